"""A table where nothing happens for long is read again from its log when it is needed, and takes no room till then."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest

from serenissima.server.house import AT_REST, Connection, Room
from serenissima.server.logbook import Conflict
from server.houses import begin, house_on, play, quiet
from server.test_table import fixed

TABLE = "aaaaaaaaaa"


def awake(room: Room) -> bool:
    return room.table is not None


def test_a_table_at_rest_wakes_as_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            now = 1_000.0
            house.clock = lambda: now
            await begin(house, fixed(id=TABLE), [("u0", "Anna"), ("u1", "Bruno")])
            anna, bruno = (Connection(f"u{at}", name, {}, changes=True) for at, name in enumerate(("Anna", "Bruno")))
            for one in (anna, bruno):
                await house.join(TABLE, one)
            await play(house, TABLE, 3)
            async with house.holding(TABLE) as (room, table):
                length = table.length
            now += AT_REST / 2
            house.rest()
            assert awake(room)
            now += AT_REST
            house.rest()
            assert not awake(room)
            assert not anna.has
            anna.waiting.clear()
            house.leave(TABLE, bruno)
            await quiet(house)
            assert b'"connected":false' in anna.waiting[-1]  # the others still see who goes
            await play(house, TABLE)
            async with house.holding(TABLE) as (_, table):
                assert table.length > length
            told = [frame for frame in anna.waiting if b'"t":"position"' in frame]
            assert told  # the whole position: what it had is forgotten here

    asyncio.run(run())


def test_a_new_table_is_there_without_being_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            monkeypatch.setattr(house.ledger, "fixed", None)  # whoever calls it fails
            await house.create(fixed(id=TABLE))
            await house.change(TABLE, lambda table, now: table.sit("u0", "Anna", None, "", now))
            async with house.holding(TABLE) as (_, table):
                assert table.chairs[0].name == "Anna"
            with pytest.raises(Conflict):
                await house.create(fixed(id=TABLE))
            async with house.holding(TABLE) as (_, table):
                assert table.chairs[0].name == "Anna"  # the one that is there stays as it is

    asyncio.run(run())


def test_rooms_are_given_back_without_looking_at_all_of_them(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            house.most_rooms = 20
            ids = [f"t{number:09}" for number in range(60)]
            here = Connection("u0", "Anna", {})
            for table_id in ids:
                await begin(house, fixed(id=table_id), [("u0", "Anna"), ("u1", "Bruno")])
                if table_id == ids[0]:
                    await house.join(table_id, here)
            assert list(house.rooms) == [ids[0], *ids[41:]]  # somebody is in the first, however long nothing happens
            assert list(house.spare) == ids[41:]
            house.leave(ids[0], here)
            await begin(house, fixed(id="z" * 10), [("u0", "Anna"), ("u1", "Bruno")])
            assert list(house.rooms) == [ids[0], *ids[42:], "z" * 10]
            assert set(house.awake) == set(house.rooms)

    asyncio.run(run())


def test_a_table_at_rest_is_not_woken_by_a_look_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where several processes serve, each looks now and then for what no notice told."""

    async def run() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            now = 1_000.0
            house.clock = lambda: now
            await begin(house, fixed(id=TABLE), [("u0", "Anna"), ("u1", "Bruno")])
            anna = Connection("u0", "Anna", {})
            await house.join(TABLE, anna)
            now += 2 * AT_REST
            house.rest()
            await house.look_round()
            assert not awake(house.rooms[TABLE])
            monkeypatch.setattr(house.rooms[TABLE], "told", 0)  # as if another process had written meanwhile
            anna.waiting.clear()
            anna.shown.clear()
            await house.look_round()
            assert awake(house.rooms[TABLE])
            assert any(b'"t":"position"' in frame for frame in anna.waiting)
            now += 2 * AT_REST
            house.rest()
            assert not awake(house.rooms[TABLE])

    asyncio.run(run())


TABLES = 12
LARGEST = 60_000  # bytes of an open table where nothing happens, with its two connections


def test_a_table_at_rest_that_is_open_takes_little_memory(tmp_path: Path) -> None:
    async def run() -> tuple[float, float]:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as house:
            now = 1_000.0
            house.clock = lambda: now

            async def opened(table_id: str) -> None:
                await begin(house, fixed(id=table_id), [("u0", "Anna"), ("u1", "Bruno")])
                here = [Connection(f"u{at}", name, {}, changes=True) for at, name in enumerate(("Anna", "Bruno"))]
                for one in here:
                    await house.join(table_id, one)
                await play(house, table_id, 20)
                for one in here:
                    one.waiting.clear()  # they were sent

            await opened("warm" + TABLE[4:])  # whatever is kept once for all
            tracemalloc.start()
            try:
                for number in range(TABLES):
                    await opened(f"t{number:09}")
                awake = measured()
                now += 2 * AT_REST
                house.rest()
                return awake, measured()
            finally:
                tracemalloc.stop()

    awake, at_rest = asyncio.run(run())
    assert at_rest < LARGEST < awake  # it is not so small because nothing was measured


def measured() -> float:
    """Bytes that Python has allocated for one of the tables."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / TABLES
