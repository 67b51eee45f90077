"""A table lives in one place: who holds which quarter, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from sqlalchemy import text

from serenissima.server import migrate, tenure
from serenissima.server.channels import Notice
from serenissima.server.forwarding import Forwarding
from serenissima.server.house import Connection, House
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.quarters import LETTERS, new_table_id, quarter_of, ranked, share
from serenissima.server.refusals import No
from serenissima.server.tenure import Living, Tenure
from server.databases import new_database
from server.houses import NoBots, begin, play
from server.test_table import fixed


def test_only_the_quarters_of_who_comes_or_goes_move() -> None:
    names = ["anna", "bruno", "carla", "dario"]
    before = {letter: ranked(letter, names)[0] for letter in LETTERS}
    after = {letter: ranked(letter, names[:3])[0] for letter in LETTERS}
    assert all(after[letter] == holder for letter, holder in before.items() if holder != "dario")
    shares = [share(name, names) for name in names]
    assert sorted(letter for one in shares for letter in one) == sorted(LETTERS)
    assert all(shares)


def test_an_id_is_in_a_quarter_that_was_wished_for() -> None:
    assert {quarter_of(new_table_id("bc")) for _ in range(50)} == {"b", "c"}
    assert quarter_of("") in LETTERS
    assert quarter_of("/etc") in LETTERS


@dataclass
class Hearing:
    """A channel that keeps what is said, and to whom."""

    shared = True
    said: list[tuple[str, Notice]] = field(default_factory=list)

    async def publish(self, notice: Notice, to: str = "") -> None:
        self.said.append((to, notice))

    async def notices(self) -> AsyncIterator[Notice]:
        silence: tuple[Notice, ...] = ()
        for notice in silence:
            yield notice


class Process:
    """One of several processes on one database."""

    def __init__(self, tenure: Tenure, house: House, channel: Hearing) -> None:
        self.tenure = tenure
        self.house = house
        self.channel = channel
        self.lost: list[str] = []

    async def send_on(self, letters: Collection[str]) -> None:
        self.lost += letters
        await self.house.send_on(letters)

    @property
    def held(self) -> set[str]:
        return set(self.tenure.held)


@asynccontextmanager
async def processes(database: str, *names: str) -> AsyncIterator[list[Process]]:
    """So many, opened one after the other; none speaks by itself."""
    async with AsyncExitStack() as stack:
        opened = []
        for name in names:
            engine = open_engine(database)
            stack.push_async_callback(engine.dispose)
            await migrate.up(engine)
            ledger, channel = Ledger(engine), Hearing()
            ledger.open()
            stack.push_async_callback(ledger.close)
            one = Process(Tenure(engine, name), House(ledger, channel, NoBots()), channel)
            one.house.tenure = one.tenure
            one.house.closes_too.append(one.tenure.leave)
            one.tenure.given_up, one.tenure.gained = one.send_on, one.house.move_in
            stack.push_async_callback(one.tenure.close)
            await one.tenure.open("127.0.0.1:1")
            opened.append(one)
        yield opened


async def round_of(*some: Process) -> None:
    """Everybody has spoken since the last had."""
    for _ in range(2):
        for one in some:
            await one.tenure.beat()


@pytest.fixture
def shared(postgres: str) -> str:
    return new_database(postgres)


def test_the_quarters_are_shared_out_and_none_is_held_twice(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno", "carla") as (anna, bruno, carla):
            await round_of(anna, bruno, carla)
            everybody = [anna, bruno, carla]
            assert sorted(letter for one in everybody for letter in one.held) == sorted(LETTERS)
            assert all(one.held == share(one.tenure.me.name, ["anna", "bruno", "carla"]) for one in everybody)
            assert set(anna.lost) == set(LETTERS) - anna.held  # it was alone at first

    asyncio.run(run())


def test_the_workers_of_a_house_are_together_once_each_holds_its_share(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "north1", "north2", "south") as (one, other, south):
            waiting = asyncio.create_task(one.tenure.together("north", 2))
            await one.tenure.beat()  # gives up what is another's, which nobody has taken yet
            await asyncio.sleep(0)
            assert not waiting.done()
            await round_of(one, other, south)
            await waiting
            assert not one.tenure.are_together("north", 3)
            await other.house.close()
            await one.tenure.beat()
            assert not one.tenure.are_together("north", 2)

    asyncio.run(run())


def test_what_somebody_held_who_died_is_taken_by_the_others_at_their_next_word(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await round_of(anna, bruno)
            await anna.tenure.disconnect()  # as PostgreSQL sees it when the process is killed
            await bruno.tenure.beat()
            assert bruno.held == set(LETTERS)

    asyncio.run(run())


def test_who_was_stopped_for_too_long_finds_that_others_hold_its_quarters(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await round_of(anna, bruno)
            before = anna.held
            async with bruno.tenure.engine.begin() as connection:  # the time that it was silent
                await connection.execute(text("UPDATE processes SET beat = beat - 1000 WHERE name = 'anna'"))
            await bruno.tenure.beat()
            assert bruno.held == set(LETTERS)
            anna.lost.clear()
            await anna.tenure.beat()
            assert set(anna.lost) == before  # everybody there was sent on
            await round_of(anna, bruno)
            assert anna.held == before

    asyncio.run(run())


def test_a_lease_that_is_not_renewed_is_not_trusted_by_its_holder(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with processes(shared, "anna") as (anna,):
            assert anna.tenure.holds("aaaaaaaaaa")
            now = time.monotonic()
            monkeypatch.setattr(time, "monotonic", lambda: now + tenure.LEASE - tenure.MARGIN / 2)
            assert not anna.tenure.holds("aaaaaaaaaa")
            assert not anna.held

    asyncio.run(run())


def test_who_leaves_lets_others_have_what_it_held_at_once(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await round_of(anna, bruno)
            await anna.house.close()
            assert not anna.held
            await bruno.tenure.beat()
            assert bruno.held == set(LETTERS)

    asyncio.run(run())


def test_two_that_believe_they_hold_a_table_write_one_log(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await begin(anna.house, fixed(id="aaaaaaaaaa"), [("u0", "Anna"), ("u1", "Bruno")])
            for one in (anna, bruno):
                one.tenure.holders["a"] = one.tenure.me.name
            for _ in range(3):
                await play(anna.house, "aaaaaaaaaa")
                await play(bruno.house, "aaaaaaaaaa")
            rows = await anna.house.ledger.rows("aaaaaaaaaa")
            assert [row.n for row in rows] == list(range(len(rows)))
            async with bruno.house.holding("aaaaaaaaaa") as (_, table):
                assert table.length == len(rows)

    asyncio.run(run())


def test_sockets_are_at_the_holder_alone_and_move_with_the_table(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.server.house.GOODBYE", 0.1)  # nobody is there who would go

    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await round_of(anna, bruno)
            table_id = anna.house.new_table_id()
            assert quarter_of(table_id) in anna.held
            await begin(anna.house, fixed(id=table_id), [("u0", "Anna"), ("u1", "Bruno")])
            with pytest.raises(No) as no:
                await bruno.house.join(table_id, Connection("u1", "Bruno", {}))
            assert no.value.code == "moving"
            here = Connection("u0", "Anna", {})
            await anna.house.join(table_id, here)
            await anna.house.close()
            assert here.gone
            assert here.farewell.again
            await bruno.tenure.beat()
            again = Connection("u0", "Anna", {})
            await bruno.house.join(table_id, again)
            await play(bruno.house, table_id)
            assert sum(b'"t":"position"' in frame for frame in again.waiting) > 1

    asyncio.run(run())


def test_a_notice_goes_only_where_the_table_lives(shared: str) -> None:
    async def run() -> None:
        async with processes(shared, "anna", "bruno") as (anna, bruno):
            await round_of(anna, bruno)
            table_id = anna.house.new_table_id()
            await begin(anna.house, fixed(id=table_id), [("u0", "Anna"), ("u1", "Bruno")])
            await play(anna.house, table_id)
            assert anna.channel.said == []
            await play(bruno.house, table_id)
            assert {to for to, _ in bruno.channel.said} == {"anna"}

    asyncio.run(run())


async def talk(scope: Any, receive: Any, send: Any) -> None:
    """An application that says who it heard."""
    body = f"{scope['path']} {scope['client'][0]}".encode()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def answered(app: Forwarding, path: str) -> list[dict[str, object]]:
    """What is sent to a client that asks for that."""
    said: list[dict[str, object]] = []
    scope: Any = {"type": "http", "path": path, "headers": [(b"a", b"b")], "client": ("10.1.2.3", 9), "method": "GET"}
    heard = asyncio.Queue[Any]()
    heard.put_nowait({"type": "http.request", "body": b"", "more_body": False})

    async def send(message: Any) -> None:
        said.append(message)

    await app(scope, heard.get, send)
    return said


def test_a_request_is_answered_where_its_table_lives_and_by_nobody_without_the_word(shared: str) -> None:
    async def run() -> None:
        async with passed_on(shared, talk) as (front, path, anna):
            said = await answered(front, path)
            assert said[-1]["body"] == f"{path} 10.1.2.3".encode()
            known = anna.tenure.living["bruno"]
            anna.tenure.living["bruno"] = Living("bruno", known.address, "another word", False)
            said = await answered(front, path)
            assert said[0]["status"] == 503
            anna.tenure.living["bruno"] = known

    asyncio.run(run())


class Socket:
    """A client at a websocket who says nothing; as with our server, it is not closed while one listens to him."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.one_at_a_time = asyncio.Lock()
        self.connects = True

    async def receive(self) -> Any:
        async with self.one_at_a_time:
            if not self.connects:
                await asyncio.Event().wait()
            self.connects = False
            return {"type": "websocket.connect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            async with self.one_at_a_time:
                self.said.append(f"{message['type']} {message['reason']}")
        else:
            self.said.append(message["type"])

    async def come(self, app: Forwarding, path: str) -> None:
        client = ("10.1.2.3", 9)
        scope: Any = {"type": "websocket", "path": path, "headers": [], "client": client, "subprotocols": []}
        async with asyncio.timeout(10):
            await app(scope, self.receive, self.send)


async def send_on(scope: Any, receive: Any, send: Any) -> None:
    """A table that moves as soon as somebody has come."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await asyncio.sleep(0.1)
    await send({"type": "websocket.close", "code": 1008, "reason": "moving"})
    await receive()


async def say_nothing(scope: Any, receive: Any, send: Any) -> None:
    """A table whose database is away."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await receive()


@asynccontextmanager
async def passed_on(shared: str, there: Any) -> AsyncIterator[tuple[Forwarding, str, Process]]:
    """Where a client comes, the address of a table that lives elsewhere, and the process where he comes."""
    async with processes(shared, "anna", "bruno") as (anna, bruno), AsyncExitStack() as stack:
        front, back = Forwarding(nobody), Forwarding(there)
        address = await stack.enter_async_context(back.open("127.0.0.1", bruno.tenure))
        await stack.enter_async_context(front.open("127.0.0.1", anna.tenure))
        await bruno.tenure.open(address)
        await round_of(anna, bruno)
        yield front, f"/api/tables/{bruno.house.new_table_id()}/live", anna


def test_a_socket_that_is_closed_where_its_table_lives_is_closed_where_its_client_came(shared: str) -> None:
    async def run() -> list[str]:
        async with passed_on(shared, send_on) as (front, path, _):
            client = Socket()
            await client.come(front, path)
            return client.said

    assert asyncio.run(run()) == ["websocket.accept", "websocket.close moving"]


def test_who_waits_at_a_process_that_no_longer_counts_as_open_is_sent_on(shared: str) -> None:
    async def run() -> list[str]:
        async with passed_on(shared, say_nothing) as (front, path, anna):
            client = Socket()
            coming = asyncio.create_task(client.come(front, path))
            while not client.said:
                await asyncio.sleep(0.01)
            living = {name: one for name, one in anna.tenure.living.items() if name != "bruno"}
            anna.tenure.note(living, anna.tenure.holders)
            await coming
            return client.said

    assert asyncio.run(run()) == ["websocket.accept", "websocket.close moving"]


async def nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError("this table lives elsewhere")


def test_a_house_that_closes_lets_nobody_in_any_more(shared: str) -> None:
    """Who came while it waits for its proxy to notice would keep it from closing, and be cut off with it."""

    async def run() -> list[str]:
        async with passed_on(shared, send_on) as (front, path, anna):
            await front.take_leave()
            client = Socket()
            await client.come(front, path)
            await anna.house.close()
            table_id = anna.house.new_table_id()
            await anna.house.ledger.create(fixed(id=table_id))
            with pytest.raises(No) as no:
                await anna.house.join(table_id, Connection("u0", "Anna", {}))
            assert no.value.code == "closing"
            return client.said

    assert asyncio.run(run()) == ["websocket.close closing"]
