"""Somebody who watches when things happen, and not what: he learns no more than he is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from serenissima.games import GAMES
from serenissima.kernel.core import Seat
from serenissima.kernel.notation import top_name
from serenissima.server import frames, storage
from serenissima.server.house import Connection, House
from serenissima.server.table import Row, Table
from server.houses import begin, house_on, quiet
from server.test_table import fixed

TABLE = fixed().id
Seen = tuple[object, ...]


def shown(house: House, table: Table, seat: Seat | None, user: str | None) -> tuple[bytes, bytes]:
    """The table as that person finds it when he asks, and the position as he is sent it when he comes anew."""
    info = frames.table_info(table, user, house.present(TABLE), house.clock())
    return frames.encode(info), frames.Scene(table, house.clock()).frame(seat, 0)


def knows(table: Table, seat: Seat | None) -> Seen:
    """What that viewer was told."""
    return table.seen(seat), table.asked(), tuple(table.begun.seals.digests.items()), table.status


class Watch:
    """Everybody at a table, and how many frames each has."""

    def __init__(self, house: House, seats: int) -> None:
        self.house = house
        self.viewers: list[tuple[Seat | None, str | None]] = [(None, None)]
        self.viewers += [(seat, f"u{seat}") for seat in range(seats)]
        self.connections = {user: Connection(user, "", {}) for _, user in self.viewers}

    async def begin(self) -> None:
        for connection in self.connections.values():
            await self.house.join(TABLE, connection)

    def look(self) -> list[tuple[Seen, tuple[bytes, bytes], int]]:
        table = self.house.rooms[TABLE].table
        assert table is not None
        return [
            (knows(table, seat), shown(self.house, table, seat, user), len(self.connections[user].waiting))
            for seat, user in self.viewers
        ]


@pytest.mark.parametrize("key", list(GAMES))
def test_what_can_be_asked_for_changes_only_with_what_one_is_told(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serenissima.server.house.FRAMES_WAITING", 100_000)
    rng, seats = Random(key), max(GAMES[key].seats)
    unnoticed = 0

    def act(table: Table, now: float) -> list[Row]:
        seat = rng.choice(table.asked())
        return table.play(seat, table.seen(seat), rng.choice(table.legal_words(seat)), now)

    async def story() -> None:
        nonlocal unnoticed
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            minutes = iter(range(10_000))
            house.clock = lambda: 1_000.0 + next(minutes)
            like = fixed(key, seats, rules=GAMES[key].version, created=0.0)
            await begin(house, like, [(f"u{seat}", f"player{seat}") for seat in range(seats)])
            await quiet(house)
            watch = Watch(house, seats)
            await watch.begin()
            for _ in range(60):
                table = house.rooms[TABLE].table
                if table is None or table.status != "playing":
                    break
                before = watch.look()
                await house.change(TABLE, act)
                for was, now in zip(before, watch.look(), strict=True):
                    if was[0] == now[0]:
                        unnoticed += 1
                        assert was[1] == now[1]  # `updated`, what can be taken back, and all the rest
                        assert was[2] == now[2]  # no frame at all
                await quiet(house)

    asyncio.run(story())
    assert unnoticed > 0 or key in ("serenissima_2012", "dogeship")


def test_an_answer_in_advance_is_told_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            minutes = iter(range(10_000))
            house.clock = lambda: 1_000.0 + next(minutes)
            await begin(house, fixed(created=0.0), [("u0", "anna"), ("u1", "bruno")])
            await quiet(house)
            watch = Watch(house, 2)
            await watch.begin()
            query = select(storage.tables.c.told).where(storage.tables.c.id == TABLE)
            async with house.ledger.engine.connect() as connection:
                told = (await connection.execute(query)).scalar_one()
            before = watch.look()
            said = {"words": ["allow"]}
            await house.change(TABLE, lambda table, now: table.give_in_advance(1, "declare_blockade", said, now))
            assert watch.look() == before
            async with house.ledger.engine.connect() as connection:
                assert (await connection.execute(query)).scalar_one() == told

    asyncio.run(story())


def test_an_answer_without_a_choice_waits_as_if_there_were_one(tmp_path: Path) -> None:
    """At once it would tell the others that there was none; it waits for people among others, and for nobody else."""

    async def waits(people: list[tuple[str, str]]) -> list[float]:
        paused: list[float] = []

        def pause() -> float:
            paused.append(0.01)
            return 0.01

        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/{people[1][0]}.sqlite") as house:
            house.pause = pause
            await begin(house, fixed(), people)
            for _ in range(60):
                await quiet(house)
                table = house.rooms[TABLE].table
                assert table is not None
                assert table.by_itself() is None
                if table.status != "playing":
                    break
                await house.change(TABLE, lambda table, now: first_of(table, now))
        return paused

    assert asyncio.run(waits([("u0", "anna"), ("u1", "bruno")]))
    assert not asyncio.run(waits([("u0", "anna"), ("u0", "zia")]))


def first_of(table: Table, now: float) -> list[Row]:
    seat = table.asked()[0]
    return table.play(seat, table.seen(seat), table.legal_words(seat)[0], now)


def test_two_reminders_do_not_make_an_answer_come_sooner(tmp_path: Path) -> None:
    async def story() -> int:
        async with house_on(f"sqlite+aiosqlite:///{tmp_path}/house.sqlite") as house:
            await begin(house, fixed(), [("u0", "anna"), ("u1", "bruno")])
            await quiet(house)
            table = house.rooms[TABLE].table
            assert table is not None
            seat = table.asked()[0]
            wish = {"words": table.legal_words(seat)[0]}
            house.pause = lambda: 0.05
            step = top_name(table.playing.state)
            await house.change(TABLE, lambda table, now: table.give_in_advance(seat, step, wish, now))
            for _ in range(5):
                house.move_on(table)
            return len(house.errands)

    assert asyncio.run(story()) == 1
