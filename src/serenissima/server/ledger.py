"""The ledger: appends rows to logs, durably, many tables in one commit; and reads them again.

An append is acknowledged when its transaction is committed. SQLite runs in WAL mode with `synchronous=FULL`: a commit
is on the disk before anybody hears of it. One writer collects what all tables append while the last commit is under
way, so the price of a commit is shared (group commit).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import URL, ColumnElement, Connection, Engine, event, insert, make_url, select, true, update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as SQLite
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from serenissima.server import faults, meters, storage
from serenissima.server.archive import Archive
from serenissima.server.logbook import RESEATING, Conflict, players_of, summary_of
from serenissima.server.queues import all_that_waits
from serenissima.server.table import Fixed, Row, Table
from serenissima.server.tally import Tally, tally_of

MOST_AT_ONCE = 256  # appends in one commit
MOST_OPEN = 15  # connections to an SQLite file beside the writer's
MOST_ROWS = 4000  # in one statement: SQLite takes 32,766 values, and a row has eight
logger = structlog.get_logger("serenissima.ledger")
faults.UNWRITTEN_BY += (DBAPIError, sqlite3.Error)
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


class Moved(Exception):
    """A table is kept in another database by now."""


class Database(AsyncEngine):
    """`connect` is for reading, `begin` for writing.

    SQLite refuses at once, however patient, a transaction that has read and then wants to write when somebody else
    wrote in between. So whoever begins has the right to write from the start. PostgreSQL is read without a transaction,
    which would be two more words to it: there each statement sees what is there when it comes.
    """

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        reads = engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="AUTOCOMMIT")
        self.reads = AsyncEngine(reads)

    def connect(self) -> AsyncConnection:
        return self.reads.connect()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        async with super().connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection


def open_engine(url: str) -> Database:
    """The database behind that address, ready for durable commits."""
    engine = create_async_engine(url, hide_parameters=True, **kept_open(make_url(url))).sync_engine
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    else:
        event.listen(engine, "do_connect", connect_whole)
        event.listen(engine, "checkout", check_open)
    return Database(engine)


def kept_open(url: URL) -> dict[str, Any]:
    """As many connections to a file as are ever open at once stay open: each is a thread, and takes long to make."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return {}
    return {"poolclass": AsyncAdaptedQueuePool, "pool_size": MOST_OPEN, "max_overflow": 0}


def connect_whole(_dialect: object, _record: object, _where: object, how: dict[str, Any]) -> None:
    """A connection to PostgreSQL that is cut off while it opens is closed."""
    from serenissima.server.postgres import connected

    how["async_creator_fn"] = connected


def check_open(connection: Any, *_: object) -> None:
    """A connection that PostgreSQL has closed is not used again: the driver knows, and need not ask there each time."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


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
    """The writer of an SQLite file: a thread of its own, so that a whole commit is one errand for the loop.

    Every move goes through here, so it speaks to SQLite itself: two statements between the words of a transaction.
    """

    def __init__(self, url: URL) -> None:
        self.thread = ThreadPoolExecutor(1, "ledger")
        (self.where,), how = SQLite().create_connect_args(url)
        self.how = {**how, "check_same_thread": False}
        self.connection: sqlite3.Connection | None = None  # from the first commit on

    async def write(self, batch: list[Append]) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, batch)

    def write_now(self, batch: list[Append]) -> None:
        if self.connection is None:
            self.connection = sqlite3.connect(self.where, **self.how)
            prepare_sqlite(self.connection, None)
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            write_together(self.connection, batch)
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()


class Writer(Protocol):
    """Whoever writes into a database of one kind."""

    async def write(self, batch: list[Append]) -> None:
        """All of it is durable, or nothing."""

    async def close(self) -> None: ...


class Ledger:
    """The logs of all tables."""

    def __init__(self, engine: AsyncEngine, archive: Archive | None = None) -> None:
        self.engine = engine
        self.archive = archive or Archive(engine, None)  # for what was packed away
        self.by = self.writer_of(engine)
        self.waiting: asyncio.Queue[Append] = asyncio.Queue()
        self.writing: asyncio.Task[None] | None = None
        self.trouble = ""  # why the last commit failed; empty when it did not
        self.lives: ColumnElement[bool] = true()  # whether a log is here; where there is one database, all are

    @property
    def databases(self) -> list[AsyncEngine]:
        """Where logs are."""
        return [self.engine]

    def writer_of(self, engine: AsyncEngine) -> Writer:
        """Whoever writes there."""
        if engine.dialect.name == "sqlite":
            return File(engine.url)
        from serenissima.server.primary import Primary

        return Primary(engine)

    def open(self) -> None:
        self.writing = asyncio.create_task(self.write())

    async def close(self) -> None:
        """Write what waits, and stop."""
        await self.waiting.join()
        if self.writing is not None:
            self.writing.cancel()
            with suppress(asyncio.CancelledError):
                await self.writing
        await self.by.close()

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
            await self.by.write(batch)
            meters.count_commit(row.kind for one in batch for row in one.rows)
            self.trouble = ""
        except (sqlite3.IntegrityError, Conflict, Moved) as error:
            if len(batch) == 1:
                meters.CONFLICTS.inc()
                settle(batch[0], Conflict(str(error)))
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
        try:
            async with self.engine.begin() as connection:
                await self.create_in(connection, fixed)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def create_in(self, connection: AsyncConnection, fixed: Fixed, **more: Any) -> None:
        """The same in the open transaction."""
        values = {**asdict(fixed), **summary_of(Table(fixed)), "counted": False, **more}
        await connection.execute(insert(storage.tables).values(**values))

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
        where = (storage.log.c.table_id == table_id) & (storage.log.c.n >= start) & self.lives
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).where(where).order_by(storage.log.c.n))
            rows = [Row(*row) for row in found]
        first = rows[0].n if rows else start or 1  # whoever has read a log finds nothing new in the archive
        if first > start:
            rows = [*(row for row in await self.archive.rows(table_id) if row.n >= start), *rows]
        return rows

    async def check_reachable(self, table_ids: Sequence[str]) -> None:
        """Refuse, while some of these logs are in an archive that is away."""
        await self.archive.check_reachable(table_ids)

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are now."""
        columns = (storage.tables.c.id, storage.tables.c.length)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(*columns).where(storage.tables.c.id.in_(table_ids)))
            return {row.id: row.length for row in found}

    async def tally(self, table_id: str) -> Tally:
        """Who has chosen how often, and who was late."""
        async with self.engine.connect() as connection:
            return await tally_of(connection, table_id)

    async def chat_line(self, number: int) -> Any:
        """A line of chat with who said it; none if it is gone."""
        chat, users = storage.chat, storage.users
        bot = users.c.owner.is_not(None)
        guest = users.c.password.is_(None) & ~bot
        query = select(chat, guest.label("guest"), bot.label("bot")).outerjoin(users, users.c.id == chat.c.user_id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query.where(chat.c.id == number))).first()


LOGGED = ("table_id", *Row.__dataclass_fields__)
SEATED = (
    "INSERT INTO players (table_id, seat, user_id, name, bot, program) "
    "VALUES (:table_id, :seat, :user_id, :name, :bot, :program)"
)


def row_values(one: Append, row: Row) -> tuple[Any, ...]:
    return one.table_id, row.n, row.kind, row.seat, row.data, row.mark, row.by, row.at


def write_together(connection: sqlite3.Connection, batch: list[Append]) -> None:
    """As few statements as SQLite takes: each costs the loop a turn of the interpreter's lock, however long it is."""
    rows = [row_values(one, row) for one in batch for row in one.rows]
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        connection.execute(insertion(len(some)), [value for row in some for value in row])
    summaries = [value for one in batch for value in (one.table_id, *stored(one.summary))]
    connection.execute(summing_up(len(batch)), summaries)
    for one in batch:
        if one.players is not None:
            connection.execute("DELETE FROM players WHERE table_id = ?", (one.table_id,))
            connection.executemany(SEATED, one.players)


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
