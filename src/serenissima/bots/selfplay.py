"""Bots among themselves: whoever must answer does, with nobody watching the clock."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.search import turn_of
from serenissima.kernel.core import CHANCE, NOBODY, AnyState, Question, answer, legal, look, odds, seats
from serenissima.kernel.playout import pick


def next_answer(g: AnyState, bots: list[Bot], budgets: list[Budget], luck: Random) -> None:
    """The next answer of a game: luck's, the only one there is, or that of the bot whose seat is asked."""
    seat = seats(g)[0]
    if seat == CHANCE:
        answer(g, CHANCE, pick(odds(g), luck))
        return
    moves = legal(g, seat)
    answer(g, seat, moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, budgets[seat]))


def at_rest(g: AnyState, bots: list[Bot], budgets: list[Budget], luck: Random) -> Iterator[AnyState]:
    """A game played to its end, looked at whenever a turn is over."""
    turn = NOBODY
    while g.stack:
        if isinstance(g.stack[-1], Question) and turn_of(g) != turn:
            turn = turn_of(g)
            yield g
        next_answer(g, bots, budgets, luck)
