"""The next round of a contest, with the reasons of every table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from serenissima.contests import brackets
from serenissima.contests.closeness import EXACT, Pods, costs, exact, matched, searched
from serenissima.contests.schedules import method_for, schedule
from serenissima.contests.seating import lot, seated
from serenissima.contests.sizes import tables_for
from serenissima.contests.tally import Tally, tallies
from serenissima.contests.terms import Contest, Entrant, Method, Pod, PodReasons, Round

SCHEDULED: Final = ("round_robin", "league")  # whose rounds are fixed before the first


def pair(contest: Contest, waiting: Sequence[str] | None = None, explain: bool = True) -> Round:
    """The round that comes next; in an arena evening of those who wait. No pods: nobody is left to be paired."""
    number, tally = contest.coming, tallies(contest)
    if contest.terms.form in SCHEDULED:
        return scheduled(contest, tally, explain)
    if contest.terms.form == "knock_out":
        pods, resting = brackets.drawn(contest.terms, brackets.still_in(contest))
        turn = made(contest, tally, number, "bracket", pods, resting)
        return explained(tally, turn, "bracket") if explain else turn
    there = [one.who for one in contest.there(number)]
    people = there if waiting is None else [who for who in there if who in set(waiting)]
    return near(contest, tally, people, explain)


def over(contest: Contest) -> bool:
    """Whether all its rounds have been played. An arena evening ends by the clock."""
    if not all(turn.over for turn in contest.rounds):
        return False
    if contest.terms.form == "swiss":
        return len(contest.rounds) >= contest.terms.rounds
    if contest.terms.form == "knock_out":
        return bool(contest.rounds) and len(brackets.still_in(contest)) < min(contest.terms.sizes)
    return contest.terms.form in SCHEDULED and len(contest.rounds) >= rounds_of(contest)


def rounds_of(contest: Contest) -> int:
    """How many rounds it will have."""
    terms, there = contest.terms, contest.there(1)
    if terms.form == "knock_out":
        return brackets.rounds_needed(terms, len(there))
    if terms.form not in SCHEDULED:
        return terms.rounds
    return max((len(schedule(len(group), terms.usual, terms.sizes)) for group in groups(contest)), default=0)


# Swiss and arena: people who are near each other


def near(contest: Contest, tally: dict[str, Tally], people: Sequence[str], explain: bool) -> Round:
    """No repeats, then near points; who has rested least often rests, among equals who has fewest points."""
    terms, number = contest.terms, contest.coming
    tables = tables_for(len(people), terms.usual, terms.sizes)
    draw = f"{terms.seed} {number}"
    by_rest = sorted(people, key=lambda who: (tally[who].rests, tally[who].points, lot(draw, who)))
    left = by_rest[: len(people) - sum(tables)]
    resting = [] if terms.form == "arena" else left  # in an evening they only wait for the next table
    playing = sorted(set(people).difference(left), key=lambda who: (-tally[who].points, lot(draw, who)))
    method, pods = nearest(tally, playing, tables, draw, repeats=True)
    turn = made(contest, tally, number, method, [[playing[at] for at in pod] for pod in pods], resting)
    if not explain:
        return turn
    free = nearest(tally, playing, tables, draw, repeats=False)[1]
    return explained(tally, turn, method, apart([[playing[at] for at in pod] for pod in free], tally))


def nearest(
    tally: dict[str, Tally], playing: Sequence[str], tables: tuple[int, ...], draw: str, repeats: bool
) -> tuple[Method, Pods]:
    """Pods of people by their place in `playing`, and how they were found; without `repeats`, as if nobody had met."""
    if not playing:
        return "exact", []
    met = [[tally[a].met[b] if repeats else 0 for b in playing] for a in playing]
    cost = costs([tally[who].points for who in playing], met, [tally[who].starts for who in playing])
    if set(tables) == {2}:
        return "matching", matched(cost)
    if len(playing) <= EXACT:
        return "exact", exact(cost, tables)
    return "search", searched(cost, tables, range(len(playing)), Random(draw))


# Round robins and leagues: fixed before the first round


def groups(contest: Contest) -> list[list[Entrant]]:
    """The divisions of a league, or all who were there at the beginning; each in the order of the draw."""
    first = contest.there(1)
    names = sorted({one.group for one in first})
    found = [[one for one in first if one.group == name] for name in names]
    return [sorted(group, key=lambda one: lot(contest.terms.seed, one.who)) for group in found]


def scheduled(contest: Contest, tally: dict[str, Tally], explain: bool) -> Round:
    """This round of the schedule, in every division that still has one; who has left sits there as absent."""
    terms, number = contest.terms, contest.coming
    pods: list[Pod] = []
    resting: list[str] = []
    for group in groups(contest):
        names, rounds = [one.who for one in group], schedule(len(group), terms.usual, terms.sizes)
        if number > len(rounds):
            continue
        here = [[names[at] for at in pod] for pod in rounds[number - 1]]
        method = method_for(len(group), terms.usual)
        resting += sorted(set(names).difference(*here))
        turn = made(contest, tally, number, method, here, [])
        pods += explained(tally, turn, method).pods if explain else turn.pods
    gone = {one.who for one in contest.entrants if one.until and one.until < number}
    numbered = [numbered_pod(pod, at, gone) for at, pod in enumerate(pods, 1)]
    return Round(number, tuple(numbered), tuple(who for who in resting if who not in gone))


def numbered_pod(pod: Pod, number: int, gone: set[str]) -> Pod:
    return Pod(number, pod.seats, pod.why, absent=tuple(who for who in pod.seats if who in gone))


# What is written down about it


def made(
    contest: Contest,
    tally: dict[str, Tally],
    number: int,
    method: Method,
    pods: Sequence[Sequence[str]],
    resting: Sequence[str],
) -> Round:
    """Everybody in a seat: the highest table first. The circle method has its own order of seats."""
    draw = f"{contest.terms.seed} {number}"
    placed = [tuple(pod) if method == "circle" else seated(pod, tally, draw) for pod in pods]
    if contest.terms.form not in SCHEDULED:
        placed.sort(key=lambda pod: -sum(tally[who].points for who in pod) / len(pod))
    numbered = [Pod(at, pod) for at, pod in enumerate(placed, 1)]
    return Round(number, tuple(numbered), tuple(resting))


def apart(pods: Sequence[Sequence[str]], tally: dict[str, Tally]) -> float:
    """The sum of squared differences of points at these tables."""
    pairs = (pair for pod in pods for pair in combinations(pod, 2))
    return round(sum((tally[a].points - tally[b].points) ** 2 for a, b in pairs), 3)


def repeated(pods: Sequence[Sequence[str]], tally: dict[str, Tally]) -> int:
    """How many pairs at these tables have met before."""
    return sum(tally[a].met[b] > 0 for pod in pods for a, b in combinations(pod, 2))


def explained(tally: dict[str, Tally], turn: Round, method: Method, closest: float | None = None) -> Round:
    """The same round with the reasons of every table."""
    pods = [pod.seats for pod in turn.pods]
    whole, again = apart(pods, tally), repeated(pods, tally)
    told = []
    for pod in turn.pods:
        why = PodReasons(
            method=method,
            points=tuple(tally[who].points for who in pod.seats),
            apart=apart([pod.seats], tally),
            apart_round=whole,
            closest_round=whole if closest is None else min(closest, whole),
            repeats=repeated([pod.seats], tally),
            repeats_round=again,
            sat=tuple(tuple(tally[who].sat) for who in pod.seats),
        )
        told.append(Pod(pod.number, pod.seats, why, absent=pod.absent))
    return Round(turn.number, tuple(told), turn.resting)
