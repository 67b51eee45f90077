"""Queues that are emptied many things at a time."""

from __future__ import annotations

from asyncio import Queue
from typing import TypeVar

T = TypeVar("T")


async def all_that_waits(waiting: Queue[T], most: int) -> list[T]:
    """The next thing in a queue as soon as there is one, and with it what else waits there, up to so many."""
    batch = [await waiting.get()]
    while not waiting.empty() and len(batch) < most:
        batch.append(waiting.get_nowait())
    return batch
