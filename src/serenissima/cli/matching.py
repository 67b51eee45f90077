"""Which move was meant by a few typed words."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import combining, normalize

from serenissima.kernel.answer import kinds_of
from serenissima.kernel.core import Move
from serenissima.kernel.game import Game
from serenissima.kernel.notation import BadNotation, read_move
from serenissima.kernel.shape import Names


def plain(text: str) -> list[str]:
    """Words without capitals and accents."""
    letters = (c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return "".join(letters).split()


def candidates(text: str, known: list[str]) -> list[int]:
    """The moves these words may mean: said in full, or by the beginning of each word, or without the verb."""
    typed = plain(text)
    moves = [plain(move) for move in known]
    if not typed:
        return []
    for fits in (said_in_full, begins_each_word, begins_first_words, leaves_out_the_verb):
        found = [at for at, move in enumerate(moves) if fits(typed, move)]
        if found:
            return found
    return []


def said_in_full(typed: list[str], move: list[str]) -> bool:
    return typed == move


def begins_each_word(typed: list[str], move: list[str]) -> bool:
    return len(typed) == len(move) and begins_first_words(typed, move)


def begins_first_words(typed: list[str], move: list[str]) -> bool:
    return len(typed) <= len(move) and all(word.startswith(start) for start, word in zip(typed, move, strict=False))


def leaves_out_the_verb(typed: list[str], move: list[str]) -> bool:
    return begins_each_word(typed, move[1:])


def spelled_out(game: Game, names: Names, step: str, typed: list[str]) -> Move | None:
    """The one move, legal or not, that these beginnings of words can stand for."""
    found = set(readings(game, names, step, typed))
    return found.pop() if len(found) == 1 else None


def readings(game: Game, names: Names, step: str, typed: list[str]) -> Iterator[Move]:
    """Every move whose words begin like these."""
    for key in game.verbs:
        at, _, verb = key.rpartition(".")
        word = game.word(step, verb)
        if (at and at != step) or word is None or not typed or not verb.startswith(typed[0].lower()):
            continue
        kinds = kinds_of(word, len(typed) - 1)
        if len(kinds) == len(typed) - 1:
            said = [completed(kind, text, names) for kind, text in zip(kinds, typed[1:], strict=True)]
            try:
                yield read_move(game, names, step, [verb, *said])
            except BadNotation:
                continue


def completed(kind: str, text: str, names: Names) -> str:
    """The one name of that kind that begins like this, or the text as it is."""
    start = "".join(plain(text))
    known = names.get(kind, ())
    if start in known:
        return start
    fitting = [name for name in known if name.startswith(start)]
    return fitting[0] if len(fitting) == 1 else text
