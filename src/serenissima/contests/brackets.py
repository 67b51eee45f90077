"""Knock-outs: the seeds are drawn apart, the better half of each table goes on, and the last table is the final.

Seeds go through the pods there and back (1 to the first, 2 to the second, ... and back again), anew in every round:
with two seats that is first against last, as in brackets that are seeded again each round. Where numbers do not
divide, the best seeds rest.
"""

from __future__ import annotations

from collections.abc import Sequence

from serenissima.contests.seating import lot
from serenissima.contests.sizes import tables_for
from serenissima.contests.terms import Contest, Entrant, Pod, Terms


def seeds(entrants: Sequence[Entrant], draw: str) -> list[str]:
    """The strongest first, by what their rating is at least; equals by the draw."""
    return [one.who for one in sorted(entrants, key=lambda one: (3 * one.sigma - one.mu, lot(draw, one.who)))]


def still_in(contest: Contest) -> list[str]:
    """Who has not been knocked out, by seed. After the final nobody is left to be paired."""
    alive = seeds(contest.there(1), contest.terms.seed)
    for turn in contest.rounds:
        on = going_on(contest.terms, alive, turn.pods)
        alive = [who for who in alive if who in on]
    gone = {one.who for one in contest.entrants if one.until and one.until < contest.coming}
    return [who for who in alive if who not in gone]


def going_on(terms: Terms, alive: Sequence[str], pods: Sequence[Pod]) -> set[str]:
    """Those who rested, and the first of each table: half of it, or as many as the next table needs."""
    playing = {who for pod in pods for who in pod.seats}
    on = {who for who in alive if who not in playing}
    if len(pods) == 1 and not on:
        return set()
    extra = 0
    while extra < max(terms.sizes) and len(on) + going(pods, extra) < min(terms.sizes):
        extra += 1
    for pod in pods:
        on.update(order(pod, terms.seed)[: len(pod.seats) // 2 + extra])
    return on


def going(pods: Sequence[Pod], extra: int) -> int:
    return sum(min(len(pod.people), len(pod.seats) // 2 + extra) for pod in pods)


def order(pod: Pod, draw: str) -> list[str]:
    """The people of a table by place, then by score and by the draw; those who did not come are out."""
    placed = dict(zip(pod.seats, zip(pod.places, pod.scores or [0.0] * len(pod.seats), strict=True), strict=True))
    return sorted(pod.people, key=lambda who: (placed[who][0], -placed[who][1], lot(draw, who)))


def drawn(terms: Terms, alive: Sequence[str]) -> tuple[list[list[str]], list[str]]:
    """The pods of a round, and who rests."""
    tables = first_tables(terms, len(alive))
    resting = list(alive[: len(alive) - sum(tables)])
    pods: list[list[str]] = [[] for _ in tables]
    for at, who in enumerate(alive[len(resting) :]):
        turn, place = divmod(at, len(tables))
        pods[place if turn % 2 == 0 else len(tables) - 1 - place].append(who)
    return level(pods, tables), resting


def first_tables(terms: Terms, people: int) -> tuple[int, ...]:
    """With two seats so many that a power of two is left; else as the numbers divide."""
    if terms.usual != 2:
        return tables_for(people, terms.usual, terms.sizes)
    whole = 1 << (people - 1).bit_length() if people > 1 else 1
    return (2,) * (people - whole // 2 if people > 1 else 0)


def level(pods: list[list[str]], tables: Sequence[int]) -> list[list[str]]:
    """Going there and back may fill the wrong table by one: the last to come moves."""
    while True:
        over = [at for at, size in enumerate(tables) if len(pods[at]) > size]
        under = [at for at, size in enumerate(tables) if len(pods[at]) < size]
        if not over or not under:
            return pods
        pods[under[0]].append(pods[over[0]].pop())


def rounds_needed(terms: Terms, people: int) -> int:
    """How many rounds it takes, if everybody stays."""
    count = 0
    while people >= min(terms.sizes):
        tables = first_tables(terms, people)
        resting = people - sum(tables)
        count += 1
        if len(tables) <= 1 and not resting:
            break
        after = resting + sum(size // 2 for size in tables)
        people = min(people - 1, max(after, min(terms.sizes)))
    return count
