"""Who attacks, and a house that is strict with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.attacked import house_for
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
