"""Chapter 5, first half: the trading phase. Purchases and talks in any order, until the active player ends it."""

from __future__ import annotations

from serenissima.games.oltremare.cards import FAVOURABLE_TERMS
from serenissima.games.oltremare.deals import invite, open_talk
from serenissima.games.oltremare.drawing import TO_HAND, Draw, TakePirate
from serenissima.games.oltremare.offers import can_offer
from serenissima.games.oltremare.quota import may_end_trading, remaining, supply
from serenissima.games.oltremare.state import OM, spend
from serenissima.kernel.core import IllegalMove, Move, Question, Seat
from serenissima.kernel.fields import immutable


@immutable
class TradeAction(Question):
    """OM-5.1, OM-5.2, OM-5.15, OM-6.1, OM-6.25: buy, open a talk with one co-player, or end the phase."""

    seat: Seat

    def seats(self, g: OM) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if remaining(g):
            if supply(g):
                moves.append(("buy_goods",))
            if g.table.pirates[seat]:
                moves.append(("buy_pirate",))
        if g.table.turn.talks < g.rules.options.talks_per_turn:
            for partner in range(g.rules.seats):
                if partner != seat and can_talk(g, seat, partner):
                    moves.extend(g.rules.talk_moves[partner])
        if may_end_trading(g):
            moves.append(("end_trading",))
        return moves

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        match move:
            case ("buy_goods",):
                pay_for_card(g, seat)
                g.push(Draw(seat, 1, TO_HAND))
            case ("buy_pirate",):
                pay_for_card(g, seat)
                g.push(TakePirate(seat))
            case ("propose", partner):
                open_talk(g, seat, partner)
            case ("invite", partner, topic):
                invite(g, partner, topic)
            case ("end_trading",):
                g.done()
            case _:
                raise IllegalMove(move)

    def default(self, g: OM, seat: Seat) -> Move:
        if may_end_trading(g):
            return ("end_trading",)
        return ("buy_goods",) if supply(g) else ("buy_pirate",)


def can_talk(g: OM, seat: Seat, partner: Seat) -> bool:
    """OM-6.11, OM-6.17: whether some legal offer between the two exists, from either side."""
    return can_offer(g, seat, partner)


def price(g: OM, seat: Seat) -> int:
    """OM-5.4, OM-5.5, OM-5.6: dearer at 0 or less; favourable terms have a price for each purchase of the turn."""
    printed, table = g.rules.printed, g.table
    broke = table.ducati[seat] <= 0
    if table.showing[seat] == FAVOURABLE_TERMS and not (broke and not g.rules.options.favourable_in_debt):
        return printed.favourable_prices[table.turn.bought]
    return printed.buy_price_in_debt if broke else printed.buy_price


def pay_for_card(g: OM, seat: Seat) -> None:
    """OM-5.7, OM-5.9: the price is fixed and paid before the card is seen; a purchase counts and costs once."""
    spend(g, seat, price(g, seat))
    g.table.turn.bought += 1
