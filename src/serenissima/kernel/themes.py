"""Themes: what a stretch of answers is about, told from what they are and what they bring, never guessed.

A game names its themes in the part `themes.py` of its room, each with a test of such facts; the first that holds is it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

from serenissima.kernel import room
from serenissima.kernel.core import AnyState, Move, Seat, answer, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import changes, telling_of

OTHER: Final = "turn"  # what is about nothing in particular


@dataclass(frozen=True)
class Deed:
    """Answers of one seat in a row: to which questions, what they bring it, and what they bring the others."""

    steps: tuple[str, ...]
    verbs: tuple[str, ...]
    own: dict[str, int] = field(default_factory=dict)
    others: dict[str, int] = field(default_factory=dict)

    def says(self, *verbs: str) -> bool:
        """Whether one of these verbs is among the answers."""
        return any(verb in self.verbs for verb in verbs)

    def asked(self, *steps: str) -> bool:
        """Whether the first question is one of these."""
        return self.steps[0] in steps

    def gains(self, what: str) -> bool:
        """Whether the seat has more of that afterwards."""
        return self.own.get(what, 0) > 0


Themes = dict[str, Callable[[Deed], bool]]  # by key, the most telling first


def themes_of(game: Game) -> Themes:
    """The themes of that game; none where its room has no such part."""
    own = room.part(game, "themes")
    return {} if own is None else cast(Themes, own.THEMES)


def theme_of(game: Game, g: AnyState, seat: Seat, moves: tuple[Move, ...]) -> str:
    """What these answers of a seat, given there one after the other, are about."""
    deed = deed_of(game, g, seat, moves)
    return next((key for key, holds in themes_of(game).items() if holds(deed)), OTHER)


def deed_of(game: Game, g: AnyState, seat: Seat, moves: tuple[Move, ...]) -> Deed:
    """The same answers with the facts about them."""
    telling, world = telling_of(game), g.copy()
    before, steps = telling.counts(g, seat), []
    for move in moves:
        steps.append(step_name(world.stack[-1]))
        answer(world, seat, move)
    own: dict[str, int] = {}
    others: dict[str, int] = {}
    for what, whose, by in changes(before, telling.counts(world, seat)):
        into = own if whose == seat else others
        into[what] = into.get(what, 0) + by
    return Deed(tuple(steps), tuple(move[0] for move in moves), own, others)
