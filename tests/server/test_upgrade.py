"""A house of every earlier form, with people and games in it: it is brought to the newest, and play goes on."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, Column, Connection, MetaData, func, insert, inspect, select, table
from sqlalchemy import Table as TableOf
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import backup, migrate, storage
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.logbook import summary_of
from serenissima.server.table import Fixed, Row, Table
from server.houses import house_on, play

LOGS = sorted((Path(__file__).parent / "logs").glob("*.json"))
FORMS = sorted(path.name.partition("_")[0] for path in (migrate.FOLDER / "versions").glob("0*.py"))
ANNA, BRUNO, LOOKALIKE = "u0", "u1", "u2"
# Two names that look alike were two names once (the last has a Cyrillic А); the younger one keeps his without a look.
PEOPLE = [(ANNA, "Anna", "anna"), (BRUNO, "Bruno", "bruno"), (LOOKALIKE, "Аnna", "аnna")]
UNDER_WAY = "underway00"


def old_table(said: dict[str, Any], rows: list[Row]) -> dict[str, Any]:
    """A row of `tables` as the first version wrote it."""
    fixed = said["fixed"]
    table = Table(Fixed(**fixed))
    table.take_all(rows)
    looked_up = {"updated": 2.0, "counted": False, "problem": None, **summary_of(table)}
    return {**fixed, **looked_up, "length": len(rows)}


def under_way(said: dict[str, Any]) -> list[Row]:
    """The longest beginning of a game at which a person is asked."""
    rows = [Row(*row) for row in said["rows"]]
    for length in range(len(rows), 0, -1):
        table = Table(Fixed(**said["fixed"]))
        table.take_all(rows[:length])
        if table.status == "playing" and table.asked() and not table.bots_asked():
            return rows[:length]
    raise AssertionError("nobody is asked in this log")


def old_games() -> list[dict[str, Any]]:
    """The logs that the first version wrote, each at a table of its own."""
    read = [json.loads(file.read_text(encoding="utf-8")) for file in LOGS]
    return [{**said, "fixed": {**said["fixed"], "id": f"oldtable{n:02}"}} for n, said in enumerate(read)]


@cache
def furnished() -> dict[str, list[dict[str, Any]]]:
    """What a house of the first version had in it, by table."""
    games = old_games()
    kept = [(said, [Row(*row) for row in said["rows"]]) for said in games]
    going = {**games[0], "fixed": {**games[0]["fixed"], "id": UNDER_WAY}}
    kept.append((going, under_way(going)))
    usual = {"password": None, "role": "player", "active": 9.0, "settings": {"email": "anna@example.org"}}
    line = {"table_id": UNDER_WAY, "user_id": ANNA}
    return {
        "users": [
            {"id": at, "name": name, "folded": folded, "created": float(n), **usual}
            for n, (at, name, folded) in enumerate(PEOPLE)
        ],
        "sessions": [{"digest": "d" * 64, "user_id": ANNA, "created": 1.0, "expires": 9e9}],
        "tables": [old_table(said, rows) for said, rows in kept],
        "log": [{"table_id": said["fixed"]["id"], **row_of(row)} for said, rows in kept for row in rows],
        "chat": [{**line, "name": "Anna", "text": "Buona sera!", "at": 3.0}],
        "notes": [{**line, "text": "never trust Genoa"}],
        "notices": [{**line, "length": 4, "sent": None, "tries": 0, "next_try": 5.0}],
        "players": [{"table_id": UNDER_WAY, "seat": 0, "user_id": ANNA, "name": "Anna", "bot": None}],
        "ratings": [{"who": ANNA, "game": "any", "seats": 2, "mu": 26.0, "sigma": 7.0, "games": 3, "wins": 1.5}],
    }


def row_of(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in ("n", "kind", "seat", "data", "mark", "by", "at")}


# What a row has in columns of these names, in tables that came after the first form; elsewhere any value will do.
NAMED = {"user_id": ANNA, "by": ANNA, "host": ANNA, "other": BRUNO, "about": BRUNO, "table_id": UNDER_WAY}
NAMED |= {"kind": "follow", "status": "over", "outcome": "solved", "verdict": "holds", "form": "swiss"}

# They name games that lie in another database or in a store, and this house has neither.
ELSEWHERE = {"archived", "slots", "unfed"}


def any_value(column: Column[Any]) -> Any:
    """Something that may stand there."""
    if isinstance(column.type, JSON):
        return []
    kind = column.type.python_type
    if kind is str:
        return str(NAMED.get(column.name, "x"))[: getattr(column.type, "length", None)]
    return kind(1)


def any_row(empty: TableOf) -> dict[str, Any]:
    """A row of a table that came after the first form."""
    return {column.name: any_value(column) for column in empty.columns}


def reflected(connection: Connection) -> list[TableOf]:
    """The tables as they are, what is pointed at first."""
    found = MetaData()
    found.reflect(connection)
    return [one for one in found.sorted_tables if one.name != "alembic_version"]


def fill(connection: Connection) -> None:
    """Put it into the tables as they were; columns that came later have a value by themselves."""
    first = furnished()
    for one in reflected(connection):
        if one.name in ELSEWHERE:
            continue
        rows = first.get(one.name) or [any_row(one)]
        known = set(one.columns.keys())
        connection.execute(insert(one), [{k: v for k, v in row.items() if k in known} for row in rows])


async def made(address: str, form: str) -> dict[str, int]:
    """A house of that form, with everything in it; how much that is."""
    engine = open_engine(address)
    try:
        await migrate.up(engine, form)
        async with engine.begin() as connection:
            await connection.run_sync(fill)
        return await counted(engine)
    finally:
        await engine.dispose()


async def counted(engine: AsyncEngine) -> dict[str, int]:
    """How many rows each table has."""
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda here: inspect(here).get_table_names())
        asked = {name: select(func.count()).select_from(table(name)) for name in names if name != "alembic_version"}
        return {name: int((await connection.execute(one)).scalar_one()) for name, one in asked.items()}


@pytest.mark.parametrize("form", FORMS)
def test_a_house_of_every_form_is_brought_to_the_newest(
    form: str, empty_database: Callable[[], str], tmp_path: Path
) -> None:
    address = empty_database()

    async def story() -> None:
        before = await made(address, form)
        async with house_on(address) as house:
            engine = house.ledger.engine
            now = await counted(engine)
            assert {name: now[name] for name in before} == before
            assert set(now) == set(storage.metadata.tables)
            for said in old_games():
                assert await Ledger(engine).rows(said["fixed"]["id"]) == [Row(*row) for row in said["rows"]]
            await play(house, UNDER_WAY, 1)
            async with engine.connect() as connection:
                people = (await connection.execute(select(storage.users).order_by(storage.users.c.id))).all()
        assert [person.name for person in people] == [name for _, name, _ in PEOPLE]
        assert [person.look for person in people] == ["anna", "bruno", None] if form == "0001" else True
        exported = await backup.with_house(address, backup.export, tmp_path / "house.jsonl.gz")
        assert exported["users"] == len(PEOPLE)

    asyncio.run(story())


def test_the_first_form_is_among_them() -> None:
    assert FORMS[0] == "0001"
    assert len(LOGS) == 4


def test_the_upgrade_page_tells_of_every_form() -> None:
    page = (Path(__file__).parents[2] / "docs" / "upgrade.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| (\d{4}) \|", page, re.M) == FORMS
