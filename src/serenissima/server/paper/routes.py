"""The house's paper by HTTP: feeds, pictures, and what other sites ask for to show a board."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Response, get
from litestar.params import Parameter

from serenissima.server.context import Context
from serenissima.server.limits import PICTURES
from serenissima.server.paper import news
from serenissima.server.paper.atom import KIND
from serenissima.server.paper.head import HIGH, WIDE, Head
from serenissima.server.paper.heads import charted, head_of
from serenissima.server.persons import Asker
from serenissima.server.refusals import No

SHOWN = {"Cache-Control": "public, max-age=300", "Cross-Origin-Resource-Policy": "cross-origin"}
PATHS = {
    "table": "table/{}",
    "review": "review/{}",
    "person": "people/{}",
    "game": "explorer/{}",
    "puzzle": "puzzles/{}",
}
Link = Annotated[str, Parameter(max_length=400)]


@get("/api/news.atom")
async def house_news(asker: Asker, context: Context) -> Response[str]:
    """The news of the house as a feed: games of note, puzzles of the day, contests."""
    await context.limits.spend(PICTURES, asker.origin)
    return Response(await news.of_the_house(context), media_type=KIND)


@get("/api/profiles/{name:str}/games.atom")
async def person_news(asker: Asker, context: Context, name: str) -> Response[str]:
    """The latest public games of somebody as a feed."""
    await context.limits.spend(PICTURES, asker.origin)
    return Response(await news.of_a_person(context, name), media_type=KIND)


async def wanted(context: Context, path: str) -> Head:
    found = await head_of(context, path)
    if found is None:
        raise No("not_found", "There is nothing to show.")
    return found


@get("/api/cards/{kind:str}/{file:str}", media_type="image/png")
async def card(asker: Asker, context: Context, kind: str, file: str) -> Response[bytes]:
    """The picture of a table, a replay, a puzzle (GAME.ID), a person or a game, as PNG."""
    await context.limits.spend(PICTURES, asker.origin)
    name, _, ending = file.rpartition(".")
    if kind not in PATHS or ending != "png":
        raise No("not_found", "There is no such picture.")
    inside = name.replace(".", "/", 1) if kind == "puzzle" else name
    head = await charted(context, await wanted(context, PATHS[kind].format(inside)))
    return Response(await context.cards.picture(head), media_type="image/png", headers=SHOWN)


@get("/api/oembed")
async def oembed(context: Context, url: Link, maxwidth: int = 900, maxheight: int = 640) -> Response[dict[str, Any]]:
    """What another site needs to show a board of ours (oEmbed 1.0)."""
    address = context.settings.address
    head = await wanted(context, urlsplit(url).path)
    if not head.embed:
        raise No("not_found", "There is no board to show.")
    wide, high = max(280, min(maxwidth, WIDE)), max(240, min(maxheight, HIGH + 200))
    frame = (
        f'<iframe src="{escape(f"{address}/{head.embed}")}" width="{wide}" height="{high}" title="{escape(head.title)}"'
    )
    said = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Serenissima",
        "provider_url": address,
        "title": f"{head.title}: {head.about}",
        "html": f'{frame} style="border:0" allowfullscreen></iframe>',
        "width": wide,
        "height": high,
        "thumbnail_url": f"{address}/api/cards/{head.picture}.png",
        "thumbnail_width": WIDE,
        "thumbnail_height": HIGH,
    }
    return Response(said, headers={"Cross-Origin-Resource-Policy": "cross-origin"})


ROUTES = [house_news, person_news, card, oembed]
