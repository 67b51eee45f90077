"""Accounts by HTTP."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from msgspec.structs import replace

from serenissima.server import limits, timetable, wire
from serenissima.server.accounts import COOKIE, digest_of
from serenissima.server.context import Context
from serenissima.server.door import NoWayOut, check_address
from serenissima.server.handlers import token_of
from serenissima.server.notices import check_push
from serenissima.server.persons import Asker, User
from serenissima.server.refusals import No
from serenissima.server.settings import Settings


def as_me(user: User) -> wire.Me:
    """What somebody is told about himself."""
    return wire.Me(
        id=user.id, name=user.name, guest=user.guest, role=user.role, settings=user.settings, owner=user.owner
    )


def cookie_of(settings: Settings, token: str) -> Cookie:
    """The cookie of a session; without a token, one that takes it away."""
    return Cookie(
        COOKIE,
        value=token,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
        max_age=settings.session_days * 86_400 if token else 0,
        path="/",
    )


def with_session(context: Context, user: User, token: str) -> Response[wire.Me]:
    """An answer that carries a new session."""
    return Response(as_me(user), cookies=[cookie_of(context.settings, token)])


def without_session(context: Context) -> Response[None]:
    """An answer that takes the session away."""
    return Response(None, status_code=204, cookies=[cookie_of(context.settings, "")])


async def signed_in(request: Request[Any, Any, Any], context: Context) -> User:
    """Who asks; somebody must be signed in."""
    return await context.signed_in(Asker(request.cookies.get(COOKIE), ""))


@post("/api/guest", status_code=200)
async def guest(request: Request[Any, Any, Any], context: Context, data: wire.Guest | None = None) -> Response[wire.Me]:
    """Come as a guest, under a name if one is said; who is signed in stays who he is, a guest may take another name."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    name = (data and data.name) or ""
    if user is not None:
        if user.guest and name and name != user.name:
            await context.limits.spend(limits.SETTINGS, user.id)
            user = await context.accounts.call(user, name)
            await context.look_up_anew()
        return Response(as_me(user))
    address = context.proxies.origin_of(request)
    if name:
        await context.accounts.check_free(name)
    await context.limits.spend(limits.GUESTS, address)
    return with_session(context, *await context.accounts.guest(address, name))


@get("/api/visitor")
async def visitor(request: Request[Any, Any, Any], context: Context) -> wire.Visitor:
    """Who has come: somebody who is known, or nobody yet; and a name for who has told none."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    suggested = await context.accounts.suggested() if user is None or user.guest else ""
    return wire.Visitor(me=None if user is None else as_me(user), suggested=suggested)


@get("/api/me")
async def me(request: Request[Any, Any, Any], context: Context) -> wire.Me:
    """Who I am; a bot may ask, too."""
    return as_me(await context.signed_in(Asker(token_of(request), "", "read")))


@get("/api/me/kept")
async def kept(request: Request[Any, Any, Any], context: Context) -> wire.Kept:
    """All that the house keeps about me."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.EXPORTS, user.id)
    return await context.kept(user)


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], context: Context, data: wire.Credentials) -> Response[wire.Me]:
    """A guest takes a name and a password, and keeps his games."""
    user = await signed_in(request, context)
    address = context.proxies.origin_of(request)
    await context.limits.spend(limits.ACCOUNTS, address)
    registered, token = await context.accounts.register(user, data.name, data.password, address)
    await context.sign_out(user.id)
    return with_session(context, registered, token)


@post("/api/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], context: Context, data: wire.Credentials) -> Response[wire.Me]:
    """Come back; who guesses too often must wait, and guesses at one name get slower, wherever they come from."""
    address, name = context.proxies.origin_of(request), data.name.casefold()
    spent = ((limits.GUESSES_FROM, address), (limits.GUESSES, f"{name} {address}"))
    for limit, who in spent:
        await context.limits.spend(limit, who)
    await asyncio.sleep(await context.limits.slowness(name))
    user, token = await context.accounts.log_in(data.name, data.password, address)
    for limit, who in (*spent, (limits.GUESSED_AT, name)):
        await context.limits.give_back(limit, who)
    return with_session(context, user, token)


@post("/api/logout", status_code=204)
async def log_out(request: Request[Any, Any, Any], context: Context) -> Response[None]:
    """End this session, and the connections that it has opened."""
    token = request.cookies.get(COOKIE)
    if token:
        await context.accounts.close_session(token)
        await context.sign_out(digest_of(token))
    return without_session(context)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], context: Context, data: wire.Settings) -> wire.Me:
    """Change one's settings; what is not mentioned stays. Letters come when their address is proven."""
    user = await signed_in(request, context)
    check_settings(data, context.settings.push_services)
    timetable.check(data, user.settings, context.house.clock())
    await context.limits.spend(limits.SETTINGS, user.id)
    said = {name: value for name, value in msgspec.to_builtins(data).items() if value is not msgspec.UNSET}
    settings = {**user.settings, **said}
    if len(msgspec.json.encode(settings)) > 10_000:
        raise No("bad_setting", "Settings have at most 10,000 bytes.")
    if "email" in said and said["email"] != user.settings.get("email"):
        settings.pop("proven", None)
        if said["email"]:
            await context.ask_for_proof(user, said["email"], str(settings.get("language", "en")))
    await context.accounts.change(user.id, settings=settings)
    if "hours" in said or "holidays" in said:
        await context.timetable.changed(user.id)
    return as_me(replace(user, settings=settings))


def check_settings(said: wire.Settings, services: tuple[str, ...]) -> None:
    """Where notices may go, and how much is kept for a client."""
    try:
        if isinstance(said.webhook, str):
            check_address(said.webhook)
        if isinstance(said.push, wire.Push):
            check_push(said.push, services)
    except NoWayOut as error:
        raise No("bad_setting", f"Nothing can be sent there: {error}.") from error
    if isinstance(said.email, str) and not re.fullmatch(r"[^@\s,;<>]+@[^@\s,;<>]+\.[^@\s,;<>]+", said.email):
        raise No("bad_setting", "That is no address for letters: it has the form name@place.")
    if len(msgspec.json.encode(said)) > 8_000:
        raise No("bad_setting", "Settings have at most 8,000 bytes.")


@post("/api/me/email", status_code=200)
async def prove_email(request: Request[Any, Any, Any], context: Context, data: wire.EmailProof) -> wire.Me:
    """The word of the letter proves that letters are wanted there."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.GUESSES, f"{user.id} proof")
    return as_me(await context.prove(user, data.word))


@post("/api/password", status_code=204)
async def change_password(request: Request[Any, Any, Any], context: Context, data: wire.NewPassword) -> Response[None]:
    """A new password; all sessions end, this one too."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.GUESSES, f"{user.id} own")
    await context.accounts.change_password(user, data.old, data.new)
    await context.limits.give_back(limits.GUESSES, f"{user.id} own")
    await context.sign_out(user.id)
    return without_session(context)


@delete("/api/me", status_code=204)
async def forget_me(request: Request[Any, Any, Any], context: Context) -> Response[None]:
    """Leave for good: the games stay, without one's name."""
    await context.forget(await signed_in(request, context))
    return without_session(context)


@post("/api/reports", status_code=204)
async def report(request: Request[Any, Any, Any], context: Context, data: wire.Report) -> None:
    """Ask the moderators to look at something."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.REPORTS, user.id)
    await context.report(user, data)
