"""What is asked of the archive: openings, places, seats, length and outcomes of the games that fit some filters."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from serenissima.kernel.openings import LEVELS
from serenissima.statistics.archive import Archive, copy, source_of
from serenissima.statistics.filters import Filters

MOST: Final = 40  # openings at once


Rows = list[tuple[Any, ...]]
QUESTIONS: Final = {  # of the sums that fit: what is drawn, and the file of it
    "places": "SELECT place, sum(games)::BIGINT AS games, sum(won) AS won FROM {sums} GROUP BY place"
    " ORDER BY games DESC, place",
    "seats": "SELECT seat, sum(games)::BIGINT AS games, sum(won) AS won FROM {sums} GROUP BY seat ORDER BY seat",
    "length": "SELECT rounds, sum(games)::BIGINT AS games FROM {sums} GROUP BY rounds ORDER BY rounds",
    "minutes": "SELECT minutes, sum(games)::BIGINT AS games FROM {sums} GROUP BY minutes ORDER BY minutes",
    "outcomes": "SELECT place, score, sum(seated)::BIGINT AS seated FROM {sums} GROUP BY place, score"
    " ORDER BY place, score",
    "leads": "SELECT moment, sum(games)::BIGINT AS games, sum(won) AS won FROM {sums} GROUP BY moment"
    " ORDER BY moment DESC",
}
DRAWN: Final = ("openings", *QUESTIONS)  # what is handed out as files
SOURCES: Final = {"leads": ("leads", "late")}  # parts that are summed up in several files


def opening_query(filters: Filters) -> tuple[str, list[Any]]:
    """The next level of the openings that begin so, those that were played most often first."""
    depth = min(len(filters.opening), LEVELS - 1)
    begun = [f"o{level + 1} = ?" for level in range(depth)]
    where = " AND ".join([*begun, f"o{depth + 1} <> ''"])
    query = f"SELECT o{depth + 1} AS opening, sum(games)::BIGINT AS games, sum(won) AS won FROM {{sums}} WHERE {where}"
    return f"{query} GROUP BY opening ORDER BY games DESC, opening LIMIT {MOST}", list(filters.opening[:depth])


def query_of(archive: Archive, filters: Filters, part: str) -> tuple[str, list[Any]]:
    """What is asked for one part of a page, with its values."""
    query, begun = opening_query(filters) if part == "openings" else (QUESTIONS[part], [])
    where, values = filters.where()
    files = [archive.sums(filters.game, name) for name in SOURCES.get(part, (part,))]
    return query.format(sums=f"(SELECT * FROM {source_of(files)} WHERE {where})"), [*values, *begun]


def ask(archive: Archive, filters: Filters) -> dict[str, Rows]:
    """Everything that one page shows about the games that fit, as rows."""
    if not archive.sums(filters.game, "seats").exists():
        return {part: [] for part in DRAWN}
    with archive.asking() as base:
        return {part: base.execute(*query_of(archive, filters, part)).fetchall() for part in DRAWN}


def write(archive: Archive, filters: Filters, part: str, form: str, to: Path) -> None:
    """One part of the page as a file."""
    with archive.asking() as base:
        query, values = query_of(archive, filters, part)
        base.execute(f"CREATE TEMP TABLE part AS {query}", values)
        try:
            copy(base, "SELECT * FROM part", to, form)
        finally:
            base.execute("DROP TABLE part")
