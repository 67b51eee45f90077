"""Advice in words: moves with what they are worth."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from serenissima.kernel.core import AnyState
from serenissima.kernel.game import Game
from serenissima.kernel.notation import move_text, top_name
from serenissima.review.advice import Advice
from serenissima.text import Words


def points(share: float) -> str:
    """A change in points of a hundred, with its sign."""
    return f"{100 * share:+.1f}"


def advice_rows(game: Game, g: AnyState, found: list[Advice]) -> list[dict[str, Any]]:
    """The moves in notation and in words with what they are worth."""
    names, step, words = game.names(g.rules), top_name(g), Words("en", game.key)
    return [
        {
            "move": move_text(game, names, step, one.move),
            "text": words.move(game, names, step, one.move),
            "share": round(one.share, 6),
            "behind": round(found[0].share - one.share, 6),
            "visits": one.visits,
            "error": round(one.error, 6),
        }
        for one in found
    ]


def advice_table(words: Words, player: str, rows: list[dict[str, Any]]) -> Table:
    """The best moves, the best one first."""
    table = Table(title=words.say("review", "hints", player=player), title_style="bold", title_justify="left")
    table.header_style = "dim"
    for key, side in {"move": "left", "words": "left", "share": "right", "behind": "right", "visits": "right"}.items():
        table.add_column(words.say("review", key), justify="right" if side == "right" else "left", overflow="fold")
    for row in rows:
        share = f"{row['share']:.1%} ± {100 * row['error']:.1f}"
        behind = points(-row["behind"]) if row["behind"] else ""
        table.add_row(row["move"], row["text"], share, behind, str(row["visits"]), style="" if behind else "bold")
    return table
