"""The observation of a game as plain typed code, from its drawers' shapes: its module `tensors` in a compiled build.

What `Layout.write` of `research.layout` does shape by shape, that module does in straight lines, compiled to native
reads. `tools/write_out.py` writes it when the engine is built.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any

from serenissima.kernel.game import Game, new
from serenissima.kernel.shape import Counts, Flag, Keyed, Maybe, Named, Number, Piece, Row, SetOf, Several, Shape
from serenissima.research.layout import Layout, item_of

PER_SEAT = ("a", "name", "for", "each", "seat")  # in place of the names of a kind that has one for each seat

BITS = 63  # a set is kept in one native number

HEAD = '''"""The observation of {key}, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

{known}
from serenissima.research.scribe import {verbs}

# runs of a step's fields that some step leaves blank; the first is all of them
GAPS: Final = {gaps}


class Tensors(Scribe):
    """The scribe of the game."""

    def put_table(self, table: Table, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open, in the order of the layout."""
{table}

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
{own}

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
{step}
'''


class Code:
    """Lines of code under way, and the variables they have used."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.lines: list[str] = []
        self.used = 0
        self.gaps: list[tuple[int, int]] = [(0, len(layout.step_shapes))]

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def store(self, depth: int, value: str) -> None:
        """Lines that write one number."""
        self.add(depth, f"out[at] = {value}")
        self.add(depth, "at += 1")

    def call(self, depth: int, verb: str, *said: object) -> None:
        """The line that lets a function of `research.writing` write."""
        self.add(depth, f"at = {verb}(out, at, {', '.join(map(str, said))})")

    def body(self) -> str:
        """All lines, the last of which says where the writing ended."""
        *others, last = self.lines
        if last.startswith("        at = "):
            return "\n".join([*others, last.replace("at =", "return")])
        return "\n".join([*self.lines, "        return at"])

    def fresh(self, name: str) -> str:
        self.used += 1
        return f"{name}{self.used}"

    def put(self, shape: Shape, value: str, path: str, depth: int) -> None:
        """Lines that append one value."""
        if isinstance(shape, Number):
            self.store(depth, value)
        elif isinstance(shape, Flag):
            self.store(depth, f"1 if {value} else 0")
        elif isinstance(shape, Named) and shape.kind == "seat":
            self.call(depth, "put_seat", value, "seat", "seats")
        elif isinstance(shape, Named):
            self.store(depth, value)
        elif isinstance(shape, SetOf):
            self.call(depth, "put_bits", value, self.among(shape.kind, BITS))
        elif isinstance(shape, (Counts, Keyed)):
            self.put_keyed(shape, value, path, depth)
        else:
            self.put_parts(shape, value, path, depth)

    def order(self, kind: str) -> tuple[int, int | str]:
        """The first of a kind's numbers and the one after the last; they stand side by side."""
        if kind == "seat" or self.layout.names[kind] is PER_SEAT:
            return 0, "seats"
        numbers = [number for number, _ in self.layout.keyed(kind)]
        if numbers != list(range(numbers[0], numbers[-1] + 1)):
            raise ValueError(f"the named numbers of {kind} have gaps")
        return numbers[0], numbers[-1] + 1

    def among(self, kind: str, most: int = 1_000_000) -> str:
        """The numbers of a kind as arguments: from, up to, and by how much they are turned round."""
        first, after = self.order(kind)
        if isinstance(after, int) and after > most:
            raise ValueError(f"there are too many of {kind}")
        return f"{first}, {after}, {'seat' if kind == 'seat' else 0}"

    def put_keyed(self, shape: Counts | Keyed, value: str, path: str, depth: int) -> None:
        """Lines for a value of each name; a list without any stands for none at all."""
        each: Shape = Number() if isinstance(shape, Counts) else shape.each
        any_name = self.layout.keyed(shape.kind)[0][1]
        if isinstance(each, Number) or (isinstance(each, Named) and each.kind != "seat"):
            blank = self.layout.blank(each, f"{path}.{any_name}")[0]
            self.call(depth, "put_each", value, self.among(shape.kind), blank)
            return
        at, item = self.fresh("at"), self.fresh("each")
        first, after = self.order(shape.kind)
        deeper = depth + 1 if isinstance(each, Named) else depth
        if deeper > depth:
            self.add(depth, f"if {value}:")
        self.add(deeper, f"{at}: i64")
        self.add(deeper, f"for {at} in range({f'{first}, ' if first else ''}{after}):")
        self.add(deeper + 1, f"{item} = {value}[{f'(seat + {at}) % seats' if shape.kind == 'seat' else at}]")
        self.put(each, item, f"{path}.{any_name}", deeper + 1)
        if deeper > depth:
            self.add(depth, "else:")
            self.call(depth + 1, "put_again", -1, f"{after} - {first}" if first else after)

    def put_parts(self, shape: Shape, value: str, path: str, depth: int) -> None:
        """Lines for a piece, a value that may be missing, a row or a list."""
        if isinstance(shape, Piece):
            for name, part in shape.shapes.items():
                self.put(part, f"{value}.{name}", f"{path}.{name}", depth)
        elif isinstance(shape, Maybe):
            item = self.fresh("said")
            self.add(depth, f"{item} = {value}")
            blank = [0, *self.layout.blank(shape.shape, path)]
            self.add(depth, f"if {item} is None and out[at] == 0:")
            self.add(depth + 1, f"at += {self.width(blank)}  # blank already")
            self.add(depth, f"elif {item} is None:")
            self.put_blank(blank, depth + 1)
            self.add(depth, "else:")
            self.store(depth + 1, "1")
            self.put(shape.shape, item, path, depth + 1)
        elif isinstance(shape, Row) and len(shape.each) > 1:
            for at, part in enumerate(shape.each):
                self.put(part, f"{value}[{at}]", f"{path}.{at}", depth)
        else:
            self.put_list(item_of(shape), value, path, depth, isinstance(shape, Several))

    def put_list(self, item: Shape, value: str, path: str, depth: int, kept_as_list: bool) -> None:
        """Lines for the length of a list and its last entries."""
        most = "seats" if self.layout.most(path) == self.layout.seats else str(self.layout.most(path))
        blank = self.layout.blank(item, f"{path}.0")
        if isinstance(item, Number) or (isinstance(item, Named) and item.kind != "seat"):
            self.call(depth, "put_last" if kept_as_list else "put_last_of", value, most, blank[0])
            return
        size, at, entry = self.fresh("size"), self.fresh("at"), self.fresh("entry")
        self.add(depth, f"{size} = len({value})")
        self.store(depth, size)
        self.add(depth, f"{at}: i64")
        self.add(depth, f"for {at} in range(max({size} - {most}, 0), {size}):")
        self.add(depth + 1, f"{entry} = {value}[{at}]")
        self.put(item, entry, f"{path}.0", depth + 1)
        self.fill(blank, f"{most} - {size}", depth)

    def fill(self, blank: list[int], times: str, depth: int) -> None:
        """Lines for entries that are not there."""
        if len(set(blank)) == 1:
            self.call(depth, "put_again", blank[0], f"({times}) * {len(blank)}" if len(blank) > 1 else times)
            return
        self.add(depth, f"for _ in range({times}):")
        self.put_blank(blank, depth + 1)

    def put_blank(self, blank: list[int], depth: int) -> None:
        """Lines that write what stands where there is nothing."""
        for filler, times in self.runs(blank):
            if times == 1:
                self.store(depth, str(filler))
            else:
                self.call(depth, "put_again", filler, times)

    def width(self, blank: list[int]) -> str:
        """How many slots a blank has."""
        times = [times for _, times in self.runs(blank)]
        whole = sum(count for count in times if isinstance(count, int))
        return " + ".join([str(whole), *[count for count in times if isinstance(count, str)]])

    def runs(self, numbers: list[int]) -> list[tuple[int, int | str]]:
        """Equal neighbours, and how many they are."""
        found = [(number, len(list(same))) for number, same in groupby(numbers)]
        if any(times > self.layout.seats for _, times in found):
            raise ValueError("a blank for each seat stands beside other blanks")
        return [(number, "seats" if times == self.layout.seats else times) for number, times in found]

    def put_step(self, cls: Any, depth: int) -> None:
        """Lines for the fields of a step, with one for each run of fields that it does not have."""
        own = {name for name, _, _ in self.layout.step_fields[cls.__name__]}
        since = 0
        for at, (field, shape) in enumerate(self.layout.step_shapes.items()):
            if field in own:
                self.put_gap(since, at, depth)
                self.put(shape, f"step.{field}", f"step.{field}", depth)
                since = at + 1
        self.put_gap(since, len(self.layout.step_shapes), depth)

    def put_gap(self, first: int, after: int, depth: int) -> None:
        """The line for a run of fields that are left blank."""
        if first < after:
            if (first, after) not in self.gaps:
                self.gaps.append((first, after))
            self.call(depth, "put_row", f"self.blanks[{self.gaps.index((first, after))}]")


def steps(layout: Layout, game: Game) -> Code:
    """The body of the function that writes a question."""
    code = Code(layout)
    for at, cls in enumerate(game.steps):
        if any(other is not cls and issubclass(cls, other) for other in game.steps):
            raise ValueError(f"{cls.__name__} derives from another step")
        code.add(2, f"{'elif' if at else 'if'} isinstance(step, {cls.__name__}):")
        code.store(3, str(at))
        code.put_step(cls, 3)
    code.add(2, "else:")
    code.store(3, "-1")
    code.put_gap(0, len(layout.step_shapes), 3)
    return code


def imports(game: Game) -> str:
    """The lines that import the steps and drawers of a game."""
    homes = {f"serenissima.games.{game.key}.state": ["Own", "Table"], "serenissima.kernel.core": ["Step"]}
    for cls in game.steps:
        homes.setdefault(cls.__module__, []).append(cls.__name__)
    return "\n".join(f"from {home} import {', '.join(sorted(homes[home], key=str.lower))}" for home in sorted(homes))


def drawer(layout: Layout, shape: Shape, name: str) -> str:
    """The body of the function that writes one drawer."""
    code = Code(layout)
    code.put(shape, name, name, 2)
    return code.body()


def module(game: Game) -> str:
    """The module of one game."""
    seats = 1009  # no list has so many slots by itself, so that one with a slot for each seat can be told
    layout = Layout(game, most_seats(game))
    layout.seats = seats
    fewest = game.names(new(game, game.seats[0]).rules)
    layout.names = {k: v if len(v) == len(fewest[k]) else PER_SEAT for k, v in layout.names.items()}
    table, own = drawer(layout, layout.table, "table"), drawer(layout, layout.own, "own")
    step = steps(layout, game)
    body = step.body()
    verbs = ", ".join(["Scribe", *sorted(set(re.findall(r"put_\w+", table + own + body)))])
    gaps, known = tuple(step.gaps), imports(game)
    return HEAD.format(key=game.key, known=known, verbs=verbs, gaps=gaps, table=table, own=own, step=body)


def most_seats(game: Game) -> Any:
    return new(game, game.seats[-1]).rules
