"""Where ports and galleys of Serenissima (1996) lie, and whose they are."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import NOBODY
from serenissima.kernel.whereabouts import Held, Whereabouts


def held(g: S96) -> Held:
    """S96-1.4: whose flag stands at each port."""
    return ((at, port.controller) for at, port in enumerate(g.table.ports))


def afloat(g: S96) -> Held:
    """S96-1.10: every galley that is not in the supply."""
    return ((galley.zone, galley.owner) for galley in g.table.galleys if galley.owner != NOBODY)


NATIONS: Final = {"venice": "red", "genoa": "blue", "spain": "orange", "turkey": "green"}
WHEREABOUTS: Final = Whereabouts("ports", "zones", held, afloat, NATIONS)
