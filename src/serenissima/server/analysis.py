"""Hints and reviews at the tables, worked out in a process of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from serenissima.bots.protocol import Budget
from serenissima.kernel.core import Seat, legal, look
from serenissima.kernel.notation import move_words, top_name
from serenissima.review import hint, review
from serenissima.server import wire
from serenissima.server.story import Story, retold, story_of
from serenissima.server.table import Table

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


def judge(story: Story) -> dict[str, Any]:
    """A whole game: equity, luck, decisions, turning points, deals."""
    return review(retold(story)).to_json()


class Analyst:
    """One process that thinks for people, and what it found lately."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.reviews: OrderedDict[str, dict[str, Any]] = OrderedDict()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def work(self, task: Any, *arguments: Any) -> Any:
        """Have it worked out; the process begins when it is first needed."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
        return await asyncio.get_running_loop().run_in_executor(self.pool, task, *arguments)

    async def hint(self, table: Table, seat: Seat) -> list[wire.Advice]:
        """The best moves of a seat now."""
        found: list[wire.Advice] = await self.work(advise, story_of(table), seat)
        return found

    async def review(self, table: Table) -> dict[str, Any]:
        """A finished game, judged once."""
        known = self.reviews.get(table.fixed.id)
        if known is None:
            known = await self.work(judge, story_of(table))
            self.reviews[table.fixed.id] = known
            while len(self.reviews) > REMEMBERED:
                self.reviews.popitem(last=False)
        return known
