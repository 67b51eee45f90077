"""Migrations of the database, by Alembic: up when the house opens, down when an operator wants to go back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

FOLDER = Path(__file__).parent / "migrations"


def prepare(engine: AsyncEngine) -> None:
    """The folder of an SQLite file must be there."""
    url = make_url(engine.url)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


async def up(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to the newest form, or to a certain one."""
    prepare(engine)
    async with rebuilding(engine) as connection:
        await connection.run_sync(run, "upgrade", to)


async def down(engine: AsyncEngine, to: str) -> None:
    """Take the database back."""
    async with rebuilding(engine) as connection:
        await connection.run_sync(run, "downgrade", to)


class Orphaned(Exception):
    """A change of the form would leave rows behind that belong to nothing."""


@asynccontextmanager
async def rebuilding(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables may be made anew.

    SQLite changes a table by making another and removing the first, and what belongs to its rows would be removed with
    it (ON DELETE CASCADE): all logs with `tables`. So its keys are let loose meanwhile, which it allows outside of a
    transaction only, and looked at before anything is kept.
    """
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        if connection.dialect.name != "sqlite":
            async with connection.begin():
                yield connection
            return
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        await driver.execute("PRAGMA foreign_keys=OFF")
        try:
            async with connection.begin():
                yield connection
                orphans = (await connection.exec_driver_sql("PRAGMA foreign_key_check")).all()
                if orphans:
                    raise Orphaned(f"{len(orphans)} rows of {', '.join(sorted({str(row[0]) for row in orphans}))}")
        finally:
            await driver.execute("PRAGMA foreign_keys=ON")


def run(connection: Connection, direction: str, to: str) -> None:
    """Let Alembic do it in the open transaction; several processes take turns."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1996201220042008)")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    getattr(command, direction)(config, to)
