"""Seals: who has given a sealed answer is committed to it, and nobody can read it before all are opened."""

from __future__ import annotations

from dataclasses import dataclass

from serenissima.fairness.digests import NOW, digest
from serenissima.fairness.luck import Thread
from serenissima.kernel.core import AnyState, Question, Seat, Step, seats

JOINED = "; "  # between several answers under one seal


def sealed(table: str, seat: Seat, salt: str, said: str) -> str:
    """The seal of an answer: bound to the table and the seat, so that nobody can put another's seal before himself."""
    return digest("seal", table, str(seat), salt, said)


@dataclass(frozen=True)
class Seal:
    """A seal that was published, and what opens it."""

    at: int  # acts so far, with the answer under it
    entry: int  # entries so far
    seat: Seat
    answers: int  # how many of the seat's last answers lie under it
    salt: str
    digest: str


class Seals:
    """Sealed answers to the question on the table: who has given all of his is committed to them until it is over."""

    def __init__(self, thread: Thread, table: str) -> None:
        self.thread = thread
        self.table = table
        self.answers: dict[Seat, list[str]] = {}
        self.digests: dict[Seat, str] = {}
        self.brought: dict[Seat, str] = {}  # salts of those that were not sealed by the house

    def bring(self, seat: Seat, salt: str) -> None:
        """The next sealed answer of that seat was sealed with this salt, by its own browser."""
        self.brought[seat] = salt

    def note(self, g: AnyState, step: Step, acts: int, entry: int, seat: Seat, said: str) -> Seal | None:
        """That entry was an answer to that step; its seal, if it was the last of a seat's sealed ones."""
        if not (isinstance(step, Question) and step.sealed and not step.covered):
            self.open()
            return None
        answers = self.answers.setdefault(seat, [])
        answers.append(said)
        if seat in seats(g):
            return None
        if not self.digests and not self.brought and not (g.stack and type(g.stack[-1]) is type(step)):
            self.open()  # nobody else is asked: a secret answer to a question of one's own is no promise to anybody
            return None
        salt = self.brought.get(seat) or house_salt(self.thread, entry, seat)
        self.digests[seat] = self.sealed(seat, salt, JOINED.join(answers))
        return Seal(acts, entry, seat, len(answers), salt, self.digests[seat])

    def sealed(self, seat: Seat, salt: str, said: str) -> str:
        """The seal of these answers."""
        if self.thread.protocol == NOW:
            return sealed(self.table, seat, salt, said)
        return self.thread.digest("sealing", salt, said)

    def open(self) -> None:
        """Nothing is sealed any more."""
        self.answers, self.digests, self.brought = {}, {}, {}


def house_salt(thread: Thread, entry: int, seat: Seat) -> str:
    """The house seals with a salt from its secret, so the opened secret opens the seal too.

    An answer that was taken back and given again has another salt: whether it is the same one nobody can tell.
    """
    after = thread.chain if thread.protocol == NOW else str(entry)
    return thread.digest("salt", thread.oath.secret, after, str(seat))
