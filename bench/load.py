"""How many moves per second the server takes, and how long each waits; beside a boardgame.io server in the same run.

    python bench/load.py --tables 300 --seconds 15
    python bench/load.py --only ours --reader browser --beside FOLDER
    python bench/load.py --only ours --reader browser --tables 0 --steady 1000 --rate 300 --seconds 30

`--beside` names a folder with another build of the package `serenissima`, which is loaded by turns with this one.

Both servers are driven by the same program: two websockets for each table, every table plays as fast as its answers
come (closed loop), a few seconds at one server and a few at the other in turn; then 1,000 tables of ours play 300 moves
per second together (open loop). A move of ours is checked by the
rules and committed to disk before it is acknowledged; a move of the peer's adds one to a number in memory.

Positions of ours are asked for in two ways, each at a server of its own: as a program may (`--reader program`), the
whole position and nothing that follows from it, which is what the peer sends its clients; and as the browser does
(`--reader browser`), what differs from the one before, with all that the engine tells beside it, which no peer does.
`--reader whole` is all of it each time.

The driver shares the machine with the server it drives, so it reads of each frame only what it needs for the next move,
ours and the peer's alike, and the processor time of both sides is told beside the moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from socket import create_server
from typing import Any, Protocol

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
ASKING = {"program": "bare=1", "browser": "changes=1", "whole": ""}  # how positions are asked for
USUAL = ["program", "browser"]
PEER = "boardgame.io"
STATE = re.compile(r'"_stateID":(\d+)')


@dataclass
class Tally:
    """Moves and how long each took until it was acknowledged."""

    waits: list[float] = field(default_factory=list)
    seconds: float = 0.0
    refused: int = 0

    def told(self) -> dict[str, float]:
        """Moves per second, and the waits that half, 95 % and 99 % of them stayed below, in milliseconds."""
        waits = sorted(self.waits)
        at = {
            f"p{part}": round(1000 * waits[min(len(waits) - 1, len(waits) * part // 100)], 1) for part in (50, 95, 99)
        }
        return {"moves": len(waits), "moves/s": round(len(waits) / self.seconds, 1), **at, "refused": self.refused}


class Table(Protocol):
    """A table under load."""

    refused: int  # moves that the server did not take

    async def move(self) -> bool:
        """Play one move and wait until it is acknowledged; false when the game is over."""

    async def close(self) -> None: ...


def hang_up(readers: list[asyncio.Task[None]], sockets: list[ClientConnection]) -> None:
    """Go without a farewell: not every server answers one."""
    for reader in readers:
        reader.cancel()
    for socket in sockets:
        socket.transport.abort()


class Question(msgspec.Struct):
    """What the driver reads of a position of ours."""

    seat: int
    seen: int
    legal: list[msgspec.Raw]


questions = msgspec.json.Decoder(Question)


class Ours:
    """A table of two people; the moves are any legal ones."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.rng = random.Random(seed)
        self.asked: dict[int, Question] = {}  # what each player was asked last, if it still stands
        self.over = False
        self.refused = 0
        self.heard = 0  # bytes of all frames
        self.acknowledged: asyncio.Future[bool] | None = None
        self.ready = asyncio.Event()
        self.readers = [asyncio.create_task(self.read(at, socket)) for at, socket in enumerate(sockets)]

    async def read(self, at: int, socket: ClientConnection) -> None:
        """Take in what a seat is told."""
        async for data in socket:
            self.heard += len(data)
            kind = data[:20]
            if '"position"' in kind or '"changed"' in kind:
                question = questions.decode(data)
                self.asked.pop(at, None)
                if len(question.legal) > 1:  # an only answer the house gives itself
                    self.asked[at] = question
                    self.ready.set()
            elif '"ack"' in kind or '"refused"' in kind:
                if self.acknowledged is not None and not self.acknowledged.done():
                    self.acknowledged.set_result('"ack"' in kind)
            elif '"table"' in kind and '"status":"over"' in data:
                self.over = True
                self.ready.set()

    async def move(self) -> bool:
        """An answer to the latest question; if the other player's answer came first, to the next one."""
        while not self.over:
            if not self.asked:
                self.ready.clear()
                await self.ready.wait()
            elif await self.taken(*self.asked.popitem()):
                return True
            else:
                self.refused += 1
        return False

    async def taken(self, at: int, question: Question) -> bool:
        """Whether the server takes any one of the answers."""
        self.acknowledged = asyncio.get_running_loop().create_future()
        move = bytes(self.rng.choice(question.legal)).decode()
        await self.sockets[at].send(f'{{"t":"play","seat":{question.seat},"seen":{question.seen},"move":{move}}}')
        return await self.acknowledged

    async def close(self) -> None:
        hang_up(self.readers, self.sockets)


async def a_guest(url: str) -> str:
    """The cookie of a new guest."""
    answer = await client().post(f"{url}/api/guest", headers={"Cookie": ""})
    answer.raise_for_status()
    return "; ".join(f"{name}={value}" for name, value in answer.cookies.items())


async def posted(address: str, cookie: str, body: Any) -> Any:
    answer = await client().post(address, json=body, headers={"Cookie": cookie})
    answer.raise_for_status()
    return answer.json()


@lru_cache(maxsize=1)
def client() -> httpx.AsyncClient:
    """One client for all requests: making one takes longer than a request."""
    return httpx.AsyncClient(timeout=60, verify=False)


async def open_ours(url: str, asking: str, game: str, number: int) -> Ours:
    """Two guests at a new table, who ask for positions in that way."""
    anna, bruno = await a_guest(url), await a_guest(url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await posted(f"{url}/api/tables", anna, {"game": game, "seats": seats})
    await posted(f"{url}/api/tables/{table['id']}/join", bruno, {"invite": table["invite"]})
    address = f"{url.replace('http', 'ws')}/api/tables/{table['id']}/live?{asking}"
    sockets = [
        await connect(address, additional_headers={"Cookie": cookie}, compression=None) for cookie in (anna, bruno)
    ]
    return Ours(sockets, number)


class Peer:
    """A match of two on the boardgame.io server, spoken to in its own protocol (socket.io over a websocket)."""

    def __init__(self, sockets: list[ClientConnection], match: str) -> None:
        self.sockets = sockets
        self.match = match
        self.state = 0
        self.refused = 0
        self.seen = [0, 0]  # the number of the state that each player was told last
        self.told = [asyncio.Event(), asyncio.Event()]
        self.readers = [asyncio.create_task(self.read(at, socket)) for at, socket in enumerate(sockets)]

    async def read(self, at: int, socket: ClientConnection) -> None:
        async for data in socket:
            if data == "2":
                await socket.send("3")
            elif str(data).startswith('42/count,["update"'):
                found = STATE.search(str(data))
                self.seen[at] = int(found[1]) if found else self.seen[at]
                self.told[at].set()

    async def move(self) -> bool:
        """The player whose turn it is adds one; done when he is told the new state."""
        at = self.state % 2
        await self.until(at, self.state)
        payload: dict[str, Any] = {"type": "add", "args": [], "playerID": str(at), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self.sockets[at].send("42/count," + json.dumps(["update", action, self.state, self.match, str(at)]))
        self.state += 1
        await self.until(at, self.state)
        return True

    async def until(self, at: int, state: int) -> None:
        """Wait until that player knows that state."""
        while self.seen[at] < state:
            self.told[at].clear()
            await self.told[at].wait()

    async def close(self) -> None:
        hang_up(self.readers, self.sockets)


async def open_peer(url: str, asking: str, game: str, number: int) -> Peer:
    """A match with both players connected."""
    match = f"match{number}-{time.monotonic_ns()}"
    sockets = []
    for player in ("0", "1"):
        socket = await connect(f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket", compression=None)
        await socket.recv()
        await socket.send("40/count,")
        await socket.recv()
        await socket.send("42/count," + json.dumps(["sync", match, player, None, 2]))
        while not str(await socket.recv()).startswith('42/count,["sync"'):
            pass
        sockets.append(socket)
    return Peer(sockets, match)


Opening = Callable[[str, str, str, int], Awaitable[Any]]


class Load:
    """Tables at one server that are played in stretches, and what came of it."""

    def __init__(self, open_one: Opening, url: str, group: int, reader: str, game: str) -> None:
        self.open_one = partial(open_one, url, ASKING.get(reader, ""), game)
        self.group = group
        self.tables: list[Any] = []
        self.tally = Tally()
        self.spent = {"server": 0.0, "driver": 0.0}

    async def open(self, tables: int) -> None:
        """So many tables, some at a time."""
        for start in range(0, tables, 20):
            some = range(start, min(tables, start + 20))
            self.tables += await asyncio.gather(*(self.open_one(number) for number in some))

    async def stretch(self, seconds: float, rate: float = 0) -> float:
        """All tables for so many seconds: `rate` moves per second together, or all they can; the moves per second."""
        before, done = (processor_time(self.group), time.process_time()), len(self.tally.waits)
        end = asyncio.get_running_loop().time() + seconds
        await asyncio.gather(
            *(self.play(at, end, len(self.tables) / rate if rate else 0) for at in range(len(self.tables)))
        )
        self.tally.seconds += seconds
        self.spent["server"] += processor_time(self.group) - before[0]
        self.spent["driver"] += time.process_time() - before[1]
        return (len(self.tally.waits) - done) / seconds

    async def play(self, at: int, end: float, pause: float) -> None:
        """Move after move until time is up; a finished game is followed by a new one."""
        loop = asyncio.get_running_loop()
        due = loop.time() + random.random() * pause
        while max(due, loop.time()) < end:
            if pause:
                await asyncio.sleep(max(0.0, due - loop.time()))
                due += pause
            began = loop.time()
            if await self.tables[at].move():
                self.tally.waits.append(loop.time() - began)
            else:
                await self.close(at)
                self.tables[at] = await self.open_one(at)

    async def close(self, at: int) -> None:
        self.tally.refused += self.tables[at].refused
        await self.tables[at].close()

    async def told(self) -> dict[str, float]:
        """Close all tables, and tell the moves, the waits and the processor time of both sides."""
        for at in range(len(self.tables)):
            await self.close(at)
        moves = max(1, len(self.tally.waits))
        return self.tally.told() | {
            f"{side} ms/move": round(1000 * spent / moves, 3) for side, spent in self.spent.items()
        }


async def by_turns(loads: dict[str, Load], said: argparse.Namespace) -> dict[str, Any]:
    """As fast as they can, a stretch at a time in turn: whatever else the machine does, it does to all of them."""
    for load in loads.values():
        await load.open(said.tables)
    for _ in range(said.rounds):
        print({name: round(await load.stretch(said.seconds / said.rounds)) for name, load in loads.items()}, flush=True)
    return {name: await load.told() for name, load in loads.items()}


async def calm(load: Load, said: argparse.Namespace) -> dict[str, Any]:
    """Many tables at a steady rate."""
    await load.open(said.steady)
    await load.stretch(said.seconds, said.rate)
    return await load.told()


def processor_time(group: int) -> float:
    """Seconds of processor time that a server and its workers have used so far."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = stat.read_text().rpartition(")")[2].split()
            if int(words[2]) == group:
                ticks += int(words[11]) + int(words[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def started(command: list[str], url: str, **environment: str) -> subprocess.Popen[bytes]:
    """A server process that answers."""
    process = subprocess.Popen(
        command,
        env={**os.environ, **environment},
        start_new_session=True,
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        try:
            httpx.get(url, timeout=1.0)
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit(f"{command[0]} did not open at {url}")


def a_port() -> int:
    """One that nobody listens on."""
    with create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


@dataclass
class Running:
    """A server under load: where it is, the process whose group it is, and how its positions are asked for."""

    url: str
    process: subprocess.Popen[bytes]
    reader: str = ""  # of the peer's there is one kind

    def load(self, game: str) -> Load:
        """Tables at it, none of them open yet."""
        return Load(open_ours if self.reader else open_peer, self.url, self.process.pid, self.reader, game)

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(30)


def start_ours(said: argparse.Namespace, folder: str, reader: str, build: str = "") -> Running:
    """Our server on a database of its own; of the build in that folder, where one is named."""
    database = said.database or f"sqlite+aiosqlite:///{folder}/house.sqlite"
    url = f"http://127.0.0.1:{a_port()}"
    more = ["--workers", str(said.workers), "--channels", "postgresql"] if said.workers > 1 else []
    code = "from serenissima.cli import main; main()"
    process = started(
        [sys.executable, "-c", code, "serve", "--port", url.rpartition(":")[2], "--database", database, *more],
        url + "/health",
        **({"PYTHONPATH": build} if build else {}),
        SERENISSIMA_FRAMES_PER_SECOND="100000",
        SERENISSIMA_REQUESTS_PER_MINUTE="1000000",
        SERENISSIMA_LIMITS="100000",
        SERENISSIMA_TABLES_PER_PERSON="100000",
        SERENISSIMA_SOCKETS_PER_PERSON="100000",
        SERENISSIMA_SOCKETS_PER_ADDRESS="100000",
        SERENISSIMA_SHORTEST_PAUSE="0",
        SERENISSIMA_LONGEST_PAUSE="0",
    )
    return Running(url, process, reader)


def start_peer() -> Running:
    url = f"http://localhost:{a_port()}"
    command = ["node", str(HERE / "peer" / "server.cjs"), url.rpartition(":")[2]]
    return Running(url, started(command, url + "/games"))


async def measure(said: argparse.Namespace, servers: dict[str, Running]) -> dict[str, Any]:
    """All servers by turns, then ours at a steady rate."""
    results = {}
    if said.tables:
        results = await by_turns({name: one.load(said.game) for name, one in servers.items()}, said)
    for name, one in servers.items() if said.steady else ():
        if name != PEER:
            results[f"{name}, {said.steady} tables, {said.rate:.0f} moves/s"] = await calm(one.load(said.game), said)
    return results


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300, help="of the first part; 0 leaves it out")
    parser.add_argument("--seconds", type=float, default=15, help="for each server, all stretches together")
    parser.add_argument("--rounds", type=int, default=5, help="how often they take turns")
    parser.add_argument("--steady", type=int, default=1000, help="tables of the second part; 0 leaves it out")
    parser.add_argument("--rate", type=float, default=300, help="moves per second of the second part")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="serenissima_2012")
    parser.add_argument("--database", default="")
    parser.add_argument("--reader", choices=ASKING, action="append", help="how our positions are asked for")
    parser.add_argument("--beside", default="", help="a folder with another build of ours")
    parser.add_argument("--only", choices=("ours", "peer"))
    return parser.parse_args()


def start(said: argparse.Namespace, folder: str) -> dict[str, Running]:
    """The servers that were asked for."""
    servers = {}
    usual = USUAL[:1] if said.database else USUAL  # two houses do not share a database
    for reader in (said.reader or usual) if said.only != "peer" else ():
        servers[f"serenissima, {reader}"] = start_ours(said, tempfile.mkdtemp(dir=folder), reader)
        if said.beside:
            servers[f"the other build, {reader}"] = start_ours(said, tempfile.mkdtemp(dir=folder), reader, said.beside)
    if said.only != "ours":
        servers[PEER] = start_peer()
    return servers


def main() -> None:
    """All servers with the same tables, in the same minutes."""
    said = arguments()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        servers = start(said, folder)
        for server in servers.values():
            running.callback(server.stop)
        results = uvloop.run(measure(said, servers))
    for name, row in results.items():
        print(name, row)
    for name, other in pairs(list(servers)) if said.tables else ():
        moves = results[name]["moves/s"] / results[other]["moves/s"]
        spent = results[name]["server ms/move"] / results[other]["server ms/move"]
        print(f"{name} beside {other}: {moves:.2f} of the moves/s, {spent:.2f} of the processor time a move")


def pairs(names: list[str]) -> list[tuple[str, str]]:
    """Ours, and what it is compared with: the other build with the same reader, and the peer."""
    found = []
    for name in names:
        ours, _, reader = name.partition(", ")
        for other in (f"the other build, {reader}", PEER):
            if ours == "serenissima" and other in names:
                found.append((name, other))
    return found


if __name__ == "__main__":
    main()
