"""The program as a person or a script runs it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from typing import Any
from unittest import mock

from serenissima.cli import main
from serenissima.kernel.core import legal, seats
from serenissima.kernel.game import Game
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Record


@dataclass(frozen=True)
class Said:
    """What a run said, and its exit code."""

    code: int
    out: str
    err: str


def run(*arguments: object, keys: str = "") -> Said:
    """Run one command in this process, with these keys typed."""
    out, err = io.StringIO(), io.StringIO()
    with mock.patch.multiple(sys, stdin=io.StringIO(keys), stdout=out, stderr=err):
        code = main([str(argument) for argument in arguments])
    return Said(code, out.getvalue(), err.getvalue())


def run_for_real(*arguments: object, keys: str = "", **environment: str) -> Said:
    """Run one command in a process of its own."""
    command = [sys.executable, "-m", "serenissima", *map(str, arguments)]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
    done = subprocess.run(command, input=keys.encode(), capture_output=True, env=env, check=False, timeout=300)
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())


def random_game(game: Game, seat_count: int, seed: int = 1, **options: Any) -> Record:
    """The record of a whole random game."""
    luck = SeededLuck(seed)
    record = Record(game, tuple(f"p{seat}" for seat in range(seat_count)), options)
    record.settle(luck)
    while not record.over:
        seat = seats(record.state)[0]
        moves = legal(record.state, seat)
        record.play(seat, moves[luck.below(len(moves))])
        record.settle(luck)
    return record
