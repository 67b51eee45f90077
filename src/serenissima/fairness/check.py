"""Checking the luck of a finished game: every digest, every draw and its odds, every seal, by the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from serenissima.fairness.digests import NOW, commitment
from serenissima.fairness.luck import Thread, fall
from serenissima.fairness.proof import Act, Proof, acts_of, by_whom
from serenissima.fairness.seals import Seal, Seals
from serenissima.fairness.terms import BadProof, read_terms
from serenissima.kernel.core import CHANCE, Step
from serenissima.kernel.notation import BadNotation, move_text, read_move, top_name
from serenissima.kernel.record import Record, Refused


@dataclass
class Checked:
    """What was found: how much luck was computed again, and the first thing that does not fit."""

    commitment: str
    fair: bool
    checked: int  # outcomes of luck
    problem: str = ""
    sealings: list[tuple[int, int, str]] = field(default_factory=list)  # entries so far, seat, seal
    silent: list[str] = field(default_factory=list)  # people who have added nothing to luck
    protocol: int = NOW


class Unfair(Exception):
    """Something does not fit."""


@dataclass(frozen=True)
class Passed:
    """One act, checked: what luck could have answered, the seal that it completed, and the chain after it."""

    number: int  # from 1
    act: Act
    entry: int  # entries after it
    odds: list[tuple[str, int]] | None
    seal: Seal | None
    chain: str


def check_luck(record: Record, proof: Proof) -> Checked:
    """Compute all luck of the game again and compare."""
    found = Checked(commitment(proof.oath.secret), True, 0, silent=proof.silent, protocol=proof.oath.protocol)
    said = [(entry.seat, move_text(record.game, record.names, entry.step, entry.move)) for entry in record.entries]
    try:
        check_oath(proof)
        check_seats(proof)
        check_players(record, proof)
        check_acts(blank(record), proof, acts_of(said, proof.undone), found)
    except (Unfair, BadProof) as unfair:
        found.fair, found.problem = False, str(unfair)
    return found


def blank(record: Record) -> Record:
    """The same game before anything has happened."""
    return Record(record.game, record.players, record.options, record.data_file, record.start)


def check_acts(
    record: Record, proof: Proof, acts: Sequence[Act], found: Checked, beside: Callable[[Passed], None] | None = None
) -> list[Passed]:
    """Follow all acts; what was published of them, and what is written `beside` them, must be what comes out."""
    passed = []
    for one in walk(record, proof, acts):
        passed.append(one)
        if beside is not None:
            beside(one)
        found.checked += one.odds is not None
        if one.seal is not None:
            found.sealings.append((one.entry, one.seal.seat, one.seal.digest))
    if proof.oath.protocol == NOW or proof.seals:
        check_seals(proof.seals, [one.seal for one in passed if one.seal is not None])
    if proof.oath.protocol == NOW:
        end = passed[-1].chain if passed else proof.oath.beginning()
        if proof.chain != end:
            raise Unfair(f"the chain ends with {end[:16]}, but {proof.chain[:16]!r} is written")
    return passed


def check_oath(proof: Proof) -> None:
    """The secret is the one that was committed to."""
    oath = proof.oath
    expected = commitment(oath.secret)
    if proof.commitment and proof.commitment != expected:
        raise Unfair(f"the secret does not fit the commitment that was published: its own is {expected[:16]}")
    if list(oath.contributions) != sorted(oath.contributions):
        raise Unfair("what the players added is not in order")


def check_seats(proof: Proof) -> None:
    """Luck handed out the seats, or nobody did; and who added to luck plays."""
    oath = proof.oath
    if proof.players and (proof.drawn or oath.protocol == NOW):
        order = Thread(oath).seated(len(oath.sat)) if proof.drawn else range(len(oath.sat))
        seated = tuple(oath.sat[at] for at in order)
        if seated != proof.players:
            raise Unfair(f"the seats were not handed out as luck has it: {', '.join(seated)}")
    if oath.protocol == NOW:
        added = {one.partition(" ")[0] for one in oath.contributions}
        if not added <= set(oath.sat):
            raise Unfair(f"{', '.join(sorted(added - set(oath.sat)))} added to luck and does not play")


def check_players(record: Record, proof: Proof) -> None:
    """The record is of those players and that game; whoever has left for good since is called otherwise."""
    oath = proof.oath
    began = proof.players or tuple(oath.sat[at] for at in Thread(oath).seated(len(oath.sat)))
    changed = [now for now, then in zip(record.players, began, strict=False) if now != then]
    if began and (len(record.players) != len(began) or any(name in began for name in changed)):
        raise Unfair(f"the seats were not handed out as luck has it: {', '.join(began)} began, in that order")
    if oath.protocol == NOW:
        terms = read_terms(oath.terms)
        same = all(record.options.get(name) == value for name, value in terms.options.items())
        if terms.game != record.game.key or terms.seats != len(record.players) or not same:
            raise Unfair(f"luck was made for another game: {oath.terms[:200]}")


def walk(record: Record, proof: Proof, acts: Sequence[Act]) -> Iterator[Passed]:
    """Play all acts, and compare luck's with what comes out; the first that does not fit is named."""
    thread = Thread(proof.oath)
    seals = Seals(thread, proof.oath.terms.partition(" ")[0])
    brought = {one.at: one for one in proof.seals if one.answers}
    for number, act in enumerate(acts, 1):
        if act.undo:
            take_back(record, thread, seals, number, act)
            yield Passed(number, act, len(record.entries), None, None, thread.chain)
            continue
        mine = brought.get(number)
        if mine is not None:
            seals.bring(mine.seat, mine.salt)
        step = record.state.stack[-1] if record.state.stack else None
        odds = answered(record, thread, number, act)
        seal = None if step is None else noted(record, seals, step, number, act)
        yield Passed(number, act, len(record.entries), odds, seal, thread.chain)


def take_back(record: Record, thread: Thread, seals: Seals, number: int, act: Act) -> None:
    """Some entries are gone."""
    left = len(record.entries) - act.undo
    if left < 0:
        raise Unfair(f"act {number} takes back {act.undo} entries of {len(record.entries)}")
    record.rewind(left)
    thread.taken_back(act.seat, act.undo)
    seals.open()


def answered(record: Record, thread: Thread, number: int, act: Act) -> list[tuple[str, int]] | None:
    """Play an answer, if the rules allow it and luck had it so; what luck could have answered, where it did."""
    game, names, step = record.game, record.names, top_name(record.state) if record.state.stack else ""
    answers, odds = record.answers(), None
    if act.seat == CHANCE and answers.asked == (CHANCE,):
        weighed = answers.odds()
        odds = [(move_text(game, names, step, move), weight) for move, weight in weighed]
        expected = move_text(game, names, step, fall(thread, len(record.entries), weighed))
        if expected != act.said:
            raise Unfair(f"{place(record, number)} is {act.said!r}, but luck had it that {expected!r}")
    try:
        record.enter(answers.accept(act.seat, read_move(game, names, step, act.said.split()), clock=True))
    except (BadNotation, Refused) as error:
        raise Unfair(f"{place(record, number)}, {act.said!r} by {by_whom(act)}, is not legal there: {error}") from error
    if odds is None:
        thread.answered(act.seat, act.said)
    else:
        thread.fallen(act.said, odds)
    return odds


def noted(record: Record, seals: Seals, step: Step, number: int, act: Act) -> Seal | None:
    """The seal that this answer has completed."""
    return seals.note(record.state, step, number, len(record.entries), act.seat, act.said)


def place(record: Record, number: int) -> str:
    """The next entry; its number among all acts too, where some were taken back."""
    entry = len(record.entries) + 1
    return f"entry {entry}" if entry == number else f"entry {entry} (act {number})"


def check_seals(published: Sequence[Seal], found: Sequence[Seal]) -> None:
    """Every seal that was published opens to the answer that was given, and none is missing.

    A seal that was never opened is over no answers: the clock has answered instead.
    """
    published = [one for one in published if one.answers]
    for one, other in zip(published, found, strict=False):
        if one != other:
            said = f"the seal of seat {other.seat} on entry {other.entry} should be {other.digest[:16]}"
            raise Unfair(f"{said}, but {one.digest[:16]!r} of seat {one.seat} on entry {one.entry} is written")
    if len(published) != len(found):
        raise Unfair(f"{len(found)} answers were sealed, but {len(published)} seals are written")
