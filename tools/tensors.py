"""Writes `research/tensors/<game>.py`: the observation of each game as plain typed code, from its drawers' shapes.

What `Layout.write` of `research.layout` does shape by shape, these modules do in straight lines, compiled to native
reads. Run it again whenever a drawer changes; a test fails until the modules are what it would write.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from serenissima.games import GAMES
from serenissima.kernel.game import Game, new
from serenissima.kernel.shape import Counts, Flag, Keyed, Maybe, Named, Number, Piece, Row, SetOf, Shape
from serenissima.research.layout import Layout, item_of

TENSORS = Path(__file__).resolve().parent.parent / "src" / "serenissima" / "research" / "tensors"

PER_SEAT = ("a", "name", "for", "each", "seat")  # in place of the names of a kind that has one for each seat

HEAD = '''"""The observation of {key}, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from serenissima.games.{key}.state import Own, Table


def write_table(table: Table, seat: int, seats: int, out: list[int]) -> None:
    """Append all that lies open, in the order of the layout."""
{table}

def write_own(own: Own, seat: int, seats: int, out: list[int]) -> None:
    """Append what the seat alone knows, in the order of the layout."""
{own}'''


class Code:
    """Lines of code under way, and the variables they have used."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.lines: list[str] = []
        self.used = 0

    def add(self, depth: int, line: str) -> None:
        self.lines.append("    " * depth + line)

    def fresh(self, name: str) -> str:
        self.used += 1
        return f"{name}{self.used}"

    def put(self, shape: Shape, value: str, path: str, depth: int) -> None:
        """Lines that append one value."""
        if isinstance(shape, Number):
            self.add(depth, f"out.append({value})")
        elif isinstance(shape, Flag):
            self.add(depth, f"out.append(1 if {value} else 0)")
        elif isinstance(shape, Named):
            relative = f"({value} - seat) % seats if {value} >= 0 else -1"
            self.add(depth, f"out.append({relative if shape.kind == 'seat' else value})")
        elif isinstance(shape, SetOf):
            at = self.fresh("at")
            self.add(depth, f"for {at} in {self.order(shape.kind)}:")
            self.add(depth + 1, f"out.append({value} >> {self.index(shape.kind, at)} & 1)")
        elif isinstance(shape, (Counts, Keyed)):
            self.put_keyed(shape, value, path, depth)
        else:
            self.put_parts(shape, value, path, depth)

    def order(self, kind: str) -> str:
        """The range of a kind's numbers; they stand side by side."""
        if kind == "seat" or self.layout.names[kind] is PER_SEAT:
            return "range(seats)"
        numbers = [number for number, _ in self.layout.keyed(kind)]
        if numbers != list(range(numbers[0], numbers[-1] + 1)):
            raise ValueError(f"the named numbers of {kind} have gaps")
        first = f"{numbers[0]}, " if numbers[0] else ""
        return f"range({first}{numbers[-1] + 1})"

    def index(self, kind: str, at: str) -> str:
        return f"(seat + {at}) % seats" if kind == "seat" else at

    def put_keyed(self, shape: Counts | Keyed, value: str, path: str, depth: int) -> None:
        """Lines for a value of each name; a list without any stands for none at all."""
        each: Shape = Number() if isinstance(shape, Counts) else shape.each
        at, item = self.fresh("at"), self.fresh("each")
        any_name = self.layout.keyed(shape.kind)[0][1]
        blank = self.layout.blank(each, f"{path}.{any_name}")
        deeper = depth + 1 if isinstance(shape, Keyed) and isinstance(each, (Number, Named)) else depth
        if deeper > depth:
            self.add(depth, f"if {value}:")
        self.add(deeper, f"for {at} in {self.order(shape.kind)}:")
        self.add(deeper + 1, f"{item} = {value}[{self.index(shape.kind, at)}]")
        self.put(each, item, f"{path}.{any_name}", deeper + 1)
        if deeper > depth:
            per_seat = shape.kind == "seat" or self.layout.names[shape.kind] is PER_SEAT
            count = "seats" if per_seat else str(len(self.layout.keyed(shape.kind)))
            self.add(depth, "else:")
            self.add(depth + 1, f"out.extend({blank} * {count})")

    def put_parts(self, shape: Shape, value: str, path: str, depth: int) -> None:
        """Lines for a piece, a value that may be missing, a row or a list."""
        if isinstance(shape, Piece):
            for name, part in shape.shapes.items():
                self.put(part, f"{value}.{name}", f"{path}.{name}", depth)
        elif isinstance(shape, Maybe):
            item = self.fresh("said")
            self.add(depth, f"{item} = {value}")
            self.add(depth, f"if {item} is None:")
            self.add(depth + 1, f"out.extend({compact([0, *self.layout.blank(shape.shape, path)])})")
            self.add(depth, "else:")
            self.add(depth + 1, "out.append(1)")
            self.put(shape.shape, item, path, depth + 1)
        elif isinstance(shape, Row) and len(shape.each) > 1:
            for at, part in enumerate(shape.each):
                self.put(part, f"{value}[{at}]", f"{path}.{at}", depth)
        else:
            self.put_list(item_of(shape), value, path, depth)

    def put_list(self, item: Shape, value: str, path: str, depth: int) -> None:
        """Lines for the length of a list and its last entries."""
        most = "seats" if self.layout.most(path) == self.layout.seats else str(self.layout.most(path))
        size, at, entry = self.fresh("size"), self.fresh("at"), self.fresh("entry")
        blank = self.layout.blank(item, f"{path}.0")
        self.add(depth, f"{size} = len({value})")
        self.add(depth, f"out.append({size})")
        self.add(depth, f"for {at} in range(max({size} - {most}, 0), {size}):")
        self.add(depth + 1, f"{entry} = {value}[{at}]")
        self.put(item, entry, f"{path}.0", depth + 1)
        self.add(depth, f"for _ in range({size}, {most}):")
        for filler in blank:
            self.add(depth + 1, f"out.append({filler})")


def compact(numbers: list[int]) -> str:
    """A list of numbers as an expression, equal neighbours told by a product."""
    parts: list[str] = []
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][0] == number:
            runs[-1].append(number)
        else:
            runs.append([number])
    for run in runs:
        parts.append(f"[{run[0]}] * {len(run)}" if len(run) > 2 else str(run))
    return " + ".join(parts)


def drawer(layout: Layout, shape: Shape, name: str) -> str:
    """The body of the function that writes one drawer."""
    code = Code(layout)
    code.put(shape, name, name, 1)
    return "\n".join(code.lines) + "\n"


def module(game: Game) -> str:
    """The module of one game."""
    seats = 9  # no list has so many slots by itself, so that one with a slot for each seat can be told
    layout = Layout(game, most_seats(game))
    layout.seats = seats
    fewest = game.names(new(game, game.seats[0]).rules)
    layout.names = {k: v if len(v) == len(fewest[k]) else PER_SEAT for k, v in layout.names.items()}
    table, own = drawer(layout, layout.table, "table"), drawer(layout, layout.own, "own")
    return HEAD.format(key=game.key, table=table, own=own)


def most_seats(game: Game) -> Any:
    return new(game, game.seats[-1]).rules


def main() -> None:
    """Write the module of every game."""
    TENSORS.mkdir(exist_ok=True)
    for game in GAMES.values():
        (TENSORS / f"{game.key}.py").write_text(module(game), encoding="utf-8")


if __name__ == "__main__":
    main()
