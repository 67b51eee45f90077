"""Habits of bots in The Doge Ship: no marker for nothing; and whether games are ended by the galley, and when."""

from __future__ import annotations

from serenissima.games.dogeship.barriers import brings_bonus
from serenissima.games.dogeship.buying import BuyStep, has_room
from serenissima.games.dogeship.completing import CompleteStep
from serenissima.games.dogeship.fields import ChooseAction, idle
from serenissima.games.dogeship.state import BY_ROUNDS, DS
from serenissima.kernel.core import Move, Seat, nouns


class Calm:
    """Which answers are no fuss: no marker on a field where nothing can be done; the water pays a ducat for it.

    And whoever has placed one to buy looks at what there is: it costs nothing while the yard has room.
    """

    def plain(self, g: DS, seat: Seat, moves: list[Move]) -> list[Move]:
        """The answers that are no fuss; all if there is nothing else."""
        top = g.stack[-1]
        if isinstance(top, ChooseAction):
            return [move for move in moves if move[0] != "place" or not idle(g, seat, nouns(move)[0])]
        if isinstance(top, BuyStep) and not top.used and g.rules.options.buy_may_decline:
            looks = [move for move in moves if move[0] == "buy" and has_room(g, seat, nouns(move)[0])]
            return [move for move in moves if move[0] != "finish"] if looks else moves
        return moves


class Watch:
    """Counts markers, those that did nothing, and how games end."""

    def __init__(self) -> None:
        self.counts = {"markers": 0, "for nothing": 0, "games": 0, "ended by the galley": 0, "rounds": 0}
        self.bonus = False  # whether the last marker has brought one

    def answered(self, g: DS, seat: Seat, move: Move) -> None:
        """Look at an answer that is about to be played."""
        top = g.stack[-1]
        if isinstance(top, ChooseAction) and move[0] == "place":
            self.counts["markers"] += 1
            self.bonus = brings_bonus(g, seat, nouns(move)[0])
            self.counts["for nothing"] += idle(g, seat, nouns(move)[0])
        elif isinstance(top, BuyStep | CompleteStep) and not top.used and move[0] == "finish":
            self.counts["for nothing"] += not self.bonus

    def over(self, g: DS) -> None:
        """The game has ended."""
        self.counts["games"] += 1
        self.counts["ended by the galley"] += g.table.ended != BY_ROUNDS
        self.counts["rounds"] += g.table.round
