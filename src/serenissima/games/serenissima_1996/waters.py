"""Rival crews at hand in Serenissima (1996): what they threaten, and which of them are worth a fight.

Rivals stay where they are while a seat tries its answers. Whatever is found out here is therefore kept under where the
rival crews are and how far each can still go.
"""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_1996.voyages import HULL, MOST_SEATS, SAILOR, TOKEN, Charts, stake
from serenissima.kernel.core import Seat

WIDTH: Final = 32  # more than any zone's crew, tokens or reach
MOST_WATERS: Final = 2048  # ways the rivals may lie that are remembered


def afloat(zone: int, crew: int, tokens: int, reach: int) -> int:
    """A rival galley as one number: `reach` is how far it can move in this round, and -1 if its fights are over."""
    return ((zone * WIDTH + crew) * WIDTH + tokens) * WIDTH + reach + 1


class Waters:
    """The rival crews as they lie, and what was found out about them."""

    def __init__(self, chart: Charts, rivals: list[int], rest: int) -> None:
        self.chart = chart
        self.rest = rest
        self.rivals = rivals
        self.zone: list[int] = [rival // (WIDTH * WIDTH * WIDTH) for rival in rivals]
        self.crew: list[int] = [rival // (WIDTH * WIDTH) % WIDTH for rival in rivals]
        self.tokens: list[int] = [rival // WIDTH % WIDTH for rival in rivals]
        self.reach: list[int] = [rival % WIDTH - 1 for rival in rivals]
        self.ports: dict[int, float] = {}
        self.galleys: dict[int, float] = {}
        self.raids: dict[int, float] = {}

    def port_danger(self, zone: int, garrison: int, fort: bool) -> float:
        """How likely rival crews at hand take a port there."""
        key = (zone * WIDTH + garrison) * 2 + (1 if fort else 0)
        found = self.ports.get(key)
        if found is None:
            found = self.landing(zone, garrison, fort, 0.0)
            self.ports[key] = found
        return found

    def landing(self, zone: int, garrison: int, fort: bool, likely: float) -> float:
        """The same, where somebody has attacked already who is so likely to take it."""
        far = self.chart.distance[zone]
        lands = (self.chart.fort_odds if fort else self.chart.open_odds).lands
        kept = 1.0 - likely
        for at, crew in enumerate(self.crew):
            away = far[self.zone[at]]
            if away <= 2 * crew:
                taken = lands[crew][garrison]
                if taken > 0.02:
                    kept -= kept * taken * self.menace(at, away)
        return 1.0 - kept

    def galley_danger(self, zone: int, crew: int) -> float:
        """How likely rival crews at hand beat such a galley there in this round."""
        key = zone * WIDTH + crew
        found = self.galleys.get(key)
        if found is None:
            found = self.boarding(zone, crew, 0.0)
            self.galleys[key] = found
        return found

    def boarding(self, zone: int, crew: int, likely: float) -> float:
        """The same, where somebody has attacked already who is so likely to beat it."""
        far = self.chart.distance[zone]
        beats = self.chart.open_odds.beats
        kept = 1.0 - likely
        for at, rival in enumerate(self.crew):
            away = far[self.zone[at]]
            if away <= rival:
                beaten = beats[rival][crew]
                if beaten > 0.05:
                    kept -= kept * beaten * self.menace(at, away) * 0.5
        return 1.0 - kept

    def menace(self, at: int, away: int) -> float:
        """How much an attack of that rival galley so far away is to be reckoned with."""
        reach = self.reach[at]
        if away <= reach:
            return 0.5 if away else 0.7
        if self.rest and away <= self.crew[at] + (reach if reach > 0 else 0):
            return 0.2
        return 0.0

    def raid_worth(self, zone: int, crew: int, tokens: int, now: int, only: bool) -> float:
        """The best rival galley that such a galley can fight in this round."""
        key = (((zone * WIDTH + crew) * WIDTH + tokens) * WIDTH + now) * 2 + (1 if only else 0)
        found = self.raids.get(key)
        if found is None:
            far = self.chart.distance[zone]
            found = 0.0
            for at, rival in enumerate(self.crew):
                away = far[self.zone[at]]
                if away <= now:
                    value = self.galley_prize(crew, tokens, rival, self.tokens[at], only) * (0.5 if away else 1.0)
                    if value > found:
                        found = value
            self.raids[key] = found
        return found

    def galley_prize(self, crew: int, tokens: int, rival: int, loot: int, only: bool) -> float:
        """What a crew with so many tokens gains on average by fighting another: its cargo, perhaps its hull."""
        odds = self.chart.open_odds
        left = odds.left[crew][rival]
        prize = TOKEN * loot + (HULL * self.rest if left > 1.5 else 0.0)
        beats = odds.beats[crew][rival]
        return beats * prize - (crew - left) * SAILOR - (1.0 - beats) * stake(self.rest, tokens, only)


class Sea:
    """The waters of one chart that were met."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Waters] = {}
        self.last: list[Waters | None] = [None] * MOST_SEATS  # by seat: mostly they are as they were when it last asked


_SEAS: Final[list[Sea]] = []  # by the number of the chart


def sea_of(chart: Charts) -> Sea:
    """What was met on that chart."""
    while len(_SEAS) <= chart.number:
        _SEAS.append(Sea())
    return _SEAS[chart.number]


def waters(chart: Charts, seat: Seat, rivals: list[int], rest: int) -> Waters:
    """The waters in which those rivals of a seat lie, each galley as one number, with so many rounds to come."""
    sea = sea_of(chart)
    known = sea.known
    key = (rest, *rivals)
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_WATERS:
            known.clear()
        found = Waters(chart, rivals, rest)
        known[key] = found
    sea.last[seat] = found
    return found
