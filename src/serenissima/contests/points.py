"""What a place at a table is worth.

At four seats 4, 2, 1 and 0. Tables of other sizes have the same mean of 1.75 for each seat, so that nobody gains by the
size of the table he was put at; only winning against more is worth a little more. Equals share what their places are
worth together. A bot that sits in takes no place: the people share the first places of the table among themselves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from serenissima.contests.terms import Pod

POINTS: Final = {
    2: (3.5, 0.0),
    3: (3.75, 1.5, 0.0),
    4: (4.0, 2.0, 1.0, 0.0),
    5: (4.25, 2.5, 1.5, 0.5, 0.0),
}
REST: Final = 2.0  # for somebody who rests because the numbers do not divide


@lru_cache(maxsize=4096)
def shared(size: int, places: tuple[int, ...]) -> tuple[float, ...]:
    """Points for these places at a table of that size; equals share theirs. Places may have gaps."""
    found = []
    for place in places:
        before, equal = sum(other < place for other in places), places.count(place)
        found.append(sum(POINTS[size][before : before + equal]) / equal)
    return tuple(found)


def placed(pod: Pod) -> dict[str, int]:
    """The places of those who came."""
    return {who: place for who, place in zip(pod.seats, pod.places, strict=True) if who not in pod.absent}


def earned(pod: Pod) -> dict[str, float]:
    """The points of everybody at a table that is over; nothing for those who did not come."""
    if not pod.over:
        return {}
    here = placed(pod)
    points = shared(len(pod.seats), tuple(here.values()))
    return dict(zip(here, points, strict=True)) | dict.fromkeys(pod.absent, 0.0)


def shares(pod: Pod) -> dict[str, float]:
    """Each one's part of the table's score in percent, as if it had four seats; without any score an equal part."""
    size = len(pod.seats)
    scores = [max(0.0, score) for score in pod.scores] or [0.0] * size
    whole = sum(scores)
    parts = [score / whole if whole else 1.0 / size for score in scores]
    return {who: 25.0 * size * part for who, part in zip(pod.seats, parts, strict=True) if who not in pod.absent}
