"""Positions by hand: what follows from what was said."""

from __future__ import annotations

from serenissima.kernel.core import Step

from .state import G
from .turns import Rounds


def beneath(g: G, step: Step) -> list[Step]:
    """What lies under a question that a position by hand asks."""
    return [Rounds()]


def balance(g: G, said: dict[str, object]) -> None:
    """A position by hand says who holds what; the bag has the rest, and the counts follow."""
    for tile, total in enumerate(g.rules.printed.counts):
        g.hidden.bag[tile] = total - sum(own.tiles[tile] for own in g.own)
    g.table.left = sum(g.hidden.bag)
    g.table.held = [sum(own.tiles) for own in g.own]
