"""A table: everything that follows from its log, and nothing else. It does no I/O and knows no clock but its rows'.

Each thing that happens is a `Row`: somebody sits down, the game starts, a move, a vote. Rows are made by the methods of
`Table` (which refuse what is not allowed with a `No`) and taken in by `take`, in this process or in another one: two
tables that took the same rows are equal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from serenissima.bots.levels import levels_of
from serenissima.fairness import Seals, fall, seated, stream
from serenissima.kernel.core import (
    CHANCE,
    EVERYBODY,
    SPECTATOR,
    Event,
    Move,
    Seat,
    default,
    forced,
    legal,
    odds,
    seats,
)
from serenissima.kernel.game import GAMES, Game, Refusal
from serenissima.kernel.notation import BadNotation, move_text, move_words, read_move, top_name
from serenissima.kernel.record import Record, Told, refusal
from serenissima.kernel.record import Refused as NotLegal
from serenissima.server.refusals import No
from serenissima.server.standing import Answer, answer_for
from serenissima.server.wire import Status, Visibility, VoteKind


class Broken(Exception):
    """A log that cannot be followed: the table goes offline, the others run on."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log."""

    n: int
    kind: str
    seat: int
    data: str
    mark: str
    by: str
    at: float


@dataclass
class Chair:
    """A seat at the table."""

    name: str = ""
    user: str | None = None  # whose seat it is
    bot: str | None = None  # the level of the bot that plays it
    luck: str = ""  # the contribution to luck
    resigned: bool = False

    @property
    def free(self) -> bool:
        return self.user is None and self.bot is None

    @property
    def stands_in(self) -> bool:
        """A bot plays for a person, who may come back."""
        return self.user is not None and self.bot is not None


@dataclass
class Vote:
    """Something the table decides together."""

    number: int
    kind: VoteKind
    by: Seat
    subject: int | None
    level: str | None
    agreed: list[Seat]


@dataclass(frozen=True)
class Fixed:
    """What never changes about a table."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    pace: dict[str, Any]
    visibility: Visibility
    rated: bool
    shuffle: bool
    host: str
    invite: str
    secret: str
    created: float
    rematch_of: str | None = None


@dataclass
class Heard:
    """What one entry told one seat."""

    seen: int
    events: list[Event]
    undone: int = 0
    by: str = ""


@dataclass
class Clock:
    """Time left: a bank for every seat, and since when each seat that is asked has been thinking."""

    bank: list[float]
    since: dict[Seat, float] = field(default_factory=dict)


class Table:
    """A table as its log has it."""

    def __init__(self, fixed: Fixed) -> None:
        self.fixed = fixed
        self.game: Game = GAMES[fixed.game]
        self.length = 0
        self.updated = fixed.created
        self.chairs = [Chair() for _ in range(fixed.seats)]
        self.status: Status = "open"
        self.vote: Vote | None = None
        self.votes = 0
        self.record: Record | None = None
        self.key = ""
        self.drawn_from: list[str] = []  # names in the order in which they sat down, where luck hands out the seats
        self.how: list[str] = []  # by whom each entry of the record was made
        self.reach: list[int] = []  # which viewers each entry told something, a bit for each
        self.heard: list[list[Heard]] = [[] for _ in range(fixed.seats + 1)]  # by seat; the last is the onlooker
        self.seals = Seals(fixed.secret)
        self.standing: dict[tuple[Seat, str], Answer] = {}
        self.clock = Clock([float(fixed.pace.get("bank", 0))] * fixed.seats)
        self.paused_at = 0.0
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.owing: tuple[Seat, ...] | None = None  # who is asked, once somebody wanted to know

    # Who is who

    @property
    def playing(self) -> Record:
        """The game under way."""
        if self.record is None or self.status == "open":
            raise No("not_started", "The game has not begun yet.")
        return self.record

    def seats_of(self, user: str | None) -> list[Seat]:
        """The seats of a person."""
        return [seat for seat, chair in enumerate(self.chairs) if user is not None and chair.user == user]

    def people(self) -> list[Seat]:
        """Seats that people play now."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.user is not None and chair.bot is None]

    def asked(self) -> tuple[Seat, ...]:
        """Seats that owe an answer now."""
        if self.owing is None:
            waits = self.status == "playing" and self.record is not None
            self.owing = tuple(seat for seat in seats(self.playing.state) if seat != CHANCE) if waits else ()
        return self.owing

    def viewer(self, seat: Seat | None) -> int:
        """Where that viewer's news are kept."""
        return self.fixed.seats if seat is None or seat == SPECTATOR else seat

    def seen(self, seat: Seat | None) -> int:
        """How much that viewer has been told."""
        news = self.heard[self.viewer(seat)]
        return news[-1].seen if news else 0

    # Making rows

    def row(self, kind: str, seat: Seat, data: str = "", at: float = 0.0, by: str = "", mark: str = "") -> Row:
        """The next line of the log."""
        return Row(self.length, kind, seat, data, mark, by, max(at, self.updated))

    def one(self, kind: str, seat: Seat, at: float, data: str = "") -> list[Row]:
        """A single new row, taken in."""
        row = self.row(kind, seat, data, at)
        self.take(row)
        return [row]

    def sit(self, user: str, name: str, seat: Seat | None, luck: str, at: float) -> list[Row]:
        """A person takes a free seat, or the given one."""
        if self.status != "open":
            raise No("started", "The game has begun; nobody can sit down any more.")
        free = [number for number, chair in enumerate(self.chairs) if chair.free]
        if not free or (seat is not None and seat not in free):
            raise No("taken", "That seat is taken." if free else "All seats are taken.")
        said = {"user": user, "name": self.fresh_name(name), "luck": luck}
        return self.one("sit", free[0] if seat is None else seat, at, json.dumps(said))

    def sit_bot(self, level: str, seat: Seat, at: float) -> list[Row]:
        """A bot takes a free seat."""
        self.check_level(level)
        said = {"bot": level, "name": self.fresh_name(level)}
        return self.one("sit", seat, at, json.dumps(said))

    def check_level(self, level: str) -> None:
        if level not in levels_of(self.game):
            raise No("no_such_level", f"{level!r} does not play here; these do: {', '.join(levels_of(self.game))}.")

    def fresh_name(self, name: str) -> str:
        """The name, with a number where somebody at the table has it already."""
        taken = {chair.name.casefold() for chair in self.chairs}
        tries = [name, *(f"{name[:22]}{number}" for number in range(2, 10))]
        return next(wish for wish in tries if wish.casefold() not in taken)

    def stand(self, seat: Seat, at: float) -> list[Row]:
        """A person leaves a table where the game has not begun."""
        if self.status != "open":
            raise No("started", "The game has begun; you can resign instead.")
        return self.one("stand", seat, at)

    def start(self, at: float) -> list[Row]:
        """The game begins: luck hands out the seats and answers what comes first."""
        if self.status != "open":
            raise No("started", "The game has begun already.")
        if any(chair.free for chair in self.chairs):
            raise No("seats_free", "Some seats are still free.")
        rows = self.one("start", -1, at)
        self.settle(rows, at)
        return rows

    def play(self, seat: Seat, seen: int, words: list[str], at: float, by: str = "") -> list[Row]:
        """A seat's answer to the question it has seen, and what follows by itself."""
        record = self.ready()
        self.check_seen(seat, seen)
        move = self.read(seat, words)
        why = refusal(self.game, record.state, seat, move)
        if why is not None:
            raise No("not_legal", f"{why.rule}: {why.reason.replace('_', ' ')}", why)
        rows: list[Row] = []
        self.answer(rows, seat, move, at, by)
        self.settle(rows, at)
        return rows

    def ready(self) -> Record:
        """The record, if the game goes on."""
        record = self.playing
        if self.status == "over":
            raise No("game_over", "The game is over.", Refusal(self.game.end_rule, "game_over"))
        if self.status == "paused":
            raise No("paused", "The game is paused.")
        return record

    def check_seen(self, seat: Seat, seen: int) -> None:
        """An answer must be to what the seat has seen; hidden answers of others never make it stale."""
        if seen != self.seen(seat):
            what = "something has happened since" if seen < self.seen(seat) else "that has not happened yet"
            raise No("stale", f"You answered number {seen}, but the table is at {self.seen(seat)}: {what}.")

    def read(self, seat: Seat, words: list[str]) -> Move:
        """The move that these words say."""
        record = self.playing
        if seat not in seats(record.state):
            why = refusal(self.game, record.state, seat, ("",)) or Refusal(self.game.turn_rule, "not_asked")
            raise No("not_asked", "You are not asked now.", why)
        try:
            return read_move(self.game, record.names, top_name(record.state), words)
        except BadNotation as error:
            raise No("no_move", str(error)) from error

    def answer(self, rows: list[Row], seat: Seat, move: Move, at: float, by: str) -> None:
        """One answer as a row, with the fingerprint of the table after it."""
        record = self.playing
        row = self.row("move", seat, move_text(self.game, record.names, top_name(record.state), move), at, by)
        self.take(row)
        rows.append(Row(row.n, row.kind, seat, row.data, record.entries[-1].check, by, row.at))

    def settle(self, rows: list[Row], at: float) -> None:
        """Luck answers until somebody must."""
        record = self.playing
        while self.status == "playing" and seats(record.state) == (CHANCE,):
            self.answer(rows, CHANCE, fall(self.key, len(record.entries), odds(record.state)), at, "luck")

    def by_itself(self) -> tuple[Seat, Move, str] | None:
        """An answer that needs nobody: the rules leave no other, or it was given in advance."""
        if self.status != "playing":
            return None
        only = forced(self.playing.state)
        if only is not None:
            return (*only, "forced")
        given = self.in_advance()
        return None if given is None else (*given, "standing")

    def go_on(self, at: float) -> list[Row]:
        """One answer that needs nobody.

        It is an act of its own and not part of what came before it: whether another seat had a choice may be its
        secret, and then even how news are bundled would tell it.
        """
        rows: list[Row] = []
        found = self.by_itself()
        if found is not None:
            seat, move, by = found
            self.answer(rows, seat, move, at, by)
            self.settle(rows, at)
        return rows

    def in_advance(self) -> tuple[Seat, Move] | None:
        """An answer that a seat has given in advance to the question on the table."""
        if not self.standing:
            return None
        record = self.playing
        step = top_name(record.state)
        for seat in self.asked():
            given = self.standing.get((seat, step))
            if given is not None and self.chairs[seat].bot is None:
                move = answer_for(given, record, seat)
                if move is not None:
                    return seat, move
        return None

    def time_out(self, seat: Seat, at: float) -> list[Row]:
        """The rule file's answer for a seat whose time has run out."""
        record = self.ready()
        if seat not in self.asked():
            return []
        rows: list[Row] = []
        self.answer(rows, seat, default(record.state, seat), at, "timeout")
        self.settle(rows, at)
        return rows

    def undo(self, seat: Seat, seen: int, count: int, at: float) -> list[Row]:
        """A seat takes back its own latest choices; what was forced goes with the choice before it."""
        self.ready()
        self.check_seen(seat, seen)
        entries = self.own_tail(seat, count)
        if entries is None:
            why = Refusal(self.game.turn_rule, "no_undo")
            raise No("no_undo", "That can no longer be taken back: luck or another player has answered since.", why)
        return self.one("undo", seat, at, str(entries))

    def own_tail(self, seat: Seat, choices: int) -> int | None:
        """How many entries the seat's last so many choices take up; none if it may not take back so many."""
        record = self.playing
        taken = 0
        for back in range(1, record.undoable(seat) + 1):
            if self.how[-back] != "forced":
                taken += 1
                if taken == choices:
                    return back
        return None

    def choices_back(self, seat: Seat) -> int:
        """How many choices that seat may take back now."""
        if self.status != "playing" or self.record is None:
            return 0
        own = self.record.undoable(seat)
        return sum(1 for how in self.how[len(self.how) - own :] if how != "forced")

    def resign(self, seat: Seat, at: float) -> list[Row]:
        """A person gives the game up: a bot plays on for the others, or the game ends when one person is left."""
        self.ready()
        if self.chairs[seat].resigned:
            raise No("resigned", "You have resigned already.")
        rows = self.one("resign", seat, at, json.dumps({"bot": self.stand_in()}))
        self.settle_if_playing(rows, at)
        return rows

    def stand_in(self) -> str:
        """The level that plays for a missing person: a sober one where the game has it."""
        known = levels_of(self.game)
        return "mercante" if "mercante" in known else known[-1]

    def come_back(self, seat: Seat, at: float) -> list[Row]:
        """A person takes the seat over again from the bot that stood in."""
        if not self.chairs[seat].stands_in or self.chairs[seat].resigned:
            raise No("no_bot", "No bot plays for you.")
        return self.one("return", seat, at)

    def give_in_advance(self, seat: Seat, step: str, said: dict[str, Any] | None, at: float) -> list[Row]:
        """An answer for a question that may come, or none any more."""
        self.ready()
        rows = self.one("standing", seat, at, json.dumps({"step": step, "answer": said}))
        self.settle(rows, at)
        return rows

    def propose(self, seat: Seat, kind: str, subject: int | None, level: str | None, at: float) -> list[Row]:
        """Put something to the vote; the proposer agrees."""
        if self.vote is not None:
            raise No("voting", "The table is voting on something else.")
        if self.status not in ("playing", "paused") or self.chairs[seat].bot is not None:
            raise No("not_playing", "Only players of a game under way can propose this.")
        if kind == "undo":
            subject = self.entries_before(seat, -1 if subject is None else subject)
        if kind == "replace" and (subject not in self.people() or subject == seat):
            raise No("nobody_there", "Only another person at the table can be replaced.")
        if level is not None:
            self.check_level(level)
        if kind in ("resume", "pause") and (kind == "resume") != (self.status == "paused"):
            raise No("nothing_to_do", f"The game is {self.status}.")
        said = {"kind": kind, "subject": subject, "level": level or self.stand_in()}
        rows = self.one("propose", seat, at, json.dumps(said))
        self.settle_if_playing(rows, at)
        return rows

    def entries_before(self, seat: Seat, seen: int) -> int:
        """How many entries the record had before the seat was told that number."""
        bit = 1 << self.viewer(seat)
        live = [news.seen for news in self.living_news(seat)]
        if seen not in live:
            raise No("no_such_moment", "There is no such moment in this game to go back to.")
        told = [entry for entry, reach in enumerate(self.reach) if reach & bit]
        return told[live.index(seen)]

    def living_news(self, seat: Seat) -> list[Heard]:
        """The news of a seat that were not taken back."""
        living: list[Heard] = []
        for news in self.heard[self.viewer(seat)]:
            if news.undone:
                del living[len(living) - news.undone :]
            else:
                living.append(news)
        return living

    def ballot(self, seat: Seat, number: int, agree: bool, at: float) -> list[Row]:
        """A player agrees to what is proposed, or ends the vote by refusing."""
        if self.vote is None or self.vote.number != number:
            raise No("no_vote", "That vote is over.")
        if seat not in self.voters() or seat in self.vote.agreed:
            raise No("no_ballot", "You have no vote on this, or have given it.")
        rows = self.one("ballot", seat, at, json.dumps({"agree": agree}))
        self.settle_if_playing(rows, at)
        return rows

    def settle_if_playing(self, rows: list[Row], at: float) -> None:
        if self.status == "playing":
            self.settle(rows, at)

    def voters(self) -> list[Seat]:
        """Who must agree: all people at the table but the one it is about."""
        vote = self.vote
        about = vote.subject if vote is not None and vote.kind == "replace" else None
        return [seat for seat in self.people() if seat != about]

    # Taking rows in

    def take(self, row: Row) -> None:
        """What this row does; a row that does not fit breaks the table."""
        if row.n != self.length:
            raise Broken(f"row {row.n} follows row {self.length - 1}")
        try:
            getattr(self, f"take_{row.kind}")(row)
        except (NotLegal, BadNotation, ValueError, KeyError, IndexError, AttributeError, No) as error:
            raise Broken(f"row {row.n} ({row.kind}) cannot be followed: {error}") from error
        self.length += 1
        self.updated = row.at
        self.owing = None
        self.run_clock(row)

    def take_all(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.take(row)

    def take_sit(self, row: Row) -> None:
        said = json.loads(row.data)
        self.chairs[row.seat] = Chair(said["name"], said.get("user"), said.get("bot"), said.get("luck", ""))

    def take_stand(self, row: Row) -> None:
        self.chairs[row.seat] = Chair()

    def take_start(self, row: Row) -> None:
        self.key = stream(self.fixed.secret, self.contributions())
        if self.fixed.shuffle:
            self.drawn_from = [chair.name for chair in self.chairs]
            self.chairs = [self.chairs[old] for old in seated(self.key, self.fixed.seats)]
        names = tuple(chair.name for chair in self.chairs)
        self.record = Record(self.game, names, self.fixed.options)
        self.status = "playing"

    def contributions(self) -> list[str]:
        """What the players add to luck, in an order that nobody chooses."""
        return sorted(f"{chair.name} {chair.luck}" for chair in self.chairs if chair.user is not None)

    def take_move(self, row: Row) -> None:
        record = self.playing
        step = record.state.stack[-1]
        move = read_move(self.game, record.names, top_name(record.state), row.data.split())
        told = record.play(row.seat, move)
        if row.mark and row.mark != record.entries[-1].check:
            raise ValueError(f"the table's fingerprint is {record.entries[-1].check}, {row.mark} was stored")
        self.how.append(row.by)
        self.tell(row, told)
        self.seals.note(record.state, step, len(record.entries), row.seat, row.data)
        if record.over:
            self.finish(self.game.ending(record.state))

    def tell(self, row: Row, told: Told) -> None:
        """Note for every viewer what the entry tells it; who answers is told that he did."""
        reach = 0
        for viewer, news in enumerate(self.heard):
            seat = SPECTATOR if viewer == self.fixed.seats else viewer
            events = [event for to, event in told if to == EVERYBODY or to == seat]
            if events or row.seat == viewer:
                reach |= 1 << viewer
                news.append(
                    Heard((news[-1].seen if news else 0) + 1, events, 0, row.by if knows_why(row, viewer) else "")
                )
        self.reach.append(reach)

    def take_undo(self, row: Row) -> None:
        record = self.playing
        self.rewind(len(record.entries) - int(row.data))

    def rewind(self, length: int) -> None:
        """Back to so many entries; whoever was told of what is gone is told so."""
        record = self.playing
        gone = self.reach[length:]
        for viewer, news in enumerate(self.heard):
            count = sum(1 for reach in gone if reach >> viewer & 1)
            if count:
                news.append(Heard(news[-1].seen + 1, [], count))
        del self.reach[length:], self.how[length:]
        record.rewind(length)
        self.seals.open()

    def take_resign(self, row: Row) -> None:
        chair = self.chairs[row.seat]
        chair.resigned, chair.bot = True, json.loads(row.data)["bot"]
        if len(self.people()) < 2 and not self.bots_play_on():
            self.finish("resigned")

    def bots_play_on(self) -> bool:
        """Whether a person is left who plays against others than the one who resigned."""
        return len(self.people()) == 1 and self.fixed.seats > 2

    def take_return(self, row: Row) -> None:
        self.chairs[row.seat].bot = None

    def take_standing(self, row: Row) -> None:
        said = json.loads(row.data)
        key = (row.seat, said["step"])
        if said["answer"] is None:
            self.standing.pop(key, None)
        else:
            self.standing[key] = Answer(**said["answer"])

    def take_propose(self, row: Row) -> None:
        said = json.loads(row.data)
        self.votes += 1
        self.vote = Vote(self.votes, said["kind"], row.seat, said["subject"], said["level"], [row.seat])
        self.count_votes(row.at)

    def take_ballot(self, row: Row) -> None:
        assert self.vote is not None
        if json.loads(row.data)["agree"]:
            self.vote.agreed.append(row.seat)
            self.count_votes(row.at)
        else:
            self.vote = None

    def count_votes(self, at: float) -> None:
        """What all have agreed to, happens."""
        vote = self.vote
        if vote is None or any(seat not in vote.agreed for seat in self.voters()):
            return
        self.vote = None
        match vote.kind:
            case "pause":
                self.status, self.paused_at = "paused", at
            case "resume":
                self.status = "playing"
                self.clock.since = {seat: since + at - self.paused_at for seat, since in self.clock.since.items()}
            case "extend":
                self.clock.bank = [bank + float(self.fixed.pace.get("bank", 0)) / 2 for bank in self.clock.bank]
                self.clock.since = dict.fromkeys(self.clock.since, at)
            case "replace":
                assert vote.subject is not None
                self.chairs[vote.subject].bot = vote.level
            case "undo":
                assert vote.subject is not None
                self.rewind(vote.subject)
            case "end":
                self.finish("agreed")

    def close(self, at: float) -> list[Row]:
        """A moderator ends the game; nobody has won it."""
        self.ready()
        return self.one("close", -1, at)

    def take_close(self, row: Row) -> None:
        self.finish("agreed")

    def play_again(self, table_id: str, at: float) -> list[Row]:
        """The table of the rematch is known here."""
        if self.status != "over" or self.rematch is not None:
            raise No("no_rematch", "A rematch follows a finished game, once.")
        return self.one("rematch", -1, at, table_id)

    def take_rematch(self, row: Row) -> None:
        self.rematch = row.data

    def finish(self, ending: str) -> None:
        """The game is over: by its rules, by resignation, or because all agreed."""
        record = self.playing
        self.status, self.vote = "over", None
        if record.over:
            scores, places = self.game.scores(record.state), self.game.ranking(record.state)
        else:
            scores, places = [], [2 if chair.resigned else 1 for chair in self.chairs]
            if ending == "agreed":
                places = [1] * self.fixed.seats
        places = [len(places) if chair.resigned else place for chair, place in zip(self.chairs, places, strict=True)]
        self.result = {"ending": ending, "scores": scores, "places": places}

    # Clocks

    def run_clock(self, row: Row) -> None:
        """Who has given all his answers gets his time counted; who is asked now begins to think.

        Time is counted when a seat is no longer asked, not at each answer: else the clock would tell how many secret
        answers it has given.
        """
        if self.status not in ("playing", "over") or not self.timed:
            return
        asked = set(self.asked())
        for seat in [seat for seat in self.clock.since if seat not in asked]:
            self.stop_clock(seat, row.at)
        for seat in asked - set(self.clock.since):
            if self.chairs[seat].bot is None:
                self.clock.since[seat] = row.at

    @property
    def timed(self) -> bool:
        return self.fixed.pace.get("kind") in ("live", "turns")

    def stop_clock(self, seat: Seat, at: float) -> None:
        since = self.clock.since.pop(seat)
        if self.fixed.pace["kind"] == "live":
            left = self.clock.bank[seat] - (at - since)
            self.clock.bank[seat] = max(0.0, left) + float(self.fixed.pace["increment"])

    def runs_out(self, seat: Seat) -> float | None:
        """When that seat's time runs out; none while nobody waits for it."""
        since = self.clock.since.get(seat)
        if since is None or self.status != "playing" or self.chairs[seat].bot is not None:
            return None
        pace = self.fixed.pace
        return since + (self.clock.bank[seat] if pace["kind"] == "live" else float(pace["hours"]) * 3600)

    def due(self) -> float | None:
        """When the next clock runs out."""
        times = [time for time in map(self.runs_out, self.asked()) if time is not None]
        return min(times) if times else None

    def bots_asked(self) -> list[Seat]:
        """Seats whose bot owes an answer."""
        return [seat for seat in self.asked() if self.chairs[seat].bot is not None]

    # For those who look

    def legal_words(self, seat: Seat) -> list[list[str]]:
        """The legal answers of a seat in words."""
        if self.record is None or seat not in self.asked():
            return []
        return self.in_words(legal(self.record.state, seat))

    def in_words(self, moves: list[Move]) -> list[list[str]]:
        """Answers to the question on the table in words."""
        if not moves:
            return []
        step, names = top_name(self.playing.state), self.playing.names
        return [move_words(self.game, names, step, move) for move in moves]


def knows_why(row: Row, viewer: int) -> bool:
    """That time ran out, all see; that an answer was forced or given in advance is the seat's own affair."""
    return row.by == "timeout" or (row.by in ("forced", "standing") and row.seat == viewer)
