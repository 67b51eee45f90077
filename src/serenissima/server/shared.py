"""Channels of many processes: on one PostgreSQL, Redis or NATS, whose drivers are loaded by who asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

import msgspec
import structlog
from litestar.channels import ChannelsBackend
from sqlalchemy import make_url

from serenissima.server.channels import Alone, Channel, Notice
from serenissima.server.queues import all_that_waits
from serenissima.server.settings import Settings

TOPIC = "serenissima"
MOST_AT_ONCE = 50  # notices in one message: PostgreSQL carries less than 8,000 bytes
PAUSE = 0.5  # seconds before a lost connection is tried again
logger = structlog.get_logger("serenissima.channels")


class Shared:
    """Many processes, by channel backends as Litestar has them."""

    shared = True

    def __init__(self, open_backend: Callable[[], ChannelsBackend], origin: str) -> None:
        self.open_backend = open_backend
        self.origin = origin
        self.backend: ChannelsBackend | None = None
        self.waiting: asyncio.Queue[tuple[str, Notice]] = asyncio.Queue()
        self.speaking: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.speaking = asyncio.create_task(self.speak())

    async def close(self) -> None:
        if self.speaking is not None:
            self.speaking.cancel()
            with suppress(asyncio.CancelledError):
                await self.speaking
        await self.disconnect()

    async def publish(self, notice: Notice, to: str = "") -> None:
        """Have it said; nobody waits for that."""
        self.waiting.put_nowait((to, msgspec.structs.replace(notice, origin=self.origin)))

    async def speak(self) -> None:
        """Say what waits, many notices for one hearer in one message; what cannot be said is dropped."""
        while True:
            batch = await all_that_waits(self.waiting, MOST_AT_ONCE)
            try:
                if self.backend is not None:
                    for to in dict.fromkeys(to for to, _ in batch):
                        said = [notice for hearer, notice in batch if hearer == to]
                        await self.backend.publish(msgspec.json.encode(said), [topic_of(to)])
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
        try:
            await backend.on_startup()
            await backend.subscribe([TOPIC, topic_of(self.origin)])
        except BaseException:  # a house that closes meanwhile, too
            await shut(backend)
            raise
        self.backend = backend
        return backend

    async def disconnect(self) -> None:
        backend, self.backend = self.backend, None
        if backend is not None:
            await shut(backend)


async def shut(backend: ChannelsBackend) -> None:
    """No connection is left open, however far it came."""
    with suppress(Exception):
        await backend.on_shutdown()


def topic_of(process: str) -> str:
    """Where one process listens; all, where none is named."""
    return f"{TOPIC}.{process}" if process else TOPIC


async def heard(backend: ChannelsBackend) -> AsyncIterator[bytes]:
    """Messages until the connection is lost."""
    lost = asyncio.ensure_future(getattr(backend, "lost", asyncio.Event()).wait())  # that of Redis does not know
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


def open_channel(settings: Settings, origin: str) -> Channel:
    """The channel of the kind that is wished for."""
    if settings.channels == "postgresql":
        from serenissima.server.postgres import Postgres

        address = make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
        return Shared(lambda: Postgres(address), origin)
    if settings.channels == "nats":
        from serenissima.server.nats import Nats

        return Shared(lambda: Nats(settings.nats), origin)
    if settings.channels == "redis":
        from serenissima.server.redis import Redis

        return Shared(lambda: Redis(settings.redis), origin)
    return Alone()
