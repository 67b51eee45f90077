"""What the refusals of every game need: whether a move makes sense at all, and the facts that fill a sentence."""

from __future__ import annotations

from serenissima.kernel.shape import Names

Facts = tuple[tuple[str, str], ...]


def count(name: str, number: int) -> Facts:
    """A number to be filled in."""
    return ((name, str(number)),)


def fact(names: Names, name: str, kind: str, number: int) -> Facts:
    """A thing to be filled in by its name; below zero there is nobody."""
    return ((name, names[kind][number] if number >= 0 else "nobody"),)
