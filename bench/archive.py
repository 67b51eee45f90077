"""Packs many finished games into a real S3 server, and tells how long that takes and how much room it needs.

    python bench/archive.py --games 100000

Some hundred games are really played, by the rules, to an end of which people make most: one gives up early, or late.
Each is copied under many ids into a PostgreSQL, in portions; each portion is packed by `pack_away`, as a house and
`serenissima archive` do, into moto's S3 server. At the end one game is read back from there, followed by the rules and
told again, and the rest of the database is weighed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import asyncpg

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serenissima.games import GAMES
from serenissima.server import migrate
from serenissima.server.archive import COLUMNS, Archive, open_store, pack_away
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.logbook import summary_of
from serenissima.server.quarters import new_table_id
from serenissima.server.routes.records import replayed
from serenissima.server.settings import Settings, from_environment
from serenissima.server.story import story_of
from serenissima.server.table import Fixed, Row, Table
from server.databases import new_database, postgres_running
from server.stores import store_running

LONG_AGO = 1_600_000_000.0
JSON = ("options", "pace", "asked", "result")


@dataclass(frozen=True)
class Played:
    """A game that was really played, and what is kept of it beside its log."""

    facts: dict[str, Any]
    rows: list[Row]


def played(game: str, seed: int) -> Played:
    """Two people, any legal answers, until one of them gives up."""
    rng = random.Random(seed)
    seats = min(GAMES[game].seats)
    fixed = Fixed(
        id=new_table_id(),
        game=game,
        rules=GAMES[game].version,
        seats=seats,
        options={name: option.default for name, option in GAMES[game].options.items()},
        pace={"kind": "none"},
        visibility="public",
        rated=False,
        shuffle=True,
        host="u0",
        invite="invite",
        secret=f"{seed:064x}",
        created=LONG_AGO,
    )
    table, at = Table(fixed), LONG_AGO
    rows: list[Row] = []
    for seat in range(seats):
        rows += table.sit(f"u{seat}", f"player{seat}", None, f"luck{seat}", at)
    rows += table.start(at)
    choices = rng.randint(10, 80)
    while table.status == "playing":
        at += rng.uniform(0.5, 20)
        if table.by_itself() is not None:
            rows += table.go_on(at)
        elif choices:
            seat = rng.choice(table.asked())
            rows += table.play(seat, table.seen(seat), rng.choice(table.legal_words(seat)), at)
            choices -= 1
        else:
            rows += gives_up(table, at)
    kept = {**asdict(fixed), **summary_of(table), "counted": False, "entered": True, "lives": 0}
    return Played({**kept, "told": LONG_AGO, "updated": LONG_AGO}, rows)


def gives_up(table: Table, at: float) -> list[Row]:
    """One after the other, until one person is left."""
    rows: list[Row] = []
    for seat in range(table.fixed.seats):
        if table.status == "playing":
            rows += table.resign(seat, at)
    return rows


def copies(games: list[Played], count: int) -> Iterator[Played]:
    """So many games under ids of their own."""
    for number in range(count):
        game = games[number % len(games)]
        yield Played({**game.facts, "id": new_table_id()}, game.rows)


async def fill(address: str, games: list[Played], count: int) -> int:
    """Put copies into the database, by PostgreSQL's own way for many rows; how many rows of logs."""
    connection = await asyncpg.connect(address)
    some = list(copies(games, count))
    names = list(some[0].facts)
    tables = [[json.dumps(one.facts[name]) if name in JSON else one.facts[name] for name in names] for one in some]
    rows = [(one.facts["id"], *(getattr(row, name) for name in COLUMNS)) for one in some for row in one.rows]
    await connection.copy_records_to_table("tables", records=tables, columns=names)
    await connection.copy_records_to_table("log", records=rows, columns=["table_id", *COLUMNS])
    await connection.close()
    return len(rows)


async def measure(settings: Settings, said: argparse.Namespace) -> bool:
    """Portion by portion; what one game is when it comes back."""
    engine = open_engine(settings.database)
    await migrate.up(engine)
    address = settings.database.replace("+asyncpg", "")
    games = [played(name, seed) for seed in range(said.distinct // len(GAMES)) for name in GAMES]
    print(f"{len(games)} games played, {sum(len(game.rows) for game in games) / len(games):.0f} rows each", flush=True)
    rows = size = done = 0
    spent = processor = 0.0
    while done < said.games:
        rows += await fill(address, games, min(said.portion, said.games - done))
        began, busy = time.perf_counter(), time.process_time()
        packed, added = await pack_away(settings, 0)
        spent, processor = spent + time.perf_counter() - began, processor + time.process_time() - busy
        done, size = done + packed, size + added
        print(f"{done} packed, {spent:.0f} s, {size / 1e6:.1f} MB", flush=True)
    print(f"{done} games, {rows} rows, packed in {spent:.0f} s ({1000 * processor / done:.2f} ms of processor each)")
    print(f"{size / 1e6:.1f} MB, {size / done:.0f} bytes a game, {size / rows:.1f} a row")
    well = await one_told_again(engine, settings, games)
    await weigh(address)
    await engine.dispose()
    return well and done == said.games


async def one_told_again(engine: Any, settings: Settings, games: list[Played]) -> bool:
    """A game in the middle, read from the archive, followed by the rules, and told as a replay."""
    ledger = Ledger(engine, Archive(engine, open_store(settings)))
    connection = await asyncpg.connect(settings.database.replace("+asyncpg", ""))
    table_id = await connection.fetchval("SELECT table_id FROM archived ORDER BY table_id OFFSET 50 LIMIT 1")
    left = await connection.fetchval("SELECT count(*) FROM log")
    await connection.close()
    began = time.perf_counter()
    fixed, rows = await ledger.fixed(table_id), await ledger.rows(table_id)
    read = time.perf_counter() - began
    assert fixed is not None
    table = Table(fixed)
    table.take_all(rows)
    told = replayed(story_of(table), "open", 0, 400)
    known = any(rows == game.rows for game in games)
    print(f"{table_id}: read in {1000 * read:.0f} ms, {len(rows)} rows, {told.length} moments told, equal: {known}")
    print(f"rows left in the log: {left}")
    return known and left == 0 and table.status == "over"


async def weigh(address: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute("VACUUM FULL")
    for name in ("tables", "log", "archived"):
        print(f"{name}: {await connection.fetchval('SELECT pg_total_relation_size($1::regclass)', name) / 1e6:.1f} MB")
    await connection.close()


def main() -> int:
    """Start everything, pack, stop everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--portion", type=int, default=10_000, help="games in the database at once")
    parser.add_argument("--distinct", type=int, default=200, help="games that are really played")
    said = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(postgres_running(folder / "postgres"))
        store = stack.enter_context(store_running())
        os.environ |= store.environment  # its keys
        settings = from_environment({"SERENISSIMA_DATABASE": new_database(server), **store.environment})
        return 0 if asyncio.run(measure(settings, said)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
