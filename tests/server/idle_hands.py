"""Thinking processes that do not think, for the tests: they are started by name in processes of their own."""

from __future__ import annotations

import os
from itertools import count
from multiprocessing.connection import Connection


def hang(pipe: Connection) -> None:
    """Never comes back, and cannot be woken."""
    pipe.send(None)
    pipe.recv()
    for _ in count():
        pass


def die(pipe: Connection) -> None:
    """Takes the process with it."""
    pipe.send(None)
    pipe.recv()
    os._exit(1)
