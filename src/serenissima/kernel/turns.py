"""Whole turns: answers of one seat that belong together and are offered as one.

Which turns are usual, a game says in the part `usual.py` of its room, from what the seat sees. Each is played on a copy
as an outlook is. Where rivals are asked whether they stand in the way, they are taken to let it pass, and are named;
luck ends a turn. The law of *wholeness* holds it: every turn is legal answer by answer, brings what is said unless
somebody stops it, and is the same in every world that the seat cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, cast

from serenissima.kernel import room
from serenissima.kernel.core import AnyState, Move, Seat, answer, default, legal, seats, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.notation import move_words
from serenissima.kernel.outlook import Counted, Outlook, Telling, arrived, outlook_to_json
from serenissima.kernel.shape import Names
from serenissima.kernel.story import Clause, clause_to_json

MOST: Final = 6  # turns that are offered at once


@dataclass(init=False)
class Turn:
    """Answers to be given one after the other, what they are called, and what else is worth knowing of them.

    The words are pieces of a sentence: `turns-<key>` among those of the game.
    """

    moves: tuple[Move, ...]
    says: tuple[Clause, ...]
    more: tuple[Clause, ...]

    def __init__(self, moves: tuple[Move, ...], says: tuple[Clause, ...], more: tuple[Clause, ...] = ()) -> None:
        self.moves = moves
        self.says = says
        self.more = more


@dataclass(frozen=True)
class Usual:
    """What a game adds: the usual turns of a seat, the best first, and the questions by which others may stop them."""

    turns: Callable[[AnyState, Seat, list[Move]], list[Turn]]  # from the answers of that seat
    stops: frozenset[str] = frozenset()


NOTHING: Final = Usual(lambda g, seat, moves: [])  # of a game without the part


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


def wholes(
    usual: Usual,
    telling: Telling,
    g: AnyState,
    seat: Seat,
    moves: list[Move] | None = None,
    before: Counted | None = None,
) -> list[Whole]:
    """The turns that are usual now, if that seat alone is asked; what cannot be carried out is left out.

    Whoever has the answers listed, or has counted what there is before, may hand it in.
    """
    if seats(g) != (seat,):
        return []
    listed = legal(g, seat) if moves is None else moves
    named = usual.turns(g, seat, listed)[:MOST]
    if not named:
        return []
    had = telling.counts(g, seat) if before is None else before
    world = g.copy()
    found: list[Whole] = []
    for turn in named:
        world.become(g)
        one = carried_out(usual, telling, world, seat, turn, listed, had)
        if one is not None:
            found.append(one)
    return found


def carried_out(
    usual: Usual, telling: Telling, world: AnyState, seat: Seat, turn: Turn, moves: list[Move], before: Counted
) -> Whole | None:
    """That turn on this copy; none where an answer is not legal, or luck or another question comes between."""
    way: list[tuple[str, Move]] = []
    stoppers: list[Seat] = []
    for move in turn.moves:
        let_pass(usual, world, seat, stoppers)
        if seats(world) != (seat,) or move not in (legal(world, seat) if way else moves):
            return None
        way.append((step_name(world.stack[-1]), move))
        answer(world, seat, move)
    let_pass(usual, world, seat, stoppers)
    return Whole(turn, way, stoppers, arrived(telling, world, seat, before))


def let_pass(usual: Usual, world: AnyState, seat: Seat, stoppers: list[Seat]) -> None:
    """Whoever is asked whether he stands in the way does not, as when his time runs out."""
    while world.stack and step_name(world.stack[-1]) in usual.stops:
        other = seats(world)[0]
        if other == seat:
            return
        if other not in stoppers:
            stoppers.append(other)
        answer(world, other, default(world, other))


def whole_to_json(game: Game, names: Names, seat: Seat, called: tuple[str, ...], one: Whole) -> dict[str, Any]:
    """A whole turn in the words of the notation, as its seat is told it."""
    said: dict[str, Any] = {
        "way": [(step, move_words(game, names, step, move)) for step, move in one.way],
        "says": [clause_to_json(names, clause) for clause in one.turn.says],
    }
    if one.turn.more:
        said["more"] = [clause_to_json(names, clause) for clause in one.turn.more]
    if one.stoppers:
        said["stops"] = [called[other + 1] for other in one.stoppers]
    said["outlook"] = outlook_to_json(one.outlook, seat, called)
    return said
