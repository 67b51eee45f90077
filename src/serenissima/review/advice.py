"""Advice: what the best ways through a turn are worth to a seat, from its view alone, and what speaks for them.

All ways are looked at in one imagined world. The best of them, and one that is asked about, are then compared by
playing on: in the same imagined worlds, with the same luck, until the seat has its next turn. What the judgement cannot
tell apart is one advice, and what only adds answers to it is left out.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget, luck_of
from serenissima.kernel.core import Move, View, seats
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import Counted, telling_of
from serenissima.review.facts import Facts, asked_for, average, brought, chances, later
from serenissima.review.trying import Trial, apart, trials
from serenissima.review.ways import NEARLY, Way


@dataclass(frozen=True)
class Advice:
    """A way through the turn: the share of the win it leads to, how often that was judged, and the standard error.

    `move` is its first answer, `same` are other ways worth as much as far as can be told, `facts` speak for it.
    """

    move: Move
    share: float
    visits: int
    error: float
    way: Way
    same: tuple[Way, ...]
    facts: Facts


@dataclass(frozen=True)
class Regret:
    """What the best way would have been worth more than the one taken, as far as that is sure, and why."""

    loss: float
    best: Way
    facts: Facts


def hint(game: Game, view: View, legal: list[Move], budget: Budget, seed: int | str = 0) -> list[Advice]:
    """The best ways through the turn in their order, for one who knows what the view shows and nothing else."""
    return weigh(judge_of(game), view, legal, budget, seed)


def weigh(judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str = 0) -> list[Advice]:
    """The same with a judge of one's own."""
    found = hopeful(trials(judge, view, legal, budget, seed))
    groups, shift = merged(found), middle(found)
    heads = [group[0] for group in groups]
    before = counted(judge, view)
    rivals = [heads[1] if len(heads) > 1 else None, *(heads[0] for _ in heads[1:])]
    return [advised(judge, view, before, group, rival, shift) for group, rival in zip(groups, rivals, strict=True)]


def hopeful(found: list[Trial]) -> list[Trial]:
    """Without the offers that nobody took in any world, if there is anything else to do."""
    return [trial for trial in found if trial.agreed or not trial.talked] or found


def advised(judge: Judge, view: View, before: Counted, group: list[Trial], rival: Trial | None, shift: float) -> Advice:
    """One advice: the ways that are worth the same; the best are held against the next, all others against the best."""
    best = group[0]
    share, error = average([fair(one, shift) for one in best.shares])
    facts = spoken(judge, view, before, best, rival, shift)
    same = tuple(trial.way for trial in group[1:])
    return Advice(best.way.moves[0], share, len(best.shares), error, best.way, same, facts)


def regret(judge: Judge, view: View, legal: list[Move], budget: Budget, seed: int | str, given: list[Move]) -> Regret:
    """How the answers given compare with the best way; one standard error of the difference is let pass."""
    found = trials(judge, view, legal, budget, seed, given)
    mine = next(trial for trial in found if trial.way.moves[: len(given)] == tuple(given))
    best = found[0]
    facts = spoken(judge, view, counted(judge, view), best, mine, 0.0)
    if best.way.seen == mine.way.seen:
        return Regret(0.0, mine.way, facts)
    mean, error = apart(best, mine)
    return Regret(max(0.0, mean - error), best.way, facts)


def counted(judge: Judge, view: View) -> Counted:
    """What the seat counts now; the same in every world it can imagine."""
    return telling_of(judge.game).counts(judge.game.imagine(view, luck_of("count", view)), view.seat)


# What can be told apart


def merged(found: list[Trial]) -> list[list[Trial]]:
    """Ways that cannot be told apart from the best one left stand together; then those from the best of the rest."""
    left, groups = found, []
    while left:
        best = left[0]
        group = [trial for trial in left if trial is best or indistinct(best, trial)]
        left = [trial for trial in left if trial not in group]
        groups.append(without_fuss(group))
    return groups


def indistinct(best: Trial, other: Trial) -> bool:
    """Whether the judgement cannot tell them apart."""
    mean, error = apart(best, other)
    return mean <= max(error, NEARLY)


def without_fuss(group: list[Trial]) -> list[Trial]:
    """Of ways worth the same, not those that do all that another does and something besides."""
    return [one for one in group if not any(adds_nothing(one, other) for other in group)]


def adds_nothing(one: Trial, other: Trial) -> bool:
    """Whether a way has every answer of another, and more."""
    return Counter(other.way.answers) < Counter(one.way.answers)


def middle(found: list[Trial]) -> float:
    """What to add to every share so that nobody looks weak because the others have had their turns since.

    Right after its own turn a seat looks better than it stands, before its next one worse: the middle is fair. A game
    that is over is judged as it is.
    """
    tries = sum(len(trial.later) for trial in found)
    if not tries:
        return 0.0
    going_on = 1.0 - sum(trial.ended for trial in found) / tries
    return going_on * sum(trial.way.share - trial.mean() for trial in found) / len(found) / 2.0


def fair(share: float, shift: float) -> float:
    """A share so shifted."""
    return min(1.0, max(0.0, share + shift))


def spoken(judge: Judge, view: View, before: Counted, one: Trial, other: Trial | None, shift: float) -> Facts:
    """What speaks for one way rather than for another."""
    telling, end, seat = telling_of(judge.game), one.way.end, view.seat
    rather = None if other is None else telling.counts(other.way.end, seat)
    now = brought(seat, before, telling.counts(end, seat), rather)
    return Facts(
        now,
        [] if other is None else later(seat, one.later, other.later, now),
        seats(end),
        asked_for(end),
        chances(telling, end, seat),
        one.agreed / one.talked if one.talked else None,
        None if other is None else fair(other.mean(), shift),
    )
