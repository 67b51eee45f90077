"""How a house is run: from the command line and the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

PREFIX = "SERENISSIMA_"


class BadSetting(ValueError):
    """A variable of the environment that cannot be read."""


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
    thinkers: int = 1  # processes for bots, for each worker
    queue: bool = False  # bots think in `serenissima think` instead
    faults: str = ""  # a folder for positions at which bots failed; empty: they are not kept
    client: str = ""  # the folder of the browser client; without it, the one that came with the package
    origins: tuple[str, ...] = ()  # where pages may come from, beside the server itself
    secure_cookies: bool = False  # set where the server is reached by https
    session_days: int = 90
    requests_per_minute: int = 600
    frames_per_second: int = 20

    address: str = "http://localhost:8996"  # where people reach this house, for links in notices
    smtp: str = ""  # HOST:PORT of a mail server; letters are sent only with it and with mail_from
    mail_from: str = ""
    webhooks: bool = False  # whether people may have notices sent to addresses of their own
    push_key: str = ""  # private VAPID key for web push

    @property
    def client_folder(self) -> Path | None:
        """Where the browser client is."""
        folder = Path(self.client) if self.client else Path(__file__).parent / "client"
        return folder.absolute() if (folder / "index.html").is_file() else None

    @property
    def sqlite_file(self) -> Path | None:
        """The file of an SQLite database."""
        name, _, path = self.database.partition(":///")
        return Path(path) if name.startswith("sqlite") and path and path != ":memory:" else None


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as variables, for the processes of a server."""
    written = {}
    for one in fields(settings):
        value = getattr(settings, one.name)
        written[PREFIX + one.name.upper()] = ",".join(value) if isinstance(value, tuple) else str(value)
    return written


def from_environment(variables: Mapping[str, str]) -> Settings:
    """The settings that the variables name; what they do not name is as usual."""
    usual = Settings()
    chosen: dict[str, object] = {}
    for one in fields(Settings):
        said = variables.get(PREFIX + one.name.upper())
        if said is not None:
            kind = type(getattr(usual, one.name))
            try:
                chosen[one.name] = as_kind(kind, said)
            except ValueError as error:
                raise BadSetting(f"{PREFIX}{one.name.upper()}={said!r} is not of the kind {kind.__name__}") from error
    return Settings(**chosen)  # type: ignore[arg-type] # each was read as the kind it has


def as_kind(kind: type, said: str) -> object:
    if kind is bool:
        return said.lower() in ("1", "true", "yes", "on")
    if kind is tuple:
        return tuple(part for part in said.split(",") if part)
    return kind(said)
