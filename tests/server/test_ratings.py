"""Ratings: each rated game counts once, and strength is comparable between people and bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from typing import Any

from sqlalchemy import insert

from serenissima.bots.levels import levels_of
from serenissima.bots.strength import strengths
from serenissima.games import GAMES
from serenissima.server import migrate
from serenissima.server.ledger import open_engine
from serenissima.server.logbook import summary_of
from serenissima.server.ratings import leaders, points_of, rate, rating_of, similar
from serenissima.server.storage import players, ratings, tables, users
from serenissima.server.table import Fixed, Table


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


def a_game_over(
    number: int, places: list[int], levels: list[str | None]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The rows of a game that anna, at the first seat, has played to its end."""
    beginning = {"options": {}, "pace": {"kind": "none"}, "visibility": "link", "rated": False, "shuffle": True}
    fixed = Fixed(f"over{number}", "oltremare", 1, len(places), host="anna", **beginning)  # type: ignore[arg-type]  # one for each
    over = {"told": float(number), "status": "over", "result": {"places": places, "ending": "played"}}
    row = {**asdict(fixed), **summary_of(Table(fixed)), **over, "counted": False}
    who = [(None if level else "anna", level) for level in levels]
    said = [
        {"table_id": fixed.id, "seat": seat, "user_id": user, "name": level or "Anna", "bot": level, "program": False}
        for seat, (user, level) in enumerate(who)
    ]
    return row, said


def test_without_a_rating_the_form_among_bots_says_how_strong_somebody_is(database: Callable[[], str]) -> None:
    address = database()
    known = levels_of(GAMES["oltremare"])

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)

        async def play(first: int, games: int, places: list[int]) -> str | None:
            async with engine.begin() as connection:
                for number in range(first, first + games):
                    row, sat = a_game_over(number, places, [None, "mercante", "mercante"])
                    await connection.execute(insert(tables).values(**row))
                    await connection.execute(insert(players), sat)
            return await similar(engine, "oltremare", 3, "anna", known)

        lost = await play(0, 12, [3, 1, 2])
        assert lost in ("mozzo", "marinaio")
        assert await similar(engine, "oltremare", 5, "anna", known) == lost
        assert await similar(engine, "dogeship", 3, "anna", known) is None
        assert await similar(engine, "oltremare", 3, "bruno", known) is None
        assert await play(12, 40, [1, 2, 3]) == known[-1]
        await engine.dispose()

    asyncio.run(story())


def test_the_rating_of_a_level_begins_with_its_stated_strength(database: Callable[[], str]) -> None:
    address = database()
    stated = strengths(GAMES["oltremare"])

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        async with engine.connect() as connection:
            for level, one in stated.items():
                row = await rating_of(connection, f"bot:{level}", "oltremare", 3)
                assert points_of(row["mu"]) == one.points
            assert points_of((await rating_of(connection, "anna", "oltremare", 3))["mu"]) == 1500
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


def test_ladders_have_the_surest_of_many_and_bots_of_people_apart(database: Callable[[], str]) -> None:
    address = database()
    luck = Random(1)
    strong = {f"p{n:04}": (luck.gauss(25, 4), luck.uniform(1, 8)) for n in range(1500)}
    programs = [who for n, who in enumerate(strong) if n % 5 == 0]

    def best(among: set[str]) -> list[str]:
        sure = {who: mu - 3 * sigma for who, (mu, sigma) in strong.items() if who in among}
        return sorted(sure, key=sure.__getitem__, reverse=True)[:20]

    async def story() -> None:
        engine = open_engine(address)
        await migrate.up(engine)
        strong["bot:doge"] = (40.0, 0.5)
        async with engine.begin() as connection:
            for who, (mu, sigma) in strong.items():
                row = {"who": who, "game": "dogeship", "seats": 3, "mu": mu, "sigma": sigma, "games": 9, "wins": 1.0}
                await connection.execute(insert(ratings).values(row))
                if who != "bot:doge":
                    kept = {"role": "player", "created": 0.0, "active": 0.0, "settings": {}, "password": "x"}
                    owner = "anna" if who in programs else None
                    await connection.execute(insert(users).values(id=who, name=who, folded=who, owner=owner, **kept))
        everybody = set(strong)
        people = [row.name for row in await leaders(engine, "dogeship", 3, limit=20)]
        assert people == ["doge", *best(everybody - set(programs) - {"bot:doge"})][:20]
        bots = [row.name for row in await leaders(engine, "dogeship", 3, True, limit=20)]
        assert bots == ["doge", *best(set(programs))][:20]
        assert [row.name for row in await leaders(engine, "dogeship", 4, True)] == []
        await engine.dispose()

    asyncio.run(story())
