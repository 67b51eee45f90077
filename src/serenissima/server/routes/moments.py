"""Earlier moments of a game that goes on, as a viewer saw them then: for looking back, and for seeing it once more."""

from __future__ import annotations

from serenissima.kernel.core import Seat, look
from serenissima.kernel.game import called
from serenissima.kernel.position import seen_to_json
from serenissima.kernel.record import Record
from serenissima.kernel.story import Line, teller_of
from serenissima.server import wire
from serenissima.server.frames import counts_of, tale_line
from serenissima.server.persons import Asker
from serenissima.server.premises import Premises
from serenissima.server.refusals import No
from serenissima.server.routes.records import Moment, noticed, spend, viewer_of, watched, words_of
from serenissima.server.routing import As, Number, get
from serenissima.server.story import Story, retold
from serenissima.server.table import Table
from serenissima.server.table.stories import first_touched

MOST = 50  # moments at a time

Numbered = tuple[tuple[int, str], ...]  # a viewer's news that were not taken back: their number, and why nobody chose


@get("/api/tables/{table_id:str}/moments")
async def moments(
    asker: Asker,
    context: Premises,
    table_id: str,
    first: Number,
    last: Number,
    seen_as: As = "watch",
    invite: str = "",
) -> wire.Pasts:
    """The positions after the news `first` to `last` of a seat (its number) or of an onlooker (`watch`).

    Nobody is told more than that seat knew at that moment, and what was taken back is not among them.
    """
    await spend(asker, context)
    if last - first >= MOST:
        raise No("too_many", f"At most {MOST} moments are told at a time.")
    user = await context.user_of(asker)
    table = await watched(context, user, table_id, invite)
    viewer = viewer_of(table, user, seen_as)
    if viewer == "open":
        raise No("no_such_seat", "Earlier moments are seen as `watch` or the number of a seat.")
    return await context.analyst.tell(table, told_again, viewer, heard_by(table, viewer), first, last)


def heard_by(table: Table, viewer: Seat) -> Numbered:
    """The start, and the news of that viewer that were not taken back."""
    return ((0, ""), *((heard.seen, heard.by) for heard in table.news.living(viewer)))


def told_again(story: Story, viewer: Seat, heard: Numbered, first: int, last: int) -> wire.Pasts:
    """These moments, and where each round began."""
    record = retold(story)
    teller = teller_of(record.game, look(record.beginning(), viewer), record.start is None)
    rounds: list[tuple[int, int]] = []
    found: list[wire.Past] = []
    for moment, (seen, by) in zip(noticed(record, viewer), heard, strict=True):
        if seen:
            teller.hear(seen, moment.heard)
        if moment.round is not None and (not rounds or rounds[-1][0] != moment.round):
            rounds.append((moment.round, seen))
        if first <= seen <= last:
            found.append(past(record, viewer, moment, seen, by, teller.lines))
    return wire.Pasts(rounds=rounds, moments=found)


def past(record: Record, viewer: Seat, moment: Moment, seen: int, by: str, lines: list[Line]) -> wire.Past:
    """One of them, as its position was sent."""
    g, start = moment.state, first_touched(lines, seen)
    view = seen_to_json(record.game, g, viewer, record.names)
    return wire.Past(
        seen=seen,
        view=view,
        called=list(called(record.game, g)["seat"]),
        asked=[record.names["seat"].index(name) for name in view["asked"] if name != "*"],
        counts=counts_of(record, viewer, g),
        news=[wire.News(seen=seen, events=words_of(record, moment), by=by)] if seen else [],
        tale=wire.Tale(start=start, lines=[tale_line(record, line) for line in lines[start:]]),
    )
