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
from serenissima.research.writing import Scribe, put_again, put_each, put_row, put_seat

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
            size8 = len(each7)
            out[at] = size8
            at += 1
            at9: i64
            for at9 in range(max(size8 - 6, 0), size8):
                entry10 = each7[at9]
                out[at] = entry10
                at += 1
            at = put_again(out, at, -1, 6 - size8)
        at11: i64
        for at11 in range(seats):
            each12 = table.finished[(seat + at11) % seats]
            size13 = len(each12)
            out[at] = size13
            at += 1
            at14: i64
            for at14 in range(max(size13 - 12, 0), size13):
                entry15 = each12[at14]
                out[at] = entry15
                at += 1
            at = put_again(out, at, -1, 12 - size13)
        at16: i64
        for at16 in range(2):
            each17 = table.decks[at16]
            size18 = len(each17)
            out[at] = size18
            at += 1
            at19: i64
            for at19 in range(max(size18 - 12, 0), size18):
                entry20 = each17[at19]
                out[at] = entry20
                at += 1
            at = put_again(out, at, -1, 12 - size18)
        at = put_each(out, at, table.bags, 0, 9, 0, 0)
        at21: i64
        for at21 in range(9):
            each22 = table.under[at21]
            size23 = len(each22)
            out[at] = size23
            at += 1
            at24: i64
            for at24 in range(max(size23 - 8, 0), size23):
                entry25 = each22[at24]
                out[at] = entry25
                at += 1
            at = put_again(out, at, -1, 8 - size23)
        size26 = len(table.over)
        out[at] = size26
        at += 1
        at27: i64
        for at27 in range(max(size26 - 2, 0), size26):
            entry28 = table.over[at27]
            out[at] = entry28
            at += 1
        at = put_again(out, at, -1, 2 - size26)
        at = put_each(out, at, table.top_cost, 0, 9, 0, -1)
        size29 = len(table.drawn)
        out[at] = size29
        at += 1
        at30: i64
        for at30 in range(max(size29 - 4, 0), size29):
            entry31 = table.drawn[at30]
            out[at] = entry31
            at += 1
        at = put_again(out, at, -1, 4 - size29)
        out[at] = table.doge
        at += 1
        size32 = len(table.old_doge)
        out[at] = size32
        at += 1
        at33: i64
        for at33 in range(max(size32 - 16, 0), size32):
            entry34 = table.old_doge[at33]
            out[at] = entry34
            at += 1
        at = put_again(out, at, -1, 16 - size32)
        out[at] = table.ended
        at += 1
        return at

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
        out[at] = own.approvals
        at += 1
        size1 = len(own.yard)
        out[at] = size1
        at += 1
        at2: i64
        for at2 in range(max(size1 - 6, 0), size1):
            entry3 = own.yard[at2]
            out[at] = entry3
            at += 1
        at = put_again(out, at, -1, 6 - size1)
        out[at] = own.bid
        at += 1
        size4 = len(own.drawn)
        out[at] = size4
        at += 1
        at5: i64
        for at5 in range(max(size4 - 4, 0), size4):
            entry6 = own.drawn[at5]
            out[at] = entry6
            at += 1
        at = put_again(out, at, -1, 4 - size4)
        at7: i64
        for at7 in range(9):
            each8 = own.under[at7]
            size9 = len(each8)
            out[at] = size9
            at += 1
            at10: i64
            for at10 in range(max(size9 - 8, 0), size9):
                entry11 = each8[at10]
                out[at] = entry11
                at += 1
            at = put_again(out, at, -1, 8 - size9)
        size12 = len(own.over)
        out[at] = size12
        at += 1
        at13: i64
        for at13 in range(max(size12 - 2, 0), size12):
            entry14 = own.over[at13]
            out[at] = entry14
            at += 1
        return put_again(out, at, -1, 2 - size12)

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
