"""What is usually done with one marker: take a field and complete a tile there, or buy from a stack that is open.

Fields are compared by the points that a tile brings now, then by what they cost. Only one's own yard is looked at.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.barriers import triggers
from serenissima.games.dogeship.board import BUY, COMPLETE, GALLEY, LOWER, UPPER
from serenissima.games.dogeship.buying import list_purchases
from serenissima.games.dogeship.completing import completable
from serenissima.games.dogeship.fields import ChooseAction, field_cost
from serenissima.games.dogeship.state import DS, open_zone
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.kernel.story import Clause, Thing
from serenissima.kernel.turns import Turn, Usual

BUILT: Final = 100  # a tile that is completed now counts more than any that is bought
REWARD: Final = 3  # what other tiles bring, in points
Worth = tuple[int, Turn]


def turns(g: DS, seat: Seat, moves: list[Move]) -> list[Turn]:
    """DS-3.7, DS-4.5: a field and the first thing that is done there; a bonus comes before it and is asked apart."""
    if not isinstance(g.stack[-1], ChooseAction):
        return []
    best: dict[tuple[int, ...], Worth] = {}  # by what is done there: the field where it costs least
    for move in moves:
        if move[0] == "place" and not triggers(g, seat, nouns(move)[0]):
            for key, one in deeds(g, seat, nouns(move)[0]):
                if key not in best or one[0] > best[key][0]:
                    best[key] = one
    found = sorted(best.values(), key=lambda one: -one[0])
    return [turn for _, turn in found]


def deeds(g: DS, seat: Seat, field: int) -> list[tuple[tuple[int, ...], Worth]]:
    """DS-4.6: each tile that can be completed by a field, and each stack with a use that can be bought from."""
    board = g.rules.board
    offer, cost = board.fields[field].offer, field_cost(g, field)
    place: Move = ("place", field)
    found: list[tuple[tuple[int, ...], Worth]] = []
    if offer.does == COMPLETE:
        for tile in completable(g, seat, offer.kinds):
            says = (taken(field), Clause("complete", {"tile": Thing("tile", tile)}))
            found.append(((tile,), (BUILT + points(g, tile) - cost, Turn((place, ("complete", tile)), says))))
    elif offer.does == BUY:
        for buy in list_purchases(g, seat, offer.kinds, NOBODY):
            wanted = nouns(buy)
            if wanted[0] == GALLEY and wanted[1] not in (open_zone(g, LOWER), open_zone(g, UPPER)):
                continue
            found.append(((NOBODY, *wanted), (-cost, Turn((place, buy), (taken(field), bought(wanted))))))
    return found


def points(g: DS, tile: int) -> int:
    """DS-7.5: what a galley tile scores under the Doge of now; others bring their reward."""
    board = g.rules.board
    if board.kind_of[tile] != GALLEY:
        return REWARD
    return board.worth[g.table.doge - board.first_doge][tile]


def taken(field: int) -> Clause:
    """DS-4.1: the field."""
    return Clause("take", {"field": Thing("field", field)})


def bought(wanted: tuple[int, ...]) -> Clause:
    """DS-5.1: a kind, and for a galley part its zone."""
    if len(wanted) > 1:
        return Clause("buy_part", {"zone": Thing("zone", wanted[1])})
    return Clause("buy", {"kind": Thing("kind", wanted[0])})


USUAL: Final = Usual(turns)
