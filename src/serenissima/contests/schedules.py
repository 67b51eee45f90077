"""Round robins, fixed before the first round: everybody meets everybody.

Tables of two by the circle method (the tables that Berger published): one stays, the others go round. Pods of q among
q times q people, for two, three, four and five, are the parallel lines of the affine plane of that order: everybody
meets everybody exactly once in q + 1 rounds. All other numbers: round by round the pods with the least sum of squared
meetings, as many rounds as everybody needs to meet all others, if tables were perfect.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import ceil
from random import Random

from serenissima.contests.closeness import EXACT, Pods, costs, exact, searched
from serenissima.contests.sizes import tables_for
from serenissima.contests.terms import Method


def method_for(people: int, usual: int) -> Method:
    """How a round robin of so many is made."""
    if usual == 2:
        return "circle"
    return "plane" if people == usual * usual else "meetings"


@lru_cache(maxsize=256)
def schedule(people: int, usual: int, sizes: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """All rounds for people numbered from 0; who is in no pod of a round rests."""
    made = {"circle": lambda: circle(people), "plane": lambda: plane(usual)}
    rounds = made.get(method_for(people, usual), lambda: by_meetings(people, usual, sizes))()
    return tuple(tuple(tuple(pod) for pod in pods) for pods in rounds)


def circle(people: int) -> list[Pods]:
    """Round r pairs those whose numbers add up to r; who starts goes round, so that starts differ by one at most."""
    seats = people + people % 2
    last, rounds = seats - 1, []
    for turn in range(last):
        pairs = [[turn, last] if turn % 2 == 0 else [last, turn]]
        for step in range(1, seats // 2):
            pairs.append([(turn + step) % last, (turn - step) % last])
        rounds.append([pair for pair in pairs if max(pair) < people])
    return rounds


def plane(order: int) -> list[Pods]:
    """The lines of the affine plane: one round for each direction."""
    points = [(x, y) for x in range(order) for y in range(order)]
    slopes: list[Pods] = []
    for slope in range(order):
        slopes.append([[i for i, at in enumerate(points) if on(at, slope, b, order)] for b in range(order)])
    return [*slopes, [[i for i, at in enumerate(points) if at[0] == x] for x in range(order)]]


def on(at: tuple[int, int], slope: int, b: int, order: int) -> bool:
    """Whether y = slope * x + b, in the field of that order."""
    x, y = at
    if order == 4:
        return y == times4(slope, x) ^ b
    return y == (slope * x + b) % order


def times4(a: int, b: int) -> int:
    """A product in the field of four elements, where x * x = x + 1."""
    return 0 if not a or not b else (a + b - 2) % 3 + 1


def by_meetings(people: int, usual: int, sizes: tuple[int, ...]) -> list[Pods]:
    """Pods that repeat as few meetings as they can; whoever has rested least often rests."""
    met = [[0] * people for _ in range(people)]
    rests, rounds = [0] * people, []
    tables = tables_for(people, usual, sizes)
    for turn in range(ceil((people - 1) / (usual - 1)) if tables else 0):
        resting = set(sorted(range(people), key=lambda who: (rests[who], -who))[: people - sum(tables)])
        playing = [who for who in range(people) if who not in resting]
        pods = least_met(met, playing, tables, turn)
        for who in resting:
            rests[who] += 1
        for a, b in (pair for pod in pods for pair in combinations(pod, 2)):
            met[a][b] += 1
            met[b][a] += 1
        rounds.append(pods)
    return rounds


def least_met(met: Sequence[Sequence[int]], playing: list[int], tables: tuple[int, ...], turn: int) -> Pods:
    """One round of such pods."""
    here = [[met[a][b] for b in playing] for a in playing]
    cost = costs([0.0] * len(playing), here, [0] * len(playing))
    if len(playing) <= EXACT:
        pods = exact(cost, tables)
    else:
        draw = Random(turn)
        order = list(range(len(playing)))
        draw.shuffle(order)
        pods = searched(cost, tables, order, draw)
    return [[playing[who] for who in pod] for pod in pods]
