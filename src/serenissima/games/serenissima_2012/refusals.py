"""Why a move is refused, and what a move should be thought over for."""

from __future__ import annotations

from serenissima.games.serenissima_2012.state import S12, active
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.game import Refusal


def flags(g: S12, seat: Seat, move: Move) -> tuple[str, ...]:
    """S12-1.8, S12-4.9, S12-9.4, S12-9.14: a move that takes the last sailor off a galley sinks it."""
    match move:
        case ("give_sailors", _, n) | ("land", n) | ("occupy", n):
            return ("sinks",) if n == active(g).sailors else ()
        case ("take_sailors", place, n):
            return ("sinks",) if place and n == g.table.galleys[place].sailors else ()
        case _:
            return ()


def why_not(g: S12, seat: Seat, move: Move) -> Refusal:
    return Refusal("S12-3.3", "not_offered")
