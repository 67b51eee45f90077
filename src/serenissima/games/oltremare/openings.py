"""How Oltre Mare is opened: where the first voyages end; and every harbour that was come to in the first turns."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.state import OM
from serenissima.kernel.core import Seat
from serenissima.kernel.openings import Level, Opening

TURNS: Final = 2  # of every seat
VOYAGES: Final = ("destination", "trail")


def over(g: OM) -> bool:
    """OM-3.3: everybody has had two turns."""
    return g.table.turn.turns > TURNS * g.rules.seats


def harbour(g: OM, seat: Seat) -> list[int]:
    """OM-8.1: where the ship lies then."""
    return [g.table.ships[seat]]


OPENING: Final = Opening(
    tuple(Level(VOYAGES, ("harbour",), again, last=True) for again in range(3)),
    place="harbour",
    holds=harbour,
    over=over,
)
