"""Frames: what a table looks like to one viewer, as bytes. Only views and addressed events come through here."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import msgspec

from serenissima.fairness import commitment, protocol_of
from serenissima.kernel import outlook as foretold
from serenissima.kernel.core import SPECTATOR, AnyState, Event, Move, Seat
from serenissima.kernel.game import Refusal
from serenissima.kernel.notation import event_list, move_words, top_name
from serenissima.kernel.outlook import UNKNOWN, Counted, outlook_to_json, telling_of
from serenissima.kernel.position import differences, pieces_to_json
from serenissima.kernel.record import Record
from serenissima.kernel.story import Line, line_to_json
from serenissima.kernel.turns import usual_of, whole_to_json, wholes
from serenissima.server import wire
from serenissima.server.table import Table
from serenissima.server.table.hours import rests_until
from serenissima.server.table.news import Heard

View = dict[str, Any]  # as it is written
Change = tuple[list[str], Any]  # the path to a part of a view, and what is there now

encode = msgspec.json.encode


def seat_info(table: Table, seat: Seat, connected: set[str], now: float) -> wire.SeatInfo:
    """A seat as everybody sees it."""
    chair = table.chairs[seat]
    return wire.SeatInfo(
        seat=seat,
        name=chair.name or None,
        person=chair.user,
        bot=chair.bot,
        program=chair.program,
        stands_in=chair.stands_in,
        connected=chair.user in connected,
        resigned=chair.resigned,
        hints=chair.hints,
        luck="owed" if chair.owes else "added" if chair.luck else "none",
        clock=time_left(table, seat, now),
        rests=rests_until(now, chair.hours) if table.fixed.pace["kind"] == "turns" and chair.bot is None else None,
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
        updated=table.told_at(yours),
        host=fixed.host,
        hints=fixed.hints and not fixed.rated,
        bots=fixed.bots,
        club=fixed.club,
        reliable=fixed.reliable,
        sealing="browsers" if table.closings.by_browsers else "house",
        invite=table.invite if yours or user == fixed.host else None,
        trust=trust(table),
        vote=vote_info(table, now),
        over=over(table),
        rematch=table.rematch,
    )


def trust(table: Table) -> wire.Trust:
    """The commitment, from the start; the contributions, once seats are drawn; the secret, at the end."""
    fixed = table.fixed
    over = table.status == "over"
    return wire.Trust(
        protocol=protocol_of(fixed.secret),
        commitment=commitment(fixed.secret),
        contributions=[] if table.status == "open" else table.seating.contributions(),
        secret=fixed.secret if over else None,
        chain=table.course.thread.chain if over and table.course is not None else None,
    )


def vote_info(table: Table, now: float) -> wire.VoteInfo | None:
    """What the table is voting on."""
    vote = table.votes.waiting(now)
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
        self.lies_open = table.lies_open()
        named = table.game.seats_called
        self.called = list(record.names["seat"] if named is None else named(record.state))
        self.sealings = [wire.Sealing(seat=seat, digest=digest) for seat, digest in table.seals()]
        self.clocks = [time_left(table, seat, now) for seat in range(table.fixed.seats)] if table.clock.timed else None
        self.in_words: dict[Event, list[str]] = {}  # events
        self.compared: dict[tuple[str, int, int], list[Change]] = {}
        self.views: dict[tuple[Seat | None, bool], View] = {}
        self.drawn: dict[tuple[Seat | None, int, int, bool], bytes] = {}

    def view(self, seat: Seat | None, bare: bool = False) -> View:
        """What that viewer sees; it is never changed, so whoever has it can be told what differs from it."""
        view = self.views.get((seat, bare))
        if view is None:
            game, record, viewer = self.table.game, self.table.playing, SPECTATOR if seat is None else seat
            view = pieces_to_json(game, record.state, viewer, record.names, self.lies_open)
            if not bare:
                view["figures"] = self.shown_to_all or self.table.figures(viewer)
            self.views[seat, bare] = view
        return view

    @cached_property
    def shown_to_all(self) -> Any:
        """The figures, where they are the same for every reader."""
        return self.table.figures(SPECTATOR) if telling_of(self.table.game).for_all else None

    def changes(self, has: View, now: View) -> list[Change]:
        """What differs between two views, by its path; what several viewers see alike is compared once."""
        found: list[Change] = []
        for key, value in now.items():
            before = has[key]
            if before is value or before == value:
                continue
            pair = (key, id(before), id(value))
            if pair not in self.compared:
                self.compared[pair] = differences({key: before}, {key: value})
            found += self.compared[pair]
        return found

    def frame(self, seat: Seat | None, since: int, has: View | None = None, bare: bool = False) -> bytes:
        """The position as that viewer sees it, with what is new since that number; less what he has already.

        A reader that asked for the `bare` position is told nothing that follows from the rest.
        """
        key = (seat, since, id(has), bare)
        drawn = self.drawn.get(key)
        if drawn is None:
            asked, view = question(self, seat, since), self.view(seat, bare)
            asked |= NOTHING_MORE if bare else what_follows(self, seat, since)
            drawn = self.drawn[key] = encode(
                wire.Position(**asked, view=msgspec.Raw(encode({**view, "table": self.written})))
                if has is None
                else wire.Changed(**asked, changes=self.changes(has, view))
            )
        return drawn

    @cached_property
    def written(self) -> msgspec.Raw:
        """What lies open, as all are sent it."""
        return msgspec.Raw(encode(self.lies_open))

    def words_of(self, event: Event) -> list[str]:
        words = self.in_words.get(event)
        if words is None:
            words = self.in_words[event] = event_list(self.table.game, self.table.playing.names, event)
        return words


def question(scene: Scene, seat: Seat | None, since: int) -> dict[str, Any]:
    """What that viewer may answer, and what is new since that number."""
    table = scene.table
    return {
        "seat": seat,
        "seen": table.seen(seat),
        "called": scene.called,
        "asked": scene.asked,
        "legal": table.asking.words_of(seat),
        "undo": 0 if seat is None else table.choices_back(seat),
        "news": [news(scene, heard) for heard in table.news.of(seat)[since:]],
        "sealings": scene.sealings,
        "seals": seat is not None and table.takes_seals(seat),
        "clocks": scene.clocks,
    }


NOTHING_MORE: Final[dict[str, Any]] = {
    "outlooks": [],
    "warnings": {},
    "tale": wire.Tale(start=0, lines=[]),
    "counts": {},
}


def what_follows(scene: Scene, seat: Seat | None, since: int) -> dict[str, Any]:
    """What the engine tells beside it, and a reader could work out himself."""
    table = scene.table
    told: dict[str, Any] = {"outlooks": [], "brings": None, "turns": [], "warnings": {}, "counts": {}}
    if seat is not None:
        record, moves = table.playing, table.asking.of(seat)
        counted = telling_of(record.game).counts(record.state, seat)
        told["counts"] = known_to(seat, counted)
        if moves:
            told["outlooks"], told["brings"] = folded(outlooks_of(record, seat, moves, counted))
            told["turns"] = turns_of(record, seat, moves, counted)
            told["warnings"] = record.game.flagged(record.state, seat, moves)
    told["tale"] = tale(scene, seat, since)
    return told


def counts_of(record: Record, seat: Seat, g: AnyState) -> dict[str, int]:
    """How much that seat has of what its game counts, as far as it knows itself; an onlooker has nothing."""
    return {} if seat == SPECTATOR else known_to(seat, telling_of(record.game).counts(g, seat))


def known_to(seat: Seat, counted: Counted) -> dict[str, int]:
    """What that seat has of what was counted, as far as it knows itself."""
    return {name: each[seat] for name, each in counted.items() if each[seat] != UNKNOWN}


def outlooks_of(record: Record, seat: Seat, moves: list[Move], counted: Counted | None = None) -> list[Any]:
    """What each of these answers brings, as `wire.Outlook` has it; those that bring the same have the same one."""
    if not moves:
        return []
    found = foretold.outlooks(telling_of(record.game), record.state, seat, moves, counted)
    called = callable_by(record)
    sent = {key: outlook_to_json(one, seat, called) for key, one in {id(one): one for one in found}.items()}
    return [sent[id(one)] for one in found]


def turns_of(record: Record, seat: Seat, moves: list[Move], counted: Counted) -> list[Any]:
    """The whole turns that begin here, as `wire.Turn` has them."""
    game = record.game
    found = wholes(usual_of(game), telling_of(game), record.state, seat, moves, counted)
    called = callable_by(record)
    return [whole_to_json(game, record.names, seat, called, one) for one in found]


def callable_by(record: Record) -> tuple[str, ...]:
    """How who answers is called: luck, which is seat -1, and the seats."""
    return ("*", *record.names["seat"])


def folded(each: list[Any]) -> tuple[list[msgspec.Raw], list[int] | None]:
    """Every different outlook once, and which of them each answer has; that is left out where no two are alike."""
    written = {key: encode(one) for key, one in {id(one): one for one in each}.items()}
    places: dict[bytes, int] = {}
    brings = [places.setdefault(written[id(one)], len(places)) for one in each]
    return [msgspec.Raw(one) for one in places], None if len(places) == len(each) else brings


def tale(scene: Scene, seat: Seat | None, since: int) -> wire.Tale:
    """The lines of the story that are new since that number."""
    table = scene.table
    start, lines = table.stories.since(seat, since)
    return wire.Tale(start=start, lines=[tale_line(table.playing, line) for line in lines])


def tale_line(record: Record, line: Line) -> wire.TaleLine:
    """A line in the words of the notation."""
    return wire.TaleLine(**line_to_json(record.game, record.names, line))


def news(scene: Scene, heard: Heard) -> wire.News:
    """What a viewer was told at one moment."""
    events = [scene.words_of(event) for event in heard.events]
    return wire.News(seen=heard.seen, events=events, undone=heard.undone, by=heard.by)


def foreseen(record: Record, seat: Seat, move: Move) -> list[list[str]]:
    """What a legal move would tell its seat before luck or anybody else answers; nothing is changed by asking.

    Whatever is a surprise is told by an answer of luck or of others, so this gives nothing away.
    """
    return [event_list(record.game, record.names, event) for event in foretold.facts(record.state, seat, move)]


def reason(ref: str, record: Record, g: AnyState, found: Refusal, near: list[Move]) -> wire.Reason:
    """Why a move is not legal, and the nearest that are."""
    step = top_name(g)
    return wire.Reason(
        ref=ref,
        legal=False,
        message=found.reason.replace("_", " "),
        rule=found.rule,
        reason=found.reason,
        facts=dict(found.facts),
        nearest=[move_words(record.game, record.names, step, move) for move in near],
    )


def names_of(table: Table) -> dict[str, list[str]]:
    """The names of everything in this game, by kind."""
    known: Any = table.game.names(table.playing.state.rules) if table.record else {}
    return {kind: list(names) for kind, names in known.items()}
