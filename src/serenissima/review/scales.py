"""How sure a lead is, measured: for each part of a game the scale that foretells best who wins, from games of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import exp, log
from random import Random
from statistics import median
from typing import Any, Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of, with_dealer
from serenissima.bots.protocol import Budget
from serenissima.bots.thinkers import ValueBot
from serenissima.kernel.core import CHANCE, answer, legal, look, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick

PARTS: Final = 4  # of a game
SCALES: Final = [round(1.15**step, 3) for step in range(60)]  # tried, from 1 to about 4,000 points
FARTHEST: Final = 3.0  # how many times the scale of the whole game may be that of a part; few games tell no more
OVERLOOKS: Final = 0.15  # so that leads get lost and won back, as between people
CERTAIN: Final = 1e-6


@dataclass(frozen=True)
class Course:
    """What every position of a game was worth to each seat, and each seat's share of the win in the end."""

    worth: list[list[float]]
    shares: list[float]


def measure(game: Game, seat_count: int, games: int, done: Callable[[int], None], seed: int = 1) -> dict[str, Any]:
    """The usual length of a game, and the scale that fits each part of it."""
    judge = judge_of(game)
    courses = []
    for number in range(games):
        courses.append(play(game, judge, seat_count, f"{seed} {number}"))
        done(number)
    whole = best_scale([moment for part in range(PARTS) for moment in moments(courses, part)], SCALES)
    near = [scale for scale in SCALES if whole / FARTHEST <= scale <= whole * FARTHEST]
    scales = [best_scale(list(moments(courses, part)), near) for part in range(PARTS)]
    return {"entries": round(median(len(course.worth) - 1 for course in courses)), "scales": scales}


def play(game: Game, judge: Judge, seat_count: int, seed: str) -> Course:
    """One game between merchants who overlook a little."""
    g, luck, worth = new(game, seat_count), Random(seed), []
    bots = [with_dealer(game, judge, ValueBot(judge, f"{seed} {seat}", 1, OVERLOOKS)) for seat in range(seat_count)]
    while g.stack:
        worth.append([judge.worth(g, seat) for seat in range(seat_count)])
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, CHANCE, pick(odds(g), luck))
            continue
        moves = legal(g, seat)
        answer(g, seat, moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, Budget()))
    return Course([*worth, worth[-1]], judge.shares(g))


def moments(courses: list[Course], part: int) -> Iterator[tuple[list[float], list[float]]]:
    """Positions of that part of every game with what came of them."""
    for course in courses:
        count = len(course.worth)
        for worth in course.worth[part * count // PARTS : (part + 1) * count // PARTS]:
            yield worth, course.shares


def best_scale(found: list[tuple[list[float], list[float]]], scales: list[float]) -> float:
    """The scale by which the results surprise least."""
    return min(scales, key=lambda scale: sum(surprise(worth, shares, scale) for worth, shares in found))


def surprise(worth: list[float], shares: list[float], scale: float) -> float:
    """How much a result surprises one who judged the position with that scale."""
    top = max(worth)
    weights = [exp((value - top) / scale) for value in worth]
    whole = sum(weights)
    return -sum(share * log(max(CERTAIN, weight / whole)) for share, weight in zip(shares, weights, strict=True))
