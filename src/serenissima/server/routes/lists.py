"""What is found without opening a table: lists of games, notes, and what was said."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, get, put
from litestar.params import Parameter
from sqlalchemy import ColumnElement, and_, delete, desc, exists, func, insert, select

from serenissima.server import wire
from serenissima.server.accounts import COOKIE, User
from serenissima.server.context import Context
from serenissima.server.routes.people import signed_in
from serenissima.server.storage import chat, notes, players, tables

Limit = Annotated[int, Parameter(ge=1, le=100)]


@get("/api/tables")
async def some_tables(
    request: Request[Any, Any, Any],
    context: Context,
    game: Annotated[str, Parameter(max_length=40)] | None = None,
    status: wire.Status | None = None,
    seats: Annotated[int, Parameter(ge=1, le=8)] | None = None,
    mine: bool = False,
    my_turn: bool = False,
    rated: bool | None = None,
    before: float | None = None,
    limit: Limit = 50,
) -> list[wire.TableListed]:
    """Tables, the latest first: public ones, or one's own (`mine`), those where one is asked (`my_turn`)."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    where: list[ColumnElement[bool]] = [whose(user, mine or my_turn)]
    for column, value in ((tables.c.game, game), (tables.c.status, status), (tables.c.seats, seats)):
        if value is not None:
            where.append(column == value)
    if rated is not None:
        where.append(tables.c.rated == rated)
    if before is not None:
        where.append(tables.c.updated < before)
    found = await listed(context, and_(*where), limit)
    return [row for row in found if not my_turn or asks(row, user)]


def whose(user: User | None, mine: bool) -> ColumnElement[bool]:
    """Public tables, or those at which somebody sits."""
    if not mine:
        return tables.c.visibility == "public"
    sits = exists().where((players.c.table_id == tables.c.id) & (players.c.user_id == (user.id if user else "")))
    return sits | (tables.c.host == (user.id if user else ""))


def asks(row: wire.TableListed, user: User | None) -> bool:
    """Whether the table waits for this person."""
    return any(seat.asked and user is not None and seat.person == user.id for seat in row.seats)


async def listed(context: Context, where: ColumnElement[bool], limit: int) -> list[wire.TableListed]:
    """Tables with who sits at them."""
    query = select(tables).where(where).order_by(desc(tables.c.updated)).limit(limit)
    async with context.engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
        ids = [row["id"] for row in found]
        seated = (await connection.execute(select(players).where(players.c.table_id.in_(ids)))).mappings().all()
    return [in_list(dict(row), [dict(one) for one in seated if one["table_id"] == row["id"]]) for row in found]


def in_list(row: dict[str, Any], seated: list[dict[str, Any]]) -> wire.TableListed:
    """A table in a list: nothing that its onlookers may not know."""
    asked = row["asked"] if row["status"] == "playing" else []
    by_seat = {one["seat"]: one for one in seated}
    shown = [name for name in wire.TableListed.__struct_fields__ if name != "seats"]
    return wire.TableListed(
        **{name: row[name] for name in shown},
        seats=[seat_in_list(seat, by_seat.get(seat), seat in asked) for seat in range(row["seats"])],
    )


def seat_in_list(seat: int, one: dict[str, Any] | None, asked: bool) -> wire.SeatListed:
    taken = one or {"name": None, "user_id": None, "bot": None}
    return wire.SeatListed(seat=seat, name=taken["name"], person=taken["user_id"], bot=taken["bot"], asked=asked)


@get("/api/tables/{table_id:str}/chat")
async def said(
    request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = "", limit: Limit = 100
) -> list[wire.ChatKept]:
    """What was said at a table, the oldest first."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    await context.may_watch(table_id, user, invite)
    query = select(chat).where(chat.c.table_id == table_id).order_by(desc(chat.c.id)).limit(limit)
    async with context.engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
    return [wire.ChatKept(**{name: row[name] for name in wire.ChatKept.__struct_fields__}) for row in reversed(found)]


@get("/api/tables/{table_id:str}/notes")
async def read_notes(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.Notes:
    """One's own notes; nobody else ever sees them."""
    user = await signed_in(request, context)
    where = (notes.c.table_id == table_id) & (notes.c.user_id == user.id)
    async with context.engine.connect() as connection:
        found = (await connection.execute(select(notes.c.text).where(where))).scalar()
    return wire.Notes(text=found or "")


@put("/api/tables/{table_id:str}/notes", status_code=204)
async def write_notes(request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Notes) -> None:
    """Keep one's own notes."""
    user = await signed_in(request, context)
    await context.may_watch(table_id, user, "")
    where = (notes.c.table_id == table_id) & (notes.c.user_id == user.id)
    async with context.engine.begin() as connection:
        await connection.execute(delete(notes).where(where))
        await connection.execute(insert(notes).values(table_id=table_id, user_id=user.id, text=data.text))


@get("/api/stats")
async def stats(context: Context) -> dict[str, Any]:
    """How much is going on."""
    async with context.engine.connect() as connection:
        counted = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
        by_status = {str(status): int(number) for status, number in counted.tuples()}
    rooms = context.house.rooms.values()
    return {"tables": by_status, "connections": sum(len(room.connections) for room in rooms), "at": time.time()}
