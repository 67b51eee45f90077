"""Chapters 14 and 15: the end of the game, the final approval, and who has won."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import Odds
from serenissima.games.dogeship.state import DS, ENDINGS, approvals, gain_vp, priority
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import Chance, IllegalMove, Move
from serenissima.kernel.fields import immutable
from serenissima.parts.ranking import places


def end_game(g: DS, ending: int) -> None:
    """DS-15.1, DS-15.3, DS-15.9: whatever was still to come is dropped; only the final approval is left."""
    g.table.ended = ending
    g.stack.clear()
    g.push(FinalApproval())


@immutable
class FinalApproval(Chance):
    """DS-1.17, DS-14.1, DS-14.2, DS-14.3: all approvals are laid open and ranked; nothing else scores.

    What is laid open was a secret until now, so this is an entry of its own.
    """

    def odds(self, g: DS) -> Odds:
        return [(("reveal",), 1)]

    def play(self, g: DS, move: Move) -> None:
        if move != ("reveal",):
            raise IllegalMove(move)
        amounts = [approvals(g, seat) for seat in range(g.rules.seats)]
        g.table.approvals = amounts
        for seat, amount in enumerate(amounts):
            g.own[seat].approvals = -1
            g.emit(("approvals_shown", seat, amount))
        award(g, amounts, g.rules.board.final_approval_vp)
        g.done()


def award(g: DS, amounts: list[int], row: list[int]) -> None:
    """DS-13.4, DS-13.5, DS-13.6, DS-14.1, DS-14.2: the highest amount takes the first place, equals share it.

    The next lower amount takes the next place; who has none is not ranked.
    """
    ranked = sorted({amount for amount in amounts if amount}, reverse=True)
    for seat, amount in enumerate(amounts):
        if amount and row[ranked.index(amount)]:
            gain_vp(g, seat, row[ranked.index(amount)])


def scores(g: DS) -> list[int]:
    """DS-14.3, DS-15.4: victory points and nothing else."""
    return g.table.vp.copy()


def ranking(g: DS) -> list[int]:
    """DS-15.4, DS-15.5, DS-15.6, DS-15.7, DS-15.8: most VP, then most ducats, then the lowest number on the top
    barrier.
    """
    table = g.table
    return places([(table.vp[seat], table.ducats[seat], -priority(g, seat)) for seat in range(g.rules.seats)])


def ending(g: DS) -> str:
    """DS-15.1, DS-15.9: the last part by an action or by a bonus, or the guard against endless games."""
    return ENDINGS[g.table.ended]


# What may be answered

ENDING: Final = (Asks(FinalApproval, Answer("reveal", (), ("DS-14.1",), own=True)),)
