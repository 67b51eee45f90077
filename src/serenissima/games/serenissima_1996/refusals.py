"""Why a move is refused, and what a move should be thought over for."""

from __future__ import annotations

from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.game import Refusal


def flags(g: S96, seat: Seat, move: Move) -> tuple[str, ...]:
    return ()


def why_not(g: S96, seat: Seat, move: Move) -> Refusal:
    return Refusal("S96-3.6", "not_offered")
