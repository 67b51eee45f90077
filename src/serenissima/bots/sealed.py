"""Sealed answers: a small game of its own, answered with a mixture instead of a fixed move.

All seats that owe an answer learn against each other by regret matching: each keeps regrets for the answers it might
have given, answers in proportion to them, and the average over many rounds is a mixture no rival can exploit much.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import CHANCE, AnyState, Asks, Chance, Move, Question, Rolls, Seat, View, answer
from serenissima.kernel.playout import pick

MOST_CANDIDATES: Final = 9  # answers each seat chooses among; a long list is thinned out evenly


class Mixture:
    """One seat's regrets and how often it has meant to give each answer."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.regret: list[float] = [0.0] * len(moves)
        self.meant: list[float] = [0.0] * len(moves)

    def plan(self) -> list[float]:
        """What to answer now: in proportion to positive regrets, anything when there are none."""
        positive = [max(0.0, regret) for regret in self.regret]
        total = sum(positive)
        if total <= 0.0:
            return [1.0 / len(self.moves)] * len(self.moves)
        return [part / total for part in positive]

    def learn(self, plan: list[float], worth: list[float]) -> None:
        """Regret every answer that would have been better than the plan."""
        expected = 0.0
        for at in range(len(plan)):
            expected += plan[at] * worth[at]
        for at in range(len(plan)):
            self.regret[at] += worth[at] - expected
            self.meant[at] += plan[at]


def mixed_answer(judge: Judge, view: View, legal: list[Move], rng: Random, nodes: int, deadline: float) -> Move:
    """An answer drawn from the average mixture that so many rounds of learning lead to."""
    me = view.seat
    mixtures: dict[Seat, Mixture] = {me: Mixture(thinned(legal))}
    for _ in range(nodes):
        learn_once(judge, judge.game.imagine(view, rng), me, mixtures, rng)
        if perf_counter() > deadline:
            break
    mine = mixtures[me]
    return mine.moves[draw(mine.meant, rng)]


def learn_once(judge: Judge, g: AnyState, me: Seat, mixtures: dict[Seat, Mixture], rng: Random) -> None:
    """One round: everybody draws an answer; each seat sees what its other answers would have led to."""
    asks = cast("Asks[AnyState]", g.stack[-1])
    asked = asks.seats(g)
    plans: dict[Seat, list[float]] = {}
    drawn: dict[Seat, int] = {}
    for seat in asked:
        if seat not in mixtures:
            mixtures[seat] = Mixture(thinned(asks.moves(g, seat)))
        plans[seat] = mixtures[seat].plan()
        drawn[seat] = draw(plans[seat], rng)
    for seat in asked:
        mixture = mixtures[seat]
        worth: list[float] = []
        for move in mixture.moves:
            worth.append(outcome(judge, g, seat, move, asked, mixtures, drawn, rng))
        mixture.learn(plans[seat], worth)


def outcome(
    judge: Judge,
    g: AnyState,
    seat: Seat,
    move: Move,
    asked: tuple[Seat, ...],
    mixtures: dict[Seat, Mixture],
    drawn: dict[Seat, int],
    rng: Random,
) -> float:
    """The seat's share when it gives that answer and the others give theirs, and luck has spoken."""
    after = g.copy()
    for other in asked:
        answer(after, other, move if other == seat else mixtures[other].moves[drawn[other]])
    settle_luck(after, rng)
    return judge.shares(after)[seat]


def settle_luck(g: AnyState, rng: Random) -> None:
    """Let luck answer until somebody must decide."""
    while g.stack and isinstance(g.stack[-1], Chance):
        answer(g, CHANCE, pick(cast("Rolls[AnyState]", g.stack[-1]).odds(g), rng))


def thinned(moves: list[Move]) -> list[Move]:
    """Every so many of a long list, its ends included."""
    if len(moves) <= MOST_CANDIDATES:
        return moves
    last = len(moves) - 1
    return [moves[at * last // (MOST_CANDIDATES - 1)] for at in range(MOST_CANDIDATES)]


def draw(weights: list[float], rng: Random) -> int:
    """A place in the list, in proportion to its weight."""
    at = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0.0:
            return place
    return len(weights) - 1


def is_sealed(view: View) -> bool:
    """Whether several seats answer this question in secret."""
    step = view.step
    return isinstance(step, Question) and step.sealed and len(view.asked) > 1
