"""Processes that work out hints, reviews and replays beside a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog
from pebble import ProcessExpired

from serenissima.server.analysis import TOLD_OF, Analyst
from serenissima.server.refusals import No
from serenissima.workers import SPAWN, Workers

R = TypeVar("R")
logger = structlog.get_logger("serenissima.analysis")


class Processes:
    """One process; one that has died is replaced, and the job is given to the new one."""

    def __init__(self, prepare: Callable[..., None] | None = None, *said: Any) -> None:
        self.workers = Workers(1, prepare, *said)

    async def done(self, seconds: float | None, job: Callable[..., R], *said: object) -> R:
        """What the process makes of it."""
        for again in (True, False):
            try:
                return await asyncio.wrap_future(self.workers.give(job, *said, seconds=seconds))
            except (ProcessExpired, BrokenProcessPool) as error:
                logger.error("a process has died", job=job.__name__, again=again, error=type(error).__name__)
            except TimeoutError as error:
                raise No("too_long", "That took too long; please try again later.") from error
        raise No("too_long", "That could not be worked out; please try again later.")

    def close(self) -> None:
        self.workers.close()


def analyst() -> Analyst:
    """An analyst with three processes."""
    judged = SPAWN.RawValue("i", 0)
    return Analyst(Processes(), Processes(remember_counter, judged), Processes(), lambda: judged.value)


def remember_counter(counter: Any) -> None:
    """Count in the number that both processes see."""

    def count(number: int) -> None:
        counter.value = number

    TOLD_OF.append(count)
