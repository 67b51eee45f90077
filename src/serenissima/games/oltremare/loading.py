"""Chapter 9: the load phase."""

from __future__ import annotations

from itertools import permutations

from serenissima.games.oltremare.offers import note
from serenissima.games.oltremare.state import OM, load_on_top
from serenissima.kernel.core import Automatic, Move, SealedQuestion, Seat, nouns
from serenissima.kernel.fields import immutable


@immutable
class LoadPhase(Automatic):
    """OM-7.13, OM-9.1: whatever was played must be loaded."""

    def run(self, g: OM) -> None:
        g.done()
        if g.table.turn.played:
            g.push(LoadOrder(g.table.turn.active))


@immutable
class LoadOrder(SealedQuestion):
    """OM-9.1, OM-9.2, OM-9.5: all played cards go on top in an order of choice, bottom first; only the last is seen."""

    seat: Seat

    def seats(self, g: OM) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        return [("load", *order) for order in permutations(g.table.turn.played)]

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        note(g, self, seat, move)
        order = nouns(move)
        for card in order:
            load_on_top(g, seat, card)
        g.table.turn.played = []
        g.emit(("loaded", seat, len(order), order[-1]))
        g.done()

    def default(self, g: OM, seat: Seat) -> Move:
        order: tuple[int, ...] = (*sorted(g.table.turn.played),)
        return ("load", *order)
