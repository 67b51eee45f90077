"""Phases of a game: what each seat's decisions gave away in the opening, in the ending, and between by what they did.

The first fifth of all entries is the opening, the last third the ending. Between them the theme of a turn says the
phase, as `[phases]` in `table.toml` of the room has it; what is about nothing in particular is the middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.game import Game
from serenissima.kernel.record import Entry, Record
from serenissima.kernel.themes import theme_of
from serenissima.review.report import Judged

PHASES: Final = ("opening", "trade", "deals", "fight", "building", "middle", "ending")
OPENING, ENDING = 1 / 5, 2 / 3  # parts of all entries
POINTS: Final = 100  # of chance in a whole game

Given = dict[str, float]  # points of chance given away, by phase


@lru_cache(maxsize=16)
def phase_of_themes(game: Game) -> dict[str, str]:
    """The phase that each theme of a game belongs to; none where its room does not say so."""
    said: dict[str, list[str]] = room.read(game, "table.toml").get("phases", {})
    return {theme: phase for phase, themes in said.items() for theme in themes}


def phases(record: Record, judged: list[Judged]) -> list[Given]:
    """What every seat gave away in each phase in which it had anything to decide."""
    found: list[Given] = [{} for _ in record.players]
    for number, seat, theme in turns(record):
        entries = [one for one in judged[number - 1 : number - 1 + len(theme[1])] if one.choices > 1]
        if entries:
            phase = phase_at(record, number, theme[0])
            lost = POINTS * sum(one.loss for one in entries)
            found[seat][phase] = found[seat].get(phase, 0.0) + lost
    return found


def phase_at(record: Record, number: int, theme: str) -> str:
    """The phase of a turn that begins with that entry."""
    part = (number - 1) / len(record.entries)
    if part < OPENING:
        return "opening"
    return "ending" if part >= ENDING else phase_of_themes(record.game).get(theme, "middle")


def turns(record: Record) -> Iterator[tuple[int, Seat, tuple[str, list[Entry]]]]:
    """Answers of one seat in a row: the number of the first, whose they are, what they are about, and they."""
    replay = record.replay()
    g, number = next(replay)[0], 1
    while number <= len(record.entries):
        seat = record.entries[number - 1].seat
        row = in_a_row(record, number)
        if seat != CHANCE:
            yield number, seat, (theme_of(record.game, g, seat, tuple(entry.move for entry in row)), row)
        for _ in row:
            g = next(replay)[0]
        number += len(row)


def in_a_row(record: Record, number: int) -> list[Entry]:
    """The entries of one seat, or of luck, from that one on until another answers."""
    first = record.entries[number - 1]
    end = number
    while end < len(record.entries) and record.entries[end].seat == first.seat:
        end += 1
    return record.entries[number - 1 : end]
