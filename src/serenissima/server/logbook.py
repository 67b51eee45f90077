"""What a house asks of whoever keeps its logs, and what is known of a table without reading its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from serenissima.server.table import Fixed, Row, Table

RESEATING = frozenset(("sit", "stand", "send", "start", "resign", "return", "propose", "ballot", "rename"))


class Conflict(Exception):
    """Another process has written this entry first."""


class Logbook(Protocol):
    """The logs of all tables: in a database, or in the storage of a browser."""

    engine: Any  # of the database; none in a browser

    @property
    def databases(self) -> list[Any]:
        """Where logs are; nowhere, in a browser."""

    @property
    def trouble(self) -> str:
        """Why the last rows were not written; empty when they were."""

    async def create(self, fixed: Fixed) -> None:
        """A table without any row yet."""

    async def append(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows; returns when they are durable."""

    async def mark_broken(self, table_id: str, problem: str) -> None:
        """Take a table offline; its rows stay as they are."""

    async def fixed(self, table_id: str) -> Fixed | None:
        """What never changes about a table."""

    async def rows(self, table_id: str, start: int = 0) -> list[Row]:
        """The log from that row on."""

    async def check_reachable(self, table_ids: Sequence[str]) -> None:
        """Refuse, while some of these logs lie where they cannot be read now."""

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are now."""

    async def tally(self, table_id: str) -> Any:
        """Who has chosen how often, and who was late; nobody asks in a browser."""

    async def chat_line(self, number: int) -> Any:
        """A line of chat with who said it; none if it is gone."""


def summary_of(table: Table) -> dict[str, Any]:
    """What is looked up about a table without reading its log."""
    return {
        "updated": table.updated,
        "told": table.told_at(()),
        "status": table.status,
        "length": table.length,
        "asked": [seat for seat in table.asked() if table.chairs[seat].bot is None],
        "due": table.due(),
        "bot_due": bool(table.bots_asked()) or table.by_itself() is not None,
        "result": table.result,
        "rematch": table.rematch,
    }


def players_of(table: Table) -> list[dict[str, Any]]:
    """Who sits where."""
    return [
        {
            "table_id": table.fixed.id,
            "seat": seat,
            "user_id": chair.user,
            "name": chair.name,
            "bot": chair.bot,
            "program": chair.program,
        }
        for seat, chair in enumerate(table.chairs)
        if not chair.free
    ]
