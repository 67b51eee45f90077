"""Many games in step in one process, written straight into memory that others may read: the inner loop of batches."""

from __future__ import annotations

from random import Random
from struct import Struct
from typing import Any, Final

from serenissima.kernel.game import Game, OptionValue
from serenissima.research.match import IllegalAction, Match

INT: Final = 4  # bytes


class Fleet:
    """So many games from number `first` on; each writes its own rows of the arrays.

    The arrays are flat writable buffers: observations (int32), masks (int8), seats (int32), rewards (float32), ended
    (int8). A game that is over begins again at once, and its row shows the new one.
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
        self.matches: list[Match] = [Match(game, seats, options) for _ in range(games)]
        self.first = first
        self.seats = seats
        self.rng = Random(f"{seed} {first}")
        self.seed = seed
        self.rounds: list[int] = [0] * games  # how often each has begun again
        self.written: list[list[int]] = [[] for _ in range(games)]  # the numbers that stand in each mask
        self.slots = self.matches[0].observer.size if games else 0
        self.actions = self.matches[0].actions.size if games else 0
        self.pack_slots: Any = Struct(f"{self.slots}i").pack_into
        self.pack_seat: Any = Struct("i").pack_into
        self.pack_rewards: Any = Struct(f"{seats}f").pack_into
        self.observations: Any = arrays["observations"]
        self.masks: Any = arrays["masks"]
        self.to_act: Any = arrays["seats"]
        self.rewards: Any = arrays["rewards"]
        self.ended: Any = arrays["ended"]

    def reset(self) -> None:
        """Begin every game from the seed."""
        for at in range(len(self.matches)):
            self.rounds[at] = 0
            self.begin(at)
            self.ended[self.first + at] = 0
            self.write(at)

    def begin(self, at: int) -> None:
        """Begin one game; each game and each of its rounds has luck of its own."""
        spread = (self.first + at) * 1_000_003 + self.rounds[at] * 7_919
        self.matches[at].reset(self.seed * 2_147_483_647 + spread)

    def step(self, numbers: list[int]) -> None:
        """Give every game its action; nothing is changed if one of them is illegal."""
        for at, match in enumerate(self.matches):
            if numbers[at] not in match.numbers:
                raise IllegalAction(f"game {self.first + at}: {match.refusal(numbers[at])}")
        for at in range(len(self.matches)):
            self.advance(at, numbers[at])

    def step_at_random(self) -> None:
        """Give every game a legal action, each equally likely."""
        rng = self.rng
        for at, match in enumerate(self.matches):
            legal = match.numbers
            self.advance(at, legal[int(rng.random() * len(legal))])

    def advance(self, at: int, number: int) -> None:
        """Step one game and write its rows."""
        match = self.matches[at]
        match.step(number)
        row = self.first + at
        if match.seat < 0:
            self.pack_rewards(self.rewards, row * self.seats * INT, *match.returns())
            self.ended[row] = 1
            self.rounds[at] += 1
            self.begin(at)
        elif self.ended[row]:
            self.pack_rewards(self.rewards, row * self.seats * INT, *[0.0] * self.seats)
            self.ended[row] = 0
        self.write(at)

    def write(self, at: int) -> None:
        """What the seat to act may know and do."""
        match = self.matches[at]
        row = self.first + at
        self.pack_slots(self.observations, row * self.slots * INT, *match.observe(match.seat))
        self.pack_seat(self.to_act, row * INT, match.seat)
        masks, base = self.masks, row * self.actions
        for number in self.written[at]:
            masks[base + number] = 0
        for number in match.numbers:
            masks[base + number] = 1
        self.written[at] = match.numbers
