"""The ledger: appends rows to logs, durably, many tables in one commit; and reads them again.

An append is acknowledged when its transaction is committed. SQLite runs in WAL mode with `synchronous=FULL`: a commit
is on the disk before anybody hears of it. One writer collects what all tables append while the last commit is under
way, so the price of a commit is shared (group commit).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

import msgspec
import structlog
from sqlalchemy import URL, Connection, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serenissima.server import faults, meters, storage
from serenissima.server.logbook import RESEATING, Conflict, players_of, summary_of
from serenissima.server.queues import all_that_waits
from serenissima.server.table import Fixed, Row, Table

MOST_AT_ONCE = 256  # appends in one commit
MOST_ROWS = 4000  # in one statement: SQLite takes 32,766 values, and a row has eight
logger = structlog.get_logger("serenissima.ledger")
faults.UNWRITTEN_BY.append(DBAPIError)
WRITTEN_AS_JSON = ("asked", "result")
SUMMARISED = ("updated", "told", "status", "length", "asked", "due", "bot_due", "result", "rematch")


@dataclass
class Append:
    """Rows to be written with what follows from them, and who waits for it."""

    table_id: str
    rows: Sequence[Row]
    summary: dict[str, Any]
    players: list[dict[str, Any]] | None
    done: asyncio.Future[None]


class Database(AsyncEngine):
    """`connect` is for reading, `begin` for writing.

    SQLite refuses at once, however patient, a transaction that has read and then wants to write when somebody else
    wrote in between. So whoever begins has the right to write from the start.
    """

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


def open_engine(url: str) -> Database:
    """The database behind that address, ready for durable commits."""
    engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=not url.startswith("sqlite")).sync_engine
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return Database(engine)


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL for readers beside the writer, full synchronisation for durability, keys that hold."""
    connection.isolation_level = None  # transactions are begun by `begin_sqlite`
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """Who writes takes the lock at once: a transaction never has to be upgraded half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class File:
    """The writer of an SQLite file: a thread of its own, so that a whole commit is one errand for the loop."""

    def __init__(self, url: URL) -> None:
        self.thread = ThreadPoolExecutor(1, "ledger")
        self.engine = create_engine(
            url.set(drivername="sqlite"),
            connect_args={"check_same_thread": False},
            execution_options={"writes": True},
            hide_parameters=True,
        )
        event.listen(self.engine, "connect", prepare_sqlite)
        event.listen(self.engine, "begin", begin_sqlite)

    async def write(self, batch: list[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, batch)

    def write_now(self, batch: list[Append]) -> None:
        with self.engine.begin() as connection:
            write_batch(connection, batch)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


class Ledger:
    """The logs of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.file = File(engine.url) if engine.dialect.name == "sqlite" else None
        self.waiting: asyncio.Queue[Append] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.trouble = ""  # why the last commit failed; empty when it did not

    def open(self) -> None:
        self.writer = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self.waiting.join()
        if self.writer is not None:
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        if self.file is not None:
            self.file.close()

    async def append(self, table: Table, rows: Sequence[Row]) -> None:
        """Write rows; returns when they are durable."""
        seated = any(row.kind in RESEATING for row in rows)
        done = asyncio.get_running_loop().create_future()
        people = players_of(table) if seated else None
        self.waiting.put_nowait(Append(table.fixed.id, rows, summary_of(table), people, done))
        began = perf_counter()
        await done
        meters.DURABLE.observe(perf_counter() - began)

    async def write(self) -> None:
        """One commit after another, each with all that waits."""
        while True:
            batch = await all_that_waits(self.waiting, MOST_AT_ONCE)
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def commit(self, batch: list[Append]) -> None:
        """All appends in one transaction; if one does not fit, each in its own."""
        try:
            if self.file is not None:
                await self.file.write(batch)
            else:
                async with self.engine.begin() as connection:
                    await connection.run_sync(write_batch, batch)
            meters.count_commit(row.kind for one in batch for row in one.rows)
            self.trouble = ""
        except IntegrityError as error:
            if len(batch) == 1:
                meters.CONFLICTS.inc()
                settle(batch[0], Conflict(str(error.orig)))
            else:
                for one in batch:
                    await self.commit([one])
        except Exception as error:
            self.trouble = type(error).__name__
            meters.UNWRITTEN.inc(len(batch))
            logger.error("rows were not written", appends=len(batch), error=str(error)[:500])
            for one in batch:
                settle(one, error)
        else:
            for one in batch:
                settle(one, None)

    async def create(self, fixed: Fixed) -> None:
        """A table without any row yet; no two tables share an address."""
        values = {**asdict(fixed), **summary_of(Table(fixed)), "counted": False}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(storage.tables).values(**values))
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def mark_broken(self, table_id: str, problem: str) -> None:
        """Take a table offline; its rows stay as they are."""
        async with self.engine.begin() as connection:
            where = storage.tables.c.id == table_id
            await connection.execute(update(storage.tables).where(where).values(status="broken", problem=problem))

    async def fixed(self, table_id: str) -> Fixed | None:
        """What never changes about a table."""
        columns = [storage.tables.c[name] for name in Fixed.__dataclass_fields__]
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(*columns).where(storage.tables.c.id == table_id))).first()
        return Fixed(**found._mapping) if found else None

    async def rows(self, table_id: str, start: int = 0) -> list[Row]:
        """The log from that row on."""
        columns = [storage.log.c[name] for name in Row.__dataclass_fields__]
        where = (storage.log.c.table_id == table_id) & (storage.log.c.n >= start)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).where(where).order_by(storage.log.c.n))
            return [Row(*row) for row in found]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are now."""
        columns = (storage.tables.c.id, storage.tables.c.length)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).where(storage.tables.c.id.in_(table_ids)))
            return {row.id: row.length for row in found}

    async def chat_line(self, number: int) -> Any:
        """A line of chat with who said it; none if it is gone."""
        chat, users = storage.chat, storage.users
        query = select(chat, users.c.password.is_(None).label("guest")).outerjoin(users, users.c.id == chat.c.user_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query.where(chat.c.id == number))).first()


SUMMARY = (
    update(storage.tables)
    .where(storage.tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in SUMMARISED})
)


LOGGED = ("table_id", *Row.__dataclass_fields__)


def write_batch(connection: Connection, batch: list[Append]) -> None:
    """The rows of all appends, and what follows from them."""
    if connection.dialect.name == "sqlite":
        write_together(connection, batch)
    else:
        rows = [dict(zip(LOGGED, row_values(one, row), strict=True)) for one in batch for row in one.rows]
        connection.execute(insert(storage.log), rows)
        connection.execute(SUMMARY, [{"of": one.table_id, **one.summary} for one in batch])
    for one in batch:
        if one.players is not None:
            table = storage.players
            connection.execute(table.delete().where(table.c.table_id == one.table_id))
            if one.players:
                connection.execute(insert(table), one.players)


def row_values(one: Append, row: Row) -> tuple[Any, ...]:
    return one.table_id, row.n, row.kind, row.seat, row.data, row.mark, row.by, row.at


def write_together(connection: Connection, batch: list[Append]) -> None:
    """As few statements as SQLite takes: each costs the loop a turn of the interpreter's lock, however long it is."""
    rows = [row_values(one, row) for one in batch for row in one.rows]
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.exec_driver_sql(insertion(len(some)), tuple(value for row in some for value in row))
    summaries = [value for one in batch for value in (one.table_id, *stored(one.summary))]
    connection.exec_driver_sql(summing_up(len(batch)), tuple(summaries))


def stored(summary: dict[str, Any]) -> list[Any]:
    """The values of a summary as SQLite keeps them."""
    return [as_json(summary[name]) if name in WRITTEN_AS_JSON else summary[name] for name in SUMMARISED]


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@lru_cache(maxsize=2 * MOST_AT_ONCE)
def insertion(rows: int) -> str:
    """The statement that adds so many rows to logs."""
    names = ", ".join(f'"{name}"' for name in LOGGED)
    return f"INSERT INTO log ({names}) VALUES {places(rows, len(LOGGED))}"


@lru_cache(maxsize=MOST_AT_ONCE)
def summing_up(tables: int) -> str:
    """The statement that brings what is known about so many tables up to date."""
    names = ", ".join(SUMMARISED)
    news = ", ".join(f"{name} = news.{name}" for name in SUMMARISED)
    values = places(tables, len(SUMMARISED) + 1)
    return f"WITH news(id, {names}) AS (VALUES {values}) UPDATE tables SET {news} FROM news WHERE tables.id = news.id"


def places(rows: int, columns: int) -> str:
    """Places for the values of so many rows."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def settle(one: Append, error: Exception | None) -> None:
    """Tell whoever waits."""
    if one.done.done():
        return
    if error is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(error)
