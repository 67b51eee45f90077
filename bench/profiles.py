"""How long pages, lists and ladders take in a house with very many finished games.

    python bench/profiles.py --games 1000000 --people 50000
    python bench/profiles.py --database postgresql+asyncpg://USER@HOST/NAME

The games are made up and written in bulk, two to four people at each; a few people have played in very many of them,
and their pages are asked for beside those of others. Some tables are open or played at, a few of them for long. The
house listens on a port of this machine. Each route is asked by HTTP, once for nothing, since a process loads much when
it is first asked, and then some times; the command fails if one takes too long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import sqlite3
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from rich.progress import track

from serenissima.games import GAMES
from serenissima.review.phases import PHASES
from serenissima.server import migrate
from serenissima.server.accounts import COOKIE
from serenissima.server.annals import OVER
from serenissima.server.app import create_app
from serenissima.server.ledger import open_engine
from serenissima.server.serving import server
from serenissima.server.settings import Settings
from serenissima.statistics.archive import Archive, copy
from serenissima.statistics.facts import COLUMNS

AT_ONCE = 20_000
OFTEN = 20  # people who play a lot
UNFINISHED = 300  # tables that are open or played at
LIMIT = 200  # milliseconds
FILLED = ("users", "tables", "players", "sittings", "careers", "meetings", "ratings", "rating_days", "strengths")
START = 1_600_000_000.0
TABLE = (
    "INSERT INTO tables (id, game, rules, seats, options, pace, visibility, rated, shuffle, host, invite, secret,"
    " created, updated, told, status, length, asked, bot_due, result, counted, entered, surveyed)"
    " VALUES (?, ?, 1, ?, '{}', '{\"kind\": \"none\"}', 'public', ?, 0, ?, '', '', 0, ?, ?, ?, 0, '[]', 0, ?, ?, ?, ?)"
)
PLAYER = "INSERT INTO players (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)"


def person(number: int) -> str:
    return f"{number:016x}"


def fill(file: Path, games: int, people: int, seed: int) -> None:
    """Write the games, and the sums as the annals keep them."""
    luck = random.Random(seed)
    keys = list(GAMES)
    careers: Counter[tuple[str, str, str]] = Counter()
    meetings: Counter[tuple[str, str, str]] = Counter()
    ladder: Counter[tuple[str, str, int]] = Counter()
    days: dict[tuple[str, str, int, int], tuple[float, float]] = {}
    base = sqlite3.connect(file)
    base.execute("PRAGMA synchronous=OFF")
    named = [(person(n), f"P{n}", f"p{n}", f"look{n}", START) for n in range(people)]
    base.executemany(
        "INSERT INTO users (id, name, folded, look, password, role, created, active, settings)"
        " VALUES (?, ?, ?, ?, 'x', 'player', ?, 0, '{}')",
        named,
    )
    rows: tuple[list[Any], list[Any], list[Any]] = ([], [], [])
    for number in track(range(games), "games"):
        game, seats = luck.choice(keys), luck.choice((2, 3, 4))
        who = luck.sample(range(people), seats)
        if luck.random() < 0.3:
            often = luck.randrange(OFTEN)
            who = [often, *(one for one in who if one != often)][:seats]
        places = luck.sample(range(1, len(who) + 1), len(who))
        ended, table = START + number * 150, f"t{number:09}"
        result = json.dumps({"ending": "end", "scores": [50 - place for place in places], "places": places})
        rated = luck.random() < 0.7
        rows[0].append((table, game, len(who), rated, person(who[0]), ended, ended, "over", result, 1, 1, 1))
        for seat, (one, place) in enumerate(zip(who, places, strict=True)):
            me = person(one)
            rows[1].append((table, seat, me, f"P{one}"))
            outcome = "won" if place == 1 else "lost"
            rows[2].append((me, table, game, ended, place, outcome, rated, 1, luck.randint(-9, 9)))
            for name, more in (("begun", 1), ("won", int(place == 1))):
                careers[me, game, name] += more
            ladder[me, game, len(who)] += 1
            days[me, game, len(who), int(ended) // 86_400] = (luck.gauss(25, 4), 2.0)
            for other, theirs in zip(who, places, strict=True):
                if other != one:
                    meetings[me, person(other), "games"] += 1
                    meetings[me, person(other), "ahead"] += place < theirs
        if len(rows[0]) >= AT_ONCE or number == games - 1:
            base.executemany(TABLE, rows[0])
            base.executemany(PLAYER, rows[1])
            base.executemany("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows[2])
            base.commit()
            for some in rows:
                some.clear()
    sums(base, careers, meetings, ladder, days, luck)
    base.execute("INSERT INTO house (key, value) VALUES (?, ?)", (OVER, games))
    under_way(base, games, people, luck)
    base.commit()
    base.close()


def under_way(base: sqlite3.Connection, games: int, people: int, luck: random.Random) -> None:
    """Tables that are not over: some were heard of lately, some long ago."""
    for number in range(UNFINISHED):
        table, who, seats = f"u{number:09}", luck.sample(range(people), 3), luck.choice((3, 4))
        at = time.time() - luck.randrange(3 * 86_400) if number % 2 else START + 150 * luck.randrange(games)
        status = "open" if number % 2 and seats > len(who) else "playing"
        row = (table, luck.choice(list(GAMES)), seats, 1, person(who[0]), at, at, status, None, 0, 0, 0)
        base.execute(TABLE, row)
        base.executemany(PLAYER, [(table, seat, person(one), f"P{one}") for seat, one in enumerate(who)])


def sums(base: sqlite3.Connection, careers: Any, meetings: Any, ladder: Any, days: Any, luck: random.Random) -> None:
    """What is kept beside the games."""
    begun = [
        (who, game, n, n, n, careers[who, game, "won"]) for (who, game, name), n in careers.items() if name == "begun"
    ]
    base.executemany("INSERT INTO careers VALUES (?, ?, ?, ?, ?, ?, 0)", begun)
    met = [(who, o, n, meetings[who, o, "ahead"]) for (who, o, name), n in meetings.items() if name == "games"]
    base.executemany("INSERT INTO meetings VALUES (?, ?, ?, ?, 0)", met)
    rated = [(who, game, seats, luck.gauss(25, 4), 2.0, n) for (who, game, seats), n in ladder.items()]
    base.executemany("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, 0)", rated)
    base.executemany(
        "INSERT INTO rating_days VALUES (?, ?, ?, ?, ?, ?)", [(*key, *value) for key, value in days.items()]
    )
    weak: Counter[tuple[str, str, int, int, str]] = Counter()
    for (who, game, seats), n in ladder.items():
        for phase in PHASES:
            weak[who, game, seats, luck.randint(13, 17), phase] += n
            weak["", game, seats, luck.randint(13, 17), phase] += n
    given = [(*key, n, 3.0 * n, 12.0 * n) for key, n in weak.items()]
    base.executemany("INSERT INTO strengths VALUES (?, ?, ?, ?, ?, ?, ?, ?)", given)


FACTS = """
SELECT 't' || lpad(g::VARCHAR, 9, '0') AS table_id, {start} + 150.0 * g AS ended, 1 AS rules, n AS seats, s AS seat,
  'person' AS kind, lpad(format('{{:x}}', hash(g, s) % {people}), 16, '0') AS who, hash(g, 1) % 2 = 0 AS people,
  1300 + hash(g, 2) % 500 AS rating, CASE WHEN hash(g, 3) % 3 = 0 THEN 'turns' ELSE 'live' END AS pace, p AS place,
  CASE WHEN p = 1 THEN 1 ELSE 0 END AS won, 150 - 12 * p - hash(g, s, 4) % 60 AS score,
  CASE WHEN p = 1 THEN 12 END AS margin, 5 + hash(g, 5) % 7 AS rounds, 40 + hash(g, 6) % 90 AS "minutes",
  'start_at port:p' || hash(g, s, 7) % 8 AS o1, 'sell good:g' || hash(g, s, 8) % 40 AS o2,
  'build_fort port:p' || hash(g, s, 9) % 20 AS o3,
  ['p' || hash(g, s, 10) % 24, 'p' || hash(g, s, 11) % 24, 'p' || hash(g, s, 12) % 24] AS places,
  hash(g, 13) % n = s AS led_third, hash(g, 14) % n = s AS led_late
FROM (SELECT g, n, s, 1 + (s + hash(g, 15)) % n AS p FROM
  (SELECT g, 2 + hash(g, 16) % 3 AS n, unnest(range((2 + hash(g, 16) % 3)::BIGINT)) AS s FROM range({games}) r(g)))
"""


def fill_archive(folder: Path, games: int, people: int) -> None:
    """The facts of as many games, made up as the survey would write them; summed up by the archive itself."""
    archive = Archive(folder)
    for game in GAMES:
        to = folder / "facts" / game / "000001.parquet"
        to.parent.mkdir(parents=True, exist_ok=True)
        kinds = ", ".join(f'"{name}"::{kind} AS "{name}"' for name, kind in COLUMNS.items())
        facts = FACTS.format(start=START, people=people, games=games // len(GAMES))
        with archive.asking() as base:
            copy(base, f"SELECT {kinds} FROM ({facts})", to)
    began = time.perf_counter()
    archive.finish(time.time())
    print(f"the archive was summed up in {time.perf_counter() - began:.1f} s", flush=True)
    archive.close()


async def move(file: Path, address: str) -> None:
    """All rows of the SQLite file into an empty database of PostgreSQL."""
    import psycopg

    await make(address)
    base = sqlite3.connect(file)
    plain = address.replace("postgresql+asyncpg", "postgresql")
    with psycopg.connect(plain) as other, other.cursor() as cursor:
        for name in FILLED:
            found = base.execute(f"SELECT * FROM {name}")
            columns = ", ".join(f'"{one[0]}"' for one in found.description)
            with cursor.copy(f"COPY {name} ({columns}) FROM STDIN") as into:
                for row in found:
                    into.write_row([None if value is None else str(value) for value in row])
        over = base.execute("SELECT key, value FROM house WHERE key = ?", (OVER,)).fetchone()
        cursor.execute("INSERT INTO house (key, value) VALUES (%s, %s)", over)
        other.commit()
        other.autocommit = True
        cursor.execute("ANALYZE")
    base.close()


@dataclass(frozen=True)
class Page:
    """A route that is asked, and whether by somebody who has signed in."""

    name: str
    path: str
    signed_in: bool = False


OF_A_PERSON = (
    Page("the page", "/api/profiles/P{one}"),
    Page("lines of a year", "/api/profiles/P{one}/lines?days=365"),
    Page("lines of all time", "/api/profiles/P{one}/lines?days=0"),
    Page("games", "/api/profiles/P{one}/games"),
    Page("games by game", "/api/profiles/P{one}/games?game={game}"),
    Page("games by result", "/api/profiles/P{one}/games?outcome=won"),
    Page("games that are none", "/api/profiles/P{one}/games?outcome=none"),
    Page("games with somebody", "/api/profiles/P{one}/games?other=P{other}"),
    Page("games with somebody often", "/api/profiles/P{one}/games?other=P{often}"),
    Page("games from the middle", "/api/profiles/P{one}/games?after={middle},t"),
    Page("feed of games", "/api/profiles/P{one}/games.atom"),
    Page("picture", "/api/cards/person/P{one}.png"),
    Page("own tables", "/api/tables?mine=true", True),
    Page("own tables by game", "/api/tables?mine=true&game={game}", True),
    Page("own tables under way", "/api/tables?mine=true&status=playing", True),
    Page("own turns", "/api/tables?my_turn=true", True),
    Page("the harbour", "/api/harbour?game={game}&seats={seats}", True),
)
OF_THE_HOUSE = (
    Page("ladder", "/api/leaderboards/{game}/{seats}"),
    Page("ladder of bots", "/api/leaderboards/{game}/{seats}?bots=true"),
    Page("latest tables", "/api/tables"),
    Page("open tables", "/api/tables?status=open"),
    Page("tables played at", "/api/tables?status=playing"),
    Page("finished tables", "/api/tables?status=over"),
    Page("finished by game and seats", "/api/tables?status=over&game={game}&seats={seats}"),
    Page("finished from the middle", "/api/tables?status=over&before={middle}"),
    Page("tables that are not rated", "/api/tables?rated=false"),
    Page("the harbour", "/api/harbour?game={game}&seats={seats}"),
    Page("how much goes on", "/api/stats"),
    Page("news", "/api/news.atom"),
    Page("contests", "/api/contests"),
    Page("picture of a replay", "/api/cards/review/{table}.png"),
)
OF_STATISTICS = (
    Page("all games", "/api/statistics/{game}"),
    Page("by seats", "/api/statistics/{game}?seats={seats}"),
    Page("by all", "/api/statistics/{game}?seats={seats}&rating=1500&pace=live&people=true"),
    Page("of an opening", "/api/statistics/{game}?seats=3&first=start_at+port:p1&second=sell+good:g7"),
    Page("as a file", "/api/statistics/{game}/file/openings?seats={seats}"),
)


async def measure(address: str, archive: Path, wish: argparse.Namespace) -> bool:
    """Ask every route for people who play a lot and for others; whether all stay below the limit."""
    app = create_app(Settings(database=address, statistics=str(archive), limits=1e6, requests_per_minute=10**9))
    often, others = range(OFTEN), range(OFTEN, wish.people)
    luck, good = random.Random(1), True
    async with listening(app) as url, httpx.AsyncClient(base_url=url, timeout=60.0) as client:
        asked: list[tuple[str, range, tuple[Page, ...]]] = [
            ("often", often, OF_A_PERSON),
            ("others", others, OF_A_PERSON),
            ("house", others, OF_THE_HOUSE),
            ("explorer", others, OF_STATISTICS),
        ]
        for kind, among, pages in asked:
            for page in pages:
                waits = [await waited(app, client, page, luck, among, wish) for _ in range(wish.times + 1)][1:]
                print(f"{kind:10}{page.name:28}{told(waits)}", flush=True)
                good &= max(waits) < LIMIT
    return good


@asynccontextmanager
async def listening(app: Litestar) -> AsyncIterator[str]:
    """The house as it is served, in this process; where it listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    listening = server(app.state.forwarding, host="127.0.0.1", port=port)
    serving = asyncio.create_task(listening.serve())
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        while not await is_open(client):
            await asyncio.sleep(0.1)
    yield f"http://127.0.0.1:{port}"
    listening.should_exit = True
    await serving


async def is_open(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get("/health")).is_success
    except httpx.HTTPError:
        return False


async def waited(
    app: Litestar, client: httpx.AsyncClient, page: Page, luck: random.Random, among: range, wish: argparse.Namespace
) -> float:
    """How long a page takes that nobody had asked for before, in milliseconds."""
    number = luck.randrange(wish.games)
    drawn: dict[str, Any] = {"one": luck.choice(among), "often": luck.randrange(OFTEN)}
    drawn["other"] = luck.randrange(OFTEN, wish.people)
    drawn |= {"game": luck.choice(list(GAMES)), "seats": luck.choice((3, 4)), "table": f"t{number:09}"}
    context = app.state.context
    context.explorer.told.clear()
    cookies: dict[str, str] = {}
    if page.signed_in:
        cookies[COOKIE] = await context.accounts.open_session(person(drawn["one"]))
    request = client.build_request("GET", page.path.format(**drawn, middle=START + 150 * number), cookies=cookies)
    began = time.perf_counter()
    answer = await client.send(request)
    spent = 1000 * (time.perf_counter() - began)
    answer.raise_for_status()
    return spent


def told(waits: list[float]) -> str:
    """The middle and the worst."""
    mark = "" if max(waits) < LIMIT else "  too long"
    return f"median {statistics.median(waits):7.1f} ms   worst {max(waits):7.1f} ms{mark}"


def main() -> None:
    """Fill a database, unless one is named, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=50_000)
    parser.add_argument("--times", type=int, default=20, help="how often each route is asked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="an SQLite file; one that is there is measured as it is")
    parser.add_argument("--database", default="", help="an empty PostgreSQL, into which all of it is written")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = wish.file or Path(folder) / "house.sqlite"
        address = f"sqlite+aiosqlite:///{file}"
        if not file.exists():
            asyncio.run(make(address))
            fill(file, wish.games, wish.people, wish.seed)
        archive = file.with_name(f"{file.name}.statistics")
        if not archive.exists():
            fill_archive(archive, wish.games, wish.people)
        if wish.database:
            asyncio.run(move(file, wish.database))
            address = wish.database
        raise SystemExit(0 if asyncio.run(measure(address, archive, wish)) else 1)


async def make(address: str) -> None:
    engine = open_engine(address)
    await migrate.up(engine)
    await engine.dispose()


if __name__ == "__main__":
    main()
