"""What a table decides together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from serenissima.kernel.core import Seat
from serenissima.server.refusals import No
from serenissima.server.table.rows import Misfit, Row
from serenissima.server.wire import Status, VoteKind

HOUR, DAY = 3600.0, 86_400.0
LASTS: Final = {"live": HOUR / 6, "turns": 3 * DAY}  # seconds for a vote, by the pace of the table; a day elsewhere


@dataclass
class Vote:
    """Something the table decides together."""

    number: int
    kind: VoteKind
    by: Seat
    subject: int | None
    level: str | None
    agreed: list[Seat]
    at: float = 0.0  # when it was proposed


class Proposed(msgspec.Struct):
    """What the row of a proposal says."""

    kind: VoteKind
    subject: int | None
    level: str | None
    seats: list[Seat] = []  # all that the proposer speaks for; none: the one he sits in


class Balloted(msgspec.Struct):
    """What the row of a ballot says."""

    agree: bool
    seats: list[Seat] = []


class Votes:
    """The vote under way, and how many there were."""

    def __init__(self, pace: str = "none") -> None:
        self.open: Vote | None = None
        self.count = 0
        self.lasts = LASTS.get(pace, DAY)

    def waiting(self, now: float) -> Vote | None:
        """The vote under way; one that nobody has decided for long is none any more."""
        vote = self.open
        return None if vote is None or vote.at + self.lasts < now else vote

    def voters(self, people: list[Seat]) -> list[Seat]:
        """Who must agree: all people at the table but the one it is about."""
        about = self.open.subject if self.open is not None and self.open.kind == "replace" else None
        return [seat for seat in people if seat != about]

    def check(
        self, kind: str, own: list[Seat], subject: int | None, status: Status, people: list[Seat], now: float
    ) -> None:
        """Whether who sits there may put this to the vote now: his next proposal takes the place of his last one."""
        seat, vote = own[0], self.waiting(now)
        if vote is not None and vote.by not in own:
            raise No("voting", "The table is voting on something else.")
        if status not in ("playing", "paused") or seat not in people:
            raise No("not_playing", "Only players of a game under way can propose this.")
        if kind == "replace" and (subject not in people or subject in own):
            raise No("nobody_there", "Only another person at the table can be replaced.")
        if kind in ("resume", "pause") and (kind == "resume") != (status == "paused"):
            raise No("nothing_to_do", f"The game is {status}.")

    def check_ballot(self, own: list[Seat], number: int, agree: bool, people: list[Seat], now: float) -> Vote:
        """What is voted on, if who sits there has a vote to give; whoever has agreed may still take that back."""
        vote = self.waiting(now)
        if vote is None or vote.number != number:
            raise No("no_vote", "That vote is over.")
        voters = [seat for seat in own if seat in self.voters(people)]
        if not voters or (agree and all(seat in vote.agreed for seat in voters)):
            raise No("no_ballot", "You have no vote on this, or have given it.")
        return vote

    # What rows do

    def propose(self, row: Row) -> None:
        """Something is put to the vote; the proposer agrees."""
        said = row.said(Proposed)
        self.count += 1
        agreed = [row.seat, *(seat for seat in said.seats if seat != row.seat)]
        self.open = Vote(self.count, said.kind, row.seat, said.subject, said.level, agreed, row.at)

    def ballot(self, row: Row) -> None:
        """Somebody agrees, or ends the vote by refusing."""
        if self.open is None:
            raise Misfit("the table is not voting")
        said = row.said(Balloted)
        if said.agree:
            self.open.agreed += [seat for seat in (said.seats or [row.seat]) if seat not in self.open.agreed]
        else:
            self.open = None

    def passed(self, people: list[Seat]) -> Vote | None:
        """What all have agreed to; that vote is over."""
        vote = self.open
        if vote is None or any(seat not in vote.agreed for seat in self.voters(people)):
            return None
        self.open = None
        return vote
