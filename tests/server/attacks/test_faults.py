"""What makes a server stumble: it says so, notes it, and goes on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import OperationalError

from serenissima.server import answering, app, ledger, storage, sweeping, wire
from serenissima.server.accounts import Accounts
from serenissima.server.attendance import Attendance
from serenissima.server.context import Context
from serenissima.server.house import Connection, House
from serenissima.server.length import Length
from serenissima.server.persons import User
from serenissima.server.pulse import Pulse
from serenissima.server.settings import Settings
from serenissima.server.table import Row
from server.attacks.people import guest
from server.houses import begin, house_on, play
from server.running import Client, Server
from server.test_table import fixed
from server.test_tables import TWO, table_of_two

TABLE = fixed().id


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[Context]:
    """A house with a game of two."""
    database = f"sqlite+aiosqlite:///{folder}/house.sqlite"
    async with house_on(database) as house:
        engine = house.ledger.engine
        context = Context(Settings(database=database), engine, Accounts(engine, 1), house, Attendance(engine))
        await begin(house, fixed(), [("u0", "anna"), ("u1", "bruno")])
        yield context
        context.analyst.close()


def first_answer(house: House) -> tuple[User, wire.Play]:
    table = house.rooms[TABLE].table
    assert table is not None
    seat = table.asked()[0]
    person = User(f"u{seat}", "somebody", True, "player", {})
    return person, wire.Play(seat=seat, seen=table.seen(seat), move=table.legal_words(seat)[0], ref="r")


def no_disk(*_: object) -> None:
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


DEEP = ["[" * 4_000, '{"t":' * 1_000, '{"t":"play","seat":0,"seen":0,"move":' + "[" * 7_900, '{"a":[' * 1_300]


@pytest.mark.parametrize("frame", DEEP)
def test_a_frame_that_is_nested_too_deeply_is_refused_and_the_connection_lives(
    anna: Client, bruno: Client, frame: str
) -> None:
    table = table_of_two(anna, bruno)
    socket = anna.sit_at(table["id"])
    socket.receive()
    socket.socket.send(frame)
    assert socket.wait_for(lambda said: said["t"] == "refused")["code"] in ("bad_frame", "too_large")
    assert socket.ask(t="ping")["t"] == "pong"


@pytest.mark.parametrize("body", ["[" * 30_000, '{"a":' * 10_000, '{"game":"x","seats":' + "[" * 40_000])
@pytest.mark.parametrize("path", ["/api/tables", "/api/login", "/api/register"])
def test_a_body_that_is_nested_too_deeply_is_refused(anna: Client, path: str, body: str) -> None:
    answer = anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["message"]


def test_nobody_stays_behind_as_a_ghost(anna: Client, bruno: Client) -> None:
    table = table_of_two(anna, bruno)
    his = table["yours"][0]
    watching = anna.sit_at(table["id"])
    ghost = bruno.sit_at(table["id"])
    watching.wait_for(lambda frame: frame["t"] == "table" and frame["table"]["seats"][his]["connected"])
    ghost.socket.send("[" * 8_000)
    ghost.close()
    watching.wait_for(lambda frame: frame["t"] == "table" and not frame["table"]["seats"][his]["connected"])


def test_who_could_not_be_let_in_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> int:
        async with a_house(tmp_path) as context:
            monkeypatch.setattr(House, "show_table", lambda *_: 1 / 0)
            connection = Connection("u0", "anna", {})
            with pytest.raises(ZeroDivisionError):
                await context.house.join(TABLE, connection)
            context.house.leave(TABLE, connection)
            return len(context.house.rooms[TABLE].connections)

    assert asyncio.run(story()) == 0


def test_a_move_that_could_not_be_written_is_refused_and_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as context:
            person, frame = first_answer(context.house)
            with monkeypatch.context() as full:
                full.setattr(ledger, "write_together", no_disk)
                said = await answering.answered(context, TABLE, person, frame)
                assert isinstance(said, wire.Refused)
                assert (said.code, said.ref) == ("not_written", "r")
                assert context.house.ledger.trouble
            said = await answering.answered(context, TABLE, person, frame)
            assert isinstance(said, wire.Ack)
            assert not context.house.ledger.trouble

    asyncio.run(story())


def test_the_house_says_that_it_cannot_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "HEALTH", 60.0)

    async def story() -> list[int]:
        async with a_house(tmp_path) as context:
            before = await app.health.fn(context=context)
            person, frame = first_answer(context.house)
            with monkeypatch.context() as full:
                full.setattr(ledger, "write_together", no_disk)
                await answering.answered(context, TABLE, person, frame)
            during = await app.health.fn(context=context)
            await answering.answered(context, TABLE, person, frame)
            after = await app.health.fn(context=context)
            return [one.status_code or 200 for one in (before, during, after)]

    assert asyncio.run(story()) == [200, 503, 200]


def test_an_error_leaves_a_trace_with_the_number_of_its_request(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("faulty")
    running = Server(f"sqlite+aiosqlite:///{folder / 'house.sqlite'}", folder / "log.txt")
    running.start()
    try:
        anna = running.guest()
        table = anna.post("/api/tables", {"game": "oltremare", "seats": TWO})
        with sqlite3.connect(folder / "house.sqlite") as house:
            house.execute("ALTER TABLE chat RENAME TO gone")
        answer = anna.ask("POST", f"/api/tables/{table['id']}/chat", {"text": "hello?"})
        assert (answer.status_code, answer.json()["code"]) == (503, "not_written")
        lines = [json.loads(line) for line in running.log.read_text().splitlines() if line.startswith("{")]
        told = next(line for line in lines if line["event"] == "an error")
        assert told["request"] == answer.headers["x-request-id"]
        assert "Traceback" in told["exception"]
        assert "OperationalError" in told["error"]
        assert 'serenissima_errors_total{where="request"} 1.0' in httpx.get(f"{running.url}/metrics").text
        anna.close()
    finally:
        running.stop()


def test_hints_come_back_when_their_process_has_died(tmp_path: Path) -> None:
    async def story() -> tuple[int, int]:
        async with a_house(tmp_path) as context:
            table = context.house.rooms[TABLE].table
            assert table is not None
            seat = table.asked()[0]
            first = await context.analyst.hint(table, seat)
            pid: int = await context.analyst.hints.done(None, os.getpid)
            os.kill(pid, signal.SIGKILL)
            second = await context.analyst.hint(table, seat)
            return len(first), len(second)

    first, second = asyncio.run(story())
    assert first > 0
    assert second > 0


def test_more_games_begin_at_once_than_one_statement_holds(tmp_path: Path) -> None:
    rows = [Row(n, "move", 0, "x", "", "", 1.0) for n in range(43)]
    summary = {"updated": 1.0, "told": 1.0, "status": "playing", "length": 43, "asked": [], "due": None}
    summary |= {"bot_due": False, "result": None, "rematch": None}

    async def story() -> int:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            ids = [f"table{number:05d}" for number in range(256)]
            for one in ids:
                await house.ledger.create(fixed(id=one))
            loop = asyncio.get_running_loop()
            batch = [ledger.Append(one, rows, summary, None, loop.create_future()) for one in ids]
            assert isinstance(house.ledger, ledger.Ledger)
            await house.ledger.commit(batch)
            await asyncio.gather(*(one.done for one in batch))
            async with house.ledger.engine.connect() as connection:
                return int((await connection.execute(select(func.count()).select_from(storage.log))).scalar_one())

    assert ledger.MOST_ROWS * len(ledger.LOGGED) < 32_766
    assert asyncio.run(story()) == 256 * 43


def test_a_log_that_was_cut_off_is_told_at_opening(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"

    async def story() -> tuple[int, int]:
        async with a_house(tmp_path) as context:
            await play(context.house, TABLE, 3)
            length = Length(context.engine, file)
            await length.check()
            before = length.missing
            async with context.engine.begin() as connection:
                await connection.execute(update(storage.tables).values(length=storage.tables.c.length - 2))
            await length.check()
            return before, length.missing

    assert asyncio.run(story()) == (0, 2)


@pytest.mark.skipif(os.name != "posix", reason="files are guarded otherwise there")
def test_the_file_of_a_house_is_for_its_owner_alone(server: Server) -> None:
    if not server.database.startswith("sqlite"):
        pytest.skip("there is no file")
    file = Path(server.database.partition(":///")[2])
    for name in (file.name, f"{file.name}-wal"):
        assert stat.S_IMODE(file.with_name(name).stat().st_mode) == 0o600


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/nowhere", "/api/tables", "/health", "/"])
def test_every_answer_carries_what_keeps_browsers_safe(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers.get("content-security-policy", "") or path == "/health"
    assert headers["x-frame-options"] == "DENY"
    assert headers["x-request-id"]
    assert not path.startswith("/api") or headers["cache-control"] == "no-store"


def test_the_numbers_of_the_house_are_not_for_strangers(strict: Server) -> None:
    client = guest(strict)
    assert client.refused("GET", "/metrics")["code"] == "not_found"
    assert httpx.get(f"{strict.url}/metrics").status_code == 200
    client.close()


def test_what_is_too_old_goes_and_what_is_played_stays(tmp_path: Path) -> None:
    days = 86_400.0

    async def story() -> dict[str, int]:
        async with a_house(tmp_path) as context:
            engine = context.engine
            for _ in range(3):
                await context.accounts.guest()
            await context.house.ledger.create(fixed(id="neverbegan"))
            line = {"table_id": TABLE, "user_id": "u0", "name": "anna", "text": "old", "at": 1.0}
            async with engine.begin() as connection:
                await connection.execute(insert(storage.chat).values(**line))
            now = time.time()
            early = await sweeping.sweep(engine, context.settings, now)
            assert early == {"chat": 1, "tables": 1}  # both were made in 1970
            return dict(await sweeping.sweep(engine, context.settings, now + 100 * days))

    gone = asyncio.run(story())
    assert gone == {"sessions": 3, "users": 3}


def test_two_who_ask_at_once_whether_all_is_well_do_not_hinder_each_other(database: Callable[[], str]) -> None:
    async def story(address: str) -> None:
        async with house_on(address) as house:
            for _ in range(5):
                await asyncio.gather(*(Pulse(house.ledger.engine).beat() for _ in range(6)))

    asyncio.run(story(database()))


def test_a_game_told_again_holds_up_nobody(anna: Client, server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = anna.post("/api/tables", {"game": "serenissima_2012", "seats": seats})
    told = anna.get(f"/api/tables/{table['id']}/replay?as={table['yours'][0]}")
    assert told["length"] >= 1
    assert anna.refused("GET", f"/api/tables/{table['id']}/replay?as=open")["code"] == "not_over"
