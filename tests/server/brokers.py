"""Redis and NATS for the tests, each a process of its own that can go and come back."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from server.running import free_port, until

QUIET = {
    "redis": ("redis-server", "--save", "", "--appendonly", "no", "--bind", "127.0.0.1", "--port"),
    "nats": ("nats-server", "--addr", "127.0.0.1", "--port"),
}


class Missing(Exception):
    """The machine does not have it."""


def program(name: str) -> str:
    """Where it is: beside this Python, or where the system keeps such things."""
    folders = (str(Path(sys.executable).parent), os.environ["PATH"], "/usr/sbin", "/usr/local/sbin")
    found = shutil.which(name, path=os.pathsep.join(folders))
    if found is None:
        raise Missing(f"{name} is missing: apt install {name}")
    return found


@dataclass
class Broker:
    """One that keeps nothing."""

    kind: str  # redis or nats
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"{self.kind}://127.0.0.1:{self.port}"

    def come(self) -> None:
        name, *options = QUIET[self.kind]
        command = [program(name), *options, str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self.listens)

    def listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def go(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(20)
            self.process = None


@contextmanager
def broker_running(kind: str) -> Iterator[Broker]:
    """Redis or NATS, while this lasts."""
    broker = Broker(kind)
    broker.come()
    try:
        yield broker
    finally:
        broker.go()
