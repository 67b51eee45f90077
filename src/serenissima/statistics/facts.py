"""What is kept of a finished game for the statistics: one row for each seat, told from its record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serenissima.kernel.core import AnyState
from serenissima.kernel.openings import LEVELS, opened
from serenissima.kernel.record import Record
from serenissima.review.figures import turn_of

Facts = dict[str, Any]  # a row

COLUMNS: Final = {  # in the order in which they are written, with their types in DuckDB
    "table_id": "VARCHAR",
    "ended": "DOUBLE",
    "rules": "INTEGER",
    "seats": "TINYINT",
    "seat": "TINYINT",
    "kind": "VARCHAR",
    "who": "VARCHAR",
    "people": "BOOLEAN",
    "rating": "SMALLINT",
    "pace": "VARCHAR",
    "place": "TINYINT",
    "won": "FLOAT",
    "score": "INTEGER",
    "margin": "INTEGER",
    "rounds": "SMALLINT",
    "minutes": "INTEGER",
    **{f"o{level + 1}": "VARCHAR" for level in range(LEVELS)},
    "places": "VARCHAR[]",
    "led_third": "BOOLEAN",
    "led_late": "BOOLEAN",
}
MEANINGS: Final = {
    "table_id": "the table; its record is at /api/tables/TABLE/record",
    "ended": "when it ended, in seconds since 1970",
    "rules": "version of the rules",
    "seats": "how many played",
    "seat": "which seat this row is of, counted from 0 in the order of the seats",
    "kind": "person, program (somebody's bot) or bot (a level of the house)",
    "people": "whether people alone played",
    "rating": "mean rating of those who had one when the game was taken in",
    "pace": "live (on the clock or without one) or turns (a time for each answer, in hours or days)",
    "place": "at the end, 1 is first",
    "won": "1, or a part of it where the first place was shared",
    "score": "points at the end; none where a game was given up",
    "margin": "for a sole winner: by how many points",
    "rounds": "rounds played; where a game has none, turns of a seat",
    "minutes": "from the first row of the log to the last",
    **{f"o{level + 1}": "the opening, level by level: a verb, then KIND:NAME" for level in range(LEVELS)},
    "places": "what the seat held on the chart when the opening was over",
    "led_third": "whether it alone had the most points after a third of all entries",
    "led_late": "and after two thirds",
}


@dataclass(frozen=True)
class Finished:
    """A game that is over, as the house knows it beside its record."""

    table: str
    ended: float
    minutes: int
    pace: str
    kinds: tuple[str, ...]
    who: tuple[str, ...]
    rating: int | None
    places: tuple[int, ...]
    scores: tuple[int, ...]  # empty where a game was given up


def facts_of(record: Record, finished: Finished) -> list[Facts]:
    """A row for each seat."""
    count, rounds, levels = len(record.players), rounds_of(record), opened(record)
    third, late = leaders(record)
    firsts = finished.places.count(1)
    best = sorted(finished.scores, reverse=True)
    margin = best[0] - best[1] if firsts == 1 and len(best) > 1 else None
    shared = {
        "table_id": finished.table,
        "ended": finished.ended,
        "rules": record.game.version,
        "seats": count,
        "people": set(finished.kinds) == {"person"},
        "rating": finished.rating,
        "pace": finished.pace,
        "rounds": rounds,
        "minutes": finished.minutes,
    }
    return [
        shared
        | {
            "seat": seat,
            "kind": finished.kinds[seat],
            "who": finished.who[seat],
            "place": finished.places[seat],
            "won": 1 / firsts if finished.places[seat] == 1 else 0.0,
            "score": finished.scores[seat] if finished.scores else None,
            "margin": margin if finished.places[seat] == 1 else None,
            **{f"o{at + 1}": text for at, text in enumerate(levels[seat].levels)},
            "places": levels[seat].places,
            "led_third": third == seat,
            "led_late": late == seat,
        }
        for seat in range(count)
    ]


def rounds_of(record: Record) -> int:
    """How many rounds were played; in a game without rounds, how many turns a seat had."""
    counted = getattr(record.state.table, "round", None)
    if isinstance(counted, int):
        return counted
    turns = [turn_of(g) for g, _, _ in record.replay()]
    begun = sum(1 for at, turn in enumerate(turns) if turn is not None and (at == 0 or turns[at - 1] != turn))
    return -(-begun // len(record.players))


def leaders(record: Record) -> tuple[int | None, int | None]:
    """Who alone had the most points after a third and after two thirds of all entries."""
    count = len(record.entries)
    marks = (count // 3, 2 * count // 3)
    found: dict[int, int | None] = {}
    for number, (g, _, _) in enumerate(record.replay(marks[1])):
        if number in marks:
            found[number] = sole_leader(record, g)
    return found.get(marks[0]), found.get(marks[1])


def sole_leader(record: Record, g: AnyState) -> int | None:
    scores = list(record.game.scores(g))
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None
