"""Accounts by HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from serenissima.server import wire
from serenissima.server.accounts import COOKIE, User
from serenissima.server.context import Context
from serenissima.server.refusals import No


def as_me(user: User) -> dict[str, Any]:
    """What somebody is told about himself."""
    return {"id": user.id, "name": user.name, "guest": user.guest, "role": user.role, "settings": user.settings}


def with_session(context: Context, user: User, token: str) -> Response[dict[str, Any]]:
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
async def guest(request: Request[Any, Any, Any], context: Context) -> Response[dict[str, Any]]:
    """Come as a guest; who is signed in already stays who he is."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    if user is not None:
        return Response(as_me(user))
    return with_session(context, *await context.accounts.guest())


@get("/api/me")
async def me(request: Request[Any, Any, Any], context: Context) -> dict[str, Any]:
    """Who I am."""
    return as_me(await signed_in(request, context))


@post("/api/register", status_code=200)
async def register(request: Request[Any, Any, Any], context: Context, data: wire.Credentials) -> dict[str, Any]:
    """A guest takes a name and a password, and keeps his games."""
    user = await signed_in(request, context)
    return as_me(await context.accounts.register(user, data.name, data.password))


@post("/api/login", status_code=200)
async def log_in(context: Context, data: wire.Credentials) -> Response[dict[str, Any]]:
    """Come back."""
    return with_session(context, *await context.accounts.log_in(data.name, data.password))


@post("/api/logout", status_code=204)
async def log_out(request: Request[Any, Any, Any], context: Context) -> None:
    """End this session."""
    token = request.cookies.get(COOKIE)
    if token:
        await context.accounts.close_session(token)
