"""Chapter 15, phase 5: control of ports."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.limits import (
    flag_needed,
    galley_said,
    galleys_and_amounts,
    in_a_port,
    named,
    own_galley,
)
from serenissima.games.serenissima_1996.state import S96, flags_used, fleet, garrison_room, port_in, sink
from serenissima.kernel.answer import Answer, Asks, Limit
from serenissima.kernel.core import Move, OneSeat, Seat
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


@immutable(default=("end_landing",))
class Land(OneSeat):
    """S96-15.1, S96-15.2, S96-15.5, S96-15.7: land sailors of a galley in a port without a garrison, or make an end."""

    def moves(self, g: S96, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        for number in fleet(g, seat):
            most = landing_limit(g, number)
            if most:
                spare = flag_to_spare(g, seat, number)
                for n in range(1, most + 1):
                    if spare or n == g.table.galleys[number].crew:
                        moves.append(("land", number, n))
        moves.append(("end_landing",))
        return moves

    def do_land(self, g: S96, seat: Seat, number: int, n: int) -> None:
        land(g, seat, number, n)

    def do_end_landing(self, g: S96, seat: Seat) -> None:
        g.done()


def landing_limit(g: S96, number: int) -> int:
    """S96-15.1, S96-15.2: once a galley, where no garrison stands or this turn's landings made it."""
    port = port_in(g, number)
    turn = g.table.turn
    if port < 0 or turn.landed >> number & 1:
        return 0
    if g.table.ports[port].garrison and not turn.taken >> port & 1:
        return 0
    return min(g.table.galleys[number].crew, garrison_room(g, port))


def flag_to_spare(g: S96, seat: Seat, number: int) -> bool:
    """S96-1.9: a port newly taken needs a flag; without one to spare the galley must sink and give its own up."""
    if g.table.ports[port_in(g, number)].controller == seat:
        return True
    return flags_used(g, seat) < g.rules.board.flags


def land(g: S96, seat: Seat, number: int, n: int) -> None:
    """S96-15.2, S96-15.3, S96-15.4, S96-15.6, S96-15.8: a garrison and a new flag; goods and fort stay.

    Until somebody lands, a flag without a garrison holds the port; a galley that lands its whole crew sinks.
    """
    port = port_in(g, number)
    place, galley, turn = g.table.ports[port], g.table.galleys[number], g.table.turn
    if place.controller != seat:
        g.emit(("took_port", seat, port))
        place.controller = seat
    place.garrison += n
    galley.crew -= n
    g.emit(("garrisoned", port, place.garrison))
    turn.landed |= 1 << number
    turn.taken |= 1 << port
    if galley.crew == 0:
        sink(g, number)


# What may be answered


def not_landed(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-15.2: one landing for each galley."""
    return not g.table.turn.landed >> number & 1


def no_garrison_stands(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-15.1, S96-15.2: the port has no garrison, or this turn's landings made it."""
    port = port_in(g, number)
    return not g.table.ports[port].garrison or bool(g.table.turn.taken >> port & 1)


def flag_for_port(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-1.9, S96-15.4: a flag is there, or that of a galley which lands all its crew."""
    return flag_to_spare(g, seat, number) or n >= g.table.galleys[number].crew


LAND: Final = Answer(
    "land",
    ("galley", "n"),
    ("S96-15.1", "S96-15.2"),
    *own_galley("S96-15.2"),
    in_a_port("S96-15.1"),
    Limit("S96-15.2", "landed_before", not_landed, galley_said(0)),
    Limit(
        "S96-15.1",
        "garrison_stands",
        no_garrison_stands,
        lambda g, seat, number, n: named(g, "port", port_in(g, number)),
    ),
    Limit(
        "S96-15.2",
        "one_to_so_many",
        lambda g, seat, number, n: 1 <= n <= g.table.galleys[number].crew,
        lambda g, seat, number, n: count("n", g.table.galleys[number].crew),
    ),
    Limit("S96-1.13", "garrison_cap", lambda g, seat, number, n: n <= garrison_room(g, port_in(g, number))),
    flag_needed(flag_for_port),
    rows=galleys_and_amounts,
    warns={"sinks": lambda g, seat, number, n: n == g.table.galleys[number].crew},
)
LANDING: Final = (Asks(Land, LAND, Answer("end_landing", (), ("S96-15.7",))),)
