"""Chapter 9: the load phase."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from serenissima.games.oltremare.offers import note
from serenissima.games.oltremare.state import OM, Rules, load_on_top
from serenissima.kernel.answer import Answer, Asks, Limit, Nouns
from serenissima.kernel.core import Automatic, Move, SealedOneSeat, Seat, nouns
from serenissima.kernel.fields import immutable


@immutable
class LoadPhase(Automatic):
    """OM-7.13, OM-9.1: whatever was played must be loaded."""

    def run(self, g: OM) -> None:
        g.done()
        if g.table.turn.played:
            g.push(LoadOrder(g.table.turn.active))


@immutable
class LoadOrder(SealedOneSeat):
    """OM-9.1, OM-9.2, OM-9.5: all played cards go on top in an order of choice, bottom first; only the last is seen."""

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


# What may be answered


def each_once(g: OM, seat: Seat, *cards: int) -> bool:
    """OM-9.1: all played cards are loaded, and no other."""
    return sorted(cards) == sorted(g.table.turn.played)


def orders(rules: Rules) -> list[Nouns]:
    """OM-9.1: every order of as many cards as a quota may be."""
    most = max(rules.printed.loads)
    return [order for size in range(1, most + 1) for order in permutations(range(size))]


LOAD: Final = Answer(
    "load",
    ("card*",),
    ("OM-9.1",),
    Limit("OM-9.1", "load_all", each_once),
    rows=orders,
    ranked=True,  # the played cards lie open
)
LOADING: Final = (Asks(LoadPhase), Asks(LoadOrder, LOAD))
