"""Where everybody will probably end: the rest of the contest played many times by people of the rated strength.

In each future everybody's strength is drawn from his rating, and each table's order from the Plackett-Luce model with
OpenSkill's scale, as ratings are reckoned. Coming rounds of a Swiss are cut from the order of points, which is where
its pairing ends nearly always.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from serenissima.contests import brackets
from serenissima.contests.closeness import cut
from serenissima.contests.pairing import SCHEDULED, groups, over, rounds_of
from serenissima.contests.points import POINTS, REST
from serenissima.contests.schedules import schedule
from serenissima.contests.sizes import tables_for
from serenissima.contests.standings import standings
from serenissima.contests.tally import tallies
from serenissima.contests.terms import SIGMA, Contest, Pod, Round

BETA: Final = SIGMA / 2  # how much luck a table has, as in OpenSkill
FUTURES: Final = 400
WORK: Final = 60_000  # seats that are played at most, over all futures
INSIDE: Final = 0.8  # of the futures end in the interval

Skills = dict[str, float]


class Likely(Struct, frozen=True):
    """Eight of ten futures end from `low` to `high`; half of them not behind `middle`."""

    low: int
    middle: int
    high: int


def ordered(seats: Sequence[str], skill: Skills, draw: Random) -> list[str]:
    """One table by Plackett-Luce: the order of strength with Gumbel's noise."""
    scale = BETA * sqrt(len(seats))
    return sorted(seats, key=lambda who: -(skill[who] / scale - log(-log(draw.random() or 0.5))))


def likely(contest: Contest, secret: str, seed: str, futures: int = FUTURES) -> dict[str, Likely]:
    """The likely final place of everybody, within his division; when all is over, the place he has."""
    if over(contest):
        return {line.who: Likely(line.place, line.place, line.place) for line in standings(contest, secret)}
    seats = len(contest.entrants) * max(1, rounds_of(contest) - len(contest.rounds) + 1)
    dear = 3 if contest.terms.form == "knock_out" else 1  # whose futures are whole contests with their tables
    count = max(40, min(futures, WORK // max(1, seats)) // dear)
    points = {who: one.points for who, one in tallies(contest).items()}
    places: dict[str, list[int]] = {one.who: [] for one in contest.entrants}
    group = {one.who: one.group for one in contest.entrants}
    for number in range(count):
        seen: dict[int, int] = {}
        for who in future(contest, secret, dict(points), Random(f"{seed} {number}")):
            seen[group[who]] = seen.get(group[who], 0) + 1
            places[who].append(seen[group[who]])
    return {who: interval(sorted(found)) for who, found in places.items()}


def interval(found: list[int]) -> Likely:
    """From the sorted places of all futures."""
    outside = (1 - INSIDE) / 2
    low, middle, high = (found[min(len(found) - 1, int(len(found) * part))] for part in (outside, 0.5, 1 - outside))
    return Likely(low, middle, high)


def future(contest: Contest, secret: str, points: dict[str, float], draw: Random) -> list[str]:
    """One way it may end, from the points so far: everybody, the first first."""
    skill = {one.who: draw.gauss(one.mu, one.sigma) for one in contest.entrants}
    if contest.terms.form == "knock_out":
        return knocked_out(contest, secret, skill, draw)
    for pod in (pod for turn in contest.rounds for pod in turn.pods if not pod.over):
        play(pod.seats, pod.people, points, skill, draw)
    for number in range(contest.coming, rounds_of(contest) + 1):
        pods, resting = coming(contest, number, points, draw)
        for seats in pods:
            play(seats, seats, points, skill, draw)
        for who in resting:
            points[who] += REST
    return sorted(points, key=lambda who: (-round(points[who], 6), draw.random()))


def play(seats: Sequence[str], people: Sequence[str], points: dict[str, float], skill: Skills, draw: Random) -> None:
    """One table: its people take the first places."""
    for who, won in zip(ordered(people, skill, draw), POINTS[len(seats)], strict=False):
        points[who] += won


def coming(
    contest: Contest, number: int, points: dict[str, float], draw: Random
) -> tuple[list[list[str]], Sequence[str]]:
    """The tables of a round to come, and who rests."""
    terms = contest.terms
    if terms.form in SCHEDULED:
        return fixed(contest, number)
    people = [one.who for one in contest.there(number)]
    order = sorted(people, key=lambda who: (-points[who], draw.random()))
    tables = tables_for(len(order), terms.usual, terms.sizes)
    pods = cut(range(len(order)), tables)
    return [[order[at] for at in pod] for pod in pods], order[sum(tables) :]


def fixed(contest: Contest, number: int) -> tuple[list[list[str]], Sequence[str]]:
    """As the schedule has it."""
    terms = contest.terms
    pods: list[list[str]] = []
    resting: list[str] = []
    for group in groups(contest):
        rounds = schedule(len(group), terms.usual, terms.sizes)
        if number <= len(rounds):
            here = [[group[at].who for at in pod] for pod in rounds[number - 1]]
            resting += {one.who for one in group}.difference(*here)
            pods += here
    return pods, resting


def knocked_out(contest: Contest, secret: str, skill: Skills, draw: Random) -> list[str]:
    """The bracket to its end; then the table as it always is."""
    while True:
        rounds = tuple(replace(one, pods=tuple(played(pod, skill, draw) for pod in one.pods)) for one in contest.rounds)
        contest = replace(contest, rounds=rounds)
        alive = brackets.still_in(contest)
        pods, resting = brackets.drawn(contest.terms, alive)
        if not pods:
            return [line.who for line in standings(contest, secret)]
        drawn = tuple(Pod(at, tuple(seats)) for at, seats in enumerate(pods, 1))
        contest = replace(contest, rounds=(*contest.rounds, Round(contest.coming, drawn, tuple(resting))))


def played(pod: Pod, skill: Skills, draw: Random) -> Pod:
    """The same table with a result, if it has none yet; bots that sit in come last."""
    if pod.over:
        return pod
    order = [*ordered(pod.people, skill, draw), *pod.absent]
    return replace(pod, places=tuple(order.index(who) + 1 for who in pod.seats))
