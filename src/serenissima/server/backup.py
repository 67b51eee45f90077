"""Everything of a house in one file, and back: exports and imports of accounts, games and ratings, and backups.

An export is JSON, one row of one table a line, after a line that says what it is; it fits any database of ours.
Sessions stay behind: who comes to the new house signs in again.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Table, cast, func, insert, select
from sqlalchemy.dialects.postgresql import REGCLASS
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima import __version__
from serenissima.server import migrate, storage
from serenissima.server.archive import COLUMNS, Archive
from serenissima.server.ledger import open_engine

FORMAT = 1
AT_ONCE = 500  # rows written in one statement
# Good for one house and one moment only:
LEFT_OUT = ("sessions", "notices", "proofs", "counters", "house", "processes", "quarters", "archived", "slots", "unfed")
KEPT: list[Table] = [table for table in storage.metadata.sorted_tables if table.name not in LEFT_OUT]


class BadExport(ValueError):
    """A file that cannot be taken in; nothing has changed."""


Work = Callable[[AsyncEngine, Path], Awaitable[dict[str, int]]]


async def with_house(database: str, work: Work, file: Path) -> dict[str, int]:
    """Do it with the database at that address, and leave it."""
    engine = open_engine(database)
    try:
        return await work(engine, file)
    finally:
        await engine.dispose()


def opened(file: Path, mode: str) -> IO[str]:
    """A text file, packed if its name ends in `.gz`."""
    if file.suffix == ".gz":
        return gzip.open(file, mode + "t", encoding="utf-8")  # type: ignore[return-value] # text, by the `t`
    return file.open(mode, encoding="utf-8")


async def export(engine: AsyncEngine, file: Path, *elsewhere: Archive) -> dict[str, int]:
    """Write everything, as it is at one moment; how many rows of each table.

    What was packed away, here or in other databases, is unpacked, and the logs of those follow.
    """
    counts: dict[str, int] = {}
    async with standing_still(engine) as connection:
        with opened(file, "w") as out:
            out.write(json.dumps({"serenissima": __version__, "format": FORMAT}) + "\n")
            for table in KEPT:
                counts[table.name] = 0
                async for row in rows_of(connection, table):
                    out.write(line_of(table, row | {"lives": 0} if table is storage.tables else row))
                    counts[table.name] += 1
            for archive in elsewhere or (Archive(engine, None),):
                async for row in more_logs(archive, engine):
                    out.write(line_of(storage.log, row))
                    counts["log"] += 1
    return counts


def line_of(table: Table, row: dict[str, Any]) -> str:
    return json.dumps([table.name, row], ensure_ascii=False, separators=(",", ":")) + "\n"


async def more_logs(archive: Archive, but: AsyncEngine) -> AsyncIterator[dict[str, Any]]:
    """The logs of a database, if it is another one, and of the games that were packed away from there."""
    async with standing_still(archive.engine) as connection:
        if archive.engine is not but:
            async for row in rows_of(connection, storage.log):
                yield row
        packed = list((await connection.execute(select(storage.archived.c.table_id))).scalars())
    for table_id in packed:
        for one in await archive.rows(table_id):
            yield {"table_id": table_id, **{name: getattr(one, name) for name in COLUMNS}}


@asynccontextmanager
async def standing_still(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A database as it is now, whatever is written while it is read."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


async def rows_of(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    found = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in found.mappings():
        yield dict(row)


async def import_all(engine: AsyncEngine, file: Path) -> dict[str, int]:
    """Take an export into an empty house, all of it or nothing."""
    await migrate.up(engine)
    counts = {table.name: 0 for table in KEPT}
    async with engine.begin() as connection:
        if (await connection.execute(select(func.count()).select_from(storage.users))).scalar():
            raise BadExport("this house is not empty: an export is taken in by a new one")
        for table, rows in batches(file):
            await connection.execute(insert(table), rows)
            counts[table.name] += len(rows)
        if engine.dialect.name == "postgresql":
            for table in KEPT:
                await count_on(connection, table)
    return counts


async def count_on(connection: AsyncConnection, table: Table) -> None:
    """Where PostgreSQL numbers the rows: the next one comes after those that were taken in."""
    number = table.autoincrement_column
    if number is not None:
        known = select(func.coalesce(func.max(number), 0) + 1).scalar_subquery()
        named = func.pg_get_serial_sequence(table.name, number.name)
        await connection.execute(select(func.setval(cast(named, REGCLASS), known, False)))


def batches(file: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of a file, many of one table at once."""
    table: Table | None = None
    rows: list[dict[str, Any]] = []
    for one, row in lines(file):
        if rows and (one is not table or len(rows) >= AT_ONCE):
            assert table is not None
            yield table, rows
            rows = []
        table = one
        rows.append(row)
    if rows and table is not None:
        yield table, rows


def lines(file: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """The rows of a file; what is no row of ours is refused with its line."""
    known = {table.name: table for table in KEPT}
    with opened(file, "r") as read:
        try:
            head = json.loads(read.readline())
            if head["format"] != FORMAT:
                raise BadExport(f"it is of format {head['format']}, and this house reads {FORMAT}")
        except (ValueError, KeyError, TypeError) as error:
            raise BadExport(f"{file} is no export of a house: {error}") from error
        for number, line in enumerate(read, 2):
            try:
                name, row = json.loads(line)
                table = known[name]
                if set(row) != set(table.columns.keys()):
                    raise BadExport(f"{', '.join(sorted(set(row) ^ set(table.columns.keys())))} does not fit")
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise BadExport(f"line {number} is no row of ours: {error}") from error
            yield table, row


def back_up(database: Path, file: Path) -> None:
    """Copy an SQLite house while it is open; the copy is complete and in order, whatever is written meanwhile."""
    if not database.exists():
        raise BadExport(f"there is no house in {database}")
    source, copy = sqlite3.connect(database), sqlite3.connect(file)
    try:
        source.backup(copy)
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        source.close()
        copy.close()
    if found != "ok":
        raise BadExport(f"the copy is damaged: {found}")
