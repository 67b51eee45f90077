"""Facts that speak for one way through a turn rather than another: what is counted, who answers next, chances.

No sentence is made here; `reasons` in the words of the house does that. Everything follows from the view of the seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from serenissima.kernel.core import CHANCE, AnyState, Seat, seats, step_name
from serenissima.kernel.outlook import UNKNOWN, Counted, Telling, changes

MOST: Final = 3  # things named in one reason
SOON: Final = 0.1  # a smaller difference, on average, is none

Ahead = tuple[Counted, Counted, str]  # counted before the turn, and when the seat is asked again; what it is asked


@dataclass(frozen=True)
class Weighed:
    """Something counted: whose, by how much it changes one way, and by how much the other way, where there is one."""

    what: str
    seat: Seat
    by: float
    rather: float | None

    def to_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """The same as plain values, rounded to a tenth."""
        rather = None if self.rather is None else round(self.rather, 1)
        return {"what": self.what, "seat": names[self.seat], "by": round(self.by, 1), "rather": rather}


@dataclass(frozen=True)
class Facts:
    """What speaks for a way: changes before anybody else answers, and on average until the seat's next turn.

    Then who answers next, and what; the chances where that is luck; how often those who are asked would agree; and the
    share of the win that the other way leads to.
    """

    now: list[Weighed]
    soon: list[Weighed]
    asked: tuple[Seat, ...]
    step: str
    chances: dict[str, float]
    agreed: float | None
    other: float | None

    def to_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """The same as plain values, seats by name; `*` is luck."""
        called = ("*", *names)
        return {
            "now": [weighed.to_json(names) for weighed in self.now],
            "soon": [weighed.to_json(names) for weighed in self.soon],
            "asked": [called[seat + 1] for seat in self.asked],
            "step": self.step,
            "chances": {result: round(share, 4) for result, share in self.chances.items()},
            "agreed": None if self.agreed is None else round(self.agreed, 4),
            "other": None if self.other is None else round(self.other, 4),
        }


def brought(seat: Seat, before: Counted, end: Counted, other: Counted | None) -> list[Weighed]:
    """What changes by the turn, and would not, or not by as much, the other way; one's own things first."""
    mine = {(what, whose): by for what, whose, by in changes(before, end)}
    theirs = {} if other is None else {(what, whose): by for what, whose, by in changes(before, other)}
    keys = [key for key in dict.fromkeys([*mine, *theirs]) if mine.get(key, 0) != theirs.get(key, 0)]
    keys.sort(key=lambda key: key[1] != seat)
    return [
        Weighed(what, whose, mine.get((what, whose), 0), None if other is None else theirs.get((what, whose), 0))
        for what, whose in keys[:MOST]
    ]


def later(seat: Seat, one: list[Ahead], other: list[Ahead], told: list[Weighed]) -> list[Weighed]:
    """What the seat itself has more or less of when it is asked again, in the same worlds; told things are left out.

    Worlds in which it is asked something else then say nothing: a market later it always has more.
    """
    alike = [(mine, theirs) for mine, theirs in zip(one, other, strict=False) if mine[2] == theirs[2]]
    if 2 * len(alike) < len(one):
        return []
    one, other = [mine for mine, _ in alike], [theirs for _, theirs in alike]
    known = {(weighed.what, weighed.seat) for weighed in told}
    found = []
    for what in one[0][0] if one and other else ():
        mine, theirs = grown(seat, what, one), grown(seat, what, other)
        if (what, seat) in known or not mine or not theirs:
            continue
        mean, error = average([a - b for a, b in zip(mine, theirs, strict=True)])
        if abs(mean) > error and abs(mean) >= SOON:
            found.append((error / abs(mean), Weighed(what, seat, average(mine)[0], average(theirs)[0])))
    return [weighed for _, weighed in sorted(found, key=lambda pair: pair[0])[:MOST]]


def grown(seat: Seat, what: str, ahead: list[Ahead]) -> list[int]:
    """By how much that count of the seat changed in each world; nothing where it cannot be known."""
    pairs = [(before[what][seat], after[what][seat]) for before, after, _ in ahead]
    return [] if any(UNKNOWN in pair for pair in pairs) else [after - before for before, after in pairs]


def average(numbers: list[float] | list[int]) -> tuple[float, float]:
    """The mean of several numbers with its standard error."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return mean, sqrt(spread / count)


def chances(telling: Telling, g: AnyState, seat: Seat) -> dict[str, float]:
    """Where luck answers next: each result that matters, and how likely it is."""
    fold = telling.folds.get(asked_for(g))
    return {} if fold is None or seats(g) != (CHANCE,) else fold.shares(g, seat)


def asked_for(g: AnyState) -> str:
    """The question that comes next; empty at the end."""
    return step_name(g.stack[-1]) if g.stack else ""
