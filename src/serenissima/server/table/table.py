"""What can be done at a table: each act makes rows and takes them in, or is refused with a `No`."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from serenissima.fairness import commitment, sealed
from serenissima.kernel.core import AnyState, Move, Seat, answer, default, forced, seats
from serenissima.kernel.game import Refusal
from serenissima.kernel.notation import BadNotation, move_words, read_move, top_name
from serenissima.kernel.record import Accepted, Answers, Record, Refused
from serenissima.server.refusals import No
from serenissima.server.table.absence import LONG_PAUSE, check_absent, check_away
from serenissima.server.table.closings import BROWSERS
from serenissima.server.table.course import FOLLOWING
from serenissima.server.table.hours import Hours
from serenissima.server.table.log import Log
from serenissima.server.table.rows import Row

ANSWERED_FOR: Final = ("timeout", "bot")  # by whom an answer is given that may be the clock's


def check_legal(answers: Answers, seat: Seat, move: Move, clock: bool = False) -> Accepted:
    """That answer, if the rules allow it."""
    try:
        return answers.accept(seat, move, clock)
    except Refused as refused:
        why = refused.refusal
        raise No("not_legal", f"{why.rule}: {why.reason.replace('_', ' ')}", why) from refused


class Table(Log):
    """A table at which things happen."""

    def row(self, kind: str, seat: Seat, data: str = "", at: float = 0.0, by: str = "") -> Row:
        """The next line of the log."""
        return Row(self.length, kind, seat, data, "", by, max(at, self.updated))

    def play_at(self, seat: Seat, hours: Hours | None, at: float) -> list[Row]:
        """The person of a seat plays at these hours from now on; by turns the clock rests outside them."""
        return self.one("hours", seat, at, "" if hours is None else msgspec.json.encode(hours).decode())

    def one(self, kind: str, seat: Seat, at: float, data: str = "") -> list[Row]:
        """A single new row, taken in."""
        row = self.row(kind, seat, data, at)
        self.take(row)
        return [row]

    # Before the game

    def sit(
        self,
        user: str,
        name: str,
        seat: Seat | None,
        luck: str,
        at: float,
        *,
        adds: bool = False,
        program: bool = False,
    ) -> list[Row]:
        """A person takes a free seat, or the given one; a bot of the same name takes another name.

        What he adds to luck he says now, or, where he `adds` it later, before the game begins. A `program` is a bot
        that belongs to somebody: it sits like a person, and is marked.
        """
        if self.status != "open":
            raise No("started", "The game has begun; nobody can sit down any more.")
        place = self.seating.place(seat)
        rows = [row for bot in self.seating.bots_called(name) for row in self.rename(bot, self.bots_name(name), at)]
        said: dict[str, Any] = {"user": user, "name": self.seating.fresh_name(name), "luck": luck}
        if adds:
            said["adds"] = True
        if program:
            said["program"] = True
        return rows + self.one("sit", place, at, json.dumps(said))

    def add_luck(self, seat: Seat, luck: str, seen: str, at: float) -> list[Row]:
        """Who has seen the commitment adds to luck, once."""
        if self.status != "open":
            raise No("started", "The game has begun; luck is made.")
        self.check_commitment(seen)
        if self.chairs[seat].luck:
            raise No("added", "You have added to luck already.")
        return self.one("luck", seat, at, json.dumps({"luck": luck}))

    def check_commitment(self, seen: str) -> None:
        """What is added to luck is meant for this table: who adds it has seen its commitment."""
        if seen != commitment(self.fixed.secret):
            raise No("no_commitment", "Add to luck after you have seen the commitment of this table, and say which.")

    def sit_bot(self, level: str, seat: Seat, at: float) -> list[Row]:
        """A bot takes a free seat."""
        self.seating.check_level(level)
        said = {"bot": level, "name": self.bots_name()}
        return self.one("sit", seat, at, json.dumps(said))

    def bots_name(self, *others: str) -> str:
        """What the next bot is called here: the name of a person, never that of one at the table."""
        return self.seating.name_for_bot(self.fixed.id, *others)

    def stand(self, seat: Seat, at: float) -> list[Row]:
        """A person leaves a table where the game has not begun."""
        if self.status != "open":
            raise No("started", "The game has begun; you can resign instead.")
        return self.one("stand", seat, at)

    def send_away(self, seat: Seat, at: float) -> list[Row]:
        """The host sends somebody away from a table where the game has not begun; he does not come back."""
        if self.status != "open":
            raise No("started", "The game has begun; nobody is sent away any more.")
        user = self.chairs[seat].user if seat < self.fixed.seats else None
        if user is None or user == self.fixed.host:
            raise No("nobody_there", "Only another person at the table can be sent away.")
        return self.one("send", seat, at)

    def invite_anew(self, invite: str, at: float) -> list[Row]:
        """From now on another invitation holds."""
        if self.status != "open":
            raise No("started", "The game has begun; nobody is invited any more.")
        return self.one("invite", -1, at, invite)

    def rename(self, seat: Seat, name: str, at: float) -> list[Row]:
        """Somebody leaves for good, and his name with him; or a person has come who is called as a bot was."""
        return self.one("rename", seat, at, json.dumps({"name": name}))

    def start(self, at: float) -> list[Row]:
        """The game begins: luck hands out the seats and answers what comes first."""
        if self.status != "open":
            raise No("started", "The game has begun already.")
        if self.seating.free():
            raise No("seats_free", "Some seats are still free.")
        return self.settle(self.one("start", -1, at), at)

    # Answers: one way in for all of them

    def play(
        self, seat: Seat, seen: int, words: list[str], at: float, by: str = "", onward: Sequence[list[str]] = ()
    ) -> list[Row]:
        """A seat's answer to the question it has seen, those that follow it, and what follows by itself.

        Whether all of them are legal is tried before; they are one unit of undo.
        """
        self.ready()
        self.check_seen(seat, seen)
        move = self.read(seat, words)
        if onward:
            self.rehearse(seat, move, onward)
        rows = self.give(seat, move, at, by)
        for more in onward:
            while rows[-1].seat == seat and self.asked() == (seat,) and (only := self.forced_else(more)) is not None:
                rows += self.settle([self.answer(only, at, "forced")], at)
            if rows[-1].seat != seat or self.asked() != (seat,):
                break
            rows += self.give(seat, self.read(seat, more), at, FOLLOWING)
        return rows

    def forced_else(self, words: list[str]) -> Accepted | None:
        """The only answer that the rules leave, where these words do not say it: nobody need name it."""
        only = self.asking.answers.forced()
        return None if only is None or self.begun.text(only).split() == words else only

    def rehearse(self, seat: Seat, move: Move, onward: Sequence[list[str]]) -> None:
        """Answers that follow each other, on a copy: as far as nobody else is asked, all of them must be legal."""
        check_legal(self.asking.answers, seat, move)
        world = self.playing.state.copy()
        answer(world, seat, move)
        for more in onward:
            while (only := forced(world)) is not None and only[0] == seat and self.words_for(world, only[1]) != more:
                answer(world, *only)
            if seats(world) != (seat,):
                return
            move = self.spoken(world, more)
            check_legal(Answers(self.game, world), seat, move)
            answer(world, seat, move)

    def give(self, seat: Seat, move: Move, at: float, by: str) -> list[Row]:
        """An answer, if the rules accept it, and what follows by itself."""
        accepted = check_legal(self.asking.answers, seat, move, clock=by in ANSWERED_FOR)
        return self.settle([self.answer(accepted, at, by)], at)

    def answer(self, accepted: Accepted, at: float, by: str) -> Row:
        """One answer as a row, with the fingerprint of the table after it."""
        course = self.begun
        row = self.row("move", accepted.seat, course.text(accepted), at, by)
        self.take(row, accepted)
        row.mark = course.record.entries[-1].check
        return row

    def settle(self, rows: list[Row], at: float) -> list[Row]:
        """These rows, and luck's answers and those under opened seals, until somebody must."""
        while True:
            if self.asking.luck():
                rows.append(self.answer(self.begun.luck(self.asking.answers), at, "luck"))
            elif self.closings.closed and not self.owing() and self.status == "playing":
                rows.append(self.unsealed(self.asking.owed[0], at))
            else:
                return rows

    # Answers that browsers seal

    def let_browsers_seal(self, at: float) -> list[Row]:
        """At this table sealed answers are sealed by the browsers of those who give them."""
        return self.one("seals", -1, at, BROWSERS)

    def seal(self, seat: Seat, seen: int, digest: str, at: float) -> list[Row]:
        """A seat has sealed its answer; what it is nobody knows but its browser."""
        self.ready()
        self.check_seen(seat, seen)
        if seat in self.closings.closed:
            raise No("sealed", "You have sealed your answer already.")
        if not self.takes_seals(seat):
            raise No("not_sealed", "No answer of yours is sealed by your browser now.")
        if self.closings.taken(digest):
            raise No("other_seal", "Somebody else has put that seal before his answer.")
        return self.settle(self.one("seal", seat, at, digest), at)

    def open_seal(self, seat: Seat, salt: str, words: list[str], at: float) -> list[Row]:
        """A browser opens what it has sealed; said twice, it is done once."""
        self.ready()
        closed = self.closings.closed.get(seat)
        if closed is None:
            raise No("no_seal", "You have sealed no answer that could be opened.")
        if closed.said:
            return []
        said = self.begun.text(check_legal(self.asking.answers, seat, self.spoken(self.playing.state, words)))
        if sealed(self.fixed.id, seat, salt, said) != closed.digest:
            raise No("other_seal", "That does not open the seal that you have put before your answer.")
        return self.settle(self.one("open", seat, at, json.dumps({"salt": salt, "said": said})), at)

    def unsealed(self, seat: Seat, at: float) -> Row:
        """The answer of a seat whose seal is open, now that all are."""
        move = self.spoken(self.playing.state, self.closings.closed[seat].said.split())
        return self.answer(check_legal(self.asking.answers, seat, move), at, "")

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
        return self.give(seat, default(record.state, seat), at, "timeout") if seat in self.owing() else []

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
        answers = self.asking.answers
        if seat in self.closings.closed:
            raise No("sealed", "You have sealed your answer; take it back first.")
        if seat not in answers.asked:
            raise No("not_asked", "You are not asked now.", answers.refusal(seat, ("",)))
        return self.spoken(self.playing.state, words)

    def words_for(self, g: AnyState, move: Move) -> list[str]:
        """An answer to that question as people write it."""
        return move_words(self.game, self.playing.names, top_name(g), move)

    def spoken(self, g: AnyState, words: list[str]) -> Move:
        """The move that these words say where that question is asked."""
        try:
            return read_move(self.game, self.playing.names, top_name(g), words)
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
        if seat in self.closings.closed:
            return self.take_back_seal(seat, at)
        entries = None if self.closings.closed else self.begun.entries_of(seat, count)
        if entries is None:
            why = Refusal(self.game.turn_rule, "no_undo")
            raise No("no_undo", "That can no longer be taken back: luck or another player has answered since.", why)
        return self.one("undo", seat, at, str(entries))

    def take_back_seal(self, seat: Seat, at: float) -> list[Row]:
        """A seat takes back a sealed answer; when all are sealed, they stay."""
        if not self.asked():
            why = Refusal(self.game.turn_rule, "no_undo")
            raise No("no_undo", "All have sealed their answers: they are opened now.", why)
        return self.one("unseal", seat, at)

    def choices_back(self, seat: Seat) -> int:
        """How many choices that seat may take back now."""
        if self.closings.closed:  # nobody takes back what others have answered to, under a seal or not
            return 1 if seat in self.closings.closed and self.asked() else 0
        return self.begun.choices_back(seat) if self.status == "playing" else 0

    def resign(self, seat: Seat, at: float) -> list[Row]:
        """A person gives the game up: a bot plays on for the others, or the game ends when one person is left."""
        if self.status != "paused":  # nobody is held in a game that others do not go on with
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
        if said is None and (seat, step) not in self.standing:
            raise No("nothing_to_do", "You have given no such answer in advance.")
        return self.settle(self.one("standing", seat, at, json.dumps({"step": step, "answer": said})), at)

    def note_hint(self, seat: Seat, at: float) -> list[Row]:
        """A seat is given a hint, and all see that it was."""
        return self.one("hint", seat, at)

    def propose(
        self,
        seat: Seat,
        kind: str,
        subject: int | None,
        level: str | None,
        at: float,
        connected: Collection[str] = (),
    ) -> list[Row]:
        """Put something to the vote; the proposer agrees, for all seats that he plays."""
        own = self.voices(seat)
        self.votes.check(kind, own, subject, self.status, self.seating.people(), at)
        check_absent(kind, self.chairs, self.fixed.rated)
        if kind == "replace":
            self.check_away(subject, connected, at)
        if kind == "resume" and at >= self.clock.paused_at + LONG_PAUSE:
            own = [seat, *(other for other in self.seating.people() if other != seat)]  # nobody waits for ever
        if kind == "undo":
            subject = self.news.entries_before(seat, -1 if subject is None else subject)
        if level is not None:
            self.seating.check_level(level)
        said = {"kind": kind, "subject": subject, "level": level or self.seating.stand_in(), "seats": own}
        return self.settle(self.one("propose", seat, at, json.dumps(said)), at)

    def ballot(self, seat: Seat, number: int, agree: bool, at: float, connected: Collection[str] = ()) -> list[Row]:
        """A player agrees to what is proposed, or ends the vote by refusing, or by taking back what he has said."""
        own = self.voices(seat)
        vote = self.votes.check_ballot(own, number, agree, self.seating.people(), at)
        if agree and vote.kind == "replace":
            self.check_away(vote.subject, connected, at)
        return self.settle(self.one("ballot", seat, at, json.dumps({"agree": agree, "seats": own})), at)

    def voices(self, seat: Seat) -> list[Seat]:
        """The seats that whoever sits there speaks for: his own first."""
        people, user = self.seating.people(), self.chairs[seat].user
        return [seat, *(other for other in self.seating.seats_of(user) if other != seat and other in people)]

    def check_away(self, seat: Seat | None, connected: Collection[str], at: float) -> None:
        """Only somebody who is away is replaced."""
        if seat is not None:
            chair = self.chairs[seat]
            check_away(chair, self.clock.since.get(seat), chair.user in connected, at, self.fixed.pace["kind"])

    def close(self, at: float) -> list[Row]:
        """A moderator ends the game, begun or not, paused or not; nobody has won it."""
        if self.status == "over":
            self.ready()
        return self.one("close", -1, at)

    def play_again(self, table_id: str, at: float) -> list[Row]:
        """The table of the rematch is known here."""
        if self.status != "over" or self.rematch is not None:
            raise No("no_rematch", "A rematch follows a finished game, once.")
        return self.one("rematch", -1, at, table_id)
