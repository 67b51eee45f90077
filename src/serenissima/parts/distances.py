"""Distances on a map of zones, for games that are sailed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FAR_AWAY: Final = 99  # where no way leads


def distances(neighbours: Sequence[Sequence[int]], start: int) -> list[int]:
    """How many steps each zone is away from one of them."""
    far = [FAR_AWAY] * len(neighbours)
    far[start] = 0
    queue = [start]
    for zone in queue:
        for near in neighbours[zone]:
            if far[near] > far[zone] + 1:
                far[near] = far[zone] + 1
                queue.append(near)
    return far


def note_voyage(counts: dict[str, int], neighbours: Sequence[Sequence[int]], way: Sequence[int]) -> None:
    """Counts a voyage, and whether it was longer than it need be or ended where it began."""
    least = distances(neighbours, way[0])[way[-1]]
    counts["voyages"] += 1
    counts["longer than need be"] += len(way) - 1 > least
    counts["in circles"] += least == 0


def all_distances(neighbours: list[list[int]]) -> list[list[int]]:
    """How many steps all zones are away from each other, worked out once for each map."""
    for known, found in _FOUND:
        if known is neighbours:
            return found
    _FOUND.append((neighbours, [distances(neighbours, zone) for zone in range(len(neighbours))]))
    return _FOUND[-1][1]


_FOUND: Final[list[tuple[list[list[int]], list[list[int]]]]] = []
