"""Pods of people who are near each other: no repeats first, then the least sum of squared differences of points.

What two people at one table cost is `REPEAT` for each time they have met before, the square of the difference of
their points, and a trifle if both have started already (so that somebody is left who has not). A pod costs what its
pairs cost. The cheapest way to seat everybody is found

* for tables of two by maximum weight matching (Edmonds' blossoms, as networkx has it): exact;
* for pods of up to `EXACT` people in all by dynamic programming over subsets: exact;
* above by local search: those who stand together sit together, then exchanges of two people as long as one helps,
  from several beginnings while people would meet again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

Costs = list[list[int]]
Pods = list[list[int]]  # people by number

UNIT: Final = 60  # points become whole numbers: quarters and shared thirds and fifths are
REPEAT: Final = 10**9  # more than all differences of a round together
EXACT: Final = 12  # people
BEGINNINGS: Final = 12  # of the local search, while somebody would meet somebody again


def costs(points: Sequence[float], met: Sequence[Sequence[int]], starts: Sequence[int]) -> Costs:
    """What each two cost at one table."""
    units = [round(UNIT * one) for one in points]
    people = range(len(points))
    return [
        [(units[a] - units[b]) ** 2 + REPEAT * met[a][b] ** 2 + starts[a] * starts[b] if a != b else 0 for b in people]
        for a in people
    ]


def pod_cost(cost: Costs, pod: Sequence[int]) -> int:
    return sum(cost[a][b] for a, b in combinations(pod, 2))


def total(cost: Costs, pods: Pods) -> int:
    return sum(pod_cost(cost, pod) for pod in pods)


def matched(cost: Costs) -> Pods:
    """Everybody in pairs, at the least cost; the number of people is even."""
    from networkx import Graph, max_weight_matching

    people, dearest = len(cost), 1 + max(map(max, cost))
    graph = Graph()
    graph.add_weighted_edges_from((a, b, dearest - cost[a][b]) for a, b in combinations(range(people), 2))
    return sorted(sorted(pair) for pair in max_weight_matching(graph, maxcardinality=True))


def exact(cost: Costs, sizes: tuple[int, ...]) -> Pods:
    """The cheapest pods of these sizes, all ways considered."""

    @cache
    def best(left: frozenset[int], sizes: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not left:
            return 0, ()
        first, *others = sorted(left)
        ways = []
        for size in dict.fromkeys(sizes):
            rest = list(sizes)
            rest.remove(size)
            for company in combinations(others, size - 1):
                pod = (first, *company)
                dear, pods = best(left.difference(pod), tuple(rest))
                ways.append((dear + pod_cost(cost, pod), (pod, *pods)))
        return min(ways)

    return [list(pod) for pod in best(frozenset(range(len(cost))), sizes)[1]]


def searched(cost: Costs, sizes: Sequence[int], order: Sequence[int], draw: Random) -> Pods:
    """Good pods by exchanges: once, and from other beginnings as long as people would meet again."""
    best = improved(cost, cut(order, sizes))
    for _ in range(BEGINNINGS):
        if total(cost, best) < REPEAT:
            break
        other = improved(cost, cut(shaken(order, draw), sizes))
        best = min(best, other, key=lambda pods: total(cost, pods))
    return best


def cut(order: Sequence[int], sizes: Sequence[int]) -> Pods:
    """People in this order, cut into pods."""
    pods, at = [], 0
    for size in sizes:
        pods.append(list(order[at : at + size]))
        at += size
    return pods


def shaken(order: Sequence[int], draw: Random) -> list[int]:
    """Nearly the same order: everybody has moved a few places."""
    reach = max(4.0, len(order) / 4)
    return [who for _, who in sorted((at + draw.uniform(-reach, reach), who) for at, who in enumerate(order))]


def improved(cost: Costs, pods: Pods) -> Pods:
    """Exchange two people of different pods wherever that is cheaper, until nothing is: near pods first, then all."""
    near = max(2, len(pods) // 4)
    for reach in dict.fromkeys((near, len(pods))):
        if reach == near or total(cost, pods) >= REPEAT or len(pods) <= 8:
            moved = set(range(len(pods)))
            while moved:
                moved = sweep(cost, pods, reach, moved)
    return pods


def sweep(cost: Costs, pods: Pods, reach: int, moved: set[int]) -> set[int]:
    """Once through all pairs of pods not further apart of which one has changed; those that have changed now."""
    changed: set[int] = set()
    for one in range(len(pods)):
        for other in range(one + 1, min(len(pods), one + 1 + reach)):
            known = one not in moved and other not in moved and one not in changed and other not in changed
            if not known and exchange(cost, pods[one], pods[other]):
                changed |= {one, other}
    return changed


def exchange(cost: Costs, one: list[int], other: list[int]) -> bool:
    """The best exchange of two people between these pods, if one is cheaper."""
    stays = [sum([cost[a][x] for x in other]) - sum([cost[a][x] for x in one]) for a in one]
    moves = [sum([cost[b][x] for x in one]) - sum([cost[b][x] for x in other]) for b in other]
    best, swap = 0, None
    for i, a in enumerate(one):
        row, here = cost[a], stays[i]
        for j, b in enumerate(other):
            gain = 2 * row[b] - here - moves[j]
            if gain > best:
                best, swap = gain, (i, j)
    if swap:
        one[swap[0]], other[swap[1]] = other[swap[1]], one[swap[0]]
    return swap is not None
