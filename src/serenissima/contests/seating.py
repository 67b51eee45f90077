"""Who sits where at a table: who has started least often starts, and nobody sits in one seat again and again."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import permutations

from serenissima.contests.tally import Tally


def lot(secret: str, who: str) -> str:
    """The place of a person in the draw: nobody can foresee it, and everybody can check it once the secret is open."""
    return sha256(f"{secret} {who}".encode()).hexdigest()


def seal(secret: str) -> str:
    """What is published before round 1, so that the secret of the lot cannot be changed after."""
    return sha256(f"lot {secret}".encode()).hexdigest()


def starter(people: Sequence[str], tally: dict[str, Tally], draw: str) -> str:
    """Fewest starts; among equals who has played most without, whose start is longest ago, and the lot."""

    def turn(who: str) -> tuple[int, int, int, str]:
        one = tally[who]
        return one.starts, -len(one.sat), one.last_start, lot(draw, who)

    return min(people, key=turn)


def seated(people: Sequence[str], tally: dict[str, Tally], draw: str) -> tuple[str, ...]:
    """The starter first; the others so that everybody's seats are as different as can be."""
    first = starter(people, tally, draw)
    rest = sorted((who for who in people if who != first), key=lambda who: lot(draw, who))

    def sameness(order: tuple[str, ...]) -> int:
        return sum(tally[who].sat.count(seat) ** 2 + tally[who].sat.count(seat) for seat, who in enumerate(order, 1))

    return (first, *min(permutations(rest), key=sameness))
