"""Servers for the tests, each started once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
