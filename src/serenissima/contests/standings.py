"""Who is before whom, and what parts equals: points, met, share, and a lot that was sealed before round 1.

*Met* is the points of everyone one sat with. Tables of unusual size count as one of the usual size (the mean of those
one met, as often as there are others at a usual table), and whom nobody could meet (a rest, somebody who did not come)
counts with one's own points, so that nobody loses by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from serenissima.contests.seating import lot
from serenissima.contests.tally import Tally, round_off, tallies
from serenissima.contests.terms import Contest, Pod

Breaker = Literal["met", "share", "lot"]
BREAKERS: Final[tuple[Breaker, ...]] = ("met", "share", "lot")


class Placing(Struct, frozen=True):
    """One line of the table."""

    who: str
    place: int
    points: float
    met: float
    share: float  # percent of the scores at his tables, as if each had four seats
    lot: str
    group: int
    rounds: tuple[int, ...]  # his place at each table so far; 0: he rested, -1: he was not there, -2: it is played now
    reached: int = 0  # in a knock-out the last round he was in


class Parting(Struct, frozen=True):
    """Two equals of this very table, and what parts them."""

    first: str
    second: str
    points: float
    by: Breaker
    of_first: float
    of_second: float


def standings(contest: Contest, secret: str) -> list[Placing]:
    """The whole table, division by division."""
    tally, met = tallies(contest), mets(contest)
    lines = []
    for one in contest.entrants:
        mine = tally[one.who]
        share = round(sum(mine.shares) / len(mine.shares), 4) if mine.shares else 0.0
        reached = last_round(contest, one.who) if contest.terms.form == "knock_out" else 0
        rounds = tuple(place_in(contest, mine, one.who, number) for number in range(1, contest.coming))
        lines.append(
            Placing(one.who, 0, mine.points, met[one.who], share, lot(secret, one.who), one.group, rounds, reached)
        )
    lines.sort(key=lambda line: rank(contest, line))
    return [numbered(line, at, lines) for at, line in enumerate(lines)]


def numbered(line: Placing, at: int, lines: Sequence[Placing]) -> Placing:
    """With its place in its division."""
    place = 1 + at - next(i for i, other in enumerate(lines) if other.group == line.group)
    return Placing(line.who, place, line.points, line.met, line.share, line.lot, line.group, line.rounds, line.reached)


def rank(contest: Contest, line: Placing) -> tuple[float | str, ...]:
    """Smaller is better. In a knock-out how far one came goes first, and the place at one's last table."""
    far = (-line.reached, last_place(line)) if contest.terms.form == "knock_out" else ()
    return (line.group, *far, -line.points, -line.met, -line.share, line.lot)


def last_place(line: Placing) -> int:
    """The place at one's last table; who did not come to it is behind the others, who rests is not behind anybody."""
    at = line.rounds[line.reached - 1] if line.reached else 0
    return at if at >= 0 else 9


def last_round(contest: Contest, who: str) -> int:
    return max(
        (r.number for r in contest.rounds if who in r.resting or any(who in pod.seats for pod in r.pods)), default=0
    )


def place_in(contest: Contest, mine: Tally, who: str, number: int) -> int:
    """What stands in the square of that round."""
    turn = contest.rounds[number - 1]
    pod = next((pod for pod in turn.pods if who in pod.seats), None)
    if pod is None:
        return 0 if who in turn.resting else -1
    return -2 if not pod.over and who not in pod.absent else mine.places.get(number, -1)


def mets(contest: Contest) -> dict[str, float]:
    """The second figure of everybody."""
    points = {who: one.points for who, one in tallies(contest).items()}
    found = dict.fromkeys(points, 0.0)
    others = contest.terms.usual - 1
    for turn in contest.rounds:
        for pod in (pod for pod in turn.pods if pod.over):
            for who in pod.people:
                found[who] += others * mean_met(pod, who, points)
        for who in turn.resting:
            found[who] += others * points[who]
    return {who: round_off(sum_) for who, sum_ in found.items()}


def mean_met(pod: Pod, who: str, points: dict[str, float]) -> float:
    """The mean of those he sat with; one who did not come counts as he himself."""
    others = [points[who] if other in pod.absent else points[other] for other in pod.seats if other != who]
    return sum(others) / len(others)


def partings(lines: Sequence[Placing]) -> list[Parting]:
    """Every two neighbours with the same points, and what parts them."""
    found = []
    for first, second in pairwise(lines):
        if (first.group, first.points, first.reached) != (second.group, second.points, second.reached):
            continue
        if first.reached and last_place(first) != last_place(second):
            continue
        by: Breaker = "met" if first.met != second.met else "share" if first.share != second.share else "lot"
        values = (0.0, 0.0) if by == "lot" else (getattr(first, by), getattr(second, by))
        found.append(Parting(first.who, second.who, first.points, by, *values))
    return found
