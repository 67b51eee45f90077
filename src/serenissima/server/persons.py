"""Somebody who is known here, and whoever asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class User:
    """Somebody who is known here."""

    id: str
    name: str
    guest: bool
    role: str
    settings: dict[str, Any]


@dataclass(frozen=True)
class Asker:
    """Whoever asks: the token of his session, and where he asks from."""

    token: str | None
    origin: str
