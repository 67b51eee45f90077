"""Playing on: what a position comes to when everybody goes on with one look ahead.

Positions in the middle of a turn cannot be compared with those at its end. Played on until the same seat has its next
turn, they can.
"""

from __future__ import annotations

from random import Random
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import CHANCE, AnyState, Chance, Move, Question, Seat, answer
from serenissima.kernel.playout import pick

FARTHEST: Final = 60  # entries played on
WON: Final = 1e9
LOST: Final = -1e9
WIDEST: Final = 40  # answers looked at; of a longer list a sample


def play_on(judge: Judge, g: AnyState, me: Seat, rng: Random) -> list[float]:
    """Play on until that seat has a choice again after others had one; the shares there."""
    away = False
    for _ in range(FARTHEST):
        if not g.stack:
            break
        step = g.stack[-1]
        if not isinstance(step, Question):
            answer(g, CHANCE, pick(cast(Chance, step).odds(g), rng))
            continue
        asked = step.seats(g)
        seat = me if me in asked else asked[0]
        moves = step.moves(g, seat)
        if seat == me and away and len(moves) > 1:
            break
        away = away or seat != me
        answer(g, seat, moves[0] if len(moves) == 1 else best_at_sight(judge, g, seat, moves, rng))
    return judge.shares(g)


def best_at_sight(judge: Judge, g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    """The answer after which the seat's own position is worth most; what it costs the others is not looked at."""
    if len(moves) > WIDEST:
        moves = rng.sample(moves, WIDEST)
    best = moves[0]
    most = LOST - 1.0
    after = g.copy()
    for move in moves:
        after.become(g)
        answer(after, seat, move)
        play_certain(after)
        worth = judge.worth(after, seat) if after.stack else final_worth(judge, after, seat)
        if worth > most:
            most = worth
            best = move
    return best


def final_worth(judge: Judge, g: AnyState, seat: Seat) -> float:
    """A win is worth more, and a defeat less, than any position."""
    return WON if judge.shares(g)[seat] > 0.0 else LOST


def play_certain(g: AnyState) -> None:
    """What luck is bound to bring: an exchange agreed on, a secret told."""
    while g.stack and isinstance(g.stack[-1], Chance):
        outcomes = g.stack[-1].odds(g)
        if len(outcomes) > 1:
            return
        answer(g, CHANCE, outcomes[0][0])
