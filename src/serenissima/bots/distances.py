"""Distances on a map of zones, for value functions of games that are sailed."""

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
