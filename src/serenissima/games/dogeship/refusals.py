"""Why a move is refused, and what a move should be thought over for."""

from __future__ import annotations

from serenissima.games.dogeship.state import DS
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.game import Refusal


def flags(g: DS, seat: Seat, move: Move) -> tuple[str, ...]:
    return ()


def why_not(g: DS, seat: Seat, move: Move) -> Refusal:
    return Refusal("DS-3.6", "not_offered")
