"""What a table is made of: what is fixed about it, and the rows of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import time
from typing import Any, TypeVar

import msgspec

from serenissima.fairness.digests import new_secret
from serenissima.server.wire import Visibility

T = TypeVar("T")


class Broken(Exception):
    """A log that cannot be followed: the table goes offline, the others run on."""


class Misfit(Exception):
    """A row that does not fit what came before it."""


@dataclass(slots=True)
class Row:
    """One line of a table's log; once it is taken in, it is never changed (a frozen one takes four times as long)."""

    n: int
    kind: str
    seat: int
    data: str
    mark: str
    by: str
    at: float

    def said(self, kind: type[T]) -> T:
        """What its data say, if they are of that kind."""
        return msgspec.json.decode(self.data, type=kind)

    def number(self) -> int:
        """The number that its data are."""
        if not (self.data.isascii() and self.data.isdecimal()):
            raise Misfit(f"{self.data[:40]!r} is no number")
        return int(self.data)


@dataclass(frozen=True)
class Fixed:
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    pace: dict[str, Any]
    visibility: Visibility
    rated: bool
    shuffle: bool
    host: str
    invite: str = field(default_factory=lambda: token_urlsafe(12))
    secret: str = field(default_factory=new_secret)
    created: float = field(default_factory=time)
    rematch_of: str | None = None
    hints: bool = True  # whether players may ask for hints; all see who does
    bots: bool = False  # whether bots of people may sit down
    club: str = ""  # whose members alone may sit down
    reliable: int = 0  # how reliable they must be, in percent
