"""Channels between processes: a short notice that a table's log has grown, or that somebody has spoken there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec
from litestar.channels import ChannelsBackend

TOPIC = "serenissima"


class Notice(msgspec.Struct, frozen=True):
    """A table, the length of its log, and a chat line by number."""

    table: str
    length: int = 0
    chat: int = 0
    origin: str = ""  # the process that says it


class Channel(Protocol):
    """How processes hear of each other."""

    async def publish(self, notice: Notice) -> None: ...

    def notices(self) -> AsyncIterator[Notice]: ...


class Alone:
    """One process: there is nobody to tell."""

    async def publish(self, notice: Notice) -> None:
        return

    async def notices(self) -> AsyncIterator[Notice]:
        return
        yield


class Shared:
    """Many processes on one PostgreSQL or Redis, by the channel backends of Litestar."""

    def __init__(self, backend: ChannelsBackend, origin: str) -> None:
        self.backend = backend
        self.origin = origin

    async def open(self) -> None:
        await self.backend.on_startup()
        await self.backend.subscribe([TOPIC])

    async def close(self) -> None:
        await self.backend.on_shutdown()

    async def publish(self, notice: Notice) -> None:
        said = msgspec.structs.replace(notice, origin=self.origin)
        await self.backend.publish(msgspec.json.encode(said), [TOPIC])

    async def notices(self) -> AsyncIterator[Notice]:
        async for _, data in self.backend.stream_events():
            notice = msgspec.json.decode(data, type=Notice)
            if notice.origin != self.origin:
                yield notice
