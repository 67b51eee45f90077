"""Playing on: what a position comes to when everybody goes on with one look ahead.

Positions in the middle of a turn cannot be compared with those at its end. Played on until the same seat has its next
turn, they can.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import CHANCE, AnyState, Asks, Move, Question, Rolls, Seat, answer
from serenissima.kernel.playout import pick

FARTHEST: Final = 60  # entries played on
WIDEST: Final = 40  # answers looked at; of a longer list a sample


def play_on(judge: Judge, g: AnyState, me: Seat, rng: Random) -> list[float]:
    """Play on until that seat has a choice again after others had one; the shares there."""
    away = False
    for _ in range(FARTHEST):
        if not g.stack:
            break
        step = g.stack[-1]
        if not isinstance(step, Question):
            answer(g, CHANCE, pick(cast("Rolls[AnyState]", step).odds(g), rng))
            continue
        asks = cast("Asks[AnyState]", step)
        asked = asks.seats(g)
        seat = me if me in asked else asked[0]
        moves = asks.moves(g, seat)
        if seat == me and away and len(moves) > 1:
            break
        away = away or seat != me
        answer(g, seat, moves[0] if len(moves) == 1 else best_at_sight(judge, g, seat, moves, rng))
    return judge.shares(g)


def best_at_sight(judge: Judge, g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """The answer after which the seat stands best."""
    if len(moves) > WIDEST:
        moves = rng.sample(moves, WIDEST)
    best = moves[0]
    most = -1.0
    for move in moves:
        after = g.copy()
        answer(after, seat, move)
        share = judge.shares(after)[seat]
        if share > most:
            most = share
            best = move
    return best
