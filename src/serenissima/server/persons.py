"""Somebody who is known here, and whoever asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from serenissima.server.refusals import No
from serenissima.server.wire import Me

KEEPERS: Final = ("admin", "moderator")  # roles of those who look after the house


class User(Me, frozen=True):
    """Somebody who is known here: what he is told about himself, and what a program may do for him."""

    scopes: tuple[str, ...] | None = None  # what a program may do in his name; none where he is here himself

    @property
    def bot(self) -> bool:
        """A program plays, and everybody sees it."""
        return self.owner is not None

    def check_scope(self, needed: str) -> None:
        """A program does what its token is for, and nothing else."""
        if self.scopes is not None and needed not in self.scopes:
            if not needed:
                raise No("scope", "This is for people: no token is for it, whatever its scopes.")
            has = ", ".join(self.scopes) or "none"
            raise No("scope", f"This token lacks the scope `{needed}`; it has: {has}.")


@dataclass(frozen=True)
class Asker:
    """Whoever asks: the token of his session or of a program, where he asks from, and the scope a program needs."""

    token: str | None
    origin: str
    needs: str = ""
