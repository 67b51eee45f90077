"""What the drawings share: names and words for a view, tables without frames, and the chart of both Serenissimas."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sea import ROWS, Place, SeaMap, positions, steps_from
from serenissima.kernel.core import NOBODY, Seat, View, legal
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import telling_of
from serenissima.kernel.shape import Names
from serenissima.text import Words

EMBLEMS: Final = ("●", "■", "▲", "◆", "★")
FORT: Final = "♜"
SAILOR: Final = "♟"
WARES: Final = {"wood": "rosy_brown", "wine": "deep_pink3", "gold": "gold3"}  # goods that both Serenissimas trade in


def sheet_of_rows(tight: bool = False) -> Table:
    """An empty table without frames; a tight one has a single space between its columns."""
    return Table(
        box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=tight, pad_edge=False, show_edge=False, header_style="dim"
    )


class Sheet:
    """A view of one seat, with all that is needed to put it into words."""

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        self.game = game
        self.view = view
        self.table: Any = view.table
        self.rules: Any = view.rules
        self.words = words
        self.players = players
        self.ids: Names = game.names(view.rules)
        self.names: Names = words.pretty(self.ids)

    @cached_property
    def figures(self) -> Any | None:
        """What the engine reckons for this board, from what the seat can see alone; none where the game has none."""
        telling = telling_of(self.game)
        if telling.figures is None:
            return None
        imagined = self.game.imagine(self.view, Random(0))
        return telling.figures(imagined, self.view.seat, legal(imagined, self.view.seat))

    def label(self, key: str, **facts: object) -> str:
        """A word on the board."""
        return self.words.label(key, **{name: str(said) for name, said in facts.items()})

    def framed(self, line: Text) -> Panel:
        """The first line, under the title of the game."""
        return Panel(line, title=self.words.title, title_align="left", border_style="dim", box=box.ROUNDED)


class SeaChart(Sheet, ABC):
    """Ports with warehouses, galleys with crew and cargo: what both Serenissimas lay out."""

    good_styles: dict[str, str]
    water: str  # what a part of the sea is called: the kind of its names, and in the data file

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(game, view, words, players)
        self.board: Any = self.rules.board

    @abstractmethod
    def style(self, seat: Seat) -> str:
        """The colour of a seat, or of nobody."""

    @property
    def waters(self) -> Sequence[str]:
        """What the parts of the sea are called on the map."""
        return self.names[self.water]

    def named(self, water: int, steps: list[int]) -> Text:
        """A part of the sea by its name, with its port, and how far away it is."""
        port = self.board.port_at[water]
        name = self.port_named(water, port) if port >= 0 else Text(self.waters[water], style="italic")
        far = (f" {steps[water]}", "bold") if steps and steps[water] >= 0 else ""
        return Text.assemble(name, far)

    @abstractmethod
    def port_named(self, water: int, port: int) -> Text:
        """A part of the sea with the port that lies there."""

    @abstractmethod
    def lying(self, water: int) -> list[Text]:
        """What lies there."""

    def water_called(self, place: str) -> int:
        """A part of the sea by its own name or that of its port."""
        if place in self.ids[self.water]:
            return self.ids[self.water].index(place)
        return int(getattr(self.board.ports[self.ids["port"].index(place)], self.water))

    def in_letters(self, start: int, rows: int = ROWS) -> SeaMap:
        """The sea in letters, with the steps from a part of it, if one is named."""
        where = positions(self.game, f"{self.water}s")
        steps = steps_from(self.board.neighbours, start) if start != NOBODY else []
        places = [
            Place(*where.get(name, (0.0, 0.0)), [self.named(at, steps), *self.lying(at)])
            for at, name in enumerate(self.ids[self.water])
        ]
        return SeaMap(places, self.board.neighbours, rows)

    @abstractmethod
    def ports(self) -> RenderableType:
        """All ports with what they hold."""

    @abstractmethod
    def galleys(self) -> RenderableType:
        """All galleys with crew and cargo."""

    @abstractmethod
    def heading(self) -> RenderableType:
        """Where the game stands, in a line."""

    @abstractmethod
    def legend(self) -> RenderableType:
        """What the signs mean."""

    def laid_out(self, purses: RenderableType, console: Console, options: ConsoleOptions) -> RenderResult:
        """Ports, and beside them what everybody owns; galleys as soon as there are any."""
        yield self.heading()
        afloat = any(galley.owner != NOBODY for galley in self.table.galleys)
        right = Group(purses, Text(), self.galleys()) if afloat else purses
        yield from self.beside(self.ports(), right, console, options)
        yield self.legend()

    def beside(
        self, left: RenderableType, right: RenderableType, console: Console, options: ConsoleOptions
    ) -> RenderResult:
        """Two parts side by side where the terminal is wide enough, else one below the other."""
        sheet = Table.grid(padding=(0, 3))
        sheet.add_row(left, right)
        if Measurement.get(console, options.update(max_width=1000), sheet).maximum <= options.max_width:
            yield sheet
        else:
            yield left
            yield right

    def good(self, good: int) -> Text:
        """A good as two letters in its colour."""
        name = self.ids["good"][good]
        return Text(self.words.short("good", name, name[:2]), style=self.good_styles.get(name, "white"))

    def stored(self, at: int, spaces: Sequence[int]) -> Text:
        """The goods in a port on the first spaces of its warehouse, then what is printed on the free ones."""
        goods = [good for good in range(len(self.board.goods)) if self.table.ports[at].stored >> good & 1]
        line = Text()
        for space, printed in enumerate(spaces):
            line.append_text(self.good(goods[space]) if space < len(goods) else Text(f" {printed}", style="bold"))
            line.append(" ")
        return line

    def manned(self, galley: Any, crew: int, room: int) -> Text:
        """Sailors, goods and free room of a galley."""
        line = Text.assemble((SAILOR * crew, self.style(galley.owner)))
        for good, count in enumerate(galley.cargo):
            for _ in range(count):
                line.append(" ").append_text(self.good(good))
        free = room - crew - sum(galley.cargo)
        return line.append(" " + "·" * free if free else "", style="dim")

    def explained(self, signs: tuple[tuple[str, str], ...]) -> Text:
        """What the short forms of the goods and these signs stand for."""
        line = Text()
        for good in range(len(self.board.goods)):
            line.append_text(self.good(good)).append(f" {self.names['good'][good]}  ", style="dim")
        return line.append("  ".join(f"{sign} {self.label(key)}" for sign, key in signs), style="dim")
