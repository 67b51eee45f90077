"""Laws of what people are told: an outlook is true and gives nothing away; points by source add up to the score."""

from __future__ import annotations

from math import isclose
from random import Random
from typing import Any, Final

from serenissima.kernel.core import (
    CHANCE,
    SPECTATOR,
    AnyState,
    Chance,
    Move,
    Seat,
    apply,
    legal,
    odds,
    seats,
    step_name,
    told,
)
from serenissima.kernel.flat import flatten
from serenissima.kernel.outlook import (
    UNKNOWN,
    Fold,
    Outlook,
    Telling,
    changes,
    facts,
    outlook,
    outlooks,
    readers,
    telling_of,
)
from serenissima.kernel.reckoning import Account, scoring_of, sums
from serenissima.kernel.record import Record
from serenissima.laws.broken import Scene, require, whole
from serenissima.laws.secrets import imagine

MOST_ANSWERS: Final = 6
MOST_WAYS: Final = 4_000  # positions that luck may lead through until something is decided
CLOSE: Final = 1e-9


def honesty(scene: Scene) -> None:
    """What an answer is said to bring, it brings; what luck is said to bring, it brings as often as its odds say.

    And whatever is told follows from what the reader sees: it is the same in a world he imagines.
    """
    telling = telling_of(scene.game)
    same_for_all_who_know(scene.g, telling)
    for reader in readers(scene.g):
        imagined = imagine(scene, reader)
        counted = telling.counts(scene.g, reader)
        require(counted == telling.counts(imagined, reader), f"seat {reader} is told counts that depend on a secret")
        told_of = figures_of(telling, scene.g, reader)
        require(
            told_of == figures_of(telling, imagined, reader), f"seat {reader} is told figures that depend on a secret"
        )
        if telling.for_all:
            require(told_of == figures_of(telling, scene.g, SPECTATOR), f"seat {reader} is told figures of its own")
        if reader in seats(scene.g):
            for move in scene.sample(legal(scene.g, reader), MOST_ANSWERS):
                an_answer(telling, scene.g, imagined, reader, move)
            if telling.alike is not None:
                alike_bring_the_same(scene, telling, reader)
    step = step_name(scene.g.stack[-1])
    if step in telling.folds:
        seat = scene.rng.randrange(len(scene.g.own))
        chances_are_true(telling, scene.g, seat, telling.folds[step].shares(scene.g, seat))


def same_for_all_who_know(g: AnyState, telling: Telling) -> None:
    """Two readers who know a number know the same one."""
    known: dict[tuple[str, Seat], int] = {}
    for reader in readers(g):
        for name, row in telling.counts(g, reader).items():
            require(len(row) == len(g.own), f"{name} is counted for {len(row)} seats")
            for seat, number in enumerate(row):
                if number != UNKNOWN:
                    first = known.setdefault((name, seat), number)
                    require(first == number, f"{name} of seat {seat} is {first} or {number}, by who reads it")


def figures_of(telling: Telling, g: AnyState, reader: Seat) -> list[int]:
    """All numbers among the figures."""
    numbers: list[int] = []
    if telling.figures is not None:
        flatten(telling.figures(g, reader, legal(g, reader)), numbers)
    return numbers


def an_answer(telling: Telling, g: AnyState, imagined: AnyState, seat: Seat, move: Move) -> None:
    """One answer: foretold alike in both worlds, and then it happens."""
    foretold, facts_foretold = outlook(telling, g, seat, move), facts(g, seat, move)
    require(said(foretold) == said(outlook(telling, imagined, seat, move)), f"what {move} brings depends on a secret")
    require(facts_foretold == facts(imagined, seat, move), f"what {move} tells depends on a secret")
    before = telling.counts(g, seat)
    world = g.copy()
    heard = told(apply(world, seat, move), seat)
    require(facts_foretold == heard, f"{move} is said to tell {facts_foretold}, but tells {heard}")
    found = changes(before, telling.counts(world, seat))
    require(foretold.gains == found, f"{move} is said to bring {foretold.gains}, but brings {found}")
    require(foretold.asked == seats(world), f"after {move} seats {seats(world)} are asked, not {foretold.asked}")
    if foretold.step in telling.folds and foretold.asked == (CHANCE,):
        chances_are_true(telling, world, seat, foretold.chances)


def alike_bring_the_same(scene: Scene, telling: Telling, seat: Seat) -> None:
    """What one answer is said to bring for all of its kind, each of them brings."""
    moves = legal(scene.g, seat)
    shared = list(zip(moves, outlooks(telling, scene.g, seat, moves), strict=True))
    for move, one in scene.sample(shared, MOST_ANSWERS):
        require(said(one) == said(outlook(telling, scene.g, seat, move)), f"{move} is not like its kind")


def said(one: Outlook) -> tuple[Any, ...]:
    return one.gains, one.asked, one.step, one.chances


def chances_are_true(telling: Telling, g: AnyState, seat: Seat, chances: dict[str, float]) -> None:
    """Play every way that luck can go to its end: each result comes as often as it was said."""
    fold = telling.folds[step_name(g.stack[-1])]
    require(isclose(sum(chances.values()), 1.0, abs_tol=CLOSE), f"the chances {chances} do not add up to one")
    found = ways(telling, fold, g, seat)
    for result in sorted({*chances, *found}):
        share, true = chances.get(result, 0.0), found.get(result, 0.0)
        require(isclose(share, true, abs_tol=CLOSE), f"{result} is said to have the chance {share}, but has {true}")


def ways(telling: Telling, fold: Fold, start: AnyState, seat: Seat) -> dict[str, float]:
    """How often each result comes, by the odds alone; equal positions are followed once."""
    known: dict[str, dict[str, float] | None] = {}  # none for a position that is still being followed

    def follow(g: AnyState) -> dict[str, float]:
        key = repr(whole(g))
        already = known.get(key)
        endless = already is None and (key in known or len(known) == MOST_WAYS)
        require(not endless, f"luck at {step_name(start.stack[-1])} does not come to an end")
        if already is not None:
            return already
        known[key] = None
        found: dict[str, float] = {}
        for after, part in branches(telling, fold, g):
            ends = follow(after) if goes_on(telling, fold, after) else {fold.result(start, after, seat): 1.0}
            for result, share in ends.items():
                found[result] = found.get(result, 0.0) + share * part
        known[key] = found
        return found

    return follow(start)


def goes_on(telling: Telling, fold: Fold, g: AnyState) -> bool:
    """Whether it is still undecided."""
    if not g.stack:
        return False
    step = step_name(g.stack[-1])
    return step in fold.presses or telling.folds.get(step) is fold


def branches(telling: Telling, fold: Fold, g: AnyState) -> list[tuple[AnyState, float]]:
    """Where it may go from here, and how likely."""
    step = g.stack[-1]
    found: list[tuple[AnyState, float]] = []
    if not isinstance(step, Chance):
        seat = seats(g)[0]
        move = fold.presses[step_name(step)]
        answers = legal(g, seat)
        after = g.copy()
        apply(after, seat, move if move in answers else answers[0])
        return [(after, 1.0)]
    weights = odds(g)
    total = sum(weight for _, weight in weights)
    for move, weight in weights:
        after = g.copy()
        apply(after, CHANCE, move)
        found.append((after, weight / total))
    return found


def reckoning_adds_up(record: Record, rng: Random, share: float) -> None:
    """Points by source add up to the score: for each seat itself at any moment, for everybody at the end."""
    scoring = scoring_of(record.game)
    if scoring is None:
        return
    accounts: dict[Seat, Account] = {}
    for g, entry, heard in record.replay():
        for reader in readers(g):
            if entry is None:
                if reader not in accounts:
                    accounts[reader] = Account(scoring, g)
                continue
            accounts[reader].hear(g, told(heard, reader))
        if rng.random() < share or not g.stack:
            for reader, account in accounts.items():
                adds_up(record, g, reader, account)


def adds_up(record: Record, g: AnyState, reader: Seat, account: Account) -> None:
    """One reader's account at one moment."""
    rows = account.read(g, reader)
    scores = record.game.scores(g)
    for seat, total in enumerate(sums(rows, len(g.own))):
        if total == UNKNOWN:
            require(bool(g.stack) and seat != reader, f"seat {reader} cannot tell the points of seat {seat}")
        else:
            parts = {source: row[seat] for source, row in rows.items()}
            require(total == scores[seat], f"{parts} of seat {seat}, as {reader} knows them, are not {scores[seat]}")
