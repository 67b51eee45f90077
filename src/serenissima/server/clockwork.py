"""What happens by the clock: time runs out, bots are reminded of tables nobody has open, rated games count."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog
from sqlalchemy import or_, select

from serenissima.server import ratings
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.storage import tables
from serenissima.server.table import Row, Table

EVERY = 1.0  # seconds between two looks
GRACE = 60.0  # for clocks that ran out while the house was closed
logger = structlog.get_logger("serenissima.clock")


async def run(house: House) -> None:
    """Look again and again, until cancelled; one table's trouble is not another's."""
    while True:
        try:
            for table_id in await waiting(house):
                with suppress(No):
                    await attend(house, table_id)
            for table_id in await ratings.uncounted(house.ledger.engine):
                await ratings.count(house.ledger.engine, table_id)
        except Exception as error:
            logger.error("the clockwork stumbled", error=str(error))
        await asyncio.sleep(EVERY)


async def waiting(house: House) -> list[str]:
    """Tables where time has run out, or where a bot owes an answer."""
    now = house.clock()
    late = now - GRACE if now < house.opened + GRACE else now  # who was kept out by us gets a little longer
    query = select(tables.c.id).where(tables.c.status == "playing").where(or_(tables.c.due < late, tables.c.bot_due))
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
