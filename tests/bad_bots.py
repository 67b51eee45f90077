"""Bots with faults, for the arena: each is called with the game and a seed, as a bot of your own is."""

from __future__ import annotations

import os
from pathlib import Path

from serenissima.bots.protocol import Budget, RandomBot
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import Game


class Sound:
    """Plays any legal move until its third question, then does what makes it bad."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.random = RandomBot(seed)
        self.asked = 0

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        self.asked += 1
        return self.bad(legal) if self.asked == 3 else self.random.choose(view, legal, budget)

    def bad(self, legal: list[Move]) -> Move:
        return legal[0]


class Raises(Sound):
    """Loses its chart."""

    def bad(self, legal: list[Move]) -> Move:
        raise RuntimeError("lost my chart")


class Illegal(Sound):
    """Wants to fly."""

    def bad(self, legal: list[Move]) -> Move:
        return ("fly", 3)


class Hangs(Sound):
    """Thinks for ever."""

    def bad(self, legal: list[Move]) -> Move:
        while True:
            pass


class Deaf(Sound):
    """Thinks for ever, and does not hear the alarm either; once, as the file says that the environment names."""

    def bad(self, legal: list[Move]) -> Move:
        mark = Path(os.environ["BAD_BOTS_MARK"])
        if mark.exists():
            return legal[0]
        mark.touch()
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue


class Dies(Sound):
    """Takes its process with it."""

    def bad(self, legal: list[Move]) -> Move:
        os._exit(3)


class CannotSit:
    """Fails before it is asked anything."""

    def __init__(self, game: Game, seed: int | str) -> None:
        raise OSError("no chair")


class AlwaysIllegal(Illegal):
    """Never wants anything but to fly."""

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        return self.bad(legal)
