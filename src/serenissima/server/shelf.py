"""What lies beside the logs in the database: lists of tables, talk, notes, ratings."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, and_, desc, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import ratings, wire
from serenissima.server.persons import User
from serenissima.server.premises import Seated, Wanted
from serenissima.server.storage import OVER, chat, notes, players, put, tables, users

UNFINISHED = ("open", "playing", "paused")


class Shelf:
    """What is found there."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def tables(self, wanted: Wanted, user: User | None, most: int) -> list[Seated]:
        """Tables, the latest first, with who sits at them."""
        query = select(tables).where(such(wanted, user)).order_by(desc(tables.c.told)).limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            seated = (await connection.execute(select(players).where(players.c.table_id.in_(ids)))).mappings().all()
        return [(dict(row), [dict(one) for one in seated if one["table_id"] == row["id"]]) for row in found]

    async def unfinished(self, user: User, most: int) -> int:
        """How many tables that somebody has opened, or sits at, are not over."""
        here = (players.c.table_id == tables.c.id) & (players.c.user_id == user.id) & players.c.bot.is_(None)
        mine = (exists().where(here) | (tables.c.host == user.id)) & tables.c.status.in_(UNFINISHED)
        async with self.engine.connect() as connection:
            return len((await connection.execute(select(tables.c.id).where(mine).limit(most))).all())

    async def say(self, line: dict[str, Any]) -> int:
        """Keep a line of chat."""
        async with self.engine.begin() as connection:
            done = await connection.execute(insert(chat).values(**line).returning(chat.c.id))
            return int(done.scalar_one())

    async def speaks_as(self, user: User) -> str | None:
        """The name that somebody speaks under; none while a moderator has asked him to be quiet."""
        async with self.engine.connect() as connection:
            query = select(users.c.name, users.c.muted).where(users.c.id == user.id)
            found = (await connection.execute(query)).first()
        return None if found is None or (found.muted or 0.0) > time.time() else found.name

    async def said(self, table_id: str, most: int) -> list[dict[str, Any]]:
        """What was said at a table."""
        query = select(chat).where(chat.c.table_id == table_id).order_by(desc(chat.c.id)).limit(most)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(found)]

    async def notes(self, table_id: str, user: User) -> str:
        """Somebody's own notes."""
        where = (notes.c.table_id == table_id) & (notes.c.user_id == user.id)
        async with self.engine.connect() as connection:
            return (await connection.execute(select(notes.c.text).where(where))).scalar() or ""

    async def keep_notes(self, table_id: str, user: User, text: str) -> None:
        """Keep them."""
        async with self.engine.begin() as connection:
            await put(connection, notes, table_id=table_id, user_id=user.id, text=text)

    async def similar(self, game: str, seats: int, who: str, levels: list[str]) -> str | None:
        """The level whose rating is nearest to that person's."""
        return await ratings.similar(self.engine, game, seats, who, levels)

    async def leaders(self, game: str, seats: int, bots: bool) -> list[wire.Place]:
        """The best by their rating."""
        return await ratings.leaders(self.engine, game, seats, bots)


def such(wanted: Wanted, user: User | None) -> ColumnElement[bool]:
    """The tables that are looked for."""
    where = [whose(user, wanted.mine)]
    if wanted.status is not None:
        where.append(standing(wanted.status, wanted.mine))
    kinds = ((tables.c.game, wanted.game), (tables.c.seats, wanted.seats))
    for column, value in kinds:
        if value is not None:
            where.append(column == value)
    if wanted.rated is not None:
        where.append(tables.c.rated == wanted.rated)
    if wanted.before is not None:
        where.append(tables.c.told < wanted.before)
    return and_(*where)


def standing(status: wire.Status, mine: bool) -> ColumnElement[bool]:
    """Tables of that status. One's own are few beside all that are over: they are not to be looked for among those."""
    if mine:
        return func.coalesce(tables.c.status, "") == status  # no index has it
    return OVER if status == "over" else tables.c.status == status


def whose(user: User | None, mine: bool) -> ColumnElement[bool]:
    """Public tables, or those at which somebody sits, or which he has opened."""
    if not mine:
        return tables.c.visibility == "public"
    me, opened = user.id if user else "", tables.alias()
    sits = select(players.c.table_id).where(players.c.user_id == me)
    return tables.c.id.in_(sits.union(select(opened.c.id).where(opened.c.host == me)))
