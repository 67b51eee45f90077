"""Contests in the house: from the first round to the last, with who does not come, and by several processes at once."""

from __future__ import annotations

import asyncio
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import insert, select, update

from serenissima.contests.standings import standings
from serenissima.contests.tally import tallies
from serenissima.contests.terms import Contest
from serenissima.games import GAMES
from serenissima.kernel.core import Seat
from serenissima.server import annals, profiles
from serenissima.server.app import create_app
from serenissima.server.contests import keeping
from serenissima.server.contests.papers import folded
from serenissima.server.contests.routes import pod_said
from serenissima.server.house import House
from serenissima.server.paper.heads import of_table
from serenissima.server.settings import Settings
from serenissima.server.storage import (
    careers,
    contest_entrants,
    contest_pods,
    contest_rounds,
    contests,
    log,
    reports,
    sessions,
    tables,
    users,
)
from serenissima.server.table import Table
from server.houses import NoBots, house_on

GAME = next(key for key, game in sorted(GAMES.items()) if 4 in game.seats)
NOW = 1_800_000_000.0
Pods = list[Any]
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")  # the server's own


class PatientBots(NoBots):
    """Bots that have been asked, and think for as long as the test lasts."""

    def ask(self, house: House, table: Table, seat: Seat) -> None: ...


class Hall:
    """A house with a contest, and a clock that the test moves."""

    def __init__(self, house: House) -> None:
        self.house, self.engine, self.now = house, house.ledger.engine, NOW
        house.clock = lambda: self.now
        house.thinker = PatientBots()

    async def open(self, form: str, people: int, rounds: int = 3, **more: Any) -> None:
        row = {"id": "c", "name": "Cup", "game": GAME, "form": form, "usual": 4, "sizes": [4], "rounds": rounds}
        row |= {
            "minutes": 60,
            "every": 0,
            "pace": {"kind": "none"},
            "options": {},
            "rated": False,
            "host": "h",
            "seed": "s",
        }
        row |= {"secret": "x", "created": NOW, "starts": NOW, "status": "open", **more}
        async with self.engine.begin() as connection:
            await connection.execute(insert(contests).values(**row))
            for at in range(people):
                who = {"id": f"u{at}", "name": f"n{at}", "folded": f"n{at}", "role": "player", "settings": {}}
                await connection.execute(insert(users).values(**who, created=NOW, active=NOW))
                entered = {"contest_id": "c", "user_id": f"u{at}", "mu": 25.0 + at / 9, "sigma": 2.0, "at": NOW + at}
                await connection.execute(insert(contest_entrants).values(**entered, since=1, until=0, division=0))

    async def look(self, later: float = 0.0) -> None:
        self.now += later
        await keeping.look(self.house)

    async def contest(self) -> tuple[str, Contest]:
        async with self.engine.connect() as connection:
            row = await keeping.row_of(connection, "c")
            return row["status"], await keeping.contest_of(connection, row)

    async def pods(self) -> Pods:
        """Tables that have not counted."""
        async with self.engine.connect() as connection:
            return await keeping.pods_of(connection, ~contest_pods.c.counted)

    async def come(self, *missing: str) -> None:
        """Everybody sits down but these."""
        for pod in await self.pods():
            for who in pod["seats"]:
                if who not in missing:
                    assert await keeping.come(self.house, "c", who, f"n{who[1:]}") == pod["table_id"]

    async def finish(self, draw: Random) -> None:
        """All tables end, with results that the game itself need not make."""
        async with self.engine.begin() as connection:
            for pod in await self.pods():
                places = [1, 2, 3, 4]
                draw.shuffle(places)
                result = {"ending": "ended", "scores": [50 - 10 * place for place in places], "places": places}
                mine = tables.c.id == pod["table_id"]
                await connection.execute(update(tables).where(mine).values(status="over", result=result))


def held(tmp_path: Path, story: Any) -> None:
    """Run a story in a house of its own."""
    held_on(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}", story)


def held_on(database: str, story: Any) -> None:
    async def whole() -> None:
        async with house_on(database) as house:
            await story(Hall(house))

    asyncio.run(whole())


def test_a_contest_of_sixty_four_runs_to_its_end(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        draw = Random(1)
        await hall.open("swiss", 64, rounds=3)
        for number in (1, 2, 3):
            await hall.look()
            pods = await hall.pods()
            assert len(pods) == 16
            assert {pod["round"] for pod in pods} == {number}
            await hall.come()
            assert {pod["status"] for pod in await hall.pods()} == {"playing"}
            await hall.finish(draw)
            await hall.look()
            await hall.look(keeping.PAUSE - 1)
            assert not await hall.pods()  # the pause between two rounds
            hall.now += 1
        status, contest = await hall.contest()
        assert status == "over"
        lines = standings(contest, "x")
        assert [line.place for line in lines] == list(range(1, 65))
        assert sum(line.points for line in lines) == 3 * 16 * 7
        assert max(Counter(two for turn in contest.rounds for pod in turn.pods for two in met(pod)).values()) == 1

    held(tmp_path, story)


def met(pod: Any) -> Iterator[frozenset[str]]:
    return (frozenset(two) for two in combinations(pod.seats, 2))


def test_a_bot_sits_in_for_who_does_not_come_and_he_may_return(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        draw = Random(2)
        await hall.open("swiss", 8, rounds=2)
        await hall.look()
        await hall.come("u3")
        await hall.look(keeping.COMES_WITHIN - 1)
        assert sorted(pod["status"] for pod in await hall.pods()) == ["open", "playing"]
        await hall.look(1)
        pods = await hall.pods()
        assert [pod["status"] for pod in pods] == ["playing", "playing"]
        mine = next(pod for pod in pods if "u3" in pod["seats"])
        async with hall.house.holding(mine["table_id"]) as (_, table):
            chair = table.chairs[mine["seats"].index("u3")]
            assert (chair.user, bool(chair.bot)) == (None, True)
        await hall.finish(draw)
        await hall.look()
        contest = (await hall.contest())[1]
        pod = next(pod for pod in contest.rounds[0].pods if "u3" in pod.seats)
        assert pod.absent == ("u3",)
        points = tallies(contest)
        assert sorted(points[who].points for who in pod.seats) == [0.0, 1.0, 2.0, 4.0]
        assert points["u3"].points == 0.0
        await hall.look(keeping.PAUSE)
        await hall.come()
        await hall.finish(draw)
        await hall.look()
        status, contest = await hall.contest()
        assert status == "over"
        assert tallies(contest)["u3"].missed == 1
        assert len(tallies(contest)["u3"].sat) == 1

    held(tmp_path, story)


def test_several_processes_pair_a_round_once_and_count_a_table_once(database: Callable[[], str]) -> None:
    address = database()

    async def story(hall: Hall) -> None:
        await hall.open("swiss", 8, rounds=2)
        async with house_on(address) as second:
            second.clock, second.thinker = hall.house.clock, PatientBots()
            both = (hall.house, second)
            await asyncio.gather(*(keeping.attend(house, "c") for house in both for _ in range(3)))
            assert len(await hall.pods()) == 2
            await hall.come()
            await hall.finish(Random(3))
            await asyncio.gather(*(keeping.attend(house, "c") for house in both for _ in range(3)))
            hall.now += keeping.PAUSE
            await asyncio.gather(*(keeping.attend(house, "c") for house in both for _ in range(3)))
        async with hall.engine.connect() as connection:
            assert sorted((await connection.execute(select(contest_rounds.c.number))).scalars()) == [1, 2]
        points = tallies((await hall.contest())[1])
        assert sum(one.points for one in points.values()) == 14

    held_on(address, story)


def test_a_house_that_was_killed_between_pairing_and_tables_goes_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("knock_out", 8)
        await keeping.begin(hall.house, "c")
        await keeping.go_on(hall.house, "c")  # paired, and then the light goes out
        assert {pod["status"] for pod in await hall.pods()} == {None}
        async with house_on(str(hall.engine.url)) as second:
            again = Hall(second)
            await again.look()
            assert {pod["status"] for pod in await again.pods()} == {"open"}
            await again.come()
            await again.finish(Random(4))
            await again.look()
            await again.look(keeping.PAUSE)
            await again.come()
            await again.finish(Random(5))
            await again.look()
            status, contest = await again.contest()
            assert status == "over"
            assert [len(turn.pods) for turn in contest.rounds] == [2, 1]

    held(tmp_path, story)


def test_an_evening_seats_those_who_wait_until_its_end(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("arena", 8, minutes=10)
        await hall.look()
        assert len(await hall.pods()) == 2
        await hall.come()
        await hall.finish(Random(6))
        await hall.look()
        assert {pod["round"] for pod in await hall.pods()} == {2}
        await hall.come("u2")
        await hall.look(keeping.COMES_WITHIN)
        await hall.look(301.0)
        assert (await hall.contest())[0] == "running"  # who plays plays on
        await hall.finish(Random(7))
        await hall.look()
        await hall.look()
        status, contest = await hall.contest()
        assert status == "over"
        assert {one.who: one.until for one in contest.entrants if one.until} == {"u2": 2}  # he did not come

    held(tmp_path, story)


def test_a_stranger_in_somebodys_seat_counts_nothing_and_is_told_of(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 4, rounds=1)
        await hall.look()
        pod = (await hall.pods())[0]
        seat = pod["seats"].index("u1")
        await hall.house.change(pod["table_id"], lambda table, now: table.sit("stranger", "Nobody", seat, "", now))
        await hall.come("u1")
        await hall.finish(Random(8))
        await hall.look()
        assert (await hall.contest())[1].rounds[0].pods[0].absent == ("u1",)
        async with hall.engine.connect() as connection:
            told = (await connection.execute(select(reports))).mappings().one()
        assert (told["about"], told["table_id"], "u1" in told["text"]) == ("stranger", pod["table_id"], True)

    held(tmp_path, story)


@pytest.mark.parametrize("club", [None, "guild"])
def test_games_of_a_contest_are_in_profiles_unless_it_is_a_clubs_own(tmp_path: Path, club: str | None) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 4, rounds=1, club=club)
        await hall.look()
        await hall.come("u3")
        await hall.look(keeping.COMES_WITHIN)
        await hall.finish(Random(9))
        (pod,) = await hall.pods()
        assert await annals.enter(hall.engine, pod["table_id"])
        for who in ("n0", "n1", "n2", "n3"):
            shown = await profiles.games(hall.engine, None, who, profiles.Sought())
            came = [pod["table_id"]] if club is None and who != "n3" else []
            assert [game.table for game in shown.games] == came, who
            page = await profiles.page(hall.engine, None, who, hall.now)
            assert sum(one.begun for one in page.records) == len(came), who
        head = await of_table(hall.engine, "table", pod["table_id"])
        assert (head is None) == (club is not None)

    held(tmp_path, story)


async def told(hall: Hall) -> list[Any]:
    """What the moderators were told, and about whom."""
    async with hall.engine.connect() as connection:
        return list((await connection.execute(select(reports).order_by(reports.c.id))).mappings())


def test_thrown_games_are_told_of_with_the_figures(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 4, rounds=1)
        await hall.look()
        await hall.come()
        pod = (await hall.pods())[0]
        thrower, sleeper, program = pod["seats"][:3]
        rows = [(hall.now, "resign", 0, "")]
        rows += [(hall.now + 60.0 * n, "move", 1, "timeout") for n in range(1, 7)]
        rows += [(hall.now + 400.0 + 0.1 * n, "move", 2, "") for n in range(25)]
        async with hall.engine.begin() as connection:
            for n, (at, kind, seat, by) in enumerate(rows, 900):
                row = {"table_id": pod["table_id"], "n": n, "kind": kind, "seat": seat, "by": by, "at": at}
                await connection.execute(insert(log).values(**row, data="", mark=""))
        await hall.finish(Random(8))
        await hall.look()
        found = await told(hall)
        assert [one["about"] for one in found] == [thrower, sleeper, program]
        assert ["gave up after 0" in found[0]["text"], "answered 6 times" in found[1]["text"]] == [True, True]
        assert "25 choices" in found[2]["text"]
        assert {one["table_id"] for one in found} == {pod["table_id"]}

    held(tmp_path, story)


def test_two_at_one_table_from_one_address_are_told_of(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 4, rounds=1)
        async with hall.engine.begin() as connection:
            for who, origin in (("u0", "here"), ("u2", "here"), ("u1", "there"), ("u3", None)):
                kept = {"digest": who, "user_id": who, "created": NOW, "expires": NOW + 9e5, "origin": origin}
                await connection.execute(insert(sessions).values(**kept))
        await hall.look()
        await hall.come()
        await hall.finish(Random(8))
        await hall.look()
        (one,) = await told(hall)
        assert {one["about"], *(who for who in ("u0", "u1", "u2", "u3") if who in one["text"])} == {"u0", "u2"}

    held(tmp_path, story)


def test_rounds_begin_by_the_clock_where_they_have_hours(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 4, rounds=2, every=90)
        await hall.look()
        await hall.come()
        await hall.finish(Random(9))
        await hall.look(keeping.PAUSE)
        await hall.look(90 * 60 - keeping.PAUSE - 1)
        assert not await hall.pods()
        await hall.look(1)
        assert {pod["round"] for pod in await hall.pods()} == {2}

    held(tmp_path, story)


def test_by_turns_a_table_waits_as_long_as_for_any_answer(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("league", 4, pace={"kind": "turns", "hours": 24})
        await hall.look()
        await hall.come("u0")
        await hall.look(86_399.0)
        assert [pod["status"] for pod in await hall.pods()] == ["open"]
        await hall.look(1.0)
        assert [pod["status"] for pod in await hall.pods()] == ["playing"]

    held(tmp_path, story)


def test_a_season_follows_another(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("league", 16)
        draw = Random(10)
        while (await hall.contest())[0] != "over":
            await hall.look(keeping.PAUSE)
            await hall.come()
            await hall.finish(draw)
        lines = standings((await hall.contest())[1], "x")
        async with hall.engine.begin() as connection:
            former = await keeping.row_of(connection, "c")
            values = {**former, "id": "d", "season_of": "c", "status": "open", "starts": hall.now}
            await connection.execute(insert(contests).values(**values))
            who = [line.who for line in lines if line.who != lines[0].who]
            for user in (*who, "new"):
                entered = {"contest_id": "d", "user_id": user, "mu": 25.0, "sigma": 8.0, "at": NOW}
                await connection.execute(insert(contest_entrants).values(**entered, since=1, until=0, division=0))
        await keeping.begin(hall.house, "d")
        async with hall.engine.connect() as connection:
            contest = await keeping.contest_of(connection, await keeping.row_of(connection, "d"))
        now = {one.who: one.group for one in contest.entrants}
        first = [line.who for line in lines if line.group == 0]
        second = [line.who for line in lines if line.group == 1]
        assert [now[who] for who in second[:2]] == [0, 0]
        assert now[first[-1]] == 1
        assert now["new"] == 1

    held(tmp_path, story)


def test_who_leaves_the_house_for_good_leaves_its_contests(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 5)
        await keeping.leave_all(hall.engine, "u4")
        assert [one.who for one in (await hall.contest())[1].entrants] == ["u0", "u1", "u2", "u3"]
        await hall.look()
        await keeping.leave_all(hall.engine, "u0")
        first = (await hall.contest())[1].entrants[0]
        assert (first.who, first.until) == ("u0", 1)

    held(tmp_path, story)


def test_too_few_people_call_it_off(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 3)
        await hall.look()
        assert (await hall.contest())[0] == "off"

    held(tmp_path, story)


# By HTTP


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'http.sqlite'}", rated_at_one_address=True)
    with TestClient(create_app(settings)) as client:
        yield client


def as_somebody(client: TestClient[Any], name: str) -> None:
    client.cookies.clear()
    assert client.post("/api/guest").status_code == 200
    assert client.post("/api/register", json={"name": name, "password": "a long word"}).status_code < 300


def cup() -> dict[str, Any]:
    """A contest that is to be opened."""
    return {"name": "Cup", "game": GAME, "form": "swiss", "starts": time.time() + 3600, "seats": 4}


def test_people_open_enter_and_leave_contests_and_find_them(browser: TestClient[Any]) -> None:
    wanted = {"name": "Martinmas, <Cup>", "game": GAME, "form": "swiss", "starts": 0.0, "seats": 4, "rounds": 3}
    browser.post("/api/guest")
    assert browser.post("/api/contests", json=wanted).json()["code"] == "needs_account"
    as_somebody(browser, "Marina")
    assert browser.post("/api/contests", json=wanted).json()["code"] == "bad_time"

    wanted["starts"] = time.time() + 3600
    assert browser.post("/api/contests", json={**wanted, "seats": 5, "game": "chess"}).status_code >= 400
    opened = browser.post("/api/contests", json=wanted).json()
    address = f"/api/contests/{opened['id']}"
    assert browser.post(f"{address}/enter").json()["people"] == 1
    assert browser.post(f"{address}/enter").json()["code"] == "entered"
    assert browser.post(f"{address}/begin").json()["code"] == "too_few"
    assert browser.post(f"{address}/seat").json()["code"] == "no_seat"
    as_somebody(browser, "Nadia")
    assert browser.post(f"{address}/begin").json()["code"] == "not_yours"
    assert browser.post(f"{address}/call-off").json()["code"] == "not_yours"
    assert browser.post(f"{address}/enter").json()["people"] == 2
    page = browser.get(address).json()
    assert [line["name"] for line in page["lines"]] in (["Marina", "Nadia"], ["Nadia", "Marina"])
    assert page["secret"] is None
    assert {line["standing"]["lot"] for line in page["lines"]} == {""}
    assert browser.post(f"{address}/leave").json()["people"] == 1
    assert browser.post(f"{address}/leave").json()["code"] == "not_entered"
    assert [one["id"] for one in browser.get("/api/contests").json()] == [opened["id"]]
    assert browser.get("/api/contests/nothing").status_code == 404
    feed = ElementTree.fromstring(browser.get("/api/contests.atom").text)
    assert feed.findtext("{*}entry/{*}title") == "Martinmas, <Cup>"
    calendar = browser.get(f"{address}/calendar.ics").text
    assert "SUMMARY:Martinmas\\, <Cup>\r\n" in calendar
    assert calendar == browser.get("/api/contests.ics").text


def test_two_from_one_address_are_told_of(browser: TestClient[Any]) -> None:

    as_somebody(browser, "Marina")
    wanted = {"name": "Cup", "game": GAME, "form": "swiss", "starts": time.time() + 3600, "seats": 4}
    address = f"/api/contests/{browser.post('/api/contests', json=wanted).json()['id']}"
    browser.post(f"{address}/enter")
    assert browser.post("/api/contests", json={**wanted, "name": "a\x00b"}).status_code == 400
    off = browser.post("/api/contests", json=wanted).json()["id"]
    assert browser.post(f"/api/contests/{off}/call-off").json()["status"] == "off"
    assert browser.post(f"/api/contests/{off}/call-off").json()["code"] == "started"
    assert browser.post(f"/api/contests/{off}/enter").json()["code"] == "over"
    as_somebody(browser, "Nadia")
    assert browser.post(f"{address}/enter").status_code == 200
    context = browser.app.state.context

    async def told() -> list[str]:
        async with context.engine.connect() as connection:
            return list((await connection.execute(select(reports.c.text))).scalars())

    with browser.portal() as portal:
        assert ["address" in text for text in portal.call(told)] == [True]


def test_a_bot_finds_no_seat_in_a_contest_of_people(browser: TestClient[Any]) -> None:
    as_somebody(browser, "Marina")
    bot = browser.post("/api/bots", json={"name": "Machine"}).json()[0]
    token = browser.post(
        f"/api/bots/{bot['id']}/tokens", json={"label": "x", "scopes": ["read", "play", "host"]}
    ).json()
    opened = browser.post("/api/contests", json=cup()).json()["id"]
    browser.cookies.clear()
    program = {"Authorization": f"Bearer {token['token']}"}
    for door in (f"/api/contests/{opened}/enter", f"/api/contests/{opened}/seat", "/api/contests"):
        refused = browser.post(door, json=cup(), headers=program)
        assert (refused.status_code, refused.json()["code"]) == (403, "scope")  # no scope opens them
    assert browser.get(f"/api/contests/{opened}").json()["lines"] == []


def test_a_contest_asks_for_ratings_and_reliability(browser: TestClient[Any]) -> None:
    as_somebody(browser, "Marina")
    strong = browser.post("/api/contests", json={**cup(), "low": 1600}).json()["id"]
    kept = browser.post("/api/contests", json={**cup(), "high": 1600, "reliable": 90}).json()["id"]
    assert browser.post(f"/api/contests/{strong}/enter").json()["code"] == "rating"
    me = browser.get("/api/me").json()["id"]
    context = browser.app.state.context

    async def late() -> None:
        async with context.engine.begin() as connection:
            sums = {"begun": 4, "kept": 3, "decided": 4, "won": 1, "upsets": 0}
            await connection.execute(insert(careers).values(user_id=me, game=GAME, **sums))

    assert browser.post(f"/api/contests/{kept}/enter").status_code == 200
    assert browser.post(f"/api/contests/{kept}/leave").status_code == 200
    with browser.portal() as portal:
        portal.call(late)
    refused = browser.post(f"/api/contests/{kept}/enter").json()
    assert (refused["code"], "75" in refused["message"]) == ("unreliable", True)


def test_lines_of_a_calendar_are_folded_between_letters() -> None:
    line = "SUMMARY:" + "è" * 80
    parts = folded(line).split("\r\n ")
    assert "".join(parts) == line
    assert all(len(part.encode()) <= 74 for part in parts)


def test_the_page_lets_people_watch_tables_that_have_begun_and_sit_at_none(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.open("swiss", 8)
        await hall.look()
        waiting, other = await hall.pods()
        for who in other["seats"]:
            await keeping.come(hall.house, "c", who, f"n{who[1:]}")
        shown = {pod["table_id"]: pod_said(pod, []).invite for pod in await hall.pods()}
        assert shown[waiting["table_id"]] == ""
        assert shown[other["table_id"]]

    held(tmp_path, story)
