"""Random play from one end of a game to the other, in one compiled loop."""

from __future__ import annotations

from random import Random
from typing import cast

from serenissima.kernel.core import CHANCE, AnyState, Chance, Move, Question, answer


def pick(odds: list[tuple[Move, int]], rng: Random) -> Move:
    """One outcome, drawn by its weight."""
    total = 0
    for _, weight in odds:
        total += weight
    at = int(rng.random() * total)
    for move, weight in odds:
        at -= weight
        if at < 0:
            return move
    raise ValueError("a chance step has no outcome")


def playout(g: AnyState, rng: Random, limit: int = 1_000_000) -> tuple[int, int]:
    """Play uniformly at random until the game is over; how many decisions with a choice, and how many entries."""
    decisions = 0
    entries = 0
    while g.stack and entries < limit:
        step = g.stack[-1]
        entries += 1
        if isinstance(step, Question):
            asked = step.seats(g)
            seat = asked[0] if len(asked) == 1 else asked[int(rng.random() * len(asked))]
            moves = step.moves(g, seat)
            if len(moves) > 1:
                decisions += 1
                answer(g, seat, moves[int(rng.random() * len(moves))])
            else:
                answer(g, seat, moves[0])
        else:
            answer(g, CHANCE, pick(cast(Chance, step).odds(g), rng))
    return decisions, entries
