"""How many moves per second the server takes, and how long each waits; beside a boardgame.io server in the same run.

    python bench/load.py --tables 300 --seconds 15

Both servers are driven by the same program: two websockets for each table, every table plays as fast as its answers
come (closed loop), then 500 tables play 200 moves per second together (open loop). A move of ours is checked by the
rules and committed to disk before it is acknowledged; a move of the peer's adds one to a number in memory.

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
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
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
        self.acknowledged: asyncio.Future[bool] | None = None
        self.ready = asyncio.Event()
        self.readers = [asyncio.create_task(self.read(at, socket)) for at, socket in enumerate(sockets)]

    async def read(self, at: int, socket: ClientConnection) -> None:
        """Take in what a seat is told."""
        async for data in socket:
            kind = data[:20]
            if '"position"' in kind:
                question = questions.decode(data)
                self.asked.pop(at, None)
                if question.legal:
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


async def open_ours(url: str, game: str, number: int) -> Ours:
    """Two guests at a new table."""
    anna, bruno = await a_guest(url), await a_guest(url)
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = await posted(f"{url}/api/tables", anna, {"game": game, "seats": seats})
    await posted(f"{url}/api/tables/{table['id']}/join", bruno, {"invite": table["invite"]})
    address = f"{url.replace('http', 'ws')}/api/tables/{table['id']}/live"
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


async def open_peer(url: str, _: str, number: int) -> Peer:
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


Opening = Callable[[str, str, int], Awaitable[Any]]


async def play(table: Table, tally: Tally, again: Callable[[], Awaitable[Any]], end: float, pause: float) -> None:
    """Move after move until time is up; a finished game is followed by a new one."""
    loop = asyncio.get_running_loop()
    due = loop.time() + random.random() * pause
    while loop.time() < end:
        if pause:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due += pause
        began = loop.time()
        if await table.move():
            tally.waits.append(loop.time() - began)
        else:
            tally.refused += table.refused
            await table.close()
            table = await again()
    tally.refused += table.refused
    await table.close()


async def drive(
    open_one: Opening, url: str, game: str, tables: int, seconds: float, rate: float, group: int
) -> dict[str, float]:
    """So many tables for so many seconds; `rate` moves per second together, or as fast as they can."""
    opened = []
    for start in range(0, tables, 20):
        opened += await asyncio.gather(
            *(open_one(url, game, number) for number in range(start, min(tables, start + 20)))
        )
    tally = Tally(seconds=seconds)
    end = asyncio.get_running_loop().time() + seconds
    pause = tables / rate if rate else 0.0
    games = [play(table, tally, partial(open_one, url, game, at), end, pause) for at, table in enumerate(opened)]
    before, ours = processor_time(group), time.process_time()
    await asyncio.gather(*games)
    told = tally.told()
    for side, spent in (("server", processor_time(group) - before), ("driver", time.process_time() - ours)):
        told[f"{side} ms/move"] = round(1000 * spent / max(1, len(tally.waits)), 3)
    return told


async def both_loads(url: str, said: argparse.Namespace, group: int) -> dict[str, Any]:
    """As fast as it goes, then at a steady rate with many tables."""
    found = {"serenissima": await drive(open_ours, url, said.game, said.tables, said.seconds, 0, group)}
    if said.steady:
        calm = await drive(open_ours, url, said.game, said.steady, said.seconds, said.rate, group)
        found[f"serenissima, {said.steady} tables, {said.rate:.0f} moves/s"] = calm
    return found


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


def main() -> None:
    """Both servers, one after the other, with the same tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--steady", type=int, default=500, help="tables of the second part; 0 leaves it out")
    parser.add_argument("--rate", type=float, default=200, help="moves per second of the second part")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="serenissima_2012")
    parser.add_argument("--database", default="")
    parser.add_argument("--only", choices=("ours", "peer"))
    said = parser.parse_args()
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = said.database or f"sqlite+aiosqlite:///{folder}/house.sqlite"
        if said.only != "peer":
            url = "http://127.0.0.1:8991"
            code = "from serenissima.cli import main; main()"
            more = ["--workers", str(said.workers), "--channels", "postgresql"] if said.workers > 1 else []
            process = started(
                [sys.executable, "-c", code, "serve", "--port", "8991", "--database", database, *more],
                url + "/health",
                SERENISSIMA_FRAMES_PER_SECOND="100000",
                SERENISSIMA_REQUESTS_PER_MINUTE="1000000",
            )
            results |= uvloop.run(both_loads(url, said, process.pid))
            os.killpg(process.pid, signal.SIGTERM)
        if said.only != "ours":
            url = "http://localhost:8992"
            process = started(["node", str(HERE / "peer" / "server.cjs"), "8992"], url + "/games")
            results["boardgame.io"] = uvloop.run(drive(open_peer, url, "", said.tables, said.seconds, 0, process.pid))
            os.killpg(process.pid, signal.SIGTERM)
    for name, row in results.items():
        print(name, row)
    if "serenissima" in results and "boardgame.io" in results:
        print("ratio", round(results["serenissima"]["moves/s"] / results["boardgame.io"]["moves/s"], 2))


if __name__ == "__main__":
    main()
