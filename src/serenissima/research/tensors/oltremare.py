"""The observation of oltremare, drawer by drawer. Written by tools/tensors.py from the shapes; not by hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

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
from serenissima.research.scribe import Scribe, put_again, put_bits, put_each, put_last, put_row, put_seat

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


class Tensors(Scribe):
    """The scribe of the game."""

    def put_table(self, table: Table, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open, in the order of the layout."""
        at = put_each(out, at, table.ducati, 0, seats, seat, 0)
        at = put_each(out, at, table.prestige, 0, seats, seat, 0)
        at = put_each(out, at, table.hands, 0, seats, seat, 0)
        at = put_each(out, at, table.pirates, 0, seats, seat, 0)
        at = put_each(out, at, table.cargo, 0, seats, seat, 0)
        at = put_each(out, at, table.tops, 0, seats, seat, -1)
        at = put_each(out, at, table.ships, 0, seats, seat, -1)
        at = put_each(out, at, table.owned, 0, seats, seat, 0)
        at = put_each(out, at, table.showing, 0, seats, seat, -1)
        at = put_each(out, at, table.markers, 0, 30, 0, -1)
        out[at] = table.markers_out
        at += 1
        at = put_seat(out, at, table.start_player, seat, seats)
        out[at] = table.pile.size
        at += 1
        out[at] = table.pile.venice
        at += 1
        at = put_last(out, at, table.pile.discard, 98, -1)
        at = put_last(out, at, table.pile.removed, 42, -1)
        out[at] = table.pile.reshuffles
        at += 1
        out[at] = 1 if table.pile.rescued else 0
        at += 1
        out[at] = 1 if table.pile.last_round else 0
        at += 1
        at = put_seat(out, at, table.turn.active, seat, seats)
        out[at] = table.turn.turns
        at += 1
        out[at] = table.turn.quota
        at += 1
        out[at] = table.turn.bought
        at += 1
        out[at] = table.turn.talks
        at += 1
        at = put_bits(out, at, table.turn.dealt, 0, seats, seat)
        at = put_seat(out, at, table.turn.talk, seat, seats)
        said1 = table.turn.offer
        if said1 is None and out[at] == 0:
            at += 68  # blank already
        elif said1 is None:
            out[at] = 0
            at += 1
            out[at] = -1
            at += 1
            out[at] = 0
            at += 1
            at = put_again(out, at, -1, 12)
            out[at] = 0
            at += 1
            at = put_again(out, at, -1, 12)
            out[at] = 0
            at += 1
            at = put_again(out, at, -1, 12)
            out[at] = 0
            at += 1
            at = put_again(out, at, -1, 12)
            out[at] = 0
            at += 1
            at = put_again(out, at, -1, 12)
            out[at] = 0
            at += 1
        else:
            out[at] = 1
            at += 1
            at = put_seat(out, at, said1.proposer, seat, seats)
            at = put_last(out, at, said1.goods, 12, -1)
            at = put_last(out, at, said1.symbols, 12, -1)
            at = put_last(out, at, said1.powers, 12, -1)
            at = put_last(out, at, said1.harbours, 12, -1)
            at = put_last(out, at, said1.want, 12, -1)
            out[at] = said1.ducati
            at += 1
        return put_last(out, at, table.turn.played, 4, -1)

    def put_own(self, own: Own, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows, in the order of the layout."""
        at = put_last(out, at, own.hand, 30, -1)
        at = put_last(out, at, own.cargo, 40, -1)
        at = put_last(out, at, own.pirate, 40, -1)
        at = put_last(out, at, own.chosen, 12, -1)
        at = put_last(out, at, own.draft.give, 12, -1)
        at = put_last(out, at, own.draft.symbols, 12, -1)
        at = put_last(out, at, own.draft.powers, 12, -1)
        at = put_last(out, at, own.draft.harbours, 12, -1)
        at = put_last(out, at, own.draft.want, 12, -1)
        out[at] = own.draft.ducati
        at += 1
        return at

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
        if isinstance(step, SetUp):
            out[at] = 0
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, PlaceMarker):
            out[at] = 1
            at += 1
            at = put_row(out, at, self.blanks[1])
            out[at] = step.harbour
            at += 1
            at = put_row(out, at, self.blanks[2])
        elif isinstance(step, StartCard):
            out[at] = 2
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Deal):
            out[at] = 3
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, DealCard):
            out[at] = 4
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, FirstPlayer):
            out[at] = 5
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Turns):
            out[at] = 6
            at += 1
            at = put_row(out, at, self.blanks[4])
            out[at] = step.at
            at += 1
        elif isinstance(step, BeginTurn):
            out[at] = 7
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, MaritimePower):
            out[at] = 8
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, DiscardSurplus):
            out[at] = 9
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Trading):
            out[at] = 10
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, TradeAction):
            out[at] = 11
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, OfferCard):
            out[at] = 12
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_seat(out, at, step.to, seat, seats)
            at = put_row(out, at, self.blanks[5])
        elif isinstance(step, OfferRequest):
            out[at] = 13
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_seat(out, at, step.to, seat, seats)
            at = put_row(out, at, self.blanks[5])
        elif isinstance(step, OfferDucati):
            out[at] = 14
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_seat(out, at, step.to, seat, seats)
            at = put_row(out, at, self.blanks[5])
        elif isinstance(step, OfferClaim):
            out[at] = 15
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_seat(out, at, step.to, seat, seats)
            at = put_row(out, at, self.blanks[6])
            out[at] = step.card
            at += 1
            at = put_row(out, at, self.blanks[7])
        elif isinstance(step, SendOffer):
            out[at] = 16
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_seat(out, at, step.to, seat, seats)
            at = put_row(out, at, self.blanks[5])
        elif isinstance(step, DealReply):
            out[at] = 17
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, InviteReply):
            out[at] = 18
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[8])
            out[at] = step.topic
            at += 1
            at = put_row(out, at, self.blanks[9])
        elif isinstance(step, DealPick):
            out[at] = 19
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Exchange):
            out[at] = 20
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, ActionPhase):
            out[at] = 21
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, PlayCard):
            out[at] = 22
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Actions):
            out[at] = 23
            at += 1
            at = put_row(out, at, self.blanks[4])
            out[at] = step.at
            at += 1
        elif isinstance(step, DucatoAction):
            out[at] = 24
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, PirateAction):
            out[at] = 25
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, CardsAction):
            out[at] = 26
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, ShipAction):
            out[at] = 27
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Sail):
            out[at] = 28
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[10])
            out[at] = step.routes
            at += 1
            at = put_row(out, at, self.blanks[11])
        elif isinstance(step, Compass):
            out[at] = 29
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, LoadPhase):
            out[at] = 30
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, LoadOrder):
            out[at] = 31
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Draw):
            out[at] = 32
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[12])
            out[at] = step.left
            at += 1
            out[at] = step.place
            at += 1
            at = put_row(out, at, self.blanks[13])
        elif isinstance(step, DrawCard):
            out[at] = 33
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, TakePirate):
            out[at] = 34
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, Uncover):
            out[at] = 35
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Rescue):
            out[at] = 36
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Identify):
            out[at] = 37
            at += 1
            at = put_seat(out, at, step.seat, seat, seats)
            at = put_row(out, at, self.blanks[3])
        elif isinstance(step, VeniceCheck):
            out[at] = 38
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, InterimScoring):
            out[at] = 39
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, PassOn):
            out[at] = 40
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, FinalScoring):
            out[at] = 41
            at += 1
            at = put_row(out, at, self.blanks[0])
        elif isinstance(step, Covered):
            out[at] = 42
            at += 1
            at = put_row(out, at, self.blanks[0])
        else:
            out[at] = -1
            at += 1
            at = put_row(out, at, self.blanks[0])
        return at
