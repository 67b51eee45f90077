"""Equity: each seat's share of the win, as one would judge who sees every card.

Where luck is to answer, the equity of a position is the average over what luck may bring.
"""

from __future__ import annotations

from random import Random
from typing import Final

from serenissima.bots.judge import Judge
from serenissima.bots.sealed import settle_luck
from serenissima.kernel.core import CHANCE, AnyState, Chance, answer, odds

EXACT: Final = 120  # outcomes that are all judged; of more a sample is
SAMPLE: Final = 60

Shares = list[float]


def luck_answers(g: AnyState) -> bool:
    """Whether luck is to answer next."""
    return bool(g.stack) and isinstance(g.stack[-1], Chance)


def equity(judge: Judge, g: AnyState, seed: str, exact: int = EXACT, sample: int = SAMPLE) -> Shares:
    """What each seat may expect here, on average over what luck brings before the next question."""
    if not luck_answers(g):
        return judge.shares(g)
    total = [0.0] * len(g.own)
    for after, chance in futures(g, seed, exact, sample):
        for seat, share in enumerate(judge.shares(after)):
            total[seat] += chance * share
    return total


def futures(g: AnyState, seed: str, exact: int = EXACT, sample: int = SAMPLE) -> list[tuple[AnyState, float]]:
    """The positions luck may lead to before the next question, each with its chance; of too many a fixed sample."""
    waiting, settled = [(g, 1.0)], []
    while waiting:
        here, chance = waiting.pop()
        if not luck_answers(here):
            settled.append((here, chance))
            continue
        outcomes = odds(here)
        if len(waiting) + len(settled) + len(outcomes) > exact:
            return sampled(g, seed, sample)
        whole = sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            after = here.copy()
            answer(after, CHANCE, move)
            waiting.append((after, chance * weight / whole))
    return settled


def sampled(g: AnyState, seed: str, sample: int) -> list[tuple[AnyState, float]]:
    """So many of the positions luck may lead to, drawn by their odds; the same for the same seed."""
    rng = Random(seed)
    drawn = []
    for _ in range(sample):
        after = g.copy()
        settle_luck(after, rng)
        drawn.append((after, 1.0 / sample))
    return drawn
