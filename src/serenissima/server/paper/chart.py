"""The chart of a game in a picture: coasts, ports as squares in the colour of who holds them, ships as sails.

The coast lies in `coast.json` by degrees, written by `npm run chart` from Natural Earth.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians
from pathlib import Path
from typing import TYPE_CHECKING, Final

from serenissima.kernel.core import NOBODY, Seat
from serenissima.kernel.whereabouts import Chart, Place
from serenissima.server.paper.head import HIGH, WIDE

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

TWICE: Final = 2  # pictures are drawn at so many times their size
LEFT, TOP = 424, 24  # where the chart lies in the picture
ACROSS, DOWN = WIDE - 24 - LEFT, HIGH - 24 - TOP
EDGE: Final = 46  # between the outermost port and the edge
COLOURS: Final = {
    "red": "#a8202c",
    "blue": "#1f5aa0",
    "green": "#2f6b3a",
    "orange": "#d9861f",
    "purple": "#5a3a86",
    "black": "#3a3733",
    "yellow": "#e0b22c",
}
SEATS: Final = tuple(COLOURS.values())  # of those that a game only numbers
WATER, LAND, COAST, PAPER, INK, BRASS = "#a9cbc9", "#efe2c2", "#8a7650", "#fdf8ec", "#241c14", "#8f6a26"
PORT, SHIP, ASIDE = 9, 13, 22  # half a square, half a ship, and how far apart ships of one water lie
Point = tuple[float, float]
Rings = dict[str, list[list[float]]]


@lru_cache(maxsize=1)
def coast() -> Rings:
    """Rings of land, and of the seas within it."""
    said: Rings = json.loads(Path(__file__).with_name("coast.json").read_text(encoding="utf-8"))
    return said


@dataclass(frozen=True)
class View:
    """Which part of the earth is shown: its middle, and pixels of a degree of latitude; the middle parallel is true."""

    lon: float
    lat: float
    scale: float

    def at(self, lon: float, lat: float) -> Point:
        """Where a place lies in the picture as it is drawn."""
        across = (lon - self.lon) * self.scale * cos(radians(self.lat))
        return TWICE * (ACROSS / 2 + across), TWICE * (DOWN / 2 - (lat - self.lat) * self.scale)


def view_of(places: Iterable[Place]) -> View:
    """As large as all these fit in."""
    known = list(places)
    lons, lats = [one.lon for one in known], [one.lat for one in known]
    lon, lat = (min(lons) + max(lons)) / 2, (min(lats) + max(lats)) / 2
    wide = max(1.0, max(lons) - min(lons)) * cos(radians(lat))
    high = max(1.0, max(lats) - min(lats))
    return View(lon, lat, min((ACROSS - 2 * EDGE) / wide, (DOWN - 2 * EDGE) / high))


def sheet(chart: Chart) -> Image:
    """The chart alone, twice as large as it is shown."""
    from PIL import Image as Images
    from PIL import ImageDraw

    picture = Images.new("RGB", (ACROSS * TWICE, DOWN * TWICE), WATER)
    pen = ImageDraw.Draw(picture)
    view = view_of(chart.printed)
    for kind, fill in (("land", LAND), ("water", WATER)):
        for ring in coast()[kind]:
            points = [view.at(lon, lat) for lon, lat in zip(ring[::2], ring[1::2], strict=True)]
            pen.polygon(points, fill=fill, outline=COAST, width=TWICE)
    for place in chart.ports:
        port(pen, view.at(place.lon, place.lat), colour_of(chart, place.owner))
    there: Counter[Point] = Counter()
    for place in chart.ships:
        x, y = view.at(place.lon, place.lat)
        ship(pen, (x + TWICE * ASIDE * there[x, y], y), colour_of(chart, place.owner))
        there[x, y] += 1
    pen.rectangle((0, 0, ACROSS * TWICE - 1, DOWN * TWICE - 1), outline=BRASS, width=TWICE)
    return picture


def colour_of(chart: Chart, seat: Seat) -> str:
    """The colour of a seat; nobody's is paper."""
    if seat == NOBODY:
        return PAPER
    return COLOURS.get(chart.colours[seat], SEATS[seat % len(SEATS)])


def port(pen: ImageDraw, at: Point, fill: str) -> None:
    """A square."""
    (x, y), half = at, PORT * TWICE
    pen.rectangle((x - half, y - half, x + half, y + half), fill=fill, outline=INK, width=TWICE)


def ship(pen: ImageDraw, at: Point, fill: str) -> None:
    """A hull and a sail."""
    (x, y), unit = at, SHIP * TWICE / 10
    for corners in (((-9, 4), (10, 4), (6, 10), (-5, 10)), ((-7, 2), (0, -6), (8, -12), (7, -2), (4, 2))):
        pen.polygon([(x + unit * a, y + unit * b) for a, b in corners], fill=fill, outline=PAPER, width=TWICE)
