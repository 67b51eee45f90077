"""Chapter 11: discarding tokens and sailors to make room."""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.limits import (
    amounts,
    galleys,
    galleys_and_amounts,
    in_a_port,
    named,
    own_galley,
)
from serenissima.games.serenissima_1996.state import S96, port_in
from serenissima.kernel.answer import Answer, Limit, Most, at_least_one
from serenissima.kernel.core import Move, Seat


def list_goods_to_discard(g: S96, galleys: list[int], moves: list[Move]) -> None:
    """S96-11.1, S96-11.5: any tokens of any own galley, in any zone; stored goods stay."""
    for number in galleys:
        cargo = g.table.galleys[number].cargo
        for good in range(GOODS):
            for n in range(1, cargo[good] + 1):
                moves.append(("discard_goods", number, good, n))


def list_sailors_to_discard(g: S96, seat: Seat, galleys: list[int], moves: list[Move]) -> None:
    """S96-11.2, S96-11.3, S96-11.4, S96-11.5: from a galley at a neutral or foreign port, never the last one."""
    for number in galleys:
        port = port_in(g, number)
        if port >= 0 and g.table.ports[port].controller != seat:
            for n in range(1, g.table.galleys[number].crew):
                moves.append(("discard_sailors", number, n))


def discard_goods(g: S96, number: int, good: int, n: int) -> None:
    """S96-1.16, S96-11.1, S96-9.9: tokens go to the supply for nothing."""
    galley = g.table.galleys[number]
    galley.cargo[good] -= n
    g.table.supply[good] += n
    g.table.turn.rearranged &= ~(1 << galley.zone)


def discard_sailors(g: S96, number: int, n: int) -> None:
    """S96-1.16, S96-11.2, S96-9.9: sailors go to the supply for nothing."""
    galley = g.table.galleys[number]
    galley.crew -= n
    g.table.sailors += n
    g.table.turn.rearranged &= ~(1 << galley.zone)


# What may be answered


def no_own_port(g: S96, seat: Seat, number: int, n: int) -> bool:
    """S96-11.3: at an own port sailors join the garrison instead."""
    return g.table.ports[port_in(g, number)].controller != seat


DISCARD_GOODS: Final = Answer(
    "discard_goods",
    ("galley", "good", "n"),
    ("S96-11.1",),
    *own_galley("S96-11.1"),
    at_least_one("S96-11.1"),
    Most(
        "S96-11.5",
        "not_so_many_tokens",
        lambda g, seat, number, good, n: g.table.galleys[number].cargo[good],
        "aboard",
        lambda g, seat, number, good, n: named(g, "good", good),
    ),
    rows=lambda rules: list(product(galleys(rules), range(len(rules.board.goods)), amounts(rules))),
)
DISCARD_SAILORS: Final = Answer(
    "discard_sailors",
    ("galley", "n"),
    ("S96-11.2", "S96-11.4"),
    *own_galley("S96-11.2"),
    in_a_port("S96-11.2"),
    Limit("S96-11.3", "rearrange_instead", no_own_port),
    at_least_one("S96-11.2"),
    Limit("S96-11.4", "last_sailor_stays", lambda g, seat, number, n: n < g.table.galleys[number].crew),
    rows=galleys_and_amounts,
)
