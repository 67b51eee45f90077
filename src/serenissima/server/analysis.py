"""Hints and reviews at the tables, worked out in a process of their own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from serenissima.bots.protocol import Budget
from serenissima.kernel.core import Seat, legal, look
from serenissima.kernel.notation import move_words, top_name
from serenissima.review import hint, review
from serenissima.server import wire
from serenissima.server.story import Story, retold, story_of
from serenissima.server.table import Table
from serenissima.workers import SPAWN, Workers

ADVISED = 5  # moves named in a hint
THOUGHT = Budget(nodes=60, seconds=2.0)
REMEMBERED = 200  # reviews of finished games


def advise(story: Story, seat: Seat) -> list[wire.Advice]:
    """The best moves of a seat with their worth, from its view alone."""
    record = retold(story)
    g, game = record.state, record.game
    found = hint(game, look(g, seat), legal(g, seat), THOUGHT)
    step = top_name(g)
    return [
        wire.Advice(
            move=move_words(game, record.names, step, one.move),
            share=round(one.share, 4),
            error=round(one.error, 4),
        )
        for one in found[:ADVISED]
    ]


def judge(story: Story) -> wire.Review:
    """A whole game: equity, luck, decisions, turning points, deals."""
    note(0)
    return msgspec.convert(review(retold(story), done=note).to_json(), wire.Review)


def note(number: int) -> None:
    """Tell the other process how many entries have been judged."""
    if _judged:
        _judged[0].value = number


def remember_counter(counter: Any) -> None:
    """Keep the number that both processes see."""
    _judged.append(counter)


_judged: list[Any] = []


class Analyst:
    """Thinks for people: hints in one process, reviews in another, since these take longer, and remembers some."""

    def __init__(self) -> None:
        self.judged = SPAWN.RawValue("i", 0)  # entries of the game that is being judged
        self.hints, self.judges = Workers(1), Workers(1, remember_counter, self.judged)
        self.reviews: OrderedDict[str, wire.Review] = OrderedDict()
        self.under_way: dict[str, asyncio.Task[None]] = {}

    def close(self) -> None:
        self.hints.close()
        self.judges.close()

    async def hint(self, table: Table, seat: Seat) -> list[wire.Advice]:
        """The best moves of a seat now."""
        found: list[wire.Advice] = await asyncio.wrap_future(self.hints.give(advise, story_of(table), seat))
        return found

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
            self.reviews[key] = await asyncio.wrap_future(self.judges.give(judge, story))
        finally:
            del self.under_way[key]
        while len(self.reviews) > REMEMBERED:
            self.reviews.popitem(last=False)

    def progress(self, table: Table) -> wire.ReviewProgress:
        """How many entries of a game are judged, of how many, and how many reviews come before it."""
        key, total = table.fixed.id, len(table.playing.entries)
        if key in self.reviews:
            return wire.ReviewProgress(done=total, total=total, before=0)
        before = list(self.under_way).index(key) if key in self.under_way else len(self.under_way)
        judged = self.judged.value if before == 0 and self.under_way else 0
        return wire.ReviewProgress(done=min(judged, total), total=total, before=before)
