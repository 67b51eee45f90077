"""The channel of a house whose workers hear of each other by NATS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import nats
from litestar.channels.backends.base import ChannelsBackend

KNOCKING = 2  # seconds for NATS to answer


class Nats(ChannelsBackend):
    """What Litestar asks of a channel. A connection that is lost stays lost: another one is opened, by whoever asks."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Any = None
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.lost = asyncio.Event()

    async def on_startup(self) -> None:
        self.connection = await nats.connect(
            self.address, connect_timeout=KNOCKING, allow_reconnect=False, closed_cb=self.note, error_cb=self.ignore
        )

    async def on_shutdown(self) -> None:
        await self.connection.close()

    async def note(self) -> None:
        self.lost.set()

    async def ignore(self, error: Exception) -> None:
        """Whoever speaks or listens meets it too, and says so."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            await self.connection.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        for channel in channels:
            await self.connection.subscribe(channel, cb=self.hear)
        await self.connection.flush(KNOCKING)  # from now on nothing is missed

    async def hear(self, message: Any) -> None:
        self.heard.put_nowait((message.subject, message.data))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Who leaves closes his connection."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self.heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """A notice is for those who hear it."""
        return []
