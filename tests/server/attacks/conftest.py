"""Houses under attack: one process on a file, or two workers on PostgreSQL (SERENISSIMA_ATTACKED=postgresql)."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from server.databases import new_database
from server.running import Client, Server

STRICT = {
    "SERENISSIMA_LIMITS": "1",
    "SERENISSIMA_TABLES_PER_PERSON": "24",
    "SERENISSIMA_SOCKETS_PER_PERSON": "3",
    "SERENISSIMA_SOCKETS_PER_ADDRESS": "6",
    "SERENISSIMA_RATED_AT_ONE_ADDRESS": "false",
    "SERENISSIMA_SHORTEST_PAUSE": "0.6",
    "SERENISSIMA_LONGEST_PAUSE": "1.6",
}


def house_for(name: str, request: pytest.FixtureRequest, environment: dict[str, str]) -> Iterator[Server]:
    """An open house of the kind that is attacked."""
    folder = request.getfixturevalue("tmp_path_factory").mktemp(name)
    if os.environ.get("SERENISSIMA_ATTACKED") == "postgresql":
        database, more = (
            new_database(request.getfixturevalue("postgres")),
            ("--workers", "2", "--channels", "postgresql"),
        )
        running = Server(database, folder / "log.txt", more, environment)
    else:
        running = Server(f"sqlite+aiosqlite:///{folder / 'house.sqlite'}", folder / "log.txt", (), environment)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A house that does not tire."""
    yield from house_for("house", request, {})


@pytest.fixture
def mallory(server: Server) -> Iterator[Client]:
    """Somebody else."""
    client = server.guest()
    yield client
    client.close()


@pytest.fixture(scope="session")
def strict(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A house with the limits that every house has."""
    yield from house_for("strict", request, STRICT)
