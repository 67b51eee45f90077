"""The harbour by HTTP: who waits, waiting oneself, and whom one follows or never meets."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import delete as removal
from sqlalchemy import select

from serenissima.server import harbour, limits, wire
from serenissima.server.context import Context
from serenissima.server.handlers import token_of
from serenissima.server.persons import Asker
from serenissima.server.refusals import No
from serenissima.server.routes.people import signed_in
from serenissima.server.routes.tables import check_sits
from serenissima.server.storage import put as put_row
from serenissima.server.storage import ties, users

MOST_TIES = 1000  # of one person
Game = Annotated[str, Parameter(max_length=40)]
Club = Annotated[str, Parameter(max_length=10)]
Seats = Annotated[int, Parameter(ge=0, le=8)]


@get("/api/harbour")
async def look(
    request: Request[Any, Any, Any], context: Context, game: Game = "", seats: Seats = 0, club: Club = ""
) -> wire.Harbour:
    """The harbour or the quay of a club, with ratings in the game that is looked at."""
    user = await context.user_of(Asker(token_of(request), "", "read"))
    if user is not None:
        context.attendance.note(user.id, context.house.clock())
    return await harbour.seen(context.engine, user, game, seats, context.house.clock(), club)


@put("/api/harbour/{game:str}", status_code=204)
async def wait(request: Request[Any, Any, Any], context: Context, game: str, data: wire.NewSeek) -> None:
    """Wait for a game."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.SEATS, user.id)
    async with context.limits.turns.of(user.id):
        await check_sits(context, user)
        await context.quay.wait(user, game, data)


@delete("/api/harbour/{game:str}", status_code=204)
async def leave(request: Request[Any, Any, Any], context: Context, game: str) -> None:
    """Wait no longer."""
    await context.quay.leave(await signed_in(request, context), game)


@post("/api/harbour/{game:str}/take", status_code=204)
async def take(request: Request[Any, Any, Any], context: Context, game: str) -> None:
    """Take the seat that one is called to."""
    await context.quay.take(await signed_in(request, context), game)


@put("/api/people/{user_id:str}/tie", status_code=204)
async def tie(request: Request[Any, Any, Any], context: Context, user_id: str, data: wire.Tie) -> None:
    """Follow somebody, never be paired with him, or neither."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.SETTINGS, user.id)
    if user.id == user_id:
        raise No("nothing_to_do", "That is you.")
    async with context.engine.begin() as connection:
        known = select(users.c.id).where((users.c.id == user_id) & (users.c.role != "gone"))
        if (await connection.execute(known)).first() is None:
            raise No("not_found", "There is nobody with that number.")
        if data.kind is None:
            await connection.execute(removal(ties).where((ties.c.user_id == user.id) & (ties.c.other == user_id)))
            return
        held = (await connection.execute(select(ties.c.other).where(ties.c.user_id == user.id).limit(MOST_TIES))).all()
        if len(held) >= MOST_TIES:
            raise No("too_many", f"Nobody has more than {MOST_TIES} ties.")
        await put_row(connection, ties, user_id=user.id, other=user_id, kind=data.kind)
