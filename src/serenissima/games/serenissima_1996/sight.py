"""What a learned judgement of Serenissima (1996) is told beside the features: clock, purse, ports and zones one by one.

Everything is seen from one seat: what is its own stands in one place and what all rivals have in another, so that the
same judgement serves every seat and every number of them.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.flow import Turns
from serenissima.games.serenissima_1996.state import ONES, S96, flags_used
from serenissima.kernel.core import NOBODY, Seat

SEES: Final = 1  # counted up whenever a sight changes its meaning
PLAIN: Final = 26  # sights that are no ports or zones
OF_PORT: Final = 7
OF_ZONE: Final = 4


def sights(g: S96, seat: Seat) -> list[float]:
    """Plain counts first, then goods, ports and zones."""
    board = g.rules.board
    seen = [0.0] * (PLAIN + 2 * GOODS + OF_PORT * len(board.ports) + OF_ZONE * len(board.zones))
    see_clock(g, seat, seen)
    see_ports(g, seat, seen, PLAIN + 2 * GOODS)
    see_zones(g, seat, seen, PLAIN + 2 * GOODS + OF_PORT * len(board.ports))
    return seen


def see_clock(g: S96, seat: Seat, seen: list[float]) -> None:
    """Rounds left, the phase and the place in it, ducats and flags."""
    table = g.table
    seen[0] = float(g.rules.rounds - table.round)
    seen[1] = 1.0 if table.round >= g.rules.rounds else 0.0
    for step in g.stack:
        if isinstance(step, Turns) and step.phase < 6:
            seen[2 + step.phase] = 1.0
            seen[8] = float(step.at)
    if seat in table.order:
        seen[9] = float(table.order.index(seat))
        seen[10] = 1.0 if seen[9] < seen[8] else 0.0
    each = g.rules.board.ducats_per_point
    seen[11] = float(table.money[seat]) / float(each)
    seen[12] = float(table.money[seat] // each)
    richest = 0
    for other in range(g.rules.seats):
        if other != seat:
            richest = max(richest, table.money[other])
    seen[13] = float(table.money[seat] - richest) / float(each)
    seen[14] = float(g.rules.board.flags - flags_used(g, seat))


def see_ports(g: S96, seat: Seat, seen: list[float], first: int) -> None:
    """Whose each port is, how it is held and filled; who produces which goods."""
    board = g.rules.board
    at = first
    for number, port in enumerate(g.table.ports):
        stored = float(ONES[port.stored])
        printed = board.ports[number]
        full = int(stored) == printed.spaces
        if port.controller == seat:
            seen[at] = 1.0
            seen[at + 1] = float(port.garrison)
            seen[at + 2] = stored
            seen[PLAIN + printed.product] += 1.0
            seen[15] += 1.0
            seen[16] += 1.0 if full else 0.0
            seen[17] += 1.0 if port.fort else 0.0
        elif port.controller != NOBODY:
            seen[at + 3] = 1.0
            seen[at + 4] = float(port.garrison)
            seen[at + 5] = stored
            seen[PLAIN + GOODS + printed.product] += 1.0
            seen[18] += 1.0
            seen[19] += 1.0 if full else 0.0
        else:
            seen[at + 6] = 1.0 + stored
        at += OF_PORT


def see_zones(g: S96, seat: Seat, seen: list[float], first: int) -> None:
    """Crews and cargoes zone by zone, and in all."""
    for galley in g.table.galleys:
        if galley.owner == NOBODY or galley.zone < 0:
            continue
        at = first + OF_ZONE * galley.zone
        if galley.owner == seat:
            seen[at] += float(galley.crew)
            seen[at + 1] += float(galley.tokens())
            seen[20] += 1.0
            seen[21] += float(galley.crew)
            seen[22] += float(galley.tokens())
        else:
            seen[at + 2] += float(galley.crew)
            seen[at + 3] += float(galley.tokens())
            seen[23] += 1.0
            seen[24] += float(galley.crew)
