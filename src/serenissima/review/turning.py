"""Turning points: where a game swung most, and why."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Final, Protocol

from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.record import Record
from serenissima.review.deals import Deal

MOST: Final = 6
MISTAKE: Final = 0.02  # a decision that gave away so much is called an error
SWING: Final = 0.02  # a smaller one is no turning point


class Entry(Protocol):
    """What is known of one entry."""

    @property
    def number(self) -> int: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def loss(self) -> float: ...
    @property
    def best(self) -> str: ...
    @property
    def change(self) -> list[float]: ...


@dataclass(frozen=True)
class Turn:
    """A stretch of entries by one who answers, and what it did; `seat` is who gained or lost most by it.

    The cause is `luck`, `deal`, `error` (its own), `move` (its own, and no error) or `rival`. Of the entries, `entry`
    mattered most; `best` is what should have been answered there, and `loss` what it would have been worth.
    """

    first: int
    last: int
    actor: Seat
    seat: Seat
    cause: str
    change: list[float]
    entry: int
    loss: float
    best: str


def turning_points(record: Record, curve: list[list[float]], entries: list[Entry], bargains: list[Deal]) -> list[Turn]:
    """The largest swings, the largest first."""
    turns = [turn(stretch, curve, bargains) for stretch in stretches(entries, bargains)]
    large = [found for found in turns if swing(found) >= SWING]
    return sorted(large, key=lambda found: (-swing(found), found.first))[:MOST]


def swing(found: Turn) -> float:
    """How much the seat gained or lost that did so most."""
    return abs(found.change[found.seat])


def stretches(entries: list[Entry], bargains: list[Deal]) -> list[list[Entry]]:
    """Entries one after the other by the same seat, or by luck; a deal is a stretch of its own."""
    within = {number: deal.first for deal in bargains for number in range(deal.first, deal.last + 1)}
    keyed = groupby(entries, key=lambda entry: (within.get(entry.number), None if entry.number in within else entry.seat))
    return [list(stretch) for _, stretch in keyed]


def turn(stretch: list[Entry], curve: list[list[float]], bargains: list[Deal]) -> Turn:
    """What one stretch did, and why."""
    first, last = stretch[0].number, stretch[-1].number
    change = [after - before for before, after in zip(curve[first - 1], curve[last], strict=True)]
    seat = max(range(len(change)), key=lambda seat: abs(change[seat]))
    actor = stretch[0].seat
    worst = max(stretch, key=lambda entry: entry.loss)
    cause = cause_of(any(deal.first == first for deal in bargains), actor, seat, worst.loss)
    most = worst if worst.loss >= MISTAKE else max(stretch, key=lambda entry: abs(entry.change[seat]))
    return Turn(first, last, actor, seat, cause, change, most.number, most.loss, most.best)


def cause_of(dealt: bool, actor: Seat, seat: Seat, loss: float) -> str:
    """Why the seat gained or lost."""
    if dealt:
        return "deal"
    if actor == CHANCE:
        return "luck"
    if actor != seat:
        return "rival"
    return "error" if loss >= MISTAKE else "move"
