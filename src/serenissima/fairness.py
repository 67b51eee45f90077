"""Luck that can be checked: a secret fixed by a commitment before the game, mixed with what each player adds.

The secret's digest is published before seats are drawn; the players' contributions make the stream that every die and
draw is taken from; at the end the secret is opened, and anybody can compute the whole game's luck again. Nothing here
does I/O.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from serenissima.kernel.core import CHANCE, AnyState, Move, Question, Seat, Step, answer, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.luck import outcome
from serenissima.kernel.notation import move_text
from serenissima.kernel.record import Record

MARK = "# luck "
BITS: Final = 64


def commitment(secret: str) -> str:
    """What is published before the game: it fixes the secret and tells nothing about it."""
    return digest("commitment", secret)


def stream(secret: str, contributions: Sequence[str]) -> str:
    """The key of all luck of one game."""
    return digest("stream", secret, *contributions)


def sealing(secret: str, entry: int, seat: int, move: str) -> str:
    """The commitment to a sealed answer; its salt comes from the secret, so the opened secret opens it too."""
    return digest("sealing", digest("salt", secret, str(entry), str(seat)), move)


def digest(purpose: str, *parts: str) -> str:
    """A digest of texts, none of which can run into the next."""
    state = blake2b(digest_size=32, person=purpose.encode())
    for part in parts:
        said = part.encode()
        state.update(len(said).to_bytes(4, "big"))
        state.update(said)
    return state.hexdigest()


class StreamLuck:
    """Luck of one entry of one game: numbers from the stream, each fair by rejection."""

    def __init__(self, key: str, label: str) -> None:
        self.key = key
        self.label = label
        self.drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely."""
        limit = (1 << BITS) // bound * bound
        while True:
            number = int(digest("draw", self.key, self.label, str(self.drawn))[: BITS // 4], 16)
            self.drawn += 1
            if number < limit:
                return number % bound


def fall(key: str, entry: int, odds: list[tuple[Move, int]]) -> Move:
    """How luck answers as the entry with that number, counted from 0."""
    return outcome(odds, StreamLuck(key, str(entry)))


def seated(key: str, count: int) -> list[int]:
    """The seats in the order in which luck hands them out."""
    luck = StreamLuck(key, "seats")
    left = list(range(count))
    return [left.pop(luck.below(len(left))) for _ in range(count)]


# What was published, and checking it


@dataclass(frozen=True)
class Proof:
    """What the luck of a game was made of: the secret, what the players added, and who stood in line for seats."""

    secret: str
    contributions: tuple[str, ...]
    drawn_from: tuple[str, ...] = ()  # names in the order in which they sat down; none if seats were not drawn
    commitment: str = ""  # what was published before the game, if it is known


@dataclass
class Checked:
    """What was found: how much luck was computed again, and the first thing that does not fit."""

    commitment: str
    fair: bool
    checked: int  # outcomes of luck
    problem: str = ""
    sealings: list[tuple[int, int, str]] = field(default_factory=list)  # entries so far, seat, commitment


def trust_lines(secret: str, contributions: Sequence[str], drawn_from: Sequence[str]) -> str:
    """The proof as a line of a record."""
    said = {
        "commitment": commitment(secret),
        "contributions": list(contributions),
        "drawn_from": list(drawn_from),
        "secret": secret,
    }
    return f"{MARK}{json.dumps(said, ensure_ascii=False)}\n"


class BadProof(ValueError):
    """A line about luck that cannot be read."""


def read_proof(lines: Iterable[str]) -> Proof | None:
    """The proof that a record carries; none if it has none."""
    for line in lines:
        if line.startswith(MARK):
            try:
                said = json.loads(line.removeprefix(MARK))
                names, parts = map(str, said["drawn_from"]), map(str, said["contributions"])
                return Proof(str(said["secret"]), tuple(parts), tuple(names), str(said["commitment"]))
            except (ValueError, KeyError, TypeError) as error:
                raise BadProof(f"the line about luck cannot be read: {error!r}") from error
    return None


class Seals:
    """Sealed answers to the question on the table: who has given all of his is committed to them until it is over."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.answers: dict[Seat, list[str]] = {}
        self.digests: dict[Seat, str] = {}

    def note(self, g: AnyState, step: Step, entry: int, seat: Seat, said: str) -> str | None:
        """That entry was an answer to that step; the commitment, if it was the last of a seat's sealed ones."""
        if not (isinstance(step, Question) and step.sealed and not step.covered):
            self.open()
            return None
        answers = self.answers.setdefault(seat, [])
        answers.append(said)
        if seat in seats(g):
            return None
        if not self.digests and not (g.stack and type(g.stack[-1]) is type(step)):
            self.open()  # nobody else is asked: a secret answer to a question of one's own is no promise to anybody
            return None
        self.digests[seat] = sealing(self.secret, entry, seat, "; ".join(answers))
        return self.digests[seat]

    def open(self) -> None:
        """Nothing is sealed any more."""
        self.answers, self.digests = {}, {}


def check_luck(record: Record, proof: Proof) -> Checked:
    """Compute all luck of the game again and compare."""
    found = Checked(commitment(proof.secret), True, 0)
    key = stream(proof.secret, proof.contributions)
    if proof.commitment and proof.commitment != found.commitment:
        return told_off(found, "the secret does not fit the commitment that was published")
    if proof.drawn_from and tuple(proof.drawn_from[at] for at in seated(key, len(proof.drawn_from))) != record.players:
        return told_off(found, "the seats were not handed out as luck has it")
    seals = Seals(proof.secret)
    g = new(record.game, len(record.players), record.options, record.data_file)
    for number, entry in enumerate(record.entries):
        if entry.seat == CHANCE:
            expected = fall(key, number, odds(g))
            if expected != entry.move:
                said = move_text(record.game, record.names, entry.step, expected)
                return told_off(found, f"entry {number + 1} is {record.line(entry)!r}, but luck had it that {said!r}")
            found.checked += 1
        step = g.stack[-1]
        answer(g, entry.seat, entry.move)
        said = move_text(record.game, record.names, entry.step, entry.move)
        digest = seals.note(g, step, number + 1, entry.seat, said)
        if digest is not None:
            found.sealings.append((number + 1, entry.seat, digest))
    return found


def told_off(found: Checked, problem: str) -> Checked:
    found.fair, found.problem = False, problem
    return found
