"""Information-set tree search: many imagined worlds, one tree of what the thinking seat can tell apart.

Every simulation imagines a world that agrees with the view, walks down the tree in it (each seat choosing what is best
for itself, luck as it falls), adds one node, and judges the position there by the game's value function.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import (
    CHANCE,
    AnyState,
    Asks,
    Move,
    Question,
    Rolls,
    Seat,
    View,
    answer,
)
from serenissima.kernel.playout import pick

DEEPEST: Final = 80  # entries walked in one simulation
WIDEST: Final = 48  # moves judged when a node is opened; the rest waits for more visits
UNSEEN: Final[Move] = ("unseen",)


class Node:
    """What is known about one information set: visits, and the sum of shares of each seat."""

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total: list[float] = [0.0] * seats
        self.children: dict[Move, Node] = {}
        self.opened = False

    def note(self, shares: list[float]) -> None:
        """One more judgement that passed through here."""
        self.visits += 1
        total = self.total
        for seat in range(len(total)):
            total[seat] += shares[seat]


class Search:
    """A tree that grows by simulations from one view."""

    def __init__(self, judge: Judge, rng: Random, curiosity: float = 0.05) -> None:
        self.judge = judge
        self.rng = rng
        self.curiosity = curiosity
        self.simulations = 0

    def grow(self, view: View, nodes: int, deadline: float, kept: Node | None = None) -> Node:
        """Simulate until the budget is spent, on from what was kept; the root tells what was found."""
        root = Node(view.rules.seats) if kept is None else kept
        for _ in range(nodes):
            self.simulate(self.judge.game.imagine(view, self.rng), root, view.seat)
            self.simulations += 1
            if perf_counter() > deadline:
                break
        return root

    def simulate(self, g: AnyState, root: Node, me: Seat) -> None:
        """One walk down the tree to a node not opened yet, its moves judged, and back up."""
        path = [root]
        node = root
        shares: list[float] = []
        for _ in range(DEEPEST):
            if not g.stack:
                break
            step = g.stack[-1]
            if isinstance(step, Question):
                asks = cast("Asks[AnyState]", step)
                asked = asks.seats(g)
                seat = me if me in asked else asked[0]
                moves = asks.moves(g, seat)
                if len(moves) == 1:
                    move = moves[0]
                elif not node.opened:
                    shares = self.open(g, node, moves, seat)
                    break
                else:
                    move = self.select(g, node, moves, seat)
                key = UNSEEN if step.sealed and seat != me else move
                answer(g, seat, move)
            else:
                move = pick(cast("Rolls[AnyState]", step).odds(g), self.rng)
                key = move
                answer(g, CHANCE, move)
            child = node.children.get(key)
            if child is None:
                child = Node(len(root.total))
                node.children[key] = child
            node = child
            path.append(node)
        if not shares:
            shares = self.judge.shares(g)
        for node in path:
            node.note(shares)

    def open(self, g: AnyState, node: Node, moves: list[Move], seat: Seat) -> list[float]:
        """Judge what each move leads to in this world; the best for the seat that answers is what the node is worth."""
        node.opened = True
        best: list[float] = []
        for move in self.some(moves):
            shares = self.try_out(g, node, move, seat)
            if not best or shares[seat] > best[seat]:
                best = shares
        return best

    def some(self, moves: list[Move]) -> list[Move]:
        """All moves, or as many as can be judged at once."""
        if len(moves) <= WIDEST:
            return moves
        return self.rng.sample(moves, WIDEST)

    def try_out(self, g: AnyState, node: Node, move: Move, seat: Seat) -> list[float]:
        """The shares after one move, noted in its own node."""
        after = g.copy()
        answer(after, seat, move)
        shares = self.judge.shares(after)
        child = node.children.get(move)
        if child is None:
            child = Node(len(shares))
            node.children[move] = child
        child.note(shares)
        return shares

    def select(self, g: AnyState, node: Node, moves: list[Move], seat: Seat) -> Move:
        """The move with the best upper bound for the seat that answers; what this world adds is judged first."""
        children = node.children
        best = moves[0]
        best_bound = -1.0
        curiosity = self.curiosity * sqrt(log(node.visits + 2.0))
        strange = 0
        for move in moves:
            child = children.get(move)
            if child is None:
                strange += 1
                continue
            bound = child.total[seat] / child.visits + curiosity / sqrt(child.visits)
            if bound > best_bound:
                best_bound = bound
                best = move
        if strange and (best_bound < 0.0 or strange * strange <= node.visits):
            fresh = [move for move in moves if move not in children]
            return fresh[int(self.rng.random() * len(fresh))]
        return best


def most_visited(root: Node, legal: list[Move]) -> Move:
    """The answer a search has trusted most."""
    best = legal[0]
    most = (-1, 0.0)
    for move in legal:
        child = root.children.get(move)
        if child is not None and (child.visits, sum(child.total)) > most:
            most = (child.visits, sum(child.total))
            best = move
    return best
