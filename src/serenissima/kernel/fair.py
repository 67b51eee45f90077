"""Luck that can be checked: a secret fixed by a commitment before the game, mixed with what each player adds.

The secret's digest is published before seats are drawn; the players' contributions make the stream that every die and
draw is taken from; at the end the secret is opened, and anybody can compute the whole game's luck again.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from serenissima.kernel.core import Move
from serenissima.kernel.luck import outcome

BITS: Final = 64


def commitment(secret: str) -> str:
    """What is published before the game: it fixes the secret and tells nothing about it."""
    return digest("commitment", secret)


def stream(secret: str, contributions: Sequence[str]) -> str:
    """The key of all luck of one game."""
    return digest("stream", secret, *contributions)


def sealing(secret: str, entry: int, seat: int, move: str) -> str:
    """The commitment to a sealed answer; its salt comes from the secret, so the opened secret opens it too."""
    return digest("sealing", digest("salt", secret, str(entry), str(seat)), move)


def digest(purpose: str, *parts: str) -> str:
    """A digest of texts, none of which can run into the next."""
    state = blake2b(digest_size=32, person=purpose.encode())
    for part in parts:
        said = part.encode()
        state.update(len(said).to_bytes(4, "big"))
        state.update(said)
    return state.hexdigest()


class StreamLuck:
    """Luck of one entry of one game: numbers from the stream, each fair by rejection."""

    def __init__(self, key: str, label: str) -> None:
        self.key = key
        self.label = label
        self.drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        limit = (1 << BITS) // bound * bound
        while True:
            number = int(digest("draw", self.key, self.label, str(self.drawn))[: BITS // 4], 16)
            self.drawn += 1
            if number < limit:
                return number % bound


def fall(key: str, entry: int, odds: list[tuple[Move, int]]) -> Move:
    """How luck answers as the entry with that number, counted from 0."""
    return outcome(odds, StreamLuck(key, str(entry)))


def seated(key: str, count: int) -> list[int]:
    """The seats in the order in which luck hands them out."""
    luck = StreamLuck(key, "seats")
    left = list(range(count))
    return [left.pop(luck.below(len(left))) for _ in range(count)]
