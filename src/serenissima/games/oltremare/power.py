"""Chapter 4: the maritime power phase. The local authority pays, then the hand is checked."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.cards import LOCAL_AUTHORITY
from serenissima.games.oltremare.limits import in_hand
from serenissima.games.oltremare.offers import note
from serenissima.games.oltremare.state import OM, gain, give_from_hand, power_of
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import Automatic, IllegalMove, Move, SealedOneSeat, Seat
from serenissima.kernel.fields import immutable


@immutable
class MaritimePower(Automatic):
    """OM-4.1, OM-4.2, OM-4.6: first the local authority, then the hand limit, of the active player only."""

    def run(self, g: OM) -> None:
        seat = g.table.turn.active
        g.done()
        pay_local_authority(g, seat)
        if g.table.hands[seat] > power_of(g, seat):
            g.push(DiscardSurplus(seat))


def pay_local_authority(g: OM, seat: Seat) -> None:
    """OM-4.1: the marker pays at the beginning of its owner's turn."""
    gain(g, seat, authority_pays(g, seat))


def authority_pays(g: OM, seat: Seat) -> int:
    """OM-4.1: power above 3 in ducati."""
    if g.table.showing[seat] == LOCAL_AUTHORITY and g.table.cargo[seat]:
        return power_of(g, seat) - g.rules.printed.local_authority_base
    return 0


@immutable
class DiscardSurplus(SealedOneSeat):
    """OM-4.3, OM-4.4, OM-4.5, OM-4.7: card after card goes face down to the own pirate stack, the last one on top."""

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        card_moves = g.rules.printed.card_moves
        return [card_moves[card] for card in g.own[seat].hand]

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        match move:
            case ("card", card):
                give_from_hand(g, seat, card)
                g.own[seat].pirate.append(card)
                g.table.pirates[seat] += 1
                g.emit(("surplus_discarded", seat))
                if g.table.hands[seat] <= power_of(g, seat):
                    g.done()
            case _:
                raise IllegalMove(move)

    def default(self, g: OM, seat: Seat) -> Move:
        """The last card, in canonical order, of the good that has the most cards in the game."""
        printed = g.rules.printed
        worst = g.own[seat].hand[0]
        for card in g.own[seat].hand:
            if printed.good_count[printed.good_of[card]] >= printed.good_count[printed.good_of[worst]]:
                worst = card
        return ("card", worst)


# What may be answered

MARITIME_POWER: Final = (
    Asks(MaritimePower),
    Asks(DiscardSurplus, Answer("card", ("card",), ("OM-4.3",), in_hand("OM-4.3"))),
)
