"""What happens by the clock: time runs out, bots are reminded of tables nobody has open, rated games count.

Where several processes serve, each keeps the clocks of the tables that live there, and one of them does what is done
for all: it holds a lock of the database as long as it lives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import ColumnElement, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import faults, ratings
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.storage import tables
from serenissima.server.table import Row, Table
from serenissima.server.tenure import living_with

EVERY = 1.0  # seconds between two looks
SOON = 0.4  # seconds between two looks at clocks: nobody gets a second more
GRACE = 60.0  # for clocks that ran out while the house was closed
FORGOTTEN = 5.0  # seconds after which a bot was forgotten by the process that should have asked it
MOST = 1000  # tables in one look
AT_ONCE = 16
LOCK = 1996_2012_2004  # of the database, for whoever keeps the clock
logger = structlog.get_logger("serenissima.clock")


class Keeper:
    """Whether this process keeps the clock."""

    def __init__(self, engine: AsyncEngine, alone: bool) -> None:
        self.engine = engine
        self.alone = alone
        self.connection: AsyncConnection | None = None  # holds the lock

    async def keeps(self) -> bool:
        """Nobody else does, and this process is still connected to the database that says so."""
        if self.alone:
            return True
        try:
            if self.connection is not None:
                await self.connection.execute(text("SELECT 1"))
            else:
                await self.try_lock()
        except (DBAPIError, OSError):
            await self.close()
        return self.connection is not None

    async def try_lock(self) -> None:
        connection = await self.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        if (await connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK})).scalar():
            self.connection = connection
        else:
            await connection.close()

    async def close(self) -> None:
        """Let somebody else keep it."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(DBAPIError, OSError):
                await connection.invalidate()
                await connection.close()


async def run(house: House, keeper: Keeper, work: Callable[[House], Awaitable[None]], every: float = EVERY) -> None:
    """Do some work again and again, until cancelled; what it stumbles over is seen."""
    while True:
        try:
            if await keeper.keeps():
                await work(house)
        except Exception as error:
            faults.seen("clockwork", error)
        await asyncio.sleep(every)


async def look(house: House) -> None:
    """See to everything that is due."""
    await keep_time(house)
    await remind(house)
    await count(house)


async def keep_time(house: House) -> None:
    """Answer for all whose time has run out, whatever bots there are: those who wait longest first."""
    await attend_all(house, await overdue_tables(house))


async def remind(house: House) -> None:
    """Ask bots whose tables were forgotten: by a process that is gone, or since the house was closed."""
    await attend_all(house, await forgotten_tables(house))


async def count(house: House) -> None:
    """Rated games that are over change the ratings."""
    for table_id in await ratings.uncounted(house.ledger.engine):
        await ratings.count(house.ledger.engine, table_id)


async def attend_all(house: House, table_ids: list[str]) -> None:
    """Some at a time; one table's trouble is not another's."""
    some = asyncio.Semaphore(AT_ONCE)

    async def one(table_id: str) -> None:
        async with some:
            try:
                await attend(house, table_id)
            except No as no:
                logger.warning("a table could not be attended to", table=table_id, code=no.code, problem=no.message)
            except Exception as error:
                faults.seen("table", error)

    await asyncio.gather(*(one(table_id) for table_id in table_ids))


async def overdue_tables(house: House) -> list[str]:
    """Tables where time has run out, the longest ago first; who was kept out by us gets a little longer."""
    now = house.clock()
    late = tables.c.due < now
    if now < house.opened + GRACE:
        late &= (tables.c.updated >= house.opened) | (tables.c.due < now - GRACE)
    return await first_of(house, late, tables.c.due)


async def forgotten_tables(house: House) -> list[str]:
    """Tables where a bot owes an answer, or where one needs nobody, and nothing has happened for a while."""
    old = tables.c.updated <= house.clock() - FORGOTTEN
    found = await first_of(house, tables.c.bot_due & old, tables.c.updated)
    return [table_id for table_id in found if not house.thinks_for(table_id)]


async def first_of(house: House, where: ColumnElement[bool], order: ColumnElement[float]) -> list[str]:
    where &= (tables.c.status == "playing") & living_with(house.tenure)
    query = select(tables.c.id).where(where).order_by(order).limit(MOST)
    async with house.ledger.engine.connect() as connection:
        return [row.id for row in await connection.execute(query)]


async def attend(house: House, table_id: str) -> None:
    """Answer for whose time is out; ask bots that have not been asked."""
    async with house.holding(table_id) as (_, table):
        house.move_on(table)
        late = overdue(house, table)
    if late:
        await house.change(table_id, lambda table, now: answer_for_late(house, table, now))


def overdue(house: House, table: Table) -> list[int]:
    """Seats whose time has run out."""
    now = house.clock()
    return [seat for seat in table.owing() if (table.runs_out(seat) or now) < now]


def answer_for_late(house: House, table: Table, now: float) -> list[Row]:
    """The rule file's answer for every seat whose time has run out."""
    rows: list[Row] = []
    for seat in overdue(house, table):
        if table.status == "playing":
            rows += table.time_out(seat, now)
    return rows
