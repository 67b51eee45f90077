"""Servers for the tests, each started once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from server.databases import new_database, postgres_running
from server.running import Client, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The embedded default: one process, one file."""
    folder = tmp_path_factory.mktemp("house")
    running = Server(f"sqlite+aiosqlite:///{folder / 'house.sqlite'}", folder / "log.txt")
    running.start()
    yield running
    running.stop()


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
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL."""
    with postgres_running(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes empty databases of each kind."""
    if request.param == "sqlite":
        return lambda: f"sqlite+aiosqlite:///{tmp_path / uuid4().hex}.sqlite"
    address = request.getfixturevalue("postgres")
    return lambda: new_database(address)
