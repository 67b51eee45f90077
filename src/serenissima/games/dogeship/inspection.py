"""Chapter 13: the inspection, with its sealed bids."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.asking import AskedInSecret
from serenissima.games.dogeship.board import Odds
from serenissima.games.dogeship.scoring import award
from serenissima.games.dogeship.state import DS, approvals, change_approvals
from serenissima.kernel.answer import Answer, Asks, Most
from serenissima.kernel.core import NOBODY, Chance, IllegalMove, Move, Seat
from serenissima.kernel.fields import immutable

MOST_APPROVALS: Final = 60  # approvals have no limit (DS-1.15); a higher bid has no number


@immutable(default=("bid", 0))
class BidApprovals(AskedInSecret):
    """DS-13.1, DS-13.2, DS-13.3: all seats bid at once and in secret; a bid waits, unchanged, in its owner's drawer."""

    waiting: tuple[Seat, ...]

    def seats(self, g: DS) -> tuple[Seat, ...]:
        return self.waiting

    def moves(self, g: DS, seat: Seat) -> list[Move]:
        return [("bid", amount) for amount in range(approvals(g, seat) + 1)]

    def do_bid(self, g: DS, seat: Seat, amount: int) -> None:
        g.own[seat].bid = amount
        g.emit(("bid_sealed", seat))
        g.tell(seat, ("bid_approvals.bid", seat, amount))
        left = tuple([other for other in self.waiting if other != seat])
        g.swap(BidApprovals(left) if left else RevealBids())


@immutable
class RevealBids(Chance):
    """DS-13.3, DS-13.4, DS-13.5, DS-13.6, DS-13.7: all bids are turned up at once, ranked, and given back to the
    supply.
    """

    def odds(self, g: DS) -> Odds:
        return [(("reveal",), 1)]

    def play(self, g: DS, move: Move) -> None:
        if move != ("reveal",):
            raise IllegalMove(move)
        g.done()
        bids = [own.bid for own in g.own]
        for seat, bid in enumerate(bids):
            g.emit(("bid_shown", seat, bid))
            change_approvals(g, seat, -bid)
            g.own[seat].bid = NOBODY
        award(g, bids, g.rules.board.inspection_vp)


# What may be answered

BID: Final = Answer(
    "bid",
    ("n",),
    ("DS-13.1",),
    Most("DS-13.1", "bid_too_high", lambda g, seat, n: approvals(g, seat), "approvals"),
    rows=lambda rules: [(n,) for n in range(MOST_APPROVALS + 1)],
)
INSPECTING: Final = (Asks(BidApprovals, BID), Asks(RevealBids, Answer("reveal", (), ("DS-13.3",), own=True)))
