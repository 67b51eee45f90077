"""The observation of dogeship, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from serenissima.games.dogeship.buying import BonusBuy, Buying, BuyStep, DiscardForSpace, DrawTile, KeepTile
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, Completing
from serenissima.games.dogeship.fields import Act, ChooseAction
from serenissima.games.dogeship.flow import RollDice, Round, Turns
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import DrawDoge, NewDoge, SwapDoge
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.round_end import DogeEvent, RoundLimit, SetTurnOrder, TakeBackMarkers
from serenissima.games.dogeship.scoring import FinalApproval
from serenissima.games.dogeship.setup import SetUp, StartPlayer
from serenissima.games.dogeship.stacks import ShowTop
from serenissima.games.dogeship.state import Own, Table
from serenissima.kernel.core import Step
from serenissima.research.scribe import Scribe, put_again, put_each, put_last_of, put_row, put_seat

# runs of a step's fields that some step leaves blank; the first is all of them
GAPS: Final = (
    (0, 9),
    (0, 3),
    (4, 9),
    (0, 7),
    (8, 9),
    (1, 6),
    (7, 9),
    (2, 9),
    (2, 4),
    (5, 9),
    (1, 2),
    (1, 3),
    (4, 5),
    (6, 9),
    (1, 9),
    (1, 5),
    (0, 8),
)


class Tensors(Scribe):
    """The scribe of the game."""

    def put_table(self, table: Table, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open, in the order of the layout."""
        out[at] = table.round
        at += 1
        size1 = len(table.turn_order)
        out[at] = size1
        at += 1
        at2: i64
        for at2 in range(max(size1 - seats, 0), size1):
            entry3 = table.turn_order[at2]
            at = put_seat(out, at, entry3, seat, seats)
        at = put_again(out, at, -1, seats - size1)
        at = put_each(out, at, table.dice, 0, 6, 0, 0)
        if table.markers:
            at4: i64
            for at4 in range(36):
                each5 = table.markers[at4]
                at = put_seat(out, at, each5, seat, seats)
        else:
            at = put_again(out, at, -1, 36)
        at = put_each(out, at, table.available, 0, seats, seat, 0)
        at = put_each(out, at, table.water, 0, seats, seat, 0)
        at = put_each(out, at, table.lost, 0, seats, seat, 0)
        at = put_each(out, at, table.ducats, 0, seats, seat, 0)
        at = put_each(out, at, table.vp, 0, seats, seat, 0)
        at = put_each(out, at, table.approvals, 0, seats, seat, 0)
        at6: i64
        for at6 in range(seats):
            each7 = table.yards[(seat + at6) % seats]
            at = put_last_of(out, at, each7, 6, -1)
        at8: i64
        for at8 in range(seats):
            each9 = table.finished[(seat + at8) % seats]
            at = put_last_of(out, at, each9, 12, -1)
        at10: i64
        for at10 in range(2):
            each11 = table.decks[at10]
            at = put_last_of(out, at, each11, 12, -1)
        at = put_each(out, at, table.bags, 0, 9, 0, 0)
        at12: i64
        for at12 in range(9):
            each13 = table.under[at12]
            at = put_last_of(out, at, each13, 8, -1)
        at = put_last_of(out, at, table.over, 2, -1)
        at = put_each(out, at, table.top_cost, 0, 9, 0, -1)
        at = put_last_of(out, at, table.drawn, 4, -1)
        out[at] = table.doge
        at += 1
        at = put_last_of(out, at, table.old_doge, 16, -1)
        out[at] = table.ended
        at += 1
        return at

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
        out[at] = own.approvals
        at += 1
        at = put_last_of(out, at, own.yard, 6, -1)
        out[at] = own.bid
        at += 1
        at = put_last_of(out, at, own.drawn, 4, -1)
        at1: i64
        for at1 in range(9):
            each2 = own.under[at1]
            at = put_last_of(out, at, each2, 8, -1)
        return put_last_of(out, at, own.over, 2, -1)

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
        if isinstance(step, SetUp):
            out[at] = 0
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, StartPlayer):
            out[at] = 1
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, ShowTop):
            out[at] = 2
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.stack
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Round):
            out[at] = 3
            at += 1
            at = put_row(out, at, self.blanks[3])
            out[at] = step.at
            at += 1
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, RollDice):
            out[at] = 4
            at += 1
            at = put_row(out, at, self.blanks[3])
            out[at] = step.at
            at += 1
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, NewDoge):
            out[at] = 5
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Turns):
            out[at] = 6
            at += 1
            at = put_row(out, at, self.blanks[3])
            out[at] = step.at
            at += 1
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, ChooseAction):
            out[at] = 7
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[5])
            out[at] = step.reorders
            at += 1
            at = put_row(out, at, self.blanks[6])
        elif isinstance(step, Act):
            out[at] = 8
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[7])
        elif isinstance(step, BonusBuy):
            out[at] = 9
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[7])
        elif isinstance(step, BonusComplete):
            out[at] = 10
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[7])
        elif isinstance(step, Buying):
            out[at] = 11
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[8])
            out[at] = step.used
            at += 1
            at = put_row(out, at, self.blanks[9])
        elif isinstance(step, BuyStep):
            out[at] = 12
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[8])
            out[at] = step.used
            at += 1
            at = put_row(out, at, self.blanks[9])
        elif isinstance(step, DiscardForSpace):
            out[at] = 13
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[10])
            out[at] = step.pending
            at += 1
            out[at] = step.stack
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, DrawTile):
            out[at] = 14
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[11])
            out[at] = step.stack
            at += 1
            at = put_row(out, at, self.blanks[12])
            out[at] = step.left
            at += 1
            at = put_row(out, at, self.blanks[13])
        elif isinstance(step, KeepTile):
            out[at] = 15
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[10])
            out[at] = step.pending
            at += 1
            out[at] = step.stack
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Completing):
            out[at] = 16
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[8])
            out[at] = step.used
            at += 1
            at = put_row(out, at, self.blanks[9])
        elif isinstance(step, CompleteStep):
            out[at] = 17
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.field
            at += 1
            at = put_row(out, at, self.blanks[8])
            out[at] = step.used
            at += 1
            at = put_row(out, at, self.blanks[9])
        elif isinstance(step, ReplacePart):
            out[at] = 18
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[14])
        elif isinstance(step, DrawDoge):
            out[at] = 19
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[15])
            out[at] = step.left
            at += 1
            at = put_row(out, at, self.blanks[13])
        elif isinstance(step, SwapDoge):
            out[at] = 20
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[14])
        elif isinstance(step, TakeBackMarkers):
            out[at] = 21
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, SetTurnOrder):
            out[at] = 22
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, DogeEvent):
            out[at] = 23
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, BidApprovals):
            out[at] = 24
            at += 1
            at = put_row(out, at, self.blanks[16])
            size1 = len(step.waiting)
            out[at] = size1
            at += 1
            at2: i64
            for at2 in range(max(size1 - seats, 0), size1):
                entry3 = step.waiting[at2]
                at = put_seat(out, at, entry3, seat, seats)
            at = put_again(out, at, -1, seats - size1)
        elif isinstance(step, RevealBids):
            out[at] = 25
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, RoundLimit):
            out[at] = 26
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, FinalApproval):
            out[at] = 27
            at += 1
            at = put_row(out, at, self.blanks[0])
        else:
            out[at] = -1
            at += 1
            at = put_row(out, at, self.blanks[0])
        return at
