"""What a table decides together."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from serenissima.kernel.core import Seat
from serenissima.server.refusals import No
from serenissima.server.table.rows import Misfit, Row
from serenissima.server.wire import Status, VoteKind


@dataclass
class Vote:
    """Something the table decides together."""

    number: int
    kind: VoteKind
    by: Seat
    subject: int | None
    level: str | None
    agreed: list[Seat]


class Proposed(msgspec.Struct):
    """What the row of a proposal says."""

    kind: VoteKind
    subject: int | None
    level: str | None


class Balloted(msgspec.Struct):
    """What the row of a ballot says."""

    agree: bool


class Votes:
    """The vote under way, and how many there were."""

    def __init__(self) -> None:
        self.open: Vote | None = None
        self.count = 0

    def voters(self, people: list[Seat]) -> list[Seat]:
        """Who must agree: all people at the table but the one it is about."""
        about = self.open.subject if self.open is not None and self.open.kind == "replace" else None
        return [seat for seat in people if seat != about]

    def check(self, kind: str, seat: Seat, subject: int | None, status: Status, people: list[Seat]) -> None:
        """Whether that seat may put this to the vote now."""
        if self.open is not None:
            raise No("voting", "The table is voting on something else.")
        if status not in ("playing", "paused") or seat not in people:
            raise No("not_playing", "Only players of a game under way can propose this.")
        if kind == "replace" and (subject not in people or subject == seat):
            raise No("nobody_there", "Only another person at the table can be replaced.")
        if kind in ("resume", "pause") and (kind == "resume") != (status == "paused"):
            raise No("nothing_to_do", f"The game is {status}.")

    def check_ballot(self, seat: Seat, number: int, people: list[Seat]) -> None:
        """Whether that seat has a vote to give on this."""
        if self.open is None or self.open.number != number:
            raise No("no_vote", "That vote is over.")
        if seat not in self.voters(people) or seat in self.open.agreed:
            raise No("no_ballot", "You have no vote on this, or have given it.")

    # What rows do

    def propose(self, row: Row) -> None:
        """Something is put to the vote; the proposer agrees."""
        said = row.said(Proposed)
        self.count += 1
        self.open = Vote(self.count, said.kind, row.seat, said.subject, said.level, [row.seat])

    def ballot(self, row: Row) -> None:
        """Somebody agrees, or ends the vote by refusing."""
        if self.open is None:
            raise Misfit("the table is not voting")
        if row.said(Balloted).agree:
            self.open.agreed.append(row.seat)
        else:
            self.open = None

    def passed(self, people: list[Seat]) -> Vote | None:
        """What all have agreed to; that vote is over."""
        vote = self.open
        if vote is None or any(seat not in vote.agreed for seat in self.voters(people)):
            return None
        self.open = None
        return vote
