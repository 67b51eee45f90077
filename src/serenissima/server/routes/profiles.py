"""The pages of people by HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from serenissima.server import profiles, wire
from serenissima.server.context import Context
from serenissima.server.handlers import token_of
from serenissima.server.persons import Asker, User

Name = Annotated[str, Parameter(max_length=48)]
Key = Annotated[str, Parameter(max_length=60)]
Days = Annotated[int, Parameter(ge=0, le=3660)]


async def viewer(request: Request[Any, Any, Any], context: Context) -> User | None:
    """Whoever looks; nobody has to say."""
    return await context.user_of(Asker(token_of(request), "", "read"))


@get("/api/profiles/{name:str}")
async def page(request: Request[Any, Any, Any], context: Context, name: str) -> wire.Profile:
    """The page of somebody: records, ratings, whom he has met, and badges."""
    return await profiles.page(context.engine, await viewer(request, context), name, context.house.clock())


@get("/api/profiles/{name:str}/lines")
async def lines(
    request: Request[Any, Any, Any], context: Context, name: str, days: Days = 365
) -> list[wire.RatingLine]:
    """His ratings over so many days; 0: over all."""
    return await profiles.lines(context.engine, await viewer(request, context), name, days, context.house.clock())


@get("/api/profiles/{name:str}/games")
async def games(
    request: Request[Any, Any, Any],
    context: Context,
    name: str,
    game: Name = "",
    outcome: wire.Outcome | None = None,
    rated: bool | None = None,
    other: Name = "",
    after: Key = "",
) -> wire.PlayedPage:
    """His games at public tables that are over, the latest first; `after` is the key that came with the last page."""
    sought = profiles.Sought(game, outcome or "", rated, other, after)
    return await profiles.games(context.engine, await viewer(request, context), name, sought)
