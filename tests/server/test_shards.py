"""Tables in several databases, on a real PostgreSQL: kept where their ids say, and moved while people play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from serenissima.cli import main
from serenissima.server import migrate, shards, storage
from serenissima.server.channels import Alone
from serenissima.server.house import House
from serenissima.server.ledger import open_engine
from serenissima.server.logbook import Conflict
from serenissima.server.settings import Settings
from serenissima.server.shards import ARRIVING, ELSEWHERE, HERE, HOME, SLOTS, Shards, open_shards, slot_of
from serenissima.server.storage import log, tables
from serenissima.server.table import Fixed
from server.databases import new_database
from server.houses import NoBots, begin, play
from server.test_table import fixed

PEOPLE = [("u0", "anna"), ("u1", "bruno")]


@pytest.fixture
def town(postgres: str) -> Settings:
    """A house with three databases."""
    home, north, south = (new_database(postgres) for _ in range(3))
    return Settings(database=home, shards=(f"north={north}", f"south={south}"))


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[House, Shards]]:
    engine = open_engine(settings.database)
    await migrate.up(engine)
    async with open_shards(settings, engine) as ledger:
        ledger.open()
        try:
            yield House(ledger, Alone(), NoBots()), ledger
        finally:
            await ledger.close()
    await engine.dispose()


def table_in(slot: str, last: str = "a") -> Fixed:
    return replace(fixed(), id=f"b{slot}bbbbbb{last}")


async def counted(ledger: Shards, table_id: str) -> dict[str, tuple[int | None, int]]:
    """What each database has of a table: whether it is there, and how many rows of its log."""
    found = {}
    for name, part in ledger.parts.items():
        async with part.engine.connect() as connection:
            rows = select(func.count()).select_from(log).where(log.c.table_id == table_id)
            found[name] = (await part.lives_of(table_id), int((await connection.execute(rows)).scalar_one()))
    return found


async def row_at_home(ledger: Shards, table_id: str) -> Any:
    async with ledger.engine.connect() as connection:
        return (await connection.execute(select(tables).where(tables.c.id == table_id))).one()


def test_slots_follow_from_ids() -> None:
    assert len(SLOTS) == len(set(SLOTS)) == 31 * 31
    assert slot_of("bxycdefghj") == "xy"


def test_a_table_is_kept_where_its_slot_is_and_listed_at_home(town: Settings) -> None:
    async def story() -> None:
        async with opened(town) as (house, ledger):
            await shards.move(ledger, ["nn"], "north")
            here, there = table_in("hh"), table_in("nn")
            for one in (here, there):
                await begin(house, one, PEOPLE)
                await play(house, one.id, 3)
            length = len(await ledger.rows(there.id))
            assert await counted(ledger, here.id) == {HOME: (HERE, length), "north": (None, 0), "south": (None, 0)}
            assert await counted(ledger, there.id) == {
                HOME: (ELSEWHERE, 0),
                "north": (HERE, length),
                "south": (None, 0),
            }
            assert (await row_at_home(ledger, there.id)).status == "open"  # not heard of yet
            assert await ledger.feed(ledger.parts["north"]) == 1
            listed = await row_at_home(ledger, there.id)
            assert (listed.status, listed.length) == ("playing", length)
            async with ledger.engine.connect() as connection:
                seats = select(storage.players.c.name).where(storage.players.c.table_id == there.id)
                assert sorted((await connection.execute(seats)).scalars()) == ["anna", "bruno"]
            assert await ledger.feed(ledger.parts["north"]) == 0
            assert await ledger.lengths([here.id, there.id]) == {here.id: length, there.id: length}

    asyncio.run(story())


@pytest.mark.parametrize("way", [("north", "south"), ("north", HOME), (HOME, "south", "north", HOME, "north")])
def test_slots_are_moved_while_people_play(town: Settings, way: tuple[str, ...]) -> None:
    """Two houses, of which only one is told nothing: none loses or doubles a move."""

    async def story() -> None:
        async with opened(town) as (house, ledger), opened(town) as (other, _):
            await shards.move(ledger, SLOTS[:40], way[0])
            games = [table_in(SLOTS[number], letter) for number in range(6) for letter in "abcd"]
            for one in games:
                await begin(house, one, PEOPLE)
            before = {one.id: await ledger.rows(one.id) for one in games}
            playing = [asyncio.create_task(play(house, one.id, 12)) for one in games]
            for place in way[1:]:
                await asyncio.sleep(0.05)
                await shards.move(ledger, SLOTS[:40], place)
            await asyncio.gather(*playing)
            for one in games:
                await play(other, one.id, 1)
                rows = await ledger.rows(one.id)
                assert [row.n for row in rows] == list(range(len(rows)))
                assert rows[: len(before[one.id])] == before[one.id]
                assert sum(row.kind == "move" and row.by == "" for row in rows) == 13
                found = await counted(ledger, one.id)
                assert found[way[-1]] == (HERE, len(rows))
                assert all(count == 0 for name, (_, count) in found.items() if name != way[-1])
                assert [name for name, (lives, _) in found.items() if lives == HERE] == [way[-1]]

    asyncio.run(story())


def test_who_was_stopped_half_way_is_finished_by_others(town: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None:
        """Stopped before it could say that all has arrived."""

    async def story() -> None:
        async with opened(town) as (house, ledger):
            one = table_in("aa")
            await begin(house, one, PEOPLE)
            await shards.announce(ledger, ["aa"], "north")
            with monkeypatch.context() as stopped:
                stopped.setattr(shards.Part, "settle", nothing)
                await shards.carry(ledger.home, ledger.parts["north"], [one.id])
            assert (await counted(ledger, one.id))["north"][0] == ARRIVING
            await play(house, one.id, 2)  # whoever needs it finds that it is nowhere else
            assert (await counted(ledger, one.id))["north"][0] == HERE
            with pytest.raises(shards.NoSuchShard, match="on its way"):
                await shards.move(ledger, ["aa"], "south")
            new = table_in("aa", "z")
            await begin(house, new, PEOPLE)
            assert (await counted(ledger, new.id))["north"][0] == HERE
            assert await shards.move(ledger, ["aa"], "north") == 0
            await play(house, one.id, 1)

    asyncio.run(story())


def test_nobody_writes_where_a_table_was(town: Settings) -> None:
    """A house that was stopped while the table moved is told so by the database itself."""

    async def story() -> None:
        async with opened(town) as (house, ledger):
            one = table_in("aa")
            await begin(house, one, PEOPLE)
            async with house.holding(one.id) as (_, table):
                rows = table.play(
                    table.asked()[0], table.seen(table.asked()[0]), table.legal_words(table.asked()[0])[0], 1.0
                )
            for source, target in ((HOME, "north"), ("north", "south")):
                await shards.move(ledger, ["aa"], target)
                with pytest.raises(Conflict):
                    await ledger.parts[source].append(table, rows)
            await ledger.parts["south"].append(table, rows)

    asyncio.run(story())


def test_tables_made_at_home_are_brought_to_their_slot(town: Settings) -> None:
    async def story() -> None:
        async with opened(town) as (house, ledger):
            await shards.move(ledger, ["qq"], "south")
            stray = table_in("qq")
            await ledger.home.create(stray)  # as the quay does, in one transaction with those who wait
            await play_a_little(house, stray)
            await ledger.bring_strays()
            assert (await counted(ledger, stray.id))["south"][0] == HERE
            await play(house, stray.id, 1)

    async def play_a_little(house: House, one: Fixed) -> None:
        def act(table: Any, now: float) -> Any:
            return [row for user, name in PEOPLE for row in table.sit(user, name, None, "", now)] + table.start(now)

        await house.change(one.id, act)

    asyncio.run(story())


def test_the_command_moves_and_tells(
    town: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("SERENISSIMA_SHARDS", ",".join(town.shards))

    async def story() -> None:
        async with opened(town) as (house, _):
            await begin(house, table_in("ka"), PEOPLE)

    asyncio.run(story())
    assert main(["shard", "move", "k", "north", "--database", town.database]) == 0
    assert "31 slots with 1 tables are in north now" in capsys.readouterr().out
    assert main(["shard", "list", "--database", town.database]) == 0
    assert "north: 31 slots, 1 tables" in capsys.readouterr().out
    assert main(["shard", "move", "north", "south", "--database", town.database]) == 0
    assert main(["export", str(tmp_path / "town.jsonl"), "--database", town.database]) == 0
    lines = [json.loads(line) for line in (tmp_path / "town.jsonl").read_text(encoding="utf-8").splitlines()[1:]]
    assert [row["n"] for name, row in lines if name == "log"][:3] == [0, 1, 2]  # from the shard
    assert [row["lives"] for name, row in lines if name == "tables"] == [HERE]
    assert main(["shard", "move", "k", "west", "--database", town.database]) == 2
    assert "west" in capsys.readouterr().err
    assert main(["shard", "move", "!", "south", "--database", town.database]) == 2


def test_shards_need_postgresql(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERENISSIMA_SHARDS", "north=postgresql+asyncpg://localhost/north")
    assert main(["shard", "list", "--database", "sqlite+aiosqlite:////tmp/none/house.sqlite"]) == 2
    monkeypatch.setenv("SERENISSIMA_SHARDS", "north")
    assert main(["shard", "list", "--database", "postgresql+asyncpg://localhost/none"]) == 2
    assert "no shard" in capsys.readouterr().err
