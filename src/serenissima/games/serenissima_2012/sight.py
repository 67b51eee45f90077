"""What a learned judgement of Serenissima (2012) is told beside the features: clock, wheel, ports and fields.

Everything is seen from one seat: what is its own stands in one place and what all rivals have in another, so that the
same judgement serves every seat and every number of them.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import ONES, S12, money, port_count
from serenissima.kernel.core import NOBODY, Seat

SEES: Final = 1  # counted up whenever a sight changes its meaning
CLOCK: Final = 8  # sights of the time that is left
FLEETS: Final = 14  # sights of what fleets and ports amount to
OF_PORT: Final = 7
OF_FIELD: Final = 5


def sights(g: S12, seat: Seat) -> list[float]:
    """The clock, the fleets, and then each port and each field."""
    board = g.rules.board
    seen = [0.0] * (CLOCK + FLEETS + OF_PORT * len(board.ports) + OF_FIELD * len(board.fields))
    see_clock(g, seat, seen)
    see_ports(g, seat, seen, CLOCK + FLEETS)
    see_fields(g, seat, seen, CLOCK + FLEETS + OF_PORT * len(board.ports))
    return seen


def see_clock(g: S12, seat: Seat, seen: list[float]) -> None:
    """Payouts left, how far the next and the last are, which cards are gone, and the wheel."""
    table, start = g.table, g.rules.start
    left = g.rules.board.payouts - table.payouts
    seen[0] = float(left)
    if left > 0:
        seen[1] = float(start.payout_spaces[table.payouts] - table.track)
        seen[2] = float(start.payout_spaces[-1] - table.track)
    seen[3] = 1.0 if left == 1 else 0.0
    discarded = table.doge_discard
    for at in range(min(3, len(discarded))):
        seen[4 + at] = float(discarded[at])
    seen[7] = float(table.wheel) / float(max(1, start.galley_numbers))


def see_ports(g: S12, seat: Seat, seen: list[float], first: int) -> None:
    """Whose each port is, how it is held and filled; how many can be taken from the sea."""
    board = g.rules.board
    at = first
    mine, forts, basilicas, weak, strong = 0.0, 0.0, 0.0, 0.0, 0.0
    for number, port in enumerate(g.table.ports):
        stored = float(ONES[port.stored])
        if port.owner == seat:
            seen[at] = 1.0
            seen[at + 1] = float(port.garrison)
            seen[at + 2] = stored
            mine += 1.0
            forts += 1.0 if port.fort else 0.0
            basilicas += 1.0 if port.basilica else 0.0
            over = reach(g, seat, board.ports[number].field) - port.garrison - (2 if port.fort else 0)
            if over > 0:
                weak += 1.0
                strong += float(over)
        elif port.owner != NOBODY:
            seen[at + 3] = 1.0
            seen[at + 4] = float(port.garrison)
            seen[at + 5] = stored
        elif not port.closed:
            seen[at + 6] = 1.0 + stored
        at += OF_PORT
    seen[CLOCK] = mine
    seen[CLOCK + 1] = forts
    seen[CLOCK + 2] = basilicas
    seen[CLOCK + 3] = weak
    seen[CLOCK + 4] = strong
    seen[CLOCK + 5] = float(g.table.reserve[seat])
    richer = 0.0
    for other in range(g.rules.seats):
        if other != seat and money(g, other) > money(g, seat):
            richer += 1.0
    seen[CLOCK + 6] = richer
    seen[CLOCK + 7] = 1.0 if port_count(g, seat) == 0 else 0.0


def reach(g: S12, seat: Seat, field: int) -> int:
    """The most dice with which one rival galley could come there: its sailors less the steps."""
    far = g.rules.board.steps[field]
    most = 0
    for galley in g.table.galleys:
        if galley.owner != NOBODY and galley.owner != seat:
            most = max(most, galley.sailors - max(0, far[galley.field] - 1))
    return most


def see_fields(g: S12, seat: Seat, seen: list[float], first: int) -> None:
    """Crews and cargoes field by field, where one is the stronger, and whose turn on the wheel is still to come."""
    crews = [0.0] * len(g.rules.board.fields)
    fleets = CLOCK + 8
    for number, galley in enumerate(g.table.galleys):
        if galley.owner == NOBODY:
            continue
        at = first + OF_FIELD * galley.field
        waits = 1.0 if number > g.table.wheel else 0.0
        if galley.owner == seat:
            seen[at] += 1.0
            seen[at + 1] += float(galley.sailors)
            seen[at + 2] += float(galley.cubes())
            crews[galley.field] += float(galley.sailors)
            seen[fleets] += waits
            seen[fleets + 1] += 1.0
            seen[fleets + 2] += waits * float(galley.sailors)
        else:
            seen[at + 3] += float(galley.sailors)
            seen[at + 4] += float(galley.cubes())
            seen[fleets + 3] += waits / float(g.rules.seats - 1)
    for field, crew in enumerate(crews):
        rivals = seen[first + OF_FIELD * field + 3]
        if crew > 0.0 and rivals > 0.0:
            seen[fleets + (4 if crew > rivals else 5)] += 1.0
