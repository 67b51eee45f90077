"""What the rounds so far have made of everybody: points, who met whom, who started, who rested."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from serenissima.contests.points import REST, earned, placed, shares
from serenissima.contests.terms import Contest, Pod


@dataclass
class Tally:
    """One person's contest so far."""

    points: float = 0.0
    sat: list[int] = field(default_factory=list)  # seats, one for each table
    met: Counter[str] = field(default_factory=Counter)
    shares: list[float] = field(default_factory=list)
    rests: int = 0
    missed: int = 0  # tables he did not come to
    places: dict[int, int] = field(default_factory=dict)  # round -> place among the people there
    last_start: int = 0  # the round in which he last started

    @property
    def starts(self) -> int:
        return self.sat.count(0)


def tallies(contest: Contest) -> dict[str, Tally]:
    """Of everybody who entered."""
    found = {one.who: Tally() for one in contest.entrants}
    for turn in contest.rounds:
        for pod in turn.pods:
            note_pod(found, pod, turn.number)
        for who in turn.resting:
            found[who].rests += 1
            found[who].points += REST
    for one in found.values():
        one.points = round_off(one.points)
    return found


def round_off(points: float) -> float:
    """Thirds add up again."""
    return round(points, 6)


def note_pod(found: dict[str, Tally], pod: Pod, number: int) -> None:
    """Who sat there with whom counts at once, points when the table is over."""
    people = pod.people
    for seat, who in enumerate(pod.seats):
        if who in pod.absent:
            found[who].missed += 1
            continue
        found[who].sat.append(seat)
        found[who].met.update(other for other in people if other != who)
        if seat == 0:
            found[who].last_start = number
    if pod.over:
        note_result(found, pod, number)


def note_result(found: dict[str, Tally], pod: Pod, number: int) -> None:
    points, part, here = earned(pod), shares(pod), placed(pod)
    for who, place in here.items():
        found[who].points += points[who]
        found[who].shares.append(part[who])
        found[who].places[number] = 1 + sum(other < place for other in here.values())
