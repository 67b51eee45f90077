"""Ratings: each rated game counts once, and strength is comparable between people and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from serenissima.server import migrate
from serenissima.server.ledger import open_engine
from serenissima.server.ratings import leaders, rate, similar


def test_a_person_is_compared_with_bots_by_their_ratings(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        assert await similar(engine, "oltremare", 3, "anna", ["mozzo", "doge"]) is None
        for _ in range(6):
            async with engine.begin() as connection:
                await rate(connection, "oltremare", 3, ["bot:doge", "anna", "bot:mozzo"], [1, 2, 3])
                await rate(connection, "oltremare", 3, ["bot:doge", "anna", "bot:mozzo"], [1, 1, 3])
        table = await leaders(engine, "oltremare", 3)
        assert (table[0].name, table[0].bot) == ("doge", True)
        assert [row.games for row in table] == [12, 12, 12]
        assert sum(row.wins for row in table) == 12.0
        assert await similar(engine, "oltremare", 3, "anna", ["mozzo", "doge"]) == "doge"
        assert await similar(engine, "oltremare", 2, "anna", ["mozzo", "doge"]) is None
        await engine.dispose()

    asyncio.run(story())


def test_one_bot_in_two_seats_counts_with_the_better_one(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        async with engine.begin() as connection:
            await rate(connection, "dogeship", 3, ["bot:doge", "anna", "bot:doge"], [3, 2, 1])
        rows = {row.name: row for row in await leaders(engine, "dogeship", 3)}
        assert rows["doge"].wins == 1.0
        assert rows["doge"].games == 1
        await engine.dispose()

    asyncio.run(story())
