"""Whether the database can be read and written: a small write now and then, and a read in between."""

from __future__ import annotations

import time

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.storage import house, put, tables

KEY = "pulse"
EVERY = 5.0  # seconds between two writes


class Pulse:
    """Feels whether the database lives."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.last = 0.0

    async def beat(self) -> None:
        """Read; and write, if the last time is a while ago. Raises what goes wrong."""
        if time.monotonic() - self.last < EVERY:
            async with self.engine.connect() as connection:
                await connection.execute(select(tables.c.id).limit(1))
            return
        async with self.engine.begin() as connection:
            await put(connection, house, key=KEY, value=str(time.time()))
        self.last = time.monotonic()
