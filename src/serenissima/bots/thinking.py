"""Bots that think: one look ahead by value, or a tree search."""

from __future__ import annotations

from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Budget, luck_of
from serenissima.bots.search import Search, most_visited
from serenissima.kernel.core import AnyState, Move, Seat, View, answer, default, seats


class ValueBot:
    """Tries every move in a few imagined worlds, lets everybody stand still after it, and takes the best value."""

    def __init__(self, judge: Judge, seed: int | str = 0, worlds: int = 3, noise: float = 0.0) -> None:
        self.judge = judge
        self.seed = seed
        self.worlds = worlds
        self.noise = noise

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if len(legal) == 1:
            return legal[0]
        rng = luck_of(self.seed, view)
        worlds = [self.judge.game.imagine(view, rng) for _ in range(self.worlds)]
        best, best_value = legal[0], float("-inf")
        for move in legal:
            value = sum(self.after(world.copy(), view.seat, move) for world in worlds) / len(worlds)
            if self.noise:
                value += rng.gauss(0.0, self.noise)
            if value > best_value:
                best, best_value = move, value
        return best

    def after(self, g: AnyState, seat: Seat, move: Move) -> float:
        """The seat's share once the move is made."""
        answer(g, seat, move)
        return self.judge.shares(g)[seat]


class SearchBot:
    """Information-set tree search with the value at its leaves."""

    def __init__(self, judge: Judge, seed: int | str = 0, curiosity: float = 0.05) -> None:
        self.judge = judge
        self.seed = seed
        self.curiosity = curiosity
        self.simulations = 0

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if len(legal) == 1:
            return legal[0]
        search = Search(self.judge, luck_of(self.seed, view), self.curiosity)
        root = search.grow(view, budget.nodes, budget.deadline())
        self.simulations += search.simulations
        return most_visited(root, legal)


__all__ = ["SearchBot", "ValueBot", "default", "seats"]
