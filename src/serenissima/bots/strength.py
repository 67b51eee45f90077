"""How strong a level is, on one scale for each game, and which level is about as strong as somebody.

The scale is that of ratings in a house: points of OpenSkill, where who has not played yet has as many as the merchant.
What each level has won among those of the level below (`ladder.json` in the room of a game) says how far it stands
above it; tables of all sizes are taken together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Any, Final

from serenissima.bots.levels import levels, levels_of
from serenissima.kernel import room
from serenissima.kernel.game import Game

LADDER: Final = "ladder.json"
ANCHOR: Final = "mercante"
POINTS: Final = 40.0  # for one of OpenSkill's units
MEAN: Final = 1500.0  # of who has not played
LUCK: Final = POINTS * 25.0 / 6.0  # how far a player is off his strength in one game
PARI: Final = "pari"  # wished for instead of a level: as strong as I am
UNDECIDED: Final = ("agreed", "closed")  # endings of games that nobody has won
WITHIN: Final = 1.96  # standard errors in half of the interval of 95 %
FARTHEST: Final = 2000.0  # points between two levels that are looked for
LEARNS: Final = 240.0  # points that somebody unknown gains by a game nobody expected him to win,
LEARNED: Final = 40.0  # and somebody well known


@dataclass(frozen=True)
class Strength:
    """Points, and half of the interval that holds in 95 of 100 cases, against the anchor."""

    points: int
    give: int


@dataclass(frozen=True)
class Rung:
    """What a level has won as one among others of another level."""

    one: str
    among: str
    seats: int
    games: int
    wins: float


def share_of(points: float, rivals: Sequence[float]) -> float:
    """The share of the wins to expect of somebody among these rivals (the Plackett-Luce model)."""
    far = LUCK * sqrt(len(rivals) + 1.0)
    return 1.0 / (1.0 + sum(exp((rival - points) / far) for rival in rivals))


@lru_cache(maxsize=16)
def strengths(game: Game) -> dict[str, Strength]:
    """The stated strength of each level that was measured, weakest first; the anchor has no interval of its own."""
    found, names = {ANCHOR: (MEAN, 0.0)}, levels_of(game)
    if ANCHOR not in names:
        return {}
    climbed, start = rungs(room.read(game, LADDER)), names.index(ANCHOR)
    steps = [[rung for rung in climbed if rung.one == name] for name in names]
    for at in range(start + 1, len(names)):
        stand(found, names[at], names[at - 1], steps[at], 1.0)
    for at in range(start, 0, -1):  # what a level has won among those below says how far below they stand
        stand(found, names[at - 1], names[at], steps[at], -1.0)
    return {
        name: Strength(round(found[name][0]), round(WITHIN * sqrt(found[name][1]))) for name in names if name in found
    }


def stand(found: dict[str, tuple[float, float]], name: str, other: str, step: list[Rung], way: float) -> None:
    """Put a level above or below another, if both have met."""
    met = [rung for rung in step if {rung.one, rung.among} == {name, other}]
    if other in found and met:
        apart = distance(met)
        points, spread = found[other]
        found[name] = points + way * apart, spread + spread_of(met, apart)


def rungs(measured: dict[str, Any]) -> list[Rung]:
    """All rungs of a ladder, at tables of all sizes."""
    return [
        Rung(one, said["among"], int(seats), said["games"], said["wins"])
        for seats, steps in measured.items()
        for one, said in steps.items()
    ]


def distance(met: list[Rung]) -> float:
    """The points between two levels under which their games are likeliest, with one more that is half won."""
    low, high = -FARTHEST, FARTHEST
    while high - low > 0.5:
        middle = (low + high) / 2.0
        lacking = sum((rung.wins + 0.5 - (rung.games + 1.0) * expected(rung, middle)) / far_of(rung) for rung in met)
        low, high = (middle, high) if lacking > 0.0 else (low, middle)
    return (low + high) / 2.0


def spread_of(met: list[Rung], apart: float) -> float:
    """The square of the standard error of that distance."""
    known = 0.0
    for rung in met:
        share = expected(rung, apart)
        known += (rung.games + 1.0) * share * (1.0 - share) / far_of(rung) ** 2
    return 1.0 / known


def expected(rung: Rung, apart: float) -> float:
    return share_of(apart, [0.0] * (rung.seats - 1))


def far_of(rung: Rung) -> float:
    return LUCK * sqrt(rung.seats)


# As strong as somebody


@dataclass(frozen=True)
class Evening:
    """A game that somebody played among bots: their levels, and his share of the win."""

    rivals: tuple[str, ...]
    share: float


def evening_of(who: str, result: dict[str, Any], seats: Sequence[tuple[str | None, str | None]]) -> Evening | None:
    """A game that is over, by who sits there and the levels of bots.

    None where not all others were bots of the house, or nobody has won.
    """
    places = result["places"]
    own = [at for at, (user, _) in enumerate(seats) if user == who]
    rivals = [level for user, level in seats if user is None and level]
    if len(own) != 1 or len(rivals) != len(places) - 1 or result["ending"] in UNDECIDED:
        return None
    return Evening(tuple(rivals), 1.0 / places.count(1) if places[own[0]] == 1 else 0.0)


def form(game: Game, evenings: Iterable[Evening]) -> float | None:
    """Somebody's points after these games among bots, the oldest first, each moving him less; none without games."""
    stated, points, played = strengths(game), MEAN, 0
    for evening in evenings:
        if evening.rivals and all(level in stated for level in evening.rivals):
            played += 1
            step = max(LEARNED, LEARNS / sqrt(played))
            points += step * (evening.share - share_of(points, [stated[level].points for level in evening.rivals]))
    return points if played else None


def nearest(
    game: Game, points: float, known: dict[str, float] | None = None, among: Sequence[str] | None = None
) -> str:
    """The level that is nearest to so many points, by its stated strength or by what is known of it elsewhere.

    Nobody is put beside one who does not think.
    """
    names = list(among or levels_of(game))
    stated = {level: float(one.points) for level, one in strengths(game).items()}
    stated.update(known or {})
    thinking = [level for level in names if level in stated and levels()[level].kind != "random"]
    if thinking:
        return min(thinking, key=lambda level: abs(stated[level] - points))
    return ANCHOR if ANCHOR in names else names[-1]
