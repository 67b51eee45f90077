"""Frames: what a table looks like to one viewer, as bytes. Only views and addressed events come through here."""

from __future__ import annotations

from typing import Any

import msgspec

from serenissima.kernel.core import SPECTATOR, Event, Move, Seat, legal, look
from serenissima.kernel.fair import commitment
from serenissima.kernel.game import Game, called
from serenissima.kernel.notation import event_kinds, spell
from serenissima.kernel.position import step_to_json
from serenissima.kernel.shape import Names
from serenissima.server import wire
from serenissima.server.table import Table

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
    if not table.timed:
        return None
    out = table.runs_out(seat)
    if out is not None:
        return round(max(0.0, out - now), 3)
    return round(table.clock.bank[seat], 3) if table.fixed.pace["kind"] == "live" else None


def table_info(table: Table, user: str | None, connected: set[str], now: float) -> wire.TableInfo:
    """The table as this person sees it."""
    fixed = table.fixed
    yours = table.seats_of(user)
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
        problem=None,
    )


def trust(table: Table) -> wire.Trust:
    """The commitment, from the start; the contributions, once seats are drawn; the secret, at the end."""
    fixed = table.fixed
    return wire.Trust(
        commitment=commitment(fixed.secret),
        contributions=[] if table.status == "open" else table.contributions(),
        secret=fixed.secret if table.status == "over" else None,
    )


def vote_info(table: Table) -> wire.VoteInfo | None:
    """What the table is voting on."""
    vote = table.vote
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
        needed=table.voters(),
    )


def over(table: Table) -> wire.Over | None:
    """How the game ended."""
    return None if table.result is None else wire.Over(**table.result)


def position(table: Table, seat: Seat | None, since: int, now: float) -> wire.Position:
    """All that viewer may know, and what is new since that number."""
    asked = table.asked()
    moves = legal(table.playing.state, seat) if seat is not None and seat in asked else []
    return wire.Position(
        seat=seat,
        seen=table.seen(seat),
        view=msgspec.Raw(encode(view_of(table, seat))),
        called=list(called(table.game, table.playing.state)["seat"]),
        asked=list(asked),
        legal=table.in_words(moves),
        warnings={} if seat is None else warnings(table, seat, moves),
        undo=0 if seat is None else table.choices_back(seat),
        news=news(table, seat, since),
        sealings=[wire.Sealing(seat=other, digest=digest) for other, digest in table.sealings.items()],
        clocks=[time_left(table, other, now) for other in range(table.fixed.seats)] if table.timed else None,
    )


def view_of(table: Table, seat: Seat | None) -> dict[str, Any]:
    """The view of a seat as `view_to_json` writes it, but what lies open is encoded once for all viewers."""
    game, view = table.game, look(table.playing.state, SPECTATOR if seat is None else seat)
    names = table.playing.names
    return {
        "game": game.key,
        "rules": game.version,
        "seats": table.fixed.seats,
        "options": table.playing.options,
        "seat": None if seat is None else names["seat"][seat],
        "table": open_part(table),
        "own": None if view.own is None else game.shapes[1].encode(view.own, names),
        "asked": ["*" if one < 0 else names["seat"][one] for one in view.asked],
        "step": None if view.step is None else step_to_json(game, view.step, names),
    }


def open_part(table: Table) -> msgspec.Raw:
    """What lies open on the table after its latest row."""
    if table.drawn is None or table.drawn[0] != table.length:
        record = table.playing
        lies = table.game.shapes[0].encode(record.state.table, record.names)
        table.drawn = (table.length, encode(lies))
    return msgspec.Raw(table.drawn[1])


def warnings(table: Table, seat: Seat, moves: list[Move]) -> dict[str, list[str]]:
    """What a person should be warned of, by the place of the move in the list."""
    flagged = {}
    for at, move in enumerate(moves):
        flags = table.game.flags(table.playing.state, seat, move)
        if flags:
            flagged[str(at)] = list(flags)
    return flagged


def news(table: Table, seat: Seat | None, since: int) -> list[wire.News]:
    """What that viewer was told after that number."""
    names = table.playing.names
    heard = table.heard[table.viewer(seat)][since:]
    return [
        wire.News(
            seen=one.seen,
            events=[event_words(table.game, names, event) for event in one.events],
            undone=one.undone,
            by=one.by,
        )
        for one in heard
    ]


def event_words(game: Game, names: Names, event: Event) -> list[str]:
    """An event as words, its name first."""
    kinds = event_kinds(game, event[0], len(event) - 1)
    return [event[0], *(spell(kind, number, names) for kind, number in zip(kinds, event[1:], strict=True))]


def names_of(table: Table) -> dict[str, list[str]]:
    """The names of everything in this game, by kind."""
    known: Any = table.game.names(table.playing.state.rules) if table.record else {}
    return {kind: list(names) for kind, names in known.items()}
