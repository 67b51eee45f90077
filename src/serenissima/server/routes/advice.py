"""Hints while a friendly game goes on, and the review when it is over."""

from __future__ import annotations

from serenissima.bots.levels import levels_of
from serenissima.kernel.core import Seat
from serenissima.server import wire
from serenissima.server.limits import HINTS, REVIEWS
from serenissima.server.persons import Asker
from serenissima.server.premises import Premises
from serenissima.server.refusals import No
from serenissima.server.routes.records import finished
from serenissima.server.routes.tables import own_seat
from serenissima.server.routing import get, post
from serenissima.server.table import Row, Table


def check_judged(table: Table) -> None:
    if len(levels_of(table.game)) == 1:
        raise No("no_judge", "Nobody here can judge positions of this game yet.")


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def give_hint(asker: Asker, context: Premises, table_id: str, data: wire.HintWanted) -> list[wire.Advice]:
    """The best moves of one's own seat, in a game that is not rated, at a table that allows hints."""
    user = await context.signed_in(asker)
    async with context.house.holding(table_id) as (_, table):
        seat = own_seat(table, user, data.seat)
        check_hints(table, seat)
    await context.limits.spend(HINTS, user.id)
    found = await context.analyst.hint(table, seat)

    def note(table: Table, now: float) -> list[Row]:
        return table.note_hint(seat, now) if table.status == "playing" else []

    await context.house.change(table_id, note)  # all see who plays with help
    return found


def check_hints(table: Table, seat: Seat) -> None:
    """Whether that seat may be given a hint now."""
    if table.fixed.rated:
        raise No("rated", "There are no hints in a rated game.")
    if not table.fixed.hints:
        raise No("no_hints", "This table plays without hints.")
    table.ready()
    if seat not in table.asked():
        raise No("not_asked", "You are not asked now.")
    check_judged(table)


@get("/api/tables/{table_id:str}/review")
async def give_review(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.Review:
    """A finished game judged entry by entry."""
    table = await finished(asker, context, table_id, invite)
    check_judged(table)
    await context.limits.spend(REVIEWS, asker.origin)
    return await context.analyst.review(table)


@get("/api/tables/{table_id:str}/review/progress")
async def review_progress(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.ReviewProgress:
    """How far the review of a finished game has come, while somebody waits for it."""
    return context.analyst.progress(await finished(asker, context, table_id, invite))
