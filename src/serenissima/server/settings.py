"""How a house is run: from the command line and the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """One file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "serenissima"
    return f"sqlite+aiosqlite:///{folder / 'house.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """All that an operator can choose."""

    database: str = field(default_factory=default_database)
    channels: str = "memory"  # memory, postgresql or redis
    redis: str = "redis://localhost:6379"
    host: str = "127.0.0.1"
    port: int = 8996
    workers: int = 1
    thinkers: int = 1  # processes for bots; none where queue workers think
    queue: bool = False  # bot jobs go to queue workers
    origins: tuple[str, ...] = ()  # where pages may come from, beside the server itself
    secure_cookies: bool = False  # set where the server is reached by https
    session_days: int = 90
    requests_per_minute: int = 600
    frames_per_second: int = 20

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite database."""
        name, _, path = self.database.partition(":///")
        return Path(path) if name.startswith("sqlite") and path and path != ":memory:" else None
