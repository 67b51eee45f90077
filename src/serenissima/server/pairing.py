"""Who sits down with whom: a plain reckoning over all who wait, and the same wherever it is made."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby

Blocks = Collection[tuple[str, str]]  # pairs who are never brought together, in both orders


@dataclass(frozen=True)
class Seek:
    """Somebody who waits, and for what."""

    user: str
    game: str
    seats: int
    kind: str  # the pace as one word
    rating: int
    since: float
    low: int | None = None
    high: int | None = None
    bots_after: float | None = None
    club: str = ""  # at whose quay
    only: str | None = None  # the one he challenges
    reliable: int | None = None  # that the others must be, in percent
    kept: int | None = None  # and he is; none while he has hardly played

    def wants(self, other: Seek) -> bool:
        """Whether the other one is as strong and as reliable as he asked for; a challenge is for one alone."""
        strong = (self.low is None or self.low <= other.rating) and (self.high is None or other.rating <= self.high)
        return strong and self.only in (None, other.user) and self.trusts(other)

    def trusts(self, other: Seek) -> bool:
        """Whether the other one is reliable enough; who has hardly played is believed."""
        return self.reliable is None or other.kept is None or other.kept >= self.reliable

    def with_bots(self, now: float) -> bool:
        """He has waited long enough for people."""
        return self.bots_after is not None and now - self.since >= self.bots_after


def boat_of(seek: Seek) -> tuple[str, int, str, str]:
    """Only who waits at one quay for the same game with as many seats at the same pace can sit down together."""
    return seek.game, seek.seats, seek.kind, seek.club


def suits(party: list[Seek], one: Seek, blocks: Blocks) -> bool:
    """Whether somebody may come to these: everybody wants everybody, and nobody has blocked anybody."""
    return all(one.wants(other) and other.wants(one) and (one.user, other.user) not in blocks for other in party)


def company(first: Seek, others: list[Seek], blocks: Blocks) -> list[Seek]:
    """Who would sit down with the first, in the order in which they came."""
    party = [first]
    for one in others:
        if len(party) < first.seats and one.user != first.user and suits(party, one, blocks):
            party.append(one)
    return party


def parties(seeks: list[Seek], blocks: Blocks, now: float) -> list[list[Seek]]:
    """All who sit down now: full tables first for whoever waits longest, then tables that bots fill up."""
    found: list[list[Seek]] = []
    for _, same in groupby(sorted(seeks, key=lambda one: (boat_of(one), one.since, one.user)), boat_of):
        waiting = list(same)
        for ready in (full, filled_up):
            for first in tuple(waiting):
                if first in waiting and (party := ready(first, waiting, blocks, now)):
                    found.append(party)
                    waiting = [one for one in waiting if one not in party]
    return found


def full(first: Seek, others: list[Seek], blocks: Blocks, now: float) -> list[Seek]:
    """Enough people; nobody if they are not."""
    party = company(first, others, blocks)
    return party if len(party) == first.seats else []


def filled_up(first: Seek, others: list[Seek], blocks: Blocks, now: float) -> list[Seek]:
    """The people whom bots are welcome to, once the first has waited long enough; nobody before."""
    willing = [one for one in others if one.bots_after is not None]
    return company(first, willing, blocks) if first.with_bots(now) else []
