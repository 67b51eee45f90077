"""Chapter 7: building galleys and forts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serenissima.games.serenissima_1996.board import GARRISON, Board
from serenissima.games.serenissima_1996.hiring import hiring_left, note_hired, provided
from serenissima.games.serenissima_1996.limits import (
    affordable,
    beside_port,
    flag_needed,
    galley_said,
    is_galley,
    own_flag,
)
from serenissima.games.serenissima_1996.state import (
    S96,
    flags_used,
    fleet_in,
    holdings,
    next_galley,
    printed,
    spend,
)
from serenissima.kernel.answer import Answer, Facts, Limit
from serenissima.kernel.core import Move, Seat
from serenissima.parts.refusing import count


def may_build(g: S96, port: int, cost: int, needs: int, seat: Seat) -> bool:
    """S96-7.1, S96-7.2, S96-7.3, S96-7.4: money, no build there this round, and the goods made or stored there."""
    if g.table.money[seat] < cost or g.table.turn.built >> port & 1:
        return False
    return not lacking(g, port, needs)


def lacking(g: S96, port: int, needs: int) -> int:
    """S96-7.3, S96-7.4: the goods for a building that are neither made nor stored there."""
    return needs & ~holdings(g, port)


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


# What may be answered


def site(needs: Callable[[Board], int], rule: str) -> tuple[Limit, ...]:
    """S96-7.2, S96-7.3, S96-7.4: one build a round, and the goods made or stored there."""

    def has_goods(g: S96, seat: Seat, port: int, *said: int) -> bool:
        return not lacking(g, port, needs(g.rules.board))

    def facts(g: S96, seat: Seat, *said: int) -> Facts:
        board = g.rules.board
        return (("goods", ", ".join([good for at, good in enumerate(board.goods) if needs(board) >> at & 1])),)

    return (
        Limit("S96-7.2", "built_this_round", lambda g, seat, port, *said: not g.table.turn.built >> port & 1),
        Limit(rule, "goods_missing", has_goods, facts),
    )


def galley_cost(g: S96, seat: Seat, port: int, source: int) -> int:
    """S96-7.1, S96-8.5: a sailor hired for it costs the same as any other."""
    board = g.rules.board
    return board.cost_galley + (board.cost_sailor if source == hired_crew(g) else 0)


def garrison_to_man(g: S96, seat: Seat, port: int, source: int) -> bool:
    """S96-7.7: without a sailor to put aboard there is no galley."""
    return source != GARRISON or g.table.ports[port].garrison > 0


def sailor_to_spare(g: S96, seat: Seat, port: int, source: int) -> bool:
    """S96-7.6: another galley keeps at least one."""
    return not is_galley(g, source) or g.table.galleys[source].crew > g.rules.board.min_crew


FIRST_SAILOR: Final = (
    Limit("S96-7.7", "no_garrison", garrison_to_man),
    Limit(
        "S96-8.2",
        "hiring_limit",
        lambda g, seat, port, source: source != hired_crew(g) or provided(g, port) > 0,
        lambda g, seat, port, source: count("left", provided(g, port)),
    ),
    Limit(
        "S96-1.6",
        "no_sailors_left",
        lambda g, seat, port, source: source != hired_crew(g) or g.table.sailors > 0,
        lambda g, *said: count("left", g.table.sailors),
    ),
    *beside_port("S96-7.6"),
    Limit("S96-7.6", "no_spare_sailor", sailor_to_spare, galley_said(1)),
)
BUILD_GALLEY: Final = Answer(
    "build_galley",
    ("port", "source"),
    ("S96-7.1", "S96-7.3", "S96-7.6"),
    own_flag("S96-7.1"),
    *site(lambda board: board.galley_needs, "S96-7.3"),
    affordable(galley_cost),
    Limit("S96-1.7", "none_left", lambda g, *said: next_galley(g) > 0),
    flag_needed(lambda g, seat, *said: flags_used(g, seat) < g.rules.board.flags),
    *FIRST_SAILOR,
)
BUILD_FORT: Final = Answer(
    "build_fort",
    ("port",),
    ("S96-7.1", "S96-7.4", "S96-7.9"),
    own_flag("S96-7.1"),
    Limit("S96-7.9", "fort_already", lambda g, seat, port: not g.table.ports[port].fort),
    *site(lambda board: board.fort_needs, "S96-7.4"),
    affordable(lambda g, *said: g.rules.board.cost_fort),
    Limit("S96-1.8", "none_left", lambda g, *said: g.table.forts > 0),
)
