"""Chapter 3: the round. The wheel activates galley after galley, then the Doge has his say."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.doge import TurnDogeCard
from serenissima.games.serenissima_2012.investment import CatchUp, InvestStep
from serenissima.games.serenissima_2012.loading import LoadStep
from serenissima.games.serenissima_2012.payout import Payout
from serenissima.games.serenissima_2012.state import S12, no_activation
from serenissima.games.serenissima_2012.turn import end_activation
from serenissima.kernel.answer import Answer, Asks
from serenissima.kernel.core import NOBODY, Automatic, Move, OneSeat, Seat, Step
from serenissima.kernel.fields import immutable


@immutable
class Round(Automatic):
    """S12-3.1: the sequence of play, walked part by part, round after round."""

    at: int = 0

    def run(self, g: S12) -> None:
        if self.at == 0:
            g.table.round += 1
        g.swap(Round((self.at + 1) % len(ROUND)))
        g.push(ROUND[self.at])


@immutable
class Wheel(Automatic):
    """S12-3.2, S12-3.6, S12-3.7, S12-3.8: on to the next number with a marker, or back to the Doge space."""

    def run(self, g: S12) -> None:
        table = g.table
        for number in range(table.wheel + 1, len(table.galleys)):
            if still_to_come(g, number):
                activate(g, number)
                g.push(ChooseMode(table.galleys[number].owner))
                return
        table.wheel = 0
        table.resting = 0
        table.activation = no_activation(len(table.activation.flows))
        g.done()


ROUND: Final[tuple[Step, ...]] = (Wheel(), TurnDogeCard(), Payout(), CatchUp())


def still_to_come(g: S12, number: int) -> bool:
    """S12-3.2, S12-3.6: whether the wheel pawn will stop at a number in this round, if nothing sinks."""
    table = g.table
    return number > table.wheel and table.galleys[number].owner != NOBODY and not table.resting >> number & 1


def activate(g: S12, number: int) -> None:
    """S12-3.2: the wheel pawn points at this galley; where it stands now is its start field."""
    activation = no_activation(len(g.table.activation.flows))
    activation.galley = number
    activation.start_field = g.table.galleys[number].field
    g.table.activation = activation
    g.table.wheel = number
    g.emit(("activated", g.table.galleys[number].owner, number))


@immutable(default=("pass",))
class ChooseMode(OneSeat):
    """S12-3.3, S12-3.4: an action or an investment, never both; or nothing at all."""

    def moves(self, g: S12, seat: Seat) -> list[Move]:
        return [("action",), ("invest",), ("pass",)]

    def do_action(self, g: S12, seat: Seat) -> None:
        g.swap(LoadStep(seat))

    def do_invest(self, g: S12, seat: Seat) -> None:
        g.swap(InvestStep(seat))

    def do_pass(self, g: S12, seat: Seat) -> None:
        end_activation(g)


# What may be answered

THE_ROUND: Final = (
    Asks(Round),
    Asks(Wheel),
    Asks(
        ChooseMode,
        Answer("action", (), ("S12-3.3", "S12-3.4")),
        Answer("invest", (), ("S12-3.3", "S12-10.1")),
        Answer("pass", (), ("S12-3.4",)),
    ),
)
