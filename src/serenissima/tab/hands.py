"""Workers of the browser that think for bots and for people: a job goes to one of them, and its answer comes back."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from traceback import format_exc
from typing import Any, Protocol, TypeVar

import structlog

from serenissima.bots.referee import patience
from serenissima.server.refusals import No
from serenissima.server.thinking import Job, Thought, think

R = TypeVar("R")
GRACE = 30.0  # seconds for a worker that has to begin, on a slow machine
logger = structlog.get_logger("serenissima.tab")


class Workers(Protocol):
    """The half of it that the page's script does."""

    async def give(self, which: str, job: bytes, seconds: float) -> Any:
        """What that worker makes of it; one that does not come back is ended, and a new one begins."""


class Lost(Exception):
    """A worker that did not come back, or a job that failed there."""


class Hands:
    """One worker; it is the browser's process for such jobs."""

    def __init__(self, workers: Workers, which: str) -> None:
        self.workers = workers
        self.which = which

    async def done(self, seconds: float | None, job: Callable[..., R], *said: object) -> R:
        """What comes of a job; a refusal if nothing does."""
        try:
            return await self.given(seconds, job, *said)
        except Lost as error:
            logger.error("a job was lost", job=job.__name__, error=str(error))
            raise No("too_long", "That could not be worked out; please try again later.") from error

    async def given(self, seconds: float | None, job: Callable[..., R], *said: object) -> R:
        """What comes of a job."""
        found = await self.workers.give(self.which, pickle.dumps((job, said)), 0.0 if seconds is None else seconds)
        if found is None:
            raise Lost("the worker did not come back")
        trace, answer = pickle.loads(bytes(found.to_py()))
        if trace:
            raise Lost(trace)
        given: R = answer
        return given

    def close(self) -> None:
        """Workers end with their page."""


def attempt(packed: bytes) -> bytes:
    """In such a worker: the answer to a job, or where it failed."""
    job, said = pickle.loads(packed)
    try:
        return pickle.dumps(("", job(*said)))
    except Exception:
        return pickle.dumps((format_exc(), None))


class Crew:
    """Thinks for bots; where a worker is lost, the rule file's answer is played."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    async def think(self, job: Job) -> Thought:
        """A bot's answer; the house goes on meanwhile."""
        try:
            return await self.hands.given(patience(job.budget()) + GRACE, think, job)
        except Lost as error:
            logger.warning("a bot failed and was answered for", bot=job.level, error=str(error))
            return Thought(None)

    def close(self) -> None:
        """Workers end with their page."""
