"""The writer of a PostgreSQL: a session of its own, and one statement for all that is written together.

Every move goes through here, so it speaks to the driver itself. A statement is a transaction: it goes out once, and
what comes back is that it is durable.
"""

from __future__ import annotations

from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import faults
from serenissima.server.ledger import LOGGED, SUMMARISED, WRITTEN_AS_JSON, Append, Moved, row_values, stored
from serenissima.server.logbook import Conflict

SEATED = ("table_id", "seat", "user_id", "name", "bot", "program")
NUMBERS = dict.fromkeys(("n", "seat", "length"), "integer")
NUMBERS |= dict.fromkeys(("at", "updated", "told", "due"), "float8")
NUMBERS |= dict.fromkeys(("bot_due", "program"), "boolean")
faults.UNWRITTEN_BY += (asyncpg.PostgresError, asyncpg.InterfaceError)


def quoted(names: tuple[str, ...]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def given(names: tuple[str, ...], first: int = 1) -> str:
    """So many columns, each as one value of the statement."""
    columns = (f"${first + at}::{NUMBERS.get(name, 'text')}[]" for at, name in enumerate(names))
    return f"unnest({', '.join(columns)}) AS given({quoted(names)})"


def news(name: str) -> str:
    return f'"{name}" = given."{name}"{"::json" if name in WRITTEN_AS_JSON else ""}'


WRITE = f"""\
WITH written AS (INSERT INTO log ({quoted(LOGGED)}) SELECT * FROM {given(LOGGED)})
UPDATE tables SET {", ".join(map(news, SUMMARISED))} FROM {given(("id", *SUMMARISED), 1 + len(LOGGED))}
WHERE tables.id = given.id"""
STAND_UP = "DELETE FROM players WHERE table_id = ANY($1::text[])"
SIT_DOWN = f"INSERT INTO players ({quoted(SEATED)}) SELECT * FROM {given(SEATED)}"
ARE_HERE = "SELECT id FROM tables WHERE id = ANY($1::text[]) AND lives = 0 ORDER BY id FOR NO KEY UPDATE"
TO_BE_FED = f"""\
INSERT INTO unfed (table_id, length) SELECT * FROM {given(("table_id", "length"))}
ON CONFLICT (table_id) DO UPDATE SET length = excluded.length"""


class Primary:
    """Who writes into a database that has all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None  # from the first commit on
        self.session: Any = None  # as the driver has it

    async def write(self, batch: list[Append]) -> None:
        """All of it or nothing."""
        session = await self.connected()
        try:
            await self.write_by(session, batch)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict(str(error)) from error
        except Moved:
            raise
        except BaseException:  # whether it was written is not known, and perhaps the session is gone
            await self.close()
            raise

    async def connected(self) -> Any:
        if self.session is not None and self.session.is_closed():
            await self.close()
        if self.session is None:
            self.connection = await self.engine.connect()
            self.session = (await self.connection.get_raw_connection()).driver_connection
        return self.session

    async def write_by(self, session: Any, batch: list[Append]) -> None:
        if all(one.players is None for one in batch):
            await session.execute(WRITE, *rows_of(batch), *summaries_of(batch))
        else:
            async with session.transaction():
                await write_all(session, batch)

    async def close(self) -> None:
        connection, self.connection, self.session = self.connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()


class Among(Primary):
    """Who writes into one database of several: a table is written where it is, and where it was, by nobody."""

    def __init__(self, engine: AsyncEngine, *, fed: bool) -> None:
        super().__init__(engine)
        self.fed = fed  # lists are elsewhere, and must hear of it

    async def write_by(self, session: Any, batch: list[Append]) -> None:
        lengths = {one.table_id: one.summary["length"] for one in batch}
        async with session.transaction():
            if len(await session.fetch(ARE_HERE, list(lengths))) < len(lengths):
                raise Moved
            await write_all(session, batch)
            if self.fed:
                await session.execute(TO_BE_FED, list(lengths), list(lengths.values()))


async def write_all(session: Any, batch: list[Append]) -> None:
    """In the open transaction; who sits where as well."""
    await session.execute(WRITE, *rows_of(batch), *summaries_of(batch))
    seated = [one for one in batch if one.players is not None]
    if seated:
        await session.execute(STAND_UP, [one.table_id for one in seated])
        people = [tuple(person[name] for name in SEATED) for one in seated for person in one.players or ()]
        await session.execute(SIT_DOWN, *columns(people, len(SEATED)))


def rows_of(batch: list[Append]) -> list[list[Any]]:
    return columns([row_values(one, row) for one in batch for row in one.rows], len(LOGGED))


def summaries_of(batch: list[Append]) -> list[list[Any]]:
    return columns([(one.table_id, *stored(one.summary)) for one in batch], 1 + len(SUMMARISED))


def columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return list(map(list, zip(*rows, strict=True))) if rows else [[] for _ in range(width)]
