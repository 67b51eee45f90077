"""What happens by the clock: time runs out, bots are reminded of tables nobody has open, rated games count.

Where several processes serve, each keeps the clocks of the tables that live there, and one of them does what is done
for all: it holds a lock of the database as long as it lives.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from sqlalchemy import Boolean, ColumnElement, Select, bindparam, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import annals, faults
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.storage import tables
from serenissima.server.table import Row, Table

EVERY = 1.0  # seconds between two looks
ASKS = 0.8  # seconds between two questions who keeps the clock: what is done for all is done in transactions
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
        self.asked = -ASKS  # when the database last said so

    async def keeps(self) -> bool:
        """Nobody else does, and this process is still connected to the database that says so."""
        if self.alone:
            return True
        if time.monotonic() < self.asked + ASKS:
            return self.connection is not None
        self.asked = time.monotonic()
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
    """Games that are over change the ratings and go into the annals."""
    for table_id in await annals.waiting(house.ledger.engine):
        try:
            await annals.enter(house.ledger.engine, table_id, await house.ledger.tally(table_id))
        except Exception as error:  # the others do not wait for it
            faults.seen("annals", error)


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
    since = house.opened if now < house.opened + GRACE else 0.0
    return await first_of(house, OVERDUE, now=now, since=since, patient=now - GRACE)


async def forgotten_tables(house: House) -> list[str]:
    """Tables where a bot owes an answer, or where one needs nobody, and nothing has happened for a while."""
    found = await first_of(house, FORGOTTEN_BY_BOTS, before=house.clock() - FORGOTTEN)
    return [table_id for table_id in found if not house.thinks_for(table_id)]


def waiting_for(what: ColumnElement[bool], order: ColumnElement[float]) -> Select[tuple[str]]:
    """Tables under way in these quarters, in that order; said once, because it is asked again and again."""
    quarter = func.substr(tables.c.id, 1, 1).in_(bindparam("quarters", expanding=True)) | bindparam(
        "all", type_=Boolean
    )
    under_way = (tables.c.status == "playing") & (tables.c.lives == 0)
    return select(tables.c.id).where(what & under_way & quarter).order_by(order).limit(MOST)


OVERDUE = waiting_for(
    (tables.c.due < bindparam("now"))
    & ((tables.c.updated >= bindparam("since")) | (tables.c.due < bindparam("patient"))),
    tables.c.due,
)
FORGOTTEN_BY_BOTS = waiting_for(tables.c.bot_due & (tables.c.updated <= bindparam("before")), tables.c.updated)


async def first_of(house: House, query: Select[tuple[str]], **said: float) -> list[str]:
    """Of those that live here; without a tenure that is all of them."""
    where = {"all": house.tenure is None, "quarters": sorted(house.tenure.held) if house.tenure is not None else []}
    found: list[str] = []
    for database in house.ledger.databases if where["all"] or where["quarters"] else ():
        async with database.connect() as connection:
            found += (await connection.execute(query, {**said, **where})).scalars()
    return found


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
