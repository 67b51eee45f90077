"""Turning points: where a game swung most, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Protocol

from serenissima.kernel.core import CHANCE, Seat
from serenissima.review.customs import Deal

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

    The cause is `luck`, `deal`, `error` (its own), `move` (its own, and no error), `rival`, or `end`: nothing could
    change the result any more, and the judge had not been sure of it before. Of the entries, `entry` mattered most;
    `best` is what should have been answered there, and `loss` what it would have been worth. The `swing` is what it
    changed beyond what a turn of this player usually does.
    """

    first: int
    last: int
    actor: Seat
    seat: Seat
    cause: str
    change: list[float]
    swing: float
    entry: int
    loss: float
    best: str


def turning_points(
    entries: Sequence[Entry], curve: list[list[float]], bargains: list[Deal], finished: bool
) -> list[Turn]:
    """The largest swings, the largest first."""
    found = stretches(entries, bargains)
    usual = usual_changes(found, curve)
    settled = settled_by(curve) if finished else 0
    warm = everybody_answered(entries, len(curve[0]))
    turns = [
        turn(stretch, curve, usual, bargains, settled)
        for stretch in found
        if stretch[0].seat == CHANCE or stretch[0].number > warm
    ]
    large = [one for one in turns if abs(one.swing) >= SWING]
    return sorted(large, key=lambda one: (-abs(one.swing), one.first))[:MOST]


def everybody_answered(entries: Sequence[Entry], seats: int) -> int:
    """The entry by which every seat has answered once: who sets up his pieces first does not lead for that."""
    waiting = set(range(seats))
    for entry in entries:
        waiting.discard(entry.seat)
        if not waiting:
            return entry.number
    return len(entries)


def settled_by(curve: list[list[float]]) -> int:
    """The entry after which the result could not change any more."""
    number = len(curve) - 1
    while number and all(abs(a - b) < 1e-9 for a, b in zip(curve[number - 1], curve[-1], strict=True)):
        number -= 1
    return number


def changed(stretch: list[Entry], curve: list[list[float]]) -> list[float]:
    """What a stretch changed for every seat."""
    before, after = curve[stretch[0].number - 1], curve[stretch[-1].number]
    return [new - old for old, new in zip(before, after, strict=True)]


def usual_changes(found: list[list[Entry]], curve: list[list[float]]) -> dict[Seat, list[float]]:
    """What a stretch of each seat changes on average: whoever has just had his turn stands a little better for it."""
    totals: dict[Seat, list[float]] = {}
    counts: dict[Seat, int] = {}
    for stretch in found:
        seat = stretch[0].seat
        if seat != CHANCE:
            counts[seat] = counts.get(seat, 0) + 1
            before = totals.get(seat, [0.0] * len(curve[0]))
            totals[seat] = [old + new for old, new in zip(before, changed(stretch, curve), strict=True)]
    return {seat: [share / counts[seat] for share in total] for seat, total in totals.items()}


def stretches(entries: Sequence[Entry], bargains: list[Deal]) -> list[list[Entry]]:
    """Entries one after the other by the same seat, or by luck; a deal is a stretch of its own."""
    within = {number: deal.first for deal in bargains for number in range(deal.first, deal.last + 1)}
    keyed = groupby(
        entries, key=lambda entry: (within.get(entry.number), None if entry.number in within else entry.seat)
    )
    return [list(stretch) for _, stretch in keyed]


def turn(
    stretch: list[Entry],
    curve: list[list[float]],
    usual: dict[Seat, list[float]],
    bargains: list[Deal],
    settled: int,
) -> Turn:
    """What one stretch did, and why."""
    first, last, actor = stretch[0].number, stretch[-1].number, stretch[0].seat
    dealt = any(deal.first == first for deal in bargains)
    change = changed(stretch, curve)
    par = [0.0] * len(change) if dealt or actor == CHANCE else usual[actor]
    beyond = [share - expected for share, expected in zip(change, par, strict=True)]
    seat = max(range(len(change)), key=lambda seat: abs(beyond[seat]))
    worst = max(stretch, key=lambda entry: entry.loss)
    cause = cause_of(dealt, actor, seat, worst.loss)
    if cause in ("move", "rival") and first <= settled <= last:
        cause = "end"
    most = worst if worst.loss >= MISTAKE else max(stretch, key=lambda entry: abs(entry.change[seat]))
    return Turn(first, last, actor, seat, cause, change, beyond[seat], most.number, most.loss, most.best)


def cause_of(dealt: bool, actor: Seat, seat: Seat, loss: float) -> str:
    """Why the seat gained or lost."""
    if dealt:
        return "deal"
    if actor == CHANCE:
        return "luck"
    if actor != seat:
        return "rival"
    return "error" if loss >= MISTAKE else "move"
