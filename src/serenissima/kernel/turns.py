"""Whole turns: answers of one seat that belong together and are offered as one.

Which turns are usual, a game says in the part `usual.py` of its room, from what the seat sees. Each is played on a copy
and listened to, as an outlook is. Where rivals are asked whether they stand in the way, they are taken to let it pass,
and are named; luck ends a turn. The law of *wholeness* holds it: every turn is legal answer by answer, brings what is
said unless somebody stops it, and is the same in every world that the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from serenissima.kernel import room
from serenissima.kernel.core import (
    CHANCE,
    AnyState,
    Event,
    Move,
    Seat,
    apply,
    default,
    legal,
    seats,
    step_name,
    told,
)
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import Counted, Outlook, Telling, changes
from serenissima.kernel.story import Clause

MOST: Final = 6  # turns that are offered at once


@dataclass(frozen=True)
class Turn:
    """Answers to be given one after the other, what they are called, and what else is worth knowing of them.

    The words are pieces of a sentence: `turns-<key>` among those of the game.
    """

    moves: tuple[Move, ...]
    says: tuple[Clause, ...]
    more: tuple[Clause, ...] = ()


@dataclass(frozen=True)
class Usual:
    """What a game adds: the usual turns of a seat, the best first, and the questions by which others may stop them."""

    turns: Callable[[AnyState, Seat], list[Turn]]
    stops: frozenset[str] = frozenset()


NOTHING: Final = Usual(lambda g, seat: [])  # of a game without the part


def usual_of(game: Game) -> Usual:
    """What that game adds."""
    own = room.part(game, "usual")
    return NOTHING if own is None else cast(Usual, own.USUAL)


class Whole:
    """A usual turn, each answer with its question, who may stop it, and what it brings if nobody does."""

    def __init__(self, turn: Turn, way: list[tuple[str, Move]], stoppers: list[Seat], outlook: Outlook) -> None:
        self.turn = turn
        self.way = way
        self.stoppers = stoppers
        self.outlook = outlook


def wholes(usual: Usual, telling: Telling, g: AnyState, seat: Seat) -> list[Whole]:
    """The turns that are usual now, if that seat alone is asked; what cannot be carried out is left out."""
    if seats(g) != (seat,):
        return []
    named = usual.turns(g, seat)[:MOST]
    if not named:
        return []
    before = telling.counts(g, seat)
    found = [carried_out(usual, telling, g, seat, turn, before) for turn in named]
    return [one for one in found if one is not None]


def carried_out(usual: Usual, telling: Telling, g: AnyState, seat: Seat, turn: Turn, before: Counted) -> Whole | None:
    """That turn on a copy; none where an answer is not legal, or luck or another question comes between."""
    world = g.copy()
    way: list[tuple[str, Move]] = []
    stoppers: list[Seat] = []
    facts: list[Event] = []
    for move in turn.moves:
        let_pass(usual, world, seat, stoppers, facts)
        if seats(world) != (seat,) or move not in legal(world, seat):
            return None
        way.append((step_name(world.stack[-1]), move))
        facts += told(apply(world, seat, move), seat)
    let_pass(usual, world, seat, stoppers, facts)
    return Whole(turn, way, stoppers, ending(telling, world, seat, facts, before))


def let_pass(usual: Usual, world: AnyState, seat: Seat, stoppers: list[Seat], facts: list[Event]) -> None:
    """Whoever is asked whether he stands in the way does not, as when his time runs out."""
    while world.stack and step_name(world.stack[-1]) in usual.stops:
        other = seats(world)[0]
        if other == seat:
            return
        if other not in stoppers:
            stoppers.append(other)
        facts += told(apply(world, other, default(world, other)), seat)


def ending(telling: Telling, world: AnyState, seat: Seat, facts: list[Event], before: Counted) -> Outlook:
    """What has come of it."""
    asked = seats(world)
    step = step_name(world.stack[-1]) if world.stack else ""
    chances: dict[str, float] = {}
    if asked == (CHANCE,) and step in telling.folds:
        chances = telling.folds[step].shares(world, seat)
    return Outlook(facts, changes(before, telling.counts(world, seat)), asked, step, chances)
