"""How well each form ranks people whose strength is known: whole contests, played by Plackett-Luce.

Strengths are drawn as OpenSkill supposes them among people it knows nothing of; the house, which seeds brackets and
divisions, knows them with the uncertainty of somebody who has played some thirty games. Pairing, points and tables are
those of the house.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import combinations
from math import sqrt
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import astuple, replace

from serenissima.contests.futures import Skills, ordered
from serenissima.contests.leagues import divided
from serenissima.contests.pairing import over, pair
from serenissima.contests.standings import standings
from serenissima.contests.terms import MU, SIGMA, Contest, Entrant, Pod, Round, Terms

KNOWN: Final = 2.0  # how uncertain a rating is after some thirty games
SHORTEST, LONGEST = 0.6, 1.4  # a game in an evening, in mean games


class Field(Terms, frozen=True, kw_only=True):
    """How many play by which terms."""

    people: int


class Found(Struct, frozen=True):
    """What one contest says about its form."""

    tau: float  # Kendall's: 1 if the final table is the order of strength, 0 if it has nothing to do with it
    best: int  # the place of the strongest
    tables: float  # that each has sat at, in the mean


class Sums(Struct, frozen=True):
    """The same of many contests."""

    count: int = 0
    tau: float = 0.0
    tau_squared: float = 0.0
    best_won: int = 0
    best: int = 0
    best_squared: int = 0
    tables: float = 0.0

    def plus(self, other: Sums) -> Sums:
        return Sums(*(mine + more for mine, more in zip(astuple(self), astuple(other), strict=True)))


def sums(found: Sequence[Found]) -> Sums:
    return Sums(
        len(found),
        sum(one.tau for one in found),
        sum(one.tau**2 for one in found),
        sum(one.best == 1 for one in found),
        sum(one.best for one in found),
        sum(one.best**2 for one in found),
        sum(one.tables for one in found),
    )


def simulated(field: Field, number: int) -> Found:
    """One contest of that field."""
    draw = Random(f"{field.seed} {number}")
    skill = {f"{at}": draw.gauss(MU, SIGMA) for at in range(field.people)}
    entrants = [Entrant(who, draw.gauss(true, KNOWN), KNOWN) for who, true in skill.items()]
    terms = replace(field, seed=f"{field.seed} {number}")
    if field.form == "league":
        entrants = divided(entrants, terms.seed)
    contest = Contest(terms, tuple(entrants))
    contest = evening(contest, skill, draw) if field.form == "arena" else by_rounds(contest, skill, draw)
    return judged([line.who for line in standings(contest, terms.seed)], skill, contest)


def by_rounds(contest: Contest, skill: Skills, draw: Random) -> Contest:
    """Round after round to the end."""
    while not over(contest):
        turn = pair(contest, explain=False)
        pods = tuple(played(pod, skill, draw) for pod in turn.pods)
        contest = replace(contest, rounds=(*contest.rounds, replace(turn, pods=pods)))
    return contest


def played(pod: Pod, skill: Skills, draw: Random) -> Pod:
    order = ordered(pod.seats, skill, draw)
    return replace(pod, places=tuple(order.index(who) + 1 for who in pod.seats))


def evening(contest: Contest, skill: Skills, draw: Random) -> Contest:
    """As long as its rounds of mean games: who has finished waits until two tables are full, or nobody plays."""
    waiting = [one.who for one in contest.entrants]
    playing: list[tuple[float, int, tuple[str, ...]]] = []
    now, count = 0.0, 0
    while now < contest.terms.rounds:
        if len(waiting) >= 2 * contest.terms.usual or not playing:
            turn = pair(contest, waiting, explain=False)
            pods = tuple(played(pod, skill, draw) for pod in turn.pods)
            contest = replace(contest, rounds=(*contest.rounds, Round(turn.number, pods)))
            for pod in pods:
                count += 1
                heappush(playing, (now + draw.uniform(SHORTEST, LONGEST), count, pod.seats))
                waiting = [who for who in waiting if who not in pod.seats]
        now, _, seats = heappop(playing)
        waiting += seats
    return contest


def judged(order: Sequence[str], skill: Skills, contest: Contest) -> Found:
    """The final table beside the truth."""
    pairs = list(combinations(order, 2))
    right = sum(1 if skill[a] > skill[b] else -1 for a, b in pairs)
    best = order.index(max(skill, key=lambda who: skill[who])) + 1
    seats = sum(len(pod.seats) for turn in contest.rounds for pod in turn.pods)
    return Found(right / len(pairs), best, seats / len(order))


class Batch(Struct, frozen=True):
    """Contests of one field, from one number up to another."""

    field: Field
    first: int
    last: int


class Done(Struct, frozen=True):
    """A batch and what came of it: one line of the log."""

    batch: Batch
    sums: Sums


def held(batch: Batch) -> Done:
    """All contests of a batch."""
    return Done(batch, sums([simulated(batch.field, number) for number in range(batch.first, batch.last)]))


def batches(fields: Sequence[Field], contests: int, size: int = 100) -> list[Batch]:
    """All that is wanted, cut small enough to be stopped and resumed; the forms side by side."""
    firsts = range(0, contests, size)
    return [Batch(field, first, min(first + size, contests)) for first in firsts for field in fields]


def verdict(sums: Sums) -> dict[str, float]:
    """Means with the half of their 95 % intervals; the chance that the best wins with Wilson's."""
    from serenissima.arena.tournament import wilson  # needs the extra arena; a simulation does not

    count = sums.count
    tau, best = sums.tau / count, sums.best / count
    low, high = wilson(sums.best_won, count)
    return {
        "contests": count,
        "tables": sums.tables / count,
        "tau": tau,
        "tau_half": 1.96 * sqrt(max(0.0, sums.tau_squared / count - tau**2) / count),
        "best_won": sums.best_won / count,
        "best_won_low": low,
        "best_won_high": high,
        "best_place": best,
        "best_place_half": 1.96 * sqrt(max(0.0, sums.best_squared / count - best**2) / count),
    }
