"""Chapter 10: ship-to-ship trade with a rival in the same zone."""

from __future__ import annotations

from itertools import product
from typing import ClassVar, Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.haggling import can_pay, countering, every_price
from serenissima.games.serenissima_1996.limits import (
    WHOLE_HUNDREDS,
    affordable,
    amounts,
    galley_said,
    named,
    own_galley,
    price_between,
)
from serenissima.games.serenissima_1996.state import BUY, S96, SELL, Galley, free_berths, hand_over
from serenissima.kernel.answer import Answer, Asks, Gate, Limit, Most, asked, at_least_one
from serenissima.kernel.core import NOBODY, AskedOneSeat, AskedQuestion, Move, Question, SealedOneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


def list_proposals(g: S96, seat: Seat, galleys: list[int], moves: list[Move]) -> None:
    """S96-10.1, S96-10.2, S96-10.3, S96-10.9: two galleys in a zone, and who sells; not on the high sea."""
    if not g.rules.options.ship_trade:
        return
    board, table = g.rules.board, g.table
    limit = board.proposals_per_rival
    for number in galleys:
        own = table.galleys[number]
        if board.high_sea[own.zone]:
            continue
        for other, rival in enumerate(table.galleys):
            if rival.zone == own.zone and rival.owner != seat and table.turn.proposals[rival.owner] < limit:
                if own.tokens() and free_berths(g, rival):
                    moves.append(("propose_trade", number, other, SELL))
                if rival.tokens() and free_berths(g, own):
                    moves.append(("propose_trade", number, other, BUY))


def propose_trade(g: S96, seat: Seat, number: int, other: int, side: int) -> None:
    """S96-10.4, S96-10.9, S96-9.9: the proposal counts at once; goods and price follow."""
    table = g.table
    table.turn.proposals[table.galleys[other].owner] += 1
    table.turn.rearranged &= ~(1 << table.galleys[number].zone)
    g.push(TradeGoods(seat, number, other, side))


def hands(g: S96, number: int, other: int, side: int) -> tuple[Galley, Galley]:
    """S96-10.3: the galley that gives and the one that takes."""
    own, rival = g.table.galleys[number], g.table.galleys[other]
    return (own, rival) if side == SELL else (rival, own)


def withdraw(g: S96, seat: Seat) -> None:
    """S96-10.9: nobody sees what the proposal was, and it is used up."""
    forget(g, seat)
    g.emit(("withdrawn", seat))
    g.done()


def forget(g: S96, seat: Seat) -> None:
    g.own[seat].good = NOBODY
    g.own[seat].number = 0


@immutable(default=("withdraw",))
class TradeGoods(SealedOneSeat):
    """S96-10.3, S96-10.4: one good, and a number the seller has and the buyer has berths for; not yet told.

    S96-10.9: a proposer cannot cancel, but when his time runs out the proposal is withdrawn.
    """

    galley: int
    rival_galley: int
    side: int

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("goods", good, n) for good, n in self.offers(g)]

    def offers(self, g: S96) -> list[tuple[int, int]]:
        """S96-10.4: every good with every number that the one has and the other has room for."""
        giver, taker = hands(g, self.galley, self.rival_galley, self.side)
        room = free_berths(g, taker)
        return [(good, n) for good in range(GOODS) for n in range(1, min(giver.cargo[good], room) + 1)]

    def do_goods(self, g: S96, seat: Seat, good: int, n: int) -> None:
        g.own[seat].good = good
        g.own[seat].number = n
        g.swap(TradePrice(seat, self.galley, self.rival_galley, self.side))

    def do_withdraw(self, g: S96, seat: Seat) -> None:
        withdraw(g, seat)


class Composing(Question):
    """S96-10.4: others see that something is being proposed, and not how far that has come."""

    covered: ClassVar[bool] = True


@immutable(default=("withdraw",))
class TradePrice(Composing):
    """S96-10.4, S96-10.7: a price for one token, nothing at all included; with it the proposal becomes known.

    S96-10.9: here too the proposal is withdrawn when time runs out, and in no other way.
    """

    seat: Seat
    galley: int
    rival_galley: int
    side: int

    def outside(self, g: S96) -> TradeGoods:
        return TradeGoods(self.seat, self.galley, self.rival_galley, self.side)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for price in self.prices(g):
            if self.side == SELL or can_pay(g, seat, g.own[seat].number, price):
                moves.append(("price", price))
        return moves

    def prices(self, g: S96) -> range:
        """S96-10.4: whole hundreds, and nothing at all too."""
        return range(0, g.rules.board.trade_price_max + 1, g.rules.board.money_step)

    def do_price(self, g: S96, seat: Seat, price: int) -> None:
        good, n = g.own[seat].good, g.own[seat].number
        forget(g, seat)
        g.emit(("proposed", seat, g.table.galleys[self.rival_galley].owner, self.side, good, n, price))
        g.swap(AnswerTrade(seat, self.galley, self.rival_galley, self.side, good, n, price))

    def do_withdraw(self, g: S96, seat: Seat) -> None:
        withdraw(g, seat)


@immutable(default=("refuse",))
class AnswerTrade(AskedQuestion):
    """S96-3.5, S96-10.5, S96-10.7: the rival accepts, refuses, or counters once: lower as buyer, higher as seller."""

    seat: Seat
    galley: int
    rival_galley: int
    side: int
    good: int
    n: int
    price: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (g.table.galleys[self.rival_galley].owner,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        paid = self.side == BUY
        moves: list[Move] = []
        if paid or can_pay(g, seat, self.n, self.price):
            moves.append(("accept",))
        moves.append(("refuse",))
        for price in self.prices(g):
            if paid or can_pay(g, seat, self.n, price):
                moves.append(("counter", price))
        return moves

    def prices(self, g: S96) -> range:
        """S96-10.5: whole hundreds, lower from who pays and higher from who is paid."""
        step = g.rules.board.money_step
        if self.side == BUY:
            return range(self.price + step, g.rules.board.trade_price_max + 1, step)
        return range(0, self.price, step)

    def cost(self, price: int) -> int:
        """S96-10.7: what the rival would pay at a price, if he is the buyer."""
        return 0 if self.side == BUY else self.n * price

    def do_accept(self, g: S96, seat: Seat) -> None:
        close_trade(g, self, self.price)

    def do_refuse(self, g: S96, seat: Seat) -> None:
        g.done()

    def do_counter(self, g: S96, seat: Seat, price: int) -> None:
        g.swap(
            AnswerTradeCounter(
                self.seat, self.galley, self.rival_galley, self.side, self.good, self.n, self.price, price
            )
        )


@immutable(default=("refuse",))
class AnswerTradeCounter(AskedOneSeat):
    """S96-3.5, S96-10.6, S96-10.7: the proposer takes the counter or leaves it; either way the trade is over."""

    galley: int
    rival_galley: int
    side: int
    good: int
    n: int
    price: int
    counter: int

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        if self.side == SELL or can_pay(g, seat, self.n, self.counter):
            return [("accept",), ("refuse",)]
        return [("refuse",)]

    def do_accept(self, g: S96, seat: Seat) -> None:
        close_trade(g, self, self.counter)

    def do_refuse(self, g: S96, seat: Seat) -> None:
        g.done()


def close_trade(g: S96, offer: AnswerTrade | AnswerTradeCounter, price: int) -> None:
    """S96-10.8, S96-10.10: the buyer pays, and the tokens change galleys at once; no supply is needed."""
    giver, taker = hands(g, offer.galley, offer.rival_galley, offer.side)
    hand_over(g, taker.owner, giver.owner, offer.n * price)
    giver.cargo[offer.good] -= offer.n
    taker.cargo[offer.good] += offer.n
    g.done()


# What may be answered


def rival_beside(g: S96, seat: Seat, number: int, other: int, side: int) -> bool:
    """S96-10.1: each has a galley in the same zone."""
    own, rival = g.table.galleys[number], g.table.galleys[other]
    return rival.owner != NOBODY and rival.owner != seat and rival.zone == own.zone


def near_a_shore(g: S96, seat: Seat, number: int, other: int, side: int) -> bool:
    """S96-10.2: nobody trades on the high sea."""
    return not g.rules.board.high_sea[g.table.galleys[number].zone]


def proposals_left(g: S96, seat: Seat, number: int, other: int, side: int) -> bool:
    """S96-10.9: so many proposals to one rival in a turn."""
    return g.table.turn.proposals[g.table.galleys[other].owner] < g.rules.board.proposals_per_rival


def room_to_take(g: S96, number: int, other: int, side: int) -> int:
    """S96-10.4: the free berths of the galley that takes."""
    return free_berths(g, hands(g, number, other, side)[1])


def to_give(g: S96, seat: Seat, good: int, n: int) -> int:
    """S96-10.4: what the seller's galley has of a good."""
    offer = asked(g, TradeGoods)
    return hands(g, offer.galley, offer.rival_galley, offer.side)[0].cargo[good]


def to_take(g: S96, seat: Seat, good: int, n: int) -> int:
    """S96-10.4: what the buyer's galley has room for."""
    offer = asked(g, TradeGoods)
    return room_to_take(g, offer.galley, offer.rival_galley, offer.side)


def proposed_cost(g: S96, seat: Seat, price: int) -> int:
    """S96-10.7: what a proposer who buys would pay."""
    return g.own[seat].number * price if asked(g, TradePrice).side == BUY else 0


def counter_cost(g: S96, seat: Seat) -> int:
    """S96-10.7: what a proposer who buys would pay after a counter."""
    offer = asked(g, AnswerTradeCounter)
    return offer.n * offer.counter if offer.side == BUY else 0


PROPOSE_TRADE: Final = Answer(
    "propose_trade",
    ("galley", "galley", "side"),
    ("S96-10.1", "S96-10.2", "S96-10.9"),
    Gate("S96-10.1", "no_ship_trade", lambda g, *said: g.rules.options.ship_trade),
    *own_galley("S96-10.1"),
    Gate("S96-10.1", "no_rival_beside", rival_beside, galley_said(1)),
    Limit("S96-10.2", "high_sea", near_a_shore),
    Limit(
        "S96-10.9",
        "enough_proposals",
        proposals_left,
        lambda g, *said: count("n", g.rules.board.proposals_per_rival),
    ),
    Limit(
        "S96-10.3",
        "no_cargo",
        lambda g, seat, number, other, side: hands(g, number, other, side)[0].tokens() > 0,
        lambda g, seat, number, other, side: count("galley", number if side == SELL else other),
    ),
    Limit(
        "S96-10.4",
        "no_free_berths",
        lambda g, seat, *said: room_to_take(g, *said) > 0,
        lambda g, seat, *said: count("free", room_to_take(g, *said)),
    ),
)
GOODS_OFFERED: Final = Answer(
    "goods",
    ("good", "n"),
    ("S96-10.3", "S96-10.4"),
    at_least_one("S96-10.4"),
    Most("S96-10.4", "not_so_many_tokens", to_give, "aboard", lambda g, seat, good, n: named(g, "good", good)),
    Most("S96-10.4", "no_free_berths", to_take, "free"),
    rows=lambda rules: list(product(range(len(rules.board.goods)), amounts(rules))),
)
PRICE: Final = Answer(
    "price",
    ("n",),
    ("S96-10.4", "S96-10.7"),
    price_between("S96-10.4", lambda g: asked(g, TradePrice).prices(g)),
    WHOLE_HUNDREDS,
    affordable(proposed_cost, "S96-10.7"),
    rows=every_price,
)
WITHDRAW: Final = Answer("withdraw", (), ("S96-10.9",), clock=True)
ACCEPT_TRADE: Final = Answer(
    "accept",
    (),
    ("S96-10.8",),
    affordable(lambda g, seat: asked(g, AnswerTrade).cost(asked(g, AnswerTrade).price), "S96-10.7"),
)
COUNTER_TRADE: Final = countering(
    lambda g: asked(g, AnswerTrade).prices(g),
    lambda g, seat, price: asked(g, AnswerTrade).cost(price),
    "S96-10.5",
    "S96-10.7",
)
ACCEPT_COUNTER: Final = Answer("accept", (), ("S96-10.8",), affordable(counter_cost, "S96-10.7"))
REFUSE: Final = Answer("refuse", (), ("S96-10.5",))
TRADING: Final = (
    Asks(TradeGoods, GOODS_OFFERED, WITHDRAW),
    Asks(TradePrice, PRICE, WITHDRAW),
    Asks(AnswerTrade, ACCEPT_TRADE, REFUSE, COUNTER_TRADE),
    Asks(AnswerTradeCounter, ACCEPT_COUNTER, REFUSE),
)
