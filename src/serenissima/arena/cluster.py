"""The same games on a Ray cluster: every core of it has a hand that oversees a process of its own."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Generator, Iterable
from types import TracebackType
from typing import Any

import ray

from serenissima.arena.crew import Crew
from serenissima.arena.match import Pairing, Result


class Oarsman:
    """Plays on the cluster; the game runs in a process beside it, so that a bot that hangs can be cut off there too."""

    def __init__(self, path: list[str]) -> None:
        sys.path += [folder for folder in path if folder not in sys.path]  # where bots of your own are found
        self.crew = Crew(1)

    def play(self, pairing: Pairing) -> Result:
        return next(self.crew.play_all([pairing]))


class Cluster:
    """A cluster at an address, or one of this machine's own that ends with the tournament."""

    def __init__(self, address: str, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to another host unasked
        local: dict[str, Any] = {} if address else {"num_cpus": jobs or None, "include_dashboard": False}
        ray.init(address=address or None, log_to_driver=False, logging_level=logging.ERROR, **local)
        self.jobs = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.hands = [self.hire() for _ in range(self.jobs)]

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        ray.shutdown()

    def play_all(self, wanted: Iterable[Pairing]) -> Generator[Result, None, None]:
        """The results as they come; each game is drawn from `wanted` when a hand is free for it."""
        waiting, free = iter(wanted), list(self.hands)
        at: dict[Any, Any] = {}  # the game under way -> who plays it
        try:
            while True:
                while free and (pairing := next(waiting, None)) is not None:
                    hand = free.pop()
                    at[hand.play.remote(pairing)] = hand
                if not at:
                    return
                for done in ray.wait(list(at))[0]:
                    free.append(at.pop(done))
                    yield ray.get(done)
        finally:
            self.replace(list(at.values()))

    def hire(self) -> Any:
        return ray.remote(Oarsman).remote(sys.path)

    def replace(self, busy: list[Any]) -> None:
        """Stop those who are still playing, and put others in their place."""
        for hand in busy:
            ray.kill(hand)
            self.hands.remove(hand)
            self.hands.append(self.hire())
