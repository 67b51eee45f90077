"""Which move was meant by a few typed words.

A word may be cut short, a number never: it means itself. A thing is known by its name in the notation and by the name
that people see; a seat also by the name of its player.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import product
from typing import Final
from unicodedata import combining, normalize

from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Move, nouns
from serenissima.kernel.game import Game
from serenissima.kernel.shape import Names

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
MOST_READINGS: Final = 50
ALIKE: Final = 0.75  # how much of two words must agree before one may be a slip of the other
Ways = tuple[str, ...]  # how one thing may be written


@lru_cache(maxsize=8192)  # every name of a game is asked for again with every line that is typed
def plain(text: str) -> tuple[str, ...]:
    """Words without capitals and accents."""
    letters = (c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return tuple("".join(letters).split())


def is_number(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None


class Ear:
    """What may be typed for what, in one game at one question."""

    def __init__(self, game: Game, names: Names, step: str, others: tuple[Names, ...] = ()) -> None:
        self.game = game
        self.names = names
        self.step = step
        self.ways: dict[str, list[Ways]] = {kind: self.ways_of(kind, others) for kind in names}
        self.phrases = self.phrases_of(others)

    def ways_of(self, kind: str, others: tuple[Names, ...]) -> list[Ways]:
        """The ways to write each thing of a kind: its notation first."""
        rows = [
            self.names[kind],
            *(other[kind] for other in others if len(other.get(kind, ())) == len(self.names[kind])),
        ]
        return [tuple(dict.fromkeys("_".join(plain(row[at])) for row in rows)) for at in range(len(rows[0]))]

    def phrases_of(self, others: tuple[Names, ...]) -> dict[str, str]:
        """Names of several words that can mean one thing only, with its notation; the longest first."""
        found: dict[str, set[str]] = {}
        for other in others:
            for kind, known in other.items():
                for said, written in zip(known, self.names.get(kind, ()), strict=False):
                    if len(plain(said)) > 1:
                        found.setdefault(" ".join(plain(said)), set()).add(written)
        longest = sorted(found, key=lambda said: -len(said))
        return {said: min(found[said]) for said in longest if len(found[said]) == 1}

    def heard(self, text: str) -> list[str]:
        """The words of a typed line; a name of several words is one."""
        line = f" {' '.join(plain(text))} "
        for said, written in self.phrases.items():
            line = line.replace(f" {said} ", f" {written} ")
        return line.split()

    # Among the legal moves

    def meant(self, text: str, moves: list[Move]) -> list[int]:
        """The moves these words may mean: said in full, or by the beginning of each word, or without the verb."""
        typed = self.heard(text)
        written = [self.written(move) for move in moves]
        for fits in FITS if typed else ():
            found = [at for at, move in enumerate(written) if fits(typed, move)]
            if found:
                return found
        return []

    def misspelt(self, text: str, moves: list[Move]) -> list[int]:
        """The moves that these words come near to, each word by itself, with the verb or without it."""
        typed = self.heard(text)
        written = [self.written(move) for move in moves]
        return [at for at, move in enumerate(written) if nearly(typed, move) or nearly(typed, move[1:])]

    def written(self, move: Move) -> list[Ways]:
        """The words of a move, each with all ways to write it."""
        word = self.game.word(self.step, move[0])
        said = nouns(move)
        kinds = kinds_of(word, len(said)) if word else []
        return [(move[0],), *(self.noun(kind, number) for kind, number in zip(kinds, said, strict=True))]

    def noun(self, kind: str, number: int) -> Ways:
        if kind == "n":
            return (str(number),)
        return self.ways[kind][number] if number >= 0 else ("none",)

    # Among all moves

    def full(self, typed: list[str]) -> list[Move]:
        """Every move, legal or not, that these words can stand for: of this question, or else of any other."""
        here = [move for verb in self.verbs(typed) for move in self.readings(verb, typed[1:])]
        return here or [move for verb in self.answers() for move in self.readings(verb, typed)]

    def half(self, typed: list[str]) -> list[Move]:
        """Every beginning of a move, of one noun less or more, that these words can stand for."""
        return [move for verb in self.verbs(typed) for move in self.readings(verb, typed[1:], whole=False)]

    def verbs(self, typed: list[str]) -> list[str]:
        """The verbs that the first word can stand for: of this question, or else of any other."""
        every = list(dict.fromkeys(key.rpartition(".")[2] for key in self.game.verbs))
        for known in (self.answers(), every):
            for fits in (equal, begins):
                found = [verb for verb in known if typed and fits(typed[0], (verb,))]
                if found:
                    return found
        return []

    def answers(self) -> list[str]:
        """The verbs that answer this question."""
        return list(self.game.asked[self.step].answers) if self.step in self.game.asked else []

    def readings(self, verb: str, typed: list[str], whole: bool = True) -> Iterator[Move]:
        """Every move of that verb whose nouns are written like this, or begins so."""
        word = self.game.word(self.step, verb)
        if word is None:
            return
        kinds = kinds_of(word, len(typed))
        if len(kinds) != len(typed) and (whole or len(typed) > len(kinds)):
            return
        numbers = [self.numbers(kind, text) for kind, text in zip(kinds, typed, strict=False)]
        for count, said in enumerate(product(*numbers)):
            if count == MOST_READINGS:
                return
            yield (verb, *said)

    def numbers(self, kind: str, text: str) -> list[int]:
        """The things of that kind that a word can mean: one said in full, or all that begin like this."""
        if kind == "n":
            return [int(text)] if is_number(text) else []
        for fits in (equal, begins):
            found = [number for number, ways in enumerate(self.ways[kind]) if ways[0] and fits(text, ways)]
            if found:
                return found
        return []


def equal(typed: str, ways: Ways) -> bool:
    return typed in ways


def begins(typed: str, ways: Ways) -> bool:
    """Whether a word can be cut short to this; a number cannot."""
    return any(typed == way or (way.startswith(typed) and not way.removeprefix("-").isdecimal()) for way in ways)


def said_in_full(typed: list[str], move: list[Ways]) -> bool:
    return len(typed) == len(move) and all(equal(word, ways) for word, ways in zip(typed, move, strict=True))


def begins_each_word(typed: list[str], move: list[Ways]) -> bool:
    return len(typed) == len(move) and begins_first_words(typed, move)


def begins_first_words(typed: list[str], move: list[Ways]) -> bool:
    return len(typed) <= len(move) and all(begins(word, ways) for word, ways in zip(typed, move, strict=False))


def leaves_out_the_verb(typed: list[str], move: list[Ways]) -> bool:
    return begins_each_word(typed, move[1:])


def nearly(typed: list[str], move: list[Ways]) -> bool:
    """Whether each word is said or nearly said; nothing is near to nothing."""
    return 0 < len(typed) == len(move) and all(slip(word, ways) for word, ways in zip(typed, move, strict=True))


def slip(typed: str, ways: Ways) -> bool:
    """Whether a word is one of these, or one of them mistyped; a number means itself."""
    if is_number(typed) or equal(typed, ways):
        return equal(typed, ways)
    return any(SequenceMatcher(None, typed, way).ratio() >= ALIKE for way in ways if not is_number(way))


FITS: Final[tuple[Callable[[list[str], list[Ways]], bool], ...]] = (
    said_in_full,
    begins_each_word,
    begins_first_words,
    leaves_out_the_verb,
)


# Answers that are numbers


def numbered_verb(game: Game, names: Names, step: str, moves: list[Move]) -> str:
    """The one verb whose answers are numbers, where nothing else that is legal has a noun; empty if there is none."""
    verbs = {move[0] for move in moves if len(move) > 1}
    if len(verbs) != 1:
        return ""
    verb = verbs.pop()
    word = game.word(step, verb)
    kinds = word.kinds if word else ()
    if len(kinds) != 1 or kinds[0].endswith("*"):
        return ""
    numeric = kinds[0] == "n" or all(name.isdecimal() for name in names[kinds[0]] if name)
    return verb if numeric else ""


def ranges(numbers: list[int]) -> list[tuple[int, int, int]]:
    """Rising numbers as stretches of equal steps: first, last and step; two that lie apart are no stretch."""
    found: list[tuple[int, int, int]] = []
    for number in numbers:
        first, last, step = found[-1] if found else (number, number, 0)
        if found and (first == last or number - last == step):
            found[-1] = (first, number, number - last)
        elif found and last - first == step > 1:
            found[-1:] = [(first, first, 1), (last, number, number - last)]
        else:
            found.append((number, number, 1))
    if found and found[-1][1] - found[-1][0] == found[-1][2] > 1:
        first, last, _ = found.pop()
        found += [(first, first, 1), (last, last, 1)]
    return found
