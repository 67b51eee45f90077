"""From a state or a view to its observation, by the fastest way there is for that game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from serenissima.kernel import room
from serenissima.kernel.core import SPECTATOR, AnyState, Step, View, seats, stack_for
from serenissima.kernel.game import Game, OptionValue, new
from serenissima.kernel.shape import Shape
from serenissima.research.layout import STEPS_SEEN, Layout
from serenissima.research.scribe import Scribe, new_rows, put_all, put_bits


class Observer:
    """Writes observations of one game at one table, each a row of whole numbers."""

    def __init__(self, layout: Layout, scribe: Scribe) -> None:
        self.layout = layout
        self.size = layout.size
        self.seats = layout.seats
        self.scribe = scribe
        self.no_own: list[int] = layout.blank(layout.own, "own")

    def of_view(self, view: View) -> list[int]:
        """The observation of a view; a spectator sees as seat 0 does, without what is its own."""
        out = new_rows(self.size)
        self.write(view.table, view.own, view.stack, view.asked, view.seat, out, 0)
        return list(out)

    def of_state(self, g: AnyState, seat: int) -> list[int]:
        """The observation of a seat, read from where `look` would copy it."""
        out = new_rows(self.size)
        self.write_state(g, seat, seats(g), out, 0)
        return list(out)

    def write_state(self, g: AnyState, seat: int, asked: tuple[int, ...], out: vec[i32], at: i64) -> i64:
        """The observation of a seat while these are asked, from `at` on."""
        own = None if seat == SPECTATOR else g.own[seat]
        return self.write(g.table, own, stack_for(g, seat, asked), asked, seat, out, at)

    def write(
        self, table: Any, own: Any, stack: list[Step], asked: tuple[int, ...], seat: int, out: vec[i32], at: i64
    ) -> i64:
        """Opening, table, own drawer, and the questions on top of the stack."""
        me: i64 = max(seat, 0)
        count: i64 = self.seats
        depth: i64
        deep: i64 = len(stack)
        at = put_opening(out, at, asked, me, count)
        at = self.scribe.put_table(table, me, count, out, at)
        at = put_all(out, at, self.no_own) if own is None else self.scribe.put_own(own, me, count, out, at)
        for depth in range(1, STEPS_SEEN + 1):
            at = self.scribe.put_step(stack[deep - depth] if depth <= deep else None, me, count, out, at)
        return at


def put_opening(out: vec[i32], at: i64, asked: tuple[int, ...], me: i64, count: i64) -> i64:
    """The observer, and which seats are asked, counted from the observer."""
    bits: i64 = 0
    for who in asked:
        if who >= 0:
            bits |= i64(1) << who
    out[at] = i32(me)
    return put_bits(out, at + 1, bits, 0, count, me)


def observer_of(game: Game, rules: Any) -> Observer:
    """An observer for these rules; a game without a module of its own is read shape by shape."""
    layout = Layout(game, rules)
    module = room.part(game, "tensors")
    if module is None:
        return Observer(layout, ByShape(layout))
    fields = [layout.blank(shape, f"step.{field}") for field, shape in layout.step_shapes.items()]
    gaps = [[n for blank in fields[first:after] for n in blank] for first, after in module.GAPS]
    return Observer(layout, module.Tensors(gaps))


class ByShape(Scribe):
    """Follows the shapes of drawers and fields, for a game without a module of its own."""

    def __init__(self, layout: Layout) -> None:
        super().__init__([])
        self.layout = layout

    def put_table(self, table: Any, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        return self.put_drawer(self.layout.table, table, "table", seat, out, at)

    def put_own(self, own: Any, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        return self.put_drawer(self.layout.own, own, "own", seat, out, at)

    def put_drawer(self, shape: Shape, value: Any, path: str, seat: i64, out: vec[i32], at: i64) -> i64:
        said: list[int] = []
        self.layout.put(shape, value, path, seat, said)
        return put_all(out, at, said)

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        return put_all(out, at, self.layout.step_slots(step, seat))


@lru_cache(maxsize=64)
def _observing(game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Observer:
    return observer_of(game, new(game, seats, dict(options)).rules)


def observing(game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> Observer:
    """The observer of a game for so many seats with these options; the same for the same table."""
    return _observing(game, seats, tuple(sorted((options or {}).items())))
