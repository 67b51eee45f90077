"""Chapter 8: sailing and harbour markers."""

from __future__ import annotations

from typing import ClassVar

from serenissima.games.oltremare.cards import COMPASS, Voyages, uses_route
from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.kernel.core import IllegalMove, Move, Question, Seat, nouns
from serenissima.kernel.fields import immutable


class FreelyWorded(Question):
    """OM-8.2: takes answers that say more than the listed ones."""

    unlisted: ClassVar[bool] = True


@immutable
class Sail(FreelyWorded):
    """OM-7.10, OM-8.1, OM-8.2, OM-8.3, OM-8.5, OM-8.6: exactly so many routes, none twice, to any end of such a trail.

    Who wants a certain trail drawn may name all its harbours instead of the last: taken, but not listed.
    """

    seat: Seat
    routes: int

    def seats(self, g: OM) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        return voyages(g, seat, self.routes).moves.copy()

    def takes(self, g: OM, seat: Seat, move: Move) -> bool:
        if move[0] != "trail":
            return False
        trail = nouns(move)
        return is_trail(g, seat, trail) and len(trail) == len(voyages(g, seat, self.routes).trails[0])

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        trail = nouns(move)
        match move[0]:
            case "destination":
                trail = voyages(g, seat, self.routes).trail_to(trail[0])
            case "trail":
                pass
            case _:
                raise IllegalMove(move)
        sailed: tuple[int, ...] = (seat, *trail)
        g.emit(("sailed", *sailed))
        g.done()
        arrive(g, seat, trail[-1])

    def default(self, g: OM, seat: Seat) -> Move:
        """The alphabetically first destination with a marker to own, or the first of all."""
        ends = voyages(g, seat, self.routes).destinations
        for harbour in ends:
            if g.table.markers[harbour] not in (NOTHING, COMPASS):
                return ("destination", harbour)
        return ("destination", ends[0])


def voyages(g: OM, seat: Seat, routes: int) -> Voyages:
    """OM-8.3, OM-8.4: where the ship can end after that many routes."""
    return g.rules.printed.voyages[g.table.ships[seat]][routes]


def is_trail(g: OM, seat: Seat, trail: tuple[int, ...]) -> bool:
    """OM-8.2: from the ship's harbour along routes that are there, none of them twice."""
    if not trail or trail[0] != g.table.ships[seat]:
        return False
    neighbours = g.rules.printed.neighbours
    for at in range(1, len(trail)):
        if trail[at] not in neighbours[trail[at - 1]] or uses_route(trail[:at], trail[at - 1], trail[at]):
            return False
    return True


def arrive(g: OM, seat: Seat, harbour: int) -> None:
    """OM-8.6, OM-8.11: only the last harbour counts; a compass found there leaves the game and opens a choice."""
    table = g.table
    table.ships[seat] = harbour
    if table.markers[harbour] == COMPASS:
        table.markers[harbour] = NOTHING
        table.markers_out += 1
        g.emit(("compass_used", seat, harbour))
        g.push(Compass(seat))
    else:
        take_marker(g, seat, harbour)


def take_marker(g: OM, seat: Seat, harbour: int) -> None:
    """OM-8.7, OM-8.8: a marker must be taken and is active; in an empty harbour the player has none active any more."""
    table = g.table
    marker = table.markers[harbour]
    table.markers[harbour] = NOTHING
    if marker != NOTHING:
        table.owned[seat] += 1
        g.emit(("marker_taken", seat, harbour, marker))
    elif table.showing[seat] != NOTHING:
        g.emit(("marker_turned_down", seat, table.showing[seat]))
    table.showing[seat] = marker


@immutable
class Compass(Question):
    """OM-8.12, OM-8.13, OM-8.14: jump to any other harbour that holds no compass, or stay."""

    seat: Seat

    def seats(self, g: OM) -> tuple[Seat, ...]:
        return (self.seat,)

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        markers, here = g.table.markers, g.table.ships[seat]
        empty = g.rules.options.compass_to_empty
        jumps: list[Move] = []
        for harbour in g.rules.printed.alphabetical:
            if harbour != here and markers[harbour] != COMPASS and (empty or markers[harbour] != NOTHING):
                jumps.append(("jump", harbour))
        jumps.append(("stay",))
        return jumps

    def play(self, g: OM, seat: Seat, move: Move) -> None:
        g.done()
        match move:
            case ("jump", harbour):
                g.table.ships[seat] = harbour
                take_marker(g, seat, harbour)
            case ("stay",):
                take_marker(g, seat, g.table.ships[seat])
            case _:
                raise IllegalMove(move)

    def default(self, g: OM, seat: Seat) -> Move:
        return ("stay",)
