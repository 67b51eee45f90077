"""Where the ships of Oltre Mare lie, and in which harbours a marker is left."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.kernel.core import NOBODY
from serenissima.kernel.whereabouts import Held, Whereabouts


def held(g: OM) -> Held:
    """OM-8.7: harbours with a marker; they are nobody's."""
    return ((at, NOBODY) for at, marker in enumerate(g.table.markers) if marker != NOTHING)


def afloat(g: OM) -> Held:
    """OM-8.1: where each ship lies."""
    return ((harbour, seat) for seat, harbour in enumerate(g.table.ships) if harbour != NOTHING)


WHEREABOUTS: Final = Whereabouts("harbours", "harbours", held, afloat)
