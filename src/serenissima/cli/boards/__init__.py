"""Positions on the terminal: one module for each game that has its own drawing, and a plain one for the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from serenissima.cli.boards import dogeship, oltremare, plain, serenissima_1996, serenissima_2012
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import Game
from serenissima.text import Words

Drawing = Callable[[Game, View, Words, tuple[str, ...]], RenderableType]
BOARDS: Final[dict[str, Drawing]] = {
    "dogeship": dogeship.draw,
    "oltremare": oltremare.draw,
    "serenissima_1996": serenissima_1996.draw,
    "serenissima_2012": serenissima_2012.draw,
}
BRIEFS: Final[dict[str, Drawing]] = {
    "dogeship": dogeship.brief,
    "oltremare": oltremare.brief,
    "serenissima_1996": serenissima_1996.brief,
    "serenissima_2012": serenissima_2012.brief,
}


GLOSSES: Final[dict[str, Callable[[Game, View, Words, Move], Text]]] = {"dogeship": dogeship.gloss}


def draw(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType:
    """The position as one seat sees it."""
    return BOARDS.get(game.key, plain.draw)(game, view, words, players)


def brief(game: Game, view: View, words: Words, players: tuple[str, ...]) -> RenderableType | None:
    """What matters in the middle of a turn, in a line or two, for games that can say so."""
    drawing = BRIEFS.get(game.key)
    return drawing(game, view, words, players) if drawing else None


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """What a move is about, where its words alone do not say it."""
    explain = GLOSSES.get(game.key)
    return explain(game, view, words, move) if explain else Text()
