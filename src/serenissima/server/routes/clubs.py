"""Clubs by HTTP: found, join, leave, look after."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put

from serenissima.server import clubs, limits, wire
from serenissima.server.context import Context
from serenissima.server.handlers import token_of
from serenissima.server.persons import Asker, User
from serenissima.server.refusals import No
from serenissima.server.routes.people import signed_in

Asked = Request[Any, Any, Any]


async def somebody(request: Asked, context: Context) -> User:
    """Who asks, if he has an account and is no program."""
    user = await signed_in(request, context)
    if user.guest:
        raise No("needs_account", "Clubs are for players with an account; register first.")
    if user.bot:
        raise No("people_only", "A club is of people.")
    await context.limits.spend(limits.SETTINGS, user.id)
    return user


@get("/api/clubs")
async def all_clubs(request: Asked, context: Context) -> list[wire.ClubListed]:
    """Clubs: one's own first, then the largest."""
    return await clubs.listed(context.engine, await context.user_of(Asker(token_of(request), "", "read")))


@get("/api/clubs/{club_id:str}")
async def one_club(request: Asked, context: Context, club_id: str) -> wire.ClubPage:
    """A club and its people."""
    return await clubs.page(context.engine, await context.user_of(Asker(token_of(request), "", "read")), club_id)


@post("/api/clubs", status_code=201)
async def found_club(request: Asked, context: Context, data: wire.NewClub) -> wire.ClubPage:
    """Found a club."""
    user = await somebody(request, context)
    await context.limits.spend(limits.CLUBS, user.id)
    club_id = await clubs.found(context.engine, user, data, context.house.clock())
    return await clubs.page(context.engine, user, club_id)


@put("/api/clubs/{club_id:str}", status_code=200)
async def change_club(request: Asked, context: Context, club_id: str, data: wire.NewClub) -> wire.ClubPage:
    """Its officers give it another name, other words, other rules."""
    user = await somebody(request, context)
    await clubs.change(context.engine, user, club_id, data)
    return await clubs.page(context.engine, user, club_id)


@post("/api/clubs/{club_id:str}/join", status_code=200)
async def join_club(request: Asked, context: Context, club_id: str, data: wire.JoinClub) -> wire.ClubPage:
    """Join, or ask to be let in."""
    user = await somebody(request, context)
    await clubs.join(context.engine, user, club_id, data.word, context.house.clock())
    return await clubs.page(context.engine, user, club_id)


@post("/api/clubs/{club_id:str}/leave", status_code=204)
async def leave_club(request: Asked, context: Context, club_id: str) -> None:
    """Leave, or ask no longer."""
    user = await somebody(request, context)
    await clubs.leave(context.engine, user.id, club_id)


@post("/api/clubs/{club_id:str}/close", status_code=204)
async def close_club(request: Asked, context: Context, club_id: str) -> None:
    """Its founder, or a moderator, closes it."""
    await clubs.close(context.engine, await somebody(request, context), club_id)


@post("/api/clubs/{club_id:str}/link", status_code=200)
async def new_link(request: Asked, context: Context, club_id: str) -> wire.ClubPage:
    """Another link with which one joins."""
    user = await somebody(request, context)
    await clubs.new_link(context.engine, user, club_id)
    return await clubs.page(context.engine, user, club_id)


@put("/api/clubs/{club_id:str}/members/{user_id:str}", status_code=200)
async def name_role(request: Asked, context: Context, club_id: str, user_id: str, data: wire.NewRole) -> wire.ClubPage:
    """Let somebody in, make him an officer or none any more, or send him away."""
    user = await somebody(request, context)
    await clubs.name_role(context.engine, user, club_id, user_id, data.role)
    return await clubs.page(context.engine, user, club_id)


ROUTES = [
    all_clubs,
    one_club,
    found_club,
    change_club,
    join_club,
    leave_club,
    close_club,
    new_link,
    name_role,
]
