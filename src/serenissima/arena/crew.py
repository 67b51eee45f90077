"""A crew of processes that play games, overseen from outside: one that hangs or dies is replaced, and its game goes on.

A game depends on its pairing alone, so a game whose process was lost is played again up to the decision that took the
process with it; there the default is answered for the bot.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from time import monotonic
from types import TracebackType
from typing import Any, Final, Protocol

from serenissima.arena.match import Pairing, Result, play
from serenissima.workers import HARD_GRACE, SPAWN, Failed, Workers, loss

LOOKS: Final = 0.25  # seconds between two looks at the crew
MOST_LOSSES: Final = 30  # of one game: every bot may hang a few times before it is not asked any more
WATCHES: Final = 8  # for each process: one that is being ended may still write on its own, which therefore rests


class GameBroke(Exception):
    """A game that could not be played to its end; no bot is to blame."""


class Players(Protocol):
    """Somebody who plays games: the processes of this machine, or those of a cluster."""

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        """The results as they come; closing the iterator stops what is under way."""


class SharedWatch:
    """Two numbers in shared memory: the decision under way, and when it must be over; no time: nobody thinks."""

    def __init__(self, numbers: Any, place: int) -> None:
        self.numbers = numbers
        self.place = place

    def begins(self, decision: int, seconds: float) -> None:
        self.numbers[self.place] = decision
        self.numbers[self.place + 1] = monotonic() + seconds + HARD_GRACE

    def ends(self) -> None:
        self.numbers[self.place + 1] = 0.0

    @property
    def decision(self) -> int:
        """The decision under way; none: 0."""
        return int(self.numbers[self.place]) if self.numbers[self.place + 1] else 0

    def overdue(self) -> bool:
        return bool(0.0 < self.numbers[self.place + 1] < monotonic())


_shared: list[Any] = []  # in a process of the crew: the numbers of all watches


def share(numbers: Any) -> None:
    """Keep the numbers that all processes see."""
    _shared.append(numbers)


def play_watched(pairing: Pairing, place: int) -> Result:
    """Play a game, and say on the watch at that place who has been thinking since when."""
    return play(pairing, SharedWatch(_shared[0], place))


@dataclass(frozen=True)
class Game:
    """A game under way in some process."""

    pairing: Pairing
    watch: SharedWatch


class Crew:
    """The processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        numbers = SPAWN.RawArray("d", 2 * WATCHES * jobs)
        self.watches = deque(SharedWatch(numbers, 2 * number) for number in range(WATCHES * jobs))
        self.workers = Workers(jobs, share, numbers)
        self.games: dict[Future[Result], Game] = {}

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.workers.close()

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        """The results as they come; each game is drawn from `wanted` when a process is free for it."""
        waiting = iter(wanted)
        try:
            while self.hand_out(waiting):
                yield from self.look()
        finally:
            while self.games:
                self.games.popitem()[0].cancel()

    def hand_out(self, waiting: Iterator[Pairing]) -> bool:
        """Give every free process a game; whether any game is under way."""
        while len(self.games) < self.jobs and (pairing := next(waiting, None)) is not None:
            self.give(pairing)
        return bool(self.games)

    def give(self, pairing: Pairing) -> None:
        watch = self.watches.popleft()
        self.watches.append(watch)
        watch.ends()
        self.games[self.workers.give(play_watched, pairing, watch.place)] = Game(pairing, watch)

    def look(self) -> Iterator[Result]:
        """What is ready now; a game whose process was lost begins again."""
        wait(self.games, LOOKS, FIRST_COMPLETED)
        for future, game in list(self.games.items()):
            if not future.done() and game.watch.overdue():
                future.cancel()
                self.begin_again(self.games.pop(future), "hung")
            elif future.done():
                del self.games[future]
                error = future.exception()
                if error is None:
                    yield future.result()
                else:
                    self.begin_again(game, how_lost(game, error))

    def begin_again(self, game: Game, how: str) -> None:
        """Play the game in another process, without the decision that was fatal."""
        decision, known = game.watch.decision, game.pairing.lost
        if not decision or decision in dict(known) or len(known) >= MOST_LOSSES:
            raise GameBroke(f"a process {how} while no bot was thinking, at {game.pairing}")
        self.give(replace(game.pairing, lost=(*known, (decision, how))))


def how_lost(game: Game, error: BaseException) -> str:
    """How the process of a game was lost; a game that failed by itself cannot go on."""
    if isinstance(error, Failed):
        raise GameBroke(f"{game.pairing} broke:\n{error.trace}") from error
    return loss(error)
