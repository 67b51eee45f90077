"""Processes beside this one, overseen by pebble: one that hangs or dies is replaced, and its caller is told."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from traceback import format_exc
from typing import Any, Final, TypeVar

from pebble import CONSTS, ProcessExpired, ProcessPool

R = TypeVar("R")
SPAWN: Final = get_context("spawn")  # a fresh process: the same on every system, and no thread is copied by half
HARD_GRACE: Final = 2.0  # seconds after a bot's alarm should have rung
CONSTS.term_timeout = 0.0  # nobody waits for processes that ignore a request to end: what is to end is ended


class Failed(Exception):
    """A job that failed by itself: what it raised, and where. Not every error could be sent as it is."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message, trace)
        self.message = message
        self.trace = trace

    def __str__(self) -> str:
        return self.message


def compiled_meanwhile() -> str:
    """The folder of an engine that was compiled while this process runs on the sources; nothing until it is ready."""
    folder = os.environ.get("SERENISSIMA_COMPILED", "")
    return folder if folder and Path(folder, "ready").exists() else ""


class Workers:
    """So many processes, which begin with the first job; whoever is free takes the next one."""

    def __init__(self, processes: int, prepare: Callable[..., None] | None = None, *said: Any) -> None:
        self.processes = processes
        self.first = (prepare, *said)  # what every process does before its first job
        self.closed = False
        self.engine = compiled_meanwhile()
        self.pool = self.fresh()

    def fresh(self) -> ProcessPool:
        return ProcessPool(self.processes, initializer=begin, initargs=self.first, context=SPAWN)

    def go_over(self) -> None:
        """New processes run on the engine that is ready now; those that still think end when they have answered."""
        self.engine = compiled_meanwhile()
        if self.engine not in sys.path:
            sys.path.insert(0, self.engine)  # a new process looks where this one does
        before, self.pool = self.pool, self.fresh()
        before.close()  # type: ignore[no-untyped-call]  # pebble gives it no types
        Thread(target=before.join, daemon=True).start()

    def give(self, job: Callable[..., R], *said: Any, seconds: float | None = None) -> Future[R]:
        """Have that done, within so many seconds from when it begins; to cancel it ends its process."""
        if self.closed:
            raise RuntimeError("these processes have been ended")
        if not self.engine and compiled_meanwhile():
            self.go_over()
        if not self.pool.active:  # one that dies while all are idle takes pebble's whole pool with it
            self.stop()
            self.pool = self.fresh()
        return self.pool.schedule(attempt, args=(job, *said), timeout=seconds)

    def close(self) -> None:
        """End all processes, whatever they are doing."""
        self.closed = True
        self.stop()

    def stop(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]  # pebble gives it no types
        self.pool.join()


def begin(prepare: Callable[..., None] | None, *said: Any) -> None:
    """How every process begins: when it is over, its parent says, whoever else signals the whole group."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if prepare is not None:
        prepare(*said)


def attempt(job: Callable[..., R], *said: Any) -> R:
    """Do a job; pebble gives the whole pool up for an error that cannot be read here."""
    try:
        return job(*said)
    except Exception as error:
        raise Failed(f"{type(error).__name__}: {error}", format_exc()) from None


def loss(error: BaseException) -> str:
    """How the process of a job was lost: it `hung` or `died`."""
    if isinstance(error, TimeoutError | CancelledError):
        return "hung"
    if isinstance(error, ProcessExpired | BrokenProcessPool):
        return "died"
    raise error


def exit_status(error: BaseException) -> str:
    """How the process ended, as far as that is known: below nought, the signal that ended it."""
    return f" (exit status {error.exitcode})" if isinstance(error, ProcessExpired) else ""
