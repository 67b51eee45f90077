"""Chapter 12: who has won, and how the game came to its end."""

from __future__ import annotations

from serenissima.games.oltremare.state import OM
from serenissima.parts.ranking import places


def scores(g: OM) -> list[int]:
    """OM-12.10: ducati and nothing else."""
    return g.table.ducati.copy()


def ranking(g: OM) -> list[int]:
    """OM-12.10, OM-12.11, OM-12.12: most ducati, then most cargo, then nearest to the start player clockwise."""
    table, seats = g.table, g.rules.seats
    nearness = [-((seat - table.start_player) % seats) for seat in range(seats)]
    return places([(table.ducati[seat], table.cargo[seat], nearness[seat]) for seat in range(seats)])


def ending(g: OM) -> str:
    """OM-12.1, OM-12.4, OM-12.6: with the last card drawn, after a reshuffle, or after the second exhaustion."""
    if g.table.pile.rescued:
        return "second_exhaustion"
    return "reshuffle" if g.table.pile.reshuffles else "last_card"
