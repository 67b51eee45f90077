"""Whether a house can be opened as it is asked for: packages, address, database. Each fault is a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
import webbrowser
from contextlib import closing
from http.client import HTTPException
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.request import urlopen

import serenissima
from serenissima.cli.faults import Fault

if TYPE_CHECKING:
    from serenissima.server.settings import Settings

HOUSE = ("litestar", "uvicorn", "sqlalchemy", "msgspec")
EXTRA = "Install the extra: pip install 'serenissima[server,archive]'"
SEVERAL = "For example: --workers 4 --database postgresql+asyncpg://localhost/serenissima --channels postgresql"
ELSEWHERE = "Another place: --database sqlite+aiosqlite:///FILE"
UPGRADE = "Install that version again (pip install --upgrade serenissima), or put back a backup of this one."
VERSIONS = Path(serenissima.__file__).parent / "server" / "migrations" / "versions"
RUNNING = "Does it run, and are its address, name and password right?"
PATIENCE = 10.0  # seconds for a database to answer
CHANNELS = ("memory", "postgresql", "redis", "nats")
LONGEST_OPENING = 120.0  # seconds until a browser that waits for the page gives up


def check(settings: Settings) -> None:
    """Whether such a house can stand."""
    database, channels = settings.database, settings.channels
    if not database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        kind = database.partition(":")[0]
        raise Fault(
            f"{kind!r} is no kind of database of ours.",
            "It is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        )
    if channels not in CHANNELS:
        raise Fault(f"There are no channels of the kind {channels!r}.", f"There are {', '.join(CHANNELS)}.")
    if settings.workers < 1 or settings.thinkers < 1:
        raise Fault("A house has at least one worker and one thinker.", "For example: --workers 2")
    on_postgres = database.startswith("postgresql")
    if channels == "postgresql" and not on_postgres:
        raise Fault("Channels by PostgreSQL need a PostgreSQL database.", SEVERAL)
    if (settings.workers > 1 or settings.queue) and (channels == "memory" or not on_postgres):
        raise Fault("Several processes need a database and channels that they share.", SEVERAL)
    check_shards(settings)
    need(packages_of(settings))


def check_shards(settings: Settings) -> None:
    """Whether each has a name and an address, and all are of the kind that can be several."""
    addresses = settings.shard_addresses
    for name, address in addresses.items():
        if not name.isidentifier() or name == "home" or not address.startswith("postgresql+asyncpg://"):
            raise Fault(f"{name}={address} is no shard.", "SERENISSIMA_SHARDS=north=postgresql+asyncpg://…,south=…")
    if addresses and not settings.database.startswith("postgresql"):
        raise Fault("Tables are kept in several databases beside a PostgreSQL only.", SEVERAL)


def packages_of(settings: Settings) -> list[str]:
    """What a house beyond one process and one file needs, as it is imported."""
    wanted = {
        "asyncpg": settings.database.startswith("postgresql"),
        "redis": settings.channels == "redis",
        "nats": settings.channels == "nats",
        "saq": settings.queue,
        "psycopg": settings.queue and settings.channels != "redis",
        "pywebpush": bool(settings.push_key),
        "obstore": bool(settings.archive),
    }
    return [name for name, is_wanted in wanted.items() if is_wanted]


def need(packages: list[str] | tuple[str, ...]) -> None:
    """Whether these are installed."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise Fault(f"The server needs {', '.join(missing)}.", EXTRA)


# Its address


def check_port(host: str, port: int) -> None:
    """Whether somebody listens there already: two houses at one address would share out their guests."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere the word means that others may be pushed aside
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise Fault(f"Nothing can be opened at {host}:{port}: {error}.", "For example: --port 8997") from error


def answers(address: str) -> bool:
    """Whether a house is open there."""
    try:
        with urlopen(f"{address}/health", timeout=1) as answer:
            return bool(answer.read(8).startswith(b"ok"))
    except (OSError, HTTPException):
        return False


def show_when_open(address: str) -> None:
    """Open the browser as soon as the house answers, and not on a page that cannot be reached yet."""

    def wait() -> None:
        until = time.monotonic() + LONGEST_OPENING
        while time.monotonic() < until:
            if answers(address):
                webbrowser.open(address)
                return
            time.sleep(0.1)

    Thread(target=wait, daemon=True).start()


# Its database


def check_database(settings: Settings) -> None:
    """Whether games can be kept there, and this version knows the form in which they are."""
    file = settings.sqlite_file
    revisions, oldest = in_file(file) if file is not None else in_postgresql(settings.database)
    known = {path.name.partition("_")[0] for path in VERSIONS.glob("0*.py")}
    for revision in revisions:
        if revision not in known and not (oldest and oldest <= max(known)):
            where = file if file is not None else without_password(settings.database)
            newest = f"form {revision}; this version knows forms up to {max(known)}"
            raise Fault(f"The games in {where} were kept by a newer Serenissima ({newest}).", UPGRADE)


FORM = "SELECT version_num FROM alembic_version"
OLDEST = "SELECT value FROM house WHERE key = 'oldest_form'"  # whose houses can go on there
Forms = tuple[list[str], str]  # of a database, and the oldest that can live with it


def in_file(file: Path) -> Forms:
    """The form of the house in an SQLite file; nothing where there is none yet."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        check_writable(file)
        with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if found and "alembic_version" not in found:
                raise Fault(f"{file} is a database, but no house of ours.", ELSEWHERE)
            revisions = [str(revision) for (revision,) in connection.execute(FORM)] if found else []
            oldest = [str(form) for (form,) in connection.execute(OLDEST)] if "house" in found else []
            connection.execute("ROLLBACK")
            return revisions, "".join(oldest)
    except OSError as error:
        raise Fault(f"Games cannot be kept in {file}: {error.strerror}.", ELSEWHERE) from error
    except sqlite3.Error as failure:
        raise Fault(f"Games cannot be kept in {file}: {failure}.", ELSEWHERE) from failure


def check_writable(file: Path) -> None:
    """SQLite writes beside its file as well; what it says where it cannot is hard to understand."""
    for path in (file.parent, file):
        if path.exists() and not os.access(path, os.W_OK):
            raise Fault(f"Games cannot be kept in {file}: nothing may be written to {path}.", ELSEWHERE)
    if file.is_dir():
        raise Fault(f"Games cannot be kept in {file}: it is a folder.", ELSEWHERE)


def in_postgresql(database: str) -> Forms:
    """The form of the house in a PostgreSQL; nothing where there is none yet."""
    import asyncpg
    from sqlalchemy import make_url

    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)

    async def ask() -> Forms:
        connection = await asyncpg.connect(address, timeout=PATIENCE)
        try:
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is None:
                return [], ""
            has_note = await connection.fetchval("SELECT to_regclass('house')") is not None
            oldest = await connection.fetchval(OLDEST) if has_note else None
            return [str(row["version_num"]) for row in await connection.fetch(FORM)], oldest or ""
        finally:
            await connection.close()

    try:
        return asyncio.run(ask())
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        said = str(error) or "no answer"
        raise Fault(f"The database {without_password(database)} cannot be used: {said}.", RUNNING) from error


def without_password(database: str) -> str:
    from sqlalchemy import make_url

    return str(make_url(database))
