"""How Serenissima (2012) is opened: the start port, the first sale, what is first built; and ports after two rounds."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import Seat
from serenissima.kernel.openings import Level, Opening

ROUNDS: Final = 2


def over(g: S12) -> bool:
    """S12-3.1: two rounds have been played."""
    return g.table.round > ROUNDS


def ports(g: S12, seat: Seat) -> list[int]:
    """S12-1.9: the ports that a seat garrisons."""
    return [at for at, port in enumerate(g.table.ports) if port.owner == seat]


OPENING: Final = Opening(
    (
        Level(("start_at",), ("port",)),
        Level(("sell",), ("good",)),
        Level(("buy_galley", "build_fort", "build_basilica"), ()),
    ),
    place="port",
    holds=ports,
    over=over,
)
