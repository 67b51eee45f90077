"""What the refusals of every game need: whether a move makes sense at all, and the facts that fill a sentence."""

from __future__ import annotations

from serenissima.kernel.game import Word
from serenissima.kernel.notation import nouns as kinds_of
from serenissima.kernel.shape import Names

Facts = tuple[tuple[str, str], ...]


def well_formed(names: Names, word: Word, said: tuple[int, ...]) -> bool:
    """Whether these numbers can be the nouns of that verb."""
    kinds = kinds_of(word, len(said))
    if len(kinds) != len(said):
        return False
    for kind, number in zip(kinds, said, strict=True):
        if kind == "n":
            if number < 0:
                return False
        elif not (0 <= number < len(names[kind]) and names[kind][number]):
            return False
    return True


def count(name: str, number: int) -> Facts:
    """A number to be filled in."""
    return ((name, str(number)),)


def fact(names: Names, name: str, kind: str, number: int) -> Facts:
    """A thing to be filled in by its name; below zero there is nobody."""
    return ((name, names[kind][number] if number >= 0 else "nobody"),)
