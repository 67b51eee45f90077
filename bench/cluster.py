"""Several houses on this machine, with PostgreSQL, Redis and HAProxy, all real, started and stopped by one command.

    python bench/cluster.py --seconds 120 --kill-every 20

Tables play through the proxy, two people at each, who think for a moment. Every so often one house is killed (SIGKILL)
or, every other time, asked to leave (SIGTERM), and started again at once. At the end every log is held against what was
sent and acknowledged, as in `crash.py`: nothing acknowledged may be missing, nothing may be there twice or from nobody,
and the rules must lead through it. Told are the moves, the processor time of a move, and how long it took until
somebody who had lost the connection had a position again.

With `--houses 1` and no kills it measures one house on the same database, for comparison.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import signal
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

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from crash import Game, Lost, Person, a_guest, posted
from load import processor_time

from serenissima.cli.proxy import configuration
from serenissima.server.ledger import Ledger, open_engine
from server.databases import database_of
from server.running import Server, free_port, until

SETTLES = 3.0  # seconds before anything is measured
GOODBYE = 30.0


@dataclass
class Customer(Person):
    """Somebody who comes back through the proxy, and notes how long that took."""

    lost_at: float = 0.0
    waits_back: list[tuple[float, float]] = field(default_factory=list)  # when, and for how long

    async def play(self) -> None:
        """Until the game is over."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live?bare=1"
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, compression=None, open_timeout=10) as socket:
                    self.waits = self.position = None
                    await self.listen(socket)
            self.lost_at = self.lost_at or time.monotonic()
            await asyncio.sleep(self.rng.uniform(0.05, 0.2))

    async def hear(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        """Who has a position again is back."""
        if frame["t"] == "position" and self.lost_at:
            self.waits_back.append((self.lost_at, time.monotonic() - self.lost_at))
            self.lost_at = 0.0
        if frame["t"] == "refused" and frame["code"] in ("closing", "moving"):
            self.waits = self.position = None  # not done; it is asked again where the table is then
            return
        await super().hear(socket, frame)


@contextlib.contextmanager
def redis_running() -> Iterator[str]:
    """A Redis of its own, which keeps nothing."""
    port = free_port()
    command = [found("redis-server"), "--port", str(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"]
    with running(command):
        yield f"redis://127.0.0.1:{port}"


@contextlib.contextmanager
def proxy_running(folder: Path, houses: dict[str, Server]) -> Iterator[str]:
    """An HAProxy before the houses, as `serenissima proxy` has it."""
    port, file = free_port(), folder / "haproxy.cfg"
    addresses = {name: f"127.0.0.1:{house.port}" for name, house in houses.items()}
    file.write_text(configuration(addresses, f"127.0.0.1:{port}"), encoding="utf-8")
    with running([found("haproxy"), "-db", "-f", str(file)]):
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url), 30)
        yield url


def answers(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/health", timeout=2).status_code == 200
    return False


def found(program: str) -> str:
    path = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    if path is None:
        sys.exit(f"{program} is missing: apt install haproxy redis-server")
    return path


@contextlib.contextmanager
def running(command: list[str]) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait(GOODBYE)


class Houses:
    """The houses, and the processor time of those that are gone."""

    def __init__(self, servers: dict[str, Server]) -> None:
        self.servers = servers
        self.gone = 0.0
        self.ended: list[tuple[float, str]] = []  # when, and how

    def spent(self) -> float:
        """Seconds of processor time so far, of all of them."""
        alive = [house.process.pid for house in self.servers.values() if house.process is not None]
        return self.gone + sum(map(processor_time, alive))

    async def end(self, name: str, how: signal.Signals) -> None:
        """One house goes, and is started again at once."""
        house = self.servers[name]
        assert house.process is not None
        self.ended.append((time.monotonic(), how.name))
        self.gone += processor_time(house.process.pid)
        await asyncio.to_thread(house.stop, how)
        await asyncio.to_thread(house.start)


async def open_game(http: httpx.AsyncClient, url: str, number: int, game: str, thinks: float) -> Game:
    """Two people at a new table."""
    anna, bruno = [await a_guest(http, url) for _ in range(2)]
    table = await posted(http, f"{url}/api/tables", anna, {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    await posted(http, f"{url}/api/tables/{table['id']}/join", bruno, {"invite": table["invite"]})
    people: list[Person] = [
        Customer(url, table["id"], cookie, random.Random(2 * number + at), thinks=thinks)
        for at, cookie in enumerate((anna, bruno))
    ]
    return Game(table["id"], people)


class Evening:
    """Games under way; where one is over, another begins."""

    def __init__(self, url: str, said: argparse.Namespace) -> None:
        self.url = url
        self.said = said
        self.games: list[Game] = []
        self.http = httpx.AsyncClient(timeout=60)

    async def table(self, number: int) -> None:
        """One game after the other."""
        while True:
            try:
                game = await open_game(self.http, self.url, number, self.said.game, self.said.think)
            except httpx.HTTPError:  # a house was killed before it had answered: nothing is known of that table
                await asyncio.sleep(0.2)
                continue
            self.games.append(game)
            await asyncio.gather(*(person.play() for person in game.people))

    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for game in self.games for person in game.people)

    def waits_back(self) -> list[tuple[float, float]]:
        return [one for game in self.games for person in game.people for one in vars(person)["waits_back"]]

    def still_away(self) -> list[float]:
        now = time.monotonic()
        people = [vars(person) for game in self.games for person in game.people]
        return [now - one["lost_at"] for one in people if one["lost_at"] and not one["over"]]


async def play(houses: Houses, url: str, database: str, said: argparse.Namespace) -> bool:
    """The evening, and what came of it; whether all went well."""
    evening = Evening(url, said)
    tables = [asyncio.create_task(evening.table(number)) for number in range(said.tables)]
    await asyncio.sleep(SETTLES)
    print(f"{len(houses.servers)} houses, {said.tables} tables")
    await measured("nobody is killed", houses, evening, tables, said.calm, 0)
    if said.seconds:
        await measured("houses go and come", houses, evening, tables, said.seconds, said.kill_every)
    await asyncio.sleep(SETTLES if said.seconds else 0)
    away = evening.still_away()
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    await evening.http.aclose()
    tell_of_comings_back(houses, evening.waits_back(), away)
    return await nothing_lost(evening, database)


async def measured(
    what: str, houses: Houses, evening: Evening, tables: list[asyncio.Task[None]], seconds: float, every: float
) -> None:
    """A stretch of the evening, with the moves and the processor time of the houses, whose start counts as well."""
    began, moves, spent = time.monotonic(), evening.acknowledged(), houses.spent()
    await go_on(houses, tables, began + seconds, every)
    seconds, moves, spent = time.monotonic() - began, evening.acknowledged() - moves, houses.spent() - spent
    told = f"{moves} moves, {moves / seconds:.0f} moves/s, {1000 * spent / max(1, moves):.3f} ms of processor a move"
    print(f"{what}, {seconds:.0f} s: {told}", flush=True)


async def go_on(houses: Houses, tables: list[asyncio.Task[None]], end: float, every: float) -> None:
    """Until the end; now and then a house goes. What a player stumbles over ends it."""
    names, turn = list(houses.servers), 0
    while (left := end - time.monotonic()) > 0:
        done, _ = await asyncio.wait(tables, timeout=min(left, every or left), return_when=asyncio.FIRST_EXCEPTION)
        for table in done:
            table.result()
        if every and end - time.monotonic() > every / 2:
            how = signal.SIGTERM if turn % 2 else signal.SIGKILL
            await houses.end(names[turn % len(names)], how)
            turn += 1


def tell_of_comings_back(houses: Houses, waits: list[tuple[float, float]], away: list[float]) -> None:
    """How long it took for each way to go, as far as comings back can be told apart."""
    for at, (when, how) in enumerate(houses.ended):
        end = houses.ended[at + 1][0] if at + 1 < len(houses.ended) else float("inf")
        mine = sorted(wait for lost, wait in waits if when <= lost < end)
        if mine:
            half, most = mine[len(mine) // 2], mine[-1]
            print(f"{how}: {len(mine)} people came back, half within {half:.2f} s, all within {most:.2f} s")
    longest = max([wait for _, wait in waits], default=0)
    print(f"longest until somebody was back: {longest:.2f} s")
    print(f"away at the end: {len(away)}, for {max(away, default=0):.2f} s at most")


async def nothing_lost(evening: Evening, database: str) -> bool:
    """Hold every log against what is known."""
    engine = open_engine(database)
    lost = []
    for game in evening.games:
        try:
            await game.check(Ledger(engine))
        except Lost as error:
            lost.append(str(error))
    await engine.dispose()
    doubled = sum("twice" in one or "nobody sent" in one for one in lost)
    print(f"{len(evening.games)} games checked, lost = {len(lost) - doubled}, doubled = {doubled}")
    for one in lost[:10]:
        print(one)
    return not lost


def main() -> int:
    """Start everything, play, stop everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--calm", type=float, default=20, help="seconds before the first house goes")
    parser.add_argument("--seconds", type=float, default=120, help="in which houses go and come")
    parser.add_argument("--kill-every", type=float, default=20, help="seconds; 0: nobody is killed")
    parser.add_argument("--think", type=float, default=0.2, help="seconds before an answer, at most")
    parser.add_argument("--channels", default="redis", choices=("redis", "postgresql"))
    parser.add_argument("--game", default="serenissima_2012")
    said = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and whatever was started with it
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(database_of("postgresql", folder))
        redis = stack.enter_context(redis_running())
        more = ("--channels", said.channels, "--redis", redis, "--thinkers", "1")
        servers = {}
        for number in range(said.houses):
            name = f"house{number}"
            servers[name] = Server(database, folder / f"{name}.txt", more, {"SERENISSIMA_NAME": name})
            servers[name].start()
            stack.callback(servers[name].stop, signal.SIGKILL)
        url = stack.enter_context(proxy_running(folder, servers))
        well = asyncio.run(play(Houses(servers), url, database, said))
        if not well:
            print(*(file.read_text(errors="replace")[-2000:] for file in folder.glob("house*.txt")), sep="\n")
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
