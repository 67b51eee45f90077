"""Many games in step in one process, written straight into memory that others may read: the inner loop of batches."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from librt.strings import BytesWriter, write_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64

from serenissima.kernel.game import Game, OptionValue
from serenissima.research.episode import Episode, IllegalAction
from serenissima.research.scribe import new_rows

SLOT: Final = "i4"
PLACE: Final = "<i8"


class Lanes:
    """So many games from number `first` on, each with a row in every array.

    Observations, seats and legal places are first written by native code; a step then costs one copy of each, however
    many games there are. A game that is over begins again at once, and its row shows the new one.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        first: int,
        games: int,
        seed: int,
        arrays: dict[str, Any],
    ) -> None:
        self.episodes: list[Episode] = [Episode(game, seats, options) for _ in range(games)]
        self.first = first
        self.rng = Random(f"{seed} {first}")
        self.seed = seed
        self.rounds: list[int] = [0] * games  # how often each has begun again
        self.over: list[int] = []  # the games that ended in this step
        self.actions = self.episodes[0].actions.size if games else 0
        self.slots = self.episodes[0].observer.size if games else 0
        self.rows: vec[i32] = new_rows(games * self.slots)
        self.turns: vec[i32] = new_rows(games)
        self.places = BytesWriter()
        self.seen: Any = np.frombuffer(memoryview(self.rows), SLOT)
        self.seats: Any = np.frombuffer(memoryview(self.turns), SLOT)
        self.observations: Any = arrays["observations"].reshape(-1)
        self.masks: Any = arrays["masks"].reshape(-1)
        self.marked: Any = np.zeros(0, PLACE)  # where the masks are 1
        self.to_act: Any = arrays["seats"]
        self.rewards: Any = arrays["rewards"]
        self.ended: Any = arrays["ended"]

    def reset(self) -> None:
        """Begin every game from the seed."""
        self.clear()
        for at in range(len(self.episodes)):
            self.rounds[at] = 0
            self.begin(at)
        self.show()

    def begin(self, at: int) -> None:
        """Begin one game; each game and each of its rounds has luck of its own."""
        spread = (self.first + at) * 1_000_003 + self.rounds[at] * 7_919
        self.episodes[at].reset(self.seed * 2_147_483_647 + spread)

    def step(self, numbers: list[int]) -> None:
        """Give every game its action; nothing is changed if one of them is illegal."""
        chosen = [episode.place(number) for episode, number in zip(self.episodes, numbers, strict=True)]
        for at, place in enumerate(chosen):
            if place < 0:
                raise IllegalAction(f"game {self.first + at}: {self.episodes[at].refusal(numbers[at])}")
        self.clear()
        for at, place in enumerate(chosen):
            self.advance(at, place)
        self.show()

    def step_at_random(self) -> None:
        """Give every game a legal action, each equally likely."""
        rng = self.rng
        self.clear()
        for at, episode in enumerate(self.episodes):
            self.advance(at, int(rng.random() * len(episode.numbers)))
        self.show()

    def clear(self) -> None:
        """Forget what the last step wrote, and the results of games that had ended in it."""
        self.places.truncate(0)
        for at in self.over:
            self.rewards[at] = 0
            self.ended[at] = 0
        self.over = []

    def advance(self, at: int, place: int) -> None:
        """Step one game."""
        episode = self.episodes[at]
        episode.choose(place)
        if episode.seat < 0:
            self.rewards[at] = episode.returns()
            self.ended[at] = 1
            self.over.append(at)
            self.rounds[at] += 1
            self.begin(at)

    def write(self, at: int) -> None:
        """What the seat to act may know and do."""
        episode = self.episodes[at]
        episode.observer.write_state(episode.g, episode.seat, episode.asked, self.rows, at * self.slots)
        self.turns[at] = episode.seat
        places = self.places
        base: i64 = at * self.actions
        for number in episode.numbers:
            write_i64_le(places, base + number)

    def show(self) -> None:
        """Write the rows of all games, and copy them into the arrays.

        No row is written before every game has been stepped: the code of the rules and the code that writes would
        otherwise drive each other out of the cache with every game.
        """
        for at in range(len(self.episodes)):
            self.write(at)
        self.observations[:] = self.seen
        self.to_act[:] = self.seats
        self.masks[self.marked] = 0
        self.marked = np.frombuffer(self.places.getvalue(), PLACE)
        self.masks[self.marked] = 1
