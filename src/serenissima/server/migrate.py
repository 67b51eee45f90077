"""Migrations of the database, by Alembic: up when the house opens, down when an operator wants to go back.

Two versions can be open on one database while houses go over to the newer one after the other. A form that only adds
what the version before can do without says so (`expands`); what is no longer needed is removed by a later one. The
oldest form whose houses can go on is noted in the database, so that an older house can also be opened again there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, inspect, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server.storage import house

FOLDER = Path(__file__).parent / "migrations"
OLDEST = "oldest_form"  # in the table `house`
TURNS = "SELECT pg_advisory_xact_lock(1996201220042008)"  # several processes take turns


def prepare(engine: AsyncEngine) -> None:
    """The folder of an SQLite file must be there."""
    url = make_url(engine.url)
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


async def up(engine: AsyncEngine, to: str = "head") -> None:
    """Bring the database to the newest form, or to a certain one; a newer one that we can live with stays."""
    prepare(engine)
    async with rebuilding(engine) as connection:
        if not await connection.run_sync(is_newer):
            await connection.run_sync(run, "upgrade", to)
            await connection.run_sync(note_oldest)


async def down(engine: AsyncEngine, to: str) -> None:
    """Take the database back."""
    async with rebuilding(engine) as connection:
        await connection.run_sync(run, "downgrade", to)


def scripts() -> ScriptDirectory:
    """All forms that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return ScriptDirectory.from_config(config)


def oldest_with(form: str) -> str:
    """The oldest form whose houses can go on in a database of that form."""
    known = scripts()
    while getattr(known.get_revision(form).module, "expands", False):
        form = str(known.get_revision(form).down_revision)
    return form


def is_newer(connection: Connection) -> bool:
    """Whether a newer version has brought this database to a form that ours can live with."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(TURNS)
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None or found in {one.revision for one in scripts().walk_revisions()}:
        return False
    oldest = connection.execute(select(house.c.value).where(house.c.key == OLDEST)).scalar()
    if oldest is None or oldest > str(scripts().get_current_head()):
        raise TooNew(f"the database is of form {found}, and this version knows up to {scripts().get_current_head()}")
    return True


def note_oldest(connection: Connection) -> None:
    """Older houses read it when they are opened again; the first forms have no place for it."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and inspect(connection).has_table(house.name):
        connection.execute(delete(house).where(house.c.key == OLDEST))
        connection.execute(insert(house).values(key=OLDEST, value=oldest_with(found)))


class TooNew(Exception):
    """A newer version has brought the database to a form that this one cannot live with."""


class Orphaned(Exception):
    """A change of the form would leave rows behind that belong to nothing."""


@asynccontextmanager
async def rebuilding(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which tables may be made anew.

    SQLite changes a table by making another and removing the first, and what belongs to its rows would be removed with
    it (ON DELETE CASCADE): all logs with `tables`. So its keys are let loose meanwhile, which it allows outside of a
    transaction only, and looked at before anything is kept.
    """
    if engine.dialect.name != "sqlite":
        async with engine.begin() as connection:
            yield connection
        return
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
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
        connection.exec_driver_sql(TURNS)
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    getattr(command, direction)(config, to)
