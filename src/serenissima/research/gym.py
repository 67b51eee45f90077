"""A Gymnasium environment for one learner: it sits in one seat, and bots of the house in the others."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.protocol import Bot
from serenissima.kernel.core import NOBODY, answer, default, look
from serenissima.kernel.game import BadOption, OptionValue
from serenissima.research.encoding import Encoding
from serenissima.research.episode import Episode, IllegalAction, game_called
from serenissima.research.layout import Layout
from serenissima.research.zoo import ILLEGAL, METADATA, checked_mode, rendered, window

DEFEAT: Final = -1.0


class SerenissimaVsBots(gymnasium.Env[Any, Any]):
    """Observations are the slots of `research.layout`; the mask is in `info` and from `action_masks()`.

    `bots` names one level of the house for each other seat, or a single one for all of them. With `encoded`
    observations are floats as a network wants them (`research.encoding`). An `illegal` action raises, is taken for the
    default answer, or ends the episode and is a defeat: who knows of no masks needs one of the last two.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        key: str,
        seats: int = 0,
        seat: int = 0,
        bots: tuple[str, ...] = ("random",),
        options: dict[str, OptionValue] | None = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        encoded: bool = False,
    ) -> None:
        game = game_called(key)
        self.episode = Episode(game, seats or game.seats[0], options)
        if not 0 <= seat < self.episode.seats:
            raise BadOption(f"there is no seat {seat}; there are {self.episode.seats}, counted from 0")
        if illegal not in (*ILLEGAL, "end"):
            raise ValueError(f"illegal={illegal!r} is not known; known: {', '.join(ILLEGAL)}, end")
        self.seat = seat
        self.illegal = illegal
        self.levels = seated(bots, self.episode.seats, seat)
        self.bots: dict[int, Bot] = {other: seat_bot(game, name, 0) for other, name in self.levels.items()}
        self.render_mode = checked_mode(render_mode)
        layout = self.episode.observer.layout
        self.encoding = Encoding(layout) if encoded else None
        self.observation_space = space_of(layout, self.encoding)
        self.action_space = spaces.Discrete(self.episode.actions.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; bots before the learner have answered."""
        super().reset(seed=seed)
        luck = int(self.np_random.integers(1 << 62))
        self.episode.reset(luck)
        game = self.episode.game
        self.bots = {other: seat_bot(game, name, luck + other) for other, name in self.levels.items()}
        self.let_others_answer()
        return self.observation(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, then let the bots answer until it is asked again or the game is over."""
        number = int(action)
        if number in self.episode.numbers:
            self.episode.step(number)
        elif self.illegal == "raise" or self.episode.seat < 0:
            raise IllegalAction(self.episode.refusal(number))
        elif self.illegal == "end":
            self.episode.put("", NOBODY, [])
            return self.observation(), DEFEAT, True, False, self.info()
        else:
            answer(self.episode.g, self.seat, default(self.episode.g, self.seat))
            self.episode.ask()
        self.let_others_answer()
        over = self.episode.seat < 0
        return self.observation(), self.episode.returns()[self.seat], over, False, self.info()

    def let_others_answer(self) -> None:
        """The bots answer from their views, as everywhere in the house."""
        episode = self.episode
        while episode.seat not in (-1, self.seat):
            budget = usual_budget(episode.game.key, self.levels[episode.seat])
            move = self.bots[episode.seat].choose(look(episode.g, episode.seat), episode.moves, budget)
            episode.step(episode.numbers[episode.moves.index(move)])

    def observation(self) -> Any:
        self.episode.observe(self.seat)
        row = window(self.episode).copy()
        return row if self.encoding is None else self.encoding.of(row)

    def action_masks(self) -> Any:
        """True for every legal action; the name that maskable learners ask for."""
        return np.frombuffer(self.episode.mask(self.episode.seat), np.bool_)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().view(np.int8)}

    def render(self) -> Any:
        """What the learner sees, as text: returned (`ansi`) or printed (`human`)."""
        return rendered(self.episode, self.seat, self.render_mode)


def space_of(layout: Layout, encoding: Encoding | None) -> spaces.Box:
    """The bounds of an observation: those of its slots, or of floats."""
    if encoding is not None:
        return spaces.Box(-1.0, 1.0, (encoding.size,), np.float32)
    low, high = [slot.low for slot in layout.slots], [slot.high for slot in layout.slots]
    return spaces.Box(np.array(low, np.int32), np.array(high, np.int32), dtype=np.int32)


def seated(bots: tuple[str, ...], seats: int, seat: int) -> dict[int, str]:
    """Which level sits where: one for each other seat, or the same one everywhere."""
    others = [other for other in range(seats) if other != seat]
    names = bots * len(others) if len(bots) == 1 else bots
    if len(names) != len(others):
        raise BadOption(f"{len(bots)} bots for {len(others)} other seats; name one, or one for each")
    return dict(zip(others, names, strict=True))
