"""Deals between seats: where in a record they begin and end, and what each was worth to both sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, Move, Seat
from serenissima.kernel.game import Game
from serenissima.kernel.record import Entry, Record


@dataclass(frozen=True)
class Deal:
    """A deal that was closed: the entries it took, counted from 1, its sides, and what it changed for every seat."""

    kind: str
    first: int
    last: int
    sides: tuple[Seat, ...]
    change: list[float]


@dataclass(frozen=True)
class Custom:
    """How one kind of deal begins and ends, in the words of the record."""

    kind: str
    opens: tuple[str, ...]
    closes: tuple[str, ...]
    fails: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()


@lru_cache(maxsize=16)
def customs(game: Game) -> list[Custom]:
    """The kinds of deals in a game; most have none."""
    return [
        Custom(kind["kind"], *(tuple(kind.get(part, ())) for part in ("opens", "closes", "fails", "talk")))
        for kind in room.read(game, "table.toml").get("deals", ())
    ]


def is_talk(game: Game, entry: Entry) -> bool:
    """Whether an answer only opens a talk, or is a part of an offer that nobody has answered yet."""
    said = f"{entry.step}.{entry.move[0]}"
    return any(entry.step in custom.talk or said in custom.opens for custom in customs(game))


def deeds(game: Game, step: str, moves: list[Move]) -> list[Move]:
    """The answers that do more than open a talk."""
    opens = {said for custom in customs(game) for said in custom.opens}
    return [move for move in moves if f"{step}.{move[0]}" not in opens]


def deals(record: Record, curve: list[list[float]]) -> list[Deal]:
    """All deals of a game in their order; each is worth the difference it made to the equity of every seat."""
    found = [deal for custom in customs(record.game) for deal in closed(record, custom, curve)]
    return sorted(found, key=lambda deal: deal.last)


def closed(record: Record, custom: Custom, curve: list[list[float]]) -> Iterator[Deal]:
    """The deals of one kind."""
    first = 0
    for number, entry in enumerate(record.entries, 1):
        said = f"{entry.step}.{entry.move[0]}"
        if said in custom.opens:
            first = number
        elif said in custom.fails:
            first = 0
        elif first and said in custom.closes:
            change = [b - a for a, b in zip(curve[first - 1], curve[number], strict=True)]
            yield Deal(custom.kind, first, number, sides(record.entries[first - 1 : number]), change)
            first = 0


def sides(entries: list[Entry]) -> tuple[Seat, ...]:
    """Who had a say, the one who began first."""
    return tuple(dict.fromkeys(entry.seat for entry in entries if entry.seat != CHANCE))
