"""Chapter 14, phase 4: attacks on ports."""

from __future__ import annotations

from serenissima.games.serenissima_1996.state import S96, port_in, sink
from serenissima.kernel.core import NOBODY, Seat


def may_attack_port(g: S96, seat: Seat, number: int) -> bool:
    """S96-14.1, S96-14.2, S96-14.5, S96-14.10, S96-14.11: a foreign port with a garrison, whoever else lies there.

    Garrisons are only ever attacked, never attack themselves.
    """
    port = port_in(g, number)
    if port < 0:
        return False
    place = g.table.ports[port]
    return place.garrison > 0 and place.controller != seat and place.controller != NOBODY


def attack_divisor(g: S96, port: int) -> int:
    """S96-14.3, S96-14.4: a fort makes the attacker divide by four; the garrison's own divisor stays three."""
    board = g.rules.board
    return board.divisor_against_fort if g.table.ports[port].fort else board.divisor


def settle_assault(g: S96, number: int) -> None:
    """S96-14.6, S96-14.7, S96-14.8, S96-14.9: a galley without a crew sinks; the port keeps flag, goods and fort."""
    if g.table.galleys[number].crew == 0:
        sink(g, number)
