"""Habits of bots in Serenissima (2012): short ways, nothing given and taken back, no investment that buys nothing."""

from __future__ import annotations

from typing import Final

from serenissima.bots.calm import shortest_steps
from serenissima.games.serenissima_2012.board import SAILOR
from serenissima.games.serenissima_2012.flow import ChooseMode
from serenissima.games.serenissima_2012.investment import InvestStep
from serenissima.games.serenissima_2012.loading import GIVING, KINDS, TAKING, LoadStep
from serenissima.games.serenissima_2012.movement import MoveStep
from serenissima.games.serenissima_2012.state import S12
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.parts.distances import note_voyage

GIVES = ("give_sailors", "give_goods")
TAKES = ("take_sailors", "take_goods")


def flow_of(g: S12, move: Move) -> int:
    """Which way sailors or cubes have gone so far between the active galley and the place that the move names."""
    said = nouns(move)
    kind = SAILOR if move[0].endswith("sailors") else said[1]
    return g.table.activation.flows[said[0] * KINDS + kind]


def turns_back(g: S12, move: Move) -> bool:
    """Whether the move takes back what was given in the same loading, or gives back what was taken."""
    if move[0] in GIVES:
        return flow_of(g, move) == TAKING
    return move[0] in TAKES and flow_of(g, move) == GIVING


class Calm:
    """Which answers are no fuss.

    That nothing has been bought yet is remembered from the question before; whoever has forgotten it may buy nothing.
    """

    def __init__(self) -> None:
        self.chose = NOBODY  # the galley for which the mode was chosen last

    def plain(self, g: S12, seat: Seat, moves: list[Move]) -> list[Move]:
        """The answers that are no fuss; all if there is nothing else."""
        top = g.stack[-1]
        chose, self.chose = self.chose, NOBODY
        if isinstance(top, ChooseMode):
            self.chose = g.table.activation.galley
            return [move for move in moves if move[0] != "invest" or self.buys(g, seat)]
        if isinstance(top, InvestStep) and chose == g.table.activation.galley:
            return [move for move in moves if move[0] != "invest_done"] or moves
        if isinstance(top, LoadStep):
            return [move for move in moves if not turns_back(g, move)]
        return self.onward(g, seat, moves) if isinstance(top, MoveStep) else moves

    def buys(self, g: S12, seat: Seat) -> bool:
        """Whether an investment could buy anything."""
        return len(InvestStep(seat).moves(g, seat)) > 1

    def onward(self, g: S12, seat: Seat, moves: list[Move]) -> list[Move]:
        """Steps that lead away from where the voyage began, round rivals in the way if need be; or to stop."""
        activation = g.table.activation
        rivals = {galley.field for galley in g.table.galleys if galley.owner not in (NOBODY, seat)}
        onward = shortest_steps(g.rules.board.neighbours, activation.start_field, activation.steps_moved, rivals)
        return [move for move in moves if move[0] != "sail" or nouns(move)[0] in onward]


COUNTED: Final = (
    *("voyages", "longer than need be", "in circles"),
    *("loadings", "given and taken back"),
    *("investments", "that bought nothing"),
)


class Watch:
    """Counts voyages, loadings and investments, and what is senseless about them."""

    def __init__(self) -> None:
        self.counts = dict.fromkeys(COUNTED, 0)
        self.way: list[int] = []
        self.fussed = False
        self.invests = False

    def answered(self, g: S12, seat: Seat, move: Move) -> None:
        """Look at an answer that is about to be played."""
        top = g.stack[-1]
        if isinstance(top, ChooseMode):
            self.over(g)
            self.chosen(move)
        elif isinstance(top, LoadStep):
            self.loads(g, move)
        elif isinstance(top, InvestStep):
            self.counts["that bought nothing"] += self.invests and move[0] == "invest_done"
            self.invests = False
        elif isinstance(top, MoveStep) and move[0] == "sail":
            self.way = self.way or [g.table.activation.start_field]
            self.way.append(nouns(move)[0])

    def chosen(self, move: Move) -> None:
        self.fussed = False
        self.invests = move[0] == "invest"
        self.counts["investments"] += self.invests
        self.counts["loadings"] += move[0] == "action"

    def loads(self, g: S12, move: Move) -> None:
        if turns_back(g, move) and not self.fussed:
            self.fussed = True
            self.counts["given and taken back"] += 1

    def over(self, g: S12) -> None:
        """A voyage is over, or the whole game."""
        if self.way:
            note_voyage(self.counts, g.rules.board.neighbours, self.way)
            self.way = []
