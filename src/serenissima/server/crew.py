"""Thinking processes beside a server: one that dies or does not come back is ended and replaced.

The rule file's answer is played for its bot, and the fault can be kept with the position.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog

from serenissima.arena.incidents import keep_one
from serenissima.bots.referee import LOST, Fault, patience
from serenissima.kernel.core import Seat, default, legal, look
from serenissima.server import meters
from serenissima.server.story import retold
from serenissima.server.thinking import Job, Thought, incident, think
from serenissima.workers import HARD_GRACE, Failed, Workers, exit_status, loss

MOST_LOSSES = 3  # after so many at one table a bot is not asked there any more
logger = structlog.get_logger("serenissima.bots")


class Line:
    """Owners stand in one line, and each has one question taken in turn: one owner's thousand bots do not delay others.

    There are so many places, one for each thinking process.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Until a question of that owner may be thought about."""
        if self.places > 0:
            self.places -= 1
        else:
            await self.wait(owner)
        try:
            yield
        finally:
            self.next()

    async def wait(self, owner: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.next()  # it was called and went away: the next one comes
            raise

    def next(self) -> None:
        """Call the first question of the owner who has waited longest; he goes to the end of the line."""
        while self.waiting:
            owner, questions = self.waiting.popitem(last=False)
            called = questions.popleft()
            if questions:
                self.waiting[owner] = questions
            if not called.done():
                called.set_result(None)
                return
        self.places += 1


class Crew:
    """So many thinking processes; whoever is free takes the next question."""

    def __init__(self, processes: int, faults: str = "") -> None:
        self.workers = Workers(processes)
        self.folder = Path(faults) if faults else None
        self.losses: Counter[tuple[str, Seat]] = Counter()
        self.line = Line(processes)

    def close(self) -> None:
        """Let go of what is being thought; it will be asked again."""
        self.workers.close()

    async def think(self, job: Job) -> Thought:
        """A bot's answer; the loop goes on meanwhile."""
        key = (job.story.table, job.seat)
        if self.losses[key] >= MOST_LOSSES:
            return Thought(None)
        with meters.THINKING.track_inprogress():
            async with self.line.turn(job.owner):
                thought = await self.ask(job)
        if thought.move is None:
            self.losses[key] += 1
        if thought.fault is not None:
            await asyncio.to_thread(self.note, thought.fault)
        return thought

    async def ask(self, job: Job) -> Thought:
        """The bot's answer; without one, the position at which its process was lost."""
        asked = self.workers.give(think, job, seconds=patience(job.budget()) + HARD_GRACE)
        try:
            return await asyncio.wrap_future(asked)
        except Exception as error:
            return await asyncio.to_thread(lost, job, error)

    def note(self, fault: dict[str, Any]) -> None:
        """Count and log a fault, and keep it with the position where a folder is named."""
        meters.FAULTS.labels(fault["kind"]).inc()
        said = {name: fault[name] for name in ("kind", "game", "table", "seat", "bot", "message", "decision")}
        if self.folder is not None:
            said["file"] = keep_one(fault, self.folder)["file"]
        logger.warning("a bot failed and was answered for", **said)


def lost(job: Job, error: Exception) -> Thought:
    """No answer, and the position at which the process was lost, or the bot could not even be asked."""
    record = retold(job.story)
    g = record.state
    view = look(g, job.seat)
    if isinstance(error, Failed):
        fault = Fault("broke", error.message, view, error.trace)
    else:
        fault = Fault(loss(error), LOST[loss(error)] + exit_status(error), view)
    return Thought(None, incident(job, record, fault, legal(g, job.seat), default(g, job.seat)))
