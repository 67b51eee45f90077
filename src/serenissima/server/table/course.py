"""The course of a game at a table: its record, its luck, and how each entry came about."""

from __future__ import annotations

from serenissima.fairness import Seals, fall
from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.notation import move_text, read_move, top_name
from serenissima.kernel.record import Accepted, Answers, Record, Told
from serenissima.server.table.rows import Misfit, Row


class Course:
    """A game under way at a table."""

    def __init__(self, record: Record, key: str, secret: str) -> None:
        self.record = record
        self.key = key  # of its luck
        self.how: list[str] = []  # by whom each entry of the record was made
        self.seals = Seals(secret)

    def text(self, accepted: Accepted) -> str:
        """An answer as it stands in the log."""
        return move_text(self.record.game, self.record.names, top_name(self.record.state), accepted.move)

    def read(self, row: Row) -> Accepted:
        """The answer in a row that another process wrote, or this one before; it is checked as any other."""
        record = self.record
        move = read_move(record.game, record.names, top_name(record.state), row.data.split())
        return record.answers().accept(row.seat, move)

    def luck(self, answers: Answers) -> Accepted:
        """What luck answers now."""
        return answers.accept(CHANCE, fall(self.key, len(self.record.entries), answers.odds()))

    def enter(self, row: Row, accepted: Accepted) -> Told:
        """Play the answer of a row; what it tells, and to whom."""
        record = self.record
        step = record.state.stack[-1]
        told = record.enter(accepted)
        check = record.entries[-1].check
        if row.mark and row.mark != check:
            raise Misfit(f"the table's fingerprint is {check}, {row.mark} was stored")
        self.how.append(row.by)
        self.seals.note(record.state, step, len(record.entries), row.seat, row.data)
        return told

    def rewind(self, length: int) -> None:
        """Back to so many entries."""
        if not 0 <= length <= len(self.record.entries):
            raise Misfit(f"{length} of {len(self.record.entries)} entries cannot be kept")
        self.record.rewind(length)
        del self.how[length:]
        self.seals.open()

    def entries_of(self, seat: Seat, choices: int) -> int | None:
        """How many entries the seat's last so many choices take up; none if it may not take back so many."""
        taken = 0
        for back in range(1, self.record.undoable(seat) + 1):
            if self.how[-back] != "forced":
                taken += 1
                if taken == choices:
                    return back
        return None

    def choices_back(self, seat: Seat) -> int:
        """How many choices that seat may take back."""
        own = self.record.undoable(seat)
        return sum(1 for how in self.how[len(self.how) - own :] if how != "forced")
