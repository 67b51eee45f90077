"""What happens by the clock: time runs out, bots are reminded of tables nobody has open, rated games count.

Where several processes serve, one of them keeps the clock: it holds a lock of the database as long as it lives.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import and_, or_, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import ratings
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.storage import tables
from serenissima.server.table import Row, Table

EVERY = 1.0  # seconds between two looks
GRACE = 60.0  # for clocks that ran out while the house was closed
FORGOTTEN = 5.0  # seconds after which a bot was forgotten by the process that should have asked it
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


async def run(house: House, keeper: Keeper) -> None:
    """Look again and again, until cancelled; one table's trouble is not another's."""
    while True:
        try:
            if await keeper.keeps():
                await look(house)
        except Exception as error:
            logger.error("the clockwork stumbled", error=str(error))
        await asyncio.sleep(EVERY)


async def look(house: House) -> None:
    """See to everything that is due."""
    for table_id in await waiting(house):
        try:
            await attend(house, table_id)
        except No as no:
            logger.warning("a table could not be attended to", table=table_id, code=no.code, problem=no.message)
        except Exception as error:
            logger.error("a table could not be attended to", table=table_id, error=repr(error))
    for table_id in await ratings.uncounted(house.ledger.engine):
        await ratings.count(house.ledger.engine, table_id)


async def waiting(house: House) -> list[str]:
    """Tables where time has run out, or where a bot owes an answer and nobody seems to have asked it."""
    now = house.clock()
    late = now - GRACE if now < house.opened + GRACE else now  # who was kept out by us gets a little longer
    forgotten = now - FORGOTTEN if house.channel.shared else now
    due = or_(tables.c.due < late, and_(tables.c.bot_due, tables.c.updated <= forgotten))
    query = select(tables.c.id).where(tables.c.status == "playing").where(due)
    async with house.ledger.engine.connect() as connection:
        return [row.id for row in await connection.execute(query.limit(1000))]


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
    return [seat for seat in table.asked() if (table.runs_out(seat) or now) < now]


def answer_for_late(house: House, table: Table, now: float) -> list[Row]:
    """The rule file's answer for every seat whose time has run out."""
    rows: list[Row] = []
    for seat in overdue(house, table):
        if table.status == "playing":
            rows += table.time_out(seat, now)
    return rows
