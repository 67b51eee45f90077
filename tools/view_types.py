"""Writes web/src/games/<game>/view.gen.ts: what the server sends of a game, as the browser client reads it.

Usage: .venv/bin/python tools/web.py types

Drawers, steps, verbs and events come from the game's own description, the components from its data file. The types say
what `Shape.encode` writes, no more: a name may be missing (`null`), and a record may lack a name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from serenissima.games import GAMES
from serenissima.kernel.core import AnyState, decision_name, legal
from serenissima.kernel.game import BadOption, Game, Word, components, read_json, settle_options
from serenissima.kernel.outlook import readers, telling_of
from serenissima.kernel.shape import Counts, Flag, Keyed, Maybe, Named, Names, Number, Piece, Row, SetOf, Several, Shape

ROOMS = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = """// What the server sends of this game. Made by tools/view_types.py; do not edit.

import type { All, Form, Some } from '../../lib/wire'
"""
PLAIN = {bool: "boolean", int: "number", float: "number", type(None): "null"}
TAGS = ("type", "kind")  # fields that say which other fields an object of a data file has
FEW = 12  # words that are listed one by one
WORD = re.compile(r"[A-Za-z]\w*(\+\w+)*|\d+")


def text(game: Game) -> str:
    """The whole file of one game."""
    beginnings = list(starts(game))
    names = known_names(game, beginnings)
    drawers = drawers_of(game, beginnings)
    said = DataFile(names).say([read_json(game.data_file)], "components")
    asked, spoken_of = steps(game, drawers), words(game)
    return "\n".join([HEAD, names_text(names), *drawers.pieces, asked, spoken_of, printed(said), form(game)])


def drawers_of(game: Game, beginnings: list[AnyState]) -> Drawers:
    """The drawers that a view holds."""
    kinds = game.names(beginnings[0].rules)
    drawers = Drawers({kind for kind in kinds if len({game.names(g.rules)[kind] for g in beginnings}) == 1})
    table, own, _ = game.shapes
    drawers.say(table, [g.table for g in beginnings])
    drawers.say(own, [mine for g in beginnings for mine in g.own])
    telling = telling_of(game)
    if telling.shape is not None and telling.figures is not None:
        drawers.say(
            telling.shape, [telling.figures(g, seat, legal(g, seat)) for g in beginnings for seat in readers(g)]
        )
    return drawers


def starts(game: Game) -> Iterator[AnyState]:
    """The game as it begins, at every table and with every value of every option."""
    printed = components(game)
    for seats in game.seats:
        for options in [{}, *({name: value} for name, option in game.options.items() for value in option.values)]:
            try:
                yield game.begin(printed, seats, settle_options(game, seats, options))
            except BadOption:
                continue  # an option of other tables


def known_names(game: Game, beginnings: list[AnyState]) -> Names:
    """Every name a thing may have at any table."""
    largest = max(beginnings, key=lambda g: int(g.rules.seats))
    found: Names = {}
    for g in [largest, *beginnings]:
        for kind, listed in game.names(g.rules).items():
            found[kind] = tuple(dict.fromkeys([*found.get(kind, ()), *(name for name in listed if name)]))
    return found


@dataclass
class Drawers:
    """Shapes as TypeScript says them; each piece gets a type of its own."""

    steady: set[str]  # kinds with the same names at every table
    pieces: list[str] = field(default_factory=list)
    whole: list[Keyed] = field(default_factory=list)  # records that have every name
    _known: dict[str, str] = field(default_factory=dict)

    def say(self, shape: Shape, values: list[Any]) -> str:
        """What is written of these values; where none is at hand, a record may lack any name."""
        match shape:
            case Number():
                return "number"
            case Flag():
                return "boolean"
            case Named(kind=kind):
                return f"{name_of(kind)} | null"
            case SetOf(kind=kind):
                return f"{name_of(kind)}[]"
            case Counts(kind=kind):
                return f"Some<{name_of(kind)}, number>"
            case Several(each=each):
                return listed(self.say(each, []))
            case Row(each=each):
                several = [self.say(one, []) for one in each]
                return f"[{', '.join(several)}]" if len(several) > 1 else listed(several[0])
            case Maybe(shape=inner):
                return f"{self.say(inner, [])} | null"
            case Keyed():
                return self.keyed(shape, values)
            case Piece():
                return self.piece(shape, values)
        raise TypeError(f"how is a {type(shape).__name__} written?")

    def keyed(self, shape: Keyed, values: list[Any]) -> str:
        whole = shape.sparse is None and shape.kind in self.steady and bool(values) and all(values)
        if whole:
            self.whole.append(shape)
        if isinstance(shape.each, Piece):
            each = self.piece(shape.each, [item for value in values for item in value] if whole else [], shape.sparse)
        else:
            each = self.say(shape.each, [])
        return f"{'All' if whole else 'Some'}<{name_of(shape.kind)}, {each}>"

    def piece(self, shape: Piece, values: list[Any], absent: Any = None) -> str:
        """A piece; where it is left out while it is not in play, one that is told of belongs to somebody somewhere."""
        name = shape.cls.__name__
        parts = {part: self.say(of, [getattr(one, part) for one in values]) for part, of in shape.shapes.items()}
        for part, of in shape.shapes.items():
            if absent is not None and isinstance(of, Named) and getattr(absent, part) < 0:
                parts[part] = name_of(of.kind)
        body = "".join(f"  {part}: {said}\n" for part, said in parts.items())
        if self._known.setdefault(name, body) != body:
            raise TypeError(f"there are two pieces called {name}")
        declared = f"export type {name} = {{\n{body}}}\n"
        if declared not in self.pieces:
            self.pieces.append(declared)
        return name


@dataclass(frozen=True)
class DataFile:
    """A data file as TypeScript says it: whatever stands in one place is said together."""

    names: Names

    def say(self, samples: list[Any], place: str) -> str:
        objects = [one for one in samples if isinstance(one, dict)]
        lists = [one for one in samples if isinstance(one, list)]
        texts = [one for one in samples if isinstance(one, str)]
        parts = [self.objects(objects, place)] if objects else []
        parts += [self.lists(lists, place)] if lists else []
        parts += [self.texts(texts, place)] if texts else []
        parts += [name for kind, name in PLAIN.items() if any(type(one) is kind for one in samples)]
        return " | ".join(dict.fromkeys(parts)) or "never"

    def texts(self, values: list[str], place: str) -> str:
        """The kind that the place is called after, else the few words there are, else a kind that has them, or any."""
        found = set(values)
        kinds = [kind for kind, known in self.names.items() if found <= set(known)]
        kinds.sort(key=lambda kind: kind not in place)
        if kinds and (kinds[0] in place or found == set(self.names[kinds[0]])):
            return name_of(kinds[0])
        if len(found) <= FEW and all(WORD.fullmatch(one) for one in found):
            return " | ".join(quoted(one) for one in sorted(found))
        return name_of(kinds[0]) if kinds else "string"

    def lists(self, values: list[list[Any]], place: str) -> str:
        """One of few and fixed places, or any number of the same."""
        lengths = {len(one) for one in values}
        if len(values) > 3 and len(lengths) == 1 and 2 <= min(lengths) <= 3 and scalar(values):
            return f"[{', '.join(self.say(list(column), place) for column in zip(*values, strict=True))}]"
        return listed(self.say([item for one in values for item in one], place.removesuffix("s")))

    def objects(self, values: list[dict[str, Any]], place: str) -> str:
        keys = dict.fromkeys(key for one in values for key in one)
        if is_table(values, keys, self.names):
            each = self.say([item for one in values for item in one.values()], place.removesuffix("s"))
            return f"All<{' | '.join(quoted(key) for key in keys)}, {each}>"
        for tag in TAGS if len({frozenset(one) for one in values}) > 1 else ():
            if all(isinstance(one.get(tag), str) for one in values) and len({one[tag] for one in values}) > 1:
                groups = dict.fromkeys(one[tag] for one in values)
                return " | ".join(self.objects([one for one in values if one[tag] == group], place) for group in groups)
        return f"{{ {'; '.join(self.member(values, key) for key in keys)} }}"

    def member(self, values: list[dict[str, Any]], key: str) -> str:
        present = [one[key] for one in values if key in one]
        optional = "" if len(present) == len(values) else "?"
        return f"{key if key.isidentifier() else quoted(key)}{optional}: {self.say(present, key)}"


def scalar(values: list[list[Any]]) -> bool:
    return not any(isinstance(item, dict | list) for one in values for item in one)


def is_table(values: list[dict[str, Any]], keys: Iterable[str], names: Names) -> bool:
    """Whether an object is a table with names for keys, and not a thing with properties."""
    items = [item for one in values for item in one.values()]
    if all(key.isdecimal() for key in keys):
        return True
    if all(isinstance(item, dict) for item in items):
        sets = [set(item) for item in items]
        return 2 * len(set.intersection(*sets)) > len(set.union(*sets))
    return not any(isinstance(item, str) for item in items) and any(set(keys) <= set(known) for known in names.values())


def names_text(names: Names) -> str:
    body = "".join(f"  {kind}: {' | '.join(quoted(name) for name in known)}\n" for kind, known in names.items())
    return f"/** The names of things, by kind. */\nexport type Name = {{\n{body}}}\n"


def steps(game: Game, drawers: Drawers) -> str:
    """Every step with its fields."""
    said = {name: drawers.say(shape, []) for name, shape in game.step_shapes.items()}
    lines = []
    for step in game.steps:
        held = "".join(f"; {one.name}: {said[one.name]}" for one in fields(step))  # type: ignore[arg-type]  # a step is a dataclass
        lines.append(f"  | {{ step: '{decision_name(step.__name__)}'{held} }}\n")
    return f"/** What may be asked or wait to be done. */\nexport type Step =\n{''.join(lines)}"


def words(game: Game) -> str:
    """Moves and events: a word and its nouns."""
    moves = dict.fromkeys(spoken(verb.rsplit(".", 1)[-1], word) for verb, word in game.verbs.items())
    answered = "[`${Step['step']}.${Move[0]}`, ...string[]]"
    events = [answered, *(spoken(name, word) for name, word in game.events.items())]
    return (
        f"/** An answer. */\nexport type Move =\n{lines_of(moves)}\n"
        f"/** What happened: an answer, with whose it was, or what followed from it. */\n"
        f"export type Event =\n{lines_of(events)}"
    )


def spoken(word: str, of: Word) -> str:
    nouns = [f"...{listed(noun(kind[:-1]))}" if kind.endswith("*") else noun(kind) for kind in of.kinds]
    return f"[{', '.join([quoted(word), *nouns])}]"


def noun(kind: str) -> str:
    return "`${number}`" if kind == "n" else name_of(kind)


def printed(said: str) -> str:
    return f"/** What is printed: the data file. */\nexport type Components = {said}\n"


def form(game: Game) -> str:
    """All of it under one name, and what is looked at before a position is believed to be of this game."""
    table, own, _ = game.shapes
    assert isinstance(table, Piece)
    assert isinstance(own, Piece)
    return (
        "export type Game = {\n  name: Name\n  table: Table\n  own: Own\n  step: Step\n  move: Move\n  event: Event\n"
        f"  components: Components\n  figures: {figured(game)}\n}}\n\n"
        f"export const FORM: Form = {{\n  key: '{game.key}',\n  rules: {game.version},\n"
        f"  table: {json.dumps(list(table.shapes))},\n  own: {json.dumps(list(own.shapes))},\n}}\n"
    )


def figured(game: Game) -> str:
    """The type of the figures; a game without any says so."""
    shape = telling_of(game).shape
    return shape.cls.__name__ if isinstance(shape, Piece) else "null"


def name_of(kind: str) -> str:
    return f"Name['{kind}']"


def listed(item: str) -> str:
    return f"({item})[]" if " | " in item or item.startswith("[") else f"{item}[]"


def lines_of(parts: Iterable[str]) -> str:
    return "".join(f"  | {part}\n" for part in parts)


def quoted(value: str) -> str:
    return f"'{value}'"


def main() -> None:
    for key, game in GAMES.items():
        if (ROOMS / key).is_dir():
            (ROOMS / key / "view.gen.ts").write_text(text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
