"""What a learned judgement of The Doge Ship is told beside the features: clock, purse, tiles and Doge one by one.

Everything is seen from one seat: what is its own stands in one place and what all rivals have in another, so that the
same judgement serves every seat and every number of them.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import LOWER, UPPER
from serenissima.games.dogeship.state import DS, approvals, open_zone, priority, yard
from serenissima.kernel.core import Seat

SEES: Final = 1  # counted up whenever a sight changes its meaning
PLAIN: Final = 30  # sights that are no tiles


def sights(g: DS, seat: Seat) -> list[float]:
    """Plain counts first, then the own yard, the rivals', own barriers and the Doge, tile by tile."""
    tiles = len(g.rules.board.tiles)
    seen = [0.0] * (PLAIN + 4 * tiles)
    see_counts(g, seat, seen)
    see_galley(g, seat, seen)
    see_tiles(g, seat, seen, tiles)
    return seen


def see_counts(g: DS, seat: Seat, seen: list[float]) -> None:
    """What a seat has, beside the most that a rival has, and how many are ahead of it."""
    table = g.table
    seen[0] = float(table.ducats[seat])
    seen[1] = float(approvals(g, seat))
    seen[2] = float(table.available[seat])
    seen[3] = float(table.lost[seat])
    seen[4] = float(len(table.finished[seat]))
    seen[5] = float(len(table.yards[seat]))
    seen[6] = float(table.turn_order.index(seat)) if seat in table.turn_order else 0.0
    best_vp, most_approvals, most_ducats = -1000.0, 0.0, 0.0
    for other in range(g.rules.seats):
        if other != seat:
            best_vp = max(best_vp, float(table.vp[other]))
            most_approvals = max(most_approvals, float(approvals(g, other)))
            most_ducats = max(most_ducats, float(table.ducats[other]))
            seen[7] += 1.0 if approvals(g, other) > approvals(g, seat) else 0.0
            seen[8] += 1.0 if table.vp[other] > table.vp[seat] else 0.0
            seen[9] += 1.0 if priority(g, other) < priority(g, seat) else 0.0
    seen[10] = float(table.vp[seat]) - best_vp
    seen[11] = seen[1] - most_approvals
    seen[12] = seen[0] - most_ducats


def see_galley(g: DS, seat: Seat, seen: list[float]) -> None:
    """How far the galley is, and whether tiles of the yard fit the zones open now."""
    table, board = g.table, g.rules.board
    slots = 2 * g.rules.layout.columns
    built = len(table.decks[LOWER]) + len(table.decks[UPPER])
    seen[13] = float(slots - built)
    seen[14] = seen[13] / float(slots)
    seen[15] = float(table.round)
    seen[16] = 1.0 if slots - built <= 2 else 0.0
    for deck in (LOWER, UPPER):
        zone = open_zone(g, deck)
        if zone >= 0:
            seen[17 + deck] = 1.0
            for tile in yard(g, seat):
                if board.stack_of[tile] == zone:
                    seen[19 + deck] += 1.0
                    seen[21 + deck] += 1.0 if board.cost_of[tile] <= table.ducats[seat] else 0.0
    if table.doge >= 0:
        doge = board.tiles[table.doge]
        seen[23 + doge.event] = 1.0
        seen[26] = float(doge.level)
        seen[27] = float(len(table.finished[seat]) - doge.level)


def see_tiles(g: DS, seat: Seat, seen: list[float], tiles: int) -> None:
    """Tile by tile: in the own yard, in yards of rivals as far as they are open, as own barrier, as the Doge."""
    table = g.table
    for tile in yard(g, seat):
        if tile < tiles:
            seen[PLAIN + tile] = 1.0
    for other in range(g.rules.seats):
        if other != seat:
            for tile in table.yards[other]:
                if tile < tiles:
                    seen[PLAIN + tiles + tile] = 1.0
    if table.finished[seat]:
        seen[PLAIN + 2 * tiles + table.finished[seat][-1]] = 1.0
    if 0 <= table.doge < tiles:
        seen[PLAIN + 3 * tiles + table.doge] = 1.0
