"""What a learned judgement of Oltre Mare is told beside the features: clock, hand, cargo and markers one by one.

Everything is seen from one seat: what is its own stands in one place and what rivals have in another, so that the same
judgement serves every seat and every number of them.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.cards import MARKERS, SYMBOLS
from serenissima.games.oltremare.state import IN_STACK, OM
from serenissima.kernel.core import Seat

SEES: Final = 1  # counted up whenever a sight changes its meaning
PLAIN: Final = 20  # sights that are counted for no name
OF_GOOD: Final = 4


def sights(g: OM, seat: Seat) -> list[float]:
    """Plain counts first, then symbols in hand, markers, goods and harbours."""
    printed = g.rules.printed
    goods, harbours = len(printed.goods), len(printed.harbours)
    seen = [0.0] * (PLAIN + len(SYMBOLS) + 2 * len(MARKERS) + OF_GOOD * goods + harbours)
    see_counts(g, seat, seen)
    see_hand(g, seat, seen)
    see_goods(g, seat, seen, PLAIN + len(SYMBOLS) + 2 * len(MARKERS))
    if g.table.ships[seat] >= 0:
        seen[PLAIN + len(SYMBOLS) + 2 * len(MARKERS) + OF_GOOD * goods + g.table.ships[seat]] = 1.0
    return seen


def see_counts(g: OM, seat: Seat, seen: list[float]) -> None:
    """The clock, and what a seat has beside the most that a rival has."""
    table, printed = g.table, g.rules.printed
    seats = g.rules.seats
    seen[0] = float(table.pile.size) / float(max(1, g.rules.first_stack))
    seen[1] = 1.0 if table.pile.venice == IN_STACK else 0.0
    seen[2] = 1.0 if table.pile.last_round else 0.0
    seen[3] = float((seat - table.turn.active) % seats)
    seen[4] = float(table.hands[seat])
    seen[5] = float(table.pirates[seat])
    seen[6] = float(table.cargo[seat])
    seen[7] = float(table.owned[seat])
    seen[8] = float(table.prestige[seat])
    seen[9] = float(table.ducati[seat])
    seen[10] = 1.0 if table.ducati[seat] < 0 else 0.0
    top = table.tops[seat]
    if top >= 0:
        seen[11] = float(printed.power_of[top])
        seen[12] = float(printed.load_of[top])
    most = [-1000, -1000, -1000, -1000]
    for other in range(seats):
        if other != seat:
            most[0] = max(most[0], table.ducati[other])
            most[1] = max(most[1], table.owned[other])
            most[2] = max(most[2], table.prestige[other])
            most[3] = max(most[3], table.cargo[other])
    seen[13] = seen[9] - float(most[0])
    seen[14] = seen[7] - float(most[1])
    seen[15] = seen[8] - float(most[2])
    seen[16] = seen[6] - float(most[3])
    seen[17] = float(table.markers_out)


def see_hand(g: OM, seat: Seat, seen: list[float]) -> None:
    """Symbols in hand, and the marker that the ship shows, own and rivals'."""
    cards = g.rules.printed.cards
    for card in g.own[seat].hand:
        first, second = cards[card].symbols
        seen[PLAIN + first] += 1.0
        seen[PLAIN + second] += 1.0
    markers = PLAIN + len(SYMBOLS)
    for other, marker in enumerate(g.table.showing):
        if marker >= 0:
            seen[markers + marker + (0 if other == seat else len(MARKERS))] += 1.0


def see_goods(g: OM, seat: Seat, seen: list[float], first: int) -> None:
    """Good by good: in hand, in the group on top, in the longest other group, and as a rival's top."""
    good_of = g.rules.printed.good_of
    own = g.own[seat]
    for card in own.hand:
        seen[first + OF_GOOD * good_of[card]] += 1.0
    size, last = 0.0, -1
    for card in own.cargo:
        good = good_of[card]
        size = size + 1.0 if good == last else 1.0
        last = good
        seen[first + OF_GOOD * good + 2] = max(seen[first + OF_GOOD * good + 2], size)
    if last >= 0:
        seen[first + OF_GOOD * last + 1] = size
    for other, top in enumerate(g.table.tops):
        if other != seat and top >= 0:
            seen[first + OF_GOOD * good_of[top] + 3] += 1.0
