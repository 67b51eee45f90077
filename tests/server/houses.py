"""A house inside the test's own process, on a real database: no bots, no sockets, and a game to play there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from serenissima.kernel.core import Seat
from serenissima.server import migrate, ratings
from serenissima.server.channels import Alone
from serenissima.server.house import House
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.table import Fixed, Row, Table
from server.databases import laid_down


class NoBots:
    """Nobody thinks here."""

    def ask(self, house: House, table: Table, seat: Seat) -> None:
        raise AssertionError("no bot plays here")

    def asked(self, table_id: str) -> bool:
        return False


@asynccontextmanager
async def house_on(database: str) -> AsyncIterator[House]:
    """A house on that database, which is made ready for it."""
    engine = open_engine(database)
    if not await laid_down(database):
        await migrate.up(engine)
    ledger = Ledger(engine)
    ledger.open()
    try:
        yield House(ledger, Alone(), NoBots())
    finally:
        await ledger.close()
        await engine.dispose()


async def begin(house: House, fixed: Fixed, people: Sequence[tuple[str, str]]) -> None:
    """A table with these people at it, by id and name, and the game begun."""
    await house.ledger.create(fixed)

    def act(table: Table, now: float) -> list[Row]:
        rows = [row for user, name in people for row in table.sit(user, name, None, "", now)]
        return rows + table.start(now)

    await house.change(fixed.id, act)


async def quiet(house: House) -> None:
    """Until nothing more happens by itself."""
    while house.errands:
        await asyncio.gather(*house.errands)


async def play(house: House, table_id: str, moves: int = 1) -> None:
    """So many first legal answers."""

    def act(table: Table, now: float) -> list[Row]:
        seat = table.asked()[0]
        return table.play(seat, table.seen(seat), table.legal_words(seat)[0], now)

    for _ in range(moves):
        await quiet(house)
        await house.change(table_id, act)
    await quiet(house)


async def counted(house: House, table_id: str) -> bool:
    """Let a game count for the ratings, if it does."""
    async with house.ledger.engine.begin() as connection:
        return await ratings.count(connection, table_id)
