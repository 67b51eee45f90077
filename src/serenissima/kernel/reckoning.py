"""Why the score is what it is: points by source, for every seat, as one reader may know them.

Some points lie on the board and can be counted there at any moment; others were earned once and are only a number in a
purse now, so they are booked when they are told. A game says both in the part `reckoning.py` of its room, and the law
of *reckoning* holds the sum equal to the score: there is no second scoring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import cast

from serenissima.kernel import room
from serenissima.kernel.core import AnyState, Event, Seat
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import UNKNOWN

Booking = tuple[str, Seat, int]  # source, whose, and how many points; UNKNOWN where the reader cannot tell


@dataclass(frozen=True)
class Scoring:
    """What a game adds: its sources with the rule of each, in the order they are told, and who earns what when."""

    sources: dict[str, str]
    opening: Callable[[AnyState], list[Booking]]  # what everybody begins with
    book: Callable[[AnyState, list[Event]], list[Booking]]  # what the events of one moment bring, after it
    standing: Callable[[AnyState, Seat], list[Booking]]  # what lies on the board now, as that reader may know it


def scoring_of(game: Game) -> Scoring | None:
    """How that game is reckoned; none where nobody has said it."""
    own = room.part(game, "reckoning")
    return None if own is None else cast(Scoring, own.SCORING)


class Account:
    """What one reader has been told so far, by source and seat; what lies on the board is added when it is read."""

    def __init__(self, scoring: Scoring, g: AnyState) -> None:
        self.scoring = scoring
        self.booked: dict[tuple[str, Seat], int] = {}
        self.enter(scoring.opening(g))

    def hear(self, g: AnyState, events: list[Event]) -> None:
        """Book what the events of one moment bring; `g` is the game after it."""
        if events:
            self.enter(self.scoring.book(g, events))

    def enter(self, bookings: Iterable[Booking]) -> None:
        for source, seat, points in bookings:
            add(self.booked, source, seat, points)

    def read(self, g: AnyState, reader: Seat) -> dict[str, list[int]]:
        """Points by source, one number a seat; sources that brought nobody anything are left out."""
        total = self.booked.copy()
        for source, seat, points in self.scoring.standing(g, reader):
            add(total, source, seat, points)
        rows: dict[str, list[int]] = {}
        for source in self.scoring.sources:
            row = [total.get((source, seat), 0) for seat in range(len(g.own))]
            if any(row):
                rows[source] = row
        return rows


def add(total: dict[tuple[str, Seat], int], source: str, seat: Seat, points: int) -> None:
    """What is unknown stays so, whatever is added to it."""
    so_far = total.get((source, seat), 0)
    total[source, seat] = UNKNOWN if UNKNOWN in (points, so_far) else so_far + points


def sums(rows: dict[str, list[int]], seats: int) -> list[int]:
    """What it adds up to for each seat; UNKNOWN where a part of it is."""
    found: list[int] = []
    for seat in range(seats):
        parts = [row[seat] for row in rows.values()]
        found.append(UNKNOWN if UNKNOWN in parts else sum(parts))
    return found


def reckon(game: Game, moments: Iterable[tuple[AnyState, list[Event]]], reader: Seat) -> dict[str, list[int]]:
    """Points by source after these moments, the start first, as a reader knows them who was told these events."""
    scoring = scoring_of(game)
    account: Account | None = None
    last: AnyState | None = None
    for g, events in moments:
        last = g
        if account is not None:
            account.hear(g, events)
        elif scoring is not None:
            account = Account(scoring, g)
    return {} if account is None or last is None else account.read(last, reader)
