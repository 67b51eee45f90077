"""What a fleet of houses would carry: costs measured on this machine, and the queues of an evening simulated with them.

    python bench/capacity.py measure costs.json     one house on PostgreSQL behind HAProxy, all real, about two minutes
    python bench/capacity.py check costs.json       the same house at two steady rates, beside what the model says of it
    python bench/capacity.py simulate costs.json    1, 10 and 100 million games a day; --plot FILE draws the waits

A choice goes through a proxy, waits for the one process of the house that holds its table, waits with all that came
meanwhile for that process's next transaction, for a core of its shard's database and for the disk, and for the process
again, which tells everybody at the table. Every one of these is a line with as many servers as there are; the time each
takes is drawn from an exponential distribution around what was measured (so a few take long). Choices come at random
(Poisson) at the rate of the evening's peak. Tables share nothing but their house, and houses nothing but their shard:
one shard with its houses is simulated for all alike.

A size is given as many houses and shards as it needs for 95 of 100 choices to be told within 50 ms, and 99 within 100.
"""

from __future__ import annotations

import argparse
import heapq
import json
import os
import random
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from itertools import count
from pathlib import Path
from statistics import fmean

import httpx
import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster import proxy_running
from load import Load, open_ours, processor_time

from serenissima.arena.match import Match, Pairing, Unwatched
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE
from serenissima.server import ratings
from serenissima.server.ledger import open_engine
from server.databases import database_of
from server.running import QUICK, Server

PARTS, SAID = (0.5, 0.95, 0.99), ("half", "95 of 100", "99 of 100")
SOON, LATE = 0.050, 0.100  # seconds: for 95 and for 99 of 100 choices
FULL = 0.85  # of a thing's time; beyond that a small rush is a long wait
TICK = os.sysconf("SC_CLK_TCK")
out = Console()


@dataclass
class Costs:
    """What was measured, in seconds of processor time where nothing else is said."""

    choice: float  # of a house, for a choice, besides its share of a transaction
    transaction: float  # of a house, for a transaction
    row: float  # of the database, for a row of a log
    commit: float  # of the database, for a transaction
    proxy: float  # of HAProxy, for a choice
    rating: float  # of the database, for a rated game that counts
    flush: float  # seconds until the disk has a transaction, besides the processor time
    memory: float  # bytes of a house for a table that is being played
    wire: float  # bytes to everybody at a table of two, for a choice
    rows: float  # of the log, for each choice
    choices: float  # of a game, of all people and bots together, as mercanti play it
    thought: dict[str, float] = field(default_factory=dict)  # seconds of a level, for a choice


@dataclass
class World:
    """What is assumed, since nobody has seen it yet."""

    peak: float = 3.0  # the evening, beside the mean of the day
    by_bots: float = 0.5  # of all choices
    level: str = "mercante"
    rated: float = 0.3  # of all games
    minutes: float = 60.0  # that a table is open
    cores: int = 16  # of a database's machine
    memory: float = 4e9  # bytes of a house
    network: float = 1.25e9 * 0.5  # bytes a second of a proxy's line, half of 10 Gbit


# The simulation


class Clock:
    """Things that happen, in the order of their time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.order = count()
        self.coming: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        heapq.heappush(self.coming, (self.now + seconds, next(self.order), then))

    def run(self, until: float) -> None:
        while self.coming and self.coming[0][0] <= until:
            self.now, _, then = heapq.heappop(self.coming)
            then()


class Line:
    """A line of things to be done before one or more who do them, first come, first served."""

    def __init__(self, clock: Clock, servers: int) -> None:
        self.clock = clock
        self.servers = self.free = servers
        self.waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.busy = 0.0

    def serve(self, takes: float, then: Callable[[], None]) -> None:
        if self.free:
            self.free -= 1
            self.begin(takes, then)
        else:
            self.waiting.append((takes, then))

    def begin(self, takes: float, then: Callable[[], None]) -> None:
        self.busy += takes
        self.clock.after(takes, partial(self.end, then))

    def end(self, then: Callable[[], None]) -> None:
        if self.waiting:
            self.begin(*self.waiting.popleft())
        else:
            self.free += 1
        then()

    def used(self) -> float:
        """The part of its time in which it was busy."""
        return self.busy / (self.clock.now * self.servers)


class House:
    """One process that holds tables: what is said there, and its writer."""

    def __init__(self, shard: Shard) -> None:
        self.shard = shard
        self.loop = Line(shard.clock, 1)
        self.unwritten: list[float] = []
        self.writing = False

    def hear(self, since: float) -> None:
        """The rules take a good third of a choice's time; the rest is telling."""
        self.loop.serve(self.shard.around(0.35 * self.shard.costs.choice), partial(self.note, since))

    def note(self, since: float) -> None:
        self.unwritten.append(since)
        if not self.writing:
            self.write()

    def write(self) -> None:
        """All that was said meanwhile, in one transaction."""
        self.writing = True
        batch, self.unwritten = self.unwritten, []
        self.loop.serve(self.shard.around(self.shard.costs.transaction), partial(self.send, batch))

    def send(self, batch: list[float]) -> None:
        costs = self.shard.costs
        takes = self.shard.around(costs.commit + costs.row * costs.rows * len(batch))
        self.shard.database.serve(takes, partial(self.flush, batch))

    def flush(self, batch: list[float]) -> None:
        self.shard.clock.after(self.shard.around(self.shard.costs.flush), partial(self.written, batch))

    def written(self, batch: list[float]) -> None:
        self.writing = False
        for since in batch:
            self.loop.serve(self.shard.around(0.65 * self.shard.costs.choice), partial(self.shard.told, since))
        if self.unwritten:
            self.write()


class Shard:
    """A database with the houses that write to it, and choices that come at random."""

    def __init__(self, costs: Costs, rate: float, houses: int, cores: int, seed: int = 1) -> None:
        self.costs, self.rate = costs, rate
        self.rng = random.Random(seed)
        self.clock = Clock()
        self.database = Line(self.clock, cores)
        self.houses = [House(self) for _ in range(houses)]
        self.waits: list[float] = []
        self.clock.after(0.0, self.arrive)

    def around(self, mean: float) -> float:
        return self.rng.expovariate(1 / mean) if mean > 0 else 0.0

    def arrive(self) -> None:
        house = self.rng.choice(self.houses)
        self.clock.after(self.costs.proxy, partial(house.hear, self.clock.now))
        self.clock.after(self.rng.expovariate(self.rate), self.arrive)

    def told(self, since: float) -> None:
        self.waits.append(self.clock.now - since)

    def run(self, seconds: float) -> Evening:
        self.clock.run(seconds)
        settled = sorted(self.waits[len(self.waits) // 10 :])
        loops = [house.loop.used() for house in self.houses]
        return Evening(settled, fmean(loops), self.database.used(), self.rate * seconds)


@dataclass
class Evening:
    """How a shard did."""

    waits: list[float]
    house: float  # the part of their time in which processes were busy
    database: float
    asked: float

    def within(self, part: float) -> float:
        """The wait that this part of all choices stayed below; endless where they heap up."""
        if len(self.waits) < 0.85 * self.asked:
            return float("inf")
        return self.waits[min(len(self.waits) - 1, int(part * len(self.waits)))]

    def well(self) -> bool:
        return self.within(0.95) <= SOON and self.within(0.99) <= LATE and max(self.house, self.database) <= FULL


def evening(costs: Costs, rate: float, houses: int, cores: int) -> Evening:
    """Long enough for lines to settle, and for a wait of one in a hundred to be seen often."""
    return Shard(costs, rate, houses, cores).run(max(2.0, 40_000 / rate))


def houses_for(costs: Costs, rate: float, cores: int) -> tuple[int, Evening]:
    """The fewest houses that do well with so many choices a second, and how they do."""
    houses = max(1, int(rate * costs.choice / FULL))
    while not (done := evening(costs, rate, houses, cores)).well():
        if done.database > FULL:
            return 0, done
        houses += 1 + houses // 20
    return houses, done


def most(costs: Costs, world: World) -> float:
    """The choices a second that one database carries well, whatever the number of its houses."""
    low, high = 100.0, world.cores / (costs.row * costs.rows)
    while high / low > 1.05:
        middle = (low + high) / 2
        low, high = (middle, high) if houses_for(costs, middle, world.cores)[0] else (low, middle)
    return low


# The sizes


def sized(costs: Costs, world: World, games: float, carried: float) -> dict[str, str]:
    """What so many games a day ask for at the evening's peak, and what is full first."""
    finished = games / 86_400 * world.peak
    rate = finished * costs.choices
    shards = max(1, int(-(-rate // carried)))
    houses, done = houses_for(costs, rate / shards, world.cores)
    tables = finished * 60 * world.minutes
    alone = {  # how much of one of them each thing would be, did all go to one
        "a house's process": rate * costs.choice,
        "a database's cores": rate / carried,
        "a core of proxies": rate * costs.proxy,
        "a proxy's line": rate * costs.wire / world.network,
        "a house's memory": tables * costs.memory / world.memory,
        "the database of ratings": finished * world.rated * costs.rating / (world.cores * FULL),
        "a core of bots": rate * world.by_bots * costs.thought[world.level],
    }
    first = sorted(alone, key=lambda name: -alone[name])
    return {
        "games a day": f"{games:,.0f}",
        "choices a second": f"{rate:,.0f}",
        "shards": f"{shards:,}",
        "houses": f"{shards * houses:,}",
        "told within (half, 95, 99 of 100)": ", ".join(f"{1000 * done.within(part):.0f} ms" for part in PARTS),
        "busy: houses, databases": f"{done.house:.0%}, {done.database:.0%}",
        "cores of bots": f"{alone['a core of bots'] / FULL:,.0f}",
        "cores of proxies": f"{alone['a core of proxies'] / FULL:,.1f}",
        "tables open": f"{tables:,.0f}, {tables * costs.memory / 1e9:,.0f} GB",
        "wire": f"{rate * costs.wire / 1e6:,.0f} MB/s",
        "ratings, of one database": f"{alone['the database of ratings']:.0%}",
        "fullest, were there one of each": "; ".join(f"{name} {alone[name]:,.1f}" for name in first[:4]),
    }  # fmt: skip


def simulate(costs: Costs, world: World, plot: str) -> None:
    carried = most(costs, world)
    out.print(f"One database of {world.cores} cores carries {carried:,.0f} choices a second well.")
    rows = [sized(costs, world, games, carried) for games in track((1e6, 1e7, 1e8), "Evenings", console=out)]
    grid = Grid("", *(row["games a day"] for row in rows))
    for name in list(rows[0])[1:]:
        grid.add_row(name, *(row[name] for row in rows))
    out.print(grid)
    if plot:
        draw(costs, world, carried, Path(plot))


def draw(costs: Costs, world: World, carried: float, file: Path) -> None:
    """The wait of one house, and of a full shard, as more and more is asked of it."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    houses = houses_for(costs, carried, world.cores)[0]
    shown = [(1 / costs.choice, 1, "one house"), (carried * 1.1, houses, f"a shard, {houses} houses")]
    figure, axes = pyplot.subplots(1, 2, figsize=(9, 3.6), sharey=True, layout="constrained")
    for axis, (most_of, many, title) in zip(axes, shown, strict=True):
        rates = [most_of * part / 20 for part in range(2, 20)]
        done = [evening(costs, rate, many, world.cores) for rate in track(rates, title, console=out)]
        for part, said in zip(PARTS, SAID, strict=True):
            axis.plot(rates, [1000 * one.within(part) for one in done], label=said)
        axis.axhline(1000 * SOON, color="grey", linewidth=0.7)
        axis.set(xlabel="choices a second", title=title, yscale="log")
    axes[0].set_ylabel("ms until told")
    axes[0].legend(frameon=False)
    figure.savefig(file, dpi=110)
    out.print(f"Drawn in {file}")


# Measuring


def family_time(pid: int) -> float:
    """Processor time of a process and its children, also of those that are gone."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            words = stat.read_text().rpartition(")")[2].split()
            if int(stat.parent.name) == pid or int(words[1]) == pid:
                ticks += sum(map(int, words[11:15]))
    return ticks / TICK


def resident(group: int) -> float:
    """Bytes in memory of the processes of a group."""
    pages = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[2]) == group:
                pages += int((stat.parent / "statm").read_text().split()[1])
    return float(pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass
class Scene:
    """One house, its database and its proxy, all real."""

    url: str
    house: Server
    postgres: int
    proxy: int

    def spent(self) -> dict[str, float]:
        assert self.house.process is not None
        told = {"house": processor_time(self.house.process.pid)}
        told |= {"database": family_time(self.postgres), "proxy": family_time(self.proxy)}
        text = httpx.get(f"{self.house.url}/metrics").text
        for name in ("rows", "commits", "durable_seconds_sum", "durable_seconds_count"):
            said = [line for line in text.splitlines() if line.startswith(f"serenissima_{name}") and " " in line]
            told[name] = sum(float(line.rpartition(" ")[2]) for line in said if "_created" not in line)
        return told

    async def stretch(self, tables: int, seconds: float, rate: float = 0) -> dict[str, float]:
        """Tables at that rate, or as fast as they can: what was spent, and what came of it."""
        load = Load(open_ours, self.url, 0, "browser", "serenissima_2012")
        await load.open(tables)
        await load.stretch(2, rate)
        load.tally.waits.clear()
        load.tally.seconds = 0
        before = self.spent()
        await load.stretch(seconds, rate)
        used = {name: spent - before[name] for name, spent in self.spent().items()}
        return {**used, **await load.told()}


def child_of_this(program: str) -> int:
    """The process of that name that was started last."""
    found = [stat for stat in Path("/proc").glob("[0-9]*/stat") if f"({program})" in stat.read_text()]
    return max(int(stat.parent.name) for stat in found)


def set_up(stack: ExitStack) -> Scene:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    database = stack.enter_context(database_of("postgresql", folder))
    house = Server(database, folder / "house.txt", (), QUICK | {"SERENISSIMA_NAME": "house"})
    house.start()
    stack.callback(house.stop)
    url = stack.enter_context(proxy_running(folder, {"house": house}))
    postmaster = next((folder / "postgres").rglob("postmaster.pid"))
    return Scene(url, house, int(postmaster.read_text().split()[0]), child_of_this("haproxy"))


async def opened(scene: Scene, tables: int) -> float:
    """Bytes of a house for each table that is being played."""
    assert scene.house.process is not None
    load = Load(open_ours, scene.url, 0, "browser", "serenissima_2012")
    await load.open(10)
    before = resident(scene.house.process.pid)
    await load.open(tables)
    await load.stretch(4, tables)
    more = resident(scene.house.process.pid) - before
    await load.told()
    return more / tables


async def rated(database: str, postgres: int, games: int = 200) -> float:
    """Processor time of the database for a rated game of four that counts."""
    engine = open_engine(database)
    before = family_time(postgres)
    for number in range(games):
        async with engine.begin() as connection:
            who = [f"p{(number * 4 + at) % 97}" for at in range(4)]
            await ratings.rate(connection, "capacity", 4, who, [1, 2, 3, 4])
    await engine.dispose()
    return (family_time(postgres) - before) / games


def played() -> tuple[float, float]:
    """Choices of a game of three mercanti, in the mean of all titles, and rows of its log for each choice."""
    matches = [Match(Pairing(key, ("mercante",) * 3, f"{key} {at}"), Unwatched()) for key in GAMES for at in range(2)]
    for match in track(matches, "Games", console=out):
        match.play()
    choices = fmean(match.result.decisions for match in matches)
    return choices, fmean(len(match.entries) for match in matches) / choices


def thought(level: str) -> float:
    """Seconds of processor time for a choice of a bot, in the mean of all titles."""
    spent = []
    for key in GAMES:
        match = Match(Pairing(key, (level,) + ("random",) * 2, "thought"), Unwatched())
        began = time.process_time()
        match.play()
        own = sum(seat == 0 for seat, _ in match.entries if seat != CHANCE)
        spent.append((time.process_time() - began) / own)
    return fmean(spent)


async def wire_of(url: str) -> float:
    """Bytes that go out to the two at a table for a choice, before they are packed."""
    load = Load(open_ours, url, 0, "browser", "serenissima_2012")
    await load.open(8)
    await load.stretch(3, 40)
    heard, moves = sum(table.heard for table in load.tables), len(load.tally.waits)
    await load.told()
    return float(heard / moves)


async def served(scene: Scene) -> dict[str, float]:
    """What is measured at a house that is open."""
    calm = await scene.stretch(100, 15, 100)
    full = await scene.stretch(150, 15)
    rest = {"memory": await opened(scene, 150), "wire": await wire_of(scene.url)}
    return solved(calm, full) | rest | {"rating": await rated(scene.house.database, scene.postgres)}


def measure(file: Path) -> None:
    """All costs, kept in that file."""
    with ExitStack() as stack:
        costs = uvloop.run(served(set_up(stack)))
    choices, rows = played()
    levels = {level: thought(level) for level in track(("mercante", "doge"), "Bots", console=out)}
    kept = Costs(**costs, rows=rows, choices=choices, thought=levels)
    file.write_text(json.dumps(asdict(kept), indent=1) + "\n", encoding="utf-8")
    out.print(asdict(kept))


def solved(calm: dict[str, float], full: dict[str, float]) -> dict[str, float]:
    """What a choice and a transaction cost, from two stretches in which transactions were shared by few and by many."""

    def split(who: str, each: str) -> tuple[float, float]:
        rows = [(one[each], one["commits"], one[who]) for one in (calm, full)]
        (a, b, x), (c, d, y) = rows
        apart = a * d - b * c
        single, shared = (x * d - b * y) / apart, (a * y - x * c) / apart
        return (single, shared) if min(single, shared) > 0 else (y / c, 0.0)  # too alike to be told apart

    choice, transaction = split("house", "moves")
    row, commit = split("database", "rows")
    wait = calm["durable_seconds_sum"] / calm["durable_seconds_count"]
    return {
        "choice": choice,
        "transaction": transaction,
        "row": row,
        "commit": commit,
        "proxy": (calm["proxy"] + full["proxy"]) / (calm["moves"] + full["moves"]),
        "flush": max(0.0, wait - commit - row - transaction),
    }


def check(costs: Costs) -> None:
    """A real house at steady rates beside what is simulated of it; the driver has the other core."""
    grid = Grid("choices/s", "", *SAID, "busy")
    with ExitStack() as stack:
        real = uvloop.run(steady(set_up(stack), (50.0, 150.0, 300.0), 15))
    for rate, seen in real.items():
        model = evening(costs, rate, 1, 2)
        grid.add_row(
            f"{rate:.0f}",
            "real",
            *(f"{seen[name]:.1f} ms" for name in ("p50", "p95", "p99")),
            f"{seen['house'] / 15:.0%}",
        )
        grid.add_row("", "model", *(f"{1000 * model.within(part):.1f} ms" for part in PARTS), f"{model.house:.0%}")
    out.print(grid)


async def steady(scene: Scene, rates: tuple[float, ...], seconds: float) -> dict[float, dict[str, float]]:
    return {rate: await scene.stretch(int(rate), seconds, rate) for rate in rates}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "check", "simulate"))
    parser.add_argument("costs", type=Path)
    parser.add_argument("--plot", default="", help="draw the waits into this file")
    for one in fields(World):
        kind = type(one.default)
        parser.add_argument(f"--{one.name.replace('_', '-')}", type=kind, default=one.default, help="assumed")
    said = parser.parse_args()
    if said.what == "measure":
        measure(said.costs)
        return
    try:
        costs = Costs(**json.loads(said.costs.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        sys.exit(
            f"{said.costs} holds no costs ({error}). Measure them first: python bench/capacity.py measure {said.costs}"
        )
    world = World(**{one.name: getattr(said, one.name) for one in fields(World)})
    if said.what == "check":
        check(costs)
    else:
        simulate(costs, world, said.plot)


if __name__ == "__main__":
    main()
