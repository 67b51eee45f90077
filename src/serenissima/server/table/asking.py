"""What a table waits for between two rows: each thing is worked out once, when somebody wants to know it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

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

    @cached_property
    def answers(self) -> Answers:
        """What may be answered."""
        if self.record is None:
            raise No("not_asked", "Nobody is asked now.")
        return self.record.answers()

    @cached_property
    def owed(self) -> tuple[Seat, ...]:
        """Seats that the rules ask."""
        return () if self.record is None else tuple(seat for seat in self.answers.asked if seat != CHANCE)

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """Seats that owe an answer: the rules ask them, and they have not sealed one."""
        return tuple(seat for seat in self.owed if seat not in self.closed)

    def luck(self) -> bool:
        """Whether luck must answer."""
        return self.record is not None and self.answers.asked == (CHANCE,)

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

    @cached_property
    def by_itself(self) -> tuple[Accepted, str] | None:
        """An answer that needs nobody: the rules leave no other, or it was given in advance; and which of the two."""
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
