"""Luck that can be checked: a secret fixed by a commitment before the game, mixed with what each player adds.

The secret's digest is published before anybody adds to it; what the players add, and then every answer that is given,
make the stream that each die and draw is taken from; at the end the secret is opened, and anybody can compute the whole
game's luck again. `docs/proof.md` is the protocol on one page.
"""

from serenissima.fairness.check import Checked, Unfair, check_luck
from serenissima.fairness.digests import NOW, commitment, digest, new_secret, old_digest, protocol_of
from serenissima.fairness.luck import Oath, Thread, fall
from serenissima.fairness.open import check_open, is_open_record, open_record
from serenissima.fairness.proof import Proof, Undone, read_proof, trust_lines
from serenissima.fairness.seals import Seal, Seals, sealed
from serenissima.fairness.terms import BadProof, terms_text

__all__ = [
    "NOW",
    "BadProof",
    "Checked",
    "Oath",
    "Proof",
    "Seal",
    "Seals",
    "Thread",
    "Undone",
    "Unfair",
    "check_luck",
    "check_open",
    "commitment",
    "digest",
    "fall",
    "is_open_record",
    "new_secret",
    "old_digest",
    "open_record",
    "protocol_of",
    "read_proof",
    "sealed",
    "terms_text",
    "trust_lines",
]
