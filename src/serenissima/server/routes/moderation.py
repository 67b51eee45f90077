"""What moderators and admins do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import Parameter
from sqlalchemy import delete as remove
from sqlalchemy import select

from serenissima.server import wire
from serenissima.server.accounts import User
from serenissima.server.context import Context
from serenissima.server.refusals import No
from serenissima.server.routes.people import signed_in
from serenissima.server.storage import chat, users


async def one_of(request: Request[Any, Any, Any], context: Context, *roles: str) -> User:
    """Who asks, if he has one of these roles."""
    user = await signed_in(request, context)
    if user.role not in roles:
        raise No("not_yours", f"This is for {' and '.join(roles)}s.")
    return user


@get("/api/admin/users")
async def people_here(
    request: Request[Any, Any, Any], context: Context, name: Annotated[str, Parameter(max_length=24)] = ""
) -> list[dict[str, Any]]:
    """People by the beginning of their name."""
    await one_of(request, context, "admin", "moderator")
    query = select(users).where(users.c.folded.startswith(name.casefold(), autoescape=True)).limit(100)
    async with context.engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
    return [{key: row[key] for key in ("id", "name", "role", "created", "active")} for row in found]


@post("/api/admin/users/{user_id:str}/role", status_code=204)
async def change_role(request: Request[Any, Any, Any], context: Context, user_id: str, data: wire.Role) -> None:
    """Give somebody a role, or close his account."""
    admin = await one_of(request, context, "admin")
    if admin.id == user_id:
        raise No("not_yours", "Nobody changes his own role.")
    await context.accounts.change(user_id, role=data.role)


@delete("/api/chat/{line:int}", status_code=204)
async def remove_line(request: Request[Any, Any, Any], context: Context, line: int) -> None:
    """Take back a line of chat."""
    await one_of(request, context, "admin", "moderator")
    if not 0 <= line < 1 << 62:
        raise No("not_found", "There is no such line.")
    async with context.engine.begin() as connection:
        await connection.execute(remove(chat).where(chat.c.id == line))


@post("/api/admin/tables/{table_id:str}/close", status_code=204)
async def close_table(request: Request[Any, Any, Any], context: Context, table_id: str) -> None:
    """End a game that should not go on; nobody has won it."""
    await one_of(request, context, "admin", "moderator")
    await context.house.change(table_id, lambda table, now: table.close(now))
