"""Migrations of the database, by Alembic: up when the house opens, down when an operator wants to go back."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent / "migrations"


def prepare(engine: AsyncEngine) -> None:
    """The folder of an SQLite file must be there."""
    url = make_url(engine.url)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


async def up(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to the newest form, or to a certain one."""
    prepare(engine)
    async with engine.begin() as connection:
        await connection.run_sync(run, "upgrade", to)


async def down(engine: AsyncEngine, to: str) -> None:
    """Take the database back."""
    async with engine.begin() as connection:
        await connection.run_sync(run, "downgrade", to)


def run(connection: Connection, direction: str, to: str) -> None:
    """Let Alembic do it in the open transaction; several processes take turns."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1996201220042008)")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    getattr(command, direction)(config, to)
