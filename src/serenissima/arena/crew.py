"""A crew of processes that play games, overseen from outside: one that hangs or dies is replaced, and its game goes on.

A game depends on its pairing alone, so a game whose process was lost is played again up to the decision that took the
process with it; there the default is answered for the bot.
"""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from traceback import format_exc
from types import TracebackType
from typing import Any, Final, Protocol

from serenissima.arena.match import Pairing, Result, play

LOOKS: Final = 0.25  # seconds between two looks at the crew
HARD_GRACE: Final = 2.0  # seconds after the alarm should have rung
MOST_LOSSES: Final = 30  # of one game: every bot may hang a few times before it is not asked any more

SPAWN: Final = get_context("spawn")  # a fresh process: the same on every system, and no thread is copied by half


class GameBroke(Exception):
    """A game that could not be played to its end; no bot is to blame."""


class Players(Protocol):
    """Somebody who plays games: the processes of this machine, or those of a cluster."""

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        """The results as they come; closing the iterator stops what is under way."""


class SharedWatch:
    """Two numbers in shared memory: the decision under way, and when it must be over; no time: nobody thinks."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers

    def begins(self, decision: int, seconds: float) -> None:
        self.numbers[0] = decision
        self.numbers[1] = monotonic() + seconds + HARD_GRACE

    def ends(self) -> None:
        self.numbers[1] = 0.0

    @property
    def decision(self) -> int:
        """The decision under way; none: 0."""
        return int(self.numbers[0]) if self.numbers[1] else 0

    def overdue(self) -> bool:
        return bool(0.0 < self.numbers[1] < monotonic())


def work(pipe: Connection, numbers: Any) -> None:
    """What a process of the crew does: play what it is handed, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the overseer decides when it is over
    watch = SharedWatch(numbers)
    while True:
        try:
            pairing = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play(pairing, watch))
        except BrokenPipeError:
            return
        except Exception:
            pipe.send(f"{pairing} broke:\n{format_exc()}")


class Hand:
    """One process, and the game it is at."""

    def __init__(self) -> None:
        self.pairing: Pairing | None = None
        self.start()

    def start(self) -> None:
        numbers = SPAWN.RawArray("d", 2)
        self.watch = SharedWatch(numbers)
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(theirs, numbers), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, pairing: Pairing) -> None:
        if not self.process.is_alive():  # it died while it had nothing to do
            self.stop()
            self.start()
        self.pairing = pairing
        self.pipe.send(pairing)

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.process.close()

    def take(self) -> Result:
        """The result that waits in the pipe."""
        said = self.pipe.recv()
        if isinstance(said, str):
            raise GameBroke(said)
        self.pairing = None
        result: Result = said
        return result

    def begin_again(self, how: str) -> None:
        """Play the game in a new process, without the decision that was fatal."""
        assert self.pairing is not None, "only a game under way can be lost"
        decision = self.watch.decision
        known = self.pairing.lost
        if not decision or decision in dict(known) or len(known) >= MOST_LOSSES:
            raise GameBroke(f"a process {how} while no bot was thinking, at {self.pairing}")
        self.stop()
        self.start()
        self.give(replace(self.pairing, lost=(*known, (decision, how))))


class Crew:
    """The processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.hands: list[Hand] = []

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.send_home(self.hands)

    def send_home(self, hands: list[Hand]) -> None:
        for hand in list(hands):
            hand.stop()
            self.hands.remove(hand)

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        """The results as they come; each game is drawn from `wanted` when a hand is free for it."""
        waiting = iter(wanted)
        try:
            while self.hand_out(waiting):
                yield from self.look()
        finally:
            self.send_home(self.busy())

    def busy(self) -> list[Hand]:
        return [hand for hand in self.hands if hand.pairing is not None]

    def hand_out(self, waiting: Iterator[Pairing]) -> bool:
        """Give every free hand a game; whether any game is under way."""
        while len(self.busy()) < self.jobs:
            pairing = next(waiting, None)
            if pairing is None:
                break
            free = next((hand for hand in self.hands if hand.pairing is None), None)
            if free is None:
                free = Hand()
                self.hands.append(free)
            free.give(pairing)
        return bool(self.busy())

    def look(self) -> Iterator[Result]:
        """What is ready now; a hand that is lost begins its game again."""
        busy = self.busy()
        ready = wait([hand.pipe for hand in busy], LOOKS)
        for hand in busy:
            if hand.pipe in ready:
                try:
                    result = hand.take()
                except (EOFError, ConnectionResetError):
                    hand.begin_again("died")
                else:
                    yield result
            elif hand.watch.overdue():
                hand.begin_again("hung")
