"""Many processes on one database: one wins each entry, the others read on, and nobody is told less for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serenissima.server import clockwork, wire
from serenissima.server.answering import answer
from serenissima.server.app import open_house
from serenissima.server.context import Context
from serenissima.server.forwarding import Forwarding
from serenissima.server.house import Connection
from serenissima.server.ledger import open_engine
from serenissima.server.persons import User
from serenissima.server.settings import Settings
from serenissima.server.shared import Shared
from serenissima.server.table import Fixed, Row, Table
from server.databases import new_database
from server.running import PATIENCE, Server, anything

PACE = {"kind": "none"}


@dataclass
class Person:
    """Somebody at a table, in one of the processes."""

    context: Context
    user: User
    connection: Connection
    frames: list[dict[str, Any]] = field(default_factory=list)

    def told(self) -> list[dict[str, Any]]:
        """All frames so far."""
        while self.connection.waiting:
            self.frames.append(msgspec.json.decode(self.connection.waiting.popleft()))
        return self.frames

    def seen(self) -> int:
        return max((frame["seen"] for frame in self.told() if frame["t"] == "position"), default=-1)

    async def waits_for(self, true: Any) -> None:
        """Other processes are heard after a moment."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.01)

    def asked(self) -> dict[str, Any] | None:
        """The latest position, if it asks for an answer."""
        latest = [frame for frame in self.told() if frame["t"] == "position"][-1]
        return latest if latest["legal"] else None

    async def play(self, position: dict[str, Any], move: int = 0) -> Any:
        frame = wire.Play(seat=position["seat"], seen=position["seen"], move=position["legal"][move])
        return await answer(self.context, "aaaaaaaaaa", self.user, frame)


@asynccontextmanager
async def two_processes(
    database: str, channels: str = "postgresql", broker: str = ""
) -> AsyncIterator[tuple[Context, Context]]:
    """Two houses on one database that both have every table."""
    settings = Settings(database=database, channels=channels, thinkers=1, redis=broker, nats=broker)
    async with open_house(settings) as one, open_house(settings) as other:
        for context in (one, other):
            channel = context.house.channel
            assert isinstance(channel, Shared)
            async with asyncio.timeout(PATIENCE):
                while channel.backend is None:
                    await asyncio.sleep(0.01)
        yield one, other
        for room in [*one.house.rooms.values(), *other.house.rooms.values()]:
            room.connections.clear()  # nobody is kept waiting for people without a screen


async def game_of_two(one: Context, other: Context) -> tuple[Person, Person]:
    """Anna, connected to one process, plays Bruno, connected to the other."""
    users = [(await context.accounts.guest())[0] for context in (one, other)]
    fixed = Fixed(
        "aaaaaaaaaa", "serenissima_2012", 1, 2, {}, PACE, "link", False, False, users[0].id, "i", "s" * 64, time.time()
    )
    await one.house.ledger.create(fixed)

    def act(table: Table, now: float) -> list[Row]:
        rows = [row for user in users for row in table.sit(user.id, user.name, None, "", now)]
        return rows + table.start(now)

    await one.house.change(fixed.id, act)
    people = [
        Person(context, user, Connection(user.id, user.name, {}))
        for context, user in zip((one, other), users, strict=True)
    ]
    for person in people:
        await person.context.house.join(fixed.id, person.connection)
    return people[0], people[1]


async def stored(context: Context) -> int:
    return len(await context.house.ledger.rows("aaaaaaaaaa"))


@pytest.fixture
def shared(postgres: str) -> str:
    return new_database(postgres)


@pytest.mark.parametrize("channels", ["postgresql", "redis", "nats"])
def test_a_move_made_in_one_process_is_seen_in_the_other(
    shared: str, channels: str, request: pytest.FixtureRequest
) -> None:
    broker = None if channels == "postgresql" else request.getfixturevalue(channels)
    address = "" if broker is None else broker.address

    async def story() -> None:
        async with two_processes(shared, channels, address) as (one, other):
            anna, bruno = await game_of_two(one, other)
            for _ in range(6):
                mover, watcher = (anna, bruno) if anna.asked() else (bruno, anna)
                position = mover.asked()
                assert position is not None
                before = watcher.seen()
                assert isinstance(await mover.play(position), wire.Ack)
                await watcher.waits_for(lambda watcher=watcher, before=before: watcher.seen() > before)
                await watcher.waits_for(lambda: anna.asked() or bruno.asked())

    asyncio.run(story())


def test_of_two_that_race_for_one_entry_one_wins_and_the_other_reads_on(shared: str) -> None:
    async def story() -> None:
        async with two_processes(shared) as (one, other):
            anna, bruno = await game_of_two(one, other)
            mover = anna if anna.asked() else bruno
            position = mover.asked()
            assert position is not None
            twin = Person(bruno.context if mover is anna else anna.context, mover.user, mover.connection)
            before = await stored(one)
            answers = await asyncio.gather(mover.play(position, 0), twin.play(position, -1))
            kinds = sorted(type(said).__name__ for said in answers)
            assert kinds == ["Ack", "Refused"]
            assert [said.code for said in answers if isinstance(said, wire.Refused)] == ["stale"]
            lengths = []
            for context in (one, other):
                async with context.house.holding("aaaaaaaaaa") as (_, table):
                    lengths.append(table.length)
            assert lengths == [await stored(one)] * 2
            assert lengths[0] > before

    asyncio.run(story())


def test_what_is_said_in_one_process_is_heard_in_the_other(shared: str) -> None:
    async def story() -> None:
        async with two_processes(shared) as (one, other):
            anna, bruno = await game_of_two(one, other)
            await one.say("aaaaaaaaaa", anna.user, "ciao")
            await bruno.waits_for(lambda: any(frame["t"] == "chat" for frame in bruno.told()))
            assert [frame["text"] for frame in bruno.told() if frame["t"] == "chat"] == ["ciao"]
            assert [frame["text"] for frame in anna.told() if frame["t"] == "chat"] == ["ciao"]

    asyncio.run(story())


def connected(person: Person) -> int:
    latest = [frame for frame in person.told() if frame["t"] == "table"][-1]
    return sum(seat["connected"] for seat in latest["table"]["seats"])


def test_who_is_connected_to_another_process_is_seen(shared: str) -> None:
    async def story() -> None:
        async with two_processes(shared) as (one, other):
            anna, bruno = await game_of_two(one, other)
            for person in (anna, bruno):
                await person.waits_for(lambda person=person: connected(person) == 2)
            other.house.leave("aaaaaaaaaa", bruno.connection)
            await anna.waits_for(lambda: connected(anna) == 1)

    asyncio.run(story())


def test_a_lost_notice_does_not_matter(shared: str) -> None:
    async def story() -> None:
        async with two_processes(shared) as (one, other):
            anna, bruno = await game_of_two(one, other)
            mover, watcher = (anna, bruno) if anna.asked() else (bruno, anna)
            position = mover.asked()
            assert position is not None
            mover.context.house.channel.waiting = asyncio.Queue()  # type: ignore[attr-defined] # nobody reads it
            before = watcher.seen()
            await mover.play(position)
            assert watcher.seen() == before
            await watcher.context.house.look_round()
            assert watcher.seen() > before

    asyncio.run(story())


def test_the_channel_comes_back_after_the_database_was_away(shared: str) -> None:
    async def story() -> None:
        async with two_processes(shared) as (one, other):
            anna, bruno = await game_of_two(one, other)
            mover, watcher = (anna, bruno) if anna.asked() else (bruno, anna)
            position = mover.asked()
            assert position is not None
            before = watcher.seen()
            await end_all_connections(one)
            assert isinstance(await played_at_last(mover, position), wire.Ack)
            await watcher.waits_for(lambda: watcher.seen() > before)

    asyncio.run(story())


@pytest.mark.parametrize("channels", ["redis", "nats"])
def test_the_channel_comes_back_after_the_broker_was_away(
    shared: str, channels: str, request: pytest.FixtureRequest
) -> None:
    broker = request.getfixturevalue(channels)

    async def story() -> None:
        async with two_processes(shared, channels, broker.address) as (one, other):
            anna, bruno = await game_of_two(one, other)
            await anna.waits_for(lambda: connected(anna) == 2)
            broker.go()
            mover, watcher = (anna, bruno) if anna.asked() else (bruno, anna)
            position = mover.asked()
            assert position is not None
            before = watcher.seen()
            assert isinstance(await mover.play(position), wire.Ack)  # nobody waits for what tells others of it
            await asyncio.to_thread(broker.come)
            await watcher.waits_for(lambda: watcher.seen() > before)  # anything may have been missed

    asyncio.run(story())


async def end_all_connections(context: Context) -> None:
    """What a restart of the database does to its clients."""
    async with context.engine.connect() as connection:
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        await connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


async def played_at_last(person: Person, position: dict[str, Any]) -> Any:
    """A client whose move met an error comes again."""
    for _ in range(200):
        try:
            return await person.play(position)
        except Exception:
            await asyncio.sleep(0.1)
    raise AssertionError("the database did not come back")


def test_one_process_keeps_the_clock_and_another_takes_over(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "ASKS", 0.0)

    async def story() -> None:
        engine = open_engine(shared)
        one, other = (clockwork.Keeper(engine, False) for _ in range(2))
        assert await one.keeps()
        assert await one.keeps()
        assert not await other.keeps()
        await one.close()
        assert await other.keeps()
        assert not await one.keeps()
        await other.close()
        await engine.dispose()

    asyncio.run(story())


@pytest.mark.parametrize(("workers", "name", "shares"), [(1, "", False), (2, "", True), (1, "north", True)])
def test_workers_of_one_house_share_tables_out_as_houses_with_names_do(
    shared: str, workers: int, name: str, shares: bool
) -> None:
    async def nobody(*_: Any) -> None:
        raise AssertionError("nobody comes")

    async def story() -> None:
        settings = Settings(database=shared, channels="postgresql", thinkers=1, workers=workers, name=name)
        async with open_house(settings, Forwarding(nobody)) as context:
            assert (context.house.tenure is not None) == shares
            async with asyncio.timeout(PATIENCE):  # it is alone, and holds them all; on a busy machine it says so late
                while context.house.lives_here(context.house.new_table_id()) != shares:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_real_server_with_two_workers_plays(shared: str, tmp_path: Path) -> None:
    running = Server(shared, tmp_path / "log.txt", ("--workers", "2", "--channels", "postgresql"))
    running.start()
    try:
        for seed in range(4):
            client = running.guest()
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            opened = client.post("/api/tables", {"game": "dogeship", "seats": seats, "shuffle": False})
            client.play_at(opened["id"], anything(seed), lambda frame: frame["asked"] == [1], 4)
            client.close()
    finally:
        running.stop()
