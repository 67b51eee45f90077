"""How a house is run: from the command line and the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

PREFIX = "SERENISSIMA_"
TAB = "tab"  # where the house in a tab lies beside the client, and its path
NO_TAB = "none"


class BadSetting(ValueError):
    """A variable of the environment that cannot be read."""


def home() -> Path:
    """The user's data folder."""
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "serenissima"


def default_database() -> str:
    """One file in the user's data folder."""
    return f"sqlite+aiosqlite:///{home() / 'house.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """All that an operator can choose."""

    database: str = field(default_factory=default_database)
    channels: str = "memory"  # memory, postgresql, redis or nats
    redis: str = "redis://localhost:6379"
    nats: str = "nats://localhost:4222"
    host: str = "127.0.0.1"
    port: int = 8996
    workers: int = 1
    name: str = ""  # of this house among several that share tables out, as workers of one house do
    inner: str = "127.0.0.1"  # the address at which processes of the house listen to each other
    thinkers: int = 1  # processes for bots, for each worker
    queue: bool = False  # bots think in `serenissima think` instead
    faults: str = ""  # a folder for positions at which bots failed; empty: they are not kept
    client: str = ""  # the folder of the browser client; without it, the one that came with the package
    tab: str = ""  # the folder of the house in a tab, for those who lose their line; "none" hands out none
    origins: tuple[str, ...] = ()  # where pages may come from, beside the server itself
    secure_cookies: bool = False  # set where the server is reached by https
    session_days: int = 90
    password_memory: int = 64  # MiB that it takes to try a password; 12 at least
    requests_per_minute: int = 600
    frames_per_second: int = 20
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word is taken for where a request comes from
    limits: float = 1.0  # all limits on persons and addresses but those on guesses and letters, times this
    tables_per_person: int = 40  # that are not over; a guest has a quarter
    sockets_per_person: int = 24
    sockets_per_address: int = 200
    rated_at_one_address: bool = False  # whether people at one address may play each other for ratings
    shortest_pause: float = 0.6  # seconds before an answer that nobody had to choose is given for a person,
    longest_pause: float = 1.6  # so that how long it took does not tell it from a choice
    contest_patience: float = 300.0  # seconds that a live table of a contest waits for its people
    contest_pause: float = 60.0  # seconds between two rounds of a contest, at least
    metrics_token: str = ""  # who names it may read /metrics; without it, this machine alone
    traces: str = ""  # the address of an OpenTelemetry collector; needs the extra `telemetry`

    shards: tuple[str, ...] = ()  # databases beside the first in which logs of tables are kept, each NAME=ADDRESS
    archive: str = ""  # where finished games are packed away: s3://BUCKET/FOLDER; without it, nowhere
    archive_endpoint: str = ""  # the address of an S3 server other than Amazon's
    archive_after_days: int = 30  # without anything new at the table
    statistics: str = ""  # the folder of the statistics; without it, one beside the file of the house or in your home

    keep_guests_days: int = 60  # guests without a game, since they were last heard of
    keep_unbegun_days: int = 14  # tables at which no game has begun
    keep_talk_days: int = 400

    address: str = "http://localhost:8996"  # where people reach this house, for links in notices
    smtp: str = ""  # HOST:PORT of a mail server; letters are sent only with it and with mail_from
    mail_from: str = ""
    webhooks: bool = False  # whether people may have notices sent to addresses of their own
    push_key: str = ""  # private VAPID key for web push
    push_services: tuple[str, ...] = (  # the only places that pushes go to, with all that ends like them
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )

    @property
    def client_folder(self) -> Path | None:
        """Where the browser client is."""
        folder = Path(self.client) if self.client else Path(__file__).parent / "client"
        return folder.absolute() if (folder / "index.html").is_file() else None

    @property
    def tab_folder(self) -> Path | None:
        """Where the house in a tab is: the one that is named, else the one that came with the client."""
        if self.tab == NO_TAB:
            return None
        folder = Path(self.tab) if self.tab else (self.client_folder or Path()) / TAB
        return folder.absolute() if (folder / "service.js").is_file() else None

    @property
    def shard_addresses(self) -> dict[str, str]:
        """Where logs are kept beside the first database, by name."""
        return {name: address for name, _, address in (one.partition("=") for one in self.shards)}

    @property
    def statistics_folder(self) -> Path:
        """Where the archive of the statistics is."""
        if self.statistics:
            return Path(self.statistics).absolute()
        file = self.sqlite_file
        return home() / "statistics" if file is None else file.absolute().with_name(f"{file.name}.statistics")

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
