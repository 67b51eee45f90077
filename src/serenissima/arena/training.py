"""Training: the network under which the winners of many games would have been given the largest shares.

Plain numpy and Adam, seeded: a network of some ten thousand weights is learned in a minute or two on the processor, and
the same run gives the same network. Every tenth game is left out and tells whether what was learned holds there; the
weights are those that surprised least at those games. After each pass over the games all is kept, so that a run that
was stopped goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import cos, pi
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serenissima.arena.learning import Heard
from serenissima.bots.network import EXACT, FORM, MOST, ONE, Layer, Network, sights_of, written
from serenissima.games import GAMES

LEFT_OUT: Final = 10  # every so many games tries the network instead of making it
TOGETHER: Final = 1024  # positions in one step
STRONGEST: Final = 32767 / EXACT  # a weight as it fits into a file
LEAST_SPREAD: Final = 0.25  # of the largest input: rare ones are not blown up
FIRST_BETA: Final = 0.9
SECOND_BETA: Final = 0.999
TINY: Final = 1e-8
GROUPS: Final = ("parts", "slopes", "squares", "best")  # of numbers that a training is kept by

Numbers = NDArray[np.floating[Any]]
Parts = dict[str, Numbers]


@dataclass(frozen=True)
class Course:
    """How a network is trained."""

    units: tuple[int, int] = (32, 16)
    passes: int = 12
    step: float = 2e-3
    decay: float = 0.05  # how fast a weight that nothing keeps up fades
    seed: int = 1


@dataclass
class Positions:
    """Positions with the same number of seats, scaled as the network will have them."""

    inputs: Numbers
    byhand: Numbers
    won: Numbers
    counts: Numbers  # what a position counts: each game the same


@dataclass
class Progress:
    """Where a training stands."""

    parts: Parts
    slopes: Parts
    squares: Parts
    best: Parts
    steps: int = 0
    curve: list[dict[str, float]] = field(default_factory=list)


# What is learned from


def sort_out(heard: Sequence[Heard]) -> tuple[list[Heard], list[Heard]]:
    """By the number of seats: what is learned from, and every so many games to try it with."""
    making: dict[int, list[Heard]] = {}
    trying: dict[int, list[Heard]] = {}
    for one in heard:
        apart = one.game % LEFT_OUT == 0
        for chosen, into in ((~apart, making), (apart, trying)):
            part = Heard(one.inputs[chosen], one.byhand[chosen], one.won[chosen], one.game[chosen])
            into.setdefault(one.won.shape[1], []).append(part)
    return [joined(each) for each in making.values()], [joined(each) for each in trying.values()]


def joined(heard: Sequence[Heard]) -> Heard:
    """Several files as one, every game with a number of its own."""
    numbers, first = [], 0
    for one in heard:
        numbers.append(one.game + first)
        first = int(numbers[-1].max(initial=first)) + 1
    return Heard(
        np.concatenate([one.inputs for one in heard]),
        np.concatenate([one.byhand for one in heard]),
        np.concatenate([one.won for one in heard]),
        np.concatenate(numbers).astype(np.int32),
    )


def scales_of(heard: Sequence[Heard]) -> Numbers:
    """What each input is multiplied by, so that most are about one; what is never there counts nothing."""
    squares = sum(np.square(one.inputs.astype(np.float32)).sum(axis=(0, 1)) for one in heard)
    rows = sum(one.inputs.shape[0] * one.inputs.shape[1] for one in heard)
    largest = np.max([np.abs(one.inputs).max(axis=(0, 1)) for one in heard], axis=0).astype(np.float32)
    spread = np.maximum(np.sqrt(squares / rows), LEAST_SPREAD * largest)
    scales: Numbers = np.where(spread > 0, 1.0 / np.maximum(spread, TINY), 0.0).astype(np.float32)
    return scales


def scaled(heard: Heard, scales: Numbers) -> Positions:
    """As a network has them."""
    _, places, lengths = np.unique(heard.game, return_inverse=True, return_counts=True)
    counts = (1.0 / lengths[places]).astype(np.float32)
    inputs = np.clip(heard.inputs.astype(np.float32) * scales, -MOST, MOST)
    return Positions(inputs, heard.byhand, heard.won, counts / counts.mean())


# The network


def beginning(inputs: int, course: Course) -> Parts:
    """A network that says nothing yet."""
    luck = np.random.default_rng(course.seed)
    first, second = course.units
    return {
        "first": luck.normal(0, 0.1, (inputs, first)).astype(np.float32),
        "first_bias": np.zeros(first, np.float32),
        "second": luck.normal(0, (2 / first) ** 0.5, (first, second)).astype(np.float32),
        "second_bias": np.zeros(second, np.float32),
        "last": np.zeros(second, np.float32),
        "last_bias": np.zeros(1, np.float32),
    }


def forward(parts: Parts, rows: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Both layers and what they come to."""
    first = np.maximum(rows @ parts["first"] + parts["first_bias"], 0)
    second = np.maximum(first @ parts["second"] + parts["second_bias"], 0)
    return first, second, second @ parts["last"] + parts["last_bias"][0]


def shares(parts: Parts, positions: Positions, chosen: Any) -> Numbers:
    """Each seat's share of the win."""
    inputs = positions.inputs[chosen]
    seats = inputs.shape[1]
    logits = positions.byhand[chosen] + forward(parts, inputs.reshape(-1, inputs.shape[2]))[2].reshape(-1, seats)
    return softmax(logits)


def softmax(logits: Numbers) -> Numbers:
    risen = np.exp(logits - logits.max(axis=1, keepdims=True))
    divided: Numbers = risen / risen.sum(axis=1, keepdims=True)
    return divided


def surprise(parts: Parts, several: Sequence[Positions]) -> float:
    """The mean surprise at who won."""
    total, weight = 0.0, 0.0
    for positions in several:
        for at in range(0, len(positions.won), 8 * TOGETHER):
            chosen = slice(at, at + 8 * TOGETHER)
            found = np.log(shares(parts, positions, chosen) + 1e-12)
            counts = positions.counts[chosen]
            total -= float(counts @ (positions.won[chosen] * found).sum(axis=1))
            weight += float(counts.sum())
    return total / max(weight, TINY)


def slopes(parts: Parts, positions: Positions, chosen: Any) -> Parts:
    """How the surprise at these positions changes with every weight."""
    inputs, counts = positions.inputs[chosen], positions.counts[chosen]
    rows = inputs.reshape(-1, inputs.shape[2])
    first, second, out = forward(parts, rows)
    given = softmax(positions.byhand[chosen] + out.reshape(inputs.shape[:2]))
    error = ((given - positions.won[chosen]) * counts[:, None] / len(counts)).reshape(-1).astype(np.float32)
    at_second = np.outer(error, parts["last"]) * (second > 0)
    at_first = (at_second @ parts["second"].T) * (first > 0)
    return {
        "first": rows.T @ at_first,
        "first_bias": at_first.sum(axis=0),
        "second": first.T @ at_second,
        "second_bias": at_second.sum(axis=0),
        "last": second.T @ error,
        "last_bias": error.sum(keepdims=True),
    }


def learn(progress: Progress, found: Parts, step: float, decay: float) -> None:
    """One step of Adam; weights fade, biases do not."""
    progress.steps += 1
    for name, slope in found.items():
        mean, square = progress.slopes[name], progress.squares[name]
        mean += (1 - FIRST_BETA) * (slope - mean)
        square += (1 - SECOND_BETA) * (slope * slope - square)
        size = step * (1 - SECOND_BETA**progress.steps) ** 0.5 / (1 - FIRST_BETA**progress.steps)
        fading = 0.0 if name.endswith("bias") else step * decay
        progress.parts[name] = np.clip(
            progress.parts[name] * (1 - fading) - size * mean / (np.sqrt(square) + TINY), -STRONGEST, STRONGEST
        )


def batches(several: Sequence[Positions], luck: np.random.Generator) -> Iterator[tuple[Positions, Any]]:
    """Every position once, in any order; each step has one number of seats."""
    found: list[tuple[Positions, Any]] = []
    for positions in several:
        order = luck.permutation(len(positions.won))
        found += [(positions, np.sort(order[at : at + TOGETHER])) for at in range(0, len(order), TOGETHER)]
    for at in luck.permutation(len(found)):
        yield found[at]


def train(
    heard: Sequence[Heard], course: Course, kept: Path | None = None, told: Callable[[dict[str, float]], None] = print
) -> tuple[Numbers, Progress]:
    """The scales of the inputs and the network at its best; `told` hears of every pass."""
    made, tried = sort_out(heard)
    scales = scales_of(made)
    making, trying = [scaled(one, scales) for one in made], [scaled(one, scales) for one in tried]
    under = f"{course}, {sum(len(one.won) for one in heard)} positions"
    progress = begun(len(scales), course, kept, under)
    if not progress.curve:
        note(progress, making, trying, told)
    while len(progress.curve) <= course.passes:
        luck = np.random.default_rng([course.seed, len(progress.curve)])
        step = course.step * 0.5 * (1 + cos(pi * (len(progress.curve) - 1) / course.passes))
        for positions, chosen in batches(making, luck):
            learn(progress, slopes(progress.parts, positions, chosen), step, course.decay)
        note(progress, making, trying, told)
        if kept:
            keep(progress, kept, under)
    return scales, progress


def note(progress: Progress, making: list[Positions], trying: list[Positions], told: Any) -> None:
    """How surprising games are after this pass, and the weights if they were never less so."""
    one = {"learned": surprise(progress.parts, making), "left out": surprise(progress.parts, trying)}
    if all(one["left out"] < before["left out"] for before in progress.curve):
        progress.best = {name: part.copy() for name, part in progress.parts.items()}
    progress.curve.append(one)
    told(one)


def begun(inputs: int, course: Course, kept: Path | None, under: str) -> Progress:
    """A training at its start, or where it was stopped; one under other conditions is not gone on with."""
    parts = beginning(inputs, course)
    if kept is not None and kept.exists():
        with np.load(kept) as said:
            if str(said["under"]) == under:
                return read_progress(said, parts)
    slopes, squares = ({name: np.zeros_like(part) for name, part in parts.items()} for _ in range(2))
    return Progress(parts, slopes, squares, parts)


def read_progress(said: Any, parts: Parts) -> Progress:
    """Where a training was stopped."""
    groups = [{name: said[f"{group} {name}"] for name in parts} for group in GROUPS]
    curve = [{"learned": float(learned), "left out": float(left_out)} for learned, left_out in said["curve"]]
    return Progress(groups[0], groups[1], groups[2], groups[3], int(said["steps"]), curve)


def keep(progress: Progress, file: Path, under: str) -> None:
    """All that is needed to go on."""
    curve = [list(one.values()) for one in progress.curve]
    said: dict[str, Any] = {"under": under, "curve": curve, "steps": progress.steps}
    for group in GROUPS:
        said |= {f"{group} {name}": part for name, part in getattr(progress, group).items()}
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as opened:
        np.savez(opened, **said)
    unfinished.replace(file)


# The file


def whole(numbers: Numbers, one: int) -> list[Any]:
    found: list[Any] = np.rint(numbers.astype(np.float64) * one).astype(np.int64).tolist()
    return found


def network_of(scales: Numbers, parts: Parts, trust: float = 1.0) -> Network:
    """The network in whole numbers; what it says is trusted so far."""
    return Network(
        [float(f"{scale:.6g}") for scale in scales],
        Layer(whole(parts["first"], EXACT), whole(parts["first_bias"], ONE * EXACT)),
        Layer(whole(parts["second"], EXACT), whole(parts["second_bias"], ONE * EXACT)),
        whole(parts["last"] * trust, EXACT),
        whole(parts["last_bias"] * trust, ONE * EXACT)[0],
    )


def judgement(key: str, network: Network, features: int, made_by: dict[str, Any]) -> dict[str, Any]:
    """What stands in the file of a game's room: the network, what it is told, and how it was made."""
    sees = sights_of(GAMES[key])[0]
    head = {"form": FORM, "game": key, "sees": sees, "features": features, "inputs": len(network.scales)}
    return {**head, "made_by": made_by, **written(network)}
