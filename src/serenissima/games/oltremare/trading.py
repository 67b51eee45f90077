"""Chapter 5, first half: the trading phase. Purchases and talks in any order, until the active player ends it."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.cards import FAVOURABLE_TERMS
from serenissima.games.oltremare.deals import invite, open_talk
from serenissima.games.oltremare.drawing import TO_HAND, Draw, TakePirate
from serenissima.games.oltremare.offers import can_offer
from serenissima.games.oltremare.quota import may_end_trading, remaining, supply
from serenissima.games.oltremare.state import OM, spend
from serenissima.kernel.answer import Answer, Asks, Facts, Limit
from serenissima.kernel.core import Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


@immutable
class TradeAction(OneSeat):
    """OM-5.1, OM-5.2, OM-5.15, OM-6.1, OM-6.25: buy, open a talk with one co-player, or end the phase."""

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if remaining(g):
            if supply(g):
                moves.append(("buy_goods",))
            if g.table.pirates[seat]:
                moves.append(("buy_pirate",))
        if g.table.turn.talks < g.rules.options.talks_per_turn:
            for partner in range(g.rules.seats):
                if partner != seat and can_offer(g, seat, partner):
                    moves.extend(g.rules.talk_moves[partner])
        if may_end_trading(g):
            moves.append(("end_trading",))
        return moves

    def do_buy_goods(self, g: OM, seat: Seat) -> None:
        pay_for_card(g, seat)
        g.push(Draw(seat, 1, TO_HAND))

    def do_buy_pirate(self, g: OM, seat: Seat) -> None:
        pay_for_card(g, seat)
        g.push(TakePirate(seat))

    def do_propose(self, g: OM, seat: Seat, partner: int) -> None:
        open_talk(g, seat, partner)

    def do_invite(self, g: OM, seat: Seat, partner: int, topic: int) -> None:
        invite(g, partner, topic)

    def do_end_trading(self, g: OM, seat: Seat) -> None:
        g.done()

    def default(self, g: OM, seat: Seat) -> Move:
        if may_end_trading(g):
            return ("end_trading",)
        return ("buy_goods",) if supply(g) else ("buy_pirate",)


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


# What may be answered


def hand_and_quota(g: OM, seat: Seat) -> Facts:
    """OM-5.11: how many cards are there, and how many must be played."""
    return (("hand", str(g.table.hands[seat])), ("quota", str(g.table.turn.quota)))


def in_the_game(g: OM, seat: Seat, partner: Seat, topic: int) -> bool:
    """OM-6.11, OM-6.20: a topic is a good that is in the game, or no good at all."""
    return topic in g.rules.goods or topic >= len(g.rules.printed.goods)


MAY_BUY: Final = Limit(
    "OM-5.2",
    "bought_enough",
    lambda g, seat: remaining(g) > 0,
    lambda g, seat: count("limit", g.rules.printed.buy_limit),
)
INTO_DEBT: Final = {"into_debt": lambda g, seat: g.table.ducati[seat] < price(g, seat)}
BUY_GOODS: Final = Answer(
    "buy_goods",
    (),
    ("OM-5.2", "OM-5.3", "OM-5.4", "OM-5.10"),
    MAY_BUY,
    Limit("OM-5.10", "stack_empty", lambda g, seat: supply(g) > 0),
    warns=INTO_DEBT,
)
BUY_PIRATE: Final = Answer(
    "buy_pirate",
    (),
    ("OM-5.2", "OM-5.3", "OM-5.4", "OM-5.10"),
    MAY_BUY,
    Limit("OM-5.10", "pirates_empty", lambda g, seat: g.table.pirates[seat] > 0),
    warns=INTO_DEBT,
)
MAY_TALK: Final = (
    Limit("OM-6.1", "no_partner", lambda g, seat, partner, *topic: partner != seat),
    Limit(
        "OM-6.17",
        "talked_enough",
        lambda g, *said: g.table.turn.talks < g.rules.options.talks_per_turn,
        lambda g, *said: count("limit", g.rules.options.talks_per_turn),
    ),
    Limit("OM-5.13", "no_offer_possible", lambda g, seat, partner, *topic: can_offer(g, seat, partner)),
)
PROPOSE: Final = Answer("propose", ("seat",), ("OM-6.17", "OM-6.18"), *MAY_TALK)
INVITE: Final = Answer(
    "invite",
    ("seat", "topic"),
    ("OM-6.17", "OM-6.20"),
    *MAY_TALK,
    Limit("OM-6.11", "good_not_in_game", in_the_game),
)
END_TRADING: Final = Answer(
    "end_trading",
    (),
    ("OM-5.11", "OM-5.14"),
    Limit("OM-5.11", "quota_not_met", lambda g, seat: may_end_trading(g), hand_and_quota),
)
TRADING: Final = (Asks(TradeAction, BUY_GOODS, BUY_PIRATE, PROPOSE, INVITE, END_TRADING),)
