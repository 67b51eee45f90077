"""What a legal answer brings. Nobody reckons a rule a second time: the answer is played on a copy.

Whatever is a surprise is told by an answer that has not been given yet, so an outlook gives nothing away; the law of
*honesty* holds it equal in every world that the seat cannot tell apart, and to what then happens. A game adds only what
cannot be derived, in the part `outlook.py` of its room: what is counted, how luck folds to a result, and the figures
that a board shows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, cast

from serenissima.kernel import room
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import (
    CHANCE,
    SPECTATOR,
    AnyState,
    Event,
    Move,
    Seat,
    answer,
    apply,
    legal,
    seats,
    step_name,
    told,
)
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Names, Shape

UNKNOWN: Final = -(1 << 40)  # in place of a number that the one who reads cannot know

Counted = dict[str, list[int]]  # what is counted -> how much each seat has of it
Change = tuple[str, Seat, int]  # what is counted, whose, and by how much it changes


@dataclass(frozen=True)
class Fold:
    """What luck at one decision point comes to, as far as it matters: won, lost, how many.

    `shares` tells the chance of each result before luck has answered. `presses` answers the questions that come up
    until it is decided (fight on); `result` then says, from before and after, which one it was. The law of honesty
    plays every way to its end and compares.
    """

    shares: Callable[[AnyState, Seat], dict[str, float]]
    result: Callable[[AnyState, AnyState, Seat], str]
    presses: dict[str, Move] = field(default_factory=dict)


@dataclass(frozen=True)
class Telling:
    """What a game adds: what is counted (as that reader may know it), how luck folds, and what a board shows."""

    counts: Callable[[AnyState, Seat], Counted]
    folds: dict[str, Fold] = field(default_factory=dict)  # by decision point
    figures: Callable[[AnyState, Seat, list[Move]], Any] | None = None  # from the answers that the reader has, if any
    shape: Shape | None = None  # of the figures
    alike: Callable[[Move], Move] | None = None  # answers with the same key bring the same, whatever they say
    for_all: bool = False  # whether the figures are the same for every reader


NOTHING: Final = Telling(lambda g, seat: {})  # of a game without the part


def telling_of(game: Game) -> Telling:
    """What that game adds."""
    own = room.part(game, "outlook")
    return NOTHING if own is None else cast(Telling, own.TELLING)


class Outlook:
    """What follows from one answer before luck or anybody else answers, as the seat that gives it will know it."""

    def __init__(self, gains: list[Change], asked: tuple[Seat, ...], step: str, chances: dict[str, float]) -> None:
        self.gains = gains  # what will have changed
        self.asked = asked  # who answers then: seats, luck, or nobody since the game is over
        self.step = step  # and what; empty at the end
        self.chances = chances  # where luck comes next: each result that matters, and how likely it is


def facts(g: AnyState, seat: Seat, move: Move) -> list[Event]:
    """What that answer will tell its seat."""
    return told(apply(g.copy(), seat, move), seat)


def outlook(telling: Telling, g: AnyState, seat: Seat, move: Move) -> Outlook:
    """What that answer brings."""
    return outlooks(telling, g, seat, [move])[0]


def outlooks(
    telling: Telling, g: AnyState, seat: Seat, moves: list[Move] | None = None, before: Counted | None = None
) -> list[Outlook]:
    """What each legal answer brings, in their order; of those that bring the same, one is played for all.

    Whoever has the answers listed, or has counted what there is before, may hand it in.
    """
    had = telling.counts(g, seat) if before is None else before
    world = g.copy()
    known: dict[Move, Outlook] = {}
    found: list[Outlook] = []
    for move in legal(g, seat) if moves is None else moves:
        key = move if telling.alike is None else telling.alike(move)
        one = known.get(key)
        if one is None:
            if known:
                world.become(g)  # a third of what another copy takes
            answer(world, seat, move)
            one = known[key] = arrived(telling, world, seat, had)
        found.append(one)
    return found


def arrived(telling: Telling, world: AnyState, seat: Seat, before: Counted) -> Outlook:
    """How things stand now beside how they stood."""
    asked = seats(world)
    step = step_name(world.stack[-1]) if world.stack else ""
    chances: dict[str, float] = {}
    if asked == (CHANCE,) and step in telling.folds:
        chances = telling.folds[step].shares(world, seat)
    return Outlook(changes(before, telling.counts(world, seat)), asked, step, chances)


def outlook_to_json(one: Outlook, seat: Seat, called: tuple[str, ...]) -> dict[str, Any]:
    """An outlook as that seat is told it: who goes on is said where it is not the seat itself; luck is called first."""
    said: dict[str, Any] = {}
    own: dict[str, int] = {}
    others: list[tuple[str, str, int]] = []
    for what, owner, by in one.gains:
        if owner == seat:
            own[what] = by
        else:
            others.append((what, called[owner + 1], by))
    if own:
        said["gains"] = own
    if others:
        said["others"] = others
    if not one.asked:
        said["over"] = True
    elif one.asked != (seat,):
        said["asked"] = [called[other + 1] for other in one.asked]
        said["step"] = one.step
    if one.chances:
        said["chances"] = {result: round(share, 4) for result, share in one.chances.items()}
    return said


def changes(before: Counted, now: Counted) -> list[Change]:
    """What differs between two counts, where both are known."""
    found: list[Change] = []
    for name, counted in now.items():
        old = before[name]
        if counted == old:
            continue
        for seat, number in enumerate(counted):
            if number != old[seat] and number != UNKNOWN and old[seat] != UNKNOWN:
                found.append((name, seat, number - old[seat]))
    return found


@dataclass(frozen=True)
class Between:
    """What a half-built answer can still come to: the least and the most by which a count changes."""

    name: str
    seat: Seat
    least: int
    most: int


def between(found: list[Outlook]) -> list[Between]:
    """What all these answers bring at least and at most; what one of them does not touch changes by nothing there."""
    every = [{(name, seat): by for name, seat, by in one.gains} for one in found]
    keys = dict.fromkeys([key for one in every for key in one])
    spans: list[Between] = []
    for key in keys:
        by = [one.get(key, 0) for one in every]
        spans.append(Between(key[0], key[1], min(by), max(by)))
    return spans


def begun(moves: list[Move], half: Move) -> list[Move]:
    """The legal answers that a half-built one can still become."""
    return [move for move in moves if move[: len(half)] == half]


def nearest(game: Game, g: AnyState, moves: list[Move], move: Move) -> list[Move]:
    """The legal answers with the same words and the nearest other number: the next smaller one, then the next larger.

    Of several numbers the last that can be told apart from a legal answer is meant; things with names have no order.
    """
    for at in reversed(counted(game, g, move)):
        alike = [
            one for one in moves if len(one) == len(move) and one[:at] == move[:at] and one[at + 1 :] == move[at + 1 :]
        ]
        if alike:
            wanted = number(move, at)
            below = [one for one in alike if number(one, at) < wanted]
            above = [one for one in alike if number(one, at) > wanted]
            below.sort(key=lambda one: -number(one, at))
            above.sort(key=lambda one: number(one, at))
            return [*below[:1], *above[:1]]
    return []


def counted(game: Game, g: AnyState, move: Move) -> list[int]:
    """The places of the nouns that are numbers, or are called by numbers."""
    word = game.word(step_name(g.stack[-1]), move[0]) if g.stack else None
    if word is None:
        return []
    names = game.names(g.rules)
    kinds = kinds_of(word, len(move) - 1)[: len(move) - 1]
    numeric = [kind == "n" or all(name.isdecimal() for name in names[kind] if name) for kind in kinds]
    return [at for at, is_number in enumerate(numeric, 1) if is_number]


def number(move: Move, at: int) -> int:
    """The noun in that place."""
    return move[1:][at - 1]


def figures(game: Game, g: AnyState, seat: Seat, names: Names) -> Any:
    """What a board shows beside the pieces, as that seat may know it; none where the game has no such figures."""
    telling = telling_of(game)
    if telling.figures is None or telling.shape is None:
        return None
    return telling.shape.encode(telling.figures(g, seat, legal(g, seat)), names)


def readers(g: AnyState) -> list[Seat]:
    """Whoever may read what is told: the spectator and every seat."""
    return [SPECTATOR, *range(len(g.own))]
