"""Chapter 3: rounds and turns, and chapter 12: which turn is the last."""

from __future__ import annotations

from typing import Final

from serenissima.games.oltremare.actions import ActionPhase
from serenissima.games.oltremare.loading import LoadPhase
from serenissima.games.oltremare.power import MaritimePower
from serenissima.games.oltremare.scoring import FinalScoring, InterimScoring
from serenissima.games.oltremare.state import OM, ON_TOP, load_of
from serenissima.games.oltremare.trading import TradeAction
from serenissima.kernel.core import Automatic, Step
from serenissima.kernel.fields import immutable


@immutable
class BeginTurn(Automatic):
    """OM-3.3: purchases, talks and deals are counted afresh; the top cargo card fixes the quota for the whole turn."""

    def run(self, g: OM) -> None:
        table = g.table
        table.turn.turns += 1
        table.turn.bought = 0
        table.turn.talks = 0
        table.turn.dealt = 0
        table.turn.quota = load_of(g, table.turn.active)
        g.done()
        g.emit(("turn_begun", table.turn.active, table.turn.quota))


@immutable
class Trading(Automatic):
    """OM-5.1: the trading phase is one question, asked until the active player ends it."""

    def run(self, g: OM) -> None:
        g.swap(TradeAction(g.table.turn.active))


@immutable
class VeniceCheck(Automatic):
    """OM-3.4, OM-10.6: a Venice card on top at the end of a turn is scored now, and nothing is drawn for it."""

    def run(self, g: OM) -> None:
        g.done()
        if g.table.pile.venice == ON_TOP:
            g.push(InterimScoring())


@immutable
class PassOn(Automatic):
    """OM-3.1, OM-3.5, OM-12.2, OM-12.3: clockwise, and in the last round no further than the start player's right."""

    def run(self, g: OM) -> None:
        table = g.table
        g.done()
        following = (table.turn.active + 1) % g.rules.seats
        if table.pile.last_round and following == table.start_player:
            g.push(FinalScoring())
        else:
            table.turn.active = following


TURN: Final[tuple[Step, ...]] = (
    BeginTurn(),
    MaritimePower(),
    Trading(),
    ActionPhase(),
    LoadPhase(),
    VeniceCheck(),
    PassOn(),
)


@immutable
class Turns(Automatic):
    """OM-3.1, OM-3.2: the phases of a turn in their order, turn after turn."""

    at: int = 0

    def run(self, g: OM) -> None:
        g.swap(Turns((self.at + 1) % len(TURN)))
        g.push(TURN[self.at])
