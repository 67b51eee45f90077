"""How much is going on in a served house."""

from __future__ import annotations

import time
from typing import Any

from litestar import get
from sqlalchemy import func, select

from serenissima.server.context import Context
from serenissima.server.storage import tables


@get("/api/stats")
async def stats(context: Context) -> dict[str, Any]:
    """How much is going on."""
    async with context.engine.connect() as connection:
        counted = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        by_status = {str(status): int(number) for status, number in counted.tuples()}
    rooms = context.house.rooms.values()
    return {"tables": by_status, "connections": sum(len(room.connections) for room in rooms), "at": time.time()}
