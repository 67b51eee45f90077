"""The digests that luck and seals are made of. Nothing here does I/O but drawing a secret.

Two protocols are known. The second is SHA-256, which every language has; the first, BLAKE2b, is that of games which
began before it. A secret says by its beginning which of the two its game is played by, so a log alone decides.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b, sha256
from typing import Final

OLD: Final = 1
NOW: Final = 2
NOW_MARK: Final = "2:"  # how a secret of the second protocol begins
DOMAIN: Final = "serenissima/2 "  # before every purpose, so that no digest of ours is one of somebody else's

Digest = Callable[..., str]


def new_secret() -> str:
    """A secret for one game: 64 letters, as wide as every form of the database has room for."""
    return NOW_MARK + secrets.token_hex(31)


def protocol_of(secret: str) -> int:
    """The protocol that a game with that secret is played by."""
    return NOW if secret.startswith(NOW_MARK) else OLD


def digest_by(protocol: int) -> Digest:
    """The digest of that protocol."""
    return digest if protocol == NOW else old_digest


def framed(parts: Sequence[str]) -> bytes:
    """Texts one after the other, each with its length before it: none can run into the next."""
    said = [part.encode() for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in said)


def digest(purpose: str, *parts: str) -> str:
    """A digest of texts for one purpose."""
    return sha256(framed((DOMAIN + purpose, *parts))).hexdigest()


def old_digest(purpose: str, *parts: str) -> str:
    """The same by the first protocol."""
    return blake2b(framed(parts), digest_size=32, person=purpose.encode()).hexdigest()


def commitment(secret: str) -> str:
    """What is published before the game: it fixes the secret and tells nothing about it."""
    return digest_by(protocol_of(secret))("commitment", secret)
