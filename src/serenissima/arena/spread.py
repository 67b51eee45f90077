"""Games spread over the processes of this machine; whoever breaks off leaves none behind that nobody waits for."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from serenissima.workers import SPAWN

Wanted = TypeVar("Wanted")
Found = TypeVar("Found")


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes; what waits for them is given up when something breaks off."""
    with ProcessPoolExecutor(jobs, SPAWN, leave_interrupts_to_the_parent) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def spread(work: Callable[[Wanted], Found], wanted: Sequence[Wanted], jobs: int) -> Iterator[Found]:
    """What comes of each, in their order."""
    with processes(jobs) as pool:
        yield from pool.map(work, wanted)


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C is for whoever has asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
