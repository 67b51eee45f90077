"""Hints while a friendly game goes on, and the review when it is over."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from serenissima.bots.levels import levels_of
from serenissima.server import wire
from serenissima.server.context import Context
from serenissima.server.refusals import No
from serenissima.server.routes.people import signed_in
from serenissima.server.routes.records import finished
from serenissima.server.routes.tables import own_seat
from serenissima.server.table import Table


def check_judged(table: Table) -> None:
    if len(levels_of(table.game)) == 1:
        raise No("no_judge", "Nobody here can judge positions of this game yet.")


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def give_hint(
    request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.HintWanted
) -> list[wire.Advice]:
    """The best moves of one's own seat, in a game that is not rated."""
    user = await signed_in(request, context)
    async with context.house.holding(table_id) as (_, table):
        seat = own_seat(table, user, data.seat)
        if table.fixed.rated:
            raise No("rated", "There are no hints in a rated game.")
        table.ready()
        if seat not in table.asked():
            raise No("not_asked", "You are not asked now.")
        check_judged(table)
    return await context.analyst.hint(table, seat)


@get("/api/tables/{table_id:str}/review")
async def give_review(
    request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = ""
) -> wire.Review:
    """A finished game judged entry by entry."""
    table = await finished(request, context, table_id, invite)
    check_judged(table)
    return await context.analyst.review(table)


@get("/api/tables/{table_id:str}/review/progress")
async def review_progress(
    request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = ""
) -> wire.ReviewProgress:
    """How far the review of a finished game has come, while somebody waits for it."""
    return context.analyst.progress(await finished(request, context, table_id, invite))
