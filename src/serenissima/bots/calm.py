"""Calm: a bot does not do what people would laugh at, where `habits` in the room of a game says what that is.

A search that tries answers a few dozen times cannot tell a straight way from a crooked one to the same end, or giving a
sailor and taking him back from doing neither: all of them are worth the same. So it is not asked about the fuss.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol

from serenissima.bots.protocol import Bot, Budget
from serenissima.kernel import room
from serenissima.kernel.core import AnyState, Move, Seat, View
from serenissima.kernel.game import Game
from serenissima.parts.distances import distances


class Calm(Protocol):
    """What one game calls fuss; it may remember questions before, and must do without if it has forgotten them."""

    def plain(self, g: AnyState, seat: Seat, moves: list[Move]) -> list[Move]:
        """The answers that are no fuss, told from what the seat knows alone."""


def calm_of(game: Game) -> Calm | None:
    """What the game calls fuss; none where nobody has said it."""
    calm = getattr(room.part(game, "habits"), "Calm", None)
    return None if calm is None else calm()


class CalmBot:
    """A bot that is asked about answers without fuss only."""

    def __init__(self, bot: Bot, game: Game, calm: Calm) -> None:
        self.bot = bot
        self.game = game
        self.calm = calm

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        """The bot's choice; where fuss is all there is, any."""
        left = self.calm.plain(self.game.imagine(view, Random(0)), view.seat, legal) or legal
        return left[0] if len(left) == 1 else self.bot.choose(view, left, budget)


def shortest_steps(neighbours: Sequence[Sequence[int]], start: int, gone: int, avoided: Iterable[int]) -> set[int]:
    """Zones to which the next step of a voyage may lead if it is not to be longer than it need be.

    So many steps have been gone from the start. A way round zones to be avoided may be longer than the straight one.
    """
    straight = distances(neighbours, start)
    apart = set(avoided) - {start}
    shy: list[Sequence[int]] = [() if zone in apart else near for zone, near in enumerate(neighbours)]
    around = distances(shy, start)
    return {zone for zone in range(len(neighbours)) if gone + 1 in (straight[zone], around[zone])}
