"""Why a seat has the ducats it has: chapters 2, 4, 7, 10, 11 and 13 by what they paid and took."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import Event, Seat, nouns
from serenissima.kernel.outlook import UNKNOWN
from serenissima.kernel.reckoning import Booking, Scoring

PAYOUTS: Final = ("payout_1", "payout_2", "payout_3")
SOURCES: Final = {
    "start": "S12-2.2",
    "sales": "S12-7.5",
    "wine_card": "S12-11.2",
    "payout_1": "S12-13.1",
    "payout_2": "S12-13.1",
    "payout_3": "S12-13.1",
    "from_rivals": "S12-4.14",
    "to_rivals": "S12-4.14",
    "goods": "S12-4.12",
    "sailors": "S12-10.2",
    "galleys": "S12-10.4",
    "forts": "S12-10.8",
    "basilicas": "S12-10.9",
}
BOUGHT: Final = {"buy_goods": "goods", "hire": "sailors", "build_fort": "forts", "build_basilica": "basilicas"}


def opening(g: S12) -> list[Booking]:
    """S12-2.2: everybody begins with the same ducats."""
    return [("start", seat, g.rules.board.money) for seat in range(g.rules.seats)]


def book(g: S12, events: list[Event]) -> list[Booking]:
    """S12-1.14, S12-1.18: every payment, under what was told just before it."""
    found: list[Booking] = []
    earned = "wine_card"
    for event in events:
        name, said = event[0], nouns(event)
        if name == "sold":
            earned = "sales"
        elif name == "payout":
            earned = PAYOUTS[min(g.table.payouts, len(PAYOUTS)) - 1]
        elif name == "paid":
            found.append((earned, said[0], said[1]))
        elif name == "spent":
            book_purchase(g, events[0], said[0], said[1], found)
        elif name == "paid_to":
            found.append(("to_rivals", said[0], -said[2]))
            found.append(("from_rivals", said[1], said[2]))
    return found


def book_purchase(g: S12, answer: Event, seat: Seat, ducats: int, found: list[Booking]) -> None:
    """S12-4.12, S12-10.2, S12-10.4, S12-10.6 to S12-10.9: what the ducats went for; a crew is paid with its galley."""
    verb = answer[0].rpartition(".")[2]
    if verb != "crew":
        found.append((BOUGHT[verb], seat, -ducats))
        return
    crew = nouns(answer)[1] * g.rules.board.cost_sailor
    found.append(("sailors", seat, -crew))
    found.append(("galleys", seat, crew - ducats))


def standing(g: S12, reader: Seat) -> list[Booking]:
    """S12-2.18, S12-14.5: nothing lies on the board; of a hidden purse nobody else is told what went in and out."""
    if g.table.money:
        return []
    return [(source, seat, UNKNOWN) for source in SOURCES for seat in range(g.rules.seats) if seat != reader]


SCORING: Final = Scoring(SOURCES, opening, book, standing)
