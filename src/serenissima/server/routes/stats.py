"""How much is going on in a served house."""

from __future__ import annotations

import time
from typing import Any

from litestar import get
from sqlalchemy import func, select

from serenissima.server import annals
from serenissima.server.context import Context
from serenissima.server.storage import tables

UNFINISHED = ("open", "playing", "paused", "broken")  # these are counted; the others are more with every day


@get("/api/stats")
async def stats(context: Context) -> dict[str, Any]:
    """How much is going on."""
    there = select(tables.c.status, func.count()).where(tables.c.status.in_(UNFINISHED)).group_by(tables.c.status)
    async with context.engine.connect() as connection:
        by_status = {str(status): int(number) for status, number in (await connection.execute(there)).tuples()}
        by_status["over"] = await annals.games_over(connection)
    rooms = context.house.rooms.values()
    return {"tables": by_status, "connections": sum(len(room.connections) for room in rooms), "at": time.time()}
