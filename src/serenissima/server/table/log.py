"""The log of a table: what each row does, and everything that follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final

import msgspec

from serenissima.fairness import Oath, Thread, terms_text
from serenissima.kernel.core import CHANCE, Seat, legal
from serenissima.kernel.game import GAMES, BadOption
from serenissima.kernel.notation import BadNotation
from serenissima.kernel.outlook import telling_of
from serenissima.kernel.record import Accepted, Record, Refused, version_of
from serenissima.kernel.shape import BadPosition, Written
from serenissima.server.refusals import No
from serenissima.server.standing import Answer
from serenissima.server.table.asking import Asking, Standing
from serenissima.server.table.clocks import Clock
from serenissima.server.table.closings import Closings, is_sealed
from serenissima.server.table.course import Course
from serenissima.server.table.hours import Hours
from serenissima.server.table.news import News
from serenissima.server.table.rows import Broken, Fixed, Misfit, Row
from serenissima.server.table.seating import Chair, Seating
from serenissima.server.table.stories import Stories
from serenissima.server.table.votes import Vote, Votes
from serenissima.server.wire import Status

# How a row can fail to fit. Anything else is a fault of ours: it is seen as one, and takes no table offline.
MISFITS: Final = (Misfit, BadNotation, BadOption, BadPosition, Refused, No, msgspec.MsgspecError)
OF_NO_SEAT: Final = frozenset(("start", "move", "close", "rematch", "invite", "seals"))
OF_PLAY: Final = frozenset(("move", "undo", "seal", "unseal"))  # told to each viewer as far as it may know
OF_ONE_SEAT: Final = frozenset(("standing", "open"))  # a seat's own affair: nobody else is told
UNTIMED: Final = 86_400.0  # seconds for a browser to open what it has sealed, at a table without a clock


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
        self.told = fixed.created  # when everybody was last told something beside the play
        self.status: Status = "open"
        self.invite = fixed.invite
        self.sent_away: set[str] = set()
        self.seating = Seating(self.game, fixed.seats)
        self.votes = Votes(fixed.pace.get("kind", "none"))
        self.clock = Clock(fixed.pace, [float(fixed.pace.get("bank", 0))] * fixed.seats)
        self.news = News(fixed.seats)
        self.course: Course | None = None
        self.standing: Standing = {}
        self.closings = Closings()
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.waiting: Asking | None = None  # what is asked, once somebody wanted to know
        self.telling: Stories | None = None  # what has happened, once somebody wanted to read it
        self.written: Written | None = None  # what lies open, once somebody looked,
        self.drawn: dict[Seat, Written] = {}  # and the figures, by who looks

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
            record = self.record if self.status == "playing" else None
            self.waiting = Asking(record, self.chairs, self.standing, self.closings.closed)
        return self.waiting

    @property
    def stories(self) -> Stories:
        """What has happened, as each viewer heard it."""
        if self.telling is None:
            self.telling = Stories(self.playing, self.news)
        return self.telling

    def lies_open(self) -> Any:
        """What everybody sees, as it is sent; what has not changed is the same thing as the last time."""
        record = self.playing
        if self.written is None:
            self.written = Written(self.game.shapes[0], record.names)
        return self.written.encode(record.state.table.copy())

    def figures(self, viewer: Seat) -> Any:
        """What the board shows to that viewer beside the pieces, in the same way."""
        record, telling = self.playing, telling_of(self.game)
        if telling.figures is None or telling.shape is None:
            return None
        if viewer not in self.drawn:
            self.drawn[viewer] = Written(telling.shape, record.names)
        answers = self.asking.waiting
        moves = legal(record.state, viewer) if answers is None else answers.of(viewer)
        return self.drawn[viewer].encode(telling.figures(record.state, viewer, moves))

    def asked(self) -> tuple[Seat, ...]:
        """Seats that owe an answer now."""
        return self.asking.seats

    def owing(self) -> tuple[Seat, ...]:
        """Seats that the table waits for: for an answer, or for one to be opened when all are sealed."""
        return self.closings.owing(self.asking.owed)

    def seals(self) -> list[tuple[Seat, str]]:
        """The seals on the table, by seat."""
        if not self.closings.closed and not self.begun.seals.digests:
            return []
        closed = {seat: one.digest for seat, one in self.closings.closed.items()}
        return sorted({**self.begun.seals.digests, **closed}.items())

    def takes_seals(self, seat: Seat) -> bool:
        """Whether the answer that this seat owes is to be sealed by its own browser."""
        if not self.closings.by_browsers or seat not in self.asked() or self.chairs[seat].bot is not None:
            return False
        return is_sealed(self.playing.state) and (len(self.asking.owed) > 1 or bool(self.seals()))

    def bots_asked(self) -> list[Seat]:
        """Seats whose bot owes an answer."""
        return [seat for seat in self.asked() if self.chairs[seat].bot is not None]

    def by_itself(self) -> tuple[Accepted, str] | None:
        """An answer that needs nobody."""
        return self.asking.by_itself

    def seen(self, seat: Seat | None) -> int:
        """How much that viewer has been told."""
        return self.news.seen(seat)

    def told_at(self, seats: Iterable[Seat]) -> float:
        """When whoever sits there, or else the onlooker, was last told something: all that he may know of `updated`."""
        viewers = [self.news.viewer(seat) for seat in seats] or [self.news.viewer(None)]
        return max(self.told, *(self.news.at[viewer] for viewer in viewers))

    def runs_out(self, seat: Seat) -> float | None:
        """When that seat's time runs out; none while nobody waits for it."""
        if self.status != "playing" or self.chairs[seat].bot is not None:
            return None
        if seat in self.closings.closed and not self.clock.timed and seat in self.clock.since:
            return self.clock.since[seat] + UNTIMED
        return self.clock.runs_out(seat, self.chairs[seat].hours)

    def due(self) -> float | None:
        """When the next clock runs out."""
        if not self.clock.timed and not self.closings.closed:
            return None
        times = [time for time in map(self.runs_out, self.owing()) if time is not None]
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
        if row.kind not in OF_PLAY and row.kind not in OF_ONE_SEAT:
            self.told = row.at
        self.waiting = None
        if self.status in ("playing", "over"):
            self.clock.run(self.owing(), self.seating.people(), row.at)

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
                self.rewind(len(self.playing.entries) - row.number(), row.seat, row.at)
            case "sit":
                self.seating.take_seat(row)
            case "stand":
                self.seating.leave(row.seat)
            case "luck":
                self.seating.add_luck(row)
            case "start":
                self.begin(row)
            case "resign":
                self.resign_by(row)
            case "return":
                self.seating.come_back(row)
            case "send":
                self.sent_away.add(self.chairs[row.seat].user or "")
                self.seating.leave(row.seat)
            case "invite":
                self.invite = row.data
            case "hint":
                self.chairs[row.seat].hints += 1
            case "rename":
                self.call_otherwise(row)
            case "hours":
                self.chairs[row.seat].hours = row.said(Hours) if row.data else None
            case "standing":
                self.keep_in_advance(row)
            case "seals":
                self.closings.choose(row)
            case "seal":
                self.closings.close(row)
            case "open":
                self.closings.open(row)
            case "unseal":
                self.closings.drop(row.seat)
            case "propose":
                self.votes.propose(row)
                self.decide(row.at)
            case "ballot":
                self.votes.ballot(row)
                self.decide(row.at)
            case "close":
                self.close_by_hand()
            case "rematch":
                self.rematch = row.data
            case _:
                raise Misfit("there is no such kind of row")

    def begin(self, row: Row) -> None:
        """Luck hands out the seats, and the game begins: as its rules say, or from the position that the row holds."""
        if self.status != "open":
            raise Misfit("the game has begun, or never will")
        oath = self.oath()
        if self.fixed.shuffle:
            self.seating.draw(Thread(oath).seated(self.fixed.seats))
        names = tuple(chair.name for chair in self.chairs)
        meant = version_of(self.game, str(self.fixed.rules))
        if meant is None:
            raise Misfit(f"it was played by version {self.fixed.rules} of the rules; this is {self.game.version}")
        start = row.said(dict[str, Any]) if row.data else None
        record = Record(self.game, names, {**meant.usual, **self.fixed.options}, start=start)
        record.marked = meant.marked
        began = tuple(chair.called for chair in self.chairs)
        self.course = Course(record, oath, self.fixed.id, began, drawn=self.fixed.shuffle)
        self.status = "playing"

    def oath(self) -> Oath:
        """What luck is made of, if the game begins now."""
        fixed, sat = self.fixed, tuple(chair.called for chair in self.chairs)
        terms = terms_text(fixed.id, fixed.game, fixed.rules, fixed.seats, fixed.options)
        return Oath(fixed.secret, tuple(self.seating.contributions()), sat, terms)

    def enter(self, row: Row, accepted: Accepted) -> None:
        """An answer is played and told."""
        course, closed = self.begun, self.closings.closed.pop(row.seat, None)
        if closed is not None and closed.said == row.data:
            course.seals.bring(row.seat, closed.salt)
        elif closed is not None:
            course.never_opened(row.seat, closed.digest)
        self.news.tell(row, course.enter(row, accepted))
        self.seating.note_answer(row)
        if course.record.over:
            self.finish(self.game.ending(course.record.state))

    def rewind(self, length: int, by: Seat, at: float) -> None:
        """Back to so many entries: a seat takes the others back, or (`CHANCE`) all have agreed to."""
        self.begun.rewind(length, by)
        self.closings.closed.clear()
        self.news.rewind(length, at)

    def call_otherwise(self, row: Row) -> None:
        """Somebody has left for good, and his name with him."""
        self.seating.rename(row)
        if self.course is not None:
            self.course.record.players = tuple(chair.name for chair in self.chairs)

    def resign_by(self, row: Row) -> None:
        """A person gives the game up."""
        self.seating.resign(row)
        self.closings.drop(row.seat)
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
                seat = self.subject(vote, self.fixed.seats - 1)
                self.chairs[seat].bot = vote.level
                self.closings.drop(seat)
            case "undo":
                self.rewind(min(self.subject(vote), len(self.playing.entries)), CHANCE, at)
            case "end":
                self.finish("agreed")

    def subject(self, vote: Vote, most: float = inf) -> int:
        """What a vote is about: a seat, or a number of entries."""
        if vote.subject is None or not 0 <= vote.subject <= most:
            raise Misfit(f"there is no {vote.subject} to vote on")
        return vote.subject

    def close_by_hand(self) -> None:
        """A moderator ends the game, or a table whose game has never begun is taken away."""
        if self.course is not None:
            self.finish("agreed")
        else:
            self.status = "over"
            self.result = {"ending": "closed", "scores": [], "places": [1] * self.fixed.seats}

    def finish(self, ending: str) -> None:
        """The game is over: by its rules, by resignation, or because all agreed."""
        record = self.playing
        self.status, self.votes.open = "over", None
        self.closings.closed.clear()
        if record.over:
            scores, places = self.game.scores(record.state), self.game.ranking(record.state)
        else:
            scores, places = [], [1] * self.fixed.seats
        places = [len(places) if chair.resigned else place for chair, place in zip(self.chairs, places, strict=True)]
        self.result = {"ending": ending, "scores": scores, "places": places}
