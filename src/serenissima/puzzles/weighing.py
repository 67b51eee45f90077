"""Weighing every answer to one question, from the view of the seat that is asked and nothing else.

Each answer goes with the best way found on from it to the end of the turn. Answers whose ways come to the same end are
one choice. The choices race: all are played on in the same imagined worlds with the same luck, and what is surely
beaten falls out. A choice is clearly best only if the interval of its lead over every other leaves no doubt.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from serenissima.bots.judge import Judge
from serenissima.bots.protocol import luck_of
from serenissima.kernel.core import Move, View
from serenissima.kernel.outlook import telling_of
from serenissima.review.facts import average
from serenissima.review.talks import Talks, ordinary
from serenissima.review.trying import Trial, after, play
from serenissima.review.ways import Turn, Way

LOOKS: Final = 12  # positions judged at sight for each answer
FEWEST: Final = 120  # but so many at least,
MOST: Final = 900  # and no more
GLIMPSES: Final = 3  # worlds more in which every choice is judged before they race
RACING: Final = 8  # choices that race; with four times the thought half as many again
GLANCE: Final = 4  # worlds after which a question that will surely be no puzzle is given up
EARLY: Final = 4  # after such a part of the worlds what is surely beaten falls out, and whenever they have doubled
SURE: Final = 3.0  # standard errors that leave no doubt
GAP: Final = 0.03  # of the win: what the best answer is usually ahead of every other at least
EQUAL: Final = 0.01  # what is nearer, all doubt added, is worth the same; what is behind, all doubt taken off, is not


@dataclass
class Choice:
    """Answers to the question that come to the same end, and what came of the best way on from them."""

    moves: list[Move]
    trial: Trial

    @property
    def way(self) -> Way:
        return self.trial.way

    def worlds(self) -> int:
        """In how many it was played on."""
        return len(self.trial.shares)


@dataclass
class Verdict:
    """How the choices compare: the best, those worth the same, those behind, and those that looked too bad to race."""

    best: Choice
    same: list[Choice]
    behind: list[Choice]
    beneath: list[Choice]
    gap: float = 0.0  # to the next choice behind,
    error: float = 0.0  # and its standard error
    doubtful: list[Choice] = field(default_factory=list)  # choices that are neither the same nor surely behind

    @property
    def clear(self) -> bool:
        """Whether one answer, or some that are worth the same, are better than every other beyond doubt."""
        return bool(self.behind) and not self.doubtful

    def right(self) -> list[Move]:
        """Every answer that is as good as the best."""
        return [move for choice in (self.best, *self.same) for move in choice.moves]


def weighed(
    judge: Judge,
    view: View,
    legal: list[Move],
    worlds: int,
    seed: str,
    racing: int = RACING,
    but: Move | None = None,
    gap: float = GAP,
) -> Verdict | None:
    """What every answer is worth, as far as it takes to see whether one is clearly best.

    None without two choices, or if one answer is not to be the best and a glance shows that it is, or that none is.
    """
    rng = luck_of(seed, view)
    choices = looked_at(judge, view, ordinary(judge, view, legal), rng)
    if len(choices) < 2:
        return None
    entrants = choices[:racing]
    if not race(judge, view, entrants, worlds, rng.getrandbits(64), gap, but):
        return None
    return compared(entrants, choices[racing:], gap)


def looked_at(judge: Judge, view: View, moves: list[Move], rng: Random) -> list[Choice]:
    """All choices, the best first as they look at the end of the turn in a few worlds."""
    looks = min(MOST, max(FEWEST, LOOKS * len(moves)))
    turn = Turn(judge, judge.game.imagine(view, rng), view.seat, looks)
    turn.ways(moves, rng)
    ends: dict[str, Choice] = {}
    for move in moves:
        way = turn.through(turn.root, move)
        if way is None:
            continue
        known = ends.setdefault(way.seen, Choice([], Trial(way)))
        known.moves.append(move)
        if len(way.answers) < len(known.way.answers):
            known.trial = Trial(way)
    return ranked(judge, view, list(ends.values()), rng)


def ranked(judge: Judge, view: View, choices: list[Choice], rng: Random) -> list[Choice]:
    """The best first, as they look in a few more worlds."""
    if len(choices) <= 2:
        return choices
    worlds = [judge.game.imagine(view, rng) for _ in range(GLIMPSES)]
    worth = [
        choice.way.share + sum(after(judge, world.copy(), view.seat, choice.way) for world in worlds)
        for choice in choices
    ]
    return [choices[at] for at in sorted(range(len(choices)), key=lambda at: -worth[at])]


def race(
    judge: Judge, view: View, entrants: list[Choice], worlds: int, seed: int, gap: float, but: Move | None = None
) -> bool:
    """Play all of them on in one world after the other; what is surely beaten is no longer tried.

    Where one answer is not to be the best, whether it is worth going on after a glance.
    """
    talks, telling = Talks(judge), telling_of(judge.game)
    running, stop = list(entrants), max(EARLY, worlds // EARLY)
    for number in range(worlds):
        for choice in running:
            play(judge, view, choice.trial, Random(f"{seed} {number}"), telling, talks)
        if number + 1 == GLANCE and but is not None and given_up(entrants, but, gap):
            return False
        if number + 1 == stop:
            stop *= 2
            best = max(running, key=lambda choice: choice.trial.mean())
            running = [choice for choice in running if choice is best or not beaten(best, choice, gap)]
            if len(running) == 1 or hopeless(best, running, worlds, gap):
                break
    return True


def given_up(entrants: list[Choice], but: Move, gap: float) -> bool:
    """Whether that answer is ahead of all others, or another too near the best to be behind, by two standard errors."""
    best = max(entrants, key=lambda choice: choice.trial.mean())
    leads = [apart(best, choice) for choice in entrants if choice is not best]
    at_sight = but in best.moves and all(mean - 2 * error > 0 for mean, error in leads)
    return at_sight or any(mean - 2 * error > EQUAL and mean + 2 * error < gap for mean, error in leads)


def hopeless(best: Choice, running: list[Choice], worlds: int, gap: float) -> bool:
    """Whether something is so near the best that the worlds to come can hardly part them, nor call them equal."""
    fewer = (best.worlds() / worlds) ** 0.5  # what will be left of the standard errors by then
    for choice in running:
        mean, error = apart(best, choice)
        parted = mean + error >= gap and mean + error - SURE * error * fewer >= EQUAL
        equal = abs(mean) - error + 2 * error * fewer <= EQUAL
        if not parted and not equal:
            return True
    return False


def compared(entrants: list[Choice], beneath: list[Choice], gap: float = GAP) -> Verdict:
    """The verdict of a race."""
    tried = sorted((choice for choice in entrants if choice.worlds()), key=lambda choice: -choice.trial.mean())
    most = max(choice.worlds() for choice in tried)
    best = next(choice for choice in tried if choice.worlds() == most)
    others = [choice for choice in tried if choice is not best]
    same = [choice for choice in others if alike(best, choice)]
    rest = [choice for choice in others if choice not in same]
    doubtful = [choice for choice in rest if not beaten(best, choice, gap)]
    verdict = Verdict(best, same, rest, beneath, doubtful=doubtful)
    if rest:
        verdict.gap, verdict.error = min((apart(best, choice) for choice in rest), key=lambda pair: pair[0])
    return verdict


def alike(best: Choice, other: Choice) -> bool:
    """Whether two choices are worth the same beyond doubt."""
    mean, error = apart(best, other)
    return abs(mean) + 2 * error <= EQUAL


def beaten(best: Choice, other: Choice, gap: float) -> bool:
    """Whether one is behind the other beyond doubt."""
    mean, error = apart(best, other)
    return mean >= gap and mean - SURE * error >= EQUAL


def apart(one: Choice, other: Choice) -> tuple[float, float]:
    """How much more one is worth in the worlds in which both were tried, with the standard error."""
    pairs = zip(one.trial.shares, other.trial.shares, strict=False)
    return average([mine - theirs for mine, theirs in pairs])
