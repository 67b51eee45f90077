"""Accounts by HTTP."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from serenissima.server import wire
from serenissima.server.accounts import COOKIE, User
from serenissima.server.context import Context
from serenissima.server.limits import address_of
from serenissima.server.refusals import No


def as_me(user: User) -> wire.Me:
    """What somebody is told about himself."""
    return wire.Me(id=user.id, name=user.name, guest=user.guest, role=user.role, settings=user.settings)


def with_session(context: Context, user: User, token: str) -> Response[wire.Me]:
    """An answer that carries a new session."""
    settings = context.settings
    cookie = Cookie(
        COOKIE,
        value=token,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
        max_age=settings.session_days * 86_400,
        path="/",
    )
    return Response(as_me(user), cookies=[cookie])


async def signed_in(request: Request[Any, Any, Any], context: Context) -> User:
    """Who asks; somebody must be signed in."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    if user is None:
        raise No("not_signed_in", "Sign in first, or come as a guest.")
    return user


@post("/api/guest", status_code=200)
async def guest(request: Request[Any, Any, Any], context: Context) -> Response[wire.Me]:
    """Come as a guest; who is signed in already stays who he is."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    if user is not None:
        return Response(as_me(user))
    return with_session(context, *await context.accounts.guest())


@get("/api/me")
async def me(request: Request[Any, Any, Any], context: Context) -> wire.Me:
    """Who I am."""
    return as_me(await signed_in(request, context))


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], context: Context, data: wire.Credentials) -> wire.Me:
    """A guest takes a name and a password, and keeps his games."""
    user = await signed_in(request, context)
    return as_me(await context.accounts.register(user, data.name, data.password))


@post("/api/login", status_code=200)
async def log_in(request: Request[Any, Any, Any], context: Context, data: wire.Credentials) -> Response[wire.Me]:
    """Come back; who guesses too often must wait."""
    keys = (f"name {data.name.casefold()}", f"from {address_of(request)}")
    if any(context.guesses.full(key) for key in keys):
        raise No("too_many", "Too many wrong passwords; please wait a quarter of an hour.")
    try:
        user, token = await context.accounts.log_in(data.name, data.password)
    except No:
        for key in keys:
            context.guesses.note(key)
        raise
    context.guesses.forget(keys[0])
    return with_session(context, user, token)


@post("/api/logout", status_code=204)
async def log_out(request: Request[Any, Any, Any], context: Context) -> None:
    """End this session."""
    token = request.cookies.get(COOKIE)
    if token:
        await context.accounts.close_session(token)


@patch("/api/me")
async def change_me(request: Request[Any, Any, Any], context: Context, data: wire.Settings) -> wire.Me:
    """Change one's settings; what is not mentioned stays."""
    user = await signed_in(request, context)
    said = {name: value for name, value in msgspec.to_builtins(data).items() if value is not msgspec.UNSET}
    check_settings(said)
    settings = {**user.settings, **said}
    await context.accounts.change(user.id, settings=settings)
    return as_me(dataclasses.replace(user, settings=settings))


def check_settings(said: dict[str, Any]) -> None:
    """Where notices may go, and how much is kept for a client."""
    if said.get("webhook") is not None and not str(said["webhook"]).startswith("https://"):
        raise No("bad_setting", "A webhook begins with https://.")
    if said.get("email") is not None and not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", str(said["email"])):
        raise No("bad_setting", "That is no address for letters: it has the form name@place.")
    if len(msgspec.json.encode(said)) > 8_000:
        raise No("bad_setting", "Settings have at most 8,000 bytes.")


@post("/api/password", status_code=204)
async def change_password(request: Request[Any, Any, Any], context: Context, data: wire.NewPassword) -> None:
    """A new password; all sessions end, this one too."""
    user = await signed_in(request, context)
    await context.accounts.change_password(user, data.old, data.new)


@delete("/api/me", status_code=204)
async def forget_me(request: Request[Any, Any, Any], context: Context) -> None:
    """Leave for good: the games stay, without one's name."""
    await context.accounts.forget(await signed_in(request, context))
