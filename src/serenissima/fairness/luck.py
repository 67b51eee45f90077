"""Luck as a game goes on: a key that nobody chose, and a chain of all that has happened.

The key is made of the secret and of what the players added to it. The chain takes in every answer, and that something
was taken back: so the same throw never falls twice, and what is done again meets new luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from serenissima.fairness.digests import NOW, Digest, commitment, digest_by, protocol_of
from serenissima.kernel.core import CHANCE, Move, Seat
from serenissima.kernel.luck import outcome

BITS: Final = 64
ALL: Final = "all"  # who takes back what all have agreed to

Weighed = Sequence[tuple[str, int]]  # what luck may answer, in words, with the weights


@dataclass(frozen=True)
class Oath:
    """What the luck of a game is made of; all of it is fixed when the game begins."""

    secret: str
    contributions: tuple[str, ...]  # what the players have added, each after its name, in order
    sat: tuple[str, ...] = ()  # the names in the order in which the chairs stood before luck handed them out
    terms: str = ""  # the table, the game, its rules and options

    @property
    def protocol(self) -> int:
        return protocol_of(self.secret)

    @property
    def key(self) -> str:
        """The key of all luck of one game."""
        return digest_by(self.protocol)("stream", self.secret, *self.contributions)

    def beginning(self) -> str:
        """Where the chain of all that happens begins; the first protocol has none."""
        if self.protocol != NOW:
            return ""
        count = str(len(self.contributions))
        return digest_by(NOW)("begin", commitment(self.secret), self.terms, count, *self.contributions, *self.sat)


class StreamLuck:
    """Numbers from the key for one purpose, each fair by rejection."""

    def __init__(self, digest: Digest, key: str, label: str) -> None:
        self.digest = digest
        self.key = key
        self.label = label
        self.drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        limit = (1 << BITS) // bound * bound
        while True:
            number = int(self.digest("draw", self.key, self.label, str(self.drawn))[: BITS // 4], 16)
            self.drawn += 1
            if number < limit:
                return number % bound


class Thread:
    """The luck of one game, and how far it has run."""

    def __init__(self, oath: Oath) -> None:
        self.oath = oath
        self.protocol = oath.protocol
        self.digest = digest_by(self.protocol)
        self.key = oath.key
        self.chain = oath.beginning()

    def answered(self, seat: Seat, said: str) -> None:
        """A seat has answered."""
        if self.protocol == NOW:
            self.chain = self.digest("answer", self.chain, str(seat), said)

    def fallen(self, said: str, odds: Weighed) -> None:
        """Luck has answered, and could have answered that, each with its weight."""
        if self.protocol == NOW:
            self.chain = self.digest("luck", self.chain, said, *(f"{weight} {move}" for move, weight in odds))

    def taken_back(self, by: Seat, count: int) -> None:
        """So many entries are gone: a seat has taken them back, or (`CHANCE`) all have agreed to."""
        if self.protocol == NOW:
            self.chain = self.digest("undo", self.chain, ALL if by == CHANCE else str(by), str(count))

    def luck(self, entry: int) -> StreamLuck:
        """What answers for luck now, after so many entries."""
        return StreamLuck(self.digest, self.key, self.chain if self.protocol == NOW else str(entry))

    def seated(self, count: int) -> list[int]:
        """The chairs in the order in which luck hands them out."""
        luck = StreamLuck(self.digest, self.key, "seats")
        left = list(range(count))
        return [left.pop(luck.below(len(left))) for _ in range(count)]


def fall(thread: Thread, entry: int, odds: Sequence[tuple[Move, int]]) -> Move:
    """How luck answers as the entry with that number, counted from 0."""
    return outcome(list(odds), thread.luck(entry))
