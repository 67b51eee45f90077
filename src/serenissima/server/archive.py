"""Finished games in an object store, by the S3 interface: many in one object, each found by where it begins.

A log that is packed away loses its rows here only after the object was read back and is what was sent. It is an
append-only log still: what happens later (somebody leaves for good, and his name with him) is added to the rows that
are kept here, and whoever reads the log gets both, one after the other.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from itertools import accumulate, groupby
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import meters
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.storage import archived, log, tables
from serenissima.server.table import Fixed, Row

FORM = 1
DAY = 86_400.0
EVERY = 3600.0  # seconds between two looks for games that can go
IN_A_PACK = 200  # games: a request costs a store as much as some hundred kB
AT_ONCE = 20  # games whose rows go in one transaction, so that no move waits for long
PATIENCE = timedelta(seconds=5)  # for the store to answer
FACTS = tuple(Fixed.__dataclass_fields__)
COLUMNS = tuple(Row.__dataclass_fields__)
AWAY = No("archive_away", "Games of long ago cannot be reached at the moment; nothing is lost. Please try again later.")
DAMAGED = No("archive_damaged", "The packed record of this game is damaged; whoever runs this house can see it.")
logger = structlog.get_logger("serenissima.archive")


class Store(Protocol):
    """Where packs lie: the part of an object store that is needed, as `obstore` has it."""

    def put(self, path: str, file: bytes) -> Any: ...

    def get(self, path: str) -> Any: ...

    def get_range(self, path: str, *, start: int, length: int) -> Any: ...


def open_store(settings: Settings) -> Store | None:
    """The store that the settings name; its keys are where programs of Amazon's look for them, or need none."""
    if not settings.archive:
        return None
    from obstore.store import from_url

    if not settings.archive.startswith("s3://"):
        return from_url(settings.archive)
    config: dict[str, Any] = {"endpoint": settings.archive_endpoint} if settings.archive_endpoint else {}
    options = {"allow_http": settings.archive_endpoint.startswith("http://"), "timeout": PATIENCE}
    retries = {"max_retries": 2, "retry_timeout": 2 * PATIENCE}
    return from_url(settings.archive, config=config, client_options=options, retry_config=retries)  # type: ignore[call-overload,no-any-return] # each is as S3 wants it


@dataclass(frozen=True)
class Packed:
    """A game as it lies in a pack."""

    fixed: Fixed
    rows: list[Row]

    def encoded(self) -> bytes:
        """All that is needed to follow it, by columns, which pack better than rows."""
        columns = [list(values) for values in zip(*map(values_of, self.rows), strict=True)]
        return zlib.compress(msgspec.msgpack.encode([FORM, asdict(self.fixed), columns]), 9)


def values_of(row: Row) -> tuple[Any, ...]:
    return row.n, row.kind, row.seat, row.data, row.mark, row.by, row.at


def decoded(data: bytes) -> Packed:
    """The game that lies there."""
    form, fixed, columns = msgspec.msgpack.decode(zlib.decompress(data))
    if form != FORM:
        raise ValueError(f"it is of form {form}, and this version reads {FORM}")
    return Packed(Fixed(**fixed), [Row(*values) for values in zip(*columns, strict=True)])


def digest_of(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


class Archive:
    """What was packed away, read and written."""

    def __init__(self, engine: AsyncEngine, store: Store | None, home: AsyncEngine | None = None) -> None:
        self.engine = engine
        self.home = home or engine  # where the annals are
        self.store = store

    # Reading

    async def rows(self, table_id: str) -> list[Row]:
        """The rows of a log that were packed away; none, where it was not."""
        async with self.engine.connect() as connection:
            place = (await connection.execute(select(archived).where(archived.c.table_id == table_id))).first()
        if place is None:
            return []
        data = bytes(await self.asked(lambda store: store.get_range(place.pack, start=place.start, length=place.size)))
        if digest_of(data) != place.digest:
            logger.error("a packed game is damaged", table=table_id, pack=place.pack, start=place.start)
            raise DAMAGED
        return (await asyncio.to_thread(decoded, data)).rows

    async def asked(self, what: Callable[[Store], Any]) -> Any:
        """What the store answers; one that is away is told as such, and never as a game that is not there."""
        if self.store is None:
            logger.error("games were packed away, but SERENISSIMA_ARCHIVE does not say where")
            raise AWAY
        try:
            return await asyncio.to_thread(what, self.store)
        except Exception as error:  # each store has its own
            meters.ERRORS.labels("archive").inc()
            logger.error("the archive cannot be reached", error=str(error)[:300])
            raise AWAY from error

    async def check_reachable(self, table_ids: Sequence[str]) -> None:
        """Whether the logs of these tables can be read: what is done to all of them must not end half-way."""
        async with self.engine.connect() as connection:
            query = select(archived.c.pack).where(archived.c.table_id.in_(table_ids)).distinct()
            packs = list((await connection.execute(query)).scalars())
        for pack in packs:
            await self.asked(lambda store, pack=pack: store.get_range(pack, start=0, length=1))  # type: ignore[misc]  # mypy cannot tell the type of a default

    # Packing

    async def pack_all(self, older_than: float, stops: Callable[[], bool] = lambda: False) -> tuple[int, int]:
        """Pack every finished game at which nothing has happened since; how many, and how many bytes they take."""
        games = size = 0
        while not stops() and (some := await self.ripe(older_than)):
            kept = await self.pack(some)
            games, size = games + len(some), size + kept
        return games, size

    async def ripe(self, older_than: float) -> list[Packed]:
        """Some games that can go: over, entered in the annals, and not among those that are swept away."""
        gone = exists().where(archived.c.table_id == tables.c.id)
        closed = tables.c.result["ending"].as_string() == "closed"
        over = (tables.c.status == "over") & (tables.c.lives == 0) & (tables.c.updated < older_than)
        if self.home is self.engine:
            over &= tables.c.entered
        facts = select(*(tables.c[name] for name in FACTS), tables.c.length)
        query = facts.where(over & ~closed & ~gone).order_by(tables.c.told).limit(IN_A_PACK)
        async with self.engine.connect() as connection:
            found = {row.id: row for row in await connection.execute(query)}
            rows = await logs_of(connection, await self.entered(list(found)))
        whole = {at: own for at, own in rows.items() if own[0].n == 0 and own[-1].n + 1 == len(own) >= found[at].length}
        return [Packed(Fixed(*found[table_id][:-1]), own) for table_id, own in whole.items()]

    async def entered(self, ids: list[str]) -> list[str]:
        """Those of them that are in the annals."""
        if self.home is self.engine:
            return ids
        async with self.home.connect() as connection:
            query = select(tables.c.id).where(tables.c.id.in_(ids) & tables.c.entered)
            return list((await connection.execute(query)).scalars())

    async def pack(self, games: Sequence[Packed]) -> int:
        """Send them, read them back, and only then remove their rows; how many bytes they take."""
        parts = await asyncio.to_thread(lambda: [game.encoded() for game in games])
        data, starts = b"".join(parts), [0, *accumulate(map(len, parts))]
        name = f"{datetime.now(UTC):%Y/%m/%d}/{digest_of(data)}.pack"
        await self.asked(lambda store: store.put(name, data))
        back = bytes(await self.asked(lambda store: store.get(name).bytes()))
        read = await asyncio.to_thread(
            lambda: [decoded(back[at : at + len(p)]) for at, p in zip(starts, parts, strict=False)]
        )
        if back != data or read != list(games):
            logger.error("what the archive gave back is not what it was given", pack=name)
            raise DAMAGED
        now = time.time()
        places = [
            {
                "table_id": game.fixed.id,
                "pack": name,
                "start": start,
                "size": len(part),
                "rows": len(game.rows),
                "digest": digest_of(part),
                "at": now,
            }
            for game, start, part in zip(games, starts, parts, strict=False)
        ]
        for at in range(0, len(places), AT_ONCE):
            await self.let_go(places[at : at + AT_ONCE])
        meters.ARCHIVED.inc(len(games))
        return len(data)

    async def let_go(self, places: Sequence[dict[str, Any]]) -> None:
        """Note where these games lie, and remove their rows; of those that somebody else has packed, nothing."""
        ids = [place["table_id"] for place in places]
        async with self.engine.begin() as connection:
            await connection.execute(
                select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()
            )
            known = select(archived.c.table_id).where(archived.c.table_id.in_(ids))
            done = set((await connection.execute(known)).scalars())
            fresh = [place for place in places if place["table_id"] not in done]
            if fresh:
                await connection.execute(insert(archived), fresh)
            for place in fresh:
                packed = (log.c.table_id == place["table_id"]) & (log.c.n < place["rows"])
                await connection.execute(delete(log).where(packed))


async def logs_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Row]]:
    """The logs of these tables; a table without any row is left out."""
    columns = [log.c.table_id, *(log.c[name] for name in COLUMNS)]
    found = await connection.execute(select(*columns).where(log.c.table_id.in_(ids)).order_by(log.c.table_id, log.c.n))
    return {at: [Row(*row[1:]) for row in own] for at, own in groupby(found, key=lambda row: row[0])}


async def pack_away(
    settings: Settings, days: float | None = None, stops: Callable[[], bool] = lambda: False
) -> tuple[int, int]:
    """Pack what is old enough, with connections of its own: how many games, and how many bytes."""
    from serenissima.server.ledger import open_engine

    older_than = time.time() - DAY * (settings.archive_after_days if days is None else days)
    engines = [open_engine(address) for address in (settings.database, *settings.shard_addresses.values())]
    store, games, size = open_store(settings), 0, 0
    try:
        for engine in engines:
            packed = await Archive(engine, store, engines[0]).pack_all(older_than, stops)
            games, size = games + packed[0], size + packed[1]
    finally:
        for engine in engines:
            await engine.dispose()
    if games:
        logger.info("finished games were packed away", games=games, bytes=size)
    return games, size
