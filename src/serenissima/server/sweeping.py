"""What goes by age: sessions that have run out, guests who never played, tables that never began, old talk."""

from __future__ import annotations

import time
from collections.abc import Mapping

import structlog
from sqlalchemy import ColumnElement, delete, exists, select
from sqlalchemy import Table as Stored
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import meters
from serenissima.server.settings import Settings
from serenissima.server.storage import chat, notices, players, proofs, sessions, tables, users

DAY = 86_400.0
EVERY = 3600.0  # seconds between two sweeps
SOME = 500  # rows of one table at once, so that no move waits for long
logger = structlog.get_logger("serenissima.sweeping")


def too_old(settings: Settings, now: float) -> list[tuple[Stored, ColumnElement[bool]]]:
    """What can go, by table; those that others point at come last."""
    closed = (tables.c.status == "over") & (tables.c.result["ending"].as_string() == "closed")
    unbegun = ((tables.c.status == "open") | closed) & (tables.c.updated < now - settings.keep_unbegun_days * DAY)
    over = exists().where((tables.c.id == notices.c.table_id) & (tables.c.status == "over"))
    plays = exists().where(players.c.user_id == users.c.id)
    hosts = exists().where(tables.c.host == users.c.id)
    silent = (
        users.c.password.is_(None) & users.c.owner.is_(None) & (users.c.active < now - settings.keep_guests_days * DAY)
    )
    return [
        (sessions, sessions.c.expires < now - DAY),  # until then they tell who shares an address
        (proofs, proofs.c.expires < now),
        (chat, chat.c.at < now - settings.keep_talk_days * DAY),
        (notices, over),
        (tables, unbegun),
        (users, silent & (users.c.role != "banned") & ~plays & ~hosts),
    ]


async def sweep(engine: AsyncEngine, settings: Settings, now: float | None = None) -> Mapping[str, int]:
    """Remove what is too old; how many rows of each table went."""
    gone: dict[str, int] = {}
    for table, old in too_old(settings, time.time() if now is None else now):
        while count := await some_of(engine, table, old):
            gone[table.name] = gone.get(table.name, 0) + count
            meters.SWEPT.labels(table.name).inc(count)
    if gone:
        logger.info("what was too old is gone", **gone)
    return gone


async def some_of(engine: AsyncEngine, table: Stored, old: ColumnElement[bool]) -> int:
    """Some rows that are too old go; how many."""
    keys = list(table.primary_key.columns)
    async with engine.begin() as connection:
        found = (await connection.execute(select(*keys).where(old).limit(SOME))).all()
        if not found:
            return 0
        for row in found:
            same = [key == value for key, value in zip(keys, row, strict=True)]
            await connection.execute(delete(table).where(*same))
        return len(found)
