"""Channels between processes: short notices that a table's log has grown, that somebody has spoken, or who is there.

A notice is a hint and never the news itself: what it points at is read from the database. So a lost one costs a moment
and nothing else, and the house looks round by itself now and then.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, the length of its log, a chat line by number, or who is connected there in the process that says it."""

    table: str
    length: int = 0
    chat: int = 0
    here: tuple[str, ...] | None = None
    signed_out: str = ""  # a person or a session (its digest) whose connections must end
    asks: bool = False  # who has connections there shall say so
    origin: str = ""  # the process that says it; its own notices it does not hear


class Channel(Protocol):
    """How processes hear of each other."""

    shared: bool  # whether there may be other processes

    async def publish(self, notice: Notice, to: str = "") -> None:
        """Have one other process hear of it, or all."""

    def notices(self) -> AsyncIterator[Notice]: ...


class Alone:
    """One process: there is nobody to tell."""

    shared = False

    async def publish(self, notice: Notice, to: str = "") -> None:
        return

    async def notices(self) -> AsyncIterator[Notice]:
        nobody_speaks: tuple[Notice, ...] = ()
        for notice in nobody_speaks:
            yield notice
