"""How a number of people is divided among tables."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=4096)
def tables_for(people: int, usual: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of the tables, the largest first: fewest rest, then fewest seats away from the usual number.

    Among equals fewest people sit at an unusual table: ten are 4, 3 and 3 rather than 5 and 5.
    """
    best: list[tuple[int, int, tuple[int, ...]] | None] = [(0, 0, ())] + [None] * people
    for count in range(1, people + 1):
        ways = [(size, best[count - size]) for size in sizes if size <= count]
        found = [
            (way[0] + (size - usual) ** 2, way[1] + (size if size != usual else 0), (*way[2], size))
            for size, way in ways
            if way is not None
        ]
        best[count] = min(found, key=lambda way: (way[0], way[1], sorted(way[2])), default=None)
    chosen = next(best[count] for count in range(people, -1, -1) if best[count] is not None)
    return tuple(sorted(chosen[2], reverse=True)) if chosen else ()
