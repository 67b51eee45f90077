"""Which games a page of the statistics is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

BAND: Final = 100  # points of a rating, as fine as one can filter


@dataclass(frozen=True)
class Filters:
    """Which games count, and how an opening begins."""

    game: str
    seats: int = 0  # 0: any number
    rating: int = 0  # mean, at least
    pace: str = ""  # live or turns
    people: bool = False  # people alone
    opening: tuple[str, ...] = ()

    def where(self) -> tuple[str, list[Any]]:
        """The same in SQL, with its values."""
        said: list[tuple[str, Any]] = []
        if self.seats:
            said.append(("seats = ?", self.seats))
        if self.rating:
            said.append(("band >= ?", self.rating // BAND))
        if self.pace:
            said.append(("pace = ?", self.pace))
        if self.people:
            said.append(("people = ?", True))
        return " AND ".join(["true", *(one for one, _ in said)]), [value for _, value in said]
