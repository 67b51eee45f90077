"""Bots that think: one look ahead by value, or a tree search."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from serenissima.bots.foresight import play_certain
from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Budget, known, luck_at, luck_of
from serenissima.bots.sealed import is_sealed, mixed_answer
from serenissima.bots.search import CURIOSITY, Node, Search, best_answer_of
from serenissima.kernel.core import AnyState, Move, Seat, View, answer, look, seats
from serenissima.kernel.core import legal as legal_moves

FINISHED: Final = 1e6  # a game that is won is worth more than any position


@dataclass(frozen=True)
class Weakness:
    """What keeps somebody from judging soberly: he never looks at his rivals' positions, or is so far off.

    How far, in units of the judge's scale.
    """

    alone: bool = False
    wavers: float = 0.0


SOBER: Final = Weakness()


class ValueBot:
    """Tries every move in a few imagined worlds and takes the one with the best value.

    `overlooks` is the part of the moves that it does not notice at all: for games to learn from, in which everything
    shall happen once.
    """

    def __init__(
        self,
        judge: Judge,
        seed: int | str = 0,
        worlds: int = 3,
        overlooks: float = 0.0,
        weakness: Weakness = SOBER,
    ) -> None:
        self.judge = judge
        self.seed = seed
        self.worlds = worlds
        self.overlooks = overlooks
        self.weakness = weakness

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if len(legal) == 1:
            return legal[0]
        rng = luck_of(self.seed, view)
        worlds = [self.judge.game.imagine(view, rng) for _ in range(self.worlds)]
        noticed = [move for move in legal if rng.random() >= self.overlooks] or [rng.choice(legal)]
        best, best_value = noticed[0], float("-inf")
        trial = worlds[0].copy()
        for move in noticed:
            total = 0.0
            for world in worlds:
                trial.become(world)
                total += self.after(trial, view.seat, move)
            value = total / len(worlds)
            if self.weakness.wavers:
                value += rng.gauss(0.0, self.weakness.wavers)
            if value > best_value:
                best, best_value = move, value
        return best

    def after(self, g: AnyState, seat: Seat, move: Move) -> float:
        """The seat's share once the move is made, and what luck is bound to bring with it; alone, its own position."""
        answer(g, seat, move)
        play_certain(g)
        if not self.weakness.alone:
            return self.judge.shares(g)[seat]
        return self.judge.worth(g, seat) / self.judge.scale if g.stack else FINISHED * self.judge.shares(g)[seat]


class SearchBot:
    """Information-set tree search with the value at the ends of turns; sealed answers are mixed.

    What it thought about its own next question is kept: by the law of foresight its own answer leads to the same view
    in every world, so the branch below that answer can be found again by the view alone. Simulations kept count
    towards the next budget of nodes, so a bot that starts afresh thinks longer, not worse.
    """

    def __init__(self, judge: Judge, seed: int | str = 0, curiosity: float = CURIOSITY) -> None:
        self.judge = judge
        self.seed = seed
        self.curiosity = curiosity
        self.simulations = 0
        self.kept: dict[str, Node] = {}

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if len(legal) == 1:
            return legal[0]
        here = known(view)
        rng = luck_at(self.seed, here)
        if is_sealed(view):
            return mixed_answer(self.judge, view, legal, rng, budget.nodes, budget.deadline())
        search = Search(self.judge, rng, self.curiosity)
        root = search.grow(view, legal, budget.nodes, budget.deadline(), self.kept.get(here))
        self.simulations += search.simulations
        move = best_answer_of(root, legal, view.seat)
        self.keep(view, move, root, luck_at(self.seed, here))
        return move

    def keep(self, view: View, move: Move, root: Node, luck: Random) -> None:
        """Remember the branch below the answer if the next question with a choice is this seat's own."""
        self.kept.clear()
        g = self.judge.game.imagine(view, luck)
        node: Node | None = root
        moves = [move]
        while node is not None and len(moves) == 1:
            node = node.children.get(moves[0])
            answer(g, view.seat, moves[0])
            moves = legal_moves(g, view.seat) if seats(g) == (view.seat,) else []
        if node is not None and moves:
            self.kept[known(look(g, view.seat))] = node
