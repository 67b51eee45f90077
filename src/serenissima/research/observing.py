"""From a state or a view to its observation, by the fastest way there is for that game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from struct import unpack
from typing import Any

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from serenissima.kernel.core import SPECTATOR, AnyState, Covered, Question, Step, View, seats
from serenissima.kernel.game import Game, OptionValue, new
from serenissima.research.layout import STEPS_SEEN, Layout
from serenissima.research.writing import put_all, written

Writer = Callable[[Any, int, int, BytesWriter], None]
StepWriter = Callable[[Step | None, int, int, list[bytes], BytesWriter], None]


class Observer:
    """Writes observations of one game at one table: bytes, four to a slot, the lowest first."""

    def __init__(self, layout: Layout, write_table: Writer, write_own: Writer, write_step: StepWriter) -> None:
        self.layout = layout
        self.size = layout.size
        self.seats = layout.seats
        self.write_table = write_table
        self.write_own = write_own
        self.write_step = write_step
        self.no_own: bytes = written(layout.blank(layout.own, "own"))
        self.blanks: list[bytes] = []  # of a step, by the gaps that the game's writer names

    def of_view(self, view: View) -> list[int]:
        """The observation of a view; a spectator sees as seat 0 does, without what is its own."""
        out = BytesWriter()
        self.write(view.table, view.own, view.stack, view.asked, view.seat, out)
        return self.numbers(out)

    def of_state(self, g: AnyState, seat: int) -> list[int]:
        """The observation of a seat, read from where `look` would copy it."""
        out = BytesWriter()
        self.write_state(g, seat, seats(g), out)
        return self.numbers(out)

    def numbers(self, out: BytesWriter) -> list[int]:
        """What was written, slot by slot."""
        return list(unpack(f"<{self.size}i", out.getvalue()))

    def write_state(self, g: AnyState, seat: int, asked: tuple[int, ...], out: BytesWriter) -> None:
        """Append the observation of a seat while these are asked."""
        own = None if seat == SPECTATOR else g.own[seat]
        self.write(g.table, own, seen(g.stack, seat, asked), asked, seat, out)

    def write(
        self, table: Any, own: Any, stack: list[Step], asked: tuple[int, ...], seat: int, out: BytesWriter
    ) -> None:
        """Append opening, table, own drawer, and the questions on top of the stack."""
        me, count = max(seat, 0), self.seats
        put_opening(me, count, asked, out)
        self.write_table(table, me, count, out)
        if own is None:
            out.write(self.no_own)
        else:
            self.write_own(own, me, count, out)
        for depth in range(STEPS_SEEN):
            step = stack[-1 - depth] if depth < len(stack) else None
            self.write_step(step, me, count, self.blanks, out)


def put_opening(me: i64, count: i64, asked: tuple[int, ...], out: BytesWriter) -> None:
    """Append the observer, and which seats are asked, counted from the observer."""
    at: i64
    bits: i64 = 0
    for who in asked:
        if who >= 0:
            bits |= i64(1) << who
    write_i32_le(out, i32(me))
    for at in range(count):
        write_i32_le(out, i32(bits >> ((me + at) % count) & 1))


def seen(stack: list[Step], seat: int, asked: tuple[int, ...]) -> list[Step]:
    """The stack as that seat sees it: a covered question is only that to whom it is not put."""
    step = stack[-1] if stack else None
    if isinstance(step, Question) and step.covered and seat not in asked:
        return [*stack[:-1], Covered()]
    return stack


def observer_of(game: Game, rules: Any) -> Observer:
    """An observer for these rules; a game without a module of its own is read shape by shape."""
    layout = Layout(game, rules)
    if find_spec(f"serenissima.research.tensors.{game.key}") is None:
        return Observer(layout, by_shape(layout, "table"), by_shape(layout, "own"), step_by_shape(layout))
    module = import_module(f"serenissima.research.tensors.{game.key}")
    observer = Observer(layout, module.write_table, module.write_own, module.write_step)
    blanks = [layout.blank(shape, f"step.{field}") for field, shape in layout.step_shapes.items()]
    observer.blanks = [written([n for blank in blanks[first:after] for n in blank]) for first, after in module.GAPS]
    return observer


def by_shape(layout: Layout, drawer: str) -> Writer:
    """The writer of a drawer that follows its shape."""
    shape = layout.table if drawer == "table" else layout.own

    def write(value: Any, seat: int, seats: int, out: BytesWriter) -> None:
        said: list[int] = []
        layout.put(shape, value, drawer, seat, said)
        put_all(out, said)

    return write


def step_by_shape(layout: Layout) -> StepWriter:
    """The writer of a question that follows the shapes of its fields."""

    def write(step: Step | None, seat: int, seats: int, blanks: list[bytes], out: BytesWriter) -> None:
        put_all(out, layout.step_slots(step, seat))

    return write


@lru_cache(maxsize=64)
def _observing(game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Observer:
    return observer_of(game, new(game, seats, dict(options)).rules)


def observing(game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> Observer:
    """The observer of a game for so many seats with these options; the same for the same table."""
    return _observing(game, seats, tuple(sorted((options or {}).items())))
