"""A real S3 server for the tests, which can go away and come back with all that was put into it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx
from moto.server import ThreadedMotoServer

from server.running import PLAIN, free_port, until

BUCKET = "games"


@dataclass
class Store:
    """Moto's server in threads of this process."""

    port: int = field(default_factory=free_port)
    running: ThreadedMotoServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def environment(self) -> dict[str, str]:
        """What a house needs to find it."""
        return {
            "SERENISSIMA_ARCHIVE": f"s3://{BUCKET}/house",
            "SERENISSIMA_ARCHIVE_ENDPOINT": self.url,
            "AWS_ACCESS_KEY_ID": "key",
            "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_REGION": "us-east-1",
        }

    def come(self) -> None:
        self.running = ThreadedMotoServer("127.0.0.1", self.port, verbose=False)
        self.running.start()
        until(self.answers)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/moto-api/", timeout=2, **PLAIN).status_code == 200
        except httpx.HTTPError:
            return False

    def go(self) -> None:
        if self.running is not None:
            self.running.stop()
            self.running = None

    def objects(self) -> list[str]:
        """The names of all that lies there."""
        listed = httpx.get(f"{self.url}/{BUCKET}?list-type=2", **PLAIN).text
        return [part.partition("</Key>")[0] for part in listed.split("<Key>")[1:]]


@contextmanager
def store_running() -> Iterator[Store]:
    store = Store()
    store.come()
    httpx.put(f"{store.url}/{BUCKET}", **PLAIN).raise_for_status()
    try:
        yield store
    finally:
        store.go()
