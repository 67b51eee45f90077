"""Connections to PostgreSQL: whoever is stopped while one opens leaves none behind."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest

from serenissima.server.ledger import open_engine
from serenissima.server.postgres import Postgres, connected
from serenissima.server.shared import Shared
from server.databases import new_database
from server.running import PATIENCE


class Slow:
    """Opens connections as the driver does, but not before it is let."""

    def __init__(self) -> None:
        self.asked, self.let = asyncio.Event(), asyncio.Event()
        self.opened: list[Any] = []
        self.connect = asyncpg.connect

    async def __call__(self, *where: Any, **how: Any) -> Any:
        self.asked.set()
        await self.let.wait()
        self.opened.append(await self.connect(*where, **how))
        return self.opened[-1]


def test_a_connection_that_nobody_wants_any_more_is_closed(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = new_database(postgres)

    async def run() -> None:
        slow, engine = Slow(), open_engine(database)
        monkeypatch.setattr(asyncpg, "connect", slow)
        work = asyncio.create_task(engine.connect().start())
        await slow.asked.wait()
        work.cancel()
        await asyncio.sleep(0)
        slow.let.set()
        with pytest.raises(asyncio.CancelledError):
            await work
        assert [one.is_closed() for one in slow.opened] == [True]
        await engine.dispose()

    asyncio.run(run())


def test_nobody_waits_for_a_connection_that_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.server.postgres.A_MOMENT", 0.01)

    async def run() -> None:
        slow = Slow()
        monkeypatch.setattr(asyncpg, "connect", slow)
        work = asyncio.create_task(connected())
        await slow.asked.wait()
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(work, 5)

    asyncio.run(run())


@pytest.mark.parametrize("let", [0, 1, 2])  # how many of its two connections are open, before it listens
def test_a_channel_that_nobody_wants_any_more_while_it_opens_is_closed(
    postgres: str, let: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        opened: list[Any] = []
        channel, waits = Shared(lambda: Postgres(postgres), "one"), asyncio.Event()

        async def open_or_wait(*where: Any) -> Any:
            if len(opened) == let:
                waits.set()
                await asyncio.Event().wait()
            opened.append(await connected(*where))
            return opened[-1]

        async def listen(*_: Any) -> None:
            waits.set()
            await asyncio.Event().wait()

        monkeypatch.setattr("serenissima.server.postgres.connected", open_or_wait)
        monkeypatch.setattr(Postgres, "subscribe", listen)
        hearing = asyncio.ensure_future(anext(channel.notices()))
        await asyncio.wait_for(waits.wait(), PATIENCE)
        hearing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hearing
        assert [one.is_closed() for one in opened] == [True] * let

    asyncio.run(run())
