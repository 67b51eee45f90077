"""Sealed answers: a small game of its own, answered with a mixture instead of a fixed move.

All seats that owe an answer learn against each other by regret matching: each keeps regrets for the answers it might
have given, answers in proportion to them, and the average over many rounds is a mixture no rival can exploit much.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final, cast

from serenissima.bots.judge import Judge
from serenissima.kernel.core import CHANCE, AnyState, Chance, Move, Question, Seat, View, answer
from serenissima.kernel.playout import pick

MOST_CANDIDATES: Final = 9  # answers each seat chooses among; a long list is thinned out evenly
DOUBT: Final = 0.1  # an answer meant so much less often than the likeliest one is not given


class Mixture:
    """One seat's regrets and how often it has meant to give each answer, later rounds counting more."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.rounds = 0
        self.regret: list[float] = [0.0] * len(moves)
        self.meant: list[float] = [0.0] * len(moves)

    def plan(self) -> list[float]:
        """What to answer now: in proportion to regrets, anything when there are none."""
        total = sum(self.regret)
        if total <= 0.0:
            return [1.0 / len(self.moves)] * len(self.moves)
        return [regret / total for regret in self.regret]

    def learn(self, plan: list[float], worth: list[float]) -> None:
        """Regret every answer that would have been better than the plan; what was no loss is forgotten."""
        self.rounds += 1
        expected = 0.0
        for at in range(len(plan)):
            expected += plan[at] * worth[at]
        for at in range(len(plan)):
            self.regret[at] = max(0.0, self.regret[at] + worth[at] - expected)
            self.meant[at] += plan[at] * self.rounds

    def settled(self) -> list[float]:
        """How often to give each answer; what is left of early doubts is dropped."""
        if not self.rounds:
            return self.plan()
        least = max(self.meant) * DOUBT
        kept = [meant if meant >= least else 0.0 for meant in self.meant]
        total = sum(kept)
        return [meant / total for meant in kept]


class School:
    """What the seats that owe an answer have learnt against each other; rivals with other answers learn apart."""

    def __init__(self, judge: Judge, view: View, answers: list[Move]) -> None:
        self.judge = judge
        self.view = view
        self.mine = Mixture(answers)
        self.rivals: dict[str, Mixture] = {}
        self.dice = Random()

    def learn(self, rounds: int, deadline: float, rng: Random) -> None:
        """So many rounds, or as many as there is time for."""
        for _ in range(rounds):
            self.learn_once(self.judge.game.imagine(self.view, rng), rng)
            if perf_counter() > deadline:
                break

    def learn_once(self, g: AnyState, rng: Random) -> None:
        """One round: everybody draws an answer; each seat sees what its other answers would have led to."""
        mixtures = self.mixtures(g)
        plans = {seat: mixture.plan() for seat, mixture in mixtures.items()}
        drawn = {seat: mixture.moves[draw(plans[seat], rng)] for seat, mixture in mixtures.items()}
        luck = rng.getrandbits(60)  # the same for every alternative
        for seat, mixture in mixtures.items():
            given = drawn.copy()
            worth: list[float] = []
            for move in mixture.moves:
                given[seat] = move
                self.dice.seed(luck)
                worth.append(self.outcome(g, given, self.dice)[seat])
            mixture.learn(plans[seat], worth)

    def mixtures(self, g: AnyState) -> dict[Seat, Mixture]:
        """What every seat that is asked in this world has learnt."""
        asks = cast(Question, g.stack[-1])
        return {seat: self.mixture(asks, g, seat) for seat in asks.seats(g)}

    def mixture(self, asks: Question, g: AnyState, seat: Seat) -> Mixture:
        if seat == self.view.seat:
            return self.mine
        answers = thinned(asks.moves(g, seat))
        key = f"{seat} {answers}"
        if key not in self.rivals:
            self.rivals[key] = Mixture(answers)
        return self.rivals[key]

    def drawn(self, g: AnyState, rng: Random) -> dict[Seat, Move]:
        """An answer of every seat that is asked, as it has learnt to give it."""
        return {seat: mixture.moves[draw(mixture.settled(), rng)] for seat, mixture in self.mixtures(g).items()}

    def outcome(self, g: AnyState, given: dict[Seat, Move], rng: Random) -> list[float]:
        """Everybody's shares when the seats answer so, and luck has spoken."""
        after = g.copy()
        for seat, move in given.items():
            answer(after, seat, move)
        settle_luck(after, rng)
        return self.judge.shares(after)


def mixed_answer(judge: Judge, view: View, legal: list[Move], rng: Random, nodes: int, deadline: float) -> Move:
    """An answer drawn from the mixture that so many rounds of learning lead to."""
    school = School(judge, view, thinned(legal))
    school.learn(nodes, deadline, rng)
    return school.mine.moves[draw(school.mine.settled(), rng)]


def settle_luck(g: AnyState, rng: Random) -> None:
    """Let luck answer until somebody must decide."""
    while g.stack and isinstance(g.stack[-1], Chance):
        answer(g, CHANCE, pick(g.stack[-1].odds(g), rng))


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
