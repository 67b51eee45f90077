"""The observation of serenissima_2012, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from serenissima.games.serenissima_2012.acts import ArrivalAct, DeclareBlockade, FightAct
from serenissima.games.serenissima_2012.combat import CombatRound, Exchange, Loot, Occupy
from serenissima.games.serenissima_2012.doge import TurnDogeCard
from serenissima.games.serenissima_2012.flow import ChooseMode, Round, Wheel
from serenissima.games.serenissima_2012.investment import (
    CatchUp,
    CatchUpStep,
    ChooseGalleyNumber,
    CrewGalley,
    InvestStep,
)
from serenissima.games.serenissima_2012.loading import LoadStep
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.payout import Payout
from serenissima.games.serenissima_2012.ports import FortFires
from serenissima.games.serenissima_2012.setup import (
    ChooseStartGalley,
    ChooseStartPort,
    ClosePort,
    Closing,
    DealGalley,
    DealStartPort,
    Draft,
    DrawClosedPort,
    FirstSeat,
    SetUp,
)
from serenissima.games.serenissima_2012.state import Own, Table
from serenissima.kernel.core import Step
from serenissima.research.scribe import Scribe, put_again, put_bits, put_each, put_last_of, put_row, put_seat

# runs of a step's fields that some step leaves blank; the first is all of them
GAPS: Final = (
    (0, 14),
    (0, 13),
    (2, 14),
    (0, 1),
    (1, 14),
    (0, 4),
    (8, 14),
    (0, 8),
    (10, 14),
    (1, 8),
    (1, 10),
    (12, 14),
    (1, 12),
    (13, 14),
    (1, 2),
    (3, 14),
    (4, 14),
)


class Tensors(Scribe):
    """The scribe of the game."""

    def put_table(self, table: Table, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open, in the order of the layout."""
        at1: i64
        for at1 in range(19):
            each2 = table.ports[at1]
            at = put_seat(out, at, each2.owner, seat, seats)
            out[at] = each2.garrison
            at += 1
            at = put_bits(out, at, each2.stored, 0, 6, 0)
            out[at] = 1 if each2.fort else 0
            at += 1
            out[at] = 1 if each2.basilica else 0
            at += 1
            out[at] = 1 if each2.closed else 0
            at += 1
        at3: i64
        for at3 in range(1, 16):
            each4 = table.galleys[at3]
            at = put_seat(out, at, each4.owner, seat, seats)
            out[at] = each4.field
            at += 1
            out[at] = each4.sailors
            at += 1
            at = put_each(out, at, each4.cargo, 0, 6, 0, 0)
        at = put_each(out, at, table.money, 0, seats, seat, 0)
        at = put_each(out, at, table.reserve, 0, seats, seat, 0)
        at = put_each(out, at, table.supply, 0, 6, 0, 0)
        out[at] = table.forts
        at += 1
        out[at] = table.basilicas
        at += 1
        at = put_each(out, at, table.doge_discard, 0, 4, 0, 0)
        at = put_seat(out, at, table.first_seat, seat, seats)
        out[at] = table.round
        at += 1
        out[at] = table.wheel
        at += 1
        at = put_bits(out, at, table.resting, 1, 16, 0)
        out[at] = table.track
        at += 1
        out[at] = table.payouts
        at += 1
        out[at] = table.activation.galley
        at += 1
        out[at] = table.activation.start_field
        at += 1
        out[at] = table.activation.steps_moved
        at += 1
        out[at] = table.activation.steps_left
        at += 1
        out[at] = table.activation.attack_cap
        at += 1
        at = put_seat(out, at, table.activation.move_blocker, seat, seats)
        at = put_seat(out, at, table.activation.act_blocker, seat, seats)
        out[at] = table.activation.loaded
        at += 1
        at = put_bits(out, at, table.activation.bought, 0, 6, 0)
        at = put_bits(out, at, table.activation.jettisoned, 0, 6, 0)
        return put_each(out, at, table.activation.flows, 0, 112, 0, -1)

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
        out[at] = own.money
        at += 1
        return at

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
        if isinstance(step, SetUp):
            out[at] = 0
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, FirstSeat):
            out[at] = 1
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Closing):
            out[at] = 2
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, ClosePort):
            out[at] = 3
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, DrawClosedPort):
            out[at] = 4
            at += 1
            at = put_row(out, at, self.blanks[3])
            out[at] = step.good
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, Draft):
            out[at] = 5
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, ChooseStartPort):
            out[at] = 6
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, ChooseStartGalley):
            out[at] = 7
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, DealStartPort):
            out[at] = 8
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, DealGalley):
            out[at] = 9
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, Round):
            out[at] = 10
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, Wheel):
            out[at] = 11
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, ChooseMode):
            out[at] = 12
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, LoadStep):
            out[at] = 13
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, MoveStep):
            out[at] = 14
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, DeclareBlockade):
            out[at] = 15
            at += 1
            at = put_row(out, at, self.blanks[5])
            out[at] = step.act
            at += 1
            size1 = len(step.order)
            out[at] = size1
            at += 1
            at2: i64
            for at2 in range(max(size1 - seats, 0), size1):
                entry3 = step.order[at2]
                at = put_seat(out, at, entry3, seat, seats)
            at = put_again(out, at, -1, seats - size1)
            at = put_last_of(out, at, step.goods, 6, -1)
            out[at] = step.sailors
            at += 1
            at = put_row(out, at, self.blanks[6])
        elif isinstance(step, ArrivalAct):
            out[at] = 16
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, FightAct):
            out[at] = 17
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, Exchange):
            out[at] = 18
            at += 1
            at = put_row(out, at, self.blanks[7])
            out[at] = step.target
            at += 1
            out[at] = step.quiet
            at += 1
            at = put_row(out, at, self.blanks[8])
        elif isinstance(step, CombatRound):
            out[at] = 19
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[9])
            out[at] = step.target
            at += 1
            out[at] = step.quiet
            at += 1
            at = put_row(out, at, self.blanks[8])
        elif isinstance(step, FortFires):
            out[at] = 20
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Loot):
            out[at] = 21
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[10])
            out[at] = step.survivor
            at += 1
            out[at] = step.wreck
            at += 1
            at = put_row(out, at, self.blanks[11])
        elif isinstance(step, Occupy):
            out[at] = 22
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        elif isinstance(step, InvestStep):
            out[at] = 23
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.galleys_bought
            at += 1
            at = put_row(out, at, self.blanks[13])
        elif isinstance(step, ChooseGalleyNumber):
            out[at] = 24
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[14])
            out[at] = step.port
            at += 1
            at = put_row(out, at, self.blanks[15])
        elif isinstance(step, CrewGalley):
            out[at] = 25
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[14])
            out[at] = step.port
            at += 1
            out[at] = step.number
            at += 1
            at = put_row(out, at, self.blanks[16])
        elif isinstance(step, TurnDogeCard):
            out[at] = 26
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Payout):
            out[at] = 27
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, CatchUp):
            out[at] = 28
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.at
            at += 1
        elif isinstance(step, CatchUpStep):
            out[at] = 29
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[4])
        else:
            out[at] = -1
            at += 1
            at = put_row(out, at, self.blanks[0])
        return at
