"""Chapter 8: hiring sailors where trade is lively."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.limits import affordable, beside_port, galleys, own_flag
from serenissima.games.serenissima_1996.state import (
    ONES,
    S96,
    Rules,
    fleet_in,
    free_berths,
    garrison_room,
    printed,
    spend,
)
from serenissima.kernel.answer import Answer, Limit, Most, Nouns, at_least_one
from serenissima.kernel.core import Move, Seat


def provided(g: S96, port: int) -> int:
    """S96-8.2: what is left of as many sailors a round as tokens are stored."""
    return ONES[g.table.ports[port].stored] - g.table.turn.hired[port]


def hiring_left(g: S96, port: int) -> int:
    """S96-1.6, S96-8.2: what the port still provides, and no more than the supply has."""
    return min(provided(g, port), g.table.sailors)


def list_hiring(g: S96, seat: Seat, ports: list[int], moves: list[Move]) -> None:
    """S96-8.1, S96-8.3, S96-8.6: into the garrison, or onto an own galley in the zone with free berths."""
    table = g.table
    purse = table.money[seat] // g.rules.board.cost_sailor
    if not purse:
        return
    for port in ports:
        most = min(hiring_left(g, port), purse)
        if most:
            for n in range(1, min(most, garrison_room(g, port)) + 1):
                moves.append(("hire", port, GARRISON, n))
            for number in fleet_in(g, seat, printed(g, port).zone):
                for n in range(1, min(most, free_berths(g, table.galleys[number])) + 1):
                    moves.append(("hire", port, number, n))


def hire(g: S96, seat: Seat, port: int, place: int, n: int) -> None:
    """S96-8.1, S96-8.3, S96-8.4: the bank is paid and the sailors stand ready at once."""
    spend(g, seat, n * g.rules.board.cost_sailor)
    note_hired(g, port, n)
    if place == GARRISON:
        g.table.ports[port].garrison += n
    else:
        g.table.galleys[place].crew += n


def note_hired(g: S96, port: int, n: int) -> None:
    """S96-8.2, S96-8.5, S96-9.9: sailors leave the supply and count for the round, also a new galley's first."""
    g.table.sailors -= n
    g.table.turn.hired[port] += n
    g.table.turn.rearranged &= ~(1 << printed(g, port).zone)


# What may be answered


def room_in_garrison(g: S96, seat: Seat, port: int, place: int, n: int) -> bool:
    """S96-1.13: by option a garrison has its limit."""
    return place != GARRISON or n <= garrison_room(g, port)


def room_aboard(g: S96, seat: Seat, port: int, place: int, n: int) -> int:
    """S96-8.3: a galley needs free berths; the garrison none."""
    return n if place == GARRISON else free_berths(g, g.table.galleys[place])


def hirings(rules: Rules) -> list[Nouns]:
    """S96-8.2, S96-8.3: a port offers as many sailors as it stores tokens; a galley takes no more than its berths."""
    found: list[Nouns] = []
    for at, port in enumerate(rules.board.ports):
        found += [(at, GARRISON, n) for n in range(1, port.spaces + 1)]
        most = min(port.spaces, rules.board.berths)
        found += [(at, number, n) for number in galleys(rules) for n in range(1, most + 1)]
    return found


HIRE: Final = Answer(
    "hire",
    ("port", "place", "n"),
    ("S96-8.1", "S96-8.2", "S96-8.3"),
    own_flag("S96-8.1"),
    at_least_one("S96-8.1"),
    Most("S96-8.2", "hiring_limit", lambda g, seat, port, *said: provided(g, port), "left"),
    Most("S96-1.6", "no_sailors_left", lambda g, *said: g.table.sailors, "left"),
    Limit("S96-1.13", "garrison_cap", room_in_garrison),
    *beside_port("S96-8.3"),
    Most("S96-8.3", "no_free_berths", room_aboard, "free"),
    affordable(lambda g, seat, port, place, n: n * g.rules.board.cost_sailor),
    rows=hirings,
)
