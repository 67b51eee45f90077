"""The statistics of a game by HTTP: a page, its parts as files, and everything as Parquet."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get
from litestar.di import Provide
from litestar.params import Parameter
from litestar.response import File

from serenissima.server import wire
from serenissima.server.context import Context
from serenissima.server.limits import STATISTICS
from serenissima.server.persons import Asker
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.statistics.filters import Filters

Seats = Annotated[int, Parameter(ge=0, le=8)]
Rating = Annotated[int, Parameter(ge=0, le=4000)]
Step = Annotated[str, Parameter(max_length=200)]
Pace = Literal["live", "turns"]
BYTES = "application/octet-stream"
KINDS = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet"}


async def asked(
    key: str,
    seats: Seats = 0,
    rating: Rating = 0,
    pace: Pace | None = None,
    people: bool = False,
    first: Step = "",
    second: Step = "",
) -> Filters:
    """Which games count: `first` and `second` are levels of an opening, by their keys."""
    opening = tuple(step for step in (first, second) if step)
    return Filters(game_called(key).key, seats, rating, pace or "", people, opening)


WANTED = {"wanted": Provide(asked)}


@get("/api/statistics/{key:str}", dependencies=WANTED)
async def page(asker: Asker, context: Context, wanted: Filters) -> wire.Statistics:
    """What all finished public games of a kind say."""
    await context.limits.spend(STATISTICS, asker.origin)
    return await context.explorer.page(context.engine, wanted)


@get("/api/statistics/{key:str}/file/{part:str}", dependencies=WANTED, media_type=BYTES)
async def file(
    asker: Asker, context: Context, wanted: Filters, part: str, form: Literal["csv", "parquet"] = "csv"
) -> Response[bytes]:
    """One part of the page, as it is drawn, as CSV or Parquet."""
    await context.limits.spend(STATISTICS, asker.origin)
    said = await context.explorer.file(wanted, part, form)
    headers = {"Content-Disposition": f'attachment; filename="{wanted.game}-{part}.{form}"'}
    return Response(said, media_type=KINDS[form], headers=headers)


@get("/api/statistics/{key:str}/games.parquet", media_type=BYTES)
async def everything(asker: Asker, context: Context, key: str) -> File:
    """Every finished public game of a kind, a row for each seat, without who played it."""
    await context.limits.spend(STATISTICS, asker.origin)
    game = game_called(key).key
    found = context.explorer.archive.public(game)
    if not found.exists():
        raise No("not_found", "There are no such games yet.")
    return File(found, filename=f"{game}.parquet", media_type=KINDS["parquet"])
