"""Chapters 1 to 3: rounds of turns, and the end. A larger game has a module for each chapter."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.answer import Answer, Asks, Most, at_least_one
from serenissima.kernel.core import Automatic, Chance, IllegalMove, Move, OneSeat, SealedChance, Seat
from serenissima.kernel.fields import immutable
from serenissima.kernel.game import OptionValue, Refusal
from serenissima.parts.ranking import places

from .state import Components, G, laid_out

MOST: Final = 2  # tiles in a turn


def begin(printed: Components, seats: int, options: dict[str, OptionValue]) -> G:
    """SKL-1.1: the table is laid out, and the rounds begin."""
    g = laid_out(printed, seats, options)
    g.push(Rounds())
    return g


@immutable
class Rounds(Automatic):
    """SKL-1.1: everybody has a turn in each round; after the last one the tiles are shown (SKL-3.1)."""

    def run(self, g: G) -> None:
        table = g.table
        table.turn = (table.turn + 1) % g.rules.seats
        if table.turn == 0:
            table.round += 1
        if table.round > g.rules.options.rounds:
            g.swap(ShowTiles())
        else:
            g.push(Turn(table.turn))


@immutable
class Turn(OneSeat):
    """SKL-2.1: one or two tiles, or none; the field `seat` is that of `OneSeat`."""

    def moves(self, g: G, seat: Seat) -> list[Move]:
        draws: list[Move] = [("draw", count) for count in range(1, min(MOST, g.table.left) + 1)]
        return [*draws, ("pass",)]

    def play(self, g: G, seat: Seat, move: Move) -> None:
        match move:
            case ("draw", count):
                g.swap(DrawTile(seat, count))
            case ("pass",):
                g.done()
            case _:
                raise IllegalMove(move)

    def default(self, g: G, seat: Seat) -> Move:
        return ("pass",)


@immutable
class DrawTile(SealedChance):
    """SKL-2.2: luck draws a tile that only its owner sees; so the outcome is sealed, and he is told."""

    seat: Seat
    count: int

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("drew", tile), count) for tile, count in enumerate(g.hidden.bag) if count]

    def play(self, g: G, move: Move) -> None:
        match move:
            case ("drew", tile):
                g.hidden.bag[tile] -= 1
                g.own[self.seat].tiles[tile] += 1
                g.table.left -= 1
                g.table.held[self.seat] += 1
                g.tell(self.seat, ("you_drew", tile))
                g.emit(("has_drawn", self.seat))
                if self.count > 1:
                    g.swap(DrawTile(self.seat, self.count - 1))
                else:
                    g.done()
            case _:
                raise IllegalMove(move)


@immutable
class ShowTiles(Chance):
    """SKL-3.1: telling a secret is chance too, with one outcome, so that nobody learns it from his own answer."""

    def odds(self, g: G) -> list[tuple[Move, int]]:
        return [(("show",), 1)]

    def play(self, g: G, move: Move) -> None:
        for seat in range(g.rules.seats):
            g.table.points[seat] = points(g, seat)
            g.emit(("showed", seat, g.table.points[seat]))
        g.stack.clear()


def points(g: G, seat: Seat) -> int:
    """SKL-3.2: the value of all tiles, or nothing beyond the limit."""
    printed = g.rules.printed
    worth = sum(value * count for value, count in zip(printed.values, g.own[seat].tiles, strict=True))
    return worth if worth <= printed.limit else 0


def scores(g: G) -> list[int]:
    """SKL-3.1: points, once the tiles are shown."""
    return g.table.points[:]


def ranking(g: G) -> list[int]:
    """SKL-3.1: the place of each seat; the most points win."""
    return places(scores(g))


def ending(g: G) -> str:
    """Which way the game ended."""
    return "all_rounds"


def elsewhere(g: G, verb: str) -> Refusal:
    """Why a verb is no answer to the question that is asked."""
    return Refusal("SKL-1.1", "not_offered")


# Every step with its answers: nouns, rules, and what may stand against an answer, in the order a person is told it.
ASKS: Final = (
    Asks(Rounds),
    Asks(
        Turn,
        Answer(
            "draw",
            ("n",),
            ("SKL-2.1",),
            at_least_one("SKL-2.1"),
            Most("SKL-2.1", "too_many", lambda g, seat, count: MOST, "most"),
            Most("SKL-2.1", "bag_too_small", lambda g, seat, count: g.table.left, "left"),
            rows=lambda rules: [(count,) for count in range(1, MOST + 1)],
        ),
        Answer("pass", (), ("SKL-2.1",)),
    ),
    Asks(DrawTile, Answer("drew", ("tile",), ("SKL-2.2",))),
    Asks(ShowTiles, Answer("show", (), ("SKL-3.1",))),
)
