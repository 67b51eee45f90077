"""From a state or a view to its observation, by the fastest way there is for that game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from serenissima.kernel.core import SPECTATOR, AnyState, Covered, Question, Step, View, seats
from serenissima.kernel.game import Game, OptionValue, new
from serenissima.research.layout import Layout

Writer = Callable[[Any, int, int, list[int]], None]


class Observer:
    """Writes observations of one game at one table."""

    def __init__(self, layout: Layout, write_table: Writer, write_own: Writer) -> None:
        self.layout = layout
        self.size = layout.size
        self.write_table = write_table
        self.write_own = write_own
        self.no_own: list[int] = layout.blank(layout.own, "own")

    def of_view(self, view: View) -> list[int]:
        """The observation of a view; a spectator sees as seat 0 does, without what is its own."""
        return self.write(view.table, view.own, view.stack, view.asked, view.seat)

    def of_state(self, g: AnyState, seat: int) -> list[int]:
        """The observation of a seat, read from where `look` would copy it."""
        asked = seats(g)
        own = None if seat == SPECTATOR else g.own[seat]
        return self.write(g.table, own, seen(g.stack, seat, asked), asked, seat)

    def write(self, table: Any, own: Any, stack: list[Step], asked: tuple[int, ...], seat: int) -> list[int]:
        """Opening, table, own drawer, and the questions on top of the stack."""
        layout, me = self.layout, max(seat, 0)
        out = layout.opening(seat, asked)
        self.write_table(table, me, layout.seats, out)
        if own is None:
            out.extend(self.no_own)
        else:
            self.write_own(own, me, layout.seats, out)
        layout.put_steps(stack, seat, out)
        return out


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
        return Observer(layout, by_shape(layout, "table"), by_shape(layout, "own"))
    module = import_module(f"serenissima.research.tensors.{game.key}")
    return Observer(layout, module.write_table, module.write_own)


def by_shape(layout: Layout, drawer: str) -> Writer:
    """The writer of a drawer that follows its shape."""
    shape = layout.table if drawer == "table" else layout.own

    def write(value: Any, seat: int, seats: int, out: list[int]) -> None:
        layout.put(shape, value, drawer, seat, out)

    return write


@lru_cache(maxsize=64)
def _observing(game: Game, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Observer:
    return observer_of(game, new(game, seats, dict(options)).rules)


def observing(game: Game, seats: int, options: dict[str, OptionValue] | None = None) -> Observer:
    """The observer of a game for so many seats with these options; the same for the same table."""
    return _observing(game, seats, tuple(sorted((options or {}).items())))
