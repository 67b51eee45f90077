"""Chapter 7: sale. One cube each of different goods into the warehouse of the port here."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.limits import in_a_port
from serenissima.games.serenissima_2012.state import ONES, S12, Rules, active, gain, holdings, names, port_here, printed
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Facts, Limit, Nouns
from serenissima.kernel.core import Move, Seat
from serenissima.parts.refusing import count, fact


def sellable(g: S12) -> list[int]:
    """S12-1.10, S12-7.2, S12-7.3: goods aboard that the port here neither produces nor stores."""
    port = port_here(g)
    return [] if port < 0 else sellable_in(g, port)


def sellable_in(g: S12, port: int) -> list[int]:
    """S12-1.10, S12-7.3: goods aboard the active galley that a port neither produces nor stores."""
    there = holdings(g, port)
    cargo = active(g).cargo
    return [good for good in range(SAILOR) if cargo[good] and not there >> good & 1]


def space_in(g: S12, port: int) -> int:
    """S12-7.3: the free spaces of a warehouse."""
    return printed(g, port).size - ONES[g.table.ports[port].stored]


def best_sale(g: S12, port: int) -> tuple[int, ...]:
    """S12-7.3, S12-7.7: the set of goods that brings most in an open port: as many as fit, those with a bonus first."""
    return best_of(g, port, sellable_in(g, port))


def best_of(g: S12, port: int, goods: list[int]) -> tuple[int, ...]:
    """S12-7.3, S12-7.7: of goods that a port buys those that bring most, as many as fit."""
    space = space_in(g, port)
    if len(goods) > space:
        bonus = g.rules.board.sale_bonus
        goods.sort(key=lambda good: -bonus[good])
        goods = sorted(goods[:space])
    return tuple(goods)


def sale_sets(g: S12) -> list[Move]:
    """S12-7.3: every non-empty set of sellable goods for which the warehouse has free spaces."""
    goods = sellable(g)
    if not goods:
        return []
    room = space_in(g, port_here(g))
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


# What may be answered


def space_left(g: S12) -> int:
    """S12-7.3: the free spaces of the warehouse here."""
    return space_in(g, port_here(g))


def stored(g: S12, goods: Nouns) -> list[int]:
    """S12-7.3: goods the port here has already."""
    return [good for good in goods if g.table.ports[port_here(g)].stored >> good & 1]


def missing(g: S12, goods: Nouns) -> list[int]:
    """S12-7.3: goods that are not aboard."""
    return [good for good in goods if not active(g).cargo[good]]


def named(g: S12, good: int) -> Facts:
    return fact(names(g.rules), "good", "good", good)


def sets_of_goods(rules: Rules) -> list[Nouns]:
    """S12-7.3: every set of goods that the cargo of a manned galley can hold."""
    goods = range(len(rules.board.goods))
    return [lot for size in range(1, rules.board.slots) for lot in combinations(goods, size)]


SELLING: Final = Answer(
    "sell",
    ("good*",),
    ("S12-7.3", "S12-7.5", "S12-7.6", "S12-7.7"),
    *in_a_port("S12-7.2"),
    Limit(
        "S12-7.3",
        "made_here",
        lambda g, seat, *goods: printed(g, port_here(g)).good not in goods,
        lambda g, seat, *goods: named(g, printed(g, port_here(g)).good),
    ),
    Limit(
        "S12-7.3",
        "stored_already",
        lambda g, seat, *goods: not stored(g, goods),
        lambda g, seat, *goods: named(g, stored(g, goods)[0]),
    ),
    Limit(
        "S12-7.3",
        "not_aboard",
        lambda g, seat, *goods: not missing(g, goods),
        lambda g, seat, *goods: named(g, missing(g, goods)[0]),
    ),
    Limit(
        "S12-7.3",
        "warehouse_is_full",
        lambda g, seat, *goods: len(set(goods)) <= space_left(g),
        lambda g, seat, *goods: count("space", space_left(g)),
    ),
    Limit("S12-7.3", "a_set_in_order", lambda g, seat, *goods: list(goods) == sorted(set(goods)) != []),
    rows=sets_of_goods,
)
