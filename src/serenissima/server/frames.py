"""Frames: what a table looks like to one viewer, as bytes. Only views and addressed events come through here."""

from __future__ import annotations

from typing import Any

import msgspec

from serenissima.fairness import commitment
from serenissima.kernel.core import SPECTATOR, Event, Move, Seat, apply, glance, told
from serenissima.kernel.notation import event_list
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record
from serenissima.server import wire
from serenissima.server.table import Table
from serenissima.server.table.news import Heard

encode = msgspec.json.encode


def seat_info(table: Table, seat: Seat, connected: set[str], now: float) -> wire.SeatInfo:
    """A seat as everybody sees it."""
    chair = table.chairs[seat]
    return wire.SeatInfo(
        seat=seat,
        name=chair.name or None,
        person=chair.user,
        bot=chair.bot,
        stands_in=chair.stands_in,
        connected=chair.user in connected,
        resigned=chair.resigned,
        clock=time_left(table, seat, now),
        asked=seat in table.asked(),
    )


def time_left(table: Table, seat: Seat, now: float) -> float | None:
    """Seconds on a seat's clock; none without one."""
    if not table.clock.timed:
        return None
    out = table.runs_out(seat)
    if out is not None:
        return round(max(0.0, out - now), 3)
    return round(table.clock.bank[seat], 3) if table.fixed.pace["kind"] == "live" else None


def table_info(table: Table, user: str | None, connected: set[str], now: float) -> wire.TableInfo:
    """The table as this person sees it."""
    fixed = table.fixed
    yours = table.seating.seats_of(user)
    return wire.TableInfo(
        id=fixed.id,
        game=fixed.game,
        rules=fixed.rules,
        options=fixed.options,
        seats=[seat_info(table, seat, connected, now) for seat in range(fixed.seats)],
        yours=yours,
        status=table.status,
        pace=msgspec.convert(fixed.pace, wire.Pace),
        visibility=fixed.visibility,
        rated=fixed.rated,
        created=fixed.created,
        updated=table.updated,
        host=fixed.host,
        invite=fixed.invite if yours or user == fixed.host else None,
        trust=trust(table),
        vote=vote_info(table),
        over=over(table),
        rematch=table.rematch,
    )


def trust(table: Table) -> wire.Trust:
    """The commitment, from the start; the contributions, once seats are drawn; the secret, at the end."""
    fixed = table.fixed
    return wire.Trust(
        commitment=commitment(fixed.secret),
        contributions=[] if table.status == "open" else table.seating.contributions(),
        secret=fixed.secret if table.status == "over" else None,
    )


def vote_info(table: Table) -> wire.VoteInfo | None:
    """What the table is voting on."""
    vote = table.votes.open
    if vote is None:
        return None
    subject = vote.subject if vote.kind == "replace" else None
    return wire.VoteInfo(
        vote=vote.number,
        kind=vote.kind,
        by=vote.by,
        subject=subject,
        level=vote.level,
        agreed=list(vote.agreed),
        needed=table.votes.voters(table.seating.people()),
    )


def over(table: Table) -> wire.Over | None:
    """How the game ended."""
    return None if table.result is None else wire.Over(**table.result)


class Scene:
    """A table at one moment: what all who look at it see alike is worked out once, equal frames are drawn once."""

    def __init__(self, table: Table, now: float) -> None:
        record = table.playing
        self.table = table
        self.asked = list(table.asked())
        self.lies_open = msgspec.Raw(encode(table.game.shapes[0].encode(record.state.table, record.names)))
        named = table.game.seats_called
        self.called = list(record.names["seat"] if named is None else named(record.state))
        self.sealings = [wire.Sealing(seat=seat, digest=digest) for seat, digest in table.begun.seals.digests.items()]
        self.clocks = [time_left(table, seat, now) for seat in range(table.fixed.seats)] if table.clock.timed else None
        self.in_words: dict[Event, list[str]] = {}  # events
        self.drawn: dict[tuple[Seat | None, int], bytes] = {}

    def frame(self, seat: Seat | None, since: int) -> bytes:
        """The position as that viewer sees it, with what is new since that number."""
        drawn = self.drawn.get((seat, since))
        if drawn is None:
            drawn = self.drawn[seat, since] = encode(position(self, seat, since))
        return drawn

    def words_of(self, event: Event) -> list[str]:
        words = self.in_words.get(event)
        if words is None:
            words = self.in_words[event] = event_list(self.table.game, self.table.playing.names, event)
        return words


def position(scene: Scene, seat: Seat | None, since: int) -> wire.Position:
    """All that viewer may know, and what is new since that number."""
    table = scene.table
    record = table.playing
    view = glance(record.state, SPECTATOR if seat is None else seat)
    return wire.Position(
        seat=seat,
        seen=table.seen(seat),
        view=msgspec.Raw(encode(view_to_json(table.game, view, record.names, scene.lies_open))),
        called=scene.called,
        asked=scene.asked,
        legal=table.asking.words_of(seat),
        warnings={} if seat is None else warnings(table, seat, table.asking.of(seat)),
        undo=0 if seat is None else table.choices_back(seat),
        news=[news(scene, heard) for heard in table.news.of(seat)[since:]],
        sealings=scene.sealings,
        clocks=scene.clocks,
    )


def warnings(table: Table, seat: Seat, moves: list[Move]) -> dict[str, list[str]]:
    """What a person should be warned of, by the place of the move in the list."""
    flagged = {}
    for at, move in enumerate(moves):
        flags = table.game.flags(table.playing.state, seat, move)
        if flags:
            flagged[str(at)] = list(flags)
    return flagged


def news(scene: Scene, heard: Heard) -> wire.News:
    """What a viewer was told at one moment."""
    events = [scene.words_of(event) for event in heard.events]
    return wire.News(seen=heard.seen, events=events, undone=heard.undone, by=heard.by)


def foreseen(record: Record, seat: Seat, move: Move) -> list[list[str]]:
    """What a legal move would tell its seat before luck or anybody else answers; nothing is changed by asking.

    Whatever is a surprise is told by an answer of luck or of others, so this gives nothing away.
    """
    events = told(apply(record.state.copy(), seat, move), seat)
    return [event_list(record.game, record.names, event) for event in events]


def names_of(table: Table) -> dict[str, list[str]]:
    """The names of everything in this game, by kind."""
    known: Any = table.game.names(table.playing.state.rules) if table.record else {}
    return {kind: list(names) for kind, names in known.items()}
