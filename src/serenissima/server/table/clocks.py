"""The clocks of a table: how long each seat may still think."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from serenissima.kernel.core import Seat
from serenissima.server.table.hours import Hours, after


@dataclass
class Clock:
    """Time left: a bank for every seat, and since when each seat that is asked has been thinking."""

    pace: dict[str, Any]
    bank: list[float]
    since: dict[Seat, float] = field(default_factory=dict)
    paused_at: float = 0.0

    def __post_init__(self) -> None:
        self.timed = self.pace.get("kind") in ("live", "turns")

    def run(self, asked: Collection[Seat], people: Collection[Seat], at: float) -> None:
        """Who has given all his answers gets his time counted; who is asked now begins to think.

        Time is counted when a seat is no longer asked, not at each answer: else the clock would tell how many secret
        answers it has given.
        """
        for seat in [seat for seat in self.since if seat not in asked]:
            self.stop(seat, at)
        for seat in asked:
            if seat in people and seat not in self.since:
                self.since[seat] = at

    def stop(self, seat: Seat, at: float) -> None:
        since = self.since.pop(seat)
        if self.pace.get("kind") == "live":
            left = self.bank[seat] - max(0.0, at - since)  # two machines need not agree; nobody gains by that
            self.bank[seat] = max(0.0, left) + float(self.pace["increment"])

    def runs_out(self, seat: Seat, hours: Hours | None = None) -> float | None:
        """When that seat's time runs out; none while its clock stands. By turns it runs in its playing hours alone."""
        since = self.since.get(seat)
        if since is None or not self.timed:
            return None
        if self.pace["kind"] == "live":
            return since + self.bank[seat]
        return after(since, float(self.pace["hours"]) * 3600, hours)

    def pause(self, at: float) -> None:
        self.paused_at = at

    def resume(self, at: float) -> None:
        """Go on as if there had been no pause."""
        self.since = {seat: since + at - self.paused_at for seat, since in self.since.items()}

    def extend(self, at: float) -> None:
        """Half a bank more for everybody, and thinking begins anew."""
        self.bank = [bank + float(self.pace.get("bank", 0)) / 2 for bank in self.bank]
        self.since = dict.fromkeys(self.since, at)
