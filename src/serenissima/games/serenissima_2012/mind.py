"""What a position of Serenissima (2012) is worth to each seat, in ducats.

A galley's cargo is worth what it will fetch where it can be brought; a port is worth its payouts still to come; wine
ports wait for the wine card. The features are counted in ducats, so their untuned weights are near one.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.payout import payout_of
from serenissima.games.serenissima_2012.state import ONES, S12, Galley, is_wine_port, money
from serenissima.kernel.core import NOBODY, Seat

FEATURES: Final = (
    "money",  # ducats at hand
    "payouts",  # what own ports will still pay if nothing changes
    "wine",  # what own wine ports may still earn from the wine card
    "cargo",  # the best each cube aboard can still fetch, less the way
    "room",  # what an empty slot could still fetch, less two ways
    "crew",  # sailors afloat
    "guards",  # sailors ashore beyond the first of a garrison
    "ports",  # ports, for what can still be stored there
    "galleys",  # galleys, for all they will still do
    "danger",  # payouts of own ports next to stronger foreign crews
    "sites",  # basilicas that can be built now
)
DELAY: Final = 0.75  # what a sale is worth one activation later
HERE: Final = 1.02  # and where no way is left to go


def features(g: S12, seat: Seat) -> list[float]:
    """The numbers that the weights of this seat's value multiply."""
    left = float(g.rules.board.payouts - g.table.payouts)
    counted = [0.0] * len(FEATURES)
    counted[0] = float(money(g, seat))
    distance = g.rules.board.steps
    for at, port in enumerate(g.table.ports):
        if port.owner == seat:
            pays = float(payout_of(g, at))
            counted[1] += pays * left
            if is_wine_port(g, at):
                counted[2] += 3.0 * left
            counted[6] += float(port.garrison - 1)
            counted[7] += left
            if threatened(g, seat, at):
                counted[9] += pays * left + 2.0
            if site(g, at):
                counted[10] += left
    for galley in g.table.galleys:
        if galley.owner == seat:
            counted[8] += left
            counted[5] += float(galley.sailors)
            count_cargo(g, distance[galley.field], seat, galley, left, counted)
    return counted


def count_cargo(g: S12, far: list[int], seat: Seat, galley: Galley, left: float, counted: list[float]) -> None:
    """What the cubes aboard can fetch at best, and what an empty slot could with the good nearest at hand."""
    for good in range(SAILOR):
        if galley.cargo[good]:
            best = best_sale(g, seat, good, far, max(1, galley.sailors), left)
            counted[3] += best * (1.0 if galley.cargo[good] == 1 else 1.5)
    free = g.rules.board.slots - galley.sailors - galley.cubes()
    if free:
        counted[4] += float(min(free, 2)) * best_purchase(g, max(1, galley.sailors), far)


def best_sale(g: S12, seat: Seat, good: int, far: list[int], crew: int, left: float) -> float:
    """The most one cube of that good can bring, each activation on the way taking its share."""
    board = g.rules.board
    towns = board.ports
    bonus = float(board.sale_bonus[good])
    best = 0.0
    for at, port in enumerate(g.table.ports):
        if port.closed or port.stored >> good & 1:
            continue
        printed = towns[at]
        held = ONES[port.stored]
        if printed.good == good or held >= printed.size:
            continue
        if port.owner == seat:
            gain = float(printed.payout[held + 1] - printed.payout[held]) * left + bonus
        else:
            gain = float(printed.values[held]) + bonus
        if gain * HERE <= best:
            continue
        turns = (far[printed.field] + crew - 1) // crew
        for _ in range(turns - 1):
            gain *= DELAY
        if turns == 0:
            gain *= HERE
        if gain > best:
            best = gain
    return best


def best_purchase(g: S12, crew: int, far: list[int]) -> float:
    """Roughly what a slot earns: three ducats, less for every activation to the nearest open port."""
    nearest = 99
    towns = g.rules.board.ports
    for at, port in enumerate(g.table.ports):
        if not port.closed:
            away = far[towns[at].field]
            if away < nearest:
                nearest = away
    worth = 3.0 * DELAY
    for _ in range((nearest + crew - 1) // crew):
        worth *= DELAY
    return worth


def threatened(g: S12, seat: Seat, port: int) -> bool:
    """A foreign crew beside the port that outnumbers its garrison."""
    field = g.rules.board.ports[port].field
    garrison = g.table.ports[port].garrison + (1 if g.table.ports[port].fort else 0)
    for galley in g.table.galleys:
        if galley.owner not in (NOBODY, seat) and galley.field == field and galley.sailors > garrison:
            return True
    return False


def site(g: S12, port: int) -> bool:
    """Whether a basilica could be built there now."""
    place = g.table.ports[port]
    goods = place.stored | 1 << g.rules.board.ports[port].good
    return not place.basilica and g.table.basilicas > 0 and g.rules.board.basilica_needs & ~goods == 0
