"""How sure a lead is: the judge's scale as a game goes on, measured in games between bots.

The judge compares positions; how many points of lead make a win likely depends on how much of the game is left. A file
in the room of a game says, for each number of seats, how long a game usually is and which scale fits each part of it.
Without such a file the judge's own scale is used throughout.
"""

from __future__ import annotations

from bisect import bisect_left
from math import exp, log
from typing import Final

from serenissima.bots.judge import Judge
from serenissima.kernel import room

FILE: Final = "certainty.json"  # in the room of a game


class Certainty:
    """Judges for every moment of one game."""

    def __init__(self, judge: Judge, seats: int) -> None:
        said = room.read(judge.game, FILE).get("seats", {}).get(str(seats), {})
        self.judge = judge
        self.entries: int = said.get("entries", 0)
        self.scales: list[float] = said.get("scales", [])

    def usual(self, entry: int) -> float:
        """How far a game has come after so many entries, if it is as long as usual."""
        return min(1.0, entry / self.entries) if self.entries else 1.0

    def judge_at(self, progress: float) -> Judge:
        """The judge for a game that has come so far, from 0 to 1."""
        if not self.scales:
            return self.judge
        scale = between(self.scales, progress)
        return Judge(self.judge.game, self.judge.features, self.judge.weights, scale)


def between(scales: list[float], progress: float) -> float:
    """The scale at that moment; each one listed holds in the middle of its part of the game."""
    middles = [(at + 0.5) / len(scales) for at in range(len(scales))]
    right = bisect_left(middles, progress)
    if right == 0 or right == len(scales):
        return scales[min(right, len(scales) - 1)]
    left = right - 1
    part = (progress - middles[left]) / (middles[right] - middles[left])
    return exp((1.0 - part) * log(scales[left]) + part * log(scales[right]))
