"""What a table waits for between two rows: each thing is worked out once, when somebody wants to know it."""

from __future__ import annotations

from collections.abc import Collection

from serenissima.kernel.core import CHANCE, Move, Seat
from serenissima.kernel.notation import move_words, top_name
from serenissima.kernel.record import Accepted, Answers, Record
from serenissima.server.refusals import No
from serenissima.server.standing import Answer, answer_for
from serenissima.server.table.seating import Chair

Standing = dict[tuple[Seat, str], Answer]  # answers given in advance, by seat and question


class Asking:
    """The question on the table, its answers, and what needs nobody; without a record nothing is asked."""

    def __init__(
        self, record: Record | None, chairs: list[Chair], standing: Standing, closed: Collection[Seat] = ()
    ) -> None:
        self.record = record
        self.chairs = chairs
        self.standing = standing
        self.closed = closed  # seats whose answer is sealed and not open yet
        self.waiting = None if record is None else record.answers()
        asked = () if self.waiting is None else self.waiting.asked
        self.owed = tuple(seat for seat in asked if seat != CHANCE) if CHANCE in asked else asked  # whom the rules ask
        self.seats = tuple(seat for seat in self.owed if seat not in closed) if closed else self.owed  # who must answer
        self.alone: tuple[Accepted, str] | None = None  # the answer that needs nobody,
        self.looked = False  # once somebody wanted to know whether there is one

    @property
    def answers(self) -> Answers:
        """What may be answered."""
        if self.waiting is None:
            raise No("not_asked", "Nobody is asked now.")
        return self.waiting

    def luck(self) -> bool:
        """Whether luck must answer."""
        return self.waiting is not None and self.waiting.asked == (CHANCE,)

    def of(self, seat: Seat | None) -> list[Move]:
        """The legal answers of a seat."""
        return self.answers.of(seat) if seat is not None and seat in self.seats else []

    def words_of(self, seat: Seat | None) -> list[list[str]]:
        """The legal answers of a seat in words."""
        record, moves = self.record, self.of(seat)
        if record is None or not moves:
            return []
        step = top_name(record.state)
        return [move_words(record.game, record.names, step, move) for move in moves]

    @property
    def by_itself(self) -> tuple[Accepted, str] | None:
        """An answer that needs nobody: the rules leave no other, or it was given in advance; and which of the two."""
        if not self.looked:
            self.alone, self.looked = self.without_choice(), True
        return self.alone

    def without_choice(self) -> tuple[Accepted, str] | None:
        """The same, worked out."""
        if self.record is None or self.closed:
            return None
        only = self.answers.forced()
        if only is not None:
            return only, "forced"
        given = self.in_advance(self.record)
        return None if given is None else (given, "standing")

    def in_advance(self, record: Record) -> Accepted | None:
        """An answer that a seat has given in advance to this question."""
        step = top_name(record.state)
        for seat in self.seats if self.standing else ():
            given = self.standing.get((seat, step))
            if given is not None and self.chairs[seat].bot is None:
                accepted = answer_for(given, record, self.answers, seat)
                if accepted is not None:
                    return accepted
        return None
