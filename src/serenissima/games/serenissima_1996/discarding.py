"""Chapter 11: discarding tokens and sailors to make room."""

from __future__ import annotations

from serenissima.games.serenissima_1996.board import GOODS
from serenissima.games.serenissima_1996.state import S96, port_in
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
