"""Where points come from in The Doge Ship: all of them are earned at once and never counted again."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.state import DS
from serenissima.kernel.core import Event, Seat
from serenissima.kernel.reckoning import Booking, Scoring

SOURCES: Final = {
    "start": "DS-2.1",
    "parts": "DS-7.5",
    "wishes": "DS-7.5",
    "replacing": "DS-9.5",
    "barriers": "DS-8.7",
    "inspections": "DS-13.4",
    "final_approval": "DS-14.1",
}
ENDED_BY: Final = {  # what a moment is about -> where its points come from
    "place": "barriers",
    "replace": "replacing",
    "bid_shown": "inspections",
    "approvals_shown": "final_approval",
}


def opening(g: DS) -> list[Booking]:
    """DS-2.1: nobody begins with points, unless a position by hand says so."""
    return [("start", seat, points) for seat, points in enumerate(g.table.vp)]


def book(g: DS, events: list[Event]) -> list[Booking]:
    """DS-7.5, DS-8.7, DS-9.5, DS-13.4, DS-14.1: a moment has one answer, and all its points come from there."""
    source, tile = "parts", -1
    found: list[Booking] = []
    for event in events:
        verb = event[0].rpartition(".")[2]
        source = ENDED_BY.get(verb, source)
        if verb == "complete":
            tile = number(event, 1)
        elif verb == "vp_gained":
            seat, points = number(event, 0), number(event, 1)
            printed = g.rules.board.tiles[tile].vp if tile >= 0 else points
            found.append((source, seat, printed))
            if printed != points:
                found.append(("wishes", seat, points - printed))
    return found


def number(event: Event, at: int) -> int:
    """A noun of an event."""
    return event[1:][at]


def standing(g: DS, reader: Seat) -> list[Booking]:
    """DS-7.9, DS-14.3: nothing that lies on the table scores any more."""
    return []


SCORING: Final = Scoring(SOURCES, opening, book, standing)
