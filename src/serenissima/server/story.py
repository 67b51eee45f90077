"""A game as it can be told to another process, where it is played again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serenissima.games import GAMES
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.record import Entry, Record
from serenissima.server.table import Table


@dataclass(frozen=True)
class Story:
    """A game so far."""

    table: str
    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    entries: tuple[tuple[Seat, Move, str, str], ...]
    start: dict[str, Any] | None = None  # the position by hand from which it began


def story_of(table: Table) -> Story:
    """The game of that table."""
    record = table.playing
    return Story(table.fixed.id, table.game.key, record.players, record.options, plain(record), record.start)


def plain(record: Record) -> tuple[tuple[Seat, Move, str, str], ...]:
    """The entries as they can be sent: objects of the compiled engine cannot."""
    return tuple((entry.seat, entry.move, entry.step, entry.check) for entry in record.entries)


def retold(story: Story, before: Record | None = None) -> Record:
    """The game as far as it has come; from an earlier telling if that is on the way."""
    known = () if before is None else plain(before)
    if before is None or story.entries[: len(known)] != known:
        before = Record(GAMES[story.game], story.players, story.options, start=story.start)
    before.retell(Entry(*said) for said in story.entries[len(before.entries) :])
    return before
