"""Notices: to people who are away, once for each question, again only when delivery failed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from sqlalchemy import insert

from serenissima.server.attendance import Attendance
from serenissima.server.door import Door, NoWayOut, resolved
from serenissima.server.house import Connection, House
from serenissima.server.notices import AFTER, MOST_TRIES, Notice, Notices, posts_of
from serenissima.server.settings import Settings
from serenissima.server.storage import users
from server.houses import begin, house_on, play
from server.test_table import fixed

TABLE = "abcdefghij"


@dataclass
class Carrier:
    """A way to reach people that remembers what it carried, and fails when told to."""

    carried: list[Notice] = field(default_factory=list)
    tried: int = 0
    broken: bool = False

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("email"))

    async def send(self, notice: Notice) -> None:
        self.tried += 1
        if self.broken:
            raise OSError
        self.carried.append(notice)


@dataclass
class Scene:
    """A house with one game between two people, and a clock that the test moves."""

    house: House
    carrier: Carrier
    notices: Notices
    now: float = 1_000.0

    async def look(self, later: float = 0.0) -> int:
        self.now += later
        return await self.notices.look(self.house)


@asynccontextmanager
async def a_scene(database: str) -> AsyncIterator[Scene]:
    async with house_on(database) as house:
        carrier, engine = Carrier(), house.ledger.engine
        scene = Scene(house, carrier, Notices(engine, [carrier], "https://house.example"))
        house.clock = lambda: scene.now
        async with engine.begin() as connection:
            for seat in (0, 1):
                person = {"id": f"u{seat}", "name": f"p{seat}", "folded": f"p{seat}", "role": "player"}
                settings = {"email": f"p{seat}@example.org", "language": "en"}
                await connection.execute(insert(users).values(**person, created=0.0, active=0.0, settings=settings))
        await begin(house, fixed(created=1_000.0), [("u0", "p0"), ("u1", "p1")])
        yield scene


def test_who_is_away_is_told_once_for_each_question(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with a_scene(address) as scene:
            assert await scene.look() == 0  # not at once
            assert await scene.look(AFTER + 1) == 1
            assert await scene.look(3_600) == 0  # never twice
            await play(scene.house, TABLE)
            assert await scene.look(AFTER + 1) == 1
            assert [notice.link for notice in scene.carrier.carried] == [f"https://house.example/table/{TABLE}"] * 2
            assert "Serenissima" in scene.carrier.carried[0].subject

    asyncio.run(story())


def test_who_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_scene(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as scene:
            for seat in (0, 1):
                await scene.house.join(TABLE, Connection(f"u{seat}", "", {}))
            assert await scene.look(AFTER + 1) == 0

    asyncio.run(story())


def test_who_was_heard_of_lately_is_not_away(database: Callable[[], str]) -> None:
    address = database()

    async def story() -> None:
        async with a_scene(address) as scene:
            attendance = Attendance(scene.house.ledger.engine)
            for seat in (0, 1):
                attendance.note(f"u{seat}", scene.now + AFTER)
            await attendance.write()
            assert await scene.look(AFTER + 1) == 0
            assert await scene.look(AFTER) == 1

    asyncio.run(story())


def test_what_was_not_delivered_is_tried_again_each_time_later_and_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_scene(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as scene:
            scene.carrier.broken = True
            waits = []
            await scene.look(AFTER + 1)
            while scene.carrier.tried < MOST_TRIES:
                before, waited = scene.carrier.tried, 0
                while scene.carrier.tried == before:
                    await scene.look(30)
                    waited += 30
                waits.append(waited)
            assert waits == sorted(waits)
            assert waits[-1] > 8 * waits[0]
            await scene.look(1_000_000)
            assert scene.carrier.tried == MOST_TRIES

    asyncio.run(story())


def test_nothing_is_sent_unless_it_was_set_up() -> None:
    plain = Settings(database="sqlite+aiosqlite://")
    assert posts_of(plain, Door()) == []
    assert len(posts_of(replace(plain, smtp="localhost:25", mail_from="house@example.org"), Door())) == 1


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.8", "localhost", "169.254.169.254", "::1"])
def test_webhooks_do_not_reach_machines_beside_the_house(host: str) -> None:
    with pytest.raises(NoWayOut, match="not a public address"):
        resolved(host, 443)
