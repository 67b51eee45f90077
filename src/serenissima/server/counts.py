"""How often something was done in a stretch of time, counted for all workers of a house together.

One process counts in its memory. Several count in the database, or in Redis where they hear of each other by it. A
stretch begins with the first thing that is counted in it.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import case, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.storage import counters

if TYPE_CHECKING:
    from redis.asyncio import Redis

REMEMBERED = 100_000  # keys in memory; the oldest are forgotten
LONGEST_KEY = 150
LONGEST = 86_400.0  # seconds of the longest stretch: what is older can be thrown away


def short(key: str) -> str:
    """What a long key is counted under: columns have their width."""
    return key if len(key) <= LONGEST_KEY else f"{key[:40]} {blake2b(key.encode(), digest_size=20).hexdigest()}"


PATIENCE = 1.0  # seconds for Redis to answer


class Counts(Protocol):
    """Whoever counts."""

    async def add(self, key: str, seconds: float, by: int = 1) -> int:
        """Count, and tell how much it is now in this stretch."""

    async def sweep(self) -> None:
        """Throw away what is over."""


class InMemory:
    """For a house of one process."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[float, int]] = OrderedDict()  # when it began, and how much

    async def add(self, key: str, seconds: float, by: int = 1) -> int:
        now = time.monotonic()
        since, count = self.known.pop(key, (now, 0))
        if since < now - seconds:
            since, count = now, 0
        self.known[key] = (since, max(0, count + by))
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return self.known[key][1]

    async def sweep(self) -> None:
        old = time.monotonic() - LONGEST
        for key in [key for key, (since, _) in self.known.items() if since < old]:
            del self.known[key]


class InDatabase:
    """For workers on one database: each count is one statement."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert

    async def add(self, key: str, seconds: float, by: int = 1) -> int:
        now, key = time.time(), short(key)
        fresh = self.insert(counters).values(key=key, since=now, count=max(0, by))
        over = counters.c.since < now - seconds
        more = case((counters.c.count + by < 0, 0), else_=counters.c.count + by)
        again = {"since": case((over, now), else_=counters.c.since), "count": case((over, max(0, by)), else_=more)}
        counted = fresh.on_conflict_do_update(index_elements=["key"], set_=again).returning(counters.c.count)
        async with self.engine.begin() as connection:
            return int((await connection.execute(counted)).scalar_one())

    async def sweep(self) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(counters).where(counters.c.since < time.time() - LONGEST))


class InRedis:
    """For workers that have a Redis."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        self.redis: Redis = Redis.from_url(address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
        self.away = (RedisError, OSError, TimeoutError)
        self.meanwhile = InMemory()  # each worker for itself, while Redis is away

    async def add(self, key: str, seconds: float, by: int = 1) -> int:
        try:
            async with self.redis.pipeline(transaction=True) as together:
                together.incrby(f"serenissima:{key}", by)
                together.expire(f"serenissima:{key}", int(seconds) + 1, nx=True)
                counted = (await together.execute())[0]
        except self.away:
            return await self.meanwhile.add(key, seconds, by)
        return max(0, int(counted))

    async def sweep(self) -> None:
        """Redis forgets by itself."""
        await self.meanwhile.sweep()


def open_counts(channels: str, engine: AsyncEngine, redis: str) -> Counts:
    """Whoever counts where processes hear of each other in that way."""
    if channels == "redis":
        return InRedis(redis)
    return InMemory() if channels == "memory" else InDatabase(engine)
