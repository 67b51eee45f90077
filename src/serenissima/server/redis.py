"""The channel of a house whose workers hear of each other by Redis."""

from __future__ import annotations

import redis.asyncio
from litestar.channels.backends.redis import RedisChannelsPubSubBackend


class Redis(RedisChannelsPubSubBackend):
    """Litestar's channel, which closes the connections that it has opened: one is opened anew whenever one is lost."""

    def __init__(self, address: str) -> None:
        self.client = redis.asyncio.Redis.from_url(address)
        super().__init__(redis=self.client, key_prefix="serenissima")

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self.client.aclose()
