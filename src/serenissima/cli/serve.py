"""The server: `serenissima serve`, and `serenissima think` where its bots think elsewhere."""

from __future__ import annotations

import asyncio
import os
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from serenissima.cli import opening
from serenissima.cli.faults import Fault

if TYPE_CHECKING:
    from serenissima.server.settings import Settings

DATABASE = (
    "Where games are kept: sqlite+aiosqlite:///FILE or postgresql+asyncpg://…; without it, one file in your home."
)
CHANNELS = "How workers hear of each other: memory (one worker only), postgresql, redis or nats."


@Parameter(name="*")
@dataclass(frozen=True)
class Workplace:
    """What whoever thinks for the bots of a house must know of it, as the house does itself."""

    database: Annotated[str | None, Parameter(help=DATABASE)] = None
    channels: Annotated[str | None, Parameter(help=CHANNELS)] = None
    redis: Annotated[str | None, Parameter(help="The address of Redis, for --channels redis.")] = None
    nats: Annotated[str | None, Parameter(help="The address of NATS, for --channels nats.")] = None
    thinkers: Annotated[int | None, Parameter(help="How many processes think for bots, for each worker.")] = None
    faults: Annotated[str | None, Parameter(help="A folder that keeps the positions at which bots failed.")] = None


USUAL: Final = Workplace()


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    where: Workplace = USUAL,
    workers: int | None = None,
    queue: bool | None = None,
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
    workers: int | None
        How many processes serve; more than one needs PostgreSQL and channels.
    queue: bool | None
        Bots do not think here but in `serenissima think`, wherever that runs; needs PostgreSQL and channels.
    client: str | None
        The folder of the browser client, as Vite has built it.
    open: bool
        Open the browser.
    """
    said = {"host": host, "port": port, "workers": workers, "queue": queue, "client": client}
    settings = chosen({**said, **asdict(where)})
    opening.check_port(settings.host, settings.port)
    opening.check_database(settings)
    if open:
        opening.show_when_open(address_of(settings))
    return run(settings)


def house(*, port: int | None = None) -> int:
    """Open the house on this machine and its page in the browser; one that is open already is shown.

    Parameters
    ----------
    port: int | None
        The port to listen on.
    """
    settings = chosen({"port": port})
    address = address_of(settings)
    if opening.answers(address):
        sys.stderr.write(f"Serenissima is open already at {address}\n")
        webbrowser.open(address)
        return 0
    return serve(port=port, open=True)


def address_of(settings: Settings) -> str:
    """Where a browser on this machine finds the house."""
    name = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0") else settings.host
    return f"http://{f'[{name}]' if ':' in name else name}:{settings.port}"


def run(settings: Settings) -> int:
    """Serve until told to stop."""
    from serenissima.server import serving
    from serenissima.server.settings import to_environment

    os.environ |= to_environment(settings)
    kept = opening.without_password(settings.database)
    sys.stderr.write(f"Serenissima is open at {address_of(settings)}\nGames are kept in {kept}\n")
    if settings.client_folder is None:
        sys.stderr.write("Its browser client has not been built; programs find the tables at /api\n")
    with counted_together(settings.workers):
        return serving.serve(settings)


def think(*, where: Workplace = USUAL) -> int:
    """Think for the bots of a house that was opened with --queue; start as many of these as you like, anywhere.

    Its database and channels are those of that house.
    """
    settings = ready({**asdict(where), "queue": True, "workers": 1})
    from serenissima.server import app, logs

    logs.set_up()
    sys.stderr.write("Thinking for bots; stop with Ctrl-C\n")
    asyncio.run(app.think(settings))
    return 0


def chosen(said: dict[str, object]) -> Settings:
    """The settings of the environment with what the command line says instead."""
    opening.need(opening.HOUSE)
    from serenissima.server.settings import BadSetting, from_environment

    given = {name: value for name, value in said.items() if value is not None}
    try:
        settings = replace(from_environment(os.environ), **given)  # type: ignore[arg-type] # each fits its field
    except BadSetting as error:
        raise Fault(str(error)) from error
    opening.check(settings)
    return settings


def ready(said: dict[str, object]) -> Settings:
    """The settings of a house whose database can be used by this version."""
    settings = chosen(said)
    opening.check_database(settings)
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
