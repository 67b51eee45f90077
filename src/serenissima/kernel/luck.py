"""Luck comes from outside the engine: something that can pick a number below a bound."""

from __future__ import annotations

from random import Random
from typing import Protocol

from serenissima.kernel.core import Move


class Luck(Protocol):
    """A source of fair whole numbers."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""


class SeededLuck:
    """Luck from a seed: the same seed gives the same game."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)

    def below(self, bound: int) -> int:
        return self.rng.randrange(bound)


def outcome(odds: list[tuple[Move, int]], luck: Luck) -> Move:
    """One outcome, drawn by its weight with whole numbers only."""
    at = luck.below(sum(weight for _, weight in odds))
    for move, weight in odds:
        at -= weight
        if at < 0:
            return move
    raise ValueError("a chance step has no outcome")
