"""Who was heard of lately: kept in the database, so that notices go only to those who are away.

It is written for many people at once and now and then: nobody waits for it, and no move is written later because of it.
"""

from __future__ import annotations

import asyncio

import structlog
from sqlalchemy import bindparam, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.storage import users

EVERY = 5.0  # seconds between two writings
AGAIN = 30.0  # seconds after which somebody is noted again
REMEMBERED = 10_000  # people; then all are forgotten
logger = structlog.get_logger("serenissima.attendance")

HEARD = update(users).where(users.c.id == bindparam("who")).values(active=bindparam("at"))


class Attendance:
    """When people were last heard of."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.noted: dict[str, float] = {}
        self.unwritten: dict[str, float] = {}

    def note(self, who: str, at: float) -> None:
        """Somebody is there."""
        if at - self.noted.get(who, 0.0) > AGAIN:
            if len(self.noted) > REMEMBERED:
                self.noted.clear()
            self.noted[who] = self.unwritten[who] = at

    async def write(self) -> None:
        """Write down who was noted since the last time."""
        fresh, self.unwritten = self.unwritten, {}
        if fresh:
            async with self.engine.begin() as connection:
                await connection.execute(HEARD, [{"who": who, "at": at} for who, at in fresh.items()])

    async def run(self) -> None:
        """Write now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write()
            except (DBAPIError, OSError) as error:
                logger.error("it was not noted who is there", error=str(error))
