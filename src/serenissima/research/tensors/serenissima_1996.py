"""The observation of serenissima_1996, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

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
from serenissima.research.scribe import Scribe, put_again, put_bits, put_each, put_last, put_last_of, put_row, put_seat

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


class Tensors(Scribe):
    """The scribe of the game."""

    def put_table(self, table: Table, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open, in the order of the layout."""
        at = put_each(out, at, table.nations, 0, seats, seat, -1)
        at1: i64
        for at1 in range(23):
            each2 = table.ports[at1]
            at = put_seat(out, at, each2.controller, seat, seats)
            out[at] = each2.garrison
            at += 1
            at = put_bits(out, at, each2.stored, 0, 7, 0)
            out[at] = 1 if each2.fort else 0
            at += 1
        at3: i64
        for at3 in range(1, 29):
            each4 = table.galleys[at3]
            at = put_seat(out, at, each4.owner, seat, seats)
            out[at] = each4.zone
            at += 1
            out[at] = each4.crew
            at += 1
            at = put_each(out, at, each4.cargo, 0, 7, 0, 0)
        at = put_each(out, at, table.money, 0, seats, seat, 0)
        at = put_each(out, at, table.supply, 0, 7, 0, 0)
        out[at] = table.sailors
        at += 1
        out[at] = table.forts
        at += 1
        at = put_bits(out, at, table.wrecks, 1, 29, 0)
        at = put_each(out, at, table.pool, 0, 7, 0, 0)
        out[at] = table.round
        at += 1
        if table.order:
            at5: i64
            for at5 in range(seats):
                each6 = table.order[at5]
                at = put_seat(out, at, each6, seat, seats)
        else:
            at = put_again(out, at, -1, seats)
        at = put_each(out, at, table.turn.walked, 0, 23, 0, 0)
        at = put_each(out, at, table.turn.deals, 1, 29, 0, 0)
        at = put_each(out, at, table.turn.proposals, 0, seats, seat, 0)
        at = put_bits(out, at, table.turn.rearranged, 0, 32, 0)
        at = put_bits(out, at, table.turn.built, 0, 23, 0)
        at = put_each(out, at, table.turn.hired, 0, 23, 0, 0)
        at = put_bits(out, at, table.turn.moved, 1, 29, 0)
        size7 = len(table.turn.quiet)
        out[at] = size7
        at += 1
        at8: i64
        for at8 in range(max(size7 - 4, 0), size7):
            entry9 = table.turn.quiet[at8]
            out[at] = entry9[0]
            at += 1
            out[at] = entry9[1]
            at += 1
            out[at] = entry9[2]
            at += 1
        for _ in range(4 - size7):
            at = put_again(out, at, -1, 2)
            out[at] = 0
            at += 1
        at = put_bits(out, at, table.turn.landed, 1, 29, 0)
        return put_bits(out, at, table.turn.taken, 0, 23, 0)

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
        out[at] = own.bid
        at += 1
        at = put_last(out, at, own.crews, 8, 0)
        at = put_last(out, at, own.loads, 28, 0)
        out[at] = own.good
        at += 1
        out[at] = own.number
        at += 1
        return at

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
        if isinstance(step, SetUp):
            out[at] = 0
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, DealNations):
            out[at] = 1
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Deployment):
            out[at] = 2
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, SetupDeploy):
            out[at] = 3
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Round):
            out[at] = 4
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, NextRound):
            out[at] = 5
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Bidding):
            out[at] = 6
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Bid):
            out[at] = 7
            at += 1
            at = put_row(out, at, self.blanks[3])
            size1 = len(step.owing)
            out[at] = size1
            at += 1
            at2: i64
            for at2 in range(max(size1 - seats, 0), size1):
                entry3 = step.owing[at2]
                at = put_seat(out, at, entry3, seat, seats)
            at = put_again(out, at, -1, seats - size1)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, RevealBids):
            out[at] = 8
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, TieDie):
            out[at] = 9
            at += 1
            at = put_row(out, at, self.blanks[5])
            size4 = len(step.ranking)
            out[at] = size4
            at += 1
            at5: i64
            for at5 in range(max(size4 - seats, 0), size4):
                entry6 = step.ranking[at5]
                at = put_seat(out, at, entry6, seat, seats)
            at = put_again(out, at, -1, seats - size4)
            at = put_row(out, at, self.blanks[6])
            size7 = len(step.groups)
            out[at] = size7
            at += 1
            at8: i64
            for at8 in range(max(size7 - seats, 0), size7):
                entry9 = step.groups[at8]
                size10 = len(entry9)
                out[at] = size10
                at += 1
                at11: i64
                for at11 in range(max(size10 - seats, 0), size10):
                    entry12 = entry9[at11]
                    at = put_seat(out, at, entry12, seat, seats)
                at = put_again(out, at, -1, seats - size10)
            for _ in range(seats - size7):
                out[at] = 0
                at += 1
                at = put_again(out, at, -1, seats)
            at = put_last_of(out, at, step.rolled, seats, 0)
            at = put_row(out, at, self.blanks[7])
        elif isinstance(step, ChooseSlot):
            out[at] = 10
            at += 1
            at = put_row(out, at, self.blanks[5])
            size13 = len(step.ranking)
            out[at] = size13
            at += 1
            at14: i64
            for at14 in range(max(size13 - seats, 0), size13):
                entry15 = step.ranking[at14]
                at = put_seat(out, at, entry15, seat, seats)
            at = put_again(out, at, -1, seats - size13)
            at = put_row(out, at, self.blanks[8])
        elif isinstance(step, Turns):
            out[at] = 11
            at += 1
            at = put_row(out, at, self.blanks[9])
            out[at] = step.phase
            at += 1
            at = put_row(out, at, self.blanks[10])
            out[at] = step.at
            at += 1
        elif isinstance(step, Manage):
            out[at] = 12
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, AskPrice):
            out[at] = 13
            at += 1
            at = put_row(out, at, self.blanks[11])
            at = put_seat(out, at, step.buyer, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[13])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[14])
            out[at] = step.n
            at += 1
            at = put_row(out, at, self.blanks[15])
            out[at] = step.ceiling
            at += 1
            at = put_row(out, at, self.blanks[16])
        elif isinstance(step, AnswerPrice):
            out[at] = 14
            at += 1
            at = put_row(out, at, self.blanks[11])
            at = put_seat(out, at, step.buyer, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[13])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[14])
            out[at] = step.n
            at += 1
            out[at] = step.price
            at += 1
            at = put_row(out, at, self.blanks[17])
        elif isinstance(step, AnswerCounter):
            out[at] = 15
            at += 1
            at = put_row(out, at, self.blanks[11])
            at = put_seat(out, at, step.buyer, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[13])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[14])
            out[at] = step.n
            at += 1
            out[at] = step.price
            at += 1
            at = put_row(out, at, self.blanks[18])
            out[at] = step.counter
            at += 1
            at = put_row(out, at, self.blanks[19])
        elif isinstance(step, AnswerFinal):
            out[at] = 16
            at += 1
            at = put_row(out, at, self.blanks[11])
            at = put_seat(out, at, step.buyer, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[13])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[14])
            out[at] = step.n
            at += 1
            out[at] = step.price
            at += 1
            at = put_row(out, at, self.blanks[17])
        elif isinstance(step, SetCrew):
            out[at] = 17
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[21])
        elif isinstance(step, SetCargo):
            out[at] = 18
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[13])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[22])
        elif isinstance(step, TradeGoods):
            out[at] = 19
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            out[at] = step.rival_galley
            at += 1
            at = put_row(out, at, self.blanks[23])
            out[at] = step.side
            at += 1
            at = put_row(out, at, self.blanks[24])
        elif isinstance(step, TradePrice):
            out[at] = 20
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            out[at] = step.rival_galley
            at += 1
            at = put_row(out, at, self.blanks[23])
            out[at] = step.side
            at += 1
            at = put_row(out, at, self.blanks[24])
        elif isinstance(step, AnswerTrade):
            out[at] = 21
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            out[at] = step.rival_galley
            at += 1
            at = put_row(out, at, self.blanks[25])
            out[at] = step.good
            at += 1
            out[at] = step.side
            at += 1
            at = put_row(out, at, self.blanks[26])
            out[at] = step.n
            at += 1
            out[at] = step.price
            at += 1
            at = put_row(out, at, self.blanks[17])
        elif isinstance(step, AnswerTradeCounter):
            out[at] = 22
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            out[at] = step.rival_galley
            at += 1
            at = put_row(out, at, self.blanks[25])
            out[at] = step.good
            at += 1
            out[at] = step.side
            at += 1
            at = put_row(out, at, self.blanks[26])
            out[at] = step.n
            at += 1
            out[at] = step.price
            at += 1
            at = put_row(out, at, self.blanks[18])
            out[at] = step.counter
            at += 1
            at = put_row(out, at, self.blanks[19])
        elif isinstance(step, Sail):
            out[at] = 23
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, SailOn):
            out[at] = 24
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[27])
            out[at] = step.left
            at += 1
            out[at] = 1 if step.leave else 0
            at += 1
            at = put_row(out, at, self.blanks[28])
        elif isinstance(step, GrantPassage):
            out[at] = 25
            at += 1
            at = put_row(out, at, self.blanks[29])
            size16 = len(step.order)
            out[at] = size16
            at += 1
            at17: i64
            for at17 in range(max(size16 - seats, 0), size16):
                entry18 = step.order[at17]
                at = put_seat(out, at, entry18, seat, seats)
            at = put_again(out, at, -1, seats - size16)
            at = put_row(out, at, self.blanks[30])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[21])
        elif isinstance(step, Attack):
            out[at] = 26
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Exchange):
            out[at] = 27
            at += 1
            at = put_row(out, at, self.blanks[31])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[32])
            out[at] = step.target
            at += 1
            at = put_row(out, at, self.blanks[33])
        elif isinstance(step, ResolveVictory):
            out[at] = 28
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[34])
            out[at] = step.beaten
            at += 1
            at = put_row(out, at, self.blanks[35])
        elif isinstance(step, DivideCargo):
            out[at] = 29
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[20])
            out[at] = step.galley
            at += 1
            at = put_row(out, at, self.blanks[34])
            out[at] = step.beaten
            at += 1
            out[at] = step.hull
            at += 1
            at = put_row(out, at, self.blanks[36])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[37])
            out[at] = step.sailors
            at += 1
            at = put_row(out, at, self.blanks[38])
        elif isinstance(step, Land):
            out[at] = 30
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Sell):
            out[at] = 31
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, CloseRound):
            out[at] = 32
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, EndDie):
            out[at] = 33
            at += 1
            at = put_row(out, at, self.blanks[0])
        else:
            out[at] = -1
            at += 1
            at = put_row(out, at, self.blanks[0])
        return at
