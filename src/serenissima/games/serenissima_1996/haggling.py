"""Chapter 6: buying at a foreign port. The controller asks, the buyer counters, and at most one final ask follows."""

from __future__ import annotations

from serenissima.games.serenissima_1996.buying import load_tokens
from serenissima.games.serenissima_1996.state import S96, hand_over, port_in, printed
from serenissima.kernel.core import AskedQuestion, IllegalMove, Move, Question, Seat
from serenissima.kernel.fields import immutable


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
        board = g.rules.board
        return [("ask", price) for price in range(board.ask_min, self.ceiling + 1, board.money_step)]

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("ask", price):
                g.swap(AnswerPrice(self.buyer, self.galley, self.good, self.n, price))
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("ask", g.rules.board.ask_max)


@immutable
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
        board = g.rules.board
        moves: list[Move] = []
        if can_pay(g, seat, self.n, self.price):
            moves.append(("accept",))
        for price in range(board.ask_min, self.price, board.money_step):
            if can_pay(g, seat, self.n, price):
                moves.append(("counter", price))
        moves.append(("walk_away",))
        return moves

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("accept",):
                conclude(g, seat, self.galley, self.n, self.price)
            case ("counter", price):
                g.swap(AnswerCounter(self.buyer, self.galley, self.good, self.n, self.price, price))
            case ("walk_away",):
                walk_away(g, self.galley, self.n)
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("walk_away",)


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
        step = g.rules.board.money_step
        moves: list[Move] = [("accept",)]
        for price in range(self.counter + step, self.price + 1, step):
            moves.append(("final_ask", price))
        return moves

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("accept",):
                conclude(g, self.buyer, self.galley, self.n, self.counter)
            case ("final_ask", price):
                g.swap(AnswerFinal(self.buyer, self.galley, self.good, self.n, price))
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("final_ask", self.price)


@immutable
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

    def play(self, g: S96, seat: Seat, move: Move) -> None:
        match move:
            case ("accept",):
                conclude(g, seat, self.galley, self.n, self.price)
            case ("walk_away",):
                walk_away(g, self.galley, self.n)
            case _:
                raise IllegalMove(move)

    def default(self, g: S96, seat: Seat) -> Move:
        return ("walk_away",)


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
