"""The house's paper: feeds, pictures, heads of pages, and boards that other sites may show; nothing private in them."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.whereabouts import Place, chart_of
from serenissima.puzzles.puzzle import opened as opened_at
from serenissima.puzzles.puzzle import puzzles_of
from serenissima.server.paper.cards import draw
from serenissima.server.paper.chart import COLOURS, LEFT, PAPER, TOP, TWICE, view_of
from serenissima.server.paper.head import Head
from serenissima.server.paper.heads import chart_now
from serenissima.server.settings import Settings
from server.asking import asking
from server.test_profiles import GAME, NOON, town
from server.test_table import begun, fixed

ATOM = "{http://www.w3.org/2005/Atom}"
PUBLIC, PRIVATE = "t000000001", "t000000002"
INDEX = "<!doctype html><html><head><title>Serenissima</title></head><body></body></html>"


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A house in which Anna has won a rated public game, and a private one."""
    address = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(INDEX)
    async with town(address) as here:
        anna, bruno = await here.person("Anna"), await here.person("Bruno & <b>")
        await here.over(anna, bruno, places=[1, 2], rated=True, told=NOON)
        await here.over(anna, bruno, places=[1, 2], visibility="private")
        carla = await here.person("Carla")
        await here.accounts.change(carla.id, settings={"closed": True})
    async with asking(Settings(database=address, client=str(client), address="https://house.example")) as asked:
        yield asked


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_feeds_tell_public_games_puzzles_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as client:
            news = ElementTree.fromstring((await client.get("/api/news.atom")).text)
            links = [link.get("href") or "" for link in news.findall(f"{ATOM}entry/{ATOM}link[@href]")]
            assert sum("/puzzles/" in link for link in links) == 7, "a week of puzzles"
            assert f"https://house.example/review/{PUBLIC}" in links, "a win that brought many points"
            assert not any(PRIVATE in link for link in links)
            answer = await client.get("/api/profiles/Anna/games.atom")
            assert answer.headers["content-type"].startswith("application/atom+xml")
            (only,) = ElementTree.fromstring(answer.text).findall(f"{ATOM}entry")
            assert "Bruno & <b>" in (only.findtext(f"{ATOM}title") or "")
            assert (await client.get("/api/profiles/Carla/games.atom")).status_code == 403

    asyncio.run(story())


def test_pages_that_are_handed_on_have_a_head_and_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("PIL")
    puzzle = next(iter(puzzles_of(GAMES[GAME])))

    async def story() -> None:
        async with opened(tmp_path) as client:
            pages = {
                f"/review/{PUBLIC}": f"review/{PUBLIC}",
                f"/table/{PUBLIC}": f"table/{PUBLIC}",
                f"/embed/replay/{PUBLIC}": f"review/{PUBLIC}",
                f"/puzzles/{GAME}/{puzzle}": f"puzzle/{GAME}.{puzzle}",
                "/people/Anna": "person/Anna",
                f"/explorer/{GAME}": f"game/{GAME}",
            }
            for page, picture in pages.items():
                text = (await client.get(page)).text
                assert f'property="og:image" content="https://house.example/api/cards/{picture}.png"' in text
                assert "<b>" not in text, "names are no markup"
                drawn = await client.get(f"/api/cards/{picture}.png")
                assert size_of(drawn.content) == (1200, 630)
                assert drawn.headers["cross-origin-resource-policy"] == "cross-origin"
            for page in (
                f"/review/{PRIVATE}",
                "/people/Carla",
                "/people/nobody",
                f"/puzzles/{GAME}/none",
                "/table/none",
            ):
                answer = await client.get(page)
                assert answer.status_code == 200
                assert "og:image" not in answer.text, page
            for picture in (f"review/{PRIVATE}.png", "person/Carla.png", "table/x.svg", "what/x.png"):
                assert (await client.get(f"/api/cards/{picture}")).status_code == 404

    asyncio.run(story())


@pytest.mark.parametrize("key", ["serenissima_1996", "serenissima_2012", "oltremare"])
def test_a_picture_shows_ports_and_ships_in_the_colours_of_the_seats(key: str) -> None:
    images = pytest.importorskip("PIL.Image")
    game = GAMES[key]
    places = (Place(10.0, 40.0, 1), Place(20.0, 35.0))
    found = chart_of(game, opened_at(game, next(iter(puzzles_of(game).values()))))
    assert found is not None
    part = room.part(game, "whereabouts")
    assert part is not None
    assert len(found.printed) == len(room.read(game, "components.json")[part.WHEREABOUTS.ports])
    assert found.ships
    assert all(0 <= place.owner < len(found.colours) for place in found.ships)
    chart = found._replace(ports=places, ships=(), colours=("blue", "green"))
    with images.open(BytesIO(draw(Head("A game", "Anna 3", "table/t", chart=chart), None))) as picture:
        view = view_of(chart.printed)
        for place, colour in zip(places, (COLOURS["green"], PAPER), strict=True):
            x, y = (round(along / TWICE) for along in view.at(place.lon, place.lat))
            assert "#{:02x}{:02x}{:02x}".format(*picture.getpixel((LEFT + x, TOP + y))) == colour


def test_only_a_game_that_is_drawn_at_sea_has_a_chart_and_none_before_it_begins() -> None:
    puzzle = next(iter(puzzles_of(GAMES["dogeship"]).values()))
    assert chart_of(GAMES["dogeship"], opened_at(GAMES["dogeship"], puzzle)) is None
    _, rows = begun(fixed("oltremare"))
    seats = [row for row in rows if row.kind == "sit"]
    assert len(seats) == 2
    assert chart_now(fixed("oltremare"), seats) is None
    found = chart_now(fixed("oltremare"), rows)
    assert found is not None
    assert len(found.colours) == 2


def test_only_boards_for_other_sites_may_stand_in_frames(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as client:
            for path in (f"/embed/table/{PUBLIC}", f"/embed/replay/{PUBLIC}", "/embed/puzzle"):
                headers = (await client.get(path)).headers
                assert "frame-ancestors *" in headers["content-security-policy"]
                assert "x-frame-options" not in headers
            for path in (f"/table/{PUBLIC}", "/", "/people/Anna", "/api/games"):
                headers = (await client.get(path)).headers
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-frame-options"] == "DENY"
            said = (await client.get("/api/oembed", params={"url": f"https://house.example/review/{PUBLIC}"})).json()
            assert said["type"] == "rich"
            assert f'src="https://house.example/embed/replay/{PUBLIC}"' in said["html"]
            assert (await client.get("/api/oembed?url=https://house.example/people/Anna")).status_code == 404

    asyncio.run(story())
