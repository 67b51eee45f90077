"""How much the logs held when somebody last looked, noted beside an SQLite file: a shorter log is told at opening.

SQLite opens a database whose write-ahead log was cut off or lost without a word, and then what was in it has not
happened. The note is no part of the database, so it knows. It is written every few seconds: what was lost within
them is not noticed.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import structlog
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.storage import tables

EVERY = 5.0  # seconds
logger = structlog.get_logger("serenissima.length")


class Length:
    """The note beside the file of a house."""

    def __init__(self, engine: AsyncEngine, file: Path | None) -> None:
        self.engine = engine
        self.note = None if file is None else file.with_name(f"{file.name}.length")
        self.written = -1
        self.missing = 0  # rows that were known and are no longer there

    async def now(self) -> int:
        """How many rows the logs of all tables have."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.coalesce(func.sum(tables.c.length), 0)))).scalar_one())

    async def check(self) -> None:
        """Compare with what was last known."""
        if self.note is None:
            return
        try:
            known = int(json.loads(self.note.read_text(encoding="utf-8"))["rows"])
        except (OSError, ValueError, KeyError, TypeError):
            known = 0
        found = await self.now()
        self.missing = max(0, known - found)
        if self.missing:
            logger.error("the logs are shorter than they were", known=known, found=found, missing=self.missing)
        self.write(found)

    def write(self, rows: int) -> None:
        """Note it; the old note holds until the new one is whole."""
        if self.note is None or rows == self.written:
            return
        fresh = self.note.with_name(f"{self.note.name}.new")
        fresh.write_text(json.dumps({"rows": rows}), encoding="utf-8")
        fresh.replace(self.note)
        self.written = rows

    async def look(self) -> None:
        """Note how much there is now."""
        if self.note is not None:
            self.write(await self.now())

    async def run(self) -> None:
        """Again and again, until cancelled."""
        while self.note is not None:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                logger.error("the length of the logs was not noted", error=str(error))
