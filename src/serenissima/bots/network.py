"""A learned judgement: a small network beside the weights of the features, which says how far they are wrong.

Each seat is judged by the same network, from numbers that are turned to it: its own features, those of its rivals, and
what the game's `sight` tells. What comes out is added to what the features times their weights say, so a network that
has learned nothing judges as they do. Only whole numbers are multiplied and added, the same on every machine.
"""

from __future__ import annotations

import json
import logging
from base64 import b64decode, b64encode
from collections.abc import Callable
from math import floor
from pathlib import Path
from struct import error as bad_bytes
from struct import pack, unpack
from typing import Any, Final

from mypy_extensions import i64

from serenissima.bots.judge import Judge
from serenissima.bots.search import turn_of
from serenissima.kernel import room
from serenissima.kernel.core import NOBODY, AnyState, Seat
from serenissima.kernel.game import Game

FILE: Final = "judgement.json"  # in the room of a game
FORM: Final = 1  # of that file
MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 2
BESIDE: Final = 2 + (MOST_SEATS - FEWEST_SEATS + 1) + MOST_SEATS  # inputs beside features and sights
ONE: Final = 256  # an input or a unit of a layer that is 1
EXACT: Final = 4096  # a weight that is 1
MOST: Final = 8.0  # inputs beyond this, scaled, are taken for it
AT_ONCE: Final = 4  # units of a layer that are added up in one go: a layer has a multiple of them

log = logging.getLogger(__name__)


class BadNetwork(ValueError):
    """A file that holds no network for this game."""


class Layer:
    """Weights by input and unit, in parts of EXACT, and where each unit begins."""

    def __init__(self, weights: list[list[i64]], biases: list[i64]) -> None:
        self.weights = weights
        self.biases = biases

    def units(self, places: list[i64], values: list[i64]) -> list[i64]:
        """What comes out where these inputs are not nothing: parts of ONE, none below nothing."""
        columns: list[list[i64]] = [self.weights[place] for place in places]
        found: list[i64] = []
        inputs: i64 = len(columns)
        size: i64 = len(self.biases)
        at: i64 = 0
        while at < size:
            first: i64 = self.biases[at]
            second: i64 = self.biases[at + 1]
            third: i64 = self.biases[at + 2]
            fourth: i64 = self.biases[at + 3]
            number: i64 = 0
            while number < inputs:
                column = columns[number]
                value: i64 = values[number]
                first += value * column[at]
                second += value * column[at + 1]
                third += value * column[at + 2]
                fourth += value * column[at + 3]
                number += 1
            found.append(kept(first))
            found.append(kept(second))
            found.append(kept(third))
            found.append(kept(fourth))
            at += AT_ONCE
        return found


def kept(total: i64) -> i64:
    """What a unit hands on."""
    return total >> 12 if total > 0 else 0


class Network:
    """Two layers of units and the one number they come to."""

    def __init__(self, scales: list[float], first: Layer, second: Layer, last: list[i64], bias: i64) -> None:
        self.scales = scales  # what each input is multiplied by before it is rounded
        self.first = first
        self.second = second
        self.last = last
        self.bias = bias
        self.everywhere: list[i64] = list(range(len(first.biases)))

    def value(self, inputs: list[float]) -> float:
        """How much more or less a seat has of the win than its features say, as a logarithm."""
        places: list[i64] = []
        values: list[i64] = []
        scales = self.scales
        for at in range(len(inputs)):
            if inputs[at] != 0.0:
                places.append(at)
                values.append(rounded(inputs[at] * scales[at]))
        units = self.second.units(self.everywhere, self.first.units(places, values))
        total: i64 = self.bias
        for number in range(len(units)):
            total += units[number] * self.last[number]
        return float(total) / float(ONE * EXACT)


def rounded(scaled: float) -> i64:
    """An input in parts of ONE."""
    return floor(max(-MOST, min(MOST, scaled)) * float(ONE) + 0.5)


def inputs_of(
    features: list[list[float]], worth: list[float], seat: Seat, turn: Seat, sights: list[float]
) -> list[float]:
    """What the network is told of a seat: its features, its rivals' mean and best, its lead, seats and turn, sights."""
    seats = len(features)
    best = NOBODY
    for other in range(seats):
        if other != seat and (best == NOBODY or worth[other] > worth[best]):
            best = other
    own = features[seat]
    others = [0.0] * len(own)
    for other in range(seats):
        if other != seat:
            theirs = features[other]
            for at in range(len(own)):
                others[at] += theirs[at]
    beside = [0.0] * BESIDE
    beside[0] = worth[seat] - worth[best]
    beside[1] = worth[seat] - (sum(worth) - worth[seat]) / float(seats - 1)
    beside[2 + seats - FEWEST_SEATS] = 1.0
    if turn >= 0:
        beside[BESIDE - MOST_SEATS + (turn - seat) % seats] = 1.0
    return own + [total / float(seats - 1) for total in others] + features[best] + beside + sights


class LearnedJudge(Judge):
    """Features times weights, corrected by a network: for positions at rest."""

    def __init__(self, byhand: Judge, network: Network, sights: Callable[[Any, int], list[float]]) -> None:
        super().__init__(byhand.game, byhand.features, byhand.weights, byhand.scale, None, byhand.horizon)
        self.network = network
        self.sights = sights

    def worth(self, g: AnyState, seat: Seat) -> float:
        return self.all_worth(g)[seat]

    def all_worth(self, g: AnyState) -> list[float]:
        """What the features say, and what the network adds to it."""
        worth = []
        for inputs, byhand in self.told(g):
            worth.append(byhand + self.scale * self.network.value(inputs))
        return worth

    def told(self, g: AnyState) -> list[tuple[list[float], float]]:
        """What the network is told of each seat, and what the features say."""
        return told(self.features, self.sights, self.weights, g)


def told(
    features: Callable[[Any, int], list[float]],
    sights: Callable[[Any, int], list[float]],
    weights: list[float],
    g: AnyState,
) -> list[tuple[list[float], float]]:
    """For each seat what a network is told, and what the features times these weights say."""
    seats = len(g.own)
    counted = [features(g, seat) for seat in range(seats)]
    worth = [weighed(weights, each) for each in counted]
    turn = turn_of(g)
    return [(inputs_of(counted, worth, seat, turn, sights(g, seat)), worth[seat]) for seat in range(seats)]


def weighed(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for at in range(len(features)):
        total += weights[at] * features[at]
    return total


# Files


def sights_of(game: Game) -> tuple[int, Callable[[Any, int], list[float]]]:
    """What a game tells a network beside the features, and the number of that way of telling; nothing where it is 0."""
    sight = room.part(game, "sight")
    return (0, lambda g, seat: []) if sight is None else (int(sight.SEES), sight.sights)


def written(network: Network) -> dict[str, Any]:
    """A network as it stands in a file."""
    return {
        "scales": network.scales,
        "units": [len(network.first.biases), len(network.second.biases)],
        "first": shorts([weight for column in network.first.weights for weight in column]),
        "second": shorts([weight for column in network.second.weights for weight in column]),
        "last": shorts(network.last),
        "biases": [list(network.first.biases), list(network.second.biases), int(network.bias)],
    }


def shorts(numbers: list[i64]) -> str:
    return b64encode(pack(f"<{len(numbers)}h", *numbers)).decode()


def columns(text: str, inputs: int, units: int) -> list[list[i64]]:
    """So many weights for each of so many inputs."""
    numbers = unpack(f"<{inputs * units}h", b64decode(text, validate=True))
    return [list(numbers[at * units : (at + 1) * units]) for at in range(inputs)]


def read_network(said: dict[str, Any]) -> Network:
    """The network of a file; every part must have its size."""
    try:
        scales = [float(scale) for scale in said["scales"]]
        first, second = (int(size) for size in said["units"])
        biases = said["biases"]
        if first % AT_ONCE or second % AT_ONCE or (len(biases[0]), len(biases[1])) != (first, second):
            raise BadNetwork("its layers do not fit each other")
        return Network(
            scales,
            Layer(columns(said["first"], len(scales), first), [int(bias) for bias in biases[0]]),
            Layer(columns(said["second"], first, second), [int(bias) for bias in biases[1]]),
            columns(said["last"], 1, second)[0],
            int(biases[2]),
        )
    except (KeyError, TypeError, IndexError, ValueError, bad_bytes) as error:
        raise BadNetwork(f"{type(error).__name__}: {error}") from error


def learned(game: Game, byhand: Judge, file: Path) -> LearnedJudge:
    """The judge with the network of that file, or why there can be none."""
    sees, sights = sights_of(game)
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadNetwork(str(error)) from error
    if not isinstance(said, dict) or (said.get("form"), said.get("game"), said.get("sees")) != (FORM, game.key, sees):
        raise BadNetwork(f"it is no judgement of {game.key} as it is told today")
    network = read_network(said)
    if len(network.scales) != said.get("inputs") or said.get("features") != len(byhand.weights):
        raise BadNetwork("it counts other features")
    return LearnedJudge(byhand, network, sights)


def at_rest(game: Game, byhand: Judge) -> Judge:
    """The judge of positions at rest: learned if the room has a network, else by hand; a bad file is told of."""
    file = room.paper(game, FILE)
    if not file.exists():
        return byhand
    try:
        return learned(game, byhand, file)
    except BadNetwork as error:
        log.warning("%s is judged by hand: %s cannot be used (%s)", game.key, file, error)
        return byhand
