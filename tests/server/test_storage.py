"""What is stored: migrations, exports, backups, and entries that cannot be followed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import structlog
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, inspect, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.cli import main
from serenissima.server import backup, migrate, storage
from serenissima.server.accounts import Accounts
from serenissima.server.house import House
from serenissima.server.ledger import MOST_OPEN, Ledger, open_engine
from serenissima.server.refusals import No
from serenissima.server.table import Row
from serenissima.server.table.news import News
from server.houses import begin, house_on, play
from server.test_table import fixed

Database = Callable[[], str]


async def game_in(house: House, table_id: str) -> None:
    """A game of two guests, a few moves old."""
    accounts = Accounts(house.ledger.engine, 1)
    users = [(await accounts.guest())[0] for _ in range(2)]
    like = fixed(id=table_id, visibility="public", host=users[0].id, created=1.0)
    await begin(house, like, [(user.id, user.name) for user in users])
    await play(house, table_id, 5)


async def rows_in(address: str, table_id: str) -> list[Row]:
    engine = open_engine(address)
    try:
        return await Ledger(engine).rows(table_id)
    finally:
        await engine.dispose()


def of_engine(address: str, work: Callable[[AsyncEngine], Coroutine[Any, Any, Any]]) -> Any:
    async def run() -> Any:
        engine = open_engine(address)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    return asyncio.run(run())


def test_migrations_go_up_and_down_and_up_again(empty_database: Database) -> None:
    async def story(engine: AsyncEngine) -> None:
        for _ in range(2):
            await migrate.up(engine)
            async with engine.connect() as connection:
                found = set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))
            assert found == {*storage.metadata.tables, "alembic_version"}
            await migrate.down(engine, "base")
            async with engine.connect() as connection:
                assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]

    of_engine(empty_database(), story)


def test_the_migrated_database_is_what_the_code_expects(empty_database: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), storage.metadata))

    async def story(engine: AsyncEngine) -> list[Any]:
        await migrate.up(engine)
        async with engine.connect() as connection:
            return await connection.run_sync(differences)

    assert of_engine(empty_database(), story) == []


async def report(house: House) -> None:
    """Somebody asks a moderator to look at something."""
    async with house.ledger.engine.begin() as connection:
        await connection.execute(insert(storage.reports).values(by="u0", text="look", at=1.0))


def test_an_export_is_the_same_house_elsewhere(database: Database, tmp_path: Path) -> None:
    old, again = database(), database()
    new, file = f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite'}", tmp_path / "house.jsonl.gz"

    async def story() -> None:
        async with house_on(old) as house:
            await game_in(house, "aaaaaaaaaa")
            await report(house)
        counts = await backup.with_house(old, backup.export, file)
        assert (counts["users"], counts["reports"]) == (2, 1)
        assert await backup.with_house(new, backup.import_all, file) == counts
        await backup.with_house(new, backup.export, file)
        assert await backup.with_house(again, backup.import_all, file) == counts
        assert await rows_in(old, "aaaaaaaaaa") == await rows_in(again, "aaaaaaaaaa")
        async with house_on(again) as house:
            await play(house, "aaaaaaaaaa", 2)
            await report(house)  # its number is a new one
        with pytest.raises(backup.BadExport, match="not empty"):
            await backup.with_house(again, backup.import_all, file)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no export"),
        ('{"format": 99}\n', "format 99"),
        ('{"format": 1}\n["users", {"id": "x"}]\n', "line 2"),
        ('{"format": 1}\n["strangers", {}]\n', "line 2"),
        ('{"format": 1}\nnonsense\n', "line 2"),
    ],
)
def test_a_file_that_is_no_export_changes_nothing(
    tmp_path: Path, text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file, house = tmp_path / "house.jsonl", tmp_path / "house.sqlite"
    file.write_text(text, encoding="utf-8")
    assert main(["import", str(file), "--database", f"sqlite+aiosqlite:///{house}"]) == 2
    assert why in capsys.readouterr().err


def test_a_backup_is_made_while_the_house_is_open(tmp_path: Path) -> None:
    address, copy = f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}", tmp_path / "copy.sqlite"

    async def story() -> None:
        async with house_on(address) as house:
            await game_in(house, "aaaaaaaaaa")
            assert await asyncio.to_thread(main, ["backup", str(copy), "--database", address]) == 0
            await play(house, "aaaaaaaaaa", 1)
        async with house_on(f"sqlite+aiosqlite:///{copy}") as house:
            await play(house, "aaaaaaaaaa", 1)

    asyncio.run(story())


def test_a_house_in_postgresql_is_not_backed_up_by_us(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--database", "postgresql+asyncpg://localhost/house"]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_an_entry_that_cannot_be_followed_takes_one_game_offline(database: Database) -> None:
    address = database()

    async def story() -> None:
        async with house_on(address) as house:
            for table_id in ("aaaaaaaaaa", "bbbbbbbbbb"):
                await game_in(house, table_id)
            house.rooms.clear()
            log, tables = storage.log, storage.tables
            async with house.ledger.engine.begin() as connection:
                where = (log.c.table_id == "aaaaaaaaaa") & (log.c.kind == "move") & (log.c.n > 6)
                await connection.execute(update(log).where(where).values(data="sail to nowhere"))
            with pytest.raises(No) as refused:
                await play(house, "aaaaaaaaaa", 1)
            assert refused.value.code == "broken"
            await play(house, "bbbbbbbbbb", 2)
            async with house.ledger.engine.connect() as connection:
                found = await connection.execute(select(tables.c.id, tables.c.status, tables.c.problem))
                by_id = {row.id: row for row in found}
            assert by_id["aaaaaaaaaa"].status == "broken"
            assert "cannot be followed" in by_id["aaaaaaaaaa"].problem
            assert by_id["bbbbbbbbbb"].status == "playing"

    asyncio.run(story())


def test_a_fault_of_our_own_takes_no_game_offline(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    address = database()

    def faulty(*_: object) -> None:
        raise AttributeError("planted")

    async def story() -> None:
        async with house_on(address) as house:
            await game_in(house, "aaaaaaaaaa")
            house.rooms.clear()
            with monkeypatch.context() as planted, structlog.testing.capture_logs() as said:
                planted.setattr(News, "tell", faulty)
                with pytest.raises(AttributeError, match="planted"):
                    await play(house, "aaaaaaaaaa", 1)
            assert [line["event"] for line in said] == ["a table could not be opened"]
            async with house.ledger.engine.connect() as connection:
                assert (await connection.execute(select(storage.tables.c.status))).scalar_one() == "playing"
            await play(house, "aaaaaaaaaa", 1)

    asyncio.run(story())


def test_many_who_ask_at_once_leave_their_connections_to_those_after_them(tmp_path: Path) -> None:
    async def run() -> None:
        engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}")
        await migrate.up(engine)
        opened: list[object] = []

        async def ask() -> None:
            async with engine.connect() as connection:
                await connection.execute(select(storage.tables.c.id))

        event.listen(engine.sync_engine, "connect", lambda connection, _: opened.append(connection))
        for _ in range(5):
            await asyncio.gather(*(ask() for _ in range(40)))
        await engine.dispose()
        assert len(opened) <= MOST_OPEN

    asyncio.run(run())


def test_who_reads_before_he_writes_is_not_overtaken(tmp_path: Path) -> None:
    """SQLite would refuse his write at once if somebody else had written since he read."""
    file = tmp_path / "house.sqlite"

    async def story(engine: AsyncEngine) -> str:
        await migrate.up(engine)
        user, _ = await Accounts(engine, 1).guest()
        mine = storage.users.c.id == user.id
        async with engine.begin() as reader:
            await reader.execute(select(storage.users).where(mine))
            with closing(sqlite3.connect(file, timeout=0)) as other, pytest.raises(sqlite3.OperationalError):
                other.execute("UPDATE users SET role = 'admin'")
            await reader.execute(update(storage.users).where(mine).values(role="moderator"))
        async with engine.connect() as connection:
            return str((await connection.execute(select(storage.users.c.role).where(mine))).scalar_one())

    assert of_engine(f"sqlite+aiosqlite:///{file}", story) == "moderator"
