"""Bots of people by HTTP: for their owners, who are here themselves; a program makes no other programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post

from serenissima.server import bots, limits, wire
from serenissima.server.context import Context
from serenissima.server.routes.people import signed_in


@get("/api/bots")
async def my_bots(request: Request[Any, Any, Any], context: Context) -> list[wire.BotListed]:
    """My bots, and what their tokens are for."""
    return await bots.listed(context.engine, await signed_in(request, context))


@post("/api/bots", status_code=201)
async def make_bot(request: Request[Any, Any, Any], context: Context, data: wire.NewBot) -> list[wire.BotListed]:
    """A new bot of mine."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.ACCOUNTS, context.proxies.origin_of(request))
    await bots.make(context.engine, context.accounts, user, data.name)
    return await bots.listed(context.engine, user)


@delete("/api/bots/{bot_id:str}", status_code=204)
async def dismiss_bot(request: Request[Any, Any, Any], context: Context, bot_id: str) -> None:
    """A bot of mine leaves for good."""
    await context.forget(await bots.one_of(context.engine, await signed_in(request, context), bot_id))


@post("/api/bots/{bot_id:str}/tokens", status_code=201)
async def make_token(
    request: Request[Any, Any, Any], context: Context, bot_id: str, data: wire.NewToken
) -> wire.TokenTold:
    """A token for a program that plays as that bot; it is told this once."""
    user = await signed_in(request, context)
    await context.limits.spend(limits.SETTINGS, user.id)
    return await bots.give_token(context.engine, await bots.one_of(context.engine, user, bot_id), data)


@delete("/api/bots/{bot_id:str}/tokens/{number:int}", status_code=204)
async def revoke_token(request: Request[Any, Any, Any], context: Context, bot_id: str, number: int) -> None:
    """A token is none any more, and its connections end."""
    user = await signed_in(request, context)
    digest = await bots.revoke(context.engine, await bots.one_of(context.engine, user, bot_id), number)
    await context.sign_out(digest)
