"""A clock that does not jump: players' time is counted by it, whatever happens to the machine's."""

from __future__ import annotations

import time
from collections.abc import Callable

import structlog

STEP = 0.5  # seconds by which it comes nearer to the machine's clock at each look
JUMP = 2.0  # seconds of difference that are told
logger = structlog.get_logger("serenissima.steady")


class Steady:
    """The machine's time as it was when the house opened, counted on from there; small differences are made up."""

    def __init__(self, wall: Callable[[], float] = time.time, counted: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.counted = counted
        self.ahead = wall() - counted()
        self.told = False  # that the machine's clock has jumped

    def __call__(self) -> float:
        return self.counted() + self.ahead

    def look(self) -> None:
        """Come nearer to the machine's time: a clock that was set by an hour is met again after twenty."""
        behind = self.wall() - self()
        if abs(behind) < JUMP:
            self.told = False
        elif not self.told:
            self.told = True
            logger.warning("the clock of this machine has jumped; nobody's time has", seconds=round(behind, 1))
        self.ahead += min(STEP, max(-STEP, behind))
