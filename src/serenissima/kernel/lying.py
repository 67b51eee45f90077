"""Where things lie on the earth, for pictures that are drawn without a game's board: ports, ships, and whose they are.

A game tells it in the part `lying.py` of its room, from what lies open on the table; without it there is no chart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from serenissima.kernel import room
from serenissima.kernel.core import NOBODY, AnyState, Seat
from serenissima.kernel.game import Game, called

PRINTED: Final = "components.json"
Held = Iterable[tuple[int, Seat]]  # a place by its number, and whose it is: `NOBODY`'s, or a seat's


class Place(NamedTuple):
    """Something on the chart, by degrees."""

    lon: float
    lat: float
    owner: Seat = NOBODY


@dataclass(frozen=True)
class Lying:
    """How a game lies on its chart: lists of `components.json` with `lon` and `lat`, and what is there."""

    ports: str
    waters: str  # where ships lie
    held: Callable[[Any], Held]
    afloat: Callable[[Any], Held]
    colours: Mapping[str, str] = field(default_factory=dict)  # of seats that are not called after their colour


@dataclass(frozen=True)
class Chart:
    """A position as it is drawn: every port that is printed, those that are in play, and ships."""

    printed: tuple[Place, ...]
    ports: tuple[Place, ...]
    ships: tuple[Place, ...]
    colours: tuple[str, ...]  # of the seats, in words


def chart_of(game: Game, g: AnyState) -> Chart | None:
    """What lies where; none if the room does not tell it."""
    part = room.part(game, "lying")
    if part is None:
        return None
    told: Lying = part.LYING
    said = room.read(game, PRINTED)
    return Chart(
        placed(said[told.ports], ((at, NOBODY) for at in range(len(said[told.ports])))),
        placed(said[told.ports], told.held(g)),
        placed(said[told.waters], told.afloat(g)),
        tuple(told.colours.get(name, name) for name in called(game, g)["seat"]),
    )


def placed(printed: list[dict[str, Any]], held: Held) -> tuple[Place, ...]:
    """Numbers as places on the earth."""
    return tuple(Place(printed[at]["lon"], printed[at]["lat"], owner) for at, owner in held)
