"""What the browser keeps for us: values under keys, in drawers; of one writing all is kept, or nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from serenissima.server.logbook import Conflict
from serenissima.server.refusals import No

TAKEN, FULL = "taken", "full"  # why the browser has kept nothing
TABLES, ROWS, CHAT, NOTES, ME = "tables", "rows", "chat", "notes", "me"  # the drawers


class Browser(Protocol):
    """The half of it that the page's script does."""

    async def write(self, said: str) -> str:
        """Keep changes; why it could not, else nothing."""

    async def read(self, drawer: str, first: str) -> str:
        """The values whose keys begin so, in the order of their keys."""


@dataclass(frozen=True)
class Change:
    """A value under a key; `new` where nobody else may have written there."""

    drawer: str
    key: str
    value: Any
    new: bool = False


class Storage:
    """The browser's storage."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    async def keep(self, changes: list[Change]) -> None:
        """Write all of it; returns when it is durable."""
        why = await self.browser.write(msgspec.json.encode(changes).decode())
        if why == TAKEN:
            raise Conflict("another tab has written this entry first")
        if why == FULL:
            raise No("storage_full", "The browser has no room left for this page, and nothing has changed.")
        if why:
            raise OSError(why)

    async def values(self, drawer: str, first: str = "") -> list[Any]:
        """The values whose keys begin so."""
        try:
            said = await self.browser.read(drawer, first)
        except Exception as error:  # whatever a script of the page may throw
            raise No("no_storage", f"This browser keeps nothing for this page: {error}") from error
        found: list[Any] = msgspec.json.decode(said)
        return found

    async def value(self, drawer: str, key: str) -> Any:
        """The value under that key; none if there is none."""
        return next(iter(await self.values(drawer, key)), None)
