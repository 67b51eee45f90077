"""What bots think of a position in a study, asked from the same eyes with which it is looked at.

A seat knows what it sees: chances are averaged over worlds that it can imagine. With all open there is one world. An
onlooker knows no drawer: his worlds are those that one seat imagines in a world that another one has imagined.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from time import perf_counter
from typing import Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget
from serenissima.kernel.core import AnyState, Seat, View, legal, look, seats
from serenissima.kernel.position import fingerprint
from serenissima.kernel.record import Record
from serenissima.review.advice import Advice, weigh
from serenissima.review.certainty import Certainty
from serenissima.review.equity import Shares, equity
from serenissima.review.trying import fitting
from serenissima.server import wire
from serenissima.server.analysis import advice_of
from serenissima.server.studies.following import Line, Viewer, mover_of, record_of

NAMED: Final = 3  # moves
WORLDS: Final = 12
TRIED: Final = 3  # imagined worlds in which another's turn is weighed, until one has a move that he really has
THOUGHT: Final = {"quick": Budget(nodes=12, seconds=0.4), "full": Budget(nodes=60, seconds=1.5)}
MIDDLE: Final = 0.5  # how far a game has come that began from a position by hand, for all that is known


def opine(line: Line, viewer: Viewer, thought: str) -> tuple[wire.Opinion, str, int]:
    """Chances of all seats and the best moves of who is asked; beside it the table's fingerprint, and how far it is."""
    began = perf_counter()
    record = record_of(line)
    g, rng = record.state, Random(0)
    judge = judge_for(record)
    worlds = [seen_world(judge, g, viewer, rng) for _ in range(1 if viewer == "open" else WORLDS)]
    mover = mover_of(seats(g), viewer) if g.stack else None
    found = [] if mover is None else weighed(judge, g, viewer, mover, worlds, fitting(record.game, THOUGHT[thought]))
    opinion = wire.Opinion(
        shares=[round(share, 4) for share in mean([equity(judge, world, "study") for world in worlds])],
        seat=mover,
        moves=[advice_of(record, one) for one in found[:NAMED]],
        futures=len(worlds) + sum(one.visits for one in found),
        seconds=round(perf_counter() - began, 2),
    )
    return opinion, fingerprint(g.table), len(record.entries)


def judge_for(record: Record) -> Judge:
    """The judge of a game that has come so far."""
    certainty = Certainty(judge_of(record.game), len(record.players))
    return certainty.judge_at(certainty.usual(len(record.entries)) if record.start is None else MIDDLE)


def seen_world(judge: Judge, g: AnyState, viewer: Viewer, rng: Random) -> AnyState:
    """A whole position that these eyes could take for the true one."""
    imagine = judge.game.imagine
    if viewer == "open":
        return g.copy()
    if viewer >= 0:
        return imagine(look(g, viewer), rng)
    return imagine(look(imagine(look(g, 0), rng), len(g.own) - 1), rng)


def weighed(
    judge: Judge, g: AnyState, viewer: Viewer, mover: Seat, worlds: list[AnyState], budget: Budget
) -> list[Advice]:
    """The best ways through the turn; of another's turn, those that he would have in a world these eyes imagine."""
    true = legal(g, mover)
    if viewer == mover:
        return weigh(judge, look(g, mover), true, budget)
    if viewer == "open":
        return weigh(knowing(judge, g), look(g, mover), true, budget)
    for world in worlds[:TRIED]:
        found = weigh(judge, look(world, mover), legal(world, mover), budget)
        possible = [one for one in found if one.move in true]
        if possible:
            return possible
    return []


def knowing(judge: Judge, g: AnyState) -> Judge:
    """A judge for whom there is one world."""
    game = replace(judge.game, imagine=partial(the_one, g))
    return Judge(game, judge.features, judge.weights, judge.scale)


def the_one(g: AnyState, view: View, rng: Random) -> AnyState:
    return g.copy()


def mean(each: list[Shares]) -> Shares:
    """Seat by seat."""
    return [sum(shares[seat] for shares in each) / len(each) for seat in range(len(each[0]))]
