"""The judge: turns a position into each seat's share of the win, by the game's features and tuned weights."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from serenissima.kernel.core import AnyState
from serenissima.kernel.game import Game


class Judge:
    """Features times weights for every seat, as shares that add up to one."""

    def __init__(
        self, game: Game, features: Callable[[Any, int], list[float]], weights: list[float], scale: float
    ) -> None:
        self.game = game
        self.features = features
        self.weights = weights
        self.scale = scale

    def worth(self, g: AnyState, seat: int) -> float:
        """What the position is worth to that seat, in points of the game."""
        total = 0.0
        weights = self.weights
        for at, feature in enumerate(self.features(g, seat)):
            total += weights[at] * feature
        return total

    def shares(self, g: AnyState) -> list[float]:
        """Each seat's share of the win; a finished game is shared among those in first place."""
        seats = len(g.own)
        if not g.stack:
            places = self.game.ranking(g)
            first = 1.0 / places.count(1)
            return [first if place == 1 else 0.0 for place in places]
        worth = [self.worth(g, seat) for seat in range(seats)]
        top = max(worth)
        shares = [exp((value - top) / self.scale) for value in worth]
        total = sum(shares)
        return [share / total for share in shares]
