"""The archive: the facts of all finished public games as Parquet, added to in batches and asked by DuckDB.

FOLDER/facts/GAME/000017.parquet   so many games to a batch; many of them become one
FOLDER/sums/GAME/openings.parquet  what pages ask for, summed up by everything that they can be filtered by
FOLDER/public/GAME.parquet         the facts in one file without who played, for everybody
FOLDER/state.json                  when it was refreshed, and the records
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import rmtree
from tempfile import NamedTemporaryFile
from typing import Any, Final

import duckdb

from serenissima.kernel.openings import LEVELS
from serenissima.statistics.facts import COLUMNS, Facts
from serenissima.statistics.filters import BAND

MANY: Final = 12  # files of a game, before they become one
NOBODYS: Final = [name for name in COLUMNS if name != "who"]  # what everybody may have
SETTINGS: Final = {"threads": "2", "autoinstall_known_extensions": "false", "autoload_known_extensions": "false"}


@dataclass(frozen=True)
class State:
    """When the archive was refreshed, how many games it has of each kind, and their records."""

    refreshed: float = 0.0
    games: dict[str, int] = field(default_factory=dict)
    records: dict[str, list[dict[str, Any]]] = field(default_factory=dict)


class Archive:
    """The files of one house. Several processes may read them while one writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = duckdb.connect(":memory:", config=dict(SETTINGS))

    def close(self) -> None:
        self.base.close()

    @contextmanager
    def asking(self) -> Iterator[duckdb.DuckDBPyConnection]:
        """A connection for one thread."""
        cursor = self.base.cursor()
        try:
            yield cursor
        finally:
            cursor.close()

    # Reading

    @property
    def state(self) -> State:
        """As it was last refreshed; empty before that."""
        try:
            return State(**json.loads((self.folder / "state.json").read_text(encoding="utf-8")))
        except FileNotFoundError:
            return State()

    @property
    def stamp(self) -> int:
        """Changes with every refreshing."""
        try:
            return (self.folder / "state.json").stat().st_mtime_ns
        except FileNotFoundError:
            return 0

    def files(self, game: str) -> list[Path]:
        """The facts of a game, the oldest first."""
        return sorted((self.folder / "facts" / game).glob("*.parquet"))

    def public(self, game: str) -> Path:
        """All of them in one file, for everybody."""
        return self.folder / "public" / f"{game}.parquet"

    def sums(self, game: str, part: str) -> Path:
        """What pages ask for."""
        return self.folder / "sums" / game / f"{part}.parquet"

    def games(self) -> list[str]:
        return sorted(path.name for path in (self.folder / "facts").glob("*") if path.is_dir())

    # Writing

    def write(self, batch: int, rows: dict[str, list[Facts]]) -> None:
        """The facts of one batch by game; written again, they take the place of those written before."""
        for game, facts in rows.items():
            into = self.folder / "facts" / game
            into.mkdir(parents=True, exist_ok=True)
            self.to_parquet(facts, into / f"{batch:06}.parquet")

    def to_parquet(self, facts: Sequence[Facts], to: Path) -> None:
        """Rows as a file, which appears when it is whole."""
        with NamedTemporaryFile("w", suffix=".json", dir=to.parent, encoding="utf-8") as lines, self.asking() as base:
            for row in facts:
                lines.write(json.dumps(row) + "\n")
            lines.flush()
            kinds = "{" + ", ".join(f"'{name}': '{kind}'" for name, kind in COLUMNS.items()) + "}"
            source = f"read_json('{quoted(lines.name)}', format='newline_delimited', columns={kinds})"
            copy(base, f"SELECT {', '.join(COLUMNS)} FROM {source}", to)

    def clear(self) -> None:
        """Nothing is kept any more."""
        for part in ("facts", "sums", "public"):
            rmtree(self.folder / part, ignore_errors=True)
        (self.folder / "state.json").unlink(missing_ok=True)

    def join(self, game: str) -> None:
        """Many small files become one, under the name of the last: the others go once it is whole."""
        files = self.files(game)
        if len(files) < MANY:
            return
        with self.asking() as base:
            copy(base, f"SELECT * FROM {source_of(files)} ORDER BY ended, table_id, seat", files[-1])
        for file in files[:-1]:
            file.unlink()

    def finish(self, now: float) -> State:
        """Everything written is joined, summed up, handed out, and told."""
        counts: dict[str, int] = {}
        records: dict[str, list[dict[str, Any]]] = {}
        (self.folder / "public").mkdir(parents=True, exist_ok=True)
        for game in self.games():
            self.join(game)
            facts = source_of(self.files(game))
            with self.asking() as base:
                copy(
                    base, f"SELECT {', '.join(NOBODYS)} FROM {facts} ORDER BY ended, table_id, seat", self.public(game)
                )
                self.sum_up(base, game, facts)
                counts[game] = base.sql(f"SELECT count(*) FROM {facts} WHERE seat = 0").fetchall()[0][0]
                records[game] = list(records_of(base, facts))
        state = State(now, counts, records)
        fresh = self.folder / "state.json.new"
        fresh.write_text(json.dumps(state.__dict__), encoding="utf-8")
        fresh.replace(self.folder / "state.json")
        return state

    def sum_up(self, base: duckdb.DuckDBPyConnection, game: str, facts: str) -> None:
        """The sums of a game, so that no page has to count its games."""
        for part, cube in CUBES.items():
            to = self.sums(game, part)
            to.parent.mkdir(parents=True, exist_ok=True)
            copy(base, f"SELECT {BY}, {cube.keys}, {cube.sums} FROM {cube.of.format(facts=facts)} GROUP BY ALL", to)


@dataclass(frozen=True)
class Cube:
    """What is summed up, by which keys, and of which rows."""

    keys: str
    sums: str
    of: str


WON: Final = "count(*) AS games, sum(won) AS won"
BY: Final = f"seats, rating // {BAND} AS band, pace, people"  # what one can filter by
GAMES: Final = "{facts} WHERE seat = 0"
CUBES: Final = {
    "openings": Cube(", ".join(f"o{level + 1}" for level in range(LEVELS)), WON, "{facts}"),
    "places": Cube("place_held AS place", WON, "(SELECT *, unnest(places) AS place_held FROM {facts})"),
    "seats": Cube("seat", WON, "{facts}"),
    "length": Cube("rounds", "count(*) AS games", GAMES),
    "minutes": Cube("5 * (minutes // 5) AS minutes", "count(*) AS games", GAMES),
    "outcomes": Cube("place, score", "count(*) AS seated", "{facts} WHERE place < 3 AND score IS NOT NULL"),
    "leads": Cube("'third' AS moment", WON, "{facts} WHERE led_third"),
    "late": Cube("'late' AS moment", WON, "{facts} WHERE led_late"),
}


def quoted(text: str | Path) -> str:
    """Text inside a string of SQL."""
    return str(text).replace("'", "''")


def source_of(files: Sequence[Path]) -> str:
    """These files as a table of SQL."""
    return "read_parquet([" + ", ".join(f"'{quoted(file)}'" for file in files) + "])"


def copy(base: duckdb.DuckDBPyConnection, query: str, to: Path, form: str = "parquet") -> None:
    """What a query finds, as a file that appears when it is whole."""
    part = to.with_name(f"{to.name}.part")
    how = "FORMAT parquet, COMPRESSION zstd" if form == "parquet" else "FORMAT csv, HEADER"
    base.execute(f"COPY ({query}) TO '{quoted(part)}' ({how})")
    part.replace(to)


# Records

RECORDS: Final = {  # who holds one, at which table, when, and how much; the best comes first
    "highest": "SELECT who, table_id, ended, score AS value FROM facts WHERE kind = 'person' AND score IS NOT NULL"
    " ORDER BY score DESC, ended LIMIT 1",
    "closest": "SELECT who, table_id, ended, margin AS value FROM facts WHERE kind = 'person' AND margin IS NOT NULL"
    " ORDER BY margin, ended LIMIT 1",
    "clearest": "SELECT who, table_id, ended, margin AS value FROM facts WHERE kind = 'person' AND margin IS NOT NULL"
    " ORDER BY margin DESC, ended LIMIT 1",
    # games of a person in their order: a row of wins has one number of games lost before it
    "row": "SELECT who, arg_max(table_id, ended), max(ended), count(*) AS value FROM"
    " (SELECT who, table_id, ended, won = 1 AS first,"
    " sum(CASE WHEN won = 1 THEN 0 ELSE 1 END) OVER (PARTITION BY who ORDER BY ended, table_id) AS lost"
    " FROM facts WHERE kind = 'person') WHERE first"
    " GROUP BY who, lost HAVING count(*) > 1 ORDER BY value DESC, 3 LIMIT 1",
    # against people: how much more than a fair share
    "bot": "SELECT who, arg_max(table_id, ended), max(ended), 100 * sum(won) / count(*) AS value FROM facts"
    " WHERE kind = 'bot' AND table_id IN (SELECT table_id FROM facts WHERE kind = 'person')"
    " GROUP BY who HAVING count(*) >= 100 ORDER BY sum(won) / sum(1 / seats) DESC LIMIT 1",
}


def records_of(base: duckdb.DuckDBPyConnection, facts: str) -> Iterator[dict[str, Any]]:
    """The records of a game; those that nobody holds yet are left out."""
    for kind, query in RECORDS.items():
        for who, table, ended, value in base.execute(f"WITH facts AS (FROM {facts}) {query}").fetchall():
            yield {"kind": kind, "who": who, "table": table, "ended": ended, "value": round(float(value), 1)}
