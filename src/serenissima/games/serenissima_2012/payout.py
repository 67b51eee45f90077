"""Chapters 13 and 14: payouts, the end of the game, and who has won it."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import ONES, S12, gain, money, port_count, printed
from serenissima.kernel.answer import Asks
from serenissima.kernel.core import Automatic, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.ranking import places


@immutable
class Payout(Automatic):
    """S12-11.5, S12-11.8, S12-12.6, S12-14.1: pay if the pawn has reached another payout space; the third ends it."""

    def run(self, g: S12) -> None:
        g.done()
        if payouts_reached(g, g.table.track) > g.table.payouts:
            g.table.payouts += 1
            pay_all(g)
            if g.table.payouts == g.rules.board.payouts:
                end_game(g)


def payouts_reached(g: S12, track: int) -> int:
    """S12-11.5, S12-11.8: how many payout spaces a pawn has reached or passed."""
    return sum(1 for space in g.rules.start.payout_spaces if space <= track)


def pay_all(g: S12) -> None:
    """S12-13.1, S12-13.3, S12-13.4, S12-13.5: every seat is paid for its ports, and the sum is announced."""
    for seat in range(g.rules.seats):
        earned = payout_to(g, seat)
        g.emit(("payout", seat, earned))
        gain(g, seat, earned)


def payout_to(g: S12, seat: Seat) -> int:
    """S12-13.1, S12-13.3: what all ports of a seat pay now."""
    return sum(payout_of(g, at) for at, port in enumerate(g.table.ports) if port.owner == seat)


def payout_of(g: S12, port: int) -> int:
    """S12-13.1, S12-13.2: by the number of stored goods, and five more for a basilica."""
    place = g.table.ports[port]
    basilica = g.rules.board.basilica_payout if place.basilica else 0
    return printed(g, port).payout[ONES[place.stored]] + basilica


def end_game(g: S12) -> None:
    """S12-14.1, S12-14.5: nothing more happens; hidden money is laid open."""
    if g.rules.options.hidden_money:
        g.table.money = [own.money for own in g.own]
        for seat, ducats in enumerate(g.table.money):
            g.emit(("money_shown", seat, ducats))
    g.stack.clear()


def scores(g: S12) -> list[int]:
    """S12-14.2: ducats and nothing else."""
    return [money(g, seat) for seat in range(g.rules.seats)]


def ranking(g: S12) -> list[int]:
    """S12-14.3, S12-14.4: most ducats, then most ports; who ties in both shares the place."""
    return places([(money(g, seat), port_count(g, seat)) for seat in range(g.rules.seats)])


def ending(g: S12) -> str:
    """S12-14.2, S12-14.3, S12-14.4: won by money, by ports among the richest, or shared."""
    ducats = scores(g)
    richest: list[Seat] = [seat for seat in range(g.rules.seats) if ducats[seat] == max(ducats)]
    if len(richest) == 1:
        return "money"
    return "ports" if ranking(g).count(1) == 1 else "shared"


# What may be answered

PAYING_OUT: Final = (Asks(Payout),)
