"""The facts that fill the sentence of a refusal."""

from __future__ import annotations

from serenissima.kernel.answer import Facts
from serenissima.kernel.shape import Names


def count(name: str, number: int) -> Facts:
    """A number to be filled in."""
    return ((name, str(number)),)


def fact(names: Names, name: str, kind: str, number: int) -> Facts:
    """A thing to be filled in by its name; below zero there is nobody."""
    return ((name, names[kind][number] if number >= 0 else "nobody"),)
