"""The observation of dogeship, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i64

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
from serenissima.research.writing import put_again, put_each, put_seat

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


def write_table(table: Table, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append all that lies open, in the order of the layout."""
    write_i32_le(out, table.round)
    size1 = len(table.turn_order)
    write_i32_le(out, size1)
    at2: i64
    for at2 in range(max(size1 - seats, 0), size1):
        entry3 = table.turn_order[at2]
        put_seat(out, entry3, seat, seats)
    put_again(out, -1, seats - size1)
    put_each(out, table.dice, 0, 6, 0, 0)
    if table.markers:
        at4: i64
        for at4 in range(36):
            each5 = table.markers[at4]
            put_seat(out, each5, seat, seats)
    else:
        put_again(out, -1, 36)
    put_each(out, table.available, 0, seats, seat, 0)
    put_each(out, table.water, 0, seats, seat, 0)
    put_each(out, table.lost, 0, seats, seat, 0)
    put_each(out, table.ducats, 0, seats, seat, 0)
    put_each(out, table.vp, 0, seats, seat, 0)
    put_each(out, table.approvals, 0, seats, seat, 0)
    at6: i64
    for at6 in range(seats):
        each7 = table.yards[(seat + at6) % seats]
        size8 = len(each7)
        write_i32_le(out, size8)
        at9: i64
        for at9 in range(max(size8 - 6, 0), size8):
            entry10 = each7[at9]
            write_i32_le(out, entry10)
        put_again(out, -1, 6 - size8)
    at11: i64
    for at11 in range(seats):
        each12 = table.finished[(seat + at11) % seats]
        size13 = len(each12)
        write_i32_le(out, size13)
        at14: i64
        for at14 in range(max(size13 - 12, 0), size13):
            entry15 = each12[at14]
            write_i32_le(out, entry15)
        put_again(out, -1, 12 - size13)
    at16: i64
    for at16 in range(2):
        each17 = table.decks[at16]
        size18 = len(each17)
        write_i32_le(out, size18)
        at19: i64
        for at19 in range(max(size18 - 12, 0), size18):
            entry20 = each17[at19]
            write_i32_le(out, entry20)
        put_again(out, -1, 12 - size18)
    put_each(out, table.bags, 0, 9, 0, 0)
    at21: i64
    for at21 in range(9):
        each22 = table.under[at21]
        size23 = len(each22)
        write_i32_le(out, size23)
        at24: i64
        for at24 in range(max(size23 - 8, 0), size23):
            entry25 = each22[at24]
            write_i32_le(out, entry25)
        put_again(out, -1, 8 - size23)
    size26 = len(table.over)
    write_i32_le(out, size26)
    at27: i64
    for at27 in range(max(size26 - 2, 0), size26):
        entry28 = table.over[at27]
        write_i32_le(out, entry28)
    put_again(out, -1, 2 - size26)
    put_each(out, table.top_cost, 0, 9, 0, -1)
    size29 = len(table.drawn)
    write_i32_le(out, size29)
    at30: i64
    for at30 in range(max(size29 - 4, 0), size29):
        entry31 = table.drawn[at30]
        write_i32_le(out, entry31)
    put_again(out, -1, 4 - size29)
    write_i32_le(out, table.doge)
    size32 = len(table.old_doge)
    write_i32_le(out, size32)
    at33: i64
    for at33 in range(max(size32 - 16, 0), size32):
        entry34 = table.old_doge[at33]
        write_i32_le(out, entry34)
    put_again(out, -1, 16 - size32)
    write_i32_le(out, table.ended)


def write_own(own: Own, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    write_i32_le(out, own.approvals)
    size1 = len(own.yard)
    write_i32_le(out, size1)
    at2: i64
    for at2 in range(max(size1 - 6, 0), size1):
        entry3 = own.yard[at2]
        write_i32_le(out, entry3)
    put_again(out, -1, 6 - size1)
    write_i32_le(out, own.bid)
    size4 = len(own.drawn)
    write_i32_le(out, size4)
    at5: i64
    for at5 in range(max(size4 - 4, 0), size4):
        entry6 = own.drawn[at5]
        write_i32_le(out, entry6)
    put_again(out, -1, 4 - size4)
    at7: i64
    for at7 in range(9):
        each8 = own.under[at7]
        size9 = len(each8)
        write_i32_le(out, size9)
        at10: i64
        for at10 in range(max(size9 - 8, 0), size9):
            entry11 = each8[at10]
            write_i32_le(out, entry11)
        put_again(out, -1, 8 - size9)
    size12 = len(own.over)
    write_i32_le(out, size12)
    at13: i64
    for at13 in range(max(size12 - 2, 0), size12):
        entry14 = own.over[at13]
        write_i32_le(out, entry14)
    put_again(out, -1, 2 - size12)


def write_step(step: Step | None, seat: i64, seats: i64, blanks: list[bytes], out: BytesWriter) -> None:
    """Append a question: which it is, and its fields; `blanks` fills the gaps."""
    if isinstance(step, SetUp):
        write_i32_le(out, 0)
        out.write(blanks[0])
    elif isinstance(step, StartPlayer):
        write_i32_le(out, 1)
        out.write(blanks[0])
    elif isinstance(step, ShowTop):
        write_i32_le(out, 2)
        out.write(blanks[1])
        write_i32_le(out, step.stack)
        out.write(blanks[2])
    elif isinstance(step, Round):
        write_i32_le(out, 3)
        out.write(blanks[3])
        write_i32_le(out, step.at)
        out.write(blanks[4])
    elif isinstance(step, RollDice):
        write_i32_le(out, 4)
        out.write(blanks[3])
        write_i32_le(out, step.at)
        out.write(blanks[4])
    elif isinstance(step, NewDoge):
        write_i32_le(out, 5)
        out.write(blanks[0])
    elif isinstance(step, Turns):
        write_i32_le(out, 6)
        out.write(blanks[3])
        write_i32_le(out, step.at)
        out.write(blanks[4])
    elif isinstance(step, ChooseAction):
        write_i32_le(out, 7)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[5])
        write_i32_le(out, step.reorders)
        out.write(blanks[6])
    elif isinstance(step, Act):
        write_i32_le(out, 8)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[7])
    elif isinstance(step, BonusBuy):
        write_i32_le(out, 9)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[7])
    elif isinstance(step, BonusComplete):
        write_i32_le(out, 10)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[7])
    elif isinstance(step, Buying):
        write_i32_le(out, 11)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[8])
        write_i32_le(out, step.used)
        out.write(blanks[9])
    elif isinstance(step, BuyStep):
        write_i32_le(out, 12)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[8])
        write_i32_le(out, step.used)
        out.write(blanks[9])
    elif isinstance(step, DiscardForSpace):
        write_i32_le(out, 13)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[10])
        write_i32_le(out, step.pending)
        write_i32_le(out, step.stack)
        out.write(blanks[2])
    elif isinstance(step, DrawTile):
        write_i32_le(out, 14)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[11])
        write_i32_le(out, step.stack)
        out.write(blanks[12])
        write_i32_le(out, step.left)
        out.write(blanks[13])
    elif isinstance(step, KeepTile):
        write_i32_le(out, 15)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[10])
        write_i32_le(out, step.pending)
        write_i32_le(out, step.stack)
        out.write(blanks[2])
    elif isinstance(step, Completing):
        write_i32_le(out, 16)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[8])
        write_i32_le(out, step.used)
        out.write(blanks[9])
    elif isinstance(step, CompleteStep):
        write_i32_le(out, 17)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.field)
        out.write(blanks[8])
        write_i32_le(out, step.used)
        out.write(blanks[9])
    elif isinstance(step, ReplacePart):
        write_i32_le(out, 18)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[14])
    elif isinstance(step, DrawDoge):
        write_i32_le(out, 19)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[15])
        write_i32_le(out, step.left)
        out.write(blanks[13])
    elif isinstance(step, SwapDoge):
        write_i32_le(out, 20)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[14])
    elif isinstance(step, TakeBackMarkers):
        write_i32_le(out, 21)
        out.write(blanks[0])
    elif isinstance(step, SetTurnOrder):
        write_i32_le(out, 22)
        out.write(blanks[0])
    elif isinstance(step, DogeEvent):
        write_i32_le(out, 23)
        out.write(blanks[0])
    elif isinstance(step, BidApprovals):
        write_i32_le(out, 24)
        out.write(blanks[16])
        size1 = len(step.waiting)
        write_i32_le(out, size1)
        at2: i64
        for at2 in range(max(size1 - seats, 0), size1):
            entry3 = step.waiting[at2]
            put_seat(out, entry3, seat, seats)
        put_again(out, -1, seats - size1)
    elif isinstance(step, RevealBids):
        write_i32_le(out, 25)
        out.write(blanks[0])
    elif isinstance(step, RoundLimit):
        write_i32_le(out, 26)
        out.write(blanks[0])
    elif isinstance(step, FinalApproval):
        write_i32_le(out, 27)
        out.write(blanks[0])
    else:
        write_i32_le(out, -1)
        out.write(blanks[0])
