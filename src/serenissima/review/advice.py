"""Advice: what each legal answer is worth to a seat, from its view alone.

Every answer gets a first look in a few imagined worlds. The best of them, and one that is asked about, are then
compared by search: each grows its own tree with the same number of simulations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget, luck_of
from serenissima.bots.sealed import Mixture, draw, is_sealed, learn_once, outcome, thinned
from serenissima.bots.search import Node, Search
from serenissima.kernel.core import AnyState, Move, Seat, View, answer, seats
from serenissima.kernel.game import Game
from serenissima.review.equity import equity

WORLDS: Final = 4  # imagined for the first look
FINALISTS: Final = 4  # answers compared by search
FORESEEN: Final = 36  # outcomes of luck all judged at the first look; of more, a few
GLIMPSED: Final = 6
CURIOSITY: Final = 0.03


@dataclass(frozen=True)
class Advice:
    """What one answer is worth: the share of the win it leads to, how often it was judged, and the standard error."""

    move: Move
    share: float
    visits: int
    error: float


def hint(game: Game, view: View, legal: list[Move], budget: Budget, seed: int | str = 0) -> list[Advice]:
    """The legal answers, the best first, for one who knows what the view shows and nothing else."""
    return weigh(judge_of(game), view, legal, budget, seed)


def weigh(
    judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str = 0, asked: Move | None = None
) -> list[Advice]:
    """The same with a judge of one's own; the answer asked about is among those compared by search."""
    rng = luck_of(seed, view)
    moves = legal if asked is None or asked in legal else [*legal, asked]
    if is_sealed(view):
        return weigh_sealed(judge, view, moves, budget, rng, asked)
    looks = first_look(judge, view, moves, rng)
    if len(moves) == 1 or budget.nodes <= WORLDS:
        return looks
    finalists = [look for at, look in enumerate(looks) if at < FINALISTS or look.move == asked]
    each = max(1, budget.nodes // len(finalists))
    worlds = rng.getrandbits(64)  # the same for all that are compared
    searched = [grown(judge, view, look.move, each, worlds) for look in finalists]
    return sorted(searched, key=worth) + [look for look in looks if look not in finalists]


def worth(advice: Advice) -> float:
    """The best first; equal ones stay in the order of the rules."""
    return -advice.share


def first_look(judge: Judge, view: View, moves: list[Move], rng: Random) -> list[Advice]:
    """Every answer tried in the same few worlds and judged, with luck that follows at once averaged."""
    worlds = [judge.game.imagine(view, rng) for _ in range(WORLDS)]
    looks = []
    for move in moves:
        shares = [after(judge, world.copy(), view.seat, move) for world in worlds]
        looks.append(summed(move, shares))
    return sorted(looks, key=worth)


def after(judge: Judge, g: AnyState, seat: Seat, move: Move) -> float:
    """The seat's share once the answer is given."""
    answer(g, seat, move)
    return equity(judge, g, "look", FORESEEN, GLIMPSED)[seat]


def grown(judge: Judge, view: View, move: Move, nodes: int, seed: int) -> Advice:
    """The answer judged by a tree grown below it."""
    rng = Random(seed)
    search, node = Search(judge, rng, CURIOSITY), Node(view.rules.seats)
    shares = []
    for _ in range(nodes):
        g = judge.game.imagine(view, rng)
        answer(g, view.seat, move)
        before = node.total[view.seat]
        search.simulate(g, node, view.seat)
        shares.append(node.total[view.seat] - before)
    return summed(move, shares)


def summed(move: Move, shares: list[float]) -> Advice:
    """The mean of several judgements with its standard error."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    return Advice(move, mean, count, sqrt(spread / count))


def weigh_sealed(
    judge: Judge, view: View, moves: list[Move], budget: Budget, rng: Random, asked: Move | None
) -> list[Advice]:
    """Answers given in secret at the same time: each against what the others have learnt to answer."""
    me = view.seat
    tried = thinned(moves)
    mine = Mixture(tried if asked is None or asked in tried else [*tried, asked])
    mixtures = {me: mine}
    for _ in range(budget.nodes):
        learn_once(judge, judge.game.imagine(view, rng), me, mixtures, rng)
    shares: list[list[float]] = [[] for _ in mine.moves]
    for _ in range(max(WORLDS, budget.nodes // 2)):
        g = judge.game.imagine(view, rng)
        others = seats(g)
        drawn = {seat: draw(mixtures[seat].meant, rng) for seat in others if seat in mixtures}
        luck = rng.getrandbits(64)  # the same for every answer
        for at, move in enumerate(mine.moves):
            shares[at].append(outcome(judge, g, me, move, others, mixtures, drawn, Random(luck)))
    return sorted((summed(move, shares[at]) for at, move in enumerate(mine.moves)), key=worth)
