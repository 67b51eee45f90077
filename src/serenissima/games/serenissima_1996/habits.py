"""Habits of bots in Serenissima (1996): a galley goes the shorter of two ways; and whoever counts sees if it did."""

from __future__ import annotations

from serenissima.bots.calm import shortest_steps
from serenissima.games.serenissima_1996.sailing import Sail, SailOn
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import NOBODY, Move, Seat, nouns
from serenissima.parts.distances import note_voyage


class Calm:
    """Which answers are no fuss: no step of a voyage that could have been shorter.

    Where a voyage began is not to be seen on the board, so it is remembered from the question before; whoever has
    forgotten it may go any way.
    """

    def __init__(self) -> None:
        self.start: dict[int, int] = {}  # galley -> its zone before it sailed
        self.when = (0, NOBODY)  # round and seat of what is remembered

    def plain(self, g: S96, seat: Seat, moves: list[Move]) -> list[Move]:
        """The answers that are no fuss; all if there is nothing else."""
        top = g.stack[-1]
        if isinstance(top, Sail):
            self.when = (g.table.round, seat)
            self.start = {number: galley.zone for number, galley in enumerate(g.table.galleys) if galley.owner == seat}
        elif isinstance(top, SailOn) and self.when == (g.table.round, seat) and top.galley in self.start:
            return self.onward(g, seat, top, moves)
        return moves

    def onward(self, g: S96, seat: Seat, top: SailOn, moves: list[Move]) -> list[Move]:
        """Steps that lead away from where the voyage began, round rivals in the way if need be; or to stop."""
        gone = g.table.galleys[top.galley].crew - top.left
        rivals = {galley.zone for galley in g.table.galleys if galley.owner not in (NOBODY, seat)}
        onward = shortest_steps(g.rules.board.neighbours, self.start[top.galley], gone, rivals)
        return [move for move in moves if move[0] != "step" or nouns(move)[0] in onward]


class Watch:
    """Counts voyages, and those that were longer than they need be or ended where they began."""

    def __init__(self) -> None:
        self.counts = {"voyages": 0, "longer than need be": 0, "in circles": 0}
        self.way: list[int] = []

    def answered(self, g: S96, seat: Seat, move: Move) -> None:
        """Look at an answer that is about to be played."""
        if move[0] == "start":
            self.over(g)
            number, zone = nouns(move)
            self.way = [g.table.galleys[number].zone, zone]
        elif move[0] == "step" and isinstance(g.stack[-1], SailOn):
            self.way.append(nouns(move)[0])
        elif isinstance(g.stack[-1], Sail):
            self.over(g)

    def over(self, g: S96) -> None:
        """A voyage is over, or the whole game."""
        if self.way:
            note_voyage(self.counts, g.rules.board.neighbours, self.way)
            self.way = []
