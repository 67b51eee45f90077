"""A house in a file: `serenissima export`, `import` and `backup`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from serenissima.cli.faults import Fault
from serenissima.cli.serve import chosen, ready

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

House = Annotated[str | None, Parameter(help="The house; without it, the one of SERENISSIMA_DATABASE or in your home.")]


def export(file: Path, *, database: House = None) -> int:
    """Write all accounts, games and ratings of a house to one file; it fits SQLite and PostgreSQL alike.

    Parameters
    ----------
    file: Path
        Where to; packed if it ends in .gz, and inside a folder with the usual name.
    """
    settings = ready({"database": database})
    from serenissima.server import backup as files
    from serenissima.server.archive import Archive, open_store
    from serenissima.server.ledger import open_engine

    async def export_all(engine: AsyncEngine, to: Path) -> dict[str, int]:
        store = open_store(settings)
        shards = [open_engine(address) for address in settings.shard_addresses.values()]
        try:
            return await files.export(engine, to, *(Archive(one, store) for one in (engine, *shards)))
        finally:
            for one in shards:
                await one.dispose()

    to = file / "serenissima.jsonl.gz" if file.is_dir() else file
    counts = asyncio.run(files.with_house(settings.database, export_all, to))
    sys.stdout.write(f"{to}: {told(counts)}\n")
    return 0


def take_in(file: Path, *, database: str | None = None) -> int:
    """Take an export into a new, empty house.

    Parameters
    ----------
    file: Path
        What `serenissima export` has written.
    database: str | None
        The new house; without it, the one of SERENISSIMA_DATABASE or in your home.
    """
    settings = ready({"database": database})
    from serenissima.server import backup as files

    try:
        counts = asyncio.run(files.with_house(settings.database, files.import_all, file))
    except (files.BadExport, OSError) as error:
        raise Fault(f"{file} was not taken in: {error}.") from error
    sys.stdout.write(f"{told(counts)}\n")
    return 0


def backup(file: Path, *, database: House = None) -> int:
    """Copy an SQLite house to a file while it is open. For PostgreSQL use its own pg_dump, or `serenissima export`.

    Parameters
    ----------
    file: Path
        Where to; it must not exist yet.
    """
    settings = chosen({"database": database})
    from serenissima.server import backup as files

    if settings.sqlite_file is None:
        raise Fault(
            "This house is in PostgreSQL, which makes its own backups.",
            "pg_dump --format=custom --file=house.dump DATABASE, or: serenissima export FILE",
        )
    if file.exists():
        raise Fault(f"{file} is there already.")
    try:
        files.back_up(settings.sqlite_file, file)
    except (files.BadExport, OSError) as error:
        raise Fault(f"No backup was made: {error}.") from error
    sys.stdout.write(f"{file}\n")
    return 0


def archive(*, database: House = None, days: float | None = None) -> int:
    """Pack finished games into the object store of SERENISSIMA_ARCHIVE (s3://BUCKET/FOLDER).

    A house that knows of an archive does so by itself every hour; it may be open meanwhile.

    Parameters
    ----------
    days: float | None
        How long nothing has happened at their tables; without it, SERENISSIMA_ARCHIVE_AFTER_DAYS.
    """
    settings = ready({"database": database})
    from serenissima.server.archive import pack_away
    from serenissima.server.refusals import No

    if not settings.archive:
        raise Fault("No archive is named.", "For example: SERENISSIMA_ARCHIVE=s3://games/serenissima")
    try:
        games, size = asyncio.run(pack_away(settings, days))
    except No as no:
        raise Fault(no.message) from no
    sys.stdout.write(f"{games} games packed away, {size} bytes\n")
    return 0


def told(counts: dict[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items())
