"""Games told again: the record, the replay as a seat knew it or open, and the proof of its luck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec

from serenissima.fairness import Checked, Proof, Unfair, check_luck, open_record, trust_lines
from serenissima.kernel.core import CHANCE, SPECTATOR, AnyState, Event, Seat, look, told
from serenissima.kernel.notation import event_list
from serenissima.kernel.outlook import UNKNOWN
from serenissima.kernel.position import seen_to_json, to_json
from serenissima.kernel.reckoning import reckon, scoring_of, sums
from serenissima.kernel.record import Record
from serenissima.kernel.story import Teller, teller_of
from serenissima.review.figures import figures, turn_of
from serenissima.server import wire
from serenissima.server.frames import tale_line
from serenissima.server.limits import REPLAYS
from serenissima.server.persons import Asker, User
from serenissima.server.premises import Premises, check_watcher
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.server.routing import As, Number, get
from serenissima.server.story import Story, retold
from serenissima.server.table import Table

Viewer = Seat | Literal["open"]


async def watched(context: Premises, user: User | None, table_id: str, invite: str) -> Table:
    """A table that this person may look at."""
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, invite)
        return table


async def finished(asker: Asker, context: Premises, table_id: str, invite: str) -> Table:
    """A finished one: while a game goes on its record is a secret."""
    user = await context.user_of(asker)
    table = over(await watched(context, user, table_id, invite))
    table.begun  # noqa: B018 # a table that was closed before its game began has no record
    return table


def over(table: Table) -> Table:
    """That table, if its game is."""
    if table.status != "over":
        raise No("not_over", "The record is opened when the game is over.")
    return table


@get("/api/tables/{table_id:str}/record", text=True)
async def record(asker: Asker, context: Premises, table_id: str, invite: str = "") -> str:
    """The record of a finished game, with what its luck was made of."""
    return record_text(await finished(asker, context, table_id, invite))


def record_text(table: Table) -> str:
    """The record, and how to check it, in lines that begin with `#`."""
    return trust_lines(table.begun.proof()) + table.playing.text()


@get("/api/tables/{table_id:str}/proof")
async def proof(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.OpenRecord:
    """A finished game as an open record: all that a program needs to check its luck without knowing the rules."""
    await spend(asker, context)
    table = await finished(asker, context, table_id, invite)
    found = await context.analyst.tell(table, opened, table.begun.proof())
    if isinstance(found, str):
        raise No("no_proof", f"The luck of this game was not made here: {found}.")
    return found


def opened(story: Story, proof: Proof) -> wire.OpenRecord | str:
    """The open record; a game that was brought in from elsewhere has none here."""
    if story.start is not None:
        return "it began from a position by hand"
    try:
        return msgspec.convert(open_record(retold(story), proof), wire.OpenRecord)
    except Unfair as unfair:
        return str(unfair)


@get("/api/tables/{table_id:str}/verify")
async def verify(asker: Asker, context: Premises, table_id: str, invite: str = "") -> Checked:
    """Every die and draw of a finished game, computed again from the opened secret; the house itself does it."""
    await spend(asker, context)
    table = await finished(asker, context, table_id, invite)
    return await context.analyst.tell(table, checked, table.begun.proof())


def checked(story: Story, proof: Proof) -> Checked:
    return check_luck(retold(story), proof)


async def spend(asker: Asker, context: Premises) -> None:
    """To tell a game again is work: it is limited by itself."""
    await context.limits.spend(REPLAYS, asker.origin)


@get("/api/tables/{table_id:str}/replay")
async def replay(
    asker: Asker,
    context: Premises,
    table_id: str,
    seen_as: As = "watch",
    start: Number = 0,
    count: Annotated[int, msgspec.Meta(ge=1, le=400)] = 100,
    invite: str = "",
) -> wire.Replay:
    """Moments of a game as the onlooker (`watch`), a seat (its number) or everybody together (`open`) saw them.

    While the game goes on, only what the asker knows himself.
    """
    await spend(asker, context)
    user = await context.user_of(asker)
    table = await watched(context, user, table_id, invite)
    return await context.analyst.tell(table, replayed, viewer_of(table, user, seen_as), start, count)


def replayed(story: Story, viewer: Viewer, start: int, count: int) -> wire.Replay:
    """So many moments from that one on."""
    record = retold(story)
    moments: list[wire.Moment] = []
    length = 0
    for moment in noticed(record, viewer):
        if start <= length < start + count:
            view = view_of(record, moment, viewer)
            moments.append(wire.Moment(n=length, view=view, events=words_of(record, moment)))
        length += 1
    return wire.Replay(length=length, start=start, moments=moments)


@get("/api/tables/{table_id:str}/story")
async def story(asker: Asker, context: Premises, table_id: str, seen_as: As = "watch", invite: str = "") -> wire.Story:
    """A finished game without its positions, as one viewer noticed it."""
    await spend(asker, context)
    user = await context.user_of(asker)
    table = over(await watched(context, user, table_id, invite))
    return await context.analyst.tell(table, story_told, viewer_of(table, user, seen_as))


def story_told(story: Story, viewer: Viewer) -> wire.Story:
    return story_of(retold(story), viewer)


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
    return wire.Story(called=list(record.called["seat"]), moments=moments, tale=tale_of(record, viewer))


def tale_of(record: Record, viewer: Viewer) -> wire.Tale:
    """The whole game told to one viewer; seen open, it is told as to one who was told everything."""
    teller: Teller | None = None
    for number, moment in enumerate(noticed(record, viewer)):
        if teller is None:
            view = look(moment.state, SPECTATOR if viewer == "open" else viewer)
            teller = teller_of(record.game, view, record.start is None)
        teller.hear(number, moment.heard)
    lines = [] if teller is None else [tale_line(record, line) for line in teller.lines]
    return wire.Tale(start=0, lines=lines)


@get("/api/tables/{table_id:str}/reckoning")
async def reckoning_of(
    asker: Asker, context: Premises, table_id: str, seen_as: As = "watch", invite: str = ""
) -> wire.Reckoning:
    """Points by source, now or at the end, as one viewer may know them."""
    await spend(asker, context)
    user = await context.user_of(asker)
    table = await watched(context, user, table_id, invite)
    viewer = viewer_of(table, user, seen_as)
    return await context.analyst.tell(table, reckoning_told, SPECTATOR if viewer == "open" else viewer)


def reckoning_told(story: Story, reader: Seat) -> wire.Reckoning:
    return reckoned(retold(story), reader)


def reckoned(record: Record, reader: Seat) -> wire.Reckoning:
    """The account of one reader, who was told what that seat was told; of a position by hand the sums alone."""
    told_so_far = ((g, told(heard, reader)) for g, _, heard in record.replay())
    rows = {} if record.start is not None else reckon(record.game, told_so_far, reader)
    scoring = scoring_of(record.game)
    rules = {} if scoring is None else scoring.sources
    return wire.Reckoning(
        sources=[wire.Source(name=name, rule=rules[name], points=known(row)) for name, row in rows.items()],
        total=known(sums(rows, len(record.players))) if rows else list(record.game.scores(record.state)),
    )


def known(row: list[int]) -> list[int | None]:
    return [None if points == UNKNOWN else points for points in row]


@get("/api/tables/{table_id:str}/figures")
async def figures_of(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.Figures:
    """What every seat had after each turn of a finished game: money, ports, whatever the table counts."""
    await spend(asker, context)
    table = await finished(asker, context, table_id, invite)
    return await context.analyst.tell(table, figures_told)


def figures_told(story: Story) -> wire.Figures:
    return msgspec.convert(figures(retold(story)), wire.Figures)


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
    if viewer == "open":
        return open_view(record, moment.state, SPECTATOR)
    return seen_to_json(record.game, moment.state, viewer, record.names)


def open_view(record: Record, g: AnyState, seat: Seat) -> dict[str, Any]:
    """What a seat or an onlooker sees, with nothing covered and all drawers in it."""
    view, whole = seen_to_json(record.game, g, seat, record.names), to_json(record.game, g)
    return {**view, "table": whole["table"], "drawers": whole["own"], "hidden": whole["hidden"]}


def words_of(record: Record, moment: Moment) -> list[list[str]]:
    return [event_list(record.game, record.names, event) for event in moment.heard]


@get("/api/leaderboards/{key:str}/{seats:int}")
async def leaderboard(context: Premises, key: str, seats: int, bots: bool = False) -> list[wire.Place]:
    """The best players of a game with that many seats: people, or bots of people, who are rated apart."""
    game = game_called(key)
    if seats not in game.seats:
        raise No("wrong_seats", f"{key} is for {' or '.join(map(str, game.seats))} players.")
    return await context.shelf.leaders(key, seats, bots)
