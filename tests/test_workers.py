"""Processes beside this one: what hangs is ended, what dies is replaced, and whoever asked is told."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path
from pydoc import locate
from typing import Any

import pytest

from serenissima.kernel.record import read_record
from serenissima.workers import Failed, Workers, exit_status, loss

SOON = 60.0  # seconds, on a machine that does much else


@pytest.fixture
def workers() -> Iterator[Workers]:
    one = Workers(1)
    yield one
    one.close()


def until(so: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not so():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.02)


def how(job: Future[Any]) -> str:
    """How a job was lost."""
    error = job.exception(SOON)
    assert error is not None
    return loss(error)


def test_jobs_are_done_in_order(workers: Workers) -> None:
    done: list[int] = []
    jobs = [workers.give(abs, -number) for number in range(20)]
    for job in jobs:
        job.add_done_callback(lambda job: done.append(job.result()))
    assert [job.result(SOON) for job in jobs] == list(range(20))
    assert done == list(range(20))


def test_a_job_that_hangs_or_dies_is_told_and_the_next_one_is_done(workers: Workers) -> None:
    hangs = workers.give(time.sleep, 3600.0, seconds=0.2)
    dies = workers.give(os._exit, 3)
    fails = workers.give(json.loads, "{")
    sound = workers.give(abs, -1)
    assert how(hangs) == "hung"
    assert how(dies) == "died"
    assert exit_status(dies.exception() or ValueError()) == " (exit status 3)"
    with pytest.raises(Failed, match="JSONDecodeError: Expecting property name") as failed:
        fails.result(SOON)
    assert "json/decoder.py" in failed.value.trace
    with pytest.raises(Failed):
        loss(failed.value)
    assert sound.result(SOON) == 1


def test_an_error_that_cannot_be_sent_troubles_nobody_else(workers: Workers) -> None:
    fails = workers.give(read_record, ["this is no record"])  # its error is made of two things and remembers one text
    sound = workers.give(abs, -1)
    with pytest.raises(Failed, match="BadRecord: line 1: a record begins with"):
        fails.result(SOON)
    assert sound.result(SOON) == 1


def test_a_job_that_is_cancelled_makes_room_at_once(workers: Workers) -> None:
    first = workers.give(time.sleep, 3600.0)
    until(first.running)
    assert first.cancel()
    assert workers.give(abs, -1).result(SOON) == 1
    with pytest.raises(CancelledError) as cancelled:
        first.result()
    assert loss(cancelled.value) == "hung"


def test_a_process_that_dies_while_it_has_nothing_to_do_is_replaced(workers: Workers) -> None:
    before = workers.give(os.getpid).result(SOON)
    os.kill(before, signal.SIGKILL)
    until(lambda: not workers.pool.active)
    assert workers.give(os.getpid).result(SOON) != before


def test_a_process_goes_on_whoever_else_asks_it_to_end(workers: Workers) -> None:
    """A supervisor that signals the whole group ends the house; when its processes end, the house says."""
    thinking = workers.give(os.getpid).result(SOON)
    job = workers.give(time.sleep, 0.5)
    until(job.running)
    os.kill(thinking, signal.SIGTERM)
    assert job.result(SOON) is None
    assert workers.give(os.getpid).result(SOON) == thinking


def test_processes_that_have_been_ended_do_nothing_more() -> None:
    idle, busy = Workers(1), Workers(1)
    job = busy.give(time.sleep, 3600.0)
    until(job.running)
    for workers in (idle, busy):
        workers.close()
        with pytest.raises(RuntimeError, match="ended"):
            workers.give(abs, -1)


def test_new_processes_run_on_what_was_compiled_meanwhile_and_no_answer_is_lost(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv("SERENISSIMA_COMPILED", str(tmp_path))
    (tmp_path / "only_there.py").write_text("NUMBER = 7\n", encoding="utf-8")
    assert workers.give(locate, "only_there.NUMBER").result(SOON) is None
    begun = workers.give(time.sleep, 0.5)
    (tmp_path / "ready").touch()
    assert workers.give(locate, "only_there.NUMBER").result(SOON) == 7
    assert begun.result(SOON) is None
