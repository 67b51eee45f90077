"""Chapter 2: set-up. First seat, closed ports, and the draft of start ports and galleys."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.board import SAILOR, Board
from serenissima.games.serenissima_2012.flow import Round
from serenissima.games.serenissima_2012.limits import GALLEY_NUMBER
from serenissima.games.serenissima_2012.state import (
    S12,
    Galley,
    Hidden,
    Options,
    Own,
    Port,
    Rules,
    Table,
    free_numbers,
    launch,
    names,
    no_activation,
    printed,
)
from serenissima.kernel.answer import Answer, Asks, Limit, asked
from serenissima.kernel.core import NOBODY, Automatic, Chance, Move, OneSeat, Seat, State
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import OptionValue
from serenissima.parts.refusing import fact


def begin(board: Board, seats: int, values: dict[str, OptionValue]) -> S12:
    """S12-1.1, S12-1.11, S12-2.2, S12-2.3, S12-2.4, S12-2.5: an empty sea, full reserves, five ducats each."""
    rules = Rules(board, seats, Options(values))
    hidden = rules.options.hidden_money
    table = Table(
        ports=[Port(NOBODY, 0, 0, False, False, False) for _ in board.ports],
        galleys=[Galley(NOBODY, NOBODY, 0, [0] * SAILOR) for _ in range(board.galley_numbers + 1)],
        money=[] if hidden else [board.money] * seats,
        reserve=[rules.start.sailors] * seats,
        supply=board.supply.copy(),
        forts=board.forts,
        basilicas=board.basilicas,
        doge_discard=[0] * len(board.doge_cards),
        first_seat=NOBODY,
        round=0,
        wheel=0,
        resting=0,
        track=rules.start.track_start,
        payouts=0,
        activation=no_activation((board.galley_numbers + 1) * (SAILOR + 1)),
    )
    own = [Own(board.money if hidden else NOBODY) for _ in range(seats)]
    return State(rules, table, own, Hidden(0), [SetUp()])


@immutable
class SetUp(Automatic):
    """S12-2.1, S12-2.13: the set-up read top to bottom: first seat, closings, draft; then the rounds begin."""

    def run(self, g: S12) -> None:
        g.swap(Round())
        g.push(Draft())
        g.push(Closing())
        if g.rules.options.first_seat == NOBODY:
            g.push(FirstSeat())
        else:
            g.table.first_seat = g.rules.options.first_seat


@immutable
class FirstSeat(Chance):
    """S12-2.1: each seat is equally likely to begin."""

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        return [(("first", seat), 1) for seat in range(g.rules.seats)]

    def do_first(self, g: S12, seat: int) -> None:
        g.table.first_seat = seat
        g.done()


# Closing ports


@immutable
class Closing(Automatic):
    """S12-2.13, S12-2.14: with two or three seats one port of each of four goods is closed, good after good."""

    at: int = 0

    def run(self, g: S12) -> None:
        goods = g.rules.start.closed_goods
        if self.at == len(goods):
            g.done()
            return
        how = g.rules.options.closing
        if how == "preset":
            g.done()
            for port in g.rules.board.preset_closed:
                close(g, port)
            return
        seat = (g.table.first_seat + self.at) % g.rules.seats
        g.swap(Closing(self.at + 1))
        g.push(DrawClosedPort(goods[self.at]) if how == "random" else ClosePort(seat, goods[self.at]))


def closable(g: S12, good: int) -> list[int]:
    """S12-2.15: ports of that good, but a start port only while enough of them stay open for all seats."""
    spare = spare_start_ports(g)
    return [at for at, port in enumerate(g.rules.board.ports) if port.good == good and (spare or not port.start)]


def spare_start_ports(g: S12) -> bool:
    """S12-2.15: whether more start ports are open than there are seats."""
    open_starts = 0
    for at, port in enumerate(g.rules.board.ports):
        if port.start and not g.table.ports[at].closed:
            open_starts += 1
    return open_starts > g.rules.seats


def close(g: S12, port: int) -> None:
    """S12-2.16, S12-2.17: a closed port is out of the game; its field is not."""
    g.table.ports[port].closed = True
    g.emit(("closed", port))


@immutable
class ClosePort(OneSeat):
    """S12-2.14: the seat whose turn it is closes one port of the good."""

    good: int

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("close", port) for port in closable(g, self.good)]

    def do_close(self, g: S12, seat: Seat, port: int) -> None:
        close(g, port)
        g.done()

    def default(self, g: S12, seat: Seat) -> Move:
        return ("close", closable(g, self.good)[0])


@immutable
class DrawClosedPort(Chance):
    """S12-2.15: by option `port_closing=random` the port of each good is drawn among those allowed."""

    good: int

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        return [(("close", port), 1) for port in closable(g, self.good)]

    def do_close(self, g: S12, port: int) -> None:
        close(g, port)
        g.done()


# The draft


@immutable
class Draft(Automatic):
    """S12-2.6, S12-2.9, S12-2.10: seat after seat takes a galley, before its first one a start port."""

    at: int = 0

    def run(self, g: S12) -> None:
        order = draft_order(g)
        if self.at == len(order):
            g.done()
            return
        seat = order[self.at]
        dealt = g.rules.options.random_start
        g.swap(Draft(self.at + 1))
        g.push(DealGalley(seat) if dealt else ChooseStartGalley(seat))
        if home_port(g, seat) == NOBODY:
            g.push(DealStartPort(seat) if dealt else ChooseStartPort(seat))


def draft_order(g: S12) -> list[Seat]:
    """S12-2.6, S12-2.9, S12-2.10: clockwise and back again, or turn about for two seats."""
    start, seats = g.rules.start, g.rules.seats
    clockwise = [(g.table.first_seat + at) % seats for at in range(seats)]
    snake = start.draft == "snake" or (seats == 2 and g.rules.options.snake)
    order: list[Seat] = []
    for lap in range(start.galleys_each):
        order += clockwise[::-1] if snake and lap % 2 else clockwise
    return order


def home_port(g: S12, seat: Seat) -> int:
    """The one port a seat has during the draft, or `NOBODY`'s -1 before it has chosen."""
    for at, port in enumerate(g.table.ports):
        if port.owner == seat:
            return at
    return NOBODY


def free_start_ports(g: S12) -> list[int]:
    """S12-2.6, S12-2.12: start ports that are neither taken nor closed; what nobody takes is an ordinary port."""
    ports = g.table.ports
    found: list[int] = []
    for at, port in enumerate(g.rules.board.ports):
        if port.start and ports[at].owner == NOBODY and not ports[at].closed:
            found.append(at)
    return found


def settle_in(g: S12, seat: Seat, port: int) -> None:
    """S12-2.7: three sailors from the reserve garrison the start port, and its card is taken."""
    place = g.table.ports[port]
    place.owner = seat
    place.garrison = g.rules.board.sailors_in_port
    g.table.reserve[seat] -= place.garrison


def first_crew(g: S12, seat: Seat, number: int) -> None:
    """S12-2.8, S12-2.11: the galley starts at home with three sailors from the reserve."""
    launch(g, seat, number, home_port(g, seat), g.rules.board.sailors_per_galley)


@immutable
class ChooseStartPort(OneSeat):
    """S12-2.6, S12-2.7: any free start port."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("start_at", port) for port in free_start_ports(g)]

    def do_start_at(self, g: S12, seat: Seat, port: int) -> None:
        settle_in(g, seat, port)
        g.done()

    def default(self, g: S12, seat: Seat) -> Move:
        return ("start_at", free_start_ports(g)[0])


@immutable
class ChooseStartGalley(OneSeat):
    """S12-2.6, S12-2.8, S12-2.9: any free galley number."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("take", number) for number in free_numbers(g)]

    def do_take(self, g: S12, seat: Seat, number: int) -> None:
        first_crew(g, seat, number)
        g.done()

    def default(self, g: S12, seat: Seat) -> Move:
        return ("take", free_numbers(g)[0])


@immutable
class DealStartPort(Chance):
    """S12-2.6, S12-2.7: by option `start_assignment=random` the start port is dealt."""

    seat: Seat

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        return [(("start_at", port), 1) for port in free_start_ports(g)]

    def do_start_at(self, g: S12, port: int) -> None:
        settle_in(g, self.seat, port)
        g.emit(("dealt_port", self.seat, port))
        g.done()


@immutable
class DealGalley(Chance):
    """S12-2.6, S12-2.8: by option `start_assignment=random` the galley number is dealt."""

    seat: Seat

    def odds(self, g: S12) -> list[tuple[Move, int]]:
        return [(("take", number), 1) for number in free_numbers(g)]

    def do_take(self, g: S12, number: int) -> None:
        first_crew(g, self.seat, number)
        g.done()


# What may be answered


def needed(g: S12, seat: Seat, port: int) -> bool:
    """S12-2.15: whether all seats will still find a start port."""
    return not printed(g, port).start or spare_start_ports(g)


CLOSE: Final = ("S12-2.14", "S12-2.15")
SETTING_UP: Final = (
    Asks(SetUp),
    Asks(FirstSeat, Answer("first", ("seat",), ("S12-2.1",))),
    Asks(Closing),
    Asks(
        ClosePort,
        Answer(
            "close",
            ("port",),
            CLOSE,
            Limit(
                "S12-2.14",
                "wrong_good_to_close",
                lambda g, seat, port: printed(g, port).good == asked(g, ClosePort).good,
                lambda g, seat, port: fact(names(g.rules), "good", "good", asked(g, ClosePort).good),
            ),
            Limit("S12-2.15", "start_ports_needed", needed),
        ),
    ),
    Asks(DrawClosedPort, Answer("close", ("port",), CLOSE)),
    Asks(Draft),
    Asks(
        ChooseStartPort,
        Answer(
            "start_at",
            ("port",),
            ("S12-2.6", "S12-2.7"),
            Limit("S12-2.6", "no_start_port", lambda g, seat, port: printed(g, port).start),
            Limit("S12-2.16", "port_closed", lambda g, seat, port: not g.table.ports[port].closed),
            Limit("S12-2.6", "start_port_taken", lambda g, seat, port: g.table.ports[port].owner == NOBODY),
        ),
    ),
    Asks(ChooseStartGalley, Answer("take", ("galley",), ("S12-2.8",), *GALLEY_NUMBER)),
    Asks(DealStartPort, Answer("start_at", ("port",), ("S12-2.6", "S12-2.7"))),
    Asks(DealGalley, Answer("take", ("galley",), ("S12-2.8",))),
)
