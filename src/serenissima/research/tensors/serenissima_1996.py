"""The observation of serenissima_1996, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i64

from serenissima.games.serenissima_1996.combat import Attack, DivideCargo, Exchange, ResolveVictory
from serenissima.games.serenissima_1996.control import Land
from serenissima.games.serenissima_1996.flow import NextRound, Round, Turns
from serenissima.games.serenissima_1996.haggling import AnswerCounter, AnswerFinal, AnswerPrice, AskPrice
from serenissima.games.serenissima_1996.manage import Manage
from serenissima.games.serenissima_1996.market import Sell
from serenissima.games.serenissima_1996.order import Bid, Bidding, ChooseSlot, RevealBids, TieDie
from serenissima.games.serenissima_1996.rearranging import SetCargo, SetCrew
from serenissima.games.serenissima_1996.sailing import GrantPassage, Sail, SailOn
from serenissima.games.serenissima_1996.scoring import CloseRound, EndDie
from serenissima.games.serenissima_1996.setup import DealNations, Deployment, SetUp, SetupDeploy
from serenissima.games.serenissima_1996.state import Own, Table
from serenissima.games.serenissima_1996.trading import AnswerTrade, AnswerTradeCounter, TradeGoods, TradePrice
from serenissima.kernel.core import Step
from serenissima.research.writing import put_again, put_bits, put_each, put_last, put_seat

# runs of a step's fields that some step leaves blank; the first is all of them
GAPS: Final = (
    (0, 23),
    (0, 22),
    (1, 23),
    (0, 2),
    (3, 23),
    (0, 3),
    (4, 5),
    (7, 23),
    (4, 23),
    (0, 14),
    (15, 22),
    (0, 1),
    (2, 7),
    (8, 12),
    (13, 15),
    (16, 17),
    (18, 23),
    (17, 23),
    (17, 18),
    (19, 23),
    (1, 7),
    (8, 23),
    (13, 23),
    (9, 13),
    (14, 23),
    (9, 12),
    (14, 15),
    (8, 20),
    (22, 23),
    (0, 4),
    (5, 7),
    (0, 7),
    (8, 11),
    (12, 23),
    (8, 9),
    (10, 23),
    (11, 12),
    (13, 19),
    (20, 23),
)


def write_table(table: Table, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append all that lies open, in the order of the layout."""
    put_each(out, table.nations, 0, seats, seat, -1)
    at1: i64
    for at1 in range(23):
        each2 = table.ports[at1]
        put_seat(out, each2.controller, seat, seats)
        write_i32_le(out, each2.garrison)
        put_bits(out, each2.stored, 0, 7, 0)
        write_i32_le(out, 1 if each2.fort else 0)
    at3: i64
    for at3 in range(1, 29):
        each4 = table.galleys[at3]
        put_seat(out, each4.owner, seat, seats)
        write_i32_le(out, each4.zone)
        write_i32_le(out, each4.crew)
        put_each(out, each4.cargo, 0, 7, 0, 0)
    put_each(out, table.money, 0, seats, seat, 0)
    put_each(out, table.supply, 0, 7, 0, 0)
    write_i32_le(out, table.sailors)
    write_i32_le(out, table.forts)
    put_bits(out, table.wrecks, 1, 29, 0)
    put_each(out, table.pool, 0, 7, 0, 0)
    write_i32_le(out, table.round)
    if table.order:
        at5: i64
        for at5 in range(seats):
            each6 = table.order[at5]
            put_seat(out, each6, seat, seats)
    else:
        put_again(out, -1, seats)
    put_each(out, table.turn.walked, 0, 23, 0, 0)
    put_each(out, table.turn.deals, 1, 29, 0, 0)
    put_each(out, table.turn.proposals, 0, seats, seat, 0)
    put_bits(out, table.turn.rearranged, 0, 32, 0)
    put_bits(out, table.turn.built, 0, 23, 0)
    put_each(out, table.turn.hired, 0, 23, 0, 0)
    put_bits(out, table.turn.moved, 1, 29, 0)
    size7 = len(table.turn.quiet)
    write_i32_le(out, size7)
    at8: i64
    for at8 in range(max(size7 - 4, 0), size7):
        entry9 = table.turn.quiet[at8]
        write_i32_le(out, entry9[0])
        write_i32_le(out, entry9[1])
        write_i32_le(out, entry9[2])
    for _ in range(4 - size7):
        put_again(out, -1, 2)
        put_again(out, 0, 1)
    put_bits(out, table.turn.landed, 1, 29, 0)
    put_bits(out, table.turn.taken, 0, 23, 0)


def write_own(own: Own, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    write_i32_le(out, own.bid)
    put_last(out, own.crews, 8, 0)
    put_last(out, own.loads, 28, 0)
    write_i32_le(out, own.good)
    write_i32_le(out, own.number)


def write_step(step: Step | None, seat: i64, seats: i64, blanks: list[bytes], out: BytesWriter) -> None:
    """Append a question: which it is, and its fields; `blanks` fills the gaps."""
    if isinstance(step, SetUp):
        write_i32_le(out, 0)
        out.write(blanks[0])
    elif isinstance(step, DealNations):
        write_i32_le(out, 1)
        out.write(blanks[0])
    elif isinstance(step, Deployment):
        write_i32_le(out, 2)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, SetupDeploy):
        write_i32_le(out, 3)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, Round):
        write_i32_le(out, 4)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, NextRound):
        write_i32_le(out, 5)
        out.write(blanks[0])
    elif isinstance(step, Bidding):
        write_i32_le(out, 6)
        out.write(blanks[0])
    elif isinstance(step, Bid):
        write_i32_le(out, 7)
        out.write(blanks[3])
        size1 = len(step.owing)
        write_i32_le(out, size1)
        at2: i64
        for at2 in range(max(size1 - seats, 0), size1):
            entry3 = step.owing[at2]
            put_seat(out, entry3, seat, seats)
        put_again(out, -1, seats - size1)
        out.write(blanks[4])
    elif isinstance(step, RevealBids):
        write_i32_le(out, 8)
        out.write(blanks[0])
    elif isinstance(step, TieDie):
        write_i32_le(out, 9)
        out.write(blanks[5])
        size4 = len(step.ranking)
        write_i32_le(out, size4)
        at5: i64
        for at5 in range(max(size4 - seats, 0), size4):
            entry6 = step.ranking[at5]
            put_seat(out, entry6, seat, seats)
        put_again(out, -1, seats - size4)
        out.write(blanks[6])
        size7 = len(step.groups)
        write_i32_le(out, size7)
        at8: i64
        for at8 in range(max(size7 - seats, 0), size7):
            entry9 = step.groups[at8]
            size10 = len(entry9)
            write_i32_le(out, size10)
            at11: i64
            for at11 in range(max(size10 - seats, 0), size10):
                entry12 = entry9[at11]
                put_seat(out, entry12, seat, seats)
            put_again(out, -1, seats - size10)
        for _ in range(seats - size7):
            put_again(out, 0, 1)
            put_again(out, -1, seats)
        size13 = len(step.rolled)
        write_i32_le(out, size13)
        at14: i64
        for at14 in range(max(size13 - seats, 0), size13):
            entry15 = step.rolled[at14]
            write_i32_le(out, entry15)
        put_again(out, 0, seats - size13)
        out.write(blanks[7])
    elif isinstance(step, ChooseSlot):
        write_i32_le(out, 10)
        out.write(blanks[5])
        size16 = len(step.ranking)
        write_i32_le(out, size16)
        at17: i64
        for at17 in range(max(size16 - seats, 0), size16):
            entry18 = step.ranking[at17]
            put_seat(out, entry18, seat, seats)
        put_again(out, -1, seats - size16)
        out.write(blanks[8])
    elif isinstance(step, Turns):
        write_i32_le(out, 11)
        out.write(blanks[9])
        write_i32_le(out, step.phase)
        out.write(blanks[10])
        write_i32_le(out, step.at)
    elif isinstance(step, Manage):
        write_i32_le(out, 12)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, AskPrice):
        write_i32_le(out, 13)
        out.write(blanks[11])
        put_seat(out, step.buyer, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.galley)
        out.write(blanks[13])
        write_i32_le(out, step.good)
        out.write(blanks[14])
        write_i32_le(out, step.n)
        out.write(blanks[15])
        write_i32_le(out, step.ceiling)
        out.write(blanks[16])
    elif isinstance(step, AnswerPrice):
        write_i32_le(out, 14)
        out.write(blanks[11])
        put_seat(out, step.buyer, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.galley)
        out.write(blanks[13])
        write_i32_le(out, step.good)
        out.write(blanks[14])
        write_i32_le(out, step.n)
        write_i32_le(out, step.price)
        out.write(blanks[17])
    elif isinstance(step, AnswerCounter):
        write_i32_le(out, 15)
        out.write(blanks[11])
        put_seat(out, step.buyer, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.galley)
        out.write(blanks[13])
        write_i32_le(out, step.good)
        out.write(blanks[14])
        write_i32_le(out, step.n)
        write_i32_le(out, step.price)
        out.write(blanks[18])
        write_i32_le(out, step.counter)
        out.write(blanks[19])
    elif isinstance(step, AnswerFinal):
        write_i32_le(out, 16)
        out.write(blanks[11])
        put_seat(out, step.buyer, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.galley)
        out.write(blanks[13])
        write_i32_le(out, step.good)
        out.write(blanks[14])
        write_i32_le(out, step.n)
        write_i32_le(out, step.price)
        out.write(blanks[17])
    elif isinstance(step, SetCrew):
        write_i32_le(out, 17)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        out.write(blanks[21])
    elif isinstance(step, SetCargo):
        write_i32_le(out, 18)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        out.write(blanks[13])
        write_i32_le(out, step.good)
        out.write(blanks[22])
    elif isinstance(step, TradeGoods):
        write_i32_le(out, 19)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        write_i32_le(out, step.rival_galley)
        out.write(blanks[23])
        write_i32_le(out, step.side)
        out.write(blanks[24])
    elif isinstance(step, TradePrice):
        write_i32_le(out, 20)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        write_i32_le(out, step.rival_galley)
        out.write(blanks[23])
        write_i32_le(out, step.side)
        out.write(blanks[24])
    elif isinstance(step, AnswerTrade):
        write_i32_le(out, 21)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        write_i32_le(out, step.rival_galley)
        out.write(blanks[25])
        write_i32_le(out, step.good)
        write_i32_le(out, step.side)
        out.write(blanks[26])
        write_i32_le(out, step.n)
        write_i32_le(out, step.price)
        out.write(blanks[17])
    elif isinstance(step, AnswerTradeCounter):
        write_i32_le(out, 22)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        write_i32_le(out, step.rival_galley)
        out.write(blanks[25])
        write_i32_le(out, step.good)
        write_i32_le(out, step.side)
        out.write(blanks[26])
        write_i32_le(out, step.n)
        write_i32_le(out, step.price)
        out.write(blanks[18])
        write_i32_le(out, step.counter)
        out.write(blanks[19])
    elif isinstance(step, Sail):
        write_i32_le(out, 23)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, SailOn):
        write_i32_le(out, 24)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        out.write(blanks[27])
        write_i32_le(out, step.left)
        write_i32_le(out, 1 if step.leave else 0)
        out.write(blanks[28])
    elif isinstance(step, GrantPassage):
        write_i32_le(out, 25)
        out.write(blanks[29])
        size19 = len(step.order)
        write_i32_le(out, size19)
        at20: i64
        for at20 in range(max(size19 - seats, 0), size19):
            entry21 = step.order[at20]
            put_seat(out, entry21, seat, seats)
        put_again(out, -1, seats - size19)
        out.write(blanks[30])
        write_i32_le(out, step.galley)
        out.write(blanks[21])
    elif isinstance(step, Attack):
        write_i32_le(out, 26)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, Exchange):
        write_i32_le(out, 27)
        out.write(blanks[31])
        write_i32_le(out, step.galley)
        out.write(blanks[32])
        write_i32_le(out, step.target)
        out.write(blanks[33])
    elif isinstance(step, ResolveVictory):
        write_i32_le(out, 28)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        out.write(blanks[34])
        write_i32_le(out, step.beaten)
        out.write(blanks[35])
    elif isinstance(step, DivideCargo):
        write_i32_le(out, 29)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[20])
        write_i32_le(out, step.galley)
        out.write(blanks[34])
        write_i32_le(out, step.beaten)
        write_i32_le(out, step.hull)
        out.write(blanks[36])
        write_i32_le(out, step.good)
        out.write(blanks[37])
        write_i32_le(out, step.sailors)
        out.write(blanks[38])
    elif isinstance(step, Land):
        write_i32_le(out, 30)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, Sell):
        write_i32_le(out, 31)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[2])
    elif isinstance(step, CloseRound):
        write_i32_le(out, 32)
        out.write(blanks[0])
    elif isinstance(step, EndDie):
        write_i32_le(out, 33)
        out.write(blanks[0])
    else:
        write_i32_le(out, -1)
        out.write(blanks[0])
