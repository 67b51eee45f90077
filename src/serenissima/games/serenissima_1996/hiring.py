"""Chapter 8: hiring sailors where trade is lively."""

from __future__ import annotations

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.state import (
    ONES,
    S96,
    fleet_in,
    free_berths,
    garrison_room,
    printed,
    spend,
)
from serenissima.kernel.core import Move, Seat


def hiring_left(g: S96, port: int) -> int:
    """S96-1.6, S96-8.2: as many sailors a round as tokens are stored, and no more than the supply has."""
    left = ONES[g.table.ports[port].stored] - g.table.turn.hired[port]
    return min(left, g.table.sailors)


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
