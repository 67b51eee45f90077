"""A game as it can be told to another process, where it is played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serenissima.games import GAMES
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.record import Record
from serenissima.server.table import Table


@dataclass(frozen=True)
class Story:
    """A game so far."""

    table: str
    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    entries: tuple[tuple[Seat, Move], ...]


def story_of(table: Table) -> Story:
    """The game of that table."""
    record = table.playing
    entries = tuple((entry.seat, entry.move) for entry in record.entries)
    return Story(table.fixed.id, table.game.key, record.players, record.options, entries)


def retold(story: Story, before: Record | None = None) -> Record:
    """The game as far as it has come; from an earlier telling if that is on the way."""
    known = () if before is None else tuple((entry.seat, entry.move) for entry in before.entries)
    if before is None or story.entries[: len(known)] != known:
        before = Record(GAMES[story.game], story.players, story.options)
    for seat, move in story.entries[len(before.entries) :]:
        before.play(seat, move)
    return before
