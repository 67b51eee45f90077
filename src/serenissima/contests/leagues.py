"""A league: divisions that play round robins, and seasons between which people go up and down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from serenissima.contests.brackets import seeds
from serenissima.contests.terms import Entrant

DIVISION: Final = 8  # people, if there are enough; never fewer than half of it
MOVING: Final = 2  # go up from each division, and as many down


def divided(entrants: Sequence[Entrant], draw: str, size: int = DIVISION) -> list[Entrant]:
    """The first season: divisions by rating, of nearly equal size."""
    order = seeds(entrants, draw)
    count = max(1, round(len(order) / size))
    group = {who: at * count // len(order) for at, who in enumerate(order)}
    return [replace(one, group=group[one.who]) for one in entrants]


def next_season(
    tables: Sequence[Sequence[str]], staying: Sequence[str], newcomers: Sequence[str], moving: int = MOVING
) -> list[list[str]]:
    """The divisions of the next season, from the final tables of this one, the highest first.

    The best of each division change places with the last of the one above; where somebody leaves, the best who did
    not go up anyway moves up; newcomers begin at the bottom.
    """
    after = exchanged([list(table) for table in tables], moving)
    kept = [[who for who in table if who in set(staying)] for table in after]
    for above, below, wanted in zip(kept, kept[1:], map(len, tables), strict=False):
        while len(above) < wanted and below:
            above.append(below.pop(0))
    kept[-1].extend(newcomers)
    return [table for table in kept if table]


def exchanged(tables: list[list[str]], moving: int) -> list[list[str]]:
    """Promotion and relegation between neighbours; a small division moves a third of its people at most."""
    after = [list(table) for table in tables]
    for at, (above, below) in enumerate(pairwise(tables)):
        count = min(moving, len(above) // 3, len(below) // 3)
        down, up = above[len(above) - count :], below[:count]
        after[at] = [who for who in after[at] if who not in down] + up
        after[at + 1] = down + [who for who in after[at + 1] if who not in up]
    return after
