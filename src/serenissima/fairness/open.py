"""The open record: one file with all that a program needs to check a game without knowing its rules.

It holds every act in order, what luck could have answered with the weights that the rules gave, the chain after each
act, and every seal with its salt. `docs/proof.md` describes it.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from serenissima.fairness.check import Checked, Passed, Unfair, blank, check_acts, check_oath, check_seats
from serenissima.fairness.digests import commitment
from serenissima.fairness.luck import Oath
from serenissima.fairness.proof import Act, Proof, acts_of, by_whom, seal_from, text, texts
from serenissima.fairness.terms import BadProof, read_terms
from serenissima.kernel.game import GAMES, BadOption
from serenissima.kernel.notation import move_text
from serenissima.kernel.record import Record, version_of

FORMAT: Final = "serenissima-proof"
HEAD: Final = ("format", "protocol", "terms", "players", "sat", "drawn", "commitment", "contributions", "secret")
KEYS: Final = frozenset((*HEAD, "beginning", "odds", "acts", "seals"))
LARGEST: Final = 20_000_000  # characters
FAULTS: Final = (ValueError, KeyError, TypeError, IndexError, AttributeError, BadOption)


def open_record(record: Record, proof: Proof) -> dict[str, Any]:
    """A finished game as an open record; one whose luck does not fit is an error of our own."""
    said = [(entry.seat, move_text(record.game, record.names, entry.step, entry.move)) for entry in record.entries]
    oath, found = proof.oath, Checked("", True, 0)
    passed = check_acts(blank(record), proof, acts_of(said, proof.undone), found)
    odds: dict[tuple[tuple[str, int], ...], int] = {}
    acts = [act_json(one, odds) for one in passed]
    return {
        "format": FORMAT,
        "protocol": oath.protocol,
        "players": list(proof.players or record.players),
        "terms": oath.terms,
        "sat": list(oath.sat),
        "drawn": proof.drawn,
        "commitment": proof.commitment or commitment(oath.secret),
        "contributions": list(oath.contributions),
        "secret": oath.secret,
        "beginning": oath.beginning(),
        "odds": [[list(one) for one in each] for each in odds],
        "acts": acts,
        "seals": seals_json(proof, passed),
    }


def seals_json(proof: Proof, passed: list[Passed]) -> list[dict[str, Any]]:
    """Every seal with what opens it, and those that were never opened."""
    never = [one for one in proof.seals if not one.answers]
    opened = [one.seal for one in passed if one.seal is not None]
    return [asdict(one) for one in sorted([*opened, *never], key=lambda one: (one.at, one.answers))]


def act_json(passed: Passed, odds: dict[tuple[tuple[str, int], ...], int]) -> dict[str, Any]:
    """One act; equal odds are written once."""
    act = passed.act
    said: dict[str, Any] = {"seat": act.seat, "undo": act.undo} if act.undo else {"seat": act.seat, "said": act.said}
    if passed.odds is not None:
        said["odds"] = odds.setdefault(tuple(passed.odds), len(odds))
    return {**said, "chain": passed.chain} if passed.chain else said


# Reading and checking one


def is_open_record(said: str) -> bool:
    """Whether a file looks like one."""
    return said.lstrip()[:1] == "{" and FORMAT in said


def check_open(said: str) -> tuple[Record | None, Checked]:
    """The game of an open record, and whether all of it fits; the first thing that does not is named."""
    found = Checked("", False, 0)
    try:
        if len(said) > LARGEST:
            raise BadProof(f"it is longer than {LARGEST} characters")
        whole = json.loads(said)
        record, proof = game_of(whole), proof_of(whole)
        acts = [act_from(one) for one in whole["acts"]]
    except (*FAULTS, BadProof, RecursionError) as error:
        found.problem = f"this is no open record: {error!r}"[:400]
        return None, found
    found.commitment, found.silent, found.protocol = commitment(proof.oath.secret), proof.silent, proof.oath.protocol
    try:
        check_oath(proof)
        if whole["beginning"] != proof.oath.beginning():
            raise Unfair("the chain does not begin with the terms, the players and what they added")
        check_seats(proof)
        check_acts(record, proof, acts, found, partial(check_beside, whole))
        found.fair = True
    except Unfair as unfair:
        found.problem = str(unfair)
    return record, found


def game_of(said: dict[str, Any]) -> Record:
    """The game before anything has happened."""
    if said["format"] != FORMAT or said.keys() != KEYS:
        raise BadProof("it is of another format")
    terms = read_terms(text(said["terms"]))
    if terms.game not in GAMES:
        raise BadProof(f"{terms.game!r} is no game of this house")
    game = GAMES[terms.game]
    meant = version_of(game, str(terms.rules))
    if meant is None:
        raise BadProof(f"it was played by version {terms.rules} of the rules; this is {game.version}")
    if terms.seats != len(said["players"]):
        raise BadProof(f"{len(said['players'])} play, and the terms speak of {terms.seats}")
    return Record(game, texts(said["players"]), {**meant.usual, **terms.options})


def proof_of(said: dict[str, Any]) -> Proof:
    """What its luck was made of."""
    oath = Oath(text(said["secret"]), texts(said["contributions"]), texts(said["sat"]), text(said["terms"]))
    if oath.protocol != said["protocol"]:
        raise BadProof(f"the secret is not one of protocol {said['protocol']!r}")
    seals = tuple(seal_from(one) for one in said["seals"])
    chain = said["acts"][-1].get("chain", "") if said["acts"] else oath.beginning()
    players = texts(said["players"])
    return Proof(oath, text(said["commitment"]), said["drawn"] is True, players, (), seals, text(chain))


def act_from(said: dict[str, Any]) -> Act:
    undo = said.get("undo", 0)
    if not isinstance(undo, int) or undo < 0 or not isinstance(said["seat"], int):
        raise BadProof(f"{said!r} is no act")
    return Act(said["seat"], undo=undo) if undo else Act(said["seat"], text(said["said"]))


def check_beside(said: dict[str, Any], one: Passed) -> None:
    """What is written beside an act is what came of it: the chain after it, and the odds of the rules."""
    written = said["acts"][one.number - 1]
    if (one.odds is not None or "odds" in written) and one.odds != written_odds(said, written, one.number):
        raise Unfair(f"act {one.number}: the odds that are written are not those of the rules")
    if written.get("chain", "") != one.chain:
        raise Unfair(f"act {one.number}, by {by_whom(one.act)}: the chain after it should be {one.chain[:16]}")


def written_odds(said: dict[str, Any], written: dict[str, Any], number: int) -> list[tuple[str, int]]:
    """What luck could have answered, as it is written."""
    try:
        return [(str(move), int(weight)) for move, weight in said["odds"][written["odds"]]]
    except FAULTS as error:
        raise Unfair(f"act {number}: its odds are missing") from error
