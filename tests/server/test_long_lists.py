"""Lists of tables in a house with very many finished games: they are found by an index, and one's own are all there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from serenissima.server.persons import User
from serenissima.server.premises import Wanted
from serenissima.server.shelf import Shelf
from server.test_profiles import Town, town

LISTS = {
    "over": Wanted(status="over"),
    "over, from the middle": Wanted(status="over", before=5.0),
    "over, of a game": Wanted(game="dogeship", status="over"),
    "played at": Wanted(status="playing"),
    "open, of a game": Wanted(game="dogeship", status="open"),
    "own": Wanted(mine=True),
    "own, played at": Wanted(mine=True, status="playing"),
    "own, over": Wanted(mine=True, status="over"),
}


async def plan(at: Town, wanted: Wanted, user: User) -> str:
    """How SQLite finds a list."""
    said: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        said.append((statement, values))

    event.listen(at.engine.sync_engine, "before_cursor_execute", hear)
    await Shelf(at.engine).tables(wanted, user, 50)
    event.remove(at.engine.sync_engine, "before_cursor_execute", hear)
    statement, values = next(one for one in said if "FROM tables" in one[0])
    async with at.engine.connect() as connection:
        rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        return "\n".join(row.detail for row in rows)


@pytest.mark.parametrize("name", LISTS)
def test_no_list_reads_all_tables_nor_sorts_all_that_are_over(name: str, tmp_path: Path) -> None:
    async def story() -> str:
        async with town(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as at:
            return await plan(at, LISTS[name], await at.person("Anna"))

    found = asyncio.run(story())
    assert "SCAN tables" not in found
    if LISTS[name].mine:
        assert "SEARCH tables USING INDEX sqlite_autoindex_tables_1 (id=?)" in found
    else:
        assert "TEMP B-TREE" not in found


def test_one_s_own_tables_are_those_one_sits_at_and_those_one_has_opened(tmp_path: Path) -> None:
    async def story() -> None:
        async with town(f"sqlite+aiosqlite:///{tmp_path / 'house.sqlite'}") as at:
            anna, bruno = await at.person("Anna"), await at.person("Bruno")
            sat = await at.over(anna, "mozzo", places=[1, 2], visibility="private")
            opened = await at.over(bruno, "mozzo", places=[1, 2], host=anna.id)
            both = await at.over(anna, bruno, places=[1, 2], host=anna.id, game="oltremare")
            await at.over(bruno, "mozzo", places=[1, 2])
            shelf = Shelf(at.engine)

            async def own(**said: Any) -> list[str]:
                return [row["id"] for row, _ in await shelf.tables(Wanted(mine=True, **said), anna, 50)]

            assert await own() == [both, opened, sat]
            assert await own(status="over") == [both, opened, sat]
            assert await own(status="playing") == []
            assert await own(game="oltremare", status="over") == [both]
            async with at.engine.begin() as connection:
                await connection.execute(text("UPDATE tables SET status = 'playing' WHERE id = :id"), {"id": sat})
            assert await own(status="playing") == [sat]

    asyncio.run(story())
