"""Hints and reviews at the tables, worked out beside the house."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import msgspec

from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget
from serenissima.kernel.core import Seat, legal, look
from serenissima.kernel.notation import move_words, top_name
from serenissima.kernel.record import Record
from serenissima.review import Advice, review
from serenissima.review.advice import weigh
from serenissima.review.certainty import Certainty
from serenissima.review.phases import phases
from serenissima.review.report import rounded
from serenissima.review.trying import fitting
from serenissima.review.ways import spelt
from serenissima.server import wire
from serenissima.server.story import Story, retold, story_of
from serenissima.server.table import Table

ADVISED = 4  # ways named in a hint
THOUGHT = Budget(nodes=60, seconds=1.0)
REMEMBERED = 200  # reviews of finished games
TOLD = 100  # answers about finished games
HINT_TAKES, TELLING_TAKES = 30.0, 30.0  # seconds at most
R = TypeVar("R")


def advise(story: Story, seat: Seat) -> list[wire.Advice]:
    """The best ways through the turn of a seat with their worth, from its view alone."""
    record = retold(story)
    g = record.state
    certainty = Certainty(judge_of(record.game), len(g.own))
    sure = certainty.judge_at(certainty.usual(len(record.entries)))
    found = weigh(sure, look(g, seat), legal(g, seat), fitting(record.game, THOUGHT))
    return [advice_of(record, one) for one in found[:ADVISED]]


def advice_of(record: Record, one: Advice) -> wire.Advice:
    """One of them as it is sent."""
    game, names = record.game, record.names
    return wire.Advice(
        move=move_words(game, names, top_name(record.state), one.move),
        way=spelt(game, names, one.way.answers),
        same=[spelt(game, names, way.answers) for way in one.same],
        share=round(one.share, 4),
        error=round(one.error, 4),
        why=msgspec.convert(one.facts.to_json(names["seat"]), wire.Grounds),
    )


def judge(story: Story) -> wire.Review:
    """A whole game: equity, luck, decisions, turning points, deals."""
    note(0)
    record = retold(story)
    judged = review(record, done=note)
    said = judged.to_json() | {"phases": rounded(phases(record, judged.entries))}
    return msgspec.convert(said, wire.Review)


def note(number: int) -> None:
    """Tell the house how many entries have been judged."""
    for tell in TOLD_OF:
        tell(number)


TOLD_OF: list[Callable[[int], None]] = []  # who hears of it, in the process or worker that judges


class Hands(Protocol):
    """Whoever works something out beside the house: a process, or a worker of a browser."""

    async def done(self, seconds: float | None, job: Callable[..., R], *said: object) -> R:
        """What comes of that job, within so many seconds; a refusal if nothing does."""

    def close(self) -> None:
        """Let go of what is being worked out."""


class Analyst:
    """Thinks for people: some give hints, others judge games, since that takes longer, and others tell them again."""

    def __init__(self, hints: Hands, judges: Hands, readers: Hands, judged: Callable[[], int]) -> None:
        self.hints, self.judges, self.readers = hints, judges, readers
        self.judged = judged  # entries of the game that is being judged
        self.told: OrderedDict[tuple[object, ...], Any] = OrderedDict()  # what was told of finished games
        self.reviews: OrderedDict[str, wire.Review] = OrderedDict()
        self.under_way: dict[str, asyncio.Task[None]] = {}
        self.heard: Callable[[str, wire.Review], Awaitable[None]] | None = None  # of a game that was judged

    def close(self) -> None:
        for hands in {self.hints, self.judges, self.readers}:
            hands.close()

    async def hint(self, table: Table, seat: Seat) -> list[wire.Advice]:
        """The best moves of a seat now."""
        return await self.hints.done(HINT_TAKES, advise, story_of(table), seat)

    async def tell(self, table: Table, job: Callable[..., R], *said: object) -> R:
        """A game told again in another process; what is told of a finished one is remembered for a while."""
        key = (table.fixed.id, table.length, job.__name__, *said)
        if key in self.told:
            self.told.move_to_end(key)
            known: R = self.told[key]
            return known
        told = await self.readers.done(TELLING_TAKES, job, story_of(table), *said)
        if table.status == "over":
            self.told[key] = told
            while len(self.told) > TOLD:
                self.told.popitem(last=False)
        return told

    async def review(self, table: Table) -> wire.Review:
        """A finished game, judged once, however many ask and whether or not they wait."""
        key = table.fixed.id
        if key not in self.reviews:
            if key not in self.under_way:
                self.under_way[key] = asyncio.create_task(self.judge(key, story_of(table)))
            await asyncio.shield(self.under_way[key])
        return self.reviews[key]

    async def judge(self, key: str, story: Story) -> None:
        try:
            judged = self.reviews[key] = await self.judges.done(None, judge, story)
        finally:
            del self.under_way[key]
        if self.heard is not None:
            await self.heard(key, judged)
        while len(self.reviews) > REMEMBERED:
            self.reviews.popitem(last=False)

    def progress(self, table: Table) -> wire.ReviewProgress:
        """How many entries of a game are judged, of how many, and how many reviews come before it."""
        key, total = table.fixed.id, len(table.playing.entries)
        if key in self.reviews:
            return wire.ReviewProgress(done=total, total=total, before=0)
        before = list(self.under_way).index(key) if key in self.under_way else len(self.under_way)
        judged = self.judged() if before == 0 and self.under_way else 0
        return wire.ReviewProgress(done=min(judged, total), total=total, before=before)
