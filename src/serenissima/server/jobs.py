"""Bots on queue workers, by saq: the server puts questions on a queue, and `serenissima think` answers them.

A job names a table, a seat and the length of its log; the worker reads the game from the database and plays the answer
there, as any process of the house would.

The queue is taken in order. So that one owner's thousand bots do not delay others, an owner has a few places on it, and
the key of a job is its place: a question that finds all of them taken is asked again by the clockwork.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import structlog
from saq import Queue, Worker
from saq.types import PartialTimersDict
from sqlalchemy import make_url

from serenissima.kernel.core import Seat
from serenissima.server.crew import Crew
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.table import Table
from serenissima.server.thinking import answer, job_for

NAME = "serenissima-bots"
LONGEST = 20  # seconds of one job; after that it is offered again
PLACES = 8  # of one owner on the queue
PAUSE = 1.0  # seconds in which an owner whose places are all taken is not asked for again
REMEMBERED = 10_000  # questions; the oldest are forgotten
SWEEP = 5  # seconds between two looks for jobs whose worker was lost
logger = structlog.get_logger("serenissima.jobs")


def open_queue(settings: Settings) -> Queue:
    """The queue beside the channels: in the same PostgreSQL or Redis."""
    if settings.channels == "redis":
        return Queue.from_url(settings.redis, name=NAME)
    url = make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
    return Queue.from_url(url, name=NAME, min_size=1, max_size=4)


class QueueThinker:
    """Puts questions of bots on the queue."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.put_at: OrderedDict[tuple[str, Seat, int], float] = OrderedDict()  # questions that are on it
        self.full: dict[str, float] = {}  # owners whose places were all taken, and when

    async def close(self) -> None:
        await self.queue.disconnect()

    def ask(self, house: House, table: Table, seat: Seat) -> None:
        question, now = (table.fixed.id, seat, table.length), time.monotonic()
        known = self.put_at.get(question, -LONGEST) > now - LONGEST
        if not known and self.full.get(table.fixed.host, -PAUSE) <= now - PAUSE:
            house.errand(self.put(table.fixed.host, question))

    def asked(self, table_id: str) -> bool:
        """Nobody here knows; an answer to an old question is dropped."""
        return False

    async def put(self, owner: str, question: tuple[str, Seat, int]) -> None:
        """On one of the owner's places; if none is free, or the queue is away, the clockwork asks again."""
        table, seat, _ = question
        self.note(question)
        try:
            for place in range(PLACES):
                if await self.queue.enqueue(
                    "answer_one", key=f"{owner}:{place}", table=table, seat=seat, timeout=LONGEST, ttl=-1, retries=2
                ):
                    return
            self.full[owner] = time.monotonic()
        except Exception as error:
            logger.warning("a question could not be put on the queue", table=table, seat=seat, error=str(error))
        self.put_at.pop(question, None)

    def note(self, question: tuple[str, Seat, int]) -> None:
        """It is on its way: who asks again meanwhile asks for nothing new."""
        self.put_at[question] = time.monotonic()
        while len(self.put_at) > REMEMBERED:
            self.put_at.popitem(last=False)
        if len(self.full) > REMEMBERED:
            self.full.clear()


def open_worker(queue: Queue, house: House, crew: Crew) -> Worker[Any]:
    """A worker that thinks as many thoughts at once as its crew has processes."""

    async def answer_one(_: Any, *, table: str, seat: Seat) -> None:
        """The bot of that seat answers, if it is still asked."""
        try:
            async with house.holding(table) as (_room, held):
                if seat not in held.bots_asked():
                    return
                job, seen = job_for(held, seat), held.seen(seat)
        except No as no:
            logger.warning("a bot's table cannot be opened", table=table, code=no.code)
            return
        await answer(house, crew, job, seen)

    timers: PartialTimersDict = {"schedule": 1, "worker_info": 10, "sweep": SWEEP, "abort": 1}
    return Worker(queue, [("answer_one", answer_one)], concurrency=crew.workers.processes, timers=timers)
