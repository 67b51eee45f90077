"""The server: `serenissima serve`."""

from __future__ import annotations

import os
import sys
import webbrowser
from importlib.util import find_spec
from threading import Timer

from cyclopts import App

from serenissima.cli.faults import Fault

NEEDS = ("litestar", "granian", "sqlalchemy", "msgspec")


def add_to(app: App) -> None:
    """Add the commands of this module."""
    app.command(serve)


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8996,
    database: str = "",
    channels: str = "memory",
    redis: str = "redis://localhost:6379",
    workers: int = 1,
    thinkers: int = 1,
    open: bool = False,  # noqa: A002 - as it is typed: --open
) -> int:
    """Open the house: tables for people and bots, in the browser.

    Parameters
    ----------
    host: str
        The address to listen on; 0.0.0.0 for everybody.
    port: int
        The port to listen on.
    database: str
        Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; one file in your data folder without it.
    channels: str
        How workers hear of each other: memory (one worker only), postgresql or redis.
    redis: str
        The address of Redis, for --channels redis.
    workers: int
        How many processes serve; more than one needs PostgreSQL and channels.
    thinkers: int
        How many processes think for bots, for each worker.
    open: bool
        Open the browser.
    """
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise Fault(f"The server needs {', '.join(missing)}.", "Install the extra: pip install 'serenissima[server]'")
    check(database, channels, workers)
    from granian import Granian
    from granian.constants import Interfaces

    from serenissima.server.settings import Settings, to_environment

    chosen = {"host": host, "port": port, "channels": channels, "redis": redis, "thinkers": thinkers}
    settings = Settings(**chosen, workers=workers, **({"database": database} if database else {}))  # type: ignore[arg-type] # fits
    os.environ |= to_environment(settings)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    sys.stderr.write(f"Serenissima is open at {address}\nGames are kept in {settings.database}\n")
    if open:
        Timer(1.5, webbrowser.open, [address]).start()
    server = Granian(
        "serenissima.server.app:from_environment",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        factory=True,
        log_enabled=False,
        websockets=True,
    )
    server.serve()
    return 0


def check(database: str, channels: str, workers: int) -> None:
    """Whether such a house can stand."""
    if channels not in ("memory", "postgresql", "redis"):
        raise Fault(f"There are no channels of the kind {channels!r}.", "There are memory, postgresql and redis.")
    if workers < 1:
        raise Fault("A house has at least one worker.", "For example: --workers 2")
    if workers > 1 and (channels == "memory" or not database.startswith("postgresql+asyncpg://")):
        raise Fault(
            "Several workers need a database and channels that they share.",
            "For example: --workers 4 --database postgresql+asyncpg://localhost/serenissima --channels postgresql",
        )
    if database and not database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        raise Fault(
            f"{database!r} is no database of ours.",
            "It is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        )
