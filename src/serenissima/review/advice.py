"""Advice: what each legal answer is worth to a seat, from its view alone.

Every answer gets a first look in a few imagined worlds. The best of them, and one that is asked about, are then
compared by playing on: in the same imagined worlds, with the same luck, until the seat has its next turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from serenissima.bots.dealing import Dealer, Manners
from serenissima.bots.foresight import play_on
from serenissima.bots.judge import Judge
from serenissima.bots.levels import deals_of, judge_of
from serenissima.bots.protocol import Budget, luck_of
from serenissima.bots.sealed import School, is_sealed, thinned
from serenissima.kernel.core import AnyState, Move, Seat, View, answer
from serenissima.kernel.game import Game
from serenissima.review.equity import equity

WORLDS: Final = 4  # imagined for the first look
FINALISTS: Final = 4  # answers compared by playing on
FORESEEN: Final = 36  # outcomes of luck all judged at the first look; of more, a few
GLIMPSED: Final = 6

Trial = tuple[Move, list[float]]


@dataclass(frozen=True)
class Advice:
    """What one answer is worth: the share of the win it leads to, how often it was judged, and the standard error."""

    move: Move
    share: float
    visits: int
    error: float


def hint(game: Game, view: View, legal: list[Move], budget: Budget, seed: int | str = 0) -> list[Advice]:
    """The best of the legal answers in their order, for one who knows what the view shows and nothing else."""
    return weigh(judge_of(game), view, legal, budget, seed)


def weigh(judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str = 0) -> list[Advice]:
    """The same with a judge of one's own; where players bargain, what a dealer would answer comes first."""
    bargain = bargained(judge, view, legal)
    found = [summed(move, shares) for move, shares in trials(judge, view, legal, budget, seed)]
    return sorted(found, key=lambda advice: advice.move != bargain)


def regret(
    judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str, given: Move
) -> tuple[float, Move]:
    """What the best answer would have been worth more than the one given, as far as that is sure, and which it is.

    Both were tried in the same worlds; one standard error of the difference is let pass.
    """
    found = trials(judge, view, legal, budget, seed, given)
    best, most = found[0]
    shares = next(shares for move, shares in found if move == given)
    if best == given or len(shares) != len(most):
        return 0.0, given
    difference = summed(best, [theirs - mine for theirs, mine in zip(most, shares, strict=True)])
    return max(0.0, difference.share - difference.error), best


def trials(
    judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str, given: Move | None = None
) -> list[Trial]:
    """What came of the best answers in every world they were tried in, the best first; `given` is among them."""
    rng = luck_of(seed, view)
    bargain = bargained(judge, view, legal)
    moves = candidates(judge, view, legal, (bargain, given))
    if is_sealed(view):
        return sealed_trials(judge, view, moves, budget, rng, given)
    looks = first_look(judge, view, moves, rng)
    if len(moves) == 1 or budget.nodes <= WORLDS:
        return looks
    finalists = [look for at, look in enumerate(looks) if at < FINALISTS or look[0] in (given, bargain)]
    each = max(1, budget.nodes // len(finalists))
    worlds = rng.getrandbits(64)  # the same for all that are compared
    deadline = budget.deadline()
    compared = [(move, played_on(judge, view, move, each, worlds, deadline)) for move, _ in finalists]
    return sorted(compared, key=worth)


def bargained(judge: Judge, view: View, legal: list[Move]) -> Move | None:
    """What a dealer would answer; none where players do not bargain, or he has nothing to say."""
    deals = deals_of(judge.game)
    if deals is None:
        return None
    decision = Dealer(judge, deals, Manners()).decide(view, legal)
    return None if decision is None else decision.move


def candidates(judge: Judge, view: View, legal: list[Move], named: tuple[Move | None, ...]) -> list[Move]:
    """The answers worth weighing: of those that only open a talk, the ones that are named."""
    deals = deals_of(judge.game)
    moves = legal if deals is None else deals.ordinary(view, legal)
    return [*moves, *(move for move in dict.fromkeys(named) if move is not None and move not in moves)]


def worth(trial: Trial) -> float:
    """The best first; equal ones stay in the order of the rules."""
    return -sum(trial[1]) / len(trial[1])


def first_look(judge: Judge, view: View, moves: list[Move], rng: Random) -> list[Trial]:
    """Every answer tried in the same few worlds and judged, with luck that follows at once averaged."""
    worlds = [judge.game.imagine(view, rng) for _ in range(WORLDS)]
    looks = [(move, [after(judge, world.copy(), view.seat, move) for world in worlds]) for move in moves]
    return sorted(looks, key=worth)


def after(judge: Judge, g: AnyState, seat: Seat, move: Move) -> float:
    """The seat's share once the answer is given."""
    answer(g, seat, move)
    return equity(judge, g, "look", FORESEEN, GLIMPSED)[seat]


def played_on(judge: Judge, view: View, move: Move, count: int, seed: int, deadline: float) -> list[float]:
    """What comes of an answer in so many imagined worlds, or in as many as there is time for."""
    shares = []
    for number in range(count):
        rng = Random(f"{seed} {number}")
        g = judge.game.imagine(view, rng)
        answer(g, view.seat, move)
        shares.append(play_on(judge, g, view.seat, rng)[view.seat])
        if perf_counter() > deadline:
            break
    return shares


def summed(move: Move, shares: list[float]) -> Advice:
    """The mean of several judgements with its standard error."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    return Advice(move, mean, count, sqrt(spread / count))


def sealed_trials(
    judge: Judge, view: View, moves: list[Move], budget: Budget, rng: Random, given: Move | None
) -> list[Trial]:
    """Answers given in secret at the same time: each against what the others have learnt to answer."""
    tried = thinned(moves)
    school = School(judge, view, tried if given is None or given in tried else [*tried, given])
    school.learn(budget.nodes, budget.deadline(), rng)
    shares: list[list[float]] = [[] for _ in school.mine.moves]
    for _ in range(max(WORLDS, budget.nodes // 2)):
        g = judge.game.imagine(view, rng)
        answers = school.drawn(g, rng)
        luck = rng.getrandbits(64)  # the same for every answer
        for at, move in enumerate(school.mine.moves):
            shares[at].append(school.outcome(g, {**answers, view.seat: move}, Random(luck))[view.seat])
    return sorted(zip(school.mine.moves, shares, strict=True), key=worth)
