"""What proves the luck of a finished game: as comment lines of its record, and as one open file for other programs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from serenissima.fairness.digests import NOW, OLD, commitment
from serenissima.fairness.luck import Oath
from serenissima.fairness.seals import Seal
from serenissima.fairness.terms import BadProof
from serenissima.kernel.core import CHANCE, Seat

MARK: Final = "# luck "
UNDONE_MARK: Final = "# undone "
SEAL_MARK: Final = "# seal "
KNOWN: Final = (OLD, NOW)


@dataclass(frozen=True)
class Undone:
    """Entries that were taken back, by a seat or (`CHANCE`) because all agreed."""

    kept: int  # entries that were left
    by: Seat
    taken: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True)
class Act:
    """An answer of a seat or of luck, or so many entries taken back."""

    seat: Seat
    said: str = ""
    undo: int = 0


@dataclass(frozen=True)
class Proof:
    """What the luck of a game was made of, and what its record does not tell."""

    oath: Oath
    commitment: str = ""  # what was published before the game, if it is known
    drawn: bool = False  # whether luck handed out the seats
    players: tuple[str, ...] = ()  # by seat, as they were called when the game began
    undone: tuple[Undone, ...] = ()
    seals: tuple[Seal, ...] = ()
    chain: str = ""  # where the chain ended

    @property
    def silent(self) -> list[str]:
        """Who has added nothing to luck, though a person sat there."""
        return [said.rstrip() for said in self.oath.contributions if not said.partition(" ")[2]]


def acts_of(entries: Sequence[tuple[Seat, str]], undone: Sequence[Undone]) -> list[Act]:
    """All that happened, from what is left of it and what was taken back."""
    now, acts = list(entries), list[Act]()
    for gone in reversed(undone):
        if not (0 <= gone.kept <= len(now) and gone.taken):
            raise BadProof(f"{gone.kept} entries cannot have been left when some were taken back")
        later = [Act(seat, said) for seat, said in now[gone.kept :]]
        acts[:0] = [Act(gone.by, undo=len(gone.taken)), *later]
        now[gone.kept :] = gone.taken
    return [*(Act(seat, said) for seat, said in now), *acts]


# As lines of a record


def trust_lines(proof: Proof) -> str:
    """The proof as lines of a record."""
    lines = [MARK + written(proof)]
    if proof.oath.protocol == NOW:
        lines += [UNDONE_MARK + as_json(asdict(one)) for one in proof.undone]
        lines += [SEAL_MARK + as_json(asdict(one)) for one in proof.seals]
    return "".join(f"{line}\n" for line in lines)


def written(proof: Proof) -> str:
    oath = proof.oath
    said: dict[str, Any] = {
        "commitment": commitment(oath.secret),
        "contributions": list(oath.contributions),
        "secret": oath.secret,
    }
    if oath.protocol == OLD:
        return as_json({**said, "drawn_from": list(oath.sat) if proof.drawn else []})
    more = {"terms": oath.terms, "sat": list(oath.sat), "players": list(proof.players), "drawn": proof.drawn}
    return as_json({**said, **more, "chain": proof.chain, "protocol": NOW})


def as_json(said: Mapping[str, Any]) -> str:
    return json.dumps(said, ensure_ascii=False, sort_keys=True)


def read_proof(lines: Iterable[str]) -> Proof | None:
    """The proof that a record carries; none if it has none."""
    found: dict[str, Any] | None = None
    undone: list[Any] = []
    seals: list[Any] = []
    try:
        for line in lines:
            if line.startswith(MARK):
                found = json.loads(line.removeprefix(MARK))
            elif line.startswith(UNDONE_MARK):
                undone.append(json.loads(line.removeprefix(UNDONE_MARK)))
            elif line.startswith(SEAL_MARK):
                seals.append(json.loads(line.removeprefix(SEAL_MARK)))
        return None if found is None else proof_from(found, undone, seals)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadProof(f"the line about luck cannot be read: {error!r}") from error


def proof_from(said: dict[str, Any], undone: Sequence[Any] = (), seals: Sequence[Any] = ()) -> Proof:
    """The proof that these say; whatever is missing or no text where a text belongs is an error of some kind."""
    protocol = said.get("protocol", OLD)
    if protocol not in KNOWN:
        raise BadProof(f"protocol {protocol!r} is not known here; {' and '.join(map(str, KNOWN))} are")
    if protocol == OLD:
        sat = texts(said["drawn_from"])
        oath = Oath(text(said["secret"]), texts(said["contributions"]), sat)
        proof = Proof(oath, text(said["commitment"]), bool(sat))
    else:
        oath = Oath(text(said["secret"]), texts(said["contributions"]), texts(said["sat"]), text(said["terms"]))
        gone = tuple(undone_from(one) for one in undone)
        sealed = tuple(seal_from(one) for one in seals)
        drawn, players, chain = said["drawn"] is True, texts(said["players"]), text(said["chain"])
        proof = Proof(oath, text(said["commitment"]), drawn, players, gone, sealed, chain)
    if oath.protocol != protocol:
        raise BadProof(f"the secret is not one of protocol {protocol}")
    return proof


def undone_from(said: dict[str, Any]) -> Undone:
    return Undone(int(said["kept"]), int(said["by"]), tuple((int(seat), text(one)) for seat, one in said["taken"]))


def seal_from(said: dict[str, Any]) -> Seal:
    counts = (int(said["at"]), int(said["entry"]), int(said["seat"]), int(said["answers"]))
    return Seal(*counts, text(said["salt"]), text(said["digest"]))


def text(said: object) -> str:
    if not isinstance(said, str):
        raise TypeError(f"{said!r} is no text")
    return said


def texts(said: Iterable[object]) -> tuple[str, ...]:
    return tuple(text(one) for one in said)


def by_whom(act: Act) -> str:
    """Who has done it, for people."""
    return "luck" if act.seat == CHANCE else f"seat {act.seat}"
