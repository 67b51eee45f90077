"""Chapter 8: sailing and harbour markers."""

from __future__ import annotations

from typing import ClassVar, Final

from serenissima.games.oltremare.cards import COMPASS, Voyages, uses_route
from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.kernel.answer import Answer, Asks, Facts, Gate, Limit, asked
from serenissima.kernel.core import IllegalMove, Move, OneSeat, Question, Seat, nouns
from serenissima.kernel.fields import immutable
from serenissima.parts.refusing import count


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

    def moves(self, g: OM, seat: Seat) -> list[Move]:
        return voyages(g, seat, self.routes).moves.copy()

    def takes(self, g: OM, seat: Seat, move: Move) -> bool:
        return move[0] == "trail" and not any(TRAIL.broken(g, seat, nouns(move)))

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


@immutable(default=("stay",))
class Compass(OneSeat):
    """OM-8.12, OM-8.13, OM-8.14: jump to any other harbour that holds no compass, or stay."""

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


# What may be answered


def ends_there(g: OM, seat: Seat, harbour: int) -> bool:
    """OM-8.3: some trail of so many routes ends in that harbour."""
    return harbour in voyages(g, seat, asked(g, Sail).routes).destinations


def not_too_near(g: OM, seat: Seat, harbour: int) -> bool:
    """OM-8.1: a harbour where only a shorter voyage would end is no destination."""
    shorter = [voyages(g, seat, routes).destinations for routes in range(1, asked(g, Sail).routes)]
    return ends_there(g, seat, harbour) or not any(harbour in ends for ends in shorter)


def routes_to_sail(g: OM, seat: Seat, *said: int) -> Facts:
    """OM-8.1: how many routes the ship must sail."""
    return count("routes", asked(g, Sail).routes)


def starts_here(g: OM, seat: Seat, *trail: int) -> bool:
    """OM-8.1: a trail begins where the ship is."""
    return bool(trail) and trail[0] == g.table.ships[seat]


def along_routes(g: OM, seat: Seat, *trail: int) -> bool:
    """OM-1.6: each harbour of a trail is joined to the one before it."""
    return all(trail[at] in g.rules.printed.neighbours[trail[at - 1]] for at in range(1, len(trail)))


def no_route_twice(g: OM, seat: Seat, *trail: int) -> bool:
    """OM-8.2: no route is sailed twice, in whichever direction."""
    return all(not uses_route(trail[:at], trail[at - 1], trail[at]) for at in range(1, len(trail)))


def right_length(g: OM, seat: Seat, *trail: int) -> bool:
    """OM-8.1, OM-8.4: a trail is as long as every other one that may be chosen."""
    return len(trail) == len(voyages(g, seat, asked(g, Sail).routes).trails[0])


def loses_marker(g: OM, seat: Seat, harbour: int) -> bool:
    """OM-8.8: in an empty harbour the active marker is turned face down."""
    return g.table.markers[harbour] == NOTHING and g.table.showing[seat] != NOTHING


def not_empty(g: OM, seat: Seat, harbour: int) -> bool:
    """OM-8.13: by option a jump must lead to a marker."""
    return g.rules.options.compass_to_empty or g.table.markers[harbour] != NOTHING


DESTINATION: Final = Answer(
    "destination",
    ("harbour",),
    ("OM-8.1", "OM-8.3"),
    Limit("OM-8.1", "wrong_length", not_too_near, routes_to_sail),
    Limit("OM-8.3", "out_of_reach", ends_there, routes_to_sail),
    warns={"loses_marker": loses_marker},
)
TRAIL: Final = Answer(
    "trail",
    ("harbour*",),
    ("OM-8.1", "OM-8.2"),
    Gate("OM-8.1", "wrong_start", starts_here),
    Limit("OM-1.6", "no_route", along_routes),
    Limit("OM-8.2", "route_used", no_route_twice),
    Limit("OM-8.1", "wrong_length", right_length, routes_to_sail),
    rows=lambda rules: [],  # it says more than the rules ask for: taken, but never listed
)
JUMP: Final = Answer(
    "jump",
    ("harbour",),
    ("OM-8.12", "OM-8.13"),
    Limit("OM-8.12", "other_harbour", lambda g, seat, harbour: harbour != g.table.ships[seat]),
    Limit("OM-8.12", "another_compass", lambda g, seat, harbour: g.table.markers[harbour] != COMPASS),
    Limit("OM-8.13", "empty_harbour", not_empty),
    warns={"loses_marker": loses_marker},
)
SAILING: Final = (
    Asks(Sail, DESTINATION, TRAIL),
    Asks(Compass, JUMP, Answer("stay", (), ("OM-8.14",))),
)
