"""Bots on queue workers, by saq: the server puts questions on a queue, and `serenissima think` answers them.

A job names a table, a seat and the length of its log; the worker reads the game from the database and plays the answer
there, as any process of the house would. The key of a job keeps one question from being thought about twice.
"""

from __future__ import annotations

from typing import Any

import structlog
from saq import Queue, Worker
from saq.types import PartialTimersDict
from sqlalchemy import make_url

from serenissima.kernel.core import Seat
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.table import Table
from serenissima.server.thinking import Crew, answer, job_for

NAME = "serenissima-bots"
LONGEST = 20  # seconds of one job; after that it is offered again
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

    async def close(self) -> None:
        await self.queue.disconnect()

    def ask(self, house: House, table: Table, seat: Seat) -> None:
        house.errand(self.put(table.fixed.id, seat, table.length))

    async def put(self, table: str, seat: Seat, length: int) -> None:
        """Once on the queue, however often it is asked; if the queue is away, the clockwork asks again."""
        key = f"{table}:{seat}:{length}"
        try:
            await self.queue.enqueue("answer_one", key=key, table=table, seat=seat, timeout=LONGEST, ttl=-1, retries=2)
        except Exception as error:
            logger.warning("a question could not be put on the queue", table=table, seat=seat, error=str(error))


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
