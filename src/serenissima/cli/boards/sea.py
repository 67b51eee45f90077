"""A chart of the sea in letters: places where they lie, links as dots, and how many steps away everything is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from serenissima.kernel.game import Game, read_json

ROWS: Final = 19
COLUMNS: Final = 79
LINK: Final = "·"


@dataclass(frozen=True)
class Place:
    """Something on the chart: where it lies, and the lines that stand there."""

    lon: float
    lat: float
    lines: list[Text]

    @property
    def width(self) -> int:
        return max(line.cell_len for line in self.lines)


def positions(game: Game, section: str) -> dict[str, tuple[float, float]]:
    """Where the places of the printed board lie, by their names."""
    said: list[dict[str, Any]] = read_json(game.data_file)[section]
    return {one["id"]: (float(one["lon"]), float(one["lat"])) for one in said}


def steps_from(neighbours: Sequence[Sequence[int]], start: int) -> list[int]:
    """How many steps each place is away; -1 for one that cannot be reached."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    waiting = [start]
    for here in waiting:
        for near in neighbours[here]:
            if steps[near] < 0:
                steps[near] = steps[here] + 1
                waiting.append(near)
    return steps


def lanes(names: Sequence[str], neighbours: Sequence[Sequence[int]]) -> Text:
    """Every place with the places beside it."""
    beside = [", ".join(names[near] for near in neighbours[at]) for at in range(len(names))]
    return Text("\n").join([Text.assemble((f"{name}: ", "bold"), beside[at]) for at, name in enumerate(names)])


class SeaMap:
    """A sheet of letters on which places find room near where they lie."""

    def __init__(self, places: list[Place], links: Sequence[Sequence[int]], rows: int = ROWS) -> None:
        self.columns = COLUMNS
        self.rows = rows
        self.places = places
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * COLUMNS for _ in range(rows)]
        self.taken = [[False] * COLUMNS for _ in range(rows)]
        self.spots = self.settle()
        for at, near in enumerate(links):
            for other in near:
                if at < other:
                    self.link(self.middle(at), self.middle(other))
        for at, place in enumerate(places):
            self.write(place, *self.spots[at])

    def settle(self) -> list[tuple[int, int]]:
        """A spot for each place, the nearest that is free; those further west choose first."""
        lons, lats = [place.lon for place in self.places], [place.lat for place in self.places]
        order = sorted(range(len(self.places)), key=lambda at: (self.places[at].lon, -self.places[at].lat))
        spots = [(0, 0)] * len(self.places)
        for at in order:
            place = self.places[at]
            across = (place.lon - min(lons)) / (max(lons) - min(lons) or 1.0)
            down = (max(lats) - place.lat) / (max(lats) - min(lats) or 1.0)
            column = round(across * (self.columns - 12)) + 5 - place.width // 2
            spots[at] = self.nearest_free(place, round(down * (self.rows - 2)), column)
            self.take(place, *spots[at])
        return spots

    def nearest_free(self, place: Place, row: int, column: int) -> tuple[int, int]:
        """The free spot that is nearest; a row counts as much as three columns."""
        rows, columns = range(self.rows - len(place.lines) + 1), range(self.columns - place.width + 1)
        every = [(r, c) for r in rows for c in columns]
        every.sort(key=lambda spot: 3 * abs(spot[0] - row) + abs(spot[1] - column))
        return next((spot for spot in every if self.is_free(place, *spot)), every[0])

    def is_free(self, place: Place, row: int, column: int) -> bool:
        """Whether nothing stands there or right beside it."""
        for at, line in enumerate(place.lines):
            reach = range(max(0, column - 1), min(self.columns, column + line.cell_len + 1))
            if any(self.taken[row + at][one] for one in reach):
                return False
        return True

    def take(self, place: Place, row: int, column: int) -> None:
        for at, line in enumerate(place.lines):
            for one in range(column, min(self.columns, column + line.cell_len)):
                self.taken[row + at][one] = True

    def middle(self, at: int) -> tuple[int, int]:
        row, column = self.spots[at]
        return row, column + self.places[at].lines[0].cell_len // 2

    def link(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Dots from one place to the other."""
        count = max(abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
        for at in range(count + 1):
            row = round(start[0] + (end[0] - start[0]) * at / count)
            column = round(start[1] + (end[1] - start[1]) * at / count)
            self.cells[row][column] = (LINK, "dim")

    def write(self, place: Place, row: int, column: int) -> None:
        """The lines of a place, with a blank on either side."""
        for at, line in enumerate(place.lines):
            for beside in (column - 1, column + line.cell_len):
                if 0 <= beside < self.columns and not self.taken[row + at][beside]:
                    self.cells[row + at][beside] = (" ", "")
            for offset, (letter, style) in enumerate(letters(line)):
                if column + offset < self.columns:
                    self.cells[row + at][column + offset] = (letter, style)

    def text(self) -> Text:
        """The whole sheet without empty rows at its ends."""
        rows = [Text.assemble(*row) for row in self.cells]
        for row in rows:
            row.rstrip()
        while rows and not rows[-1].plain.strip():
            rows.pop()
        return Text("\n").join(rows)


def letters(line: Text) -> list[tuple[str, str]]:
    """The letters of a line, each with its style."""
    styled: list[tuple[str, str]] = [(letter, str(line.style)) for letter in line.plain]
    for span in line.spans:
        for at in range(span.start, min(span.end, len(styled))):
            styled[at] = (styled[at][0], str(span.style))
    return styled
