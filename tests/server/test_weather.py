"""Clocks that jump, a database that is slow or cut off, a queue that is away: never two truths about one table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from serenissima.server.counts import open_counts
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.steady import STEP, Steady
from serenissima.server.table import Table
from serenissima.server.table.clocks import Clock
from server.brokers import Broker
from server.databases import new_database
from server.running import PATIENCE, QUICK, Client, Server, free_port, until

BOT = {"kind": "bot", "level": "random"}


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall, self.counted = 1000.0, 5.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.counted += seconds


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86_400.0])
def test_a_clock_that_jumps_takes_nobody_s_time(jump: float) -> None:
    machine = Machine()
    clock = Steady(lambda: machine.wall, lambda: machine.counted)
    machine.pass_by(10)
    assert clock() == 1010
    machine.wall += jump
    assert clock() == 1010
    machine.pass_by(10)
    clock.look()
    assert abs(clock() - 1020) == STEP
    for _ in range(int(abs(jump) / STEP) + 1):
        machine.pass_by(10)
        clock.look()
    assert clock() == pytest.approx(machine.wall)  # in the end it is right again


def test_who_moves_to_a_machine_that_is_behind_gains_no_time() -> None:
    clock = Clock({"kind": "live", "bank": 60, "increment": 5}, [60.0, 60.0])
    clock.run([0], [0, 1], 1000.0)
    clock.run([1], [0, 1], 900.0)  # answered on another machine
    assert clock.bank[0] == 65.0


class Wire:
    """A line to a database which can be cut or slow: bytes wait, and come later, as a bad network has it."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.delay = 0.0
        self.flows = asyncio.Event()
        self.url = make_url(database)
        self.loop = asyncio.new_event_loop()
        self.opened = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        assert self.opened.wait(PATIENCE)

    @property
    def address(self) -> str:
        """The database, at the other end of the line."""
        return self.url.set(host="127.0.0.1", port=self.port, query={}).render_as_string(hide_password=False)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.flows.set()
        self.server = self.loop.run_until_complete(asyncio.start_server(self.carry, "127.0.0.1", self.port))
        self.opened.set()
        self.loop.run_forever()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            folder = self.url.query.get("host")
            if folder:
                there = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.{self.url.query.get('port', 5432)}")
            else:
                there = await asyncio.open_connection(self.url.host, self.url.port)
            ends.append(there[1])
            await asyncio.gather(self.pipe(reader, there[1]), self.pipe(there[0], writer))
        finally:
            for one in ends:
                one.close()
            for one in ends:
                with suppress(OSError):
                    await one.wait_closed()

    async def pipe(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await asyncio.sleep(self.delay)
                await self.flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.clear)

    def mend(self) -> None:
        self.loop.call_soon_threadsafe(self.flows.set)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    async def end(self) -> None:
        """Nothing is carried any more, and no connection is left."""
        self.server.close()
        carrying = asyncio.all_tasks() - {asyncio.current_task()}
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)


@pytest.fixture
def wire(postgres: str) -> Iterator[tuple[str, Wire]]:
    """A database, and a line to it."""
    database = new_database(postgres)
    line = Wire(database)
    yield database, line
    line.close()


def logged(database: str, table_id: str) -> list[Any]:
    """The log, followed by the rules: two truths would not fit into one."""

    async def read() -> list[Any]:
        engine = open_engine(database)
        try:
            ledger = Ledger(engine)
            fixed, rows = await ledger.fixed(table_id), await ledger.rows(table_id)
            assert fixed is not None
            Table(fixed).take_all(rows)
            return rows
        finally:
            await engine.dispose()

    return asyncio.run(read())


def moves(rows: list[Any]) -> int:
    return sum(row.kind == "move" and row.by == "" for row in rows)


def one_move(client: Client, table: str) -> str:
    """Whoever is asked answers; what came of it."""
    with suppress(Exception):
        seat = client.sit_at(table)
        try:
            asked = seat.wait_for(lambda frame: frame["t"] == "position" and bool(frame["legal"]), 50)
            return str(seat.play(asked["seat"], asked["legal"][0])["t"])
        finally:
            seat.close()
    return "lost"


def a_table(client: Client) -> str:
    wish = {"game": "serenissima_2012", "seats": [{"kind": "me"}, {"kind": "here", "name": "Bruno"}]}
    return str(client.post("/api/tables", wish)["id"])


@pytest.mark.long  # a lease must run out
def test_a_house_that_is_cut_off_from_the_database_does_not_write_beside_another(
    wire: tuple[str, Wire], tmp_path: Path
) -> None:
    """The split network: one house believes that it has the table, and the other has taken it over."""
    database, line = wire
    more = ("--channels", "postgresql")
    near = Server(database, tmp_path / "near.txt", more, {"SERENISSIMA_NAME": "near"})
    far = Server(line.address, tmp_path / "far.txt", more, {"SERENISSIMA_NAME": "far"})
    far.start()
    anna = Client(far.url)
    anna.post("/api/guest")
    table = a_table(anna)  # far is alone, and holds it
    assert one_move(anna, table) == "ack"
    near.start()
    again = Client(near.url)
    again.http.cookies = anna.http.cookies
    until(lambda: one_move(again, table) == "ack")  # wherever it lives now
    line.cut()
    began = time.monotonic()
    said: list[str] = []
    sender = threading.Thread(target=lambda: said.append(one_move(anna, table)), daemon=True)
    sender.start()  # it waits at far, for a database that does not answer
    until(lambda: one_move(again, table) == "ack")
    assert time.monotonic() - began < 60
    known = moves(logged(database, table))
    line.mend()
    sender.join(60)
    until(lambda: one_move(again, table) == "ack")
    until(lambda: one_move(anna, table) == "ack")
    after = moves(logged(database, table))
    assert known + 2 <= after <= known + 3  # what was sent into the cut was written once, or never
    for client in (anna, again):
        client.close()
    for house in (near, far):
        house.stop()


def test_limits_are_counted_while_redis_is_away() -> None:
    async def story() -> list[int]:
        counts = open_counts("redis", None, f"redis://127.0.0.1:{free_port()}")  # type: ignore[arg-type] # it asks Redis
        return [await counts.add("talk:anna", 60.0) for _ in range(3)]

    assert asyncio.run(story()) == [1, 2, 3]


@pytest.mark.long  # half a minute
def test_people_play_on_while_the_queue_of_bots_is_away(postgres: str, redis: Broker, tmp_path: Path) -> None:
    database = new_database(postgres)
    more = ("--channels", "redis", "--redis", redis.address)
    house = Server(database, tmp_path / "log.txt", (*more, "--queue"))
    house.start()
    anna = house.guest()
    with_bots = anna.post("/api/tables", {"game": "serenissima_2012", "seats": [BOT, BOT]})["id"]
    redis.go()
    alone = a_table(anna)  # a guest's limits are counted, a table is opened, and moves are made
    assert [one_move(anna, alone) for _ in range(3)] == ["ack"] * 3
    before = len(logged(database, with_bots))
    redis.come()
    command = [sys.executable, "-c", "from serenissima.cli import main; raise SystemExit(main())", "think"]
    with (tmp_path / "think.txt").open("wb") as log:
        variables = {**os.environ, **QUICK}
        thinker = subprocess.Popen([*command, "--database", database, *more], stdout=log, stderr=log, env=variables)
    try:
        until(lambda: len(logged(database, with_bots)) > before)  # the clockwork has asked again
    finally:
        thinker.send_signal(signal.SIGTERM)
        thinker.wait(30)
        anna.close()
        house.stop()


def test_a_slow_database_makes_moves_slow_and_nothing_else(wire: tuple[str, Wire], tmp_path: Path) -> None:
    database, line = wire
    house = Server(line.address, tmp_path / "log.txt")
    house.start()
    anna = house.guest()
    table = a_table(anna)
    seat = anna.sit_at(table)
    for number in range(4):
        line.delay = 0.0 if number % 2 else 0.15  # for every word there and back
        asked = next((one for one in seat.positions.values() if one["legal"]), None)
        asked = asked or seat.wait_for(lambda frame: frame["t"] == "position" and bool(frame["legal"]))
        seat.positions.clear()
        seat.positions[asked["seat"]] = asked
        assert seat.play(asked["seat"], asked["legal"][0])["t"] == "ack"
    line.delay = 0.0
    seat.close()
    assert moves(logged(database, table)) == 4
    anna.close()
    house.stop()
