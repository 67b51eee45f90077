"""The logs of all tables in the browser's storage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, astuple
from typing import Any

from serenissima.server.logbook import players_of, summary_of
from serenissima.server.table import Fixed, Row, Table
from serenissima.tab.storage import ROWS, TABLES, Change, Storage


class Ledger:
    """Rows are added and never changed: of two tabs that write the same one, the second reads on and tries again."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.engine = None
        self.databases: list[Any] = []
        self.trouble = ""

    async def create(self, fixed: Fixed) -> None:
        """A table without any row yet."""
        await self.storage.keep([Change(TABLES, fixed.id, listed(Table(fixed)), new=True)])

    async def append(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows; returns when they are durable."""
        added = [Change(ROWS, row_key(table.fixed.id, row.n), astuple(row), new=True) for row in rows]
        await self.storage.keep([*added, Change(TABLES, table.fixed.id, listed(table))])

    async def mark_broken(self, table_id: str, problem: str) -> None:
        """Take a table offline; its rows stay as they are."""
        known = await self.storage.value(TABLES, table_id)
        await self.storage.keep([Change(TABLES, table_id, {**known, "status": "broken", "problem": problem})])

    async def fixed(self, table_id: str) -> Fixed | None:
        """What never changes about a table."""
        known = await self.storage.value(TABLES, table_id)
        return Fixed(**{name: known[name] for name in Fixed.__dataclass_fields__ if name in known}) if known else None

    async def rows(self, table_id: str, start: int = 0) -> list[Row]:
        """The log from that row on."""
        found = await self.storage.values(ROWS, f"{table_id}/")
        return [Row(*row) for row in found[start:]]

    async def check_reachable(self, table_ids: Sequence[str]) -> None:
        """All are in the browser."""

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are now."""
        known = {row["id"]: row["length"] for row in await self.storage.values(TABLES)}
        return {table_id: known[table_id] for table_id in table_ids if table_id in known}

    async def tally(self, table_id: str) -> Any:
        """No game counts here."""

    async def chat_line(self, number: int) -> Any:
        """Nobody speaks in another process."""
        return None


def row_key(table_id: str, n: int) -> str:
    """Where a row lies, in the order of the log."""
    return f"{table_id}/{n:06d}"


def listed(table: Table) -> dict[str, Any]:
    """A table as it is found without reading its log."""
    known = {**asdict(table.fixed), **summary_of(table), "problem": None}
    return {**known, "seated": players_of(table)}
