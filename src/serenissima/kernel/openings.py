"""Openings: what a seat begins with, told level by level, and what it holds on the board when the opening is over.

A game names its levels in the part `openings.py` of its room; without it an opening is the first choices of a seat.
Everything is told in words: `sell good:stone port:ragusa` is a verb with the nouns that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

from serenissima.kernel import room
from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, legal
from serenissima.kernel.game import Game
from serenissima.kernel.notation import spell, top_name
from serenissima.kernel.record import Entry, Record
from serenissima.kernel.shape import Names

LEVELS: Final = 3  # told of any opening
NUMBER: Final = "n"  # the kind of nouns that are no names


@dataclass(frozen=True)
class Level:
    """One step of an opening: the first answer with one of these verbs, or a later one, told by nouns of these kinds.

    Of a noun that is given several times only the `last` may matter, such as where a voyage ends.
    """

    verbs: tuple[str, ...]
    kinds: tuple[str, ...]
    again: int = 0  # how many such answers come before it
    last: bool = False


@dataclass(frozen=True)
class Opening:
    """How a game is opened: its levels, and the places on its chart that a seat `holds` once the opening is `over`.

    What a seat is `dealt`, such as its capital, comes before the first level.
    """

    levels: tuple[Level, ...]
    dealt: Callable[[AnyState, Seat], tuple[str, int]] | None = None
    place: str = ""
    holds: Callable[[AnyState, Seat], list[int]] | None = None
    over: Callable[[AnyState], bool] | None = None


@dataclass
class Opened:
    """How one seat has opened a game."""

    levels: list[str]
    places: list[str]


def opening_of(game: Game) -> Opening | None:
    """How that game is opened; none where its room does not say so."""
    own = room.part(game, "openings")
    return None if own is None else cast(Opening, own.OPENING)


def opened(record: Record) -> list[Opened]:
    """How every seat has opened this game; a level that it never came to is left empty."""
    own, count = opening_of(record.game), len(record.players)
    if own is None:
        return [Opened(padded(first_choices(record, seat)), []) for seat in range(count)]
    found = [Opened(padded(levels_of(record, own, seat)), []) for seat in range(count)]
    if own.dealt is None and own.holds is None:
        return found
    g = after_opening(record, own)
    for seat in range(count):
        if own.dealt is not None:
            kind, number = own.dealt(g, seat)
            found[seat].levels = padded([f"{kind}:{spell(kind, number, record.names)}", *found[seat].levels])
        if own.holds is not None:
            found[seat].places = [record.names[own.place][at] for at in own.holds(g, seat)]
    return found


def after_opening(record: Record, own: Opening) -> AnyState:
    """The game at the moment when its opening is over, or at its end."""
    g = record.state
    for state, _, _ in record.replay():
        g = state
        if own.over is not None and own.over(g):
            break
    return g


def padded(levels: list[str]) -> list[str]:
    """As many levels as are told of any opening."""
    return (levels + [""] * LEVELS)[:LEVELS]


def levels_of(record: Record, own: Opening, seat: Seat) -> list[str]:
    """The levels as this seat came to them."""
    mine = [entry for entry in record.entries if entry.seat == seat]
    told = []
    for level in own.levels:
        such = [entry for entry in mine if entry.move[0] in level.verbs]
        told.append(said(record, such[level.again], level) if len(such) > level.again else "")
    return told


def said(record: Record, entry: Entry, level: Level) -> str:
    """An answer by the nouns that matter."""
    nouns = nouns_of(record.game, record.names, entry)
    kept = [noun for noun in nouns if noun.partition(":")[0] in level.kinds]
    return " ".join([entry.move[0], *(kept[-1:] if level.last else sorted(set(kept)))])


def nouns_of(game: Game, names: Names, entry: Entry) -> list[str]:
    """The nouns of an answer, each with its kind; plain numbers are left out."""
    word = game.word(entry.step, entry.move[0])
    numbers = entry.move[1:]
    kinds = [] if word is None else kinds_of(word, len(numbers))
    pairs = zip(kinds, numbers, strict=False)
    return [f"{kind}:{spell(kind, number, names)}" for kind, number in pairs if kind != NUMBER]


def first_choices(record: Record, seat: Seat) -> list[str]:
    """The first answers of a seat that had others to give."""
    found: list[str] = []
    replay = record.replay()
    g = next(replay)[0]
    for entry in record.entries:
        if entry.seat == seat and entry.seat != CHANCE and has_choice(g, seat, entry.move):
            found.append(" ".join([entry.move[0], *nouns_of(record.game, record.names, entry)]))
        if len(found) == LEVELS:
            break
        g = next(replay)[0]
    return found


def has_choice(g: AnyState, seat: Seat, move: Move) -> bool:
    """Whether anything else could be answered."""
    return bool(top_name(g)) and legal(g, seat) != [move]
