"""Servers for the tests, each started once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest

from server.attacked import house_for
from server.brokers import Broker, Missing, broker_running
from server.databases import address_of, careless, new_database, postgres_running
from server.running import Client, Server


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A house that does not tire: the embedded default, unless PostgreSQL is attacked."""
    yield from house_for("house", request, {})


@pytest.fixture
def anna(server: Server) -> Iterator[Client]:
    """A guest."""
    client = server.guest()
    yield client
    client.close()


@pytest.fixture
def bruno(server: Server) -> Iterator[Client]:
    """Another one."""
    client = server.guest()
    yield client
    client.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL.

    Its folder is not among those of pytest: root runs it as somebody else, whom every pytest that begins anywhere on
    this machine shuts out of them, and it dies of that at its next checkpoint.
    """
    with TemporaryDirectory(prefix="serenissima-") as folder, postgres_running(Path(folder) / "postgres") as address:
        asyncio.run(careless(address))
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def stored_in(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn."""
    return str(request.param)


@pytest.fixture
def database(stored_in: str, request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes databases of that kind; one of PostgreSQL is in the newest form, a file is empty."""
    if stored_in == "sqlite":
        return lambda: address_of(tmp_path / f"{uuid4().hex}.sqlite")
    address = request.getfixturevalue("postgres")
    return lambda: new_database(address)


@pytest.fixture
def empty_database(database: Callable[[], str], request: pytest.FixtureRequest, stored_in: str) -> Callable[[], str]:
    """Makes databases of that kind with nothing in them."""
    if stored_in == "sqlite":
        return database
    address = request.getfixturevalue("postgres")
    return lambda: new_database(address, empty=True)


def a_broker(kind: str) -> Iterator[Broker]:
    try:
        with broker_running(kind) as broker:
            yield broker
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def redis() -> Iterator[Broker]:
    """A private Redis, where the machine has one."""
    yield from a_broker("redis")


@pytest.fixture
def nats() -> Iterator[Broker]:
    """A private NATS, likewise."""
    pytest.importorskip("nats")
    yield from a_broker("nats")
