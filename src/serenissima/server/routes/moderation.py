"""What moderators and admins do."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter
from sqlalchemy import RowMapping, desc, select, update
from sqlalchemy import delete as remove

from serenissima.server import wire
from serenissima.server.context import Context
from serenissima.server.persons import KEEPERS, User
from serenissima.server.refusals import No
from serenissima.server.routes.people import signed_in
from serenissima.server.storage import chat, reports, tables, users
from serenissima.server.table import Row, Table

MOST = 100  # people told at once
WHO = {which: users.alias(which) for which in ("by", "about", "seen")}
REPORTED = (
    select(
        *(reports.c[name] for name in ("id", "by", "about", "table_id", "line", "text", "at")),
        chat.c.text.label("said"),
        tables.c.status,
        WHO["seen"].c.name.label("seen_by"),
        *(WHO[which].c[name].label(f"{which}_{name}") for which in ("by", "about") for name in ("name", "password")),
    )
    .outerjoin(chat, chat.c.id == reports.c.line)
    .outerjoin(tables, tables.c.id == reports.c.table_id)
    .outerjoin(WHO["by"], WHO["by"].c.id == reports.c.by)
    .outerjoin(WHO["about"], WHO["about"].c.id == reports.c.about)
    .outerjoin(WHO["seen"], WHO["seen"].c.id == reports.c.seen_by)
)


async def one_of(request: Request[Any, Any, Any], context: Context, *roles: str) -> User:
    """Who asks, if he has one of these roles."""
    user = await signed_in(request, context)
    if user.role not in roles:
        raise No("not_yours", f"This is for {' and '.join(roles)}s.")
    return user


@get("/api/admin/users")
async def people_here(
    request: Request[Any, Any, Any], context: Context, name: Annotated[str, Parameter(max_length=24)] = ""
) -> list[wire.Known]:
    """People by the beginning of their name, who was here last first; who has left for good is nobody."""
    await one_of(request, context, *KEEPERS)
    query = select(users).where(users.c.folded.startswith(name.casefold(), autoescape=True), users.c.role != "gone")
    async with context.engine.connect() as connection:
        found = (await connection.execute(query.order_by(desc(users.c.active)).limit(MOST))).mappings().all()
    return [known_as(row) for row in found]


def known_as(row: RowMapping) -> wire.Known:
    """Somebody as moderators see him."""
    told = ("id", "name", "role", "created", "active", "muted")
    return wire.Known(guest=row["password"] is None and row["owner"] is None, **{key: row[key] for key in told})


async def somebody(context: Context, user_id: str) -> RowMapping:
    """Who has that number, if anybody has."""
    query = select(users).where(users.c.id == user_id, users.c.role != "gone")
    async with context.engine.connect() as connection:
        found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise No("not_found", "There is nobody with that number.")
    return found


@post("/api/admin/users/{user_id:str}/role", status_code=204)
async def change_role(request: Request[Any, Any, Any], context: Context, user_id: str, data: wire.Role) -> None:
    """Give somebody a role, or close his account."""
    admin = await one_of(request, context, "admin")
    if admin.id == user_id:
        raise No("not_yours", "Nobody changes his own role.")
    found = await somebody(context, user_id)
    if found["password"] is None and data.role in KEEPERS:
        raise No("not_yours", "A role is for somebody with an account.")
    await context.accounts.change(user_id, role=data.role)
    await context.sign_out(user_id)


@post("/api/admin/users/{user_id:str}/mute", status_code=204)
async def mute(request: Request[Any, Any, Any], context: Context, user_id: str, data: wire.Mute) -> None:
    """Somebody may not speak for some hours."""
    keeper = await one_of(request, context, *KEEPERS)
    found = await somebody(context, user_id)
    if found["role"] in KEEPERS and keeper.role != "admin":
        raise No("not_yours", "Who keeps order is muted by admins alone.")
    await context.accounts.change(user_id, muted=time.time() + data.hours * 3600 if data.hours else None)


@get("/api/admin/reports")
async def reported(request: Request[Any, Any, Any], context: Context, seen: bool = False) -> list[wire.Reported]:
    """What was reported, the latest first; what was dealt with only if asked for."""
    await one_of(request, context, *KEEPERS)
    query = REPORTED if seen else REPORTED.where(reports.c.seen_by.is_(None))
    async with context.engine.connect() as connection:
        found = (await connection.execute(query.order_by(desc(reports.c.id)).limit(2 * MOST))).mappings().all()
    return [report_of(row) for row in found]


def report_of(row: RowMapping) -> wire.Reported:
    """A report with the names of all whom it is about."""
    return wire.Reported(
        by=person_of(row, "by"),
        about=person_of(row, "about") if row["about"] else None,
        table=row["table_id"],
        **{name: row[name] for name in ("id", "status", "line", "said", "text", "at", "seen_by")},
    )


def person_of(row: RowMapping, which: str) -> wire.Person:
    """Somebody in a report; who is known no longer is called by his number."""
    number, name = row[which], row[f"{which}_name"]
    return wire.Person(id=number, name=name or number, guest=row[f"{which}_password"] is None)


@post("/api/admin/reports/{number:int}/seen", status_code=204)
async def deal_with(request: Request[Any, Any, Any], context: Context, number: int) -> None:
    """A report was dealt with."""
    user = await one_of(request, context, *KEEPERS)
    if not 0 <= number < 1 << 62:
        raise No("not_found", "There is no such report.")
    async with context.engine.begin() as connection:
        done = await connection.execute(update(reports).where(reports.c.id == number).values(seen_by=user.id))
    if not done.rowcount:
        raise No("not_found", "There is no such report.")


@delete("/api/chat/{line:int}", status_code=204)
async def remove_line(request: Request[Any, Any, Any], context: Context, line: int) -> None:
    """Take back a line of chat."""
    await one_of(request, context, *KEEPERS)
    if not 0 <= line < 1 << 62:
        raise No("not_found", "There is no such line.")
    async with context.engine.begin() as connection:
        done = await connection.execute(remove(chat).where(chat.c.id == line))
    if not done.rowcount:
        raise No("not_found", "There is no such line.")


@post("/api/admin/tables/{table_id:str}/close", status_code=204)
async def close_table(request: Request[Any, Any, Any], context: Context, table_id: str) -> None:
    """End a game that should not go on, or a table whose game has not begun; nobody has won it."""
    keeper = await one_of(request, context, *KEEPERS)

    def act(table: Table, now: float) -> list[Row]:
        if table.seating.seats_of(keeper.id):
            raise No("not_yours", "You play here yourself: another moderator decides whether this game ends.")
        return table.close(now)

    await context.house.change(table_id, act)
