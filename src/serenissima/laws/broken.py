"""What a law says when it is broken, and how whole states and views are compared."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from serenissima.kernel.core import AnyState, Seat, View, look
from serenissima.kernel.flat import flatten
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Names


class Broken(Exception):
    """A law does not hold; the message says how."""


@dataclass
class Scene:
    """One moment of a game on which the laws are tried."""

    game: Game
    g: AnyState
    names: Names
    rng: Random

    def sample(self, items: list[Any], most: int) -> list[Any]:
        """At most that many of the items, in their own order."""
        if len(items) <= most:
            return items
        chosen = sorted(self.rng.sample(range(len(items)), most))
        return [items[at] for at in chosen]


def require(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


def whole(g: AnyState) -> tuple[list[int], list[Any]]:
    """Everything in a state, for comparing two of them."""
    numbers: list[int] = []
    flatten([g.table, g.own, g.hidden], numbers)
    return numbers, list(g.stack)


def seen(view: View) -> tuple[list[int], list[Any], tuple[Seat, ...]]:
    """Everything in a view, for comparing two of them."""
    numbers: list[int] = []
    flatten([view.table, view.own], numbers)
    return numbers, view.stack, view.asked


def seen_by(g: AnyState, seat: Seat) -> tuple[list[int], list[Any], tuple[Seat, ...]]:
    return seen(look(g, seat))
