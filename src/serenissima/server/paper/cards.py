"""Pictures of pages that are handed on, drawn by Pillow: parchment, a chart, or a compass rose and bars.

Pillow reads the fonts of the browser client as they are (WOFF2), so no font is kept twice; without the client its own
font is used. A picture is drawn in another thread, at twice its size, and remembered while its facts are the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import lru_cache
from importlib.util import find_spec
from io import BytesIO
from math import cos, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING, Any

from serenissima.server.paper.chart import LEFT, SEATS, TOP, TWICE, colour_of, sheet
from serenissima.server.paper.head import HIGH, WIDE, Head, Line
from serenissima.server.refusals import No

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

    from serenissima.kernel.whereabouts import Chart

REMEMBERED = 200
PAPER, INK, SOFT, BRASS, SEA, WAVE = "#fdf8ec", "#241c14", "#6b5a45", "#8f6a26", "#a9cbc9", "#7fb0ae"
OXBLOOD, PALE = "#7d1f2b", "#eadfc5"
MARGIN = 70
COLUMN = 46  # where the words beside a chart begin
FACES = {"title": "garamond-", "text": "garamond-", "figure": "sans-700"}


def is_there() -> bool:
    """Whether pictures can be drawn here: that takes Pillow, of the extra `server`."""
    return find_spec("PIL") is not None


class Cards:
    """Draws and remembers pictures."""

    def __init__(self, client: Path | None) -> None:
        self.client = client
        self.drawn: OrderedDict[Head, bytes] = OrderedDict()

    async def picture(self, head: Head) -> bytes:
        """The picture of a page as PNG."""
        if not is_there():
            raise No("not_found", "This house draws no pictures.")
        if head not in self.drawn:
            self.drawn[head] = await asyncio.to_thread(draw, head, self.client)
            while len(self.drawn) > REMEMBERED:
                self.drawn.popitem(last=False)
        return self.drawn[head]


@lru_cache(maxsize=32)
def font(client: Path | None, face: str, size: int) -> FreeTypeFont | ImageFont:
    """A font of the client; where that is not built, the one that Pillow brings along."""
    from PIL import ImageFont

    found = sorted((client / "assets").glob(f"{FACES[face]}*.woff2")) if client else []
    plain = [file for file in found if "italic" not in file.name]
    if not plain:
        return ImageFont.load_default(size * TWICE)
    return ImageFont.truetype(str(plain[0]), size * TWICE)


def draw(head: Head, client: Path | None) -> bytes:
    """Paper, sea and rose; above them what is told."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (WIDE * TWICE, HIGH * TWICE), PAPER)
    pen = ImageDraw.Draw(picture)
    if head.chart is not None:
        picture.paste(sheet(head.chart), (LEFT * TWICE, TOP * TWICE))
        beside(pen, client, head, head.chart)
    else:
        alone(pen, client, head)
    frame(pen)
    out = BytesIO()
    picture.reduce(TWICE).save(out, "PNG")
    return out.getvalue()


def alone(pen: ImageDraw, client: Path | None, head: Head) -> None:
    """Words with a rose and the sea, where there is no chart."""
    sea(pen)
    rose(pen, WIDE - 160, 150, 96)
    written(pen, (MARGIN, 66), "Serenissima", font(client, "text", 34), SOFT)
    written(
        pen, (MARGIN, 108), clipped(pen, head.title, font(client, "title", 78), 800), font(client, "title", 78), INK
    )
    for number, line in enumerate(head.lines):
        bar(pen, client, 262 + 60 * number, line)
    if not head.lines and head.about != "?":
        written(
            pen, (MARGIN, 262), clipped(pen, head.about, font(client, "text", 40), 1050), font(client, "text", 40), SOFT
        )
    if head.about == "?":
        written(pen, (MARGIN, 230), "?", font(client, "title", 260), OXBLOOD)


def beside(pen: ImageDraw, client: Path | None, head: Head, chart: Chart) -> None:
    """The same words in the column beside a chart, in the colours of its seats."""
    written(pen, (COLUMN, 44), "Serenissima", font(client, "text", 28), SOFT)
    face = font(client, "title", 52)
    for number, words in enumerate(broken(head.title)):
        written(pen, (COLUMN, 82 + 56 * number), clipped(pen, words, face, LEFT - COLUMN - 20), face, INK)
    for number, line in enumerate(head.lines):
        top = 250 + 64 * number
        square = twice(COLUMN, top + 4, COLUMN + 34, top + 38)
        pen.rounded_rectangle(square, radius=7 * TWICE, fill=colour_of(chart, line.colour))
        name, figure = font(client, "text", 34), font(client, "figure", 28)
        free = LEFT - COLUMN - 66 - (pen.textlength(line.value, font=figure) / TWICE + 14 if line.value else 0)
        written(pen, (COLUMN + 46, top), clipped(pen, line.name, name, free), name, INK)
        wide = pen.textlength(line.value, font=figure) / TWICE
        written(pen, (LEFT - 20 - wide, top + 3), line.value, figure, OXBLOOD if line.first else INK)
    if head.about == "?":
        written(pen, (COLUMN, 220), "?", font(client, "title", 260), OXBLOOD)


def broken(title: str) -> list[str]:
    """A title in two lines, where it says in brackets which edition it is."""
    name, bracket, rest = title.partition(" (")
    return [name, f"({rest}"] if bracket else [title]


def twice(*numbers: float) -> list[float]:
    return [number * TWICE for number in numbers]


def written(pen: ImageDraw, at: tuple[float, float], text: str, face: Any, ink: str) -> None:
    pen.text((at[0] * TWICE, at[1] * TWICE), text, font=face, fill=ink)


def clipped(pen: ImageDraw, text: str, face: Any, wide: float) -> str:
    """The text, cut where it would not fit."""
    if pen.textlength(text, font=face) <= wide * TWICE:
        return text
    while text and pen.textlength(f"{text}…", font=face) > wide * TWICE:
        text = text[:-1]
    return f"{text}…"


def bar(pen: ImageDraw, client: Path | None, top: float, line: Line) -> None:
    """One line: the colour of a seat, a name, and how much, with a bar for it."""
    colour = SEATS[line.colour % len(SEATS)]
    pen.rounded_rectangle(twice(MARGIN, top + 4, MARGIN + 40, top + 44), radius=8 * TWICE, fill=colour)
    face = font(client, "text", 38)
    written(pen, (MARGIN + 58, top - 2), clipped(pen, line.name, face, 330), face, INK)
    if line.part:
        pen.rounded_rectangle(twice(480, top + 15, 860, top + 33), radius=9 * TWICE, fill=PALE)
        pen.rounded_rectangle(
            twice(480, top + 15, 480 + max(18, 380 * line.part), top + 33), radius=9 * TWICE, fill=colour
        )
    if line.value:
        written(pen, (880, top + 2), line.value, font(client, "figure", 32), OXBLOOD if line.first else INK)


def sea(pen: ImageDraw) -> None:
    """Waves along the lower edge."""
    level = HIGH - 66
    pen.rectangle(twice(0, level, WIDE, HIGH), fill=SEA)
    for row in range(4):
        y = level + 10 + 15 * row
        for x in range(-20 + 14 * (row % 2), WIDE, 44):
            pen.arc(twice(x, y - 8, x + 30, y + 10), 200, 340, fill=WAVE, width=2 * TWICE)


def rose(pen: ImageDraw, x: float, y: float, size: float) -> None:
    """A compass rose: eight rays, each half in ink."""
    pen.ellipse(twice(x - size, y - size, x + size, y + size), outline=BRASS, width=2 * TWICE)
    for number in range(16):
        length = size * (0.94 if number % 4 == 0 else 0.7 if number % 2 == 0 else 0.42)
        turn, wide = number * pi / 8, pi / 8
        tip = (x + length * sin(turn), y - length * cos(turn))
        for side, ink in ((-1, PAPER), (1, OXBLOOD if number == 0 else BRASS)):
            near = 0.2 * size
            corner = (x + near * sin(turn + side * wide), y - near * cos(turn + side * wide))
            points = [(a * TWICE, b * TWICE) for a, b in ((x, y), tip, corner)]
            pen.polygon(points, fill=ink, outline=BRASS)


def frame(pen: ImageDraw) -> None:
    pen.rectangle(twice(16, 16, WIDE - 16, HIGH - 16), outline=BRASS, width=3 * TWICE)
    pen.rectangle(twice(24, 24, WIDE - 24, HIGH - 24), outline=BRASS, width=TWICE)
