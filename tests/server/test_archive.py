"""Finished games lie in an object store, and are read from there as if they lay in the database."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import Select, func, select, update

from serenissima.cli import main
from serenissima.server import backup, storage
from serenissima.server.archive import Archive, Packed, decoded, open_store
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.refusals import No
from serenissima.server.settings import from_environment
from serenissima.server.table import Fixed, Row, Table
from server.databases import new_database
from server.houses import house_on
from server.running import Client, Server, anything, until
from server.stores import Store, store_running

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))
BOT = {"kind": "bot", "level": "random"}
LONG_AGO = 10.0


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with store_running() as running:
        yield running


def finished_games() -> list[Packed]:
    """Those of the logs that earlier versions wrote which have come to an end."""
    games = []
    for number, file in enumerate(LOGS):
        said = json.loads(file.read_text(encoding="utf-8"))
        fixed = Fixed(**{**said["fixed"], "id": f"oldtable{number:02}"})
        games.append(Packed(fixed, [Row(*row) for row in said["rows"]]))
    return [game for game in games if followed(game).status == "over"]


def followed(game: Packed) -> Table:
    table = Table(game.fixed)
    table.take_all(game.rows)
    return table


async def filled(ledger: Ledger, games: list[Packed]) -> None:
    """Games that were over long ago, and are in the annals."""
    for game in games:
        await ledger.create(game.fixed)
        await ledger.append(followed(game), game.rows)
    async with ledger.engine.begin() as connection:
        await connection.execute(update(storage.tables).values(entered=True, updated=LONG_AGO))


async def rows_left(ledger: Ledger) -> int:
    async with ledger.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(storage.log))).scalar_one())


def archive_of(ledger: Ledger, store: Store) -> Archive:
    """As the settings of a house name it."""
    variables = {"SERENISSIMA_DATABASE": "sqlite+aiosqlite:///none", **store.environment}
    os.environ |= {name: value for name, value in store.environment.items() if name.startswith("AWS")}
    return Archive(ledger.engine, open_store(from_environment(variables)))


def test_a_packed_game_is_the_same_game() -> None:
    games = finished_games()
    assert len(games) >= 2
    for game in games:
        assert decoded(game.encoded()) == game
        assert len(game.encoded()) < 30 * len(game.rows)


def test_games_are_packed_and_read_as_before(database: Callable[[], str], store: Store, tmp_path: Path) -> None:
    address = database()

    async def story() -> None:
        games = finished_games()
        async with house_on(address) as house:
            ledger = house.ledger
            assert isinstance(ledger, Ledger)
            await filled(ledger, games)
            before = await backup.export(ledger.engine, tmp_path / "before.jsonl")
            ledger.archive = archive_of(ledger, store)
            packed, size = await ledger.archive.pack_all(time.time())
            assert (packed, size > 0) == (len(games), True)
            assert await rows_left(ledger) == 0
            for game in games:
                assert await ledger.rows(game.fixed.id) == game.rows
                assert await ledger.rows(game.fixed.id, len(game.rows)) == []
                async with house.holding(game.fixed.id) as (_, table):
                    assert table.status == "over"
            assert await ledger.archive.pack_all(time.time()) == (0, 0)
            after = await backup.export(ledger.engine, tmp_path / "after.jsonl", ledger.archive)
        assert after == before
        lines = [
            sorted((tmp_path / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())
            for name in ("before", "after")
        ]
        assert lines[0] == lines[1]

    asyncio.run(story())


def test_what_happens_later_is_added(database: Callable[[], str], store: Store) -> None:
    address = database()

    async def story() -> None:
        game = finished_games()[0]
        async with house_on(address) as house:
            assert isinstance(house.ledger, Ledger)
            await filled(house.ledger, [game])
            house.ledger.archive = archive_of(house.ledger, store)
            await house.ledger.archive.pack_all(time.time())
            await house.change(game.fixed.id, lambda table, now: table.rename(0, "gone-1", now))
            house.rooms.clear()
            async with house.holding(game.fixed.id) as (_, table):
                assert table.chairs[0].name == "gone-1"
                assert table.length == len(game.rows) + 1
            assert await rows_left(house.ledger) == 1

    asyncio.run(story())


class Forgetful:
    """A store that keeps something else than it was given."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def put(self, path: str, file: bytes) -> None:
        self.kept[path] = file[:-1] + b"?"

    def get(self, path: str) -> Any:
        return SimpleNamespace(bytes=lambda: self.kept[path])

    def get_range(self, path: str, *, start: int, length: int) -> bytes:
        return self.kept[path][start : start + length]


def test_rows_go_only_when_the_store_gives_back_what_it_was_given(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        games = finished_games()
        async with house_on(address) as house:
            assert isinstance(house.ledger, Ledger)
            await filled(house.ledger, games)
            before = await rows_left(house.ledger)
            with pytest.raises(Exception):  # noqa: B017 # how damage shows depends on what was damaged
                await Archive(house.ledger.engine, Forgetful()).pack_all(time.time())
            assert await rows_left(house.ledger) == before
            assert await house.ledger.rows(games[0].fixed.id) == games[0].rows

    asyncio.run(story())


def test_a_store_that_is_away_or_damaged_is_told(database: Callable[[], str]) -> None:
    address = database()

    async def story(store: Store) -> None:
        game = finished_games()[0]
        async with house_on(address) as house:
            assert isinstance(house.ledger, Ledger)
            await filled(house.ledger, [game])
            house.ledger.archive = archive_of(house.ledger, store)
            assert house.ledger.archive.store is not None
            store.go()
            with pytest.raises(No) as away:
                await house.ledger.archive.pack_all(time.time())
            assert (away.value.code, away.value.status) == ("archive_away", 503)
            assert await house.ledger.rows(game.fixed.id) == game.rows  # nothing was removed
            store.come()
            await house.ledger.archive.pack_all(time.time())
            store.go()
            with pytest.raises(No, match="nothing is lost"):
                await house.change(game.fixed.id, lambda table, now: [])
            async with house.ledger.engine.connect() as connection:
                assert (await connection.execute(select(storage.tables.c.status))).scalar_one() == "over"  # not broken
            store.come()
            async with house.holding(game.fixed.id) as (_, table):
                assert table.length == len(game.rows)
            for name in store.objects():
                house.ledger.archive.store.put(name.removeprefix("house/"), b"\0" * 100_000)
            with pytest.raises(No) as damaged:
                await house.ledger.rows(game.fixed.id)
            assert (damaged.value.code, damaged.value.status) == ("archive_damaged", 503)

    with store_running() as store:
        asyncio.run(story(store))


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def archiving(
    request: pytest.FixtureRequest, store: Store, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A house with an archive, which packs at once what is over when it is told so."""
    folder = tmp_path_factory.mktemp("archiving")
    if request.param == "sqlite":
        database = f"sqlite+aiosqlite:///{folder / 'house.sqlite'}"
    else:
        database = new_database(request.getfixturevalue("postgres"))
    house = Server(
        database, folder / "log.txt", environment={**store.environment, "SERENISSIMA_ARCHIVE_AFTER_DAYS": "0"}
    )
    house.start()
    yield house
    house.stop()


def a_game(client: Client, *others: dict[str, Any]) -> str:
    """A game against bots, played to its end."""
    table = client.post("/api/tables", {"game": "serenissima_2012", "seats": [{"kind": "me"}, BOT]})["id"]
    seat = client.sit_at(table)
    seat.play_on(anything(1))
    seat.close()
    return str(table)


def packed(house: Server, table: str, monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    """Pack it with the command, once it is in the annals."""
    for name, value in store.environment.items():
        monkeypatch.setenv(name, value)

    def done() -> bool:
        assert main(["archive", "--days", "0", "--database", house.database]) == 0
        return table in in_archive(house.database)

    until(done)


def in_archive(database: str) -> list[str]:
    return found(database, select(storage.archived.c.table_id))


def in_annals(database: str) -> list[str]:
    return found(database, select(storage.tables.c.id).where(storage.tables.c.entered))


def found(database: str, query: Select[Any]) -> list[str]:
    async def asked() -> list[str]:
        engine = open_engine(database)
        try:
            async with engine.connect() as connection:
                return list((await connection.execute(query)).scalars())
        finally:
            await engine.dispose()

    return asyncio.run(asked())


TOLD = ("record", "proof", "verify", "replay?as=open&count=400", "story?as=open", "figures", "reckoning")


def told(client: Client, table: str) -> list[str]:
    return [client.ask("GET", f"/api/tables/{table}/{what}").text for what in TOLD]


def test_a_house_packs_by_itself_and_tells_all_from_the_archive(archiving: Server, store: Store) -> None:
    anna = archiving.guest()
    table = a_game(anna)
    before = told(anna, table)
    until(lambda: table in in_annals(archiving.database))
    archiving.stop()
    archiving.start()  # nothing is remembered; and it looks for what can go when it opens, and every hour
    until(lambda: table in in_archive(archiving.database))
    assert told(anna, table) == before
    assert anna.get(f"/api/tables/{table}/verify")["fair"] is True
    archiving.stop()
    store.go()
    archiving.start()
    away = anna.ask("GET", f"/api/tables/{table}/replay")
    assert (away.status_code, away.json()["code"]) == (503, "archive_away")
    assert [one["id"] for one in anna.get("/api/tables?mine=true")] == [table]  # lists know it all the same
    other = anna.post("/api/tables", {"game": "serenissima_2012", "seats": [{"kind": "me"}, BOT]})
    assert other["id"] != table  # and others play on
    store.come()
    assert told(anna, table) == before
    anna.close()


def test_who_leaves_for_good_has_no_name_in_the_archive_either(
    archiving: Server, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = archiving.guest(), archiving.guest()
    name = anna.register("Anna")
    table = a_game(anna)
    packed(archiving, table, monkeypatch, store)
    archiving.stop()
    store.go()
    archiving.start()
    refused = anna.ask("DELETE", "/api/me")
    assert (refused.status_code, refused.json()["code"]) == (503, "archive_away")
    assert anna.get("/api/me")["name"] == name  # nothing was begun
    store.come()
    assert anna.ask("DELETE", "/api/me").is_success
    archiving.stop()
    archiving.start()
    seats = bruno.get(f"/api/tables/{table}")["table"]["seats"]
    assert [one["name"].startswith("gone-") for one in seats].count(True) == 1
    assert name not in json.dumps(seats) + bruno.ask("GET", f"/api/tables/{table}/story?as=open").text
    assert bruno.get(f"/api/tables/{table}/verify")["fair"] is True  # of what its luck was made of nothing changed
    anna.close()
    bruno.close()


def test_without_an_archive_the_command_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SERENISSIMA_ARCHIVE", raising=False)
    assert main(["archive", "--database", f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}"]) == 2
    assert "SERENISSIMA_ARCHIVE" in capsys.readouterr().err
