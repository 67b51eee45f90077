"""Channels between processes: short notices that a table's log has grown, that somebody has spoken, or who is there.

A notice is a hint and never the news itself: what it points at is read from the database. So a lost one costs a moment
and nothing else, and the house looks round by itself now and then.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg
import msgspec
import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from sqlalchemy import make_url

from serenissima.server.queues import all_that_waits

TOPIC = "serenissima"
MOST_AT_ONCE = 50  # notices in one message: PostgreSQL carries less than 8,000 bytes
PAUSE = 0.5  # seconds before a lost connection is tried again
logger = structlog.get_logger("serenissima.channels")


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table, the length of its log, a chat line by number, or who is connected there in the process that says it."""

    table: str
    length: int = 0
    chat: int = 0
    here: tuple[str, ...] | None = None
    asks: bool = False  # who has connections there shall say so
    origin: str = ""  # the process that says it; its own notices it does not hear


class Channel(Protocol):
    """How processes hear of each other."""

    shared: bool  # whether there may be other processes

    async def publish(self, notice: Notice) -> None: ...

    def notices(self) -> AsyncIterator[Notice]: ...


class Alone:
    """One process: there is nobody to tell."""

    shared = False

    async def publish(self, notice: Notice) -> None:
        return

    async def notices(self) -> AsyncIterator[Notice]:
        nobody_speaks: tuple[Notice, ...] = ()
        for notice in nobody_speaks:
            yield notice


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


class Shared:
    """Many processes on one PostgreSQL or Redis, by the channel backends of Litestar."""

    shared = True

    def __init__(self, open_backend: Callable[[], ChannelsBackend], origin: str) -> None:
        self.open_backend = open_backend
        self.origin = origin
        self.backend: ChannelsBackend | None = None
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue()
        self.speaking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.speaking = asyncio.create_task(self.speak())

    async def close(self) -> None:
        if self.speaking is not None:
            self.speaking.cancel()
            with suppress(asyncio.CancelledError):
                await self.speaking
        await self.disconnect()

    async def publish(self, notice: Notice) -> None:
        """Have it said; nobody waits for that."""
        self.waiting.put_nowait(msgspec.structs.replace(notice, origin=self.origin))

    async def speak(self) -> None:
        """Say what waits, many notices in one message; what cannot be said is dropped."""
        while True:
            batch = await all_that_waits(self.waiting, MOST_AT_ONCE)
            try:
                if self.backend is not None:
                    await self.backend.publish(msgspec.json.encode(batch), [TOPIC])
            except Exception as error:
                logger.warning("notices were not sent", count=len(batch), error=str(error))

    async def notices(self) -> AsyncIterator[Notice]:
        """What the others say; after a new connection a notice of no table, for anything may have been missed."""
        while True:
            try:
                backend = await self.connect()
                yield Notice("")
                async for data in heard(backend):
                    for notice in msgspec.json.decode(data, type=list[Notice]):
                        if notice.origin != self.origin:
                            yield notice
                logger.warning("the channel was lost")
            except Exception as error:  # a driver that is cut off half-way raises almost anything
                logger.warning("the channel cannot be reached", error=str(error))
            await self.disconnect()
            await asyncio.sleep(PAUSE)

    async def connect(self) -> ChannelsBackend:
        backend = self.open_backend()
        await backend.on_startup()
        await backend.subscribe([TOPIC])
        self.backend = backend
        return backend

    async def disconnect(self) -> None:
        backend, self.backend = self.backend, None
        if backend is not None:
            with suppress(Exception):
                await backend.on_shutdown()


async def heard(backend: ChannelsBackend) -> AsyncIterator[bytes]:
    """Messages until the connection is lost."""
    lost = asyncio.ensure_future(backend.lost.wait() if isinstance(backend, Postgres) else asyncio.Event().wait())
    events = backend.stream_events()
    following = asyncio.ensure_future(anext(events))
    try:
        while True:
            await asyncio.wait((following, lost), return_when=asyncio.FIRST_COMPLETED)
            if not following.done():
                return
            yield following.result()[1]
            following = asyncio.ensure_future(anext(events))
    finally:
        following.cancel()
        lost.cancel()


def open_channel(kind: str, database: str, redis: str, origin: str) -> Channel:
    """The channel of that kind: `memory`, `postgresql` or `redis`."""
    if kind == "postgresql":
        address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        return Shared(lambda: Postgres(address), origin)
    if kind == "redis":
        return Shared(lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(redis), key_prefix=TOPIC), origin)
    return Alone()
