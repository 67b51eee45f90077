"""Any position as a tree of its facts, for games that have no drawing of their own."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.markup import escape
from rich.tree import Tree

from serenissima.kernel.core import View
from serenissima.kernel.game import Game
from serenissima.kernel.position import view_to_json
from serenissima.text import Words


def draw(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType:
    """Everything this seat sees, in the words of the rule file."""
    said = view_to_json(game, view)
    tree = Tree(f"[bold]{escape(words.title)}[/]")
    seats = dict(zip(game.names(view.rules)["seat"], players, strict=True))
    grow(tree.add("players"), seats)
    grow(tree.add("table"), said["table"])
    if said["own"] is not None:
        grow(tree.add("own"), said["own"])
    return tree


def grow(tree: Tree, value: Any) -> None:
    """Add a value to the tree; short ones stand on one line."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        if isinstance(item, dict | list) and len(str(item)) > 60:
            grow(tree.add(escape(str(key))), item)
        else:
            tree.add(f"{escape(str(key))} [dim]·[/] {escape(inline(item))}")


def inline(value: Any) -> str:
    """A small value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {inline(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(inline(item) for item in value) or "–"
    return "–" if value is None else str(value)
