"""Chapter 11: the Doge card at the end of each round."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import S12, gain, is_wine_port
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import Chance, Move, Seat
from serenissima.kernel.fields import immutable


@immutable
class TurnDogeCard(Chance):
    """S12-2.4, S12-11.1: the top of a shuffled deck is any card that is not in the discard pile."""

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        left: list[tuple[Move, int]] = []
        for at in range(len(g.rules.board.doge_cards)):
            copies = copies_left(g, at)
            if copies:
                left.append((("card", at), copies))
        return left

    def do_card(self, g: S12, at: int) -> None:
        card = g.rules.board.doge_cards[at]
        advance(g, card.advance)
        if card.wine_income:
            pay_wine(g, card.wine_income)
        discard(g, at)
        g.done()


def copies_left(g: S12, at: int) -> int:
    """S12-2.4, S12-11.6: how many of a card may still be turned up."""
    return g.rules.board.doge_cards[at].copies - g.table.doge_discard[at]


def advance(g: S12, spaces: int) -> None:
    """S12-11.3: the track pawn moves."""
    g.table.track = ahead(g, spaces)


def ahead(g: S12, spaces: int) -> int:
    """S12-11.4: the space that many further on, never beyond the last one."""
    return min(g.table.track + spaces, g.rules.board.track_end)


def pay_wine(g: S12, ducats: int) -> None:
    """S12-11.2: three ducats for each wine port, counted once, to its owner."""
    for seat in range(g.rules.seats):
        income = ducats * wine_ports(g, seat)
        if income:
            gain(g, seat, income)


def wine_ports(g: S12, seat: Seat) -> int:
    count = 0
    for at, port in enumerate(g.table.ports):
        if port.owner == seat and is_wine_port(g, at):
            count += 1
    return count


def discard(g: S12, card: int) -> None:
    """S12-11.6, S12-11.7: the card joins the discard pile, or all cards are shuffled into a new deck."""
    pile = g.table.doge_discard
    if g.rules.board.doge_cards[card].shuffle:
        g.table.doge_discard = [0] * len(pile)
        g.emit(("shuffled",))
    else:
        pile[card] += 1


# What may be answered

THE_DOGE: Final = (Asks(TurnDogeCard, Answer("card", ("card",), ("S12-11.1",))),)
