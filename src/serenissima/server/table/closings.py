"""Answers that browsers have sealed: closed until all have given theirs, so that not even the house can look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from serenissima.kernel.core import AnyState, Question, Seat
from serenissima.server.table.rows import Misfit, Row

BROWSERS = "browsers"


@dataclass
class Closed:
    """A sealed answer; once its browser has opened it, what it says."""

    digest: str
    salt: str = ""
    said: str = ""


class Opened(msgspec.Struct):
    """What the row of an answer that is opened says."""

    salt: str
    said: str


class Closings:
    """The closed answers to the question on the table."""

    def __init__(self) -> None:
        self.by_browsers = False
        self.closed: dict[Seat, Closed] = {}

    def owing(self, asked: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who must still answer; when nobody, who must still open his answer."""
        if not self.closed:
            return tuple(asked)
        silent = tuple(seat for seat in asked if seat not in self.closed)
        return silent or tuple(seat for seat in asked if not self.closed[seat].said)

    def taken(self, digest: str) -> bool:
        """Whether somebody has put that seal before his answer."""
        return any(one.digest == digest for one in self.closed.values())

    # What rows do

    def choose(self, row: Row) -> None:
        """Who seals at this table."""
        if row.data != BROWSERS:
            raise Misfit(f"{row.data[:40]!r} cannot seal")
        self.by_browsers = True

    def close(self, row: Row) -> None:
        """A browser has sealed the answer of its seat."""
        self.closed[row.seat] = Closed(row.data)

    def open(self, row: Row) -> None:
        """It says what the answer was; nobody is told before all are open."""
        if row.seat not in self.closed:
            raise Misfit("nothing was sealed there")
        said = row.said(Opened)
        one = self.closed[row.seat]
        one.salt, one.said = said.salt, said.said

    def drop(self, seat: Seat) -> None:
        """That answer counts no more."""
        self.closed.pop(seat, None)


def is_sealed(g: AnyState) -> bool:
    """Whether the question on the table is answered under a seal that all can see."""
    step = g.stack[-1] if g.stack else None
    return isinstance(step, Question) and step.sealed and not step.covered
