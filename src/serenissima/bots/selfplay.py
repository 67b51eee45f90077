"""Bots among themselves: whoever must answer does, with nobody watching the clock."""

from __future__ import annotations

from random import Random

from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel.core import CHANCE, AnyState, answer, legal, look, odds, seats
from serenissima.kernel.playout import pick


def next_answer(g: AnyState, bots: list[Bot], budgets: list[Budget], luck: Random) -> None:
    """The next answer of a game: luck's, the only one there is, or that of the bot whose seat is asked."""
    seat = seats(g)[0]
    if seat == CHANCE:
        answer(g, CHANCE, pick(odds(g), luck))
        return
    moves = legal(g, seat)
    answer(g, seat, moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, budgets[seat]))
