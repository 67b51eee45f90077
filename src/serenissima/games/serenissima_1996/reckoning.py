"""Why the score is what it is: what each port, the own capital, the treasury and the end bonus bring.

Everything that scores lies on the table at the end, so nothing is booked on the way.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.figures import treasury_known
from serenissima.games.serenissima_1996.scoring import (
    bonus_parts,
    capital_points,
    ducat_points,
    port_points,
)
from serenissima.games.serenissima_1996.state import S96, is_full, ports_of, printed
from serenissima.kernel.core import Event, Seat
from serenissima.kernel.outlook import UNKNOWN
from serenissima.kernel.reckoning import Booking, Scoring

SOURCES: Final = {
    "own_capital": "S96-17.1",
    "full_capitals": "S96-17.4",
    "full_medium_ports": "S96-17.4",
    "full_small_ports": "S96-17.4",
    "other_ports": "S96-17.3",
    "ducats": "S96-17.2",
    "bonus_galleys": "S96-17.6",
    "bonus_forts": "S96-17.6",
    "bonus_sailors": "S96-17.6",
}
FULL: Final = {"capital": "full_capitals", "medium": "full_medium_ports", "small": "full_small_ports"}
BONUS: Final = ("bonus_galleys", "bonus_forts", "bonus_sailors")


def opening(g: S96) -> list[Booking]:
    """Nobody begins with a point that would not be seen on the table."""
    return []


def book(g: S96, events: list[Event]) -> list[Booking]:
    """Nothing is earned once and for all."""
    return []


def standing(g: S96, reader: Seat) -> list[Booking]:
    """S96-17.1, S96-17.2, S96-17.3, S96-17.6: what lies on the table; ducats where the treasury may be known."""
    found: list[Booking] = []
    for seat in range(g.rules.seats):
        for port in ports_of(g, seat):
            found.append((port_source(g, port), seat, port_points(g, seat, port)))
            found.append(("own_capital", seat, capital_points(g, seat, port)))
        for source, points in zip(BONUS, bonus_parts(g, seat), strict=True):
            found.append((source, seat, points))
        found.append(("ducats", seat, ducat_points(g, seat) if treasury_known(g, reader, seat) else UNKNOWN))
    return found


def port_source(g: S96, port: int) -> str:
    """S96-17.3, S96-17.4: a full warehouse scores by the size of the port."""
    return FULL[printed(g, port).size] if is_full(g, port) else "other_ports"


SCORING: Final = Scoring(SOURCES, opening, book, standing)
