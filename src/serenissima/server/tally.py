"""What is asked of a log when its game is over: who has chosen how often, and who was late."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.server.storage import log


@dataclass(frozen=True)
class Tally:
    """The seats of a table, and how they have answered."""

    chosen: Mapping[int, int]  # how often each has chosen itself
    late: frozenset[int]  # who has let his time run out


async def tally_of(connection: AsyncConnection, table_id: str) -> Tally:
    """The tally of a table whose log is in that database."""
    columns = (log.c.seat, log.c.kind, log.c.by, func.count().label("times"))
    query = select(*columns).where(log.c.table_id == table_id).group_by(*columns[:3])
    found = (await connection.execute(query)).all()
    chosen = {row.seat: row.times for row in found if (row.kind, row.by) == ("move", "")}
    return Tally(chosen, frozenset(row.seat for row in found if row.by == "timeout"))
