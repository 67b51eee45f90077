"""The course of a game at a table: its record, its luck, and how each entry came about."""

from __future__ import annotations

from typing import Final

from serenissima.fairness import Oath, Proof, Seal, Seals, Thread, Undone, commitment, fall
from serenissima.kernel.core import CHANCE, Move, Seat, Step
from serenissima.kernel.notation import move_text, read_move, top_name
from serenissima.kernel.record import Accepted, Answers, Record, Told
from serenissima.server.table.rows import Misfit, Row

FOLLOWING: Final = "then"  # how an answer came about that was sent together with the one before it
NO_CHOICE: Final = ("forced", FOLLOWING)  # taken back together with the choice before


class Course:
    """A game under way at a table."""

    def __init__(self, record: Record, oath: Oath, table: str, began: tuple[str, ...], *, drawn: bool) -> None:
        self.record = record
        self.thread = Thread(oath)  # of its luck
        self.drawn = drawn  # whether luck handed out the seats
        self.began = began  # the players by seat, as luck knows them
        self.how: list[str] = []  # by whom each entry of the record was made
        self.said: list[str] = []  # each entry in words
        self.undone: list[Undone] = []  # what was taken back
        self.weighed: Answers | None = None  # luck's latest answer,
        self.odds: list[tuple[str, int]] = []  # and what it could have been
        self.acts = 0  # entries ever made, and takings back
        self.seals = Seals(self.thread, table)
        self.sealed: list[Seal] = []  # every seal that was published

    @property
    def key(self) -> str:
        """Of its luck."""
        return self.thread.key

    def proof(self) -> Proof:
        """What proves its luck, once it is over."""
        oath, undone, sealed = self.thread.oath, tuple(self.undone), tuple(self.sealed)
        return Proof(oath, commitment(oath.secret), self.drawn, self.began, undone, sealed, self.thread.chain)

    def text(self, accepted: Accepted) -> str:
        """An answer as it stands in the log."""
        return move_text(self.record.game, self.record.names, top_name(self.record.state), accepted.move)

    def read(self, row: Row) -> Accepted:
        """The answer in a row that another process wrote, or this one before; it is checked as any other."""
        record, answers = self.record, self.record.answers()
        move = read_move(record.game, record.names, top_name(record.state), row.data.split())
        if row.seat == CHANCE and answers.asked == (CHANCE,):
            self.weigh(answers)  # before it is accepted: so its outcomes are listed once
        return answers.accept(row.seat, move, clock=True)

    def luck(self, answers: Answers) -> Accepted:
        """What luck answers now."""
        return answers.accept(CHANCE, fall(self.thread, len(self.record.entries), self.weigh(answers)))

    def weigh(self, answers: Answers) -> list[tuple[Move, int]]:
        """What luck may answer; its luck depends on it from now on."""
        record, odds = self.record, answers.odds()
        self.weighed = answers
        step = top_name(record.state)
        self.odds = [(move_text(record.game, record.names, step, move), weight) for move, weight in odds]
        return odds

    def enter(self, row: Row, accepted: Accepted) -> Told:
        """Play the answer of a row; what it tells, and to whom."""
        record = self.record
        step = record.state.stack[-1]
        if row.seat == CHANCE and self.weighed is not accepted.answers:
            self.weigh(accepted.answers)
        told = record.enter(accepted)
        check = record.entries[-1].check
        if row.mark and record.marked and row.mark != check:
            raise Misfit(f"the table's fingerprint is {check}, {row.mark} was stored")
        self.how.append(row.by)
        self.note(step, row.seat, row.data)
        return told

    def never_opened(self, seat: Seat, digest: str) -> None:
        """A seal that was published, and that its browser has not opened in time."""
        self.sealed.append(Seal(self.acts + 1, len(self.said) + 1, seat, 0, "", digest))

    def note(self, step: Step, seat: Seat, said: str) -> None:
        """An entry was made: luck depends on it from now on, and it may be under a seal."""
        self.said.append(said)
        self.acts += 1
        if seat == CHANCE:
            self.thread.fallen(said, self.odds)
        else:
            self.thread.answered(seat, said)
        seal = self.seals.note(self.record.state, step, self.acts, len(self.said), seat, said)
        if seal is not None:
            self.sealed.append(seal)

    def rewind(self, length: int, by: Seat) -> None:
        """Back to so many entries: a seat takes the others back, or (`CHANCE`) all have agreed to."""
        gone = self.record.entries[length:]
        if not 0 <= length <= len(self.record.entries):
            raise Misfit(f"{length} of {len(self.record.entries)} entries cannot be kept")
        if gone:
            taken = tuple((entry.seat, said) for entry, said in zip(gone, self.said[length:], strict=True))
            self.undone.append(Undone(length, by, taken))
            self.acts += 1
            self.thread.taken_back(by, len(gone))
        self.record.rewind(length)
        del self.how[length:], self.said[length:]
        self.seals.open()

    def entries_of(self, seat: Seat, choices: int) -> int | None:
        """How many entries the seat's last so many choices take up; none if it may not take back so many."""
        taken = 0
        for back in range(1, self.record.undoable(seat) + 1):
            if self.how[-back] not in NO_CHOICE:
                taken += 1
                if taken == choices:
                    return back
        return None

    def choices_back(self, seat: Seat) -> int:
        """How many choices that seat may take back."""
        own = self.record.undoable(seat)
        return sum(how not in NO_CHOICE for how in self.how[len(self.how) - own :]) if own else 0
