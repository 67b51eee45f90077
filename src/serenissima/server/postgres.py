"""How a house speaks to PostgreSQL: connections that are closed whatever happens, and the channel of its workers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

A_MOMENT: Final = 2.0  # seconds for a connection that nobody wants any more to open, so that it can be closed


async def connected(*where: Any, **how: Any) -> Any:
    """A connection. Cut off half-way it would stay unclosed: one that is no longer wanted is opened, and closed."""
    opening = asyncio.ensure_future(asyncpg.connect(*where, **how))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        with suppress(Exception):
            async with asyncio.timeout(A_MOMENT):
                await (await opening).close()
        raise


class Postgres(AsyncPgChannelsBackend):
    """Litestar's channel by LISTEN and NOTIFY; it keeps the connection it speaks over, and knows when one is lost."""

    def __init__(self, address: str) -> None:
        super().__init__(make_connection=self.connect)
        self.address = address
        self.speaker: Any = None
        self.lost = asyncio.Event()

    async def connect(self) -> Any:
        connection = await connected(self.address)
        connection.add_termination_listener(lambda _: self.lost.set())
        return connection

    async def publish(self, data: bytes, channels: Any) -> None:
        if self.lost.is_set():
            raise ConnectionError("the channel was lost")
        for channel in channels:
            await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_startup(self) -> None:
        await super().on_startup()
        self.speaker = await self.connect()

    async def on_shutdown(self) -> None:
        try:
            if self.speaker is not None:
                await self.speaker.close()
        finally:
            await super().on_shutdown()
