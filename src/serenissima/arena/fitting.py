"""Fitting: the weights at rest, found by asking of many finished games who was going to win.

Bots that look one move ahead play each other. Whenever a turn is over, the features of every seat are noted, and at
the end of the game who has won it. The weights are those under which the judge would have given the winners the
largest shares: a conditional logit, whose likelihood has one peak, climbed by Newton's method. Every fifth game is
left out of it and tells whether the weights know more than those before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serenissima.arena.learning import Lesson
from serenissima.arena.spread import spread
from serenissima.bots.levels import judge_of, mind_of, with_dealer
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.selfplay import at_rest
from serenissima.bots.thinkers import ValueBot
from serenissima.games import GAMES
from serenissima.kernel.game import new

OVERLOOKED: Final = (0.0, 0.1, 0.3)  # the part of the moves a player does not notice: good and bad games are needed
LEFT_OUT: Final = 5  # every so many games tries the weights instead of making them
CAUTION: Final = 1e-4  # how much it costs to move a weight away from the present one, by the spread of its feature
STEPS: Final = 30  # of Newton's method; it settles in far fewer
SETTLED: Final = 1e-9  # a step that gains no more than this is the last

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Played:
    """The features of every seat whenever a turn was over, and each seat's share of the win."""

    positions: list[list[list[float]]]
    won: list[float]


@dataclass(frozen=True)
class Fit:
    """What a fit has found, and how much it knows about games it has not seen: the mean surprise at who won."""

    weights: dict[str, float]
    games: int
    positions: int
    surprise_before: float
    surprise: float

    @property
    def better(self) -> bool:
        return self.surprise < self.surprise_before


def play_out(lesson: Lesson) -> Played:
    """One game, noted whenever a turn was over."""
    game = GAMES[lesson.game]
    judge = judge_of(game)
    luck = Random(lesson.seed)
    bots: list[Bot] = [
        with_dealer(game, judge, ValueBot(judge, f"{lesson.seed} {seat}", 1, luck.choice(OVERLOOKED)))
        for seat in range(lesson.seats)
    ]
    g, every = new(game, lesson.seats), range(lesson.seats)
    resting = at_rest(g, bots, [Budget(1)] * lesson.seats, luck)
    positions = [[judge.features(now, seat) for seat in every] for now in resting]
    return Played(positions, judge.shares(g))


def play_all(key: str, seats: int, games: int, seed: int, jobs: int, done: Callable[[], None]) -> list[Played]:
    """So many games on so many processes; `done` hears of each."""
    wanted = [Lesson(key, seats, f"fit {seed} {number}") for number in range(games)]
    played = []
    for one in spread(play_out, wanted, jobs):
        played.append(one)
        done()
    return played


class Likelihood:
    """How likely the winners of some games are under given weights; every game counts the same, however long."""

    def __init__(self, games: list[Played]) -> None:
        told = np.array([position for game in games for position in game.positions])
        self.features = told - told.mean(axis=1, keepdims=True)  # only what parts the seats counts, to the last digit
        self.won = np.array([game.won for game in games for _ in game.positions])
        self.counts = np.array([1.0 / len(game.positions) / len(games) for game in games for _ in game.positions])

    @property
    def spread(self) -> Numbers:
        """How much each feature varies from seat to seat."""
        spread: Numbers = self.features.reshape(-1, self.features.shape[2]).std(axis=0)
        return spread

    def shares(self, weights: Numbers) -> Numbers:
        """Every seat's share at every position, as the judge gives it."""
        worth = self.features @ weights
        shares = np.exp(worth - worth.max(axis=1, keepdims=True))
        divided: Numbers = shares / shares.sum(axis=1, keepdims=True)
        return divided

    def surprise(self, weights: Numbers) -> float:
        """The mean surprise at who won; to know nothing is a surprise of the logarithm of the seats."""
        return float(-(self.counts @ (self.won * np.log(self.shares(weights) + 1e-12)).sum(axis=1)))

    def slopes(self, weights: Numbers) -> tuple[Numbers, Numbers]:
        """How the surprise changes with the weights, and how that changes."""
        shares = self.shares(weights)
        slope = np.einsum("p,ps,psf->f", self.counts, shares - self.won, self.features, optimize=True)
        mean = np.einsum("ps,psf->pf", shares, self.features)
        within = np.einsum("p,ps,psf,psh->fh", self.counts, shares, self.features, self.features, optimize=True)
        return slope, within - np.einsum("p,pf,ph->fh", self.counts, mean, mean, optimize=True)


def fitted(games: list[Played], present: Numbers) -> Numbers:
    """The weights under which these games were least surprising, near the present ones where the games say little."""
    likelihood = Likelihood(games)
    caution = CAUTION * likelihood.spread**2 + 1e-12

    def cost(weights: Numbers) -> float:
        return likelihood.surprise(weights) + float(caution @ (weights - present) ** 2)

    weights = present
    for _ in range(STEPS):
        slope, bend = likelihood.slopes(weights)
        step = np.linalg.solve(bend + np.diag(2 * caution), -slope - 2 * caution * (weights - present))
        size = 1.0
        while cost(weights + size * step) > cost(weights) and size > SETTLED:
            size /= 2
        gained = cost(weights) - cost(weights + size * step)
        weights = weights + size * step
        if gained < SETTLED:
            break
    return weights


def weights_at_rest(key: str) -> dict[str, float]:
    """The weights by which a search judges positions at rest now, by the names of the features."""
    names: tuple[str, ...] = mind_of(GAMES[key]).FEATURES
    return dict(zip(names, judge_of(GAMES[key]).at_rest.weights, strict=True))


def fit(key: str, games: list[Played], before: dict[str, float]) -> Fit:
    """The weights at rest that the games tell of, in the scale of the game's judge."""
    scale = judge_of(GAMES[key]).scale
    present = np.array(list(before.values())) / scale
    making = [game for at, game in enumerate(games) if at % LEFT_OUT]
    trying = Likelihood([game for at, game in enumerate(games) if not at % LEFT_OUT])
    weights = fitted(making, present)
    return Fit(
        {name: round(float(weight * scale), 4) for name, weight in zip(before, weights, strict=True)},
        len(games),
        sum(len(game.positions) for game in games),
        trying.surprise(present),
        trying.surprise(weights),
    )
