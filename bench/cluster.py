"""Several houses here, with PostgreSQL, Redis (or NATS) and HAProxy, all real, started and stopped by one command.

    python bench/cluster.py --seconds 120 --kill-every 20
    python bench/cluster.py --shards
    python bench/cluster.py --workers 2

First one house alone is measured: with all tables, and with as many as each house has when there are several, since a
busier house shares more of its commits and wakes for more moves at once. Then tables play through the proxy, two people
at each, who think for a moment. Every so often one house is killed (SIGKILL) or, every other time, asked to leave
(SIGTERM), and started again at once. In the middle half of the houses go over to tomorrow's version, which has one form
more of the database, and later the others. At the end every log is held against what was sent and acknowledged, as in
`crash.py`: nothing acknowledged may be missing, nothing may be there twice or from nobody, and the rules must lead
through it. Told are the moves, the time of processor that a move takes, and how long it took until who had lost the
connection had a position again.

With `--shards` logs are kept in two databases beside the first, and moved to two others while houses go and come.
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

import serenissima
from serenissima.cli.proxy import configuration
from serenissima.server import migrate
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.quarters import LETTERS
from serenissima.server.settings import from_environment
from serenissima.server.shards import SLOTS, kept_where, move, open_shards
from server.brokers import broker_running, program
from server.databases import new_database, postgres_running
from server.running import Server, free_port, until

SETTLES = 3.0  # seconds before anything is measured
GOODBYE = 30.0
SHARDS = ("north", "south", "east", "west")
FORM = '''"""Tomorrow's form: a column and a table that today's houses do not know"""

import sqlalchemy as sa
from alembic import op

revision = "0999"
down_revision = "{before}"
expands = True


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.String(length=10), nullable=False, server_default="red"))
    op.create_table("colours", sa.Column("name", sa.String(length=10), primary_key=True))
'''


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
def proxy_running(folder: Path, houses: dict[str, Server]) -> Iterator[str]:
    """An HAProxy before the houses, as `serenissima proxy` has it."""
    port, file = free_port(), folder / "haproxy.cfg"
    addresses = {name: f"127.0.0.1:{house.port}" for name, house in houses.items()}
    file.write_text(configuration(addresses, f"127.0.0.1:{port}"), encoding="utf-8")
    with running([program("haproxy"), "-db", "-f", str(file)]):
        url = f"http://127.0.0.1:{port}"
        until(lambda: answers(url), 30)
        yield url


def answers(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/health", timeout=2).status_code == 200
    return False


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

    def __init__(self, servers: dict[str, Server], database: str, url: str, tomorrow: Path) -> None:
        self.servers = servers
        self.database = database
        self.url = url
        self.tomorrow = tomorrow
        self.gone = 0.0
        self.ended: list[tuple[float, str]] = []  # when, and how

    def spent(self) -> float:
        """Seconds of processor time so far, of all of them."""
        alive = [house.process.pid for house in self.servers.values() if house.process is not None]
        return self.gone + sum(map(processor_time, alive))

    @property
    def environment(self) -> dict[str, str]:
        """What all of them are told."""
        return next(iter(self.servers.values())).environment

    async def go_over(self, names: list[str], pause: float) -> None:
        """These houses are drained, one after the other, and opened again as tomorrow's version."""
        path = os.pathsep.join((str(self.tomorrow), os.environ.get("PYTHONPATH", "")))
        for name in names:
            self.servers[name].environment |= {"PYTHONPATH": path}
            await self.end(name, signal.SIGTERM)
            await asyncio.sleep(pause)

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


async def play(houses: Houses, said: argparse.Namespace, seconds: float, spent: list[float]) -> bool:
    """The evening, and what came of it; whether all went well. What a move costs while all is calm is noted."""
    evening = Evening(houses.url, said)
    tables = [asyncio.create_task(evening.table(number)) for number in range(said.tables)]
    await asyncio.sleep(SETTLES)
    print(f"{len(houses.servers)} houses, {said.tables} tables", flush=True)
    spent.append(await measured("nobody is killed", houses, evening, tables, said.calm, 0))
    if seconds:
        await troubled(houses, evening, tables, said, seconds)
        await asyncio.sleep(SETTLES)
    away = evening.still_away()
    for table in tables:
        table.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    await evening.http.aclose()
    tell_of_comings_back(houses, evening.waits_back(), away)
    return await nothing_lost(evening, houses)


async def troubled(
    houses: Houses, evening: Evening, tables: list[asyncio.Task[None]], said: argparse.Namespace, seconds: float
) -> None:
    """Houses go and come, of one version and then of two; meanwhile shards may move."""
    moving = asyncio.create_task(move_shards(houses, seconds / 8)) if said.shards else None
    await measured("houses go and come", houses, evening, tables, seconds / 2, said.kill_every)
    names = list(houses.servers)
    half = names[: len(names) // 2]
    await houses.go_over(half, said.pause)
    print(f"{', '.join(half)} went over to another version, drained one after the other")
    await measured("houses of two versions go and come", houses, evening, tables, seconds / 2, said.kill_every)
    await houses.go_over(names[len(half) :], said.pause)
    print("the others went over too")
    if moving is not None:
        await moving


async def furnish(houses: Houses) -> None:
    """Before anybody plays, half of the slots are in one shard, and half in another."""
    engine = open_engine(houses.database)
    settings = from_environment({**houses.environment, "SERENISSIMA_DATABASE": houses.database})
    async with open_shards(settings, engine) as shards:
        await move(shards, [slot for slot in SLOTS if slot[0] in LETTERS[:16]], "north")
        await move(shards, [slot for slot in SLOTS if slot[0] not in LETTERS[:16]], "south")
    await engine.dispose()


async def move_shards(houses: Houses, pause: float) -> None:
    """Two shards go to other databases, with the command that an operator types."""
    for source, target in (("north", "east"), ("south", "west")):
        await asyncio.sleep(pause)
        print(await asyncio.to_thread(shard_moved, houses, source, target), flush=True)


def shard_moved(houses: Houses, source: str, target: str) -> str:
    began = time.monotonic()
    code = "from serenissima.cli import main; raise SystemExit(main())"
    command = [sys.executable, "-c", code, "shard", "move", source, target, "--database", houses.database]
    done = subprocess.run(
        command, env={**os.environ, **houses.environment}, capture_output=True, text=True, check=False
    )
    return f"{source} to {target} in {time.monotonic() - began:.1f} s: {done.stdout.strip()}{done.stderr.strip()}"


async def measured(
    what: str, houses: Houses, evening: Evening, tables: list[asyncio.Task[None]], seconds: float, every: float
) -> float:
    """A stretch of the evening, with the moves and the processor time of the houses, whose start counts as well."""
    began, moves, spent = time.monotonic(), evening.acknowledged(), houses.spent()
    await go_on(houses, tables, began + seconds, every)
    seconds, moves, spent = time.monotonic() - began, evening.acknowledged() - moves, houses.spent() - spent
    each = 1000 * spent / max(1, moves)
    told = f"{moves} moves, {moves / seconds:.0f} moves/s, {each:.3f} ms of processor a move"
    print(f"{what}, {seconds:.0f} s: {told}", flush=True)
    return each


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


async def nothing_lost(evening: Evening, houses: Houses) -> bool:
    """Hold every log against what is known."""
    lost = []
    async with contextlib.AsyncExitStack() as stack:
        engine = open_engine(houses.database)
        stack.push_async_callback(engine.dispose)
        settings = from_environment({**houses.environment, "SERENISSIMA_DATABASE": houses.database})
        ledger: Any = Ledger(engine)
        if settings.shards:
            ledger = await stack.enter_async_context(open_shards(settings, engine))
            print("kept in:", {name: tables for name, (_, tables) in (await kept_where(ledger)).items()})
        for game in evening.games:
            try:
                await game.check(ledger)
            except Lost as error:
                lost.append(str(error))
    doubled = sum("twice" in one or "nobody sent" in one for one in lost)
    print(f"{len(evening.games)} games checked, lost = {len(lost) - doubled}, doubled = {doubled}")
    for one in lost[:10]:
        print(one)
    return not lost


def tomorrow(folder: Path) -> Path:
    """This version with another number, whose database has one form more; where it is found."""
    today = Path(serenissima.__file__).parent
    shutil.copytree(today, folder / "serenissima", ignore=shutil.ignore_patterns("__pycache__"))
    named = folder / "serenissima" / "__init__.py"
    said = named.read_text(encoding="utf-8").replace(serenissima.__version__, "tomorrow")
    named.write_text(said, encoding="utf-8")
    form = FORM.format(before=migrate.scripts().get_current_head())
    (folder / "serenissima" / "server" / "migrations" / "versions" / "0999_tomorrow.py").write_text(
        form, encoding="utf-8"
    )
    return folder


@contextlib.contextmanager
def town(said: argparse.Namespace, houses: int, workers: int = 1) -> Iterator[Houses]:
    """Everything, started and stopped."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(postgres_running(folder / "postgres"))
        database = new_database(server)
        more = ["--channels", said.channels, "--thinkers", "1", "--workers", str(workers)]
        if said.channels != "postgresql":
            more += [f"--{said.channels}", stack.enter_context(broker_running(said.channels)).address]
        shards = [f"{name}={new_database(server)}" for name in SHARDS] if said.shards else []
        servers = {}
        for number in range(houses):
            name = f"house{number}"
            environment = {"SERENISSIMA_NAME": name, "SERENISSIMA_SHARDS": ",".join(shards)}
            servers[name] = Server(database, folder / f"{name}.txt", tuple(more), environment)
            servers[name].start()
            stack.callback(servers[name].stop, signal.SIGKILL)
        url = stack.enter_context(proxy_running(folder, servers))
        everything = Houses(servers, database, url, tomorrow(folder / "tomorrow"))
        if shards:
            asyncio.run(furnish(everything))
        yield everything


def spend(
    said: argparse.Namespace, houses: int, seconds: float, spent: list[float], *others: int, workers: int = 1
) -> bool:
    """An evening with so many houses; and others there, with so many tables."""
    with town(said, houses, workers) as everything:
        well = asyncio.run(play(everything, said, seconds, spent))
        for tables in others:
            its_own = argparse.Namespace(**{**vars(said), "tables": tables})
            well = asyncio.run(play(everything, its_own, seconds, spent)) and well
        if not well:
            logs = (house.log for house in everything.servers.values())
            print(*(file.read_text(errors="replace")[-2000:] for file in logs), sep="\n")
    return well


def main() -> int:
    """Start everything, play, stop everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1, help="instead: one house with so many, beside one with one")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--calm", type=float, default=20, help="seconds before the first house goes")
    parser.add_argument("--seconds", type=float, default=120, help="in which houses go and come")
    parser.add_argument("--kill-every", type=float, default=20, help="seconds; 0: nobody is killed")
    parser.add_argument("--pause", type=float, default=3, help="seconds between two houses that go over")
    parser.add_argument("--think", type=float, default=0.2, help="seconds before an answer, at most")
    parser.add_argument("--channels", default="redis", choices=("redis", "nats", "postgresql"))
    parser.add_argument("--game", default="serenissima_2012")
    parser.add_argument("--shards", action="store_true", help="logs in several databases, moved meanwhile")
    parser.add_argument("--no-alone", action="store_true", help="do not measure one house first")
    said = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # and whatever was started with it
    spent: list[float] = []
    if said.workers > 1:
        well = spend(said, 1, 0, spent) and spend(said, 1, 0, spent, workers=said.workers)
        print(f"processor time of a move, {said.workers} workers to one: {spent[1] / spent[0]:.2f}")
        return 0 if well else 1
    well = said.no_alone or spend(said, 1, 0, spent, max(1, said.tables // said.houses))
    well = spend(said, said.houses, said.seconds, spent) and well
    if not said.no_alone:
        all_of_them, its_share, several = spent
        print(f"processor time of a move, {said.houses} houses to one with all tables: {several / all_of_them:.2f}")
        print(f"to one that is as busy as each of them: {several / its_share:.2f}")
    return 0 if well else 1


if __name__ == "__main__":
    raise SystemExit(main())
