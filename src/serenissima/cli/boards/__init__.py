"""Positions on the terminal: as a game's room draws them, or plainly for games that have no drawing of their own."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from serenissima.cli.boards import plain
from serenissima.kernel import room
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import Game
from serenissima.text import Words


def draw(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType:
    """The position as one seat sees it."""
    chart = getattr(room.part(game, "terminal"), "Chart", plain.draw)
    drawn: RenderableType = chart(game, view, words, players)
    return drawn


def brief(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType | None:
    """What matters in the middle of a turn, in a line or two, for games that can say so."""
    chart = getattr(room.part(game, "terminal"), "Chart", None)
    return chart(game, view, words, players).brief() if chart else None


def small(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType | None:
    """The position in a few lines, for a low screen, where the game can say so."""
    own: Any = getattr(room.part(game, "terminal"), "Chart", None)
    drawn: RenderableType | None = own(game, view, words, players).small() if hasattr(own, "small") else None
    return drawn


def chart(game: Game, view: View, words: Words, players: tuple[str, ...], place: str) -> RenderableType | None:
    """The map, with the distances from a place in notation; none where the game has no map or no such place."""
    own: Any = getattr(room.part(game, "terminal"), "Chart", None)
    drawn: RenderableType | None = own(game, view, words, players).map(place) if hasattr(own, "map") else None
    return drawn


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """What a move is about, where its words alone do not say it."""
    explain = getattr(room.part(game, "terminal"), "gloss", None)
    return explain(game, view, words, move) if explain else Text()
