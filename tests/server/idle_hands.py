"""Thoughts that are none, for the tests: they are asked for by name in processes of their own."""

from __future__ import annotations

import os
from itertools import count

from serenissima.server.thinking import Job, Thought


def hang(_: Job) -> Thought:
    """Never comes back, and cannot be woken."""
    for _number in count():
        pass
    raise AssertionError("it came back")


def die(_: Job) -> Thought:
    """Takes the process with it."""
    os._exit(1)


def fail(_: Job) -> Thought:
    """Cannot be asked at all."""
    raise RuntimeError("lost my chart")
