"""Kills the server at random moments while hundreds of tables play, and looks for what it has lost.

    python bench/crash.py --tables 200 --kills 20
    python bench/crash.py --tables 200 --kills 20 --database postgresql --workers 2

After every kill the log in the database is held against what the players sent and what was acknowledged to them: no
acknowledged move may be missing, no move may be there that nobody sent or twice, and the log must lead through the
rules to the same tables. After every restart each game must go on, those of bots alone too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from serenissima.games import GAMES
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.table import Row, Table
from server.databases import new_database, postgres_running
from server.running import Server

PATIENCE = 120.0  # seconds within which every game must go on
Answer = tuple[int, int, str]  # a seat, the number it had seen, and its move


class Lost(Exception):
    """What must not happen has happened."""


@dataclass
class Person:
    """Somebody at a table who plays any legal move, and comes back when the server does."""

    url: str
    table: str
    cookie: str
    rng: random.Random
    sent: set[Answer] = field(default_factory=set)
    acknowledged: set[Answer] = field(default_factory=set)
    waits: Answer | None = None
    position: dict[str, Any] | None = None
    over: bool = False

    async def play(self) -> None:
        """Until the game is over."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    self.waits = self.position = None
                    async for data in socket:
                        await self.hear(socket, json.loads(data))
                        if self.over:
                            return
            await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """Take in a frame; answer when asked, one answer at a time."""
        match frame["t"]:
            case "table":
                self.over = frame["table"]["status"] == "over"
            case "position":
                self.position = frame
            case "ack" if self.waits is not None:
                self.acknowledged.add(self.waits)
                self.waits = None
            case "refused":
                if frame["code"] not in ("stale", "busy", "not_asked"):
                    raise Lost(f"{self.table}: refused {self.waits}: {frame}")
                self.waits = self.position = None
        if self.waits is None and self.position and self.position["legal"]:
            await self.answer(socket, self.position)

    async def answer(self, socket: ClientConnection, position: dict[str, Any]) -> None:
        self.position = None
        move = self.rng.choice(position["legal"])
        self.waits = (position["seat"], position["seen"], " ".join(move))
        self.sent.add(self.waits)
        said = {"t": "play", "seat": position["seat"], "seen": position["seen"], "move": move}
        await socket.send(json.dumps(said))


@dataclass
class Game:
    """A table under test, with what was read of its log so far."""

    id: str
    people: list[Person]
    rows: list[Row] = field(default_factory=list)
    table: Table | None = None
    answers: set[Answer] = field(default_factory=set)  # of people, as the log has them

    @property
    def over(self) -> bool:
        """Whether it was over when the log was read last."""
        return self.table is not None and self.table.status == "over"

    async def check(self, ledger: Ledger) -> None:
        """Hold the log against what is known."""
        rows = await ledger.rows(self.id)
        if rows[: len(self.rows)] != self.rows:
            raise Lost(f"{self.id}: what was written has changed")
        if self.table is None:
            fixed = await ledger.fixed(self.id)
            assert fixed is not None
            self.table = Table(fixed)
        for row in rows[len(self.rows) :]:
            self.take(self.table, row)
        self.rows = rows
        known = (await ledger.lengths([self.id]))[self.id]
        if known != len(rows):
            raise Lost(f"{self.id}: the log has {len(rows)} rows, and {known} were counted")
        for person in self.people:
            if missing := person.acknowledged - self.answers:
                raise Lost(f"{self.id}: acknowledged, but not there: {missing}")
        sent = set[Answer]().union(*(person.sent for person in self.people))
        if strange := self.answers - sent:
            raise Lost(f"{self.id}: nobody sent {strange}")

    def take(self, table: Table, row: Row) -> None:
        """The next row; an answer of a person is noted with what the seat had seen."""
        answer = (row.seat, table.seen(row.seat) if table.record else 0, row.data)
        table.take(row)
        if row.kind == "move" and row.by == "":
            if answer in self.answers:
                raise Lost(f"{self.id}: twice in the log: {answer}")
            self.answers.add(answer)


async def open_game(http: httpx.AsyncClient, url: str, number: int, rng: random.Random) -> Game:
    """Every other table has two people, the rest a person and a bot; one in twenty, bots alone."""
    game = list(GAMES)[number % len(GAMES)]
    cookies = [await a_guest(http, url) for _ in range(2)]
    bot = {"kind": "bot", "level": "random"}
    seats = [{"kind": "me"}, {"kind": "open"} if number % 2 else bot]
    if number % 20 == 0:
        seats = [bot, bot]
    table = await posted(http, f"{url}/api/tables", cookies[0], {"game": game, "seats": seats})
    if seats[1]["kind"] == "open":
        await posted(http, f"{url}/api/tables/{table['id']}/join", cookies[1], {"invite": table["invite"]})
    else:
        cookies.pop()
    people = [Person(url, table["id"], cookie, random.Random(rng.random())) for cookie in cookies]
    return Game(table["id"], [] if number % 20 == 0 else people)


async def a_guest(http: httpx.AsyncClient, url: str) -> str:
    answer = await http.post(f"{url}/api/guest", headers={"Cookie": ""})
    answer.raise_for_status()
    http.cookies.clear()
    return f"serenissima={answer.cookies['serenissima']}"


async def posted(http: httpx.AsyncClient, address: str, cookie: str, body: Any) -> Any:
    answer = await http.post(address, json=body, headers={"Cookie": cookie})
    answer.raise_for_status()
    return answer.json()


async def all_go_on(games: list[Game], ledger: Ledger, players: list[asyncio.Task[None]]) -> None:
    """Wait until something has happened at every table that is not over."""
    end = time.monotonic() + PATIENCE
    left = games
    while left:
        for player in players:
            if player.done() and player.exception():
                raise player.exception() or Lost
        lengths = await ledger.lengths([game.id for game in left])
        left = [game for game in left if lengths[game.id] == len(game.rows) and not game.over]
        if time.monotonic() > end:
            raise Lost(f"{len(left)} games do not go on, among them {left[0].id} of {len(left[0].people)} people")
        await asyncio.sleep(0.1)


async def kill_often(server: Server, tables: int, kills: int, seed: int) -> None:
    """Play, kill, check, start again."""
    rng = random.Random(seed)
    engine = open_engine(server.database)
    ledger = Ledger(engine)
    async with httpx.AsyncClient(timeout=120) as http:
        games = [await open_game(http, server.url, number, rng) for number in range(tables)]
    people = [person for game in games for person in game.people]
    players = [asyncio.create_task(person.play()) for person in people]
    for kill in range(1, kills + 1):
        if kill % 3:  # every third time it dies before all have come back
            await all_go_on(games, ledger, players)
        await asyncio.sleep(rng.uniform(0.0, 1.5))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        for game in games:
            await game.check(ledger)
        told = sum(len(person.acknowledged) for person in people)
        over = sum(game.over for game in games)
        rows = sum(len(game.rows) for game in games)
        print(f"kill {kill}: {told} moves acknowledged, {rows} rows, none lost; {over} games over", flush=True)
        await asyncio.to_thread(server.start)
    await all_go_on(games, ledger, players)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    await engine.dispose()


@contextlib.contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database of that kind, or the one that was given."""
    if kind == "sqlite":
        yield f"sqlite+aiosqlite:///{folder / 'house.sqlite'}"
    elif kind == "postgresql":
        with postgres_running(folder / "postgres") as address:
            yield new_database(address)
    else:
        yield kind


def main() -> int:
    """Run it; the exit status says whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the address of an empty one")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database_of(said.database, Path(folder)) as database:
        more = ("--workers", str(said.workers), "--channels", "postgresql") if said.workers > 1 else ()
        server = Server(database, Path(folder) / "log.txt", more)
        server.start()
        try:
            asyncio.run(kill_often(server, said.tables, said.kills, said.seed))
        except Lost as lost:
            print(f"LOST: {lost}\n{server.log.read_text(errors='replace')[-3000:]}")
            return 1
        finally:
            server.stop(signal.SIGKILL)
    print(f"{said.kills} kills, {said.tables} tables, {said.database}, {said.workers} worker(s): nothing lost")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
