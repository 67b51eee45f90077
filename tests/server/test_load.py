"""Running it: closing politely under load, numbers for Prometheus, health, and logs that keep secrets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from serenissima.server import logs
from serenissima.server.ledger import Ledger, open_engine
from server.databases import new_database
from server.running import COOKIE, Client, Server

TABLES = 6


class Player:
    """Plays both seats of a table as fast as answers come, and notes what was acknowledged."""

    def __init__(self, client: Client, seed: int) -> None:
        seats = [{"kind": "me"}, {"kind": "here", "name": "Zia"}]
        table = client.post("/api/tables", {"game": "serenissima_2012", "seats": seats})
        self.table: str = table["id"]
        self.address = f"{client.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        self.cookie = f"{COOKIE}={client.http.cookies.get(COOKIE)}"
        self.rng = random.Random(seed)
        self.sent: list[str] = []
        self.acknowledged: list[str] = []
        self.farewell: dict[str, Any] = {}

    async def play(self, begun: asyncio.Event) -> None:
        """Until the server says goodbye; while a table moves to another worker, that is not for good."""
        while self.farewell.get("code", "moving") == "moving":
            self.farewell = {}
            async with connect(self.address, additional_headers={"Cookie": self.cookie}) as socket:
                with suppress(ConnectionClosed):
                    async for data in socket:
                        await self.hear(socket, json.loads(data))
                        if len(self.acknowledged) > 3:
                            begun.set()
            if not self.farewell:
                return

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["t"] == "ack":
            self.acknowledged.append(self.sent[int(frame["ref"])])
        elif frame["t"] == "closing":
            self.farewell = frame
        elif frame["t"] == "position" and frame["legal"]:
            move = self.rng.choice(frame["legal"])
            said = {"t": "play", "seat": frame["seat"], "seen": frame["seen"], "move": move, "ref": str(len(self.sent))}
            self.sent.append(" ".join(move))
            with suppress(ConnectionClosed):  # the farewell is still to be read
                await socket.send(json.dumps(said))


async def play_until_closed(server: Server, players: list[Player], how: signal.Signals) -> None:
    begun = [asyncio.Event() for _ in players]
    playing = [asyncio.create_task(player.play(event)) for player, event in zip(players, begun, strict=True)]
    async with asyncio.timeout(120):
        for event in begun:
            await event.wait()
        assert server.process is not None
        if how == signal.SIGINT:  # a terminal sends it to all processes
            os.killpg(server.process.pid, how)
        else:
            server.process.send_signal(how)
        await asyncio.gather(*playing)


async def moves_of(database: str, table: str) -> list[str]:
    engine = open_engine(database)
    try:
        return [row.data for row in await Ledger(engine).rows(table) if row.kind == "move" and not row.by]
    finally:
        await engine.dispose()


@pytest.fixture
def own_server(where: str, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may close."""
    if where == "sqlite":
        running = Server(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}", tmp_path / "log.txt")
    else:
        database = new_database(request.getfixturevalue("postgres"), empty=True)  # two bring it up at once
        running = Server(database, tmp_path / "log.txt", ("--workers", "2", "--channels", "postgresql"))
    running.start()
    yield running
    if running.process is not None and running.process.poll() is None:
        running.stop(signal.SIGKILL)


ENDS = [  # one file is closed by a person at a terminal, workers by whatever has started them
    pytest.param("sqlite", signal.SIGINT),
    pytest.param("two workers", signal.SIGTERM),
    pytest.param("sqlite", signal.SIGTERM, marks=pytest.mark.long),
    pytest.param("two workers", signal.SIGINT, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("where", "how"), ENDS)
def test_a_house_that_closes_says_so_and_loses_nothing(own_server: Server, how: signal.Signals) -> None:
    clients = [own_server.guest() for _ in range(TABLES)]
    players = [Player(client, seed) for seed, client in enumerate(clients)]
    for client in clients:
        client.close()
    asyncio.run(play_until_closed(own_server, players, how))
    assert own_server.process is not None
    assert own_server.process.wait(60) == 0
    for player in players:
        assert (player.farewell["code"], player.farewell["again"]) == ("closing", True)
        written = asyncio.run(moves_of(own_server.database, player.table))
        later = iter(written)  # a move that was written while its table moved may never have been acknowledged
        assert all(move in later for move in player.acknowledged)
        assert set(written) <= set(player.sent)


def test_the_numbers_of_the_house_are_told(server: Server, anna: Client) -> None:
    anna.post("/api/tables", {"game": "dogeship", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]})
    said = anna.ask("GET", "/metrics").text
    for name in ("rows_total", "commits_total", "durable_seconds_bucket", "rooms", "connections", "bots_thinking"):
        assert f"serenissima_{name}" in said, name
    assert anna.ask("GET", "/health").text == "ok"


def test_no_secret_is_ever_logged(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up()
    try:
        structlog.get_logger("serenissima.test").warning(
            "something",
            token="t0k3n",
            password="pa55",
            luck_secret="5ecret",
            invite="1nvite",
            cookie="c00kie",
            table="x",
        )
    finally:
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert json.loads(said)["table"] == "x"
    for secret in ("t0k3n", "pa55", "5ecret", "1nvite", "c00kie"):
        assert secret not in said


def test_a_server_at_work_logs_no_secret(tmp_path: Path) -> None:
    running = Server(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}", tmp_path / "log.txt")
    running.start()
    client = running.guest()
    client.post("/api/register", {"name": "Marina", "password": "a very long one"})
    opened = client.post("/api/tables", {"game": "dogeship", "seats": [{"kind": "me"}, {"kind": "open"}]})
    client.ask("POST", "/api/login", {"name": "Marina", "password": "another long one"})
    client.ask("POST", f"/api/tables/{opened['id']}/join", {"invite": "wrong-invitation"})
    secrets = ["a very long one", "another long one", opened["invite"], str(client.http.cookies.get(COOKIE))]
    client.close()
    running.stop()
    said = running.log.read_text(encoding="utf-8")
    assert [secret for secret in secrets if secret in said] == []
