"""A usual turn of the regatta: the best card is offered for nothing, and the partner may spoil it by declining."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.core import Move, Seat
from serenissima.kernel.story import Clause, Thing
from serenissima.kernel.turns import Turn, Usual
from toy import G, MakeOffer


def turns(g: G, seat: Seat, moves: list[Move]) -> list[Turn]:
    """TOY-4.1: a present for the next seat, or nothing at all."""
    if not isinstance(g.stack[-1], MakeOffer):
        return []
    nothing = Turn((("no_offer",),), (Clause("no_offer"),))
    held = [card for card, count in enumerate(g.own[seat].hand) if count]
    if not held:
        return [nothing]
    other, card = (seat + 1) % g.rules.seats, held[-1]
    says = Clause("present", {"seat": Thing("seat", other), "card": Thing("card", card)})
    return [Turn((("offer", other, card, 0),), (says,)), nothing]


USUAL: Final = Usual(turns, frozenset(("answer_offer",)))
