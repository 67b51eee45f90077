"""The end of an activation, which every chapter may reach."""

from __future__ import annotations

from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import Automatic


def end_activation(g: S12) -> None:
    """S12-3.7: whatever is still open for the active galley is dropped, and the wheel pawn moves on."""
    while not isinstance(g.stack[-1], Automatic):
        g.done()
