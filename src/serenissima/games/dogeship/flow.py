"""Chapter 3: the round and the turns in it."""

from __future__ import annotations

from itertools import product
from typing import Final

from serenissima.games.dogeship.board import Odds
from serenissima.games.dogeship.fields import ChooseAction
from serenissima.games.dogeship.intrigue import NEW_DOGE, NewDoge
from serenissima.games.dogeship.round_end import DogeEvent, RoundLimit, SetTurnOrder, TakeBackMarkers
from serenissima.games.dogeship.state import DS, Rules
from serenissima.kernel.answer import Answer, Asks, Nouns
from serenissima.kernel.core import Automatic, Chance, Step
from serenissima.kernel.fields import immutable


@immutable
class Round(Automatic):
    """DS-3.1, DS-3.8: the sequence of play, walked part by part, round after round."""

    at: int = 0

    def run(self, g: DS) -> None:
        if self.at == 0:
            g.table.round += 1
        g.swap(Round((self.at + 1) % len(ROUND)))
        g.push(ROUND[self.at])


@immutable
class RollDice(Chance):
    """DS-3.2: a die for each panel in play, one after the other; it lies there until the next round."""

    at: int = 0

    def odds(self, g: DS) -> Odds:
        return g.rules.board.roll_odds[g.rules.layout.panels[self.at]]

    def do_roll(self, g: DS, panel: int, value: int) -> None:
        g.table.dice[panel] = value
        if self.at + 1 < len(g.rules.layout.panels):
            g.swap(RollDice(self.at + 1))
        else:
            g.done()


@immutable
class Turns(Automatic):
    """DS-3.4, DS-3.5, DS-12.6: one turn each in turn order, again and again; who has no marker left is passed over."""

    at: int = 0

    def run(self, g: DS) -> None:
        seats, available = g.rules.seats, g.table.available
        for step in range(seats):
            at = (self.at + step) % seats
            seat = g.table.turn_order[at]
            if available[seat]:
                g.swap(Turns((at + 1) % seats))
                g.push(ChooseAction(seat))
                return
        g.done()


ROUND: Final[tuple[Step, ...]] = (
    RollDice(),
    NewDoge(),
    Turns(),
    TakeBackMarkers(),
    SetTurnOrder(),
    DogeEvent(),
    RoundLimit(),
)


# What may be answered


def dice_and_faces(rules: Rules) -> list[Nouns]:
    return list(product(range(len(rules.board.panels)), sorted(set(rules.board.die_faces))))


ROUNDS: Final = (
    Asks(Round),
    Asks(RollDice, Answer("roll", ("panel", "n"), ("DS-3.2",), rows=dice_and_faces)),
    NEW_DOGE,
    Asks(Turns),
)
