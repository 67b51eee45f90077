"""The server: `serenissima serve`."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from dataclasses import replace
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
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    channels: str | None = None,
    redis: str | None = None,
    workers: int | None = None,
    thinkers: int | None = None,
    client: str | None = None,
    open: bool = False,
) -> int:
    """Open the house: tables for people and bots, in the browser.

    Everything can also be set by the environment: SERENISSIMA_PORT, SERENISSIMA_DATABASE and so on.

    Parameters
    ----------
    host: str | None
        The address to listen on; 0.0.0.0 for everybody.
    port: int | None
        The port to listen on.
    database: str | None
        Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; without it, one file in your home.
    channels: str | None
        How workers hear of each other: memory (one worker only), postgresql or redis.
    redis: str | None
        The address of Redis, for --channels redis.
    workers: int | None
        How many processes serve; more than one needs PostgreSQL and channels.
    thinkers: int | None
        How many processes think for bots, for each worker.
    client: str | None
        The folder of the browser client, as Vite has built it.
    open: bool
        Open the browser.
    """
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise Fault(f"The server needs {', '.join(missing)}.", "Install the extra: pip install 'serenissima[server]'")
    from granian import Granian
    from granian.constants import Interfaces

    from serenissima.server.settings import BadSetting, from_environment, to_environment

    said = {"host": host, "port": port, "database": database, "channels": channels, "redis": redis, "client": client}
    given = {name: value for name, value in {**said, "workers": workers, "thinkers": thinkers}.items() if value}
    try:
        settings = replace(from_environment(os.environ), **given)  # type: ignore[arg-type] # each fits its field
    except BadSetting as error:
        raise Fault(str(error)) from error
    check(settings.database, settings.channels, settings.workers)
    check_port(settings.host, settings.port)
    os.environ |= to_environment(settings)
    name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{name}:{settings.port}"
    sys.stderr.write(f"Serenissima is open at {address}\nGames are kept in {settings.database}\n")
    if open:
        Timer(1.5, webbrowser.open, [address]).start()
    server = Granian(
        "serenissima.server.app:from_environment",
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        workers=settings.workers,
        factory=True,
        log_enabled=False,
        websockets=True,
    )
    server.serve()
    return 0


def check_port(host: str, port: int) -> None:
    """Whether somebody listens there already: two houses at one address would share out their guests."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise Fault(f"Nothing can be opened at {host}:{port}: {error}.", "For example: --port 8997") from error


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
    if not database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        raise Fault(
            f"{database!r} is no database of ours.",
            "It is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        )
