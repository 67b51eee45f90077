"""The judge: turns a position into each seat's share of the win, by the game's features and tuned weights."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, Final

from serenissima.kernel.core import AnyState
from serenissima.kernel.game import Game

LEAST: Final = 1e-9  # a share that is as good as none


class Judge:
    """Features times weights for every seat, as shares that add up to one.

    Weights that are good for choosing the next move in the middle of a turn are not good for telling how the game
    stands when turns are over: `at_rest` is the judge for that. How many turns must be over before it can tell more
    than a look at the next move, its `horizon` by the number of seats, is a matter of the game: turns are short or
    long, and some games cannot be judged before everybody has had several.
    """

    def __init__(
        self,
        game: Game,
        features: Callable[[Any, int], list[float]],
        weights: list[float],
        scale: float,
        at_rest: Judge | None = None,
        horizon: dict[int, int] | None = None,
        looks: int = 0,
    ) -> None:
        self.game = game
        self.features = features
        self.weights = weights
        self.scale = scale
        self.at_rest: Judge = self if at_rest is None else at_rest
        self.horizon = {} if horizon is None else horizon
        self.looks = looks  # of others' answers, at a kind of question met before; none: all

    def worth(self, g: AnyState, seat: int) -> float:
        """What the position is worth to that seat, in points of the game."""
        total = 0.0
        weights = self.weights
        for at, feature in enumerate(self.features(g, seat)):
            total += weights[at] * feature
        return total

    def shares(self, g: AnyState) -> list[float]:
        """Each seat's share of the win; a finished game is shared among those in first place."""
        if not g.stack:
            places = self.game.ranking(g)
            first = 1.0 / places.count(1)
            return [first if place == 1 else 0.0 for place in places]
        return self.shared(self.all_worth(g))

    def all_worth(self, g: AnyState) -> list[float]:
        """What the position is worth to each seat."""
        return [self.worth(g, seat) for seat in range(len(g.own))]

    def shared(self, worth: list[float]) -> list[float]:
        """The shares that follow from what the position is worth to each seat."""
        top = max(worth)
        shares = [exp((value - top) / self.scale) for value in worth]
        total = sum(shares)
        return [share / total for share in shares]

    def rivals(self, g: AnyState, seat: int) -> float:
        """What one rival as good as all the others of that seat would have."""
        return self.together([self.worth(g, other) for other in range(len(g.own)) if other != seat])

    def together(self, others: list[float]) -> float:
        """What one rival as good as all of them would have."""
        top = max(others)
        total = 0.0
        for value in others:
            total += exp((value - top) / self.scale)
        return top + self.scale * log(total)

    def share(self, g: AnyState, seat: int, rivals: float) -> float:
        """That seat's share, at a glance: of several rivals it is taken that they stand where they stood before."""
        if not g.stack:
            return self.shares(g)[seat]
        return 1.0 / (1.0 + exp(min(700.0, (rivals - self.worth(g, seat)) / self.scale)))

    def behind(self, share: float, rivals: float) -> float:
        """What a position is worth in which a seat has that share, at a glance."""
        return rivals - self.scale * log(1.0 / min(max(share, LEAST), 1.0 - LEAST) - 1.0)
