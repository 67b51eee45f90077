"""The house that most tests meet: one process on a file, or, attacked there, two workers on PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from server.databases import new_database
from server.running import Server


def house_for(name: str, request: pytest.FixtureRequest, environment: dict[str, str]) -> Iterator[Server]:
    """An open house; SERENISSIMA_ATTACKED=postgresql has two workers on that."""
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
