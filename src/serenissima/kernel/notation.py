"""Notation: a move as text (`sail algeria`), as JSON (`["sail", "algeria"]`) and as a tuple (`("sail", 4)`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import AnyState, Event, Move, nouns, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Names


class BadNotation(ValueError):
    """Words that are no move of this game."""


def spell(kind: str, number: int, names: Names) -> str:
    """A number of that kind in words."""
    if kind == "n":
        return str(number)
    return names[kind][number] if number >= 0 else "none"


def read_noun(kind: str, text: str, names: Names) -> int:
    """The number of that kind behind a word."""
    if kind == "n":
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
            raise BadNotation(f"{text!r} is no number")
        return int(text)
    known = names[kind]
    if not text or text not in known:
        raise BadNotation(f"{text!r} is no {kind}; known: {', '.join(name for name in known if name)}")
    return known.index(text)


def move_words(game: Game, names: Names, step: str, move: Move) -> list[str]:
    """The move as a list of words; this is its JSON form too."""
    return spelled(game, names, step, move, whole=True)


def half_words(game: Game, names: Names, step: str, half: Move) -> list[str]:
    """A half-built move as a list of words: the verb, of whichever question it is, and the nouns that are there."""
    return [half[0], *(spelled(game, names, step, half, whole=False)[1:] if len(half) > 1 else ())]


def spelled(game: Game, names: Names, step: str, move: Move, whole: bool) -> list[str]:
    """The verb and its nouns, each by its name."""
    word = game.word(step, move[0])
    if word is None:
        raise BadNotation(f"{move[0]!r} is no verb of {game.key}")
    kinds = kinds_of(word, len(move) - 1)
    return [move[0], *all_spelled(kinds if whole else kinds[: len(move) - 1], nouns(move), names)]


def all_spelled(kinds: list[str], numbers: tuple[int, ...], names: Names) -> list[str]:
    """As many numbers as there are kinds, in words."""
    if len(kinds) != len(numbers):
        raise ValueError(f"{len(kinds)} nouns are expected, not {len(numbers)}")
    return [spell(kinds[at], number, names) for at, number in enumerate(numbers)]


def move_text(game: Game, names: Names, step: str, move: Move) -> str:
    """The move as it stands in a record."""
    return " ".join(move_words(game, names, step, move))


def read_move(game: Game, names: Names, step: str, words: Sequence[Any]) -> Move:
    """The move that these words say at that decision point."""
    if not words:
        raise BadNotation("a move begins with a verb")
    said = [str(word) if isinstance(word, int) and not isinstance(word, bool) else word for word in words]
    if not all(isinstance(word, str) for word in said):
        raise BadNotation(f"a move is a list of words, not {list(words)!r}")
    verb = said[0]
    word = game.word(step, verb)
    if word is None:
        known = sorted({key.rsplit(".", 1)[-1] for key in game.verbs})
        raise BadNotation(f"{verb[:40]!r} is no verb of {game.key}; known: {', '.join(known)}")
    kinds = kinds_of(word, len(said) - 1)
    if len(kinds) != len(said) - 1:
        wanted = " ".join((verb, *(f"<{kind}>" for kind in word.kinds)))
        raise BadNotation(f"{' '.join(said)[:80]!r} has the wrong number of words; the form is: {wanted}")
    return (verb, *(read_noun(kind, text, names) for kind, text in zip(kinds, said[1:], strict=True)))


def names_of(game: Game, g: AnyState) -> Names:
    """The names of this game under these rules."""
    return game.names(g.rules)


def top_name(g: AnyState) -> str:
    """The decision point on top of the stack; empty when the game is over."""
    return step_name(g.stack[-1]) if g.stack else ""


def event_words(game: Game, names: Names, event: Event) -> dict[str, str]:
    """An event as words: its nouns by kind."""
    numbers = event[1:]
    return by_kind(event_kinds(game, event[0], len(numbers)), numbers, names)


def event_list(game: Game, names: Names, event: Event) -> list[str]:
    """An event as a list of words, its name first; this is its JSON form too."""
    kinds = event_kinds(game, event[0], len(event) - 1)
    return [event[0], *all_spelled(kinds, nouns(event), names)]


def by_kind(kinds: list[str], numbers: tuple[int, ...], names: Names) -> dict[str, str]:
    """Nouns in words by kind: `seat`, `port`; a second one of a kind is `port2`, all of them are `ports`."""
    said: dict[str, str] = {}
    repeated: dict[str, list[str]] = {}
    for kind, number in zip(kinds, numbers, strict=True):
        repeated.setdefault(kind, []).append(spell(kind, number, names))
    for kind, words in repeated.items():
        said[kind] = words[0]
        said[kind + "s"] = ", ".join(words)
        for at, text in enumerate(words[1:], 2):
            said[f"{kind}{at}"] = text
    return said


def event_kinds(game: Game, name: str, count: int) -> list[str]:
    """The kinds of an event's nouns; an answer's event has the seat first, unless luck answered."""
    if name in game.events:
        return kinds_of(game.events[name], count)
    step, verb = name.rsplit(".", 1)
    word = game.word(step, verb)
    if word is None:
        raise BadNotation(f"{name!r} is no event of {game.key}")
    return kinds_of(word, count) if game.by_luck(step) else ["seat", *kinds_of(word, count - 1)]
