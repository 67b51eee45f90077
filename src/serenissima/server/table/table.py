"""What can be done at a table: each act makes rows and takes them in, or is refused with a `No`."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from serenissima.kernel.core import Move, Seat, default
from serenissima.kernel.game import Refusal
from serenissima.kernel.notation import BadNotation, read_move, top_name
from serenissima.kernel.record import Accepted, Record, Refused
from serenissima.server.refusals import No
from serenissima.server.table.log import Log
from serenissima.server.table.rows import Row


class Table(Log):
    """A table at which things happen."""

    def row(self, kind: str, seat: Seat, data: str = "", at: float = 0.0, by: str = "") -> Row:
        """The next line of the log."""
        return Row(self.length, kind, seat, data, "", by, max(at, self.updated))

    def one(self, kind: str, seat: Seat, at: float, data: str = "") -> list[Row]:
        """A single new row, taken in."""
        row = self.row(kind, seat, data, at)
        self.take(row)
        return [row]

    # Before the game

    def sit(self, user: str, name: str, seat: Seat | None, luck: str, at: float) -> list[Row]:
        """A person takes a free seat, or the given one."""
        if self.status != "open":
            raise No("started", "The game has begun; nobody can sit down any more.")
        place = self.seating.place(seat)
        said = {"user": user, "name": self.seating.fresh_name(name), "luck": luck}
        return self.one("sit", place, at, json.dumps(said))

    def sit_bot(self, level: str, seat: Seat, at: float) -> list[Row]:
        """A bot takes a free seat."""
        self.seating.check_level(level)
        said = {"bot": level, "name": self.seating.fresh_name(level)}
        return self.one("sit", seat, at, json.dumps(said))

    def stand(self, seat: Seat, at: float) -> list[Row]:
        """A person leaves a table where the game has not begun."""
        if self.status != "open":
            raise No("started", "The game has begun; you can resign instead.")
        return self.one("stand", seat, at)

    def start(self, at: float) -> list[Row]:
        """The game begins: luck hands out the seats and answers what comes first."""
        if self.status != "open":
            raise No("started", "The game has begun already.")
        if self.seating.free():
            raise No("seats_free", "Some seats are still free.")
        return self.settle(self.one("start", -1, at), at)

    # Answers: one way in for all of them

    def play(self, seat: Seat, seen: int, words: list[str], at: float, by: str = "") -> list[Row]:
        """A seat's answer to the question it has seen, and what follows by itself."""
        self.ready()
        self.check_seen(seat, seen)
        return self.give(seat, self.read(seat, words), at, by)

    def give(self, seat: Seat, move: Move, at: float, by: str) -> list[Row]:
        """An answer, if the rules accept it, and what follows by itself."""
        try:
            accepted = self.asking.answers.accept(seat, move)
        except Refused as refused:
            why = refused.refusal
            raise No("not_legal", f"{why.rule}: {why.reason.replace('_', ' ')}", why) from refused
        return self.settle([self.answer(accepted, at, by)], at)

    def answer(self, accepted: Accepted, at: float, by: str) -> Row:
        """One answer as a row, with the fingerprint of the table after it."""
        course = self.begun
        row = self.row("move", accepted.seat, course.text(accepted), at, by)
        self.take(row, accepted)
        return replace(row, mark=course.record.entries[-1].check)

    def settle(self, rows: list[Row], at: float) -> list[Row]:
        """These rows, and luck's answers until somebody must."""
        while self.asking.luck():
            rows.append(self.answer(self.begun.luck(self.asking.answers), at, "luck"))
        return rows

    def go_on(self, at: float) -> list[Row]:
        """One answer that needs nobody.

        It is an act of its own and not part of what came before it: whether another seat had a choice may be its
        secret, and then even how news are bundled would tell it.
        """
        found = self.by_itself()
        if found is None:
            return []
        accepted, by = found
        return self.settle([self.answer(accepted, at, by)], at)

    def time_out(self, seat: Seat, at: float) -> list[Row]:
        """The rule file's answer for a seat whose time has run out."""
        record = self.ready()
        return self.give(seat, default(record.state, seat), at, "timeout") if seat in self.asked() else []

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
        record, answers = self.playing, self.asking.answers
        if seat not in answers.asked:
            raise No("not_asked", "You are not asked now.", answers.refusal(seat, ("",)))
        try:
            return read_move(self.game, record.names, top_name(record.state), words)
        except BadNotation as error:
            raise No("no_move", str(error)) from error

    def legal_words(self, seat: Seat) -> list[list[str]]:
        """The legal answers of a seat in words."""
        return self.asking.words_of(seat)

    # Around the game

    def undo(self, seat: Seat, seen: int, count: int, at: float) -> list[Row]:
        """A seat takes back its own latest choices; what was forced goes with the choice before it."""
        self.ready()
        self.check_seen(seat, seen)
        entries = self.begun.entries_of(seat, count)
        if entries is None:
            why = Refusal(self.game.turn_rule, "no_undo")
            raise No("no_undo", "That can no longer be taken back: luck or another player has answered since.", why)
        return self.one("undo", seat, at, str(entries))

    def choices_back(self, seat: Seat) -> int:
        """How many choices that seat may take back now."""
        return self.begun.choices_back(seat) if self.status == "playing" else 0

    def resign(self, seat: Seat, at: float) -> list[Row]:
        """A person gives the game up: a bot plays on for the others, or the game ends when one person is left."""
        self.ready()
        if self.chairs[seat].resigned:
            raise No("resigned", "You have resigned already.")
        return self.settle(self.one("resign", seat, at, json.dumps({"bot": self.seating.stand_in()})), at)

    def come_back(self, seat: Seat, at: float) -> list[Row]:
        """A person takes the seat over again from the bot that stood in."""
        if not self.chairs[seat].stands_in or self.chairs[seat].resigned:
            raise No("no_bot", "No bot plays for you.")
        return self.one("return", seat, at)

    def give_in_advance(self, seat: Seat, step: str, said: dict[str, Any] | None, at: float) -> list[Row]:
        """An answer for a question that may come, or none any more."""
        self.ready()
        return self.settle(self.one("standing", seat, at, json.dumps({"step": step, "answer": said})), at)

    def propose(self, seat: Seat, kind: str, subject: int | None, level: str | None, at: float) -> list[Row]:
        """Put something to the vote; the proposer agrees."""
        self.votes.check(kind, seat, subject, self.status, self.seating.people())
        if kind == "undo":
            subject = self.news.entries_before(seat, -1 if subject is None else subject)
        if level is not None:
            self.seating.check_level(level)
        said = {"kind": kind, "subject": subject, "level": level or self.seating.stand_in()}
        return self.settle(self.one("propose", seat, at, json.dumps(said)), at)

    def ballot(self, seat: Seat, number: int, agree: bool, at: float) -> list[Row]:
        """A player agrees to what is proposed, or ends the vote by refusing."""
        self.votes.check_ballot(seat, number, self.seating.people())
        return self.settle(self.one("ballot", seat, at, json.dumps({"agree": agree})), at)

    def close(self, at: float) -> list[Row]:
        """A moderator ends the game; nobody has won it."""
        self.ready()
        return self.one("close", -1, at)

    def play_again(self, table_id: str, at: float) -> list[Row]:
        """The table of the rematch is known here."""
        if self.status != "over" or self.rematch is not None:
            raise No("no_rematch", "A rematch follows a finished game, once.")
        return self.one("rematch", -1, at, table_id)
