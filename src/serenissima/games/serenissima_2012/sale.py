"""Chapter 7: sale. One cube each of different goods into the warehouse of the port here."""

from __future__ import annotations

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.state import ONES, S12, active, gain, holdings, port_here, printed
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.core import Move, Seat


def sellable(g: S12) -> list[int]:
    """S12-1.10, S12-7.2, S12-7.3: goods aboard that the port here neither produces nor stores."""
    port = port_here(g)
    if port < 0:
        return []
    there = holdings(g, port)
    cargo = active(g).cargo
    return [good for good in range(SAILOR) if cargo[good] and not there >> good & 1]


def sale_sets(g: S12) -> list[Move]:
    """S12-7.3: every non-empty set of sellable goods for which the warehouse has free spaces."""
    goods = sellable(g)
    if not goods:
        return []
    port = port_here(g)
    room = printed(g, port).size - ONES[g.table.ports[port].stored]
    sets: list[Move] = []
    for chosen in range(1, 1 << len(goods)):
        if ONES[chosen] <= room:
            sets.append(("sell", *[good for at, good in enumerate(goods) if chosen >> at & 1]))
    return sets


def proceeds(g: S12, seat: Seat, port: int, goods: tuple[int, ...]) -> int:
    """S12-7.4, S12-7.5, S12-7.6, S12-7.7: the spaces covered, lowest first, unless the port is own; spice pays more."""
    board = g.rules.board
    place = g.table.ports[port]
    total = 0
    for good in goods:
        total += board.sale_bonus[good]
    if place.owner != seat:
        covered = ONES[place.stored]
        total += sum(printed(g, port).values[covered : covered + len(goods)])
    return total


def carry_out_sale(g: S12, seat: Seat, goods: tuple[int, ...]) -> None:
    """S12-7.4, S12-7.8, S12-7.10, S12-7.11, S12-7.12: cubes are stored, the bank pays, the activation is over."""
    port = port_here(g)
    earned = proceeds(g, seat, port, goods)
    cargo = active(g).cargo
    place = g.table.ports[port]
    for good in goods:
        cargo[good] -= 1
        place.stored |= 1 << good
    nouns: tuple[int, ...] = (seat, port, *goods)
    g.emit(("sold", *nouns))
    gain(g, seat, earned)
    end_activation(g)
