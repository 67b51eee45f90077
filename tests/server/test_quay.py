"""The quay: people find each other, once, by what they asked for; whoever does not come loses his place."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from serenissima.bots.levels import levels_of
from serenissima.games import GAMES
from serenissima.server import harbour, wire
from serenissima.server.accounts import Accounts
from serenissima.server.house import House
from serenissima.server.pairing import Seek, parties
from serenissima.server.persons import User
from serenissima.server.quay import CALL, Quay
from serenissima.server.refusals import No
from serenissima.server.storage import players, put, ratings, seeks, tables, ties
from serenissima.server.table import Row, Table
from server.houses import house_on

GAME, OTHER = "dogeship", "oltremare"
LIVE, TURNS = wire.Live(bank=900, increment=20), wire.ByTurn(hours=48)


# Who sits down with whom


def seek(user: str, since: float, **more: Any) -> Seek:
    return Seek(user, GAME, more.pop("seats", 2), more.pop("kind", "live"), more.pop("rating", 1500), since, **more)


def names(found: list[list[Seek]]) -> list[str]:
    return ["".join(one.user for one in party) for party in found]


def test_whoever_waits_longest_sits_down_first() -> None:
    assert names(parties([seek("c", 3), seek("a", 1), seek("b", 2)], (), 9)) == ["ab"]
    assert names(parties([seek("a", 1), seek("b", 2), seek("c", 3), seek("d", 4)], (), 9)) == ["ab", "cd"]


def test_only_who_waits_for_the_same_sits_down_together() -> None:
    assert parties([seek("a", 1), seek("b", 2, seats=3), seek("c", 3, kind="turns")], (), 9) == []


def test_both_must_want_each_other() -> None:
    picky, weak = seek("a", 1, low=1600), seek("b", 2, rating=1550)
    assert parties([picky, weak], (), 9) == []
    strong = seek("c", 3, rating=1700, high=1600)
    assert names(parties([picky, weak, strong], (), 9)) == ["ac"]
    assert parties([seek("a", 1, rating=1300), seek("b", 2, low=1400)], (), 9) == []


def test_blocked_people_never_meet_even_with_a_third() -> None:
    three = [seek("a", 1, seats=3), seek("b", 2, seats=3), seek("c", 3, seats=3)]
    assert names(parties(three, (), 9)) == ["abc"]
    assert parties(three, {("a", "c"), ("c", "a")}, 9) == []
    assert names(parties([*three, seek("d", 4, seats=3)], {("a", "c"), ("c", "a")}, 9)) == ["abd"]


def test_bots_fill_up_after_a_while_and_only_for_those_who_wish_it() -> None:
    alone = seek("a", 0, seats=4, bots_after=60)
    assert parties([alone], (), 59) == []
    assert names(parties([alone], (), 60)) == ["a"]
    assert names(parties([alone, seek("b", 1, seats=4), seek("c", 2, seats=4, bots_after=300)], (), 60)) == ["ac"]


# In the database


class Town:
    """People at a quay, on a clock of our own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.engine = house.ledger.engine
        self.accounts = Accounts(self.engine, 90)
        self.quay = Quay(self.engine, house, False)
        self.now = 1_000_000.0
        house.clock = lambda: self.now

    async def person(self, name: str = "", *, address: str = "", account: bool = False) -> User:
        user, _ = await self.accounts.guest(address, name)
        if account:
            user, _ = await self.accounts.register(user, name, "correct horse", address)
        return user

    async def wait(self, user: User, **wish: Any) -> None:
        game = wish.pop("game", GAME)
        await self.quay.wait(user, game, wire.NewSeek(**{"seats": 2, "pace": LIVE, **wish}))
        self.now += 1

    async def waits(self, user: User) -> list[wire.Wait]:
        return (await harbour.seen(self.engine, user, GAME, 2, self.now)).waits

    async def take(self, *people: User) -> None:
        for user in people:
            await self.quay.take(user, GAME)

    async def seats(self) -> dict[str, list[str]]:
        """Who sits where, by table."""
        found: dict[str, list[str]] = {}
        async with self.engine.connect() as connection:
            for row in await connection.execute(select(players).order_by(players.c.table_id, players.c.seat)):
                found.setdefault(row.table_id, []).append(row.name if row.user_id else "bot")
        return found


@asynccontextmanager
async def town(address: str) -> AsyncIterator[Town]:
    async with house_on(address) as house:
        made = Town(house)
        await made.accounts.open()
        yield made


def test_two_find_each_other_are_called_and_sit_down(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            await here.wait(anna)
            assert [(one.found, one.left) for one in await here.waits(anna)] == [(1, None)]
            await here.wait(bruno)
            (wait,) = await here.waits(anna)
            assert (wait.found, wait.taken, wait.table) == (2, False, None)
            assert wait.left == CALL - 1
            await here.take(anna)
            assert await here.seats() == {}
            await here.take(bruno)
            (wait,) = await here.waits(bruno)
            assert sorted((await here.seats())[wait.table or ""]) == ["Anna", "Bruno"]
            async with here.house.holding(wait.table or "") as (_, table):
                assert table.status == "open"  # until both browsers have added to luck
            here.now += CALL + 1
            await here.quay.look(here.house)
            async with here.house.holding(wait.table or "") as (_, table):
                assert table.status == "playing"  # or the time for that is over
            here.now += 60
            await here.quay.look(here.house)
            assert await here.waits(bruno) == []

    asyncio.run(story())


def test_who_does_not_come_loses_his_place_and_the_others_wait_on(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno, carla = [await here.person(name) for name in ("Anna", "Bruno", "Carla")]
            await here.wait(anna)
            await here.wait(bruno)
            await here.take(bruno)
            here.now += CALL
            await here.quay.look(here.house)
            assert await here.waits(anna) == []
            (wait,) = await here.waits(bruno)
            assert (wait.left, wait.taken, wait.since) == (None, False, 1_000_001.0)
            with pytest.raises(No, match="not called"):
                await here.take(bruno)
            await here.wait(carla)
            await here.take(carla, bruno)
            assert [sorted(there) for there in (await here.seats()).values()] == [["Bruno", "Carla"]]

    asyncio.run(story())


def test_who_sits_down_on_the_clock_waits_for_no_other_live_game(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            for game, pace in ((OTHER, LIVE), (GAME, LIVE)):
                await here.wait(anna, game=game, pace=pace)
            await here.wait(bruno, game=OTHER, pace=TURNS)
            await here.wait(bruno)
            await here.take(anna, bruno)
            assert [one.game for one in await here.waits(anna)] == [GAME]
            assert sorted(one.game for one in await here.waits(bruno)) == sorted(
                (GAME, OTHER)
            )  # by turns he still waits

    asyncio.run(story())


def test_by_turns_nobody_has_to_come(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            for name in ("Anna", "Bruno"):
                await here.wait(await here.person(name), pace=TURNS)
            (there,) = (await here.seats()).values()
            assert sorted(there) == ["Anna", "Bruno"]
            async with here.engine.connect() as connection:
                assert (await connection.execute(select(tables.c.status))).scalars().all() == ["playing"]

    asyncio.run(story())


def test_bots_take_the_empty_seats_if_wished(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            here.house.thinker = Deaf()
            anna = await here.person("Anna")
            await here.wait(anna, seats=3, bots_after=30.0, pace=TURNS)
            await here.quay.look(here.house)
            assert await here.seats() == {}
            here.now += 30
            await here.quay.look(here.house)
            (there,) = (await here.seats()).values()
            assert sorted(there) == ["Anna", "bot", "bot"]

    asyncio.run(story())


def test_bots_at_the_quay_are_about_as_strong_as_those_who_waited(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            here.house.thinker = Deaf()
            anna = await here.person("Anna")
            async with here.engine.begin() as connection:
                rated = {"who": anna.id, "game": GAME, "seats": 3, "mu": 90.0, "sigma": 1.0, "games": 9, "wins": 9.0}
                await connection.execute(insert(ratings).values(**rated))
            await here.wait(anna, seats=3, bots_after=30.0, pace=TURNS)
            here.now += 30
            await here.quay.look(here.house)
            async with here.engine.connect() as connection:
                found = (await connection.execute(select(players.c.bot))).scalars().all()
            assert sorted(bot for bot in found if bot) == [levels_of(GAMES[GAME])[-1]] * 2

    asyncio.run(story())


class Deaf:
    """A bot that thinks for ever."""

    def ask(self, *_: object) -> None:
        return

    def asked(self, table_id: str) -> bool:
        return True


def test_blocked_people_are_not_paired_and_see_why(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            async with here.engine.begin() as connection:
                await put(connection, ties, user_id=anna.id, other=bruno.id, kind="block")
            await here.wait(anna)
            seen = await harbour.seen(here.engine, bruno, GAME, 2, here.now)
            assert [(boat.no, boat.mine) for boat in seen.boats] == [("blocked", False)]
            await here.wait(bruno)
            assert [one.found for one in (*await here.waits(anna), *await here.waits(bruno))] == [1, 1]

    asyncio.run(story())


@pytest.mark.parametrize(("second", "counts"), [("192.0.2.1", False), ("192.0.2.2", True)])
def test_a_game_counts_if_all_wish_it_and_have_accounts_at_two_addresses(
    database: Callable[[], str], second: str, counts: bool
) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna = await here.person("Anna", address="192.0.2.1", account=True)
            bruno = await here.person("Bruno", address=second, account=True)
            for user in (anna, bruno):
                await here.wait(user, rated=True, pace=TURNS)
            guests = [await here.person("Gasparo", address="198.51.100.1"), await here.person("Giulia")]
            for user in guests:
                await here.wait(user, rated=True, pace=TURNS)
            async with here.engine.connect() as connection:
                found = await connection.execute(select(tables.c.rated).order_by(tables.c.created))
                assert found.scalars().all() == [counts, False]

    asyncio.run(story())


def test_one_person_waits_once_for_a_game_and_bots_of_people_do_not(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna = await here.person("Anna")
            await here.wait(anna, seats=2)
            await here.wait(anna, seats=3)
            (wait,) = await here.waits(anna)
            assert wait.seats == 3
            bot = User("b", "Automaton", False, "player", {}, owner=anna.id)
            with pytest.raises(No, match="people find each other"):
                await here.wait(bot)
            with pytest.raises(No, match="players"):
                await here.wait(anna, seats=7)

    asyncio.run(story())


def test_two_houses_on_one_database_pair_nobody_twice(database: Callable[[], str]) -> None:
    address, people = database(), 13

    async def story() -> None:
        async with town(address) as here, town(address) as there:
            crowd = [await here.person(f"Person{number}") for number in range(people)]

            async def come(number: int, user: User) -> None:
                quay = (here, there)[number % 2].quay
                await quay.wait(user, GAME, wire.NewSeek(seats=2, pace=TURNS))

            await asyncio.gather(*(come(number, user) for number, user in enumerate(crowd)))
            seated = [name for table in (await here.seats()).values() for name in table]
            assert len(seated) == len(set(seated)) == people - 1
            async with here.engine.connect() as connection:
                left = select(func.count()).select_from(seeks).where(seeks.c.table_id.is_(None))
                assert (await connection.execute(left)).scalar_one() == 1

    asyncio.run(story())


def test_a_house_that_fell_before_they_sat_down_seats_them_when_it_is_open_again(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            await here.wait(anna, seats=3)  # who waits, waits on after it

            async def fell() -> None:
                raise ConnectionError("the process is gone")

            await here.wait(bruno, pace=TURNS)
            here.quay.seat_all = fell  # type: ignore[method-assign] # between the commit and the chairs
            carla = await here.person("Carla")
            with pytest.raises(ConnectionError):
                await here.wait(carla, pace=TURNS)
            assert await here.seats() == {}
        async with town(address) as again:
            await again.quay.look(again.house)
            assert [sorted(there) for there in (await again.seats()).values()] == [["Bruno", "Carla"]]
            assert [one.seats for one in await again.waits(anna)] == [3]

    asyncio.run(story())


def test_who_stands_up_again_is_not_held_back(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with town(address) as here:
            here.house.thinker = Deaf()
            anna, bruno = await here.person("Anna"), await here.person("Bruno")
            for user in (anna, bruno):
                await here.wait(user)
            await here.take(anna, bruno)
            table_id = (await here.waits(anna))[0].table or ""

            def up(table: Table, now: float) -> list[Row]:
                return table.stand(table.seating.seats_of(anna.id)[0], now)

            await here.house.change(table_id, up)
            await here.quay.look(here.house)
            assert (await here.seats())[table_id] == ["Bruno"]
            with pytest.raises(No, match="called"):
                await here.wait(bruno)
            here.now += CALL + 1
            await here.quay.look(here.house)
            assert sorted((await here.seats())[table_id]) == ["Bruno", "bot"]
            await here.wait(anna)
            assert [one.table for one in await here.waits(anna)] == [None]

    asyncio.run(story())
