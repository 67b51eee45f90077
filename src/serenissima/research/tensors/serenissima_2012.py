"""The observation of serenissima_2012, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i64

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
from serenissima.research.writing import put_again, put_bits, put_each, put_seat

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


def write_table(table: Table, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append all that lies open, in the order of the layout."""
    at1: i64
    for at1 in range(19):
        each2 = table.ports[at1]
        put_seat(out, each2.owner, seat, seats)
        write_i32_le(out, each2.garrison)
        put_bits(out, each2.stored, 0, 6, 0)
        write_i32_le(out, 1 if each2.fort else 0)
        write_i32_le(out, 1 if each2.basilica else 0)
        write_i32_le(out, 1 if each2.closed else 0)
    at3: i64
    for at3 in range(1, 16):
        each4 = table.galleys[at3]
        put_seat(out, each4.owner, seat, seats)
        write_i32_le(out, each4.field)
        write_i32_le(out, each4.sailors)
        put_each(out, each4.cargo, 0, 6, 0, 0)
    put_each(out, table.money, 0, seats, seat, 0)
    put_each(out, table.reserve, 0, seats, seat, 0)
    put_each(out, table.supply, 0, 6, 0, 0)
    write_i32_le(out, table.forts)
    write_i32_le(out, table.basilicas)
    put_each(out, table.doge_discard, 0, 4, 0, 0)
    put_seat(out, table.first_seat, seat, seats)
    write_i32_le(out, table.round)
    write_i32_le(out, table.wheel)
    put_bits(out, table.resting, 1, 16, 0)
    write_i32_le(out, table.track)
    write_i32_le(out, table.payouts)
    write_i32_le(out, table.activation.galley)
    write_i32_le(out, table.activation.start_field)
    write_i32_le(out, table.activation.steps_moved)
    write_i32_le(out, table.activation.steps_left)
    write_i32_le(out, table.activation.attack_cap)
    put_seat(out, table.activation.move_blocker, seat, seats)
    put_seat(out, table.activation.act_blocker, seat, seats)
    write_i32_le(out, table.activation.loaded)
    put_bits(out, table.activation.bought, 0, 6, 0)
    put_bits(out, table.activation.jettisoned, 0, 6, 0)
    put_each(out, table.activation.flows, 0, 112, 0, -1)


def write_own(own: Own, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    write_i32_le(out, own.money)


def write_step(step: Step | None, seat: i64, seats: i64, blanks: list[bytes], out: BytesWriter) -> None:
    """Append a question: which it is, and its fields; `blanks` fills the gaps."""
    if isinstance(step, SetUp):
        write_i32_le(out, 0)
        out.write(blanks[0])
    elif isinstance(step, FirstSeat):
        write_i32_le(out, 1)
        out.write(blanks[0])
    elif isinstance(step, Closing):
        write_i32_le(out, 2)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, ClosePort):
        write_i32_le(out, 3)
        put_seat(out, step.seat, seat, seats)
        write_i32_le(out, step.good)
        out.write(blanks[2])
    elif isinstance(step, DrawClosedPort):
        write_i32_le(out, 4)
        out.write(blanks[3])
        write_i32_le(out, step.good)
        out.write(blanks[2])
    elif isinstance(step, Draft):
        write_i32_le(out, 5)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, ChooseStartPort):
        write_i32_le(out, 6)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, ChooseStartGalley):
        write_i32_le(out, 7)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, DealStartPort):
        write_i32_le(out, 8)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, DealGalley):
        write_i32_le(out, 9)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, Round):
        write_i32_le(out, 10)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, Wheel):
        write_i32_le(out, 11)
        out.write(blanks[0])
    elif isinstance(step, ChooseMode):
        write_i32_le(out, 12)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, LoadStep):
        write_i32_le(out, 13)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, MoveStep):
        write_i32_le(out, 14)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, DeclareBlockade):
        write_i32_le(out, 15)
        out.write(blanks[5])
        write_i32_le(out, step.act)
        size1 = len(step.order)
        write_i32_le(out, size1)
        at2: i64
        for at2 in range(max(size1 - seats, 0), size1):
            entry3 = step.order[at2]
            put_seat(out, entry3, seat, seats)
        put_again(out, -1, seats - size1)
        size4 = len(step.goods)
        write_i32_le(out, size4)
        at5: i64
        for at5 in range(max(size4 - 6, 0), size4):
            entry6 = step.goods[at5]
            write_i32_le(out, entry6)
        put_again(out, -1, 6 - size4)
        write_i32_le(out, step.sailors)
        out.write(blanks[6])
    elif isinstance(step, ArrivalAct):
        write_i32_le(out, 16)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, FightAct):
        write_i32_le(out, 17)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, Exchange):
        write_i32_le(out, 18)
        out.write(blanks[7])
        write_i32_le(out, step.target)
        write_i32_le(out, step.quiet)
        out.write(blanks[8])
    elif isinstance(step, CombatRound):
        write_i32_le(out, 19)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[9])
        write_i32_le(out, step.target)
        write_i32_le(out, step.quiet)
        out.write(blanks[8])
    elif isinstance(step, FortFires):
        write_i32_le(out, 20)
        out.write(blanks[0])
    elif isinstance(step, Loot):
        write_i32_le(out, 21)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[10])
        write_i32_le(out, step.survivor)
        write_i32_le(out, step.wreck)
        out.write(blanks[11])
    elif isinstance(step, Occupy):
        write_i32_le(out, 22)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    elif isinstance(step, InvestStep):
        write_i32_le(out, 23)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.galleys_bought)
        out.write(blanks[13])
    elif isinstance(step, ChooseGalleyNumber):
        write_i32_le(out, 24)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[14])
        write_i32_le(out, step.port)
        out.write(blanks[15])
    elif isinstance(step, CrewGalley):
        write_i32_le(out, 25)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[14])
        write_i32_le(out, step.port)
        write_i32_le(out, step.number)
        out.write(blanks[16])
    elif isinstance(step, TurnDogeCard):
        write_i32_le(out, 26)
        out.write(blanks[0])
    elif isinstance(step, Payout):
        write_i32_le(out, 27)
        out.write(blanks[0])
    elif isinstance(step, CatchUp):
        write_i32_le(out, 28)
        out.write(blanks[1])
        write_i32_le(out, step.at)
    elif isinstance(step, CatchUpStep):
        write_i32_le(out, 29)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[4])
    else:
        write_i32_le(out, -1)
        out.write(blanks[0])
