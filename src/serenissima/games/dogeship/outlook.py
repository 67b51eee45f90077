"""What an answer brings in The Doge Ship, and what the board shows beside the pieces.

No luck of this game has odds that a player may know: which of the tiles he has not seen lie in a bag and which below it
nobody is told, and dice decide nothing by themselves. So there are no chances to tell, only what has not been seen yet.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.figures import Figures, approvals_left, figures
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.state import DS
from serenissima.kernel.core import Seat
from serenissima.kernel.fields import shape_of
from serenissima.kernel.outlook import UNKNOWN, Counted, Telling


def counts(g: DS, reader: Seat) -> Counted:
    """DS-1.10, DS-1.17, DS-1.18: what a player has; approvals are his own knowledge unless they lie open."""
    table = g.table
    return {
        "points": table.vp.copy(),
        "ducats": table.ducats.copy(),
        "approvals": approvals_known(g, reader),
        "yard": [len(tiles) for tiles in table.yards],
        "barriers": [len(tiles) for tiles in table.finished],
    }


def approvals_known(g: DS, reader: Seat) -> list[int]:
    """DS-13.1, DS-13.3: approvals without those that are bid; what another has bid nobody knows before all is shown."""
    seats, open_counts = g.rules.seats, g.table.approvals
    bidding = bool(g.stack) and isinstance(g.stack[-1], BidApprovals | RevealBids)
    found = open_counts.copy() if open_counts and not bidding else [UNKNOWN] * seats
    if reader >= 0:
        found[reader] = approvals_left(g, reader)
    return found


TELLING: Final = Telling(counts, {}, figures, shape_of(Figures))
