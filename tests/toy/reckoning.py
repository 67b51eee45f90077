"""Where the points of the regatta come from: the coins that lie there, and cards once they are shown."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.core import Event, Seat
from serenissima.kernel.reckoning import Booking, Scoring
from toy import G

SOURCES: Final = {"coins": "TOY-0.2", "cards": "TOY-6.1"}


def opening(g: G) -> list[Booking]:
    """TOY-0.2: nobody begins with a card."""
    return []


def book(g: G, events: list[Event]) -> list[Booking]:
    """TOY-6.1: cards count once they are shown."""
    shown = [event[1:] for event in events if event[0] == "showed"]
    return [("cards", seat, worth) for seat, worth in shown]


def standing(g: G, reader: Seat) -> list[Booking]:
    """TOY-6.1: coins count one each."""
    return [("coins", seat, coins) for seat, coins in enumerate(g.table.coins)]


SCORING: Final = Scoring(SOURCES, opening, book, standing)
