"""Trying ways through a turn: in imagined worlds that agree with the view, each way in the same ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from serenissima.bots.foresight import play_on
from serenissima.bots.judge import Judge
from serenissima.bots.levels import exceptions, levels
from serenissima.bots.protocol import Budget, known, luck_of
from serenissima.bots.sealed import School, is_sealed, thinned
from serenissima.kernel.core import AnyState, Move, Seat, View, answer, glance, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import Telling, telling_of
from serenissima.review.equity import equity
from serenissima.review.facts import Ahead, asked_for, average
from serenissima.review.talks import Talks, bargained, ordinary
from serenissima.review.ways import FORESEEN, GLIMPSED, Said, Turn, Way, once

LOOKS: Final = 20  # positions judged at sight for each way that is played on
FEWEST: Final = 60  # but so many at least
WORLDS: Final = 4  # imagined for a second look
SECOND: Final = 8  # ways that get one
FINALISTS: Final = 4  # ways compared by playing on
SLOWEST: Final = "doge"  # the level that says how dear thinking is in a game


@dataclass
class Trial:
    """One way, and what came of it in every world it was tried in."""

    way: Way
    shares: list[float] = field(default_factory=list)
    later: list[Ahead] = field(default_factory=list)  # what was counted when it was played on
    ended: int = 0  # worlds in which the game was over by then
    talked: int = 0  # worlds in which others had to agree,
    agreed: int = 0  # and did

    def mean(self) -> float:
        """What it is worth."""
        return sum(self.shares) / len(self.shares)


def fitting(game: Game, budget: Budget) -> Budget:
    """The same budget where thinking is as dear as in that game."""
    usual = levels()[SLOWEST].nodes
    nodes: int = exceptions(game).get("nodes", {}).get(SLOWEST, usual)
    return Budget(max(1, budget.nodes * nodes // usual), budget.seconds)


def trials(
    judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str, given: list[Move] | None = None
) -> list[Trial]:
    """What came of the best ways in every world they were tried in, the best first; what was `given` is among them."""
    rng = luck_of(seed, view)
    if is_sealed(view):
        return sealed_trials(judge, view, legal, budget, rng, given)
    turn = Turn(judge, judge.game.imagine(view, rng), view.seat, max(FEWEST, LOOKS * budget.nodes))
    named = [turn.given(line, rng) for line in (bargained(judge, view, legal), given) if line]
    found = turn.ways(ordinary(judge, view, legal), rng)
    if budget.nodes <= WORLDS:
        return in_order([Trial(way, [way.share]) for way in joined(named, found)])
    turn.looks = max(0, turn.looks) + LOOKS * budget.nodes // 2
    best = once([turn.plain(turn.straight(way, rng)) for way in found[:SECOND]])
    finalists = [Trial(way) for way in joined(named, second_look(judge, view, best, rng)[:FINALISTS])]
    compare(judge, view, finalists, budget, rng.getrandbits(64))
    return in_order(finalists)


def joined(named: list[Way], found: list[Way]) -> list[Way]:
    """All of them, the same answers once; what comes to the same end as a named way is left out."""
    ways: dict[tuple[Move, ...], Way] = {way.moves: way for way in named}
    ends = {way.seen for way in named}
    ways.update({way.moves: way for way in found if way.seen not in ends})
    return list(ways.values())


def in_order(found: list[Trial]) -> list[Trial]:
    """The best first; of equal ones the shorter, and then as the rules list them."""
    return sorted(found, key=lambda trial: (-trial.mean(), len(trial.way.answers)))


def second_look(judge: Judge, view: View, ways: list[Way], rng: Random) -> list[Way]:
    """The same ways, the best first as they look in a few more worlds."""
    worlds = [judge.game.imagine(view, rng) for _ in range(WORLDS - 1)]
    looks = [(way, way.share + sum(after(judge, world.copy(), view.seat, way) for world in worlds)) for way in ways]
    return [way for way, _ in sorted(looks, key=lambda look: -look[1])]


def after(judge: Judge, g: AnyState, seat: Seat, way: Way) -> float:
    """The seat's share at the end of the turn."""
    for move in way.moves:
        answer(g, seat, move)
    return equity(judge, g, "look", FORESEEN, GLIMPSED)[seat]


def compare(judge: Judge, view: View, found: list[Trial], budget: Budget, seed: int) -> None:
    """Try all of them in one world after the other, as long as there is time for it."""
    talks, telling, deadline = Talks(judge), telling_of(judge.game), budget.deadline()
    for number in range(max(1, budget.nodes // max(FINALISTS, len(found)))):
        for trial in found:
            play(judge, view, trial, Random(f"{seed} {number}"), telling, talks)
        if perf_counter() > deadline:
            break


def play(judge: Judge, view: View, trial: Trial, rng: Random, telling: Telling, talks: Talks) -> None:
    """Try a way in one more world."""
    g = judge.game.imagine(view, rng)
    before = telling.counts(g, view.seat)
    for move in trial.way.moves:
        answer(g, view.seat, move)
    talked, agreed = talks.settle(g)
    trial.talked += talked
    trial.agreed += agreed
    trial.shares.append(play_on(judge, g, view.seat, rng)[view.seat])
    trial.later.append((before, telling.counts(g, view.seat), asked_for(g)))
    trial.ended += not g.stack


def sealed_trials(
    judge: Judge, view: View, legal: list[Move], budget: Budget, rng: Random, given: list[Move] | None
) -> list[Trial]:
    """Answers given in secret at the same time: each against what the others have learnt to answer."""
    tried = thinned(legal)
    school = School(judge, view, tried if given is None or given[0] in tried else [*tried, given[0]])
    school.learn(budget.nodes, budget.deadline(), rng)
    found = [Trial(in_secret(judge.game.imagine(view, rng), view.seat, move)) for move in school.mine.moves]
    for _ in range(max(WORLDS, budget.nodes // 2)):
        g = judge.game.imagine(view, rng)
        answers = school.drawn(g, rng)
        luck = rng.getrandbits(64)  # the same for every answer
        for trial in found:
            shares = school.outcome(g, {**answers, view.seat: trial.way.moves[0]}, Random(luck))
            trial.shares.append(shares[view.seat])
    return in_order(found)


def in_secret(g: AnyState, seat: Seat, move: Move) -> Way:
    """An answer in secret is a way of its own."""
    step = step_name(g.stack[-1])
    answer(g, seat, move)
    return Way((Said(step, move),), g, known(glance(g, seat)), 0.0)


def apart(one: Trial, other: Trial) -> tuple[float, float]:
    """How much more one way is worth than another in the same worlds, with the standard error."""
    return average([mine - theirs for mine, theirs in zip(one.shares, other.shares, strict=True)])
