"""Other tabs of the same browser: what one of them writes, the others hear of."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

from serenissima.server.channels import Notice


class Neighbours:
    """Notices by the browser's own channel, which carries them to all tabs but this one."""

    shared = True

    def __init__(self, tell: Callable[[str], None]) -> None:
        self.tell = tell
        self.heard: asyncio.Queue[Notice] = asyncio.Queue()

    async def publish(self, notice: Notice, to: str = "") -> None:
        """The other tabs hear it."""
        self.tell(msgspec.json.encode(notice).decode())

    def hear(self, said: str) -> None:
        """Another tab has said that."""
        self.heard.put_nowait(msgspec.json.decode(said, type=Notice))

    async def notices(self) -> AsyncIterator[Notice]:
        """What the others say."""
        while True:
            yield await self.heard.get()
