"""The channel of a house whose workers share one PostgreSQL."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend


class Postgres(AsyncPgChannelsBackend):
    """Litestar's channel by LISTEN and NOTIFY; it keeps the connection it speaks over, and knows when one is lost."""

    def __init__(self, address: str) -> None:
        super().__init__(make_connection=self.connect)
        self.address = address
        self.speaker: Any = None
        self.lost = asyncio.Event()

    async def connect(self) -> Any:
        connection = await asyncpg.connect(self.address)
        connection.add_termination_listener(lambda _: self.lost.set())
        return connection

    async def publish(self, data: bytes, channels: Any) -> None:
        if self.lost.is_set():
            raise ConnectionError("the channel was lost")
        for channel in channels:
            await self.speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_startup(self) -> None:
        await super().on_startup()
        try:
            self.speaker = await self.connect()
        except BaseException:
            await super().on_shutdown()
            raise

    async def on_shutdown(self) -> None:
        await self.speaker.close()
        await super().on_shutdown()
