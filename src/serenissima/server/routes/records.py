"""Games told again: the record, the replay as a seat knew it or open, and the proof of its luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, get
from litestar.params import Parameter, QueryParameter

from serenissima.fairness import Checked, Proof, check_luck, trust_lines
from serenissima.kernel.core import CHANCE, SPECTATOR, AnyState, Event, Seat, look, told
from serenissima.kernel.notation import event_list
from serenissima.kernel.position import to_json, view_to_json
from serenissima.kernel.record import Record
from serenissima.review.figures import figures, turn_of
from serenissima.server import wire
from serenissima.server.accounts import COOKIE, User
from serenissima.server.context import Context, check_watcher
from serenissima.server.ratings import leaders
from serenissima.server.refusals import No
from serenissima.server.routes.catalogue import game_called
from serenissima.server.table import Table

Viewer = Seat | Literal["open"]
As = Annotated[str, QueryParameter(name="as", max_length=12)]


async def watched(context: Context, user: User | None, table_id: str, invite: str) -> Table:
    """A table that this person may look at."""
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, invite)
        return table


async def finished(request: Request[Any, Any, Any], context: Context, table_id: str, invite: str) -> Table:
    """A finished one: while a game goes on its record is a secret."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    return over(await watched(context, user, table_id, invite))


def over(table: Table) -> Table:
    """That table, if its game is."""
    if table.status != "over":
        raise No("not_over", "The record is opened when the game is over.")
    return table


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = "") -> str:
    """The record of a finished game, with what its luck was made of."""
    return record_text(await finished(request, context, table_id, invite))


def record_text(table: Table) -> str:
    """The record, and how to check it, in lines that begin with `#`."""
    seating = table.seating
    return trust_lines(table.fixed.secret, seating.contributions(), seating.drawn_from) + table.playing.text()


@get("/api/tables/{table_id:str}/verify")
async def verify(request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = "") -> Checked:
    """Every die and draw of a finished game, computed again from the opened secret."""
    table = await finished(request, context, table_id, invite)
    proof = Proof(table.fixed.secret, tuple(table.seating.contributions()), tuple(table.seating.drawn_from))
    return check_luck(table.playing, proof)


@get("/api/tables/{table_id:str}/replay")
async def replay(
    request: Request[Any, Any, Any],
    context: Context,
    table_id: str,
    seen_as: As = "watch",
    start: Annotated[int, Parameter(ge=0)] = 0,
    count: Annotated[int, Parameter(ge=1, le=400)] = 100,
    invite: str = "",
) -> wire.Replay:
    """Moments of a game as the onlooker (`watch`), a seat (its number) or everybody together (`open`) saw them.

    While the game goes on, only what the asker knows himself.
    """
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    table = await watched(context, user, table_id, invite)
    viewer = viewer_of(table, user, seen_as)
    moments: list[wire.Moment] = []
    length = 0
    for moment in noticed(table.playing, viewer):
        if start <= length < start + count:
            view = view_of(table.playing, moment, viewer)
            moments.append(wire.Moment(n=length, view=view, events=words_of(table.playing, moment)))
        length += 1
    return wire.Replay(length=length, start=start, moments=moments)


@get("/api/tables/{table_id:str}/story")
async def story(
    request: Request[Any, Any, Any], context: Context, table_id: str, seen_as: As = "watch", invite: str = ""
) -> wire.Story:
    """A finished game without its positions, as one viewer noticed it."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    table = over(await watched(context, user, table_id, invite))
    return story_of(table.playing, viewer_of(table, user, seen_as))


def story_of(record: Record, viewer: Viewer) -> wire.Story:
    """The moments of a replay with who answered, whose turn it was, and which round."""
    moments = [
        wire.Told(
            entry=moment.entry,
            seat=moment.seat,
            step=moment.step,
            turn=moment.turn,
            round=moment.round,
            events=words_of(record, moment),
        )
        for moment in noticed(record, viewer)
    ]
    return wire.Story(called=list(record.called["seat"]), moments=moments)


@get("/api/tables/{table_id:str}/figures")
async def figures_of(
    request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = ""
) -> wire.Figures:
    """What every seat had after each turn of a finished game: money, ports, whatever the table counts."""
    table = await finished(request, context, table_id, invite)
    return msgspec.convert(figures(table.playing), wire.Figures)


def viewer_of(table: Table, user: User | None, seen_as: str) -> Viewer:
    """Whose eyes; others' are for finished games."""
    if seen_as == "watch":
        return SPECTATOR
    if seen_as == "open":
        viewer: Viewer = "open"
    elif seen_as.isdecimal() and int(seen_as) < table.fixed.seats:
        viewer = int(seen_as)
    else:
        raise No("no_such_seat", "A game is seen as `watch`, `open` or the number of a seat.")
    if table.status != "over" and viewer not in table.seating.seats_of(user.id if user else None):
        raise No("not_over", "Through other eyes a game is seen when it is over.")
    return viewer


@dataclass(frozen=True)
class Moment:
    """The start (entry 0), or an entry that a viewer noticed; `state` is true only until the next one."""

    entry: int
    seat: Seat | None  # who answered; none for luck
    step: str  # what was asked
    turn: Seat | None  # whose turn it was
    round: int | None
    heard: list[Event]
    state: AnyState


def noticed(record: Record, viewer: Viewer) -> Iterator[Moment]:
    """The start, and every entry that this viewer noticed."""
    turn: Seat | None = None
    for number, (g, entry, heard) in enumerate(record.replay()):
        seen = [event for _, event in heard] if viewer == "open" else told(heard, viewer)
        if entry is None or seen or entry.seat == viewer:
            seat = None if entry is None or entry.seat == CHANCE else entry.seat
            step = "" if entry is None else entry.step
            yield Moment(number, seat, step, turn, getattr(g.table, "round", None), seen, g)
        turn = turn_of(g)


def view_of(record: Record, moment: Moment, viewer: Viewer) -> dict[str, Any]:
    """What there was to see; seen open it is the onlooker's view with nothing covered, and all drawers in it."""
    view = view_to_json(record.game, look(moment.state, SPECTATOR if viewer == "open" else viewer))
    if viewer != "open":
        return view
    whole = to_json(record.game, moment.state)
    return {**view, "table": whole["table"], "drawers": whole["own"], "hidden": whole["hidden"]}


def words_of(record: Record, moment: Moment) -> list[list[str]]:
    return [event_list(record.game, record.names, event) for event in moment.heard]


@get("/api/leaderboards/{key:str}/{seats:int}")
async def leaderboard(context: Context, key: str, seats: int) -> list[wire.Place]:
    """The best players of a game with that many seats."""
    game = game_called(key)
    if seats not in game.seats:
        raise No("wrong_seats", f"{key} is for {' or '.join(map(str, game.seats))} players.")
    return await leaders(context.engine, key, seats)
