"""Chapter 6: buying at a foreign port. The controller asks, the buyer counters, and at most one final ask follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_1996.buying import from_the_bank, load_tokens, purchase
from serenissima.games.serenissima_1996.limits import (
    WHOLE_HUNDREDS,
    affordable,
    bounds,
    galleys_and_amounts,
    in_a_port,
    own_galley,
    price_between,
)
from serenissima.games.serenissima_1996.state import S96, Rules, hand_over, port_in, printed
from serenissima.kernel.answer import Answer, Asks, Gate, Limit, Nouns, asked
from serenissima.kernel.core import AskedQuestion, Move, Question, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


def request_purchase(g: S96, seat: Seat, number: int, n: int) -> None:
    """S96-6.1, S96-6.2, S96-6.4, S96-9.9: the controller must ask a price; how high it may be is settled now."""
    port = port_in(g, number)
    good = printed(g, port).product
    g.table.turn.rearranged &= ~(1 << printed(g, port).zone)
    g.emit(("requested", seat, port, good, n))
    g.push(AskPrice(seat, number, good, n, highest_ask(g, port)))


def highest_ask(g: S96, port: int) -> int:
    """S96-6.3, S96-6.4: up to 300, or up to 1000 for who controls every port that makes this good."""
    board = g.rules.board
    controller = g.table.ports[port].controller
    for other in board.producers[printed(g, port).product]:
        if g.table.ports[other].controller != controller:
            return board.ask_max
    return board.ask_max_monopoly


def seller_to(g: S96, galley: int) -> Seat:
    """S96-6.2: the controller of the port where the galley lies, whatever its garrison."""
    return g.table.ports[port_in(g, galley)].controller


def can_pay(g: S96, seat: Seat, n: int, price: int) -> bool:
    """S96-6.8, S96-10.7: a buyer may name or accept only a price he can pay for all tokens."""
    return n * price <= g.table.money[seat]


@immutable
class AskPrice(Question):
    """S96-6.2, S96-6.3, S96-6.4: the controller names a price for one token; he cannot refuse to."""

    buyer: Seat
    galley: int
    good: int
    n: int
    ceiling: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (seller_to(g, self.galley),)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        return [("ask", price) for price in self.prices(g)]

    def prices(self, g: S96) -> range:
        """S96-6.3, S96-6.4: whole hundreds up to the ceiling."""
        return range(g.rules.board.ask_min, self.ceiling + 1, g.rules.board.money_step)

    def do_ask(self, g: S96, seat: Seat, price: int) -> None:
        g.swap(AnswerPrice(self.buyer, self.galley, self.good, self.n, price))

    def default(self, g: S96, seat: Seat) -> Move:
        return ("ask", g.rules.board.ask_max)


@immutable(default=("walk_away",))
class AnswerPrice(AskedQuestion):
    """S96-3.5, S96-6.5, S96-6.8: the buyer accepts, offers less, or walks away."""

    buyer: Seat
    galley: int
    good: int
    n: int
    price: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.buyer,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if can_pay(g, seat, self.n, self.price):
            moves.append(("accept",))
        for price in self.prices(g):
            if can_pay(g, seat, self.n, price):
                moves.append(("counter", price))
        moves.append(("walk_away",))
        return moves

    def prices(self, g: S96) -> range:
        """S96-6.5: whole hundreds below the ask."""
        return range(g.rules.board.ask_min, self.price, g.rules.board.money_step)

    def do_accept(self, g: S96, seat: Seat) -> None:
        conclude(g, seat, self.galley, self.n, self.price)

    def do_counter(self, g: S96, seat: Seat, price: int) -> None:
        g.swap(AnswerCounter(self.buyer, self.galley, self.good, self.n, self.price, price))

    def do_walk_away(self, g: S96, seat: Seat) -> None:
        walk_away(g, self.galley, self.n)


@immutable
class AnswerCounter(Question):
    """S96-6.6: the controller accepts, or names a last price above the counter and not above his first."""

    buyer: Seat
    galley: int
    good: int
    n: int
    price: int
    counter: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (seller_to(g, self.galley),)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = [("accept",)]
        for price in self.prices(g):
            moves.append(("final_ask", price))
        return moves

    def prices(self, g: S96) -> range:
        """S96-6.6: whole hundreds above the counter, up to the first ask."""
        step = g.rules.board.money_step
        return range(self.counter + step, self.price + 1, step)

    def do_accept(self, g: S96, seat: Seat) -> None:
        conclude(g, self.buyer, self.galley, self.n, self.counter)

    def do_final_ask(self, g: S96, seat: Seat, price: int) -> None:
        g.swap(AnswerFinal(self.buyer, self.galley, self.good, self.n, price))

    def default(self, g: S96, seat: Seat) -> Move:
        return ("final_ask", self.price)


@immutable(default=("walk_away",))
class AnswerFinal(AskedQuestion):
    """S96-3.5, S96-6.7, S96-6.8: the buyer takes the last price or leaves it."""

    buyer: Seat
    galley: int
    good: int
    n: int
    price: int

    def seats(self, g: S96) -> tuple[Seat, ...]:
        return (self.buyer,)

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        if can_pay(g, seat, self.n, self.price):
            return [("accept",), ("walk_away",)]
        return [("walk_away",)]

    def do_accept(self, g: S96, seat: Seat) -> None:
        conclude(g, seat, self.galley, self.n, self.price)

    def do_walk_away(self, g: S96, seat: Seat) -> None:
        walk_away(g, self.galley, self.n)


def conclude(g: S96, buyer: Seat, number: int, n: int, price: int) -> None:
    """S96-6.9, S96-6.11: one price for all tokens goes to the controller, and the deal counts for the galley."""
    hand_over(g, buyer, seller_to(g, number), n * price)
    load_tokens(g, number, printed(g, port_in(g, number)).product, n)
    g.table.turn.deals[number] += 1
    g.done()


def walk_away(g: S96, number: int, n: int) -> None:
    """S96-6.10, S96-6.12: nothing moves, and for the rest of the round only fewer tokens may be asked for there."""
    g.table.turn.walked[port_in(g, number)] = n
    g.done()


# What may be answered


def deals_left(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-6.11: each galley concludes so many foreign purchases in a round."""
    return g.table.turn.deals[number] < g.rules.board.deals_per_galley


def walked_from(g: S96, number: int) -> int:
    """S96-6.10: the number walked away from at the port where a galley lies; 0 if none."""
    return g.table.turn.walked[port_in(g, number)]


def fewer_than_before(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-6.10: who has walked away may only ask for fewer."""
    return not walked_from(g, number) or n < walked_from(g, number)


def within_any_ask(g: S96, seat: Seat, price: int) -> bool:
    """S96-6.3: no price is lower or higher than these, whoever controls the ports."""
    return g.rules.board.ask_min <= price <= g.rules.board.ask_max_monopoly


def accepting(step: type[AnswerPrice] | type[AnswerFinal]) -> Answer:
    """S96-6.8, S96-6.9: the buyer agrees to a price that he can pay for all tokens."""

    def cost(g: S96, seat: Seat) -> int:
        return asked(g, step).n * asked(g, step).price

    return Answer("accept", (), ("S96-6.9",), affordable(cost, "S96-6.8"))


def asks(rules: Rules) -> list[Nouns]:
    """S96-6.3, S96-6.4: every price that may be asked."""
    board = rules.board
    return [(price,) for price in range(board.ask_min, board.ask_max_monopoly + 1, board.money_step)]


def every_price(rules: Rules) -> list[Nouns]:
    """S96-10.4: every price between galleys."""
    board = rules.board
    return [(price,) for price in range(0, board.trade_price_max + 1, board.money_step)]


def countering(prices: Callable[[S96], range], cost: Callable[..., int], rule: str, cost_rule: str) -> Answer:
    """S96-1.14, S96-6.5, S96-6.8, S96-10.5, S96-10.7: another price, if one is possible and it can be paid."""
    return Answer(
        "counter",
        ("n",),
        (rule,),
        Gate(rule, "no_counter_left", lambda g, *said: len(prices(g)) > 0),
        price_between(rule, prices),
        WHOLE_HUNDREDS,
        affordable(cost, cost_rule),
        rows=every_price,
    )


REQUEST_PURCHASE: Final = Answer(
    "request_purchase",
    ("galley", "n"),
    ("S96-6.1", "S96-6.10", "S96-6.11"),
    *own_galley("S96-6.1"),
    in_a_port("S96-6.1"),
    Limit("S96-5.4", "buy_from_the_bank", lambda g, seat, number, n: not from_the_bank(g, seat, number, n)),
    Limit("S96-6.11", "enough_deals", deals_left, lambda g, *said: count("n", g.rules.board.deals_per_galley)),
    Limit(
        "S96-6.10",
        "walked_away_before",
        fewer_than_before,
        lambda g, seat, number, n: count("n", walked_from(g, number)),
    ),
    *purchase("S96-6.1", "S96-6.1"),
    rows=galleys_and_amounts,
)
ASK: Final = Answer(
    "ask",
    ("n",),
    ("S96-6.3", "S96-6.4"),
    Limit("S96-6.3", "price_between", within_any_ask, lambda g, *said: bounds(asked(g, AskPrice).prices(g))),
    price_between("S96-6.4", lambda g: asked(g, AskPrice).prices(g)),
    WHOLE_HUNDREDS,
    rows=asks,
)
COUNTER: Final = countering(
    lambda g: asked(g, AnswerPrice).prices(g),
    lambda g, seat, price: asked(g, AnswerPrice).n * price,
    "S96-6.5",
    "S96-6.8",
)
FINAL_ASK: Final = Answer(
    "final_ask",
    ("n",),
    ("S96-6.6",),
    price_between("S96-6.6", lambda g: asked(g, AnswerCounter).prices(g)),
    WHOLE_HUNDREDS,
    rows=asks,
)
WALK_AWAY: Final = Answer("walk_away", (), ("S96-6.10", "S96-6.12"))
HAGGLING: Final = (
    Asks(AskPrice, ASK),
    Asks(AnswerPrice, accepting(AnswerPrice), COUNTER, WALK_AWAY),
    Asks(AnswerCounter, Answer("accept", (), ("S96-6.9",)), FINAL_ASK),
    Asks(AnswerFinal, accepting(AnswerFinal), WALK_AWAY),
)
