"""Advice in words: moves with what they are worth."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from serenissima.kernel.core import AnyState, Seat
from serenissima.kernel.game import Game, called
from serenissima.review.advice import Advice
from serenissima.review.ways import spelt
from serenissima.review.wording import because, way_text
from serenissima.text import Words


def points(share: float) -> str:
    """A change in points of a hundred, with its sign."""
    return f"{100 * share:+.1f}"


def advice_rows(words: Words, game: Game, g: AnyState, seat: Seat, found: list[Advice]) -> list[dict[str, Any]]:
    """Whole turns as they can be typed and in words, with what they are worth and why."""
    written, names = game.names(g.rules), called(game, g)
    return [
        {
            "move": "; ".join(" ".join(said) for _, said in spelt(game, written, one.way.answers)),
            "text": way_text(words, game, names, one.way.answers),
            "same": [way_text(words, game, names, way.answers) for way in one.same],
            "why": because(words, names, seat, one.facts, one.share),
            "share": round(one.share, 6),
            "behind": round(found[0].share - one.share, 6),
            "visits": one.visits,
            "error": round(one.error, 6),
        }
        for one in found
    ]


def advice_table(words: Words, player: str, rows: list[dict[str, Any]]) -> Table:
    """The best turns, the best one first; beneath each what is worth as much, and why."""
    table = Table(title=words.say("review", "hints", player=player), title_style="bold", title_justify="left")
    table.header_style = "dim"
    for key, side in {"move": "left", "words": "left", "share": "right", "behind": "right", "visits": "right"}.items():
        table.add_column(words.say("review", key), justify="right" if side == "right" else "left", overflow="fold")
    for row in rows:
        share = f"{row['share']:.1%} ± {100 * row['error']:.1f}"
        behind = points(-row["behind"]) if row["behind"] else ""
        same = [words.say("reasons", "same"), *(f"– {text}" for text in row["same"])] if row["same"] else []
        said = "\n".join([row["text"], *same, row["why"]])
        table.add_row(row["move"], said, share, behind, str(row["visits"]), style="" if behind else "bold")
    return table


def advice_lines(words: Words, player: str, rows: list[dict[str, Any]]) -> Text:
    """The same for a narrow screen: what to type, what is worth as much, and why."""
    lines = [Text(words.say("review", "hints", player=player), style="bold")]
    for row in rows:
        lines.append(Text.assemble((f"{row['share']:>6.1%}  ", "bold cyan"), (row["move"], "bold")))
        if row["same"]:
            lines.append(Text(f"{words.say('reasons', 'same')} {'; '.join(row['same'])}"))
        lines.append(Text(row["why"], style="dim"))
    return Text("\n").join(lines)
