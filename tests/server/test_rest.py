"""A table where nothing happens for long is read again from its log when it is needed, and takes no room till then."""

from __future__ import annotations

import asyncio
from pathlib import Path

from serenissima.server.house import AT_REST, Connection, Room
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
