"""The server: `serenissima serve`, and `serenissima think` where its bots think elsewhere."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from threading import Timer
from typing import TYPE_CHECKING

from serenissima.cli.faults import Fault

if TYPE_CHECKING:
    from serenissima.server.settings import Settings

NEEDS = ("litestar", "granian", "sqlalchemy", "msgspec")
SEVERAL = "For example: --workers 4 --database postgresql+asyncpg://localhost/serenissima --channels postgresql"
LONGEST_GOODBYE = 20  # seconds for a worker to finish what it has begun


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    channels: str | None = None,
    redis: str | None = None,
    workers: int | None = None,
    thinkers: int | None = None,
    queue: bool | None = None,
    faults: str | None = None,
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
    queue: bool | None
        Bots do not think here but in `serenissima think`, wherever that runs; needs PostgreSQL and channels.
    faults: str | None
        A folder that keeps the positions at which bots failed.
    client: str | None
        The folder of the browser client, as Vite has built it.
    open: bool
        Open the browser.
    """
    said = {"host": host, "port": port, "database": database, "channels": channels, "redis": redis, "client": client}
    settings = chosen({**said, "workers": workers, "thinkers": thinkers, "queue": queue, "faults": faults})
    from granian import Granian
    from granian.constants import Interfaces
    from sqlalchemy import make_url

    from serenissima.server.settings import to_environment

    check_port(settings.host, settings.port)
    os.environ |= to_environment(settings)
    name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    address = f"http://{name}:{settings.port}"
    sys.stderr.write(f"Serenissima is open at {address}\nGames are kept in {make_url(settings.database)}\n")
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
        respawn_failed_workers=True,
        workers_kill_timeout=LONGEST_GOODBYE,
    )
    with counted_together(settings.workers):
        server.serve()
    return 0


def think(
    *,
    database: str | None = None,
    channels: str | None = None,
    redis: str | None = None,
    thinkers: int | None = None,
    faults: str | None = None,
) -> int:
    """Think for the bots of a house that was opened with --queue; start as many of these as you like, anywhere.

    Parameters
    ----------
    database: str | None
        The database of that house.
    channels: str | None
        Its channels: postgresql or redis.
    redis: str | None
        The address of its Redis, for --channels redis.
    thinkers: int | None
        How many processes think.
    faults: str | None
        A folder that keeps the positions at which bots failed.
    """
    said = {"database": database, "channels": channels, "redis": redis, "thinkers": thinkers, "faults": faults}
    settings = chosen({**said, "queue": True, "workers": 1})
    from serenissima.server import app, logs

    logs.set_up()
    sys.stderr.write("Thinking for bots; stop with Ctrl-C\n")
    asyncio.run(app.think(settings))
    return 0


def chosen(said: dict[str, object]) -> Settings:
    """The settings of the environment with what the command line says instead."""
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise Fault(f"The server needs {', '.join(missing)}.", "Install the extra: pip install 'serenissima[server]'")
    from serenissima.server.settings import BadSetting, from_environment

    given = {name: value for name, value in said.items() if value is not None}
    try:
        settings = replace(from_environment(os.environ), **given)  # type: ignore[arg-type] # each fits its field
    except BadSetting as error:
        raise Fault(str(error)) from error
    check(settings)
    return settings


@contextmanager
def counted_together(workers: int) -> Iterator[None]:
    """A folder where several workers count for Prometheus, so that each can tell the numbers of all."""
    if workers == 1:
        yield
        return
    with TemporaryDirectory(prefix="serenissima-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def check_port(host: str, port: int) -> None:
    """Whether somebody listens there already: two houses at one address would share out their guests."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            raise Fault(f"Nothing can be opened at {host}:{port}: {error}.", "For example: --port 8997") from error


def check(settings: Settings) -> None:
    """Whether such a house can stand."""
    database, channels = settings.database, settings.channels
    if not database.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite:///")):
        kind = database.partition(":")[0]
        raise Fault(
            f"{kind!r} is no kind of database of ours.",
            "It is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME.",
        )
    if channels not in ("memory", "postgresql", "redis"):
        raise Fault(f"There are no channels of the kind {channels!r}.", "There are memory, postgresql and redis.")
    if settings.workers < 1 or settings.thinkers < 1:
        raise Fault("A house has at least one worker and one thinker.", "For example: --workers 2")
    on_postgres = database.startswith("postgresql")
    if channels == "postgresql" and not on_postgres:
        raise Fault("Channels by PostgreSQL need a PostgreSQL database.", SEVERAL)
    if (settings.workers > 1 or settings.queue) and (channels == "memory" or not on_postgres):
        raise Fault("Several processes need a database and channels that they share.", SEVERAL)
