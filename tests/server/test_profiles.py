"""The pages of people: entered once, read from kept sums, closed to whom they are closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.games import GAMES
from serenissima.server import annals, migrate, profiles
from serenissima.server.accounts import Accounts
from serenissima.server.ledger import open_engine
from serenissima.server.persons import User
from serenissima.server.profiles import Sought
from serenissima.server.ratings import LEAST_CHOICES
from serenissima.server.refusals import No
from serenissima.server.storage import house, log, meetings, players, put, tables, ties, users

GAME, OTHER = "dogeship", "oltremare"
NOON = 20_000 * 86_400.0


class Town:
    """People whose games are written down as if they had been played."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.accounts = Accounts(engine, 90)
        self.number = 0

    async def person(self, name: str) -> User:
        return (await self.accounts.guest("", name))[0]

    async def over(self, *who: User | str, places: list[int], late: tuple[int, ...] = (), **said: Any) -> str:
        """A game that is over, of people and levels of bots; then whatever waits is entered."""
        self.number += 1
        table_id = f"t{self.number:09}"
        result = {"ending": said.pop("ending", "end"), "scores": [10 - place for place in places], "places": places}
        usual = {"game": GAME, "visibility": "public", "rated": False, "status": "over", "told": NOON + self.number}
        fixed = {"rules": 1, "options": {}, "pace": {"kind": "none"}, "shuffle": False, "host": "", "invite": ""}
        kept = {"secret": "", "created": 0.0, "updated": 0.0, "length": 0, "asked": [], "bot_due": False}
        row = {**usual, **fixed, **kept, "counted": False, "result": result, "seats": len(who), **said}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(id=table_id, **row))
            for seat, one in enumerate(who):
                bot = isinstance(one, str)
                sits = {"user_id": None, "name": one, "bot": one} if bot else {"user_id": one.id, "name": one.name}  # type: ignore[union-attr] # a person, where it is no bot
                await connection.execute(insert(players).values(table_id=table_id, seat=seat, **sits))
            moves = [(seat, "") for seat in range(len(who)) for _ in range(LEAST_CHOICES)]
            for n, (seat, by) in enumerate([*moves, *((seat, "timeout") for seat in late)]):
                line = {"n": n, "kind": "move", "seat": seat, "data": "", "mark": "", "by": by, "at": 0.0}
                await connection.execute(insert(log).values(table_id=table_id, **line))
        for waits in await annals.waiting(self.engine):
            assert await annals.enter(self.engine, waits)
            assert not await annals.enter(self.engine, waits), "once"
        return table_id

    async def page(self, one: User, viewer: User | None = None) -> Any:
        return await profiles.page(self.engine, viewer, one.name, NOON)

    async def games(self, one: User, **sought: Any) -> list[str]:
        found = await profiles.games(self.engine, None, one.name, Sought(**sought))
        return [game.table for game in found.games]


@asynccontextmanager
async def town(address: str) -> AsyncIterator[Town]:
    engine = open_engine(address)
    await migrate.up(engine)
    made = Town(engine)
    await made.accounts.open()
    yield made
    await engine.dispose()


def test_a_page_says_what_was_played_against_whom_and_how_reliably(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            await here.over(anna, bruno, "doge", places=[1, 2, 3], rated=True)
            await here.over(anna, bruno, "doge", "doge", places=[2, 3, 1, 4], late=(0,), game=OTHER)
            await here.over(anna, bruno, places=[1, 1], ending="agreed")
            page = await here.page(anna, bruno)
            told = {one.game: (one.begun, one.kept, one.decided, one.won) for one in page.records}
            assert told == {GAME: (2, 2, 1, 1), OTHER: (1, 0, 1, 0)}
            assert [(one.name, one.games, one.ahead, one.level) for one in page.against] == [
                ("Bruno", 2, 2, 0),
                ("doge", 2, 1, 0),
            ]
            assert [(one.seats, one.rating.games, one.top) for one in page.ratings] == [(3, 1, None)]
            (line,) = await profiles.lines(here.engine, None, "anna", 365, NOON)
            assert line.days == [(20_000, page.ratings[0].rating.points, page.ratings[0].rating.give)]
            (first,) = (await profiles.games(here.engine, None, "Anna", Sought(rated=True))).games
            assert first.gain == page.ratings[0].rating.points - 1500 > 0
            assert next((one.name, one.place, one.score, one.mine) for one in first.seats) == ("Anna", 1, 9, True)

    asyncio.run(story())


def test_games_are_found_by_filters_and_turned_over_by_key(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno, carla = [await here.person(name) for name in ("Anna", "Bruno", "Carla")]
            rare = await here.over(anna, carla, places=[2, 1], game=OTHER)
            # all end at one moment: the key tells them apart
            ids = [rare] + [await here.over(anna, bruno, places=[1, 2], told=NOON + 5) for _ in range(45)]
            seen: list[str] = []
            key: str | None = ""
            while key is not None:
                page = await profiles.games(here.engine, None, "Anna", Sought(after=key))
                seen += [one.table for one in page.games]
                key = page.next
            assert seen == ids[::-1]
            assert await here.games(anna, game=OTHER) == await here.games(anna, outcome="lost") == [rare]
            assert await here.games(anna, other="carla") == await here.games(carla, other="Anna") == [rare]
            assert await here.games(anna, other="nobody") == []
            assert await here.games(anna, rated=True) == []
            with pytest.raises(No):
                await here.games(anna, after="x,y")

    asyncio.run(story())


def test_what_is_not_public_stays_so(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno, carla = [await here.person(name) for name in ("Anna", "Bruno", "Carla")]
            await here.over(anna, bruno, places=[1, 2], visibility="link")
            await here.over(anna, anna, places=[1, 2])
            await here.over(anna, bruno, places=[1, 1], ending="closed")
            assert (await here.page(anna)).records == [], "other tables, two seats of one, and games never begun"
            await here.over(anna, bruno, places=[1, 2])
            async with here.engine.begin() as connection:
                await put(connection, ties, user_id=carla.id, other=anna.id, kind="block")
                await connection.execute(update(users).where(users.c.id == bruno.id).values(settings={"closed": True}))
            for one, viewer in ((anna, carla), (bruno, anna), (bruno, None)):
                page = await here.page(one, viewer)
                assert (page.closed, page.name, page.since, page.records, page.against) == (
                    True,
                    one.name,
                    None,
                    [],
                    [],
                )
                with pytest.raises(No):
                    await profiles.games(here.engine, viewer, one.name, Sought())
                with pytest.raises(No):
                    await profiles.lines(here.engine, viewer, one.name, 0, NOON)
            assert await here.games(anna, other="Bruno") == [], "nor by the page of somebody else"
            assert not (await here.page(bruno, bruno)).closed

    asyncio.run(story())


def test_who_has_left_is_on_no_page(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            await here.over(anna, bruno, places=[1, 2], rated=True)
            await here.accounts.forget(bruno)
            await here.over(anna, bruno, places=[1, 2])  # one that he had left behind
            with pytest.raises(No):
                await here.page(bruno)
            assert [one.name for one in (await here.page(anna)).against if one.name == "Bruno"] == []
            async with here.engine.connect() as connection:
                assert (await connection.execute(select(meetings).where(meetings.c.user_id == bruno.id))).all() == []

    asyncio.run(story())


def test_badges_are_earned() -> None:
    def row(game: str, **sums: int) -> dict[str, Any]:
        return {"game": game, "begun": 0, "kept": 0, "decided": 0, "won": 0, "upsets": 0, **sums}

    assert profiles.badges([row(GAME, begun=29, kept=29)], []) == []
    assert profiles.badges([row(GAME, begun=100, kept=96)], []) == []
    (word,) = profiles.badges([row(GAME, begun=100, kept=97)], [])
    assert (word.kind, word.count, word.of) == ("kept_word", 97, 100)
    everywhere = [row(game, won=3) for game in GAMES]
    assert [one.kind for one in profiles.badges(everywhere, [])] == ["all_waters"]
    assert profiles.badges(everywhere[1:], []) == []


def test_a_win_against_the_odds_is_one(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            strong = [await here.person(f"weak{n}") for n in range(8)]
            for other in strong:
                await here.over(bruno, other, places=[1, 2], rated=True)
            await here.over(anna, bruno, places=[1, 2], rated=True)
            assert [(one.kind, one.count) for one in (await here.page(anna)).badges] == [("odds", 1)]
            assert (await here.page(bruno)).badges == []

    asyncio.run(story())


def test_how_many_games_are_over_is_kept_and_not_counted(database: Callable[[], str]) -> None:
    address = database()

    async def run() -> list[int]:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            counts = []
            for _ in range(3):
                await here.over(anna, bruno, places=[1, 2])
                async with here.engine.connect() as connection:
                    counts.append(await annals.games_over(connection))
            async with here.engine.begin() as connection:  # an old game goes, and has been played all the same
                await connection.execute(delete(tables).where(tables.c.id == "t000000001"))
                counts.append(await annals.games_over(connection))
                await connection.execute(delete(house))  # a house that has not begun to count
                counts.append(await annals.games_over(connection))
            return counts

    assert asyncio.run(run()) == [1, 2, 3, 3, 2]
