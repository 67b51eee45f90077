"""Chapter 10: ship-to-ship trade with a rival in the same zone."""

from __future__ import annotations

from typing import ClassVar

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.haggling import can_pay
from serenissima.games.serenissima_1996.state import BUY, S96, SELL, free_berths, hand_over
from serenissima.kernel.core import NOBODY, AskedQuestion, IllegalMove, Move, Question, Seat
from serenissima.kernel.fields import immutable


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


def withdraw(g: S96, seat: Seat) -> None:
    """S96-10.9: nobody sees what the proposal was, and it is used up."""
    forget(g, seat)
    g.emit(("withdrawn", seat))
    g.done()


def forget(g: S96, seat: Seat) -> None:
    g.own[seat].good = NOBODY
    g.own[seat].number = 0


class UnpricedProposal(Question):
    """S96-10.9: a proposer cannot cancel; no list offers it, but when his time runs out the proposal is withdrawn."""

    unlisted: ClassVar[bool] = True

    def takes(self, g: S96, seat: Seat, move: Move) -> bool:
        return move == ("withdraw",)


class SealedProposal(UnpricedProposal):
    """S96-10.4: what is proposed becomes known with the price."""

    sealed: ClassVar[bool] = True


@immutable
class TradeGoods(SealedProposal):
    """S96-10.3, S96-10.4: one good, and a number the seller has and the buyer has berths for; not yet told."""

    seat: Seat
    galley: int
    rival_galley: int
    side: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("goods", good, n) for good, n in self.offers(g)]

    def offers(self, g: S96) -> list[tuple[int, int]]:
        """S96-10.4: every good with every number that the one has and the other has room for."""
        galleys = g.table.galleys
        selling = self.side == SELL
        giver = galleys[self.galley if selling else self.rival_galley]
        room = free_berths(g, galleys[self.rival_galley if selling else self.galley])
        return [(good, n) for good in range(GOODS) for n in range(1, min(giver.cargo[good], room) + 1)]

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("goods", good, n):
                g.own[seat].good = good
                g.own[seat].number = n
                g.swap(TradePrice(seat, self.galley, self.rival_galley, self.side))
            case ("withdraw",):
                withdraw(g, seat)
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("withdraw",)


@immutable
class TradePrice(UnpricedProposal):
    """S96-10.4, S96-10.7: a price for one token, nothing at all included; with it the proposal becomes known."""

    seat: Seat
    galley: int
    rival_galley: int
    side: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        board = g.rules.board
        moves: list[Move] = []
        for price in range(0, board.trade_price_max + 1, board.money_step):
            if self.side == SELL or can_pay(g, seat, g.own[seat].number, price):
                moves.append(("price", price))
        return moves

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("price", price):
                good, n = g.own[seat].good, g.own[seat].number
                forget(g, seat)
                g.emit(("proposed", seat, g.table.galleys[self.rival_galley].owner, self.side, good, n, price))
                g.swap(AnswerTrade(seat, self.galley, self.rival_galley, self.side, good, n, price))
            case ("withdraw",):
                withdraw(g, seat)
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("withdraw",)


@immutable
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
        board = g.rules.board
        step = board.money_step
        moves: list[Move] = []
        if self.side == BUY or can_pay(g, seat, self.n, self.price):
            moves.append(("accept",))
        moves.append(("refuse",))
        if self.side == BUY:
            for price in range(self.price + step, board.trade_price_max + 1, step):
                moves.append(("counter", price))
        else:
            for price in range(0, self.price, step):
                if can_pay(g, seat, self.n, price):
                    moves.append(("counter", price))
        return moves

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("accept",):
                close_trade(g, self, self.price)
            case ("refuse",):
                g.done()
            case ("counter", price):
                g.swap(
                    AnswerTradeCounter(
                        self.seat, self.galley, self.rival_galley, self.side, self.good, self.n, self.price, price
                    )
                )
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("refuse",)


@immutable
class AnswerTradeCounter(AskedQuestion):
    """S96-3.5, S96-10.6, S96-10.7: the proposer takes the counter or leaves it; either way the trade is over."""

    seat: Seat
    galley: int
    rival_galley: int
    side: int
    good: int
    n: int
    price: int
    counter: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        if self.side == SELL or can_pay(g, seat, self.n, self.counter):
            return [("accept",), ("refuse",)]
        return [("refuse",)]

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("accept",):
                close_trade(g, self, self.counter)
            case ("refuse",):
                g.done()
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("refuse",)


def close_trade(g: S96, offer: AnswerTrade | AnswerTradeCounter, price: int) -> None:
    """S96-10.8, S96-10.10: the buyer pays, and the tokens change galleys at once; no supply is needed."""
    galleys = g.table.galleys
    mine, theirs = galleys[offer.galley], galleys[offer.rival_galley]
    giver, taker = (mine, theirs) if offer.side == SELL else (theirs, mine)
    hand_over(g, taker.owner, giver.owner, offer.n * price)
    giver.cargo[offer.good] -= offer.n
    taker.cargo[offer.good] += offer.n
    g.done()
