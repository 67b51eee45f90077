"""Any position as a tree of its facts, for games that have no drawing of their own: names and labels, and no ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from serenissima.cli.boards.sheet import Sheet
from serenissima.kernel.core import View
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Counts, Flag, Keyed, Maybe, Named, Number, Piece, Row, SetOf, Several, Shape
from serenissima.text import Words

NONE: Final = "–"
NOTHING: Final = -1  # in a field whose numbers begin with it
LONGEST: Final = 60  # letters; a longer fact stands on lines of its own


def draw(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType:
    """Everything this seat sees, in the words of the game."""
    sheet = Plain(game, view, words, players)
    table, own, _ = game.shapes
    tree = Tree(Text(words.title, style="bold"))
    branch = tree.add(words.say("board", "players"))
    for name, player in zip(sheet.names["seat"], players, strict=True):
        branch.add(fact(name, player))
    sheet.grow(tree.add(words.say("board", "table")), table, view.table)
    if view.own is not None:
        sheet.grow(tree.add(words.say("board", "own")), own, view.own)
    return tree


def fact(label: str, said: str) -> Text:
    return Text.assemble(label, (" · ", "dim"), said)


class Plain(Sheet):
    """A view that is told by the shapes of its drawers."""

    def called(self, field: str) -> str:
        """The label of a field: `board-…`, unless that is a sentence with variables, or else its own name."""
        return self.words.plain_label(field) or field.replace("_", " ")

    def grow(self, tree: Tree, shape: Shape, value: Any) -> None:
        """Add all facts of a value to the tree; short ones stand on one line."""
        for label, each, part in self.parts(shape, value):
            said = self.said(each, part)
            if len(said) > LONGEST and any(True for _ in self.parts(each, part)):
                self.grow(tree.add(Text(label)), each, part)
            else:
                tree.add(fact(label, said))

    def parts(self, shape: Shape, value: Any) -> Iterator[tuple[str, Shape, Any]]:
        """What a value consists of, each part with its label."""
        if isinstance(shape, Piece):
            yield from ((self.called(name), each, getattr(value, name)) for name, each in shape.shapes.items())
        elif isinstance(shape, Keyed):
            for number, name in enumerate(self.names[shape.kind] if value else ()):
                if name and (shape.sparse is None or value[number] != shape.sparse):
                    yield name, shape.each, value[number]
        elif isinstance(shape, Maybe) and value is not None:
            yield from self.parts(shape.shape, value)
        elif isinstance(shape, Several | Row):
            for at, part in enumerate(value):
                yield str(at + 1), shape.each if isinstance(shape, Several) else shape.shape_at(at), part

    def said(self, shape: Shape, value: Any) -> str:
        """A value on one line."""
        if value is None or (isinstance(shape, Number) and value == shape.low == NOTHING):
            return NONE
        if isinstance(shape, Maybe):
            return self.said(shape.shape, value)
        if isinstance(shape, Flag):
            return "✓" if value else NONE
        if isinstance(shape, Named):
            return NONE if value < 0 else self.names[shape.kind][value]
        return ", ".join(self.listed(shape, value)) or NONE

    def listed(self, shape: Shape, value: Any) -> list[str]:
        """The parts of a value on one line; of each kind so many, whatever the plural of its name is."""
        if isinstance(shape, SetOf):
            return [name for number, name in enumerate(self.names[shape.kind]) if value >> number & 1]
        if isinstance(shape, Counts):
            return [f"{self.names[shape.kind][number]} × {count}" for number, count in enumerate(value) if count]
        if isinstance(shape, Several | Row):
            return [self.said(each, part) for _, each, part in self.parts(shape, value)]
        if isinstance(shape, Piece | Keyed):
            return [f"{label} {self.said(each, part)}" for label, each, part in self.parts(shape, value)]
        return [str(value).replace("-", "−")]
