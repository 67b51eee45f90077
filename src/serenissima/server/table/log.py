"""The log of a table: what each row does, and everything that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final

import msgspec

from serenissima.fairness import stream
from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.game import GAMES, BadOption
from serenissima.kernel.notation import BadNotation
from serenissima.kernel.record import Accepted, Record, Refused
from serenissima.server.refusals import No
from serenissima.server.standing import Answer
from serenissima.server.table.asking import Asking, Standing
from serenissima.server.table.clocks import Clock
from serenissima.server.table.course import Course
from serenissima.server.table.news import News
from serenissima.server.table.rows import Broken, Fixed, Misfit, Row
from serenissima.server.table.seating import Chair, Seating
from serenissima.server.table.votes import Vote, Votes
from serenissima.server.wire import Status

# How a row can fail to fit. Anything else is a fault of ours: it is seen as one, and takes no table offline.
MISFITS: Final = (Misfit, BadNotation, BadOption, Refused, No, msgspec.MsgspecError)
OF_NO_SEAT: Final = frozenset(("start", "move", "close", "rematch"))


class InAdvance(msgspec.Struct):
    """What the row of an answer in advance says; without an answer, it is taken back."""

    step: str
    answer: Answer | None


class Log:
    """A table as its log has it."""

    def __init__(self, fixed: Fixed) -> None:
        if fixed.game not in GAMES:
            raise Broken(f"{fixed.game!r} is no game of this house")
        self.fixed = fixed
        self.game = GAMES[fixed.game]
        self.length = 0
        self.updated = fixed.created
        self.status: Status = "open"
        self.seating = Seating(self.game, fixed.seats)
        self.votes = Votes()
        self.clock = Clock(fixed.pace, [float(fixed.pace.get("bank", 0))] * fixed.seats)
        self.news = News(fixed.seats)
        self.course: Course | None = None
        self.standing: Standing = {}
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.waiting: Asking | None = None  # what is asked, once somebody wanted to know

    @property
    def chairs(self) -> list[Chair]:
        """The seats."""
        return self.seating.chairs

    @property
    def begun(self) -> Course:
        """The course of the game."""
        if self.course is None:
            raise No("not_started", "The game has not begun yet.")
        return self.course

    @property
    def record(self) -> Record | None:
        """The game; none before it has begun."""
        return None if self.course is None else self.course.record

    @property
    def playing(self) -> Record:
        """The game, which has begun."""
        return self.begun.record

    @property
    def asking(self) -> Asking:
        """What the table waits for."""
        if self.waiting is None:
            self.waiting = Asking(self.record if self.status == "playing" else None, self.chairs, self.standing)
        return self.waiting

    def asked(self) -> tuple[Seat, ...]:
        """Seats that owe an answer now."""
        return self.asking.seats

    def bots_asked(self) -> list[Seat]:
        """Seats whose bot owes an answer."""
        return [seat for seat in self.asked() if self.chairs[seat].bot is not None]

    def by_itself(self) -> tuple[Accepted, str] | None:
        """An answer that needs nobody."""
        return self.asking.by_itself

    def seen(self, seat: Seat | None) -> int:
        """How much that viewer has been told."""
        return self.news.seen(seat)

    def runs_out(self, seat: Seat) -> float | None:
        """When that seat's time runs out; none while nobody waits for it."""
        if self.status != "playing" or self.chairs[seat].bot is not None:
            return None
        return self.clock.runs_out(seat)

    def due(self) -> float | None:
        """When the next clock runs out."""
        times = [time for time in map(self.runs_out, self.asked()) if time is not None]
        return min(times) if times else None

    # Taking rows in

    def take(self, row: Row, accepted: Accepted | None = None) -> None:
        """What this row does; one that does not fit breaks the table. An answer of our own is accepted already."""
        if row.n != self.length:
            raise Broken(f"row {row.n} follows row {self.length - 1}")
        try:
            self.follow(row, accepted)
        except MISFITS as error:
            raise Broken(f"row {row.n} ({row.kind}) cannot be followed: {error}") from error
        self.length += 1
        self.updated = row.at
        self.waiting = None
        if self.status in ("playing", "over") and self.clock.timed:
            self.clock.run(self.asked(), self.seating.people(), row.at)

    def take_all(self, rows: Iterable[Row]) -> None:
        """Row by row."""
        for row in rows:
            self.take(row)

    def follow(self, row: Row, accepted: Accepted | None) -> None:
        """Each kind of row."""
        if not (0 <= row.seat < self.fixed.seats or (row.seat == CHANCE and row.kind in OF_NO_SEAT)):
            raise Misfit(f"there is no seat {row.seat}")
        match row.kind:
            case "move":
                self.enter(row, accepted or self.begun.read(row))
            case "undo":
                self.rewind(len(self.playing.entries) - row.number())
            case "sit":
                self.seating.take_seat(row)
            case "stand":
                self.seating.leave(row.seat)
            case "start":
                self.begin()
            case "resign":
                self.resign_by(row)
            case "return":
                self.chairs[row.seat].bot = None
            case "standing":
                self.keep_in_advance(row)
            case "propose":
                self.votes.propose(row)
                self.decide(row.at)
            case "ballot":
                self.votes.ballot(row)
                self.decide(row.at)
            case "close":
                self.finish("agreed")
            case "rematch":
                self.rematch = row.data
            case _:
                raise Misfit("there is no such kind of row")

    def begin(self) -> None:
        """Luck hands out the seats, and the game begins."""
        key = stream(self.fixed.secret, self.seating.contributions())
        if self.fixed.shuffle:
            self.seating.draw(key)
        names = tuple(chair.name for chair in self.chairs)
        self.course = Course(Record(self.game, names, self.fixed.options), key, self.fixed.secret)
        self.status = "playing"

    def enter(self, row: Row, accepted: Accepted) -> None:
        """An answer is played and told."""
        course = self.begun
        self.news.tell(row, course.enter(row, accepted))
        if course.record.over:
            self.finish(self.game.ending(course.record.state))

    def rewind(self, length: int) -> None:
        """Back to so many entries."""
        self.begun.rewind(length)
        self.news.rewind(length)

    def resign_by(self, row: Row) -> None:
        """A person gives the game up."""
        self.seating.resign(row)
        if self.seating.ends_with_one():
            self.finish("resigned")

    def keep_in_advance(self, row: Row) -> None:
        """An answer for a question that may come, or none any more."""
        said = row.said(InAdvance)
        if said.answer is None:
            self.standing.pop((row.seat, said.step), None)
        else:
            self.standing[row.seat, said.step] = said.answer

    def decide(self, at: float) -> None:
        """What all have agreed to, happens."""
        vote = self.votes.passed(self.seating.people())
        if vote is not None:
            self.carry_out(vote, at)

    def carry_out(self, vote: Vote, at: float) -> None:
        match vote.kind:
            case "pause":
                self.status = "paused"
                self.clock.pause(at)
            case "resume":
                self.status = "playing"
                self.clock.resume(at)
            case "extend":
                self.clock.extend(at)
            case "replace":
                self.chairs[self.subject(vote, self.fixed.seats - 1)].bot = vote.level
            case "undo":
                self.rewind(min(self.subject(vote), len(self.playing.entries)))
            case "end":
                self.finish("agreed")

    def subject(self, vote: Vote, most: float = inf) -> int:
        """What a vote is about: a seat, or a number of entries."""
        if vote.subject is None or not 0 <= vote.subject <= most:
            raise Misfit(f"there is no {vote.subject} to vote on")
        return vote.subject

    def finish(self, ending: str) -> None:
        """The game is over: by its rules, by resignation, or because all agreed."""
        record = self.playing
        self.status, self.votes.open = "over", None
        if record.over:
            scores, places = self.game.scores(record.state), self.game.ranking(record.state)
        else:
            scores, places = [], [1] * self.fixed.seats
        places = [len(places) if chair.resigned else place for chair, place in zip(self.chairs, places, strict=True)]
        self.result = {"ending": ending, "scores": scores, "places": places}
