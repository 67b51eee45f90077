"""Statistics of public games: taken in once, only what is public, asked by HTTP; and strengths from reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from serenissima.server import annals, profiles, strengths, survey, wire
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.storage import house as house_kept
from serenissima.server.storage import put, tables
from serenissima.server.storage import strengths as strengths_kept
from serenissima.server.table import Row, Table
from server.asking import asking
from server.houses import begin, house_on, play
from server.test_profiles import GAME, NOON, Town, town
from server.test_table import fixed

pytest.importorskip("duckdb")
from serenissima.statistics.archive import Archive

S12 = "serenissima_2012"


async def over(house: House, table_id: str, **said: Any) -> None:
    """A game of two people that one of them gives up after the draft."""
    await begin(house, fixed(S12, 2, id=table_id, **said), [("u1", "Anna"), ("u2", "Bruno")])
    await play(house, table_id, 12)

    def resign(table: Table, now: float) -> list[Row]:
        return table.resign(1, now)

    await house.change(table_id, resign)
    assert await annals.enter(house.ledger.engine, table_id)


async def seen(house: House, archive: Archive) -> dict[str, int]:
    state = await survey.refresh(house.ledger, archive, survey.at_once, 5.0)
    return {} if state is None else state.games


def test_public_games_are_taken_in_once_and_private_ones_never(database: Callable[[], str], tmp_path: Path) -> None:
    address = database()

    async def story() -> None:
        archive = Archive(tmp_path / "archive")
        async with house_on(address) as house:
            await over(house, "aaaaaaaaaa", visibility="public")
            await over(house, "bbbbbbbbbb", visibility="private")
            assert await seen(house, archive) == {S12: 1}
            assert await seen(house, archive) == {}, "nothing new"
            await over(house, "cccccccccc", visibility="public")
            # a batch that was noted and not finished: the same tables, under the same number
            async with house.ledger.engine.begin() as connection:
                await put(connection, house_kept, key=survey.NOTE, value='[2, ["cccccccccc"]]')
            await asyncio.to_thread(archive.write, 2, {})
            assert await seen(house, archive) == {S12: 2}
            with archive.asking() as base:
                facts = f"FROM '{archive.public(S12)}'"
                found = base.execute(f"SELECT DISTINCT table_id {facts} ORDER BY 1").fetchall()
                assert [table for (table,) in found] == ["aaaaaaaaaa", "cccccccccc"]
                begun = base.execute(f"SELECT o1, places, place {facts} WHERE table_id = 'aaaaaaaaaa'").fetchall()
            assert all(o1.startswith("start_at port:") and places for o1, places, _ in begun)
            assert [place for *_, place in begun] == [1, 2]
            await survey.anew(house.ledger.engine, archive)
            assert await seen(house, archive) == {S12: 2}

    asyncio.run(story())


def test_the_pages_of_statistics_by_http(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")

    async def story() -> None:
        archive = Archive(settings.statistics_folder)
        async with house_on(settings.database) as house:
            await over(house, "aaaaaaaaaa", visibility="public", pace={"kind": "turns", "hours": 24.0})
            await seen(house, archive)
        async with asking(settings) as client:
            page = (await client.get(f"/api/statistics/{S12}?seats=2&pace=turns")).json()
            assert (page["games"], page["all_games"], page["fair"], page["place"]) == (1, 1, 0.5, "port")
            assert {one["verb"] for one in page["openings"]} == {"start_at"}
            assert [one["games"] for one in page["seats"]] == [1, 1]
            assert [one["things"][0][0] for one in page["openings"]] == ["port", "port"]
            assert page["records"] == [], "of people who are not known here nothing is told"
            assert (await client.get(f"/api/statistics/{S12}?pace=live")).json()["games"] == 0
            key = page["openings"][0]["key"]
            deeper = (await client.get(f"/api/statistics/{S12}", params={"first": key})).json()
            assert all(one["key"] != key for one in deeper["openings"])
            table = await client.get(f"/api/statistics/{S12}/file/openings")
            assert table.text.startswith("opening,games,won\n")
            assert table.headers["content-disposition"] == f'attachment; filename="{S12}-openings.csv"'
            whole = await client.get(f"/api/statistics/{S12}/games.parquet")
            assert whole.content[:4] == b"PAR1"
            assert b"u1" not in whole.content
            assert (await client.get(f"/api/statistics/{S12}/file/who")).status_code == 404
            assert (await client.get("/api/statistics/chess")).status_code == 404
            assert (await client.get(f"/api/statistics/{GAME}")).json()["games"] == 0
            assert (await client.get(f"/api/statistics/{GAME}/games.parquet")).status_code == 404
            assert (await client.get(f"/api/statistics/{S12}?seats=99")).status_code == 400

    asyncio.run(story())


# Strengths


def judged(*given: dict[str, float]) -> wire.Review:
    """A review of which nothing matters but what was given away."""
    empty: dict[str, Any] = {name: [] for name in ("players", "curve", "entries", "accounts", "turns", "deals")}
    return wire.Review(game=GAME, finished=True, nodes=1, phases=list(given), **empty)


async def reviewed(here: Town, *who: Any, given: list[dict[str, float]], **said: Any) -> bool:
    table = await here.over(*who, places=list(range(1, len(who) + 1)), **said)
    entered = await strengths.enter(here.engine, table, judged(*given))
    assert not await strengths.enter(here.engine, table, judged(*given)), "once"
    return entered


def test_strengths_are_measured_against_equals_and_say_what_chance_explains(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            for number in range(8):
                wobble = 0.5 * (number % 2)
                hers = {"trade": 1.0 + wobble, "opening": 3.0 + 9 * wobble, "ending": 6.0 + wobble}
                his = {"trade": 5.0 - wobble, "opening": 4.0 + wobble, "ending": 2.0}
                assert await reviewed(here, anna, bruno, given=[hers, his])
            assert not await reviewed(here, anna, bruno, given=[{}, {}], visibility="private")
            page = await here.page(anna)
            assert page.reviews == 8
            found = {one.phase: one for one in page.strengths}
            assert list(found) == ["opening", "trade", "ending"]
            assert found["trade"].points == pytest.approx(3.5)
            assert found["trade"].points > found["trade"].give > 0
            assert abs(found["opening"].points) < found["opening"].give, "chance may explain that"
            assert found["ending"].points == pytest.approx(-4.25)
            theirs = {one.phase: one.points for one in (await here.page(bruno)).strengths}
            assert theirs["trade"] == pytest.approx(-3.5)

    asyncio.run(story())


def test_parts_of_a_page_can_be_kept_to_oneself(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            for _ in range(3):
                await reviewed(here, anna, bruno, given=[{"trade": 1.0}, {"trade": 2.0}])
            hidden = ["strengths", "against", "games", "here"]
            await here.accounts.change(anna.id, settings={"hidden": hidden})
            page = await profiles.page(here.engine, bruno, "Anna", anna_seen := NOON)
            assert (page.strengths, page.against, page.here, page.hidden) == ([], [], False, hidden)
            assert page.records, "the rest stays open"
            with pytest.raises(No):
                await profiles.games(here.engine, bruno, "Anna", profiles.Sought())
            own = await profiles.page(here.engine, anna, "Anna", anna_seen)
            assert own.strengths
            assert own.hidden == []
            assert (await profiles.games(here.engine, anna, "Anna", profiles.Sought())).games

    asyncio.run(story())


def test_who_leaves_takes_his_strengths_along(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            await reviewed(here, anna, bruno, given=[{"trade": 1.0}, {"trade": 2.0}])
            await here.accounts.forget(anna)
            async with here.engine.connect() as connection:
                left = set((await connection.execute(select(strengths_kept.c.user_id))).scalars())
            assert left == {bruno.id, strengths.EVERYBODY}
            async with here.engine.begin() as connection:
                await connection.execute(update(tables).values(judged=False))

    asyncio.run(story())
