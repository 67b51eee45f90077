"""Chapter 7: building galleys and forts."""

from __future__ import annotations

from serenissima.games.serenissima_1996.board import GARRISON
from serenissima.games.serenissima_1996.hiring import hiring_left, note_hired
from serenissima.games.serenissima_1996.state import (
    S96,
    flags_used,
    fleet_in,
    holdings,
    next_galley,
    printed,
    spend,
)
from serenissima.kernel.core import Move, Seat


def may_build(g: S96, port: int, cost: int, needs: int, seat: Seat) -> bool:
    """S96-7.1, S96-7.2, S96-7.3, S96-7.4: money, no build there this round, and the goods made or stored there."""
    if g.table.money[seat] < cost or g.table.turn.built >> port & 1:
        return False
    return needs & ~holdings(g, port) == 0


def list_shipyards(g: S96, seat: Seat, ports: list[int], moves: list[Move]) -> None:
    """S96-1.7, S96-1.9, S96-7.1, S96-7.3, S96-7.6, S96-7.7, S96-7.10: each port that can build, with each sailor."""
    board = g.rules.board
    if g.table.money[seat] < board.cost_galley:
        return
    for port in ports:
        if may_build(g, port, board.cost_galley, board.galley_needs, seat):
            if not next_galley(g) or flags_used(g, seat) >= board.flags:
                return
            for source in crew_sources(g, seat, port):
                moves.append(("build_galley", port, source))


def crew_sources(g: S96, seat: Seat, port: int) -> list[int]:
    """S96-7.6, S96-8.5: the first sailor comes from the garrison, from a galley that keeps one, or is hired."""
    board = g.rules.board
    sources: list[int] = []
    if g.table.ports[port].garrison:
        sources.append(GARRISON)
    for number in fleet_in(g, seat, printed(g, port).zone):
        if g.table.galleys[number].crew > board.min_crew:
            sources.append(number)
    if hiring_left(g, port) and g.table.money[seat] >= board.cost_galley + board.cost_sailor:
        sources.append(hired_crew(g))
    return sources


def hired_crew(g: S96) -> int:
    """Behind the galley ids: the sailor is hired."""
    return len(g.table.galleys)


def build_galley(g: S96, seat: Seat, port: int, source: int) -> None:
    """S96-1.17, S96-7.5, S96-7.6, S96-7.8, S96-9.9: a galley with one sailor, no goods used up, ready at once."""
    board, table = g.rules.board, g.table
    zone = printed(g, port).zone
    number = next_galley(g)
    spend(g, seat, board.cost_galley)
    if source == GARRISON:
        table.ports[port].garrison -= 1
    elif source == hired_crew(g):
        spend(g, seat, board.cost_sailor)
        note_hired(g, port, 1)
    else:
        table.galleys[source].crew -= 1
    galley = table.galleys[number]
    galley.owner = seat
    galley.zone = zone
    galley.crew = 1
    note_built(g, port)
    g.emit(("launched", seat, number, port))


def note_built(g: S96, port: int) -> None:
    """S96-7.2, S96-9.9: one build for a port and round; the zone may be rearranged again."""
    g.table.turn.built |= 1 << port
    g.table.turn.rearranged &= ~(1 << printed(g, port).zone)


def list_fort_sites(g: S96, seat: Seat, ports: list[int], moves: list[Move]) -> None:
    """S96-1.8, S96-7.4, S96-7.9: ports without a fort that have wood and gold."""
    board = g.rules.board
    if not g.table.forts or g.table.money[seat] < board.cost_fort:
        return
    for port in ports:
        if not g.table.ports[port].fort and may_build(g, port, board.cost_fort, board.fort_needs, seat):
            moves.append(("build_fort", port))


def build_fort(g: S96, seat: Seat, port: int) -> None:
    """S96-7.1, S96-7.5, S96-7.9: the bank is paid, and the fort stays for good."""
    spend(g, seat, g.rules.board.cost_fort)
    g.table.forts -= 1
    g.table.ports[port].fort = True
    note_built(g, port)
