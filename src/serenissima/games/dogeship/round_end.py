"""Chapter 12: the end of a round: markers back, a new turn order, and the event of the current Doge tile."""

from __future__ import annotations

from typing import Final

from serenissima.games.dogeship.board import HIGH_WATER, INSPECTION
from serenissima.games.dogeship.inspection import INSPECTING, BidApprovals
from serenissima.games.dogeship.scoring import end_game
from serenissima.games.dogeship.state import BY_ROUNDS, DS, priority
from serenissima.kernel.answer import Asks
from serenissima.kernel.core import NOBODY, Automatic, Seat
from serenissima.kernel.fields import immutable


@immutable
class TakeBackMarkers(Automatic):
    """DS-12.1, DS-12.8: all five markers return to their owners, those lost for one round too."""

    def run(self, g: DS) -> None:
        g.done()
        table, seats = g.table, g.rules.seats
        table.markers = [NOBODY] * len(table.markers)
        table.available = [g.rules.board.action_markers] * seats
        table.water = [0] * seats
        table.lost = [0] * seats


@immutable
class SetTurnOrder(Automatic):
    """DS-12.2, DS-12.3: by the numbers on the top barriers; who has none comes last, in the old order."""

    def run(self, g: DS) -> None:
        g.done()
        g.table.turn_order = order_of_next_round(g)
        g.emit(("turn_order", *g.table.turn_order))


def order_of_next_round(g: DS) -> tuple[Seat, ...]:
    """DS-12.2, DS-12.3: the turn order if the round ended now."""
    old = g.table.turn_order
    return tuple(sorted(old, key=lambda seat: (priority(g, seat), old.index(seat))))


@immutable
class DogeEvent(Automatic):
    """DS-3.9, DS-12.4: high water, an inspection, or nothing."""

    def run(self, g: DS) -> None:
        g.done()
        doge = g.rules.board.tiles[g.table.doge]
        if doge.event == HIGH_WATER:
            for seat in range(g.rules.seats):
                flood(g, seat, doge.level)
        elif doge.event == INSPECTION:
            g.push(BidApprovals(tuple(range(g.rules.seats))))


def flood(g: DS, seat: Seat, level: int) -> None:
    """DS-12.6, DS-12.7: the actions lost are markers that go to the water unearned."""
    loss = lost_to(g, seat, level)
    g.table.available[seat] -= loss
    g.table.lost[seat] = loss
    g.emit(("actions_lost", seat, loss))


def lost_to(g: DS, seat: Seat, level: int) -> int:
    """DS-8.2, DS-8.3, DS-12.5: the actions a seat loses if its finished barriers do not exceed the level."""
    barriers = len(g.table.finished[seat])
    safe, equal, fewer = g.rules.board.high_water_loss
    return safe if barriers > level else equal if barriers == level else fewer


@immutable
class RoundLimit(Automatic):
    """DS-12.9, DS-15.9: on to the next round, unless the guard against endless games stops here."""

    def run(self, g: DS) -> None:
        g.done()
        limit = g.rules.options.max_rounds
        if limit and g.table.round >= limit:
            end_game(g, BY_ROUNDS)


# What may be answered

ROUND_END: Final = (Asks(TakeBackMarkers), Asks(SetTurnOrder), Asks(DogeEvent), *INSPECTING, Asks(RoundLimit))
