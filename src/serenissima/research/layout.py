"""Observations as numbers: what a seat may know, laid out in named slots that follow from the shapes of its game.

Every slot is one whole number. Seats are counted from the observer, who is 0; a name is the number it has in the game's
names, and -1 is none; a set or a count has a slot for each name; a list has its length and then so many slots, the last
entries if it is longer. Nothing but the drawers, the question and who is asked is read, all of which a View holds.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from serenissima.kernel import room
from serenissima.kernel.core import NOBODY, Step, View
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Counts, Flag, Keyed, Maybe, Named, Names, Number, Piece, Row, SetOf, Several, Shape

STEPS_SEEN: Final = 3  # so many questions from the top of the stack


class Slot:
    """One number of an observation: its path, what it counts or names, its bounds, and the entity it belongs to."""

    def __init__(self, path: str, means: str, low: int, high: int, keys: tuple[tuple[str, str], ...]) -> None:
        self.path = path
        self.means = means
        self.low = low
        self.high = high
        self.keys = keys  # the kinds and names along the path, outermost first

    @property
    def pattern(self) -> str:
        """The path with every name replaced by its kind: the same for all ports."""
        pattern = self.path
        for kind, name in self.keys:
            pattern = pattern.replace(f".{name}", f".<{kind}>", 1)
        return pattern


class Layout:
    """The slots of one game at one table, and the writer that fills them."""

    def __init__(self, game: Game, rules: Any) -> None:
        self.names: Names = game.names(rules)
        self.seats = len(self.names["seat"])
        self.lists: dict[str, int] = lists_of(game)
        table, own, _ = game.shapes
        self.table = table
        self.own = own
        self.step_shapes = game.step_shapes
        self.step_names: list[str] = [cls.__name__ for cls in game.steps]
        self.step_number: dict[str, int] = {name: at for at, name in enumerate(self.step_names)}
        self.step_fields: dict[str, list[tuple[str, Shape, int]]] = {}
        self.step_blank: list[int] = [NOBODY]
        offsets = {}
        for field, shape in self.step_shapes.items():
            offsets[field] = len(self.step_blank)
            self.step_blank += self.blank(shape, f"step.{field}")
        for cls in game.steps:
            known = field_names(cls)
            self.step_fields[cls.__name__] = [
                (name, self.step_shapes[name], offsets[name]) for name in known if name in self.step_shapes
            ]
        self.slots: list[Slot] = self.describe()
        self.size = len(self.slots)

    # What the slots are

    def describe(self) -> list[Slot]:
        """Every slot in the order in which they are written."""
        found = [Slot("seat", "number", 0, self.seats - 1, ())]
        for at in range(self.seats):
            found.append(Slot(f"asked.{at}", "flag", 0, 1, (("seat", str(at)),)))
        found += self.slots_of(self.table, "table", ())
        found += self.slots_of(self.own, "own", ())
        for depth in range(STEPS_SEEN):
            path = f"step{depth}"
            found.append(Slot(f"{path}.name", "step", NOBODY, len(self.step_names) - 1, ()))
            for field, shape in self.step_shapes.items():
                found += self.slots_of(shape, f"{path}.{field}", ())
        return found

    def slots_of(self, shape: Shape, path: str, keys: tuple[tuple[str, str], ...]) -> list[Slot]:
        """The slots of one shape."""
        if isinstance(shape, Number):
            return [Slot(path, "number", shape.low, shape.high, keys)]
        if isinstance(shape, Flag):
            return [Slot(path, "flag", 0, 1, keys)]
        if isinstance(shape, Named):
            return [Slot(path, shape.kind, NOBODY, len(self.names[shape.kind]) - 1, keys)]
        if isinstance(shape, (SetOf, Counts)):
            high, means = (1, "flag") if isinstance(shape, SetOf) else (Number().high, "number")
            named = [(name, (*keys, (shape.kind, name))) for _, name in self.keyed(shape.kind)]
            return [Slot(f"{path}.{name}", means, 0, high, key) for name, key in named]
        if isinstance(shape, Keyed):
            each = shape.each
            named = [(name, (*keys, (shape.kind, name))) for _, name in self.keyed(shape.kind)]
            return [slot for name, key in named for slot in self.slots_of(each, f"{path}.{name}", key)]
        if isinstance(shape, Piece):
            parts = shape.shapes.items()
            return [slot for name, part in parts for slot in self.slots_of(part, f"{path}.{name}", keys)]
        if isinstance(shape, Maybe):
            return [Slot(f"{path}.there", "flag", 0, 1, keys), *self.slots_of(shape.shape, path, keys)]
        if isinstance(shape, Row) and len(shape.each) > 1:
            return [slot for at, part in enumerate(shape.each) for slot in self.slots_of(part, f"{path}.{at}", keys)]
        most, item = self.most(path), item_of(shape)
        found = [Slot(f"{path}.count", "number", 0, Number().high, keys)]
        return found + [slot for at in range(most) for slot in self.slots_of(item, f"{path}.{at}", keys)]

    def keyed(self, kind: str) -> list[tuple[int, str]]:
        """The numbers and names of a kind; seats are counted from the observer."""
        if kind == "seat":
            return [(at, str(at)) for at in range(self.seats)]
        return [(at, name) for at, name in enumerate(self.names[kind]) if name]

    def most(self, path: str) -> int:
        """How many entries of a list have slots: as many as there are seats, unless `lists.toml` says otherwise."""
        parts = path.split(".")
        parts[0] = parts[0].rstrip("0123456789")  # step0 is a step
        for known, most in self.lists.items():
            wanted = known.split(".")
            if len(wanted) == len(parts) and all(w in ("*", p) for w, p in zip(wanted, parts, strict=True)):
                return most
        return self.seats

    def blank(self, shape: Shape, path: str) -> list[int]:
        """What is written where there is nothing."""
        return [NOBODY if slot.low == NOBODY else 0 for slot in self.slots_of(shape, path, ())]

    # Filling them

    def write(self, view: View) -> list[int]:
        """The observation of a view, slot by slot, as the shapes say it."""
        out = self.opening(view.seat, view.asked)
        self.put(self.table, view.table, "table", view.seat, out)
        if view.own is None:
            out.extend(self.blank(self.own, "own"))
        else:
            self.put(self.own, view.own, "own", view.seat, out)
        for depth in range(STEPS_SEEN):
            out.extend(self.step_slots(view.stack[-1 - depth] if depth < len(view.stack) else None, view.seat))
        return out

    def opening(self, seat: int, asked: tuple[int, ...]) -> list[int]:
        """The observer, and which seats are asked, counted from the observer."""
        me = max(seat, 0)
        return [me, *[int((me + at) % self.seats in asked) for at in range(self.seats)]]

    def put(self, shape: Shape, value: Any, path: str, seat: int, out: list[int]) -> None:
        """Write one value."""
        if isinstance(shape, Number):
            out.append(value)
        elif isinstance(shape, Flag):
            out.append(int(value))
        elif isinstance(shape, Named):
            relative = shape.kind == "seat" and value >= 0
            out.append((value - max(seat, 0)) % self.seats if relative else value)
        elif isinstance(shape, SetOf):
            out.extend([value >> at & 1 for at in self.order(shape.kind, seat)])
        elif isinstance(shape, Counts):
            out.extend([value[at] for at in self.order(shape.kind, seat)])
        elif isinstance(shape, Keyed):
            for at, (_, name) in zip(self.order(shape.kind, seat), self.keyed(shape.kind), strict=True):
                if value:
                    self.put(shape.each, value[at], f"{path}.{name}", seat, out)
                else:
                    out.extend(self.blank(shape.each, f"{path}.{name}"))
        else:
            self.put_parts(shape, value, path, seat, out)

    def put_parts(self, shape: Shape, value: Any, path: str, seat: int, out: list[int]) -> None:
        """Write a piece, a value that may be missing, a row or a list."""
        if isinstance(shape, Piece):
            for name, part in shape.shapes.items():
                self.put(part, getattr(value, name), f"{path}.{name}", seat, out)
        elif isinstance(shape, Maybe):
            out.append(int(value is not None))
            if value is None:
                out.extend(self.blank(shape.shape, path))
            else:
                self.put(shape.shape, value, path, seat, out)
        elif isinstance(shape, Row) and len(shape.each) > 1:
            for at, part in enumerate(shape.each):
                self.put(part, value[at], f"{path}.{at}", seat, out)
        else:
            self.put_list(item_of(shape), value, path, seat, out)

    def put_list(self, item: Shape, value: Any, path: str, seat: int, out: list[int]) -> None:
        """Write the length of a list and its last entries, as many as have slots."""
        most = self.most(path)
        out.append(len(value))
        kept = value[max(len(value) - most, 0) :]
        for at, entry in enumerate(kept):
            self.put(item, entry, f"{path}.{at}", seat, out)
        for at in range(len(kept), most):
            out.extend(self.blank(item, f"{path}.{at}"))

    def order(self, kind: str, seat: int) -> list[int]:
        """The numbers of a kind in the order of their slots."""
        if kind == "seat":
            return [(max(seat, 0) + at) % self.seats for at in range(self.seats)]
        return [at for at, _ in self.keyed(kind)]

    def step_slots(self, step: Step | None, seat: int) -> list[int]:
        """The slots of one question; all blank where there is none."""
        block = self.step_blank.copy()
        name = type(step).__name__
        block[0] = self.step_number.get(name, NOBODY)
        for field, shape, at in self.step_fields.get(name, []):
            said: list[int] = []
            self.put(shape, getattr(step, field), f"step.{field}", seat, said)
            block[at : at + len(said)] = said
        return block

    # Entities

    def entities(self) -> dict[str, tuple[list[str], list[str], list[list[int]]]]:
        """By kind: the names, the columns, and for each name the slots of its columns; `tensor[rows]` gathers them."""
        found: dict[str, dict[str, dict[str, int]]] = {}
        for number, slot in enumerate(self.slots):
            if slot.keys:
                kind, name = slot.keys[0]
                column = slot.path.replace(f".{name}", f".<{kind}>", 1)
                found.setdefault(kind, {}).setdefault(column, {})[name] = number
        return {kind: self.matrix(kind, columns) for kind, columns in found.items()}

    def matrix(self, kind: str, columns: dict[str, dict[str, int]]) -> tuple[list[str], list[str], list[list[int]]]:
        """The slots of one kind of entity, name by name and column by column."""
        names = [name for _, name in self.keyed(kind)]
        return names, list(columns), [[column[name] for column in columns.values()] for name in names]


def field_names(cls: Any) -> list[str]:
    """The fields of a step; a plain class has none."""
    return [field.name for field in fields(cls)] if is_dataclass(cls) else []


def item_of(shape: Shape) -> Shape:
    """What a list holds."""
    if isinstance(shape, Several):
        return shape.each
    if isinstance(shape, Row):
        return shape.each[0]
    raise TypeError(f"{type(shape).__name__} has no tensor form")


def lists_of(game: Game) -> dict[str, int]:
    """Path of a list -> how many of its entries have slots, for one game."""
    return {str(path): int(most) for path, most in room.read(game, "lists.toml").items()}
