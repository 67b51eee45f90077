"""All that the outside may know of this game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from serenissima.kernel.core import Step
from serenissima.kernel.fields import shape_of
from serenissima.kernel.game import Game, Option, OptionValue, Refusal, Word
from serenissima.kernel.shape import NUMBER, Named
from serenissima.parts.ranking import places

from .state import Components, G, Hidden, Own, Table, audit, imagine, laid_out, load, names
from .turns import ASKS, Rounds


def begin(printed: Components, seats: int, options: dict[str, OptionValue]) -> G:
    """SKL-1.1: the table is laid out, and the rounds begin."""
    g = laid_out(printed, seats, options)
    g.push(Rounds())
    return g


def scores(g: G) -> list[int]:
    """SKL-3.1: points, once the tiles are shown."""
    return g.table.points[:]


def ranking(g: G) -> list[int]:
    """SKL-3.1: the place of each seat; the most points win."""
    return places(scores(g))


def ending(g: G) -> str:
    """Which way the game ended."""
    return "all_rounds"


def beneath(g: G, step: Step) -> list[Step]:
    """What lies under a question that a position by hand asks."""
    return [Rounds()]


def balance(g: G, said: dict[str, object]) -> None:
    """A position by hand says who holds what; the bag has the rest, and the counts follow."""
    for tile, total in enumerate(g.rules.printed.counts):
        g.hidden.bag[tile] = total - sum(own.tiles[tile] for own in g.own)
    g.table.left = sum(g.hidden.bag)
    g.table.held = [sum(own.tiles) for own in g.own]


def elsewhere(g: G, verb: str) -> Refusal:
    """Why a verb is no answer to the question that is asked."""
    return Refusal("SKL-1.1", "not_offered")


GAME: Final = Game(
    key="skeleton",
    prefix="SKL",
    version=1,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    options={"rounds": Option((3, 2, 5), ("SKL-1.1",))},
    asks=ASKS,
    events={
        "you_drew": Word(("tile",), ("SKL-2.2",)),
        "has_drawn": Word(("seat",), ("SKL-2.2",)),
        "showed": Word(("seat", "n"), ("SKL-3.1",)),
    },
    load=load,
    begin=begin,
    names=names,
    shapes=(shape_of(Table), shape_of(Own), shape_of(Hidden)),
    step_shapes={"seat": Named("seat"), "count": NUMBER},
    beneath=beneath,
    imagine=imagine,
    scores=scores,
    ranking=ranking,
    ending=ending,
    audit=audit,
    elsewhere=elsewhere,
    balance=balance,
    turn_rule="SKL-1.1",
    end_rule="SKL-3.1",
)
