"""A server as users have it: a process of its own, reached by HTTP and websockets."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

COOKIE = "serenissima"
QUICK = {"SERENISSIMA_FRAMES_PER_SECOND": "2000", "SERENISSIMA_REQUESTS_PER_MINUTE": "100000"}  # tests do not tire
QUICK |= {"SERENISSIMA_LIMITS": "10000", "SERENISSIMA_TABLES_PER_PERSON": "10000"}
QUICK |= {"SERENISSIMA_SOCKETS_PER_PERSON": "10000", "SERENISSIMA_SOCKETS_PER_ADDRESS": "10000"}
QUICK |= {"SERENISSIMA_SHORTEST_PAUSE": "0", "SERENISSIMA_LONGEST_PAUSE": "0"}
QUICK |= {"SERENISSIMA_PASSWORD_MEMORY": "12"}
QUICK |= {"SERENISSIMA_RATED_AT_ONE_ADDRESS": "true"}
PATIENCE = 90.0  # seconds for anything that another process does; on a busy machine it does so late
FAREWELL = 3.0  # seconds for a socket to be closed from the other side
PLAIN: dict[str, Any] = {"verify": False, "trust_env": False}  # no certificates are read for a house without any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """One server process (and its workers), started with the command people type."""

    database: str
    log: Path
    more: tuple[str, ...] = ()
    environment: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it is open."""
        code = "from serenissima.cli import main; raise SystemExit(main())"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.more],
                stdout=log,
                stderr=log,
                env={**os.environ, **QUICK, **self.environment},
                start_new_session=True,
            )
        try:
            until(self.is_open, 2 * PATIENCE)
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    def is_open(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text(encoding="utf-8", errors="replace")[-4000:]
        try:
            return httpx.get(f"{self.url}/health", timeout=1.0, **PLAIN).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it with all its workers: politely, or as a crash would."""
        assert self.process is not None
        if how == signal.SIGKILL:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            raise

    def guest(self) -> Client:
        """A new guest."""
        client = Client(self.url)
        client.post("/api/guest")
        return client


class Client:
    """A person at a browser, without the browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.unread: int | None = None  # how many frames are taken in before they are read; one who is lazy has a bound
        self.opened = ExitStack()
        self.http = self.opened.enter_context(httpx.Client(base_url=url, timeout=PATIENCE, **PLAIN))

    def close(self) -> None:
        """Leave: all connections are closed."""
        self.opened.close()

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body)

    def post(self, path: str, body: Any = None) -> Any:
        """What the server answers; a refusal fails the test."""
        answer = self.ask("POST", path, body)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """The refusal that this meets; success fails the test."""
        answer = self.ask(method, path, body)
        assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text}"
        said: dict[str, Any] = answer.json()
        return said

    def register(self, prefix: str) -> str:
        """Take a name that nobody else in these tests has."""
        name = f"{prefix}{self.get('/api/me')['id'][:8]}"
        self.post("/api/register", {"name": name, "password": "correct horse"})
        return name

    def open(self, wish: dict[str, Any], luck: str) -> Any:
        """Open a table, and add to its luck once its commitment is seen."""
        opened = self.post("/api/tables", {**wish, "adds": True})
        seen = opened["trust"]["commitment"]
        return self.post(f"/api/tables/{opened['id']}/luck", {"luck": luck, "commitment": seen})

    def sit_at(self, table: str, seen: str = "", **headers: str) -> Seated:
        """Connect to a table."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?seen={seen}"
        cookie = self.http.cookies.get(COOKIE)
        said = {**({"Cookie": f"{COOKIE}={cookie}"} if cookie else {}), **headers}
        socket = connect(
            address,
            additional_headers=said,
            open_timeout=PATIENCE,
            close_timeout=FAREWELL if self.unread is None else 0.1,
            ping_interval=None,
            max_queue=self.unread,
        )
        return Seated(self.opened.enter_context(socket))

    def play_at(
        self,
        table: str,
        choose: Callable[[list[list[str]]], list[str]],
        waits: Callable[[dict[str, Any]], bool],
        times: int,
    ) -> None:
        """Sit down and answer what is asked, as `play_while` does; who is told to come back does so, as browsers do."""
        waited = 0

        def waits_too(frame: dict[str, Any]) -> bool:
            nonlocal waited
            waited += (wanted := waits(frame))
            return wanted

        while True:
            seated = self.sit_at(table)
            try:
                seated.play_while(choose, waits_too, times - waited)
                return
            except ConnectionClosed:
                seated.hear_all()
                assert seated.farewell.get("again"), seated.farewell


class Seated:
    """A websocket at a table, with the latest of each thing it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []  # every frame received
        self.table: dict[str, Any] = {}
        self.farewell: dict[str, Any] = {}
        self.positions: dict[int | None, dict[str, Any]] = {}

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame."""
        data = self.socket.recv(timeout)
        self.raw.append(str(data))
        frame: dict[str, Any] = json.loads(data)
        if frame["t"] == "table":
            self.table = frame["table"]
        elif frame["t"] == "position":
            self.positions[frame["seat"]] = frame
        elif frame["t"] == "closing":
            self.farewell = frame
        return frame

    def hear_all(self) -> None:
        """What was said before the connection was closed."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()

    def wait_for(self, wanted: Callable[[dict[str, Any]], bool], frames: int = 1000) -> dict[str, Any]:
        """The next frame that is wanted."""
        for _ in range(frames):
            frame = self.receive()
            if wanted(frame):
                return frame
        raise AssertionError("the frame did not come")

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def ask(self, **frame: Any) -> dict[str, Any]:
        """Send a frame, and the answer to it."""
        self.send(ref="asked", **frame)
        return self.wait_for(lambda answer: answer.get("ref") == "asked")

    def play(self, seat: int, move: list[str]) -> dict[str, Any]:
        return self.ask(t="play", seat=seat, seen=self.positions[seat]["seen"], move=move)

    def play_on(self, choose: Callable[[list[list[str]]], list[str]], until_over: int = 5000) -> dict[str, Any]:
        """Answer whatever is asked until the game is over."""
        for _ in range(until_over):
            if self.table.get("over"):
                return self.table
            frame = self.receive()
            if frame["t"] == "position" and frame["legal"]:
                self.send(t="play", seat=frame["seat"], seen=frame["seen"], move=choose(frame["legal"]))
            assert frame["t"] != "refused" or frame["code"] == "stale", frame
        raise AssertionError("the game did not end")

    def play_while(
        self, choose: Callable[[list[list[str]]], list[str]], waits: Callable[[dict[str, Any]], bool], times: int
    ) -> None:
        """Answer whatever is asked until so many positions, or the end of the game, were waited for."""
        while times and not self.table.get("over"):
            frame = self.receive()
            if frame["t"] == "position":
                times -= waits(frame)
                if frame["legal"]:
                    self.send(t="play", seat=frame["seat"], seen=frame["seen"], move=choose(frame["legal"]))

    def close(self) -> None:
        self.socket.close()


def anything(seed: int) -> Callable[[list[list[str]]], list[str]]:
    """Any legal move."""
    rng = random.Random(seed)
    return rng.choice


def until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)
