"""The observation of oltremare, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i64

from serenissima.games.oltremare.actions import (
    ActionPhase,
    Actions,
    CardsAction,
    DucatoAction,
    PirateAction,
    PlayCard,
    ShipAction,
)
from serenissima.games.oltremare.deals import DealPick, DealReply, Exchange, InviteReply
from serenissima.games.oltremare.drawing import Draw, DrawCard, Identify, Rescue, TakePirate, Uncover
from serenissima.games.oltremare.flow import BeginTurn, PassOn, Trading, Turns, VeniceCheck
from serenissima.games.oltremare.loading import LoadOrder, LoadPhase
from serenissima.games.oltremare.offers import OfferCard, OfferClaim, OfferDucati, OfferRequest, SendOffer
from serenissima.games.oltremare.power import DiscardSurplus, MaritimePower
from serenissima.games.oltremare.sailing import Compass, Sail
from serenissima.games.oltremare.scoring import FinalScoring, InterimScoring
from serenissima.games.oltremare.setup import Deal, DealCard, FirstPlayer, PlaceMarker, SetUp, StartCard
from serenissima.games.oltremare.state import Own, Table
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import Covered, Step
from serenissima.research.writing import put_again, put_bits, put_each, put_last, put_seat

# runs of a step's fields that some step leaves blank; the first is all of them
GAPS: Final = (
    (0, 9),
    (0, 4),
    (5, 9),
    (1, 9),
    (0, 8),
    (2, 9),
    (2, 3),
    (4, 9),
    (1, 2),
    (3, 9),
    (1, 5),
    (6, 9),
    (1, 6),
    (8, 9),
)


def write_table(table: Table, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append all that lies open, in the order of the layout."""
    put_each(out, table.ducati, 0, seats, seat, 0)
    put_each(out, table.prestige, 0, seats, seat, 0)
    put_each(out, table.hands, 0, seats, seat, 0)
    put_each(out, table.pirates, 0, seats, seat, 0)
    put_each(out, table.cargo, 0, seats, seat, 0)
    put_each(out, table.tops, 0, seats, seat, -1)
    put_each(out, table.ships, 0, seats, seat, -1)
    put_each(out, table.owned, 0, seats, seat, 0)
    put_each(out, table.showing, 0, seats, seat, -1)
    put_each(out, table.markers, 0, 30, 0, -1)
    write_i32_le(out, table.markers_out)
    put_seat(out, table.start_player, seat, seats)
    write_i32_le(out, table.pile.size)
    write_i32_le(out, table.pile.venice)
    put_last(out, table.pile.discard, 98, -1)
    put_last(out, table.pile.removed, 42, -1)
    write_i32_le(out, table.pile.reshuffles)
    write_i32_le(out, 1 if table.pile.rescued else 0)
    write_i32_le(out, 1 if table.pile.last_round else 0)
    put_seat(out, table.turn.active, seat, seats)
    write_i32_le(out, table.turn.turns)
    write_i32_le(out, table.turn.quota)
    write_i32_le(out, table.turn.bought)
    write_i32_le(out, table.turn.talks)
    put_bits(out, table.turn.dealt, 0, seats, seat)
    put_seat(out, table.turn.talk, seat, seats)
    said1 = table.turn.offer
    if said1 is None:
        put_again(out, 0, 1)
        put_again(out, -1, 1)
        put_again(out, 0, 1)
        put_again(out, -1, 12)
        put_again(out, 0, 1)
        put_again(out, -1, 12)
        put_again(out, 0, 1)
        put_again(out, -1, 12)
        put_again(out, 0, 1)
        put_again(out, -1, 12)
        put_again(out, 0, 1)
        put_again(out, -1, 12)
        put_again(out, 0, 1)
    else:
        write_i32_le(out, 1)
        put_seat(out, said1.proposer, seat, seats)
        put_last(out, said1.goods, 12, -1)
        put_last(out, said1.symbols, 12, -1)
        put_last(out, said1.powers, 12, -1)
        put_last(out, said1.harbours, 12, -1)
        put_last(out, said1.want, 12, -1)
        write_i32_le(out, said1.ducati)
    put_last(out, table.turn.played, 4, -1)


def write_own(own: Own, seat: i64, seats: i64, out: BytesWriter) -> None:
    """Append what the seat alone knows, in the order of the layout."""
    put_last(out, own.hand, 30, -1)
    put_last(out, own.cargo, 40, -1)
    put_last(out, own.pirate, 40, -1)
    put_last(out, own.chosen, 12, -1)
    put_last(out, own.draft.give, 12, -1)
    put_last(out, own.draft.symbols, 12, -1)
    put_last(out, own.draft.powers, 12, -1)
    put_last(out, own.draft.harbours, 12, -1)
    put_last(out, own.draft.want, 12, -1)
    write_i32_le(out, own.draft.ducati)


def write_step(step: Step | None, seat: i64, seats: i64, blanks: list[bytes], out: BytesWriter) -> None:
    """Append a question: which it is, and its fields; `blanks` fills the gaps."""
    if isinstance(step, SetUp):
        write_i32_le(out, 0)
        out.write(blanks[0])
    elif isinstance(step, PlaceMarker):
        write_i32_le(out, 1)
        out.write(blanks[1])
        write_i32_le(out, step.harbour)
        out.write(blanks[2])
    elif isinstance(step, StartCard):
        write_i32_le(out, 2)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Deal):
        write_i32_le(out, 3)
        out.write(blanks[0])
    elif isinstance(step, DealCard):
        write_i32_le(out, 4)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, FirstPlayer):
        write_i32_le(out, 5)
        out.write(blanks[0])
    elif isinstance(step, Turns):
        write_i32_le(out, 6)
        out.write(blanks[4])
        write_i32_le(out, step.at)
    elif isinstance(step, BeginTurn):
        write_i32_le(out, 7)
        out.write(blanks[0])
    elif isinstance(step, MaritimePower):
        write_i32_le(out, 8)
        out.write(blanks[0])
    elif isinstance(step, DiscardSurplus):
        write_i32_le(out, 9)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Trading):
        write_i32_le(out, 10)
        out.write(blanks[0])
    elif isinstance(step, TradeAction):
        write_i32_le(out, 11)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, OfferCard):
        write_i32_le(out, 12)
        put_seat(out, step.seat, seat, seats)
        put_seat(out, step.to, seat, seats)
        out.write(blanks[5])
    elif isinstance(step, OfferRequest):
        write_i32_le(out, 13)
        put_seat(out, step.seat, seat, seats)
        put_seat(out, step.to, seat, seats)
        out.write(blanks[5])
    elif isinstance(step, OfferDucati):
        write_i32_le(out, 14)
        put_seat(out, step.seat, seat, seats)
        put_seat(out, step.to, seat, seats)
        out.write(blanks[5])
    elif isinstance(step, OfferClaim):
        write_i32_le(out, 15)
        put_seat(out, step.seat, seat, seats)
        put_seat(out, step.to, seat, seats)
        out.write(blanks[6])
        write_i32_le(out, step.card)
        out.write(blanks[7])
    elif isinstance(step, SendOffer):
        write_i32_le(out, 16)
        put_seat(out, step.seat, seat, seats)
        put_seat(out, step.to, seat, seats)
        out.write(blanks[5])
    elif isinstance(step, DealReply):
        write_i32_le(out, 17)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, InviteReply):
        write_i32_le(out, 18)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[8])
        write_i32_le(out, step.topic)
        out.write(blanks[9])
    elif isinstance(step, DealPick):
        write_i32_le(out, 19)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Exchange):
        write_i32_le(out, 20)
        out.write(blanks[0])
    elif isinstance(step, ActionPhase):
        write_i32_le(out, 21)
        out.write(blanks[0])
    elif isinstance(step, PlayCard):
        write_i32_le(out, 22)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Actions):
        write_i32_le(out, 23)
        out.write(blanks[4])
        write_i32_le(out, step.at)
    elif isinstance(step, DucatoAction):
        write_i32_le(out, 24)
        out.write(blanks[0])
    elif isinstance(step, PirateAction):
        write_i32_le(out, 25)
        out.write(blanks[0])
    elif isinstance(step, CardsAction):
        write_i32_le(out, 26)
        out.write(blanks[0])
    elif isinstance(step, ShipAction):
        write_i32_le(out, 27)
        out.write(blanks[0])
    elif isinstance(step, Sail):
        write_i32_le(out, 28)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[10])
        write_i32_le(out, step.routes)
        out.write(blanks[11])
    elif isinstance(step, Compass):
        write_i32_le(out, 29)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, LoadPhase):
        write_i32_le(out, 30)
        out.write(blanks[0])
    elif isinstance(step, LoadOrder):
        write_i32_le(out, 31)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Draw):
        write_i32_le(out, 32)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[12])
        write_i32_le(out, step.left)
        write_i32_le(out, step.place)
        out.write(blanks[13])
    elif isinstance(step, DrawCard):
        write_i32_le(out, 33)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, TakePirate):
        write_i32_le(out, 34)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, Uncover):
        write_i32_le(out, 35)
        out.write(blanks[0])
    elif isinstance(step, Rescue):
        write_i32_le(out, 36)
        out.write(blanks[0])
    elif isinstance(step, Identify):
        write_i32_le(out, 37)
        put_seat(out, step.seat, seat, seats)
        out.write(blanks[3])
    elif isinstance(step, VeniceCheck):
        write_i32_le(out, 38)
        out.write(blanks[0])
    elif isinstance(step, InterimScoring):
        write_i32_le(out, 39)
        out.write(blanks[0])
    elif isinstance(step, PassOn):
        write_i32_le(out, 40)
        out.write(blanks[0])
    elif isinstance(step, FinalScoring):
        write_i32_le(out, 41)
        out.write(blanks[0])
    elif isinstance(step, Covered):
        write_i32_le(out, 42)
        out.write(blanks[0])
    else:
        write_i32_le(out, -1)
        out.write(blanks[0])
