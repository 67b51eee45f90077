"""Where ports and galleys of Serenissima (2012) lie, and whose they are."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import NOBODY
from serenissima.kernel.whereabouts import Held, Whereabouts


def held(g: S12) -> Held:
    """S12-1.9: who garrisons each port."""
    return ((at, port.owner) for at, port in enumerate(g.table.ports))


def afloat(g: S12) -> Held:
    """S12-1.7: every galley that is not in the supply."""
    return ((galley.field, galley.owner) for galley in g.table.galleys if galley.owner != NOBODY)


WHEREABOUTS: Final = Whereabouts("ports", "fields", held, afloat)
