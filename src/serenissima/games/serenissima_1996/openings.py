"""How Serenissima (1996) is opened: the capital, the first place in the order, the first sale; ports after a round."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.state import S96, own_capital
from serenissima.kernel.core import Seat
from serenissima.kernel.openings import Level, Opening

ROUNDS: Final = 1


def capital(g: S96, seat: Seat) -> tuple[str, int]:
    """S96-2.2: the port named for the seat's nation."""
    return "port", own_capital(g, seat)


def over(g: S96) -> bool:
    """S96-3.1: the first round has been played."""
    return g.table.round > ROUNDS


def ports(g: S96, seat: Seat) -> list[int]:
    """S96-1.4: the ports where a seat's flag stands."""
    return [at for at, port in enumerate(g.table.ports) if port.controller == seat]


OPENING: Final = Opening(
    (Level(("build_galley", "build_fort", "hire"), ()), Level(("sell",), ("good",))),
    dealt=capital,
    place="port",
    holds=ports,
    over=over,
)
