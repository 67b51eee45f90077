"""Turning points: where a game swung most, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, Protocol

from serenissima.kernel.core import CHANCE, Seat
from serenissima.review.customs import Deal
from serenissima.review.ways import Spelt

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
    def way(self) -> list[Spelt]: ...
    @property
    def why(self) -> dict[str, Any] | None: ...
    @property
    def change(self) -> list[float]: ...


@dataclass(frozen=True)
class Turn:
    """A stretch of entries by one who answers, and what it did; `seat` is who gained or lost most by it.

    The cause tells what the one who answered did: it was `luck`, a `deal`, an `error` (something better was to be had,
    and the answers lost), something `missed` (the same, though they gained), a `move` and nothing better was found, or
    the `end`: nothing could change the result any more, and the judge had not been sure of it before. The `swing` is
    what it changed beyond what a turn of this player usually does.

    `before` and `after` are shares of the win of one seat, `whose`: of the one who answered, or where luck did, of the
    one it hit most. `better` is what that seat would have come to by the better way from `entry` on, which mattered
    most; `loss` is the difference, `best` and `way` say which way that is, and `why` are the facts that speak for it.
    """

    first: int
    last: int
    actor: Seat
    seat: Seat
    cause: str
    change: list[float]
    swing: float
    whose: Seat
    before: float
    after: float
    better: float | None
    entry: int
    loss: float
    best: str
    way: list[Spelt]
    why: dict[str, Any] | None


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
    most = worst if worst.loss >= MISTAKE else max(stretch, key=lambda entry: abs(entry.change[seat]))
    whose = seat if actor == CHANCE else actor
    before, after = curve[first - 1][whose], curve[last][whose]
    cause = cause_of(dealt, actor, worst.loss, after - before)
    if cause == "move" and first <= settled <= last:
        cause = "end"
    better = min(1.0, after + most.loss) if most.loss > 0.0 else None
    found = (most.number, most.loss, most.best, most.way, most.why)
    return Turn(first, last, actor, seat, cause, change, beyond[seat], whose, before, after, better, *found)


def cause_of(dealt: bool, actor: Seat, loss: float, gained: float) -> str:
    """What the one who answered did."""
    if dealt:
        return "deal"
    if actor == CHANCE:
        return "luck"
    if loss < MISTAKE:
        return "move"
    return "error" if gained < 0.0 else "missed"
