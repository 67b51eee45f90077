"""Thousands of games in step over all cores: a block of shared memory, numpy views of it, no pickling per step."""

from __future__ import annotations

import os
import select
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from time import perf_counter
from types import TracebackType
from typing import Any, Final

import numpy as np

from serenissima.games import GAMES
from serenissima.kernel.game import BadOption, OptionValue
from serenissima.research.episode import Episode, IllegalAction, game_called, playouts
from serenissima.research.lanes import Lanes

STEP, RANDOM, RESET, STOP, DONE = b"s", b"r", b"0", b"x", b"."
AWAKE: Final = 0.001  # seconds that a process looks out for a message: to be woken takes as long as many a step
Arrays = dict[str, Any]


def arrays_of(memory: Any, games: int, slots: int, actions: int, seats: int) -> Arrays:
    """The arrays of a batch as views of one block of memory."""
    wanted = {
        "observations": ((games, slots), np.int32),
        "seats": ((games,), np.int32),
        "actions": ((games,), np.int32),
        "rewards": ((games, seats), np.float32),
        "masks": ((games, actions), np.int8),
        "ended": ((games,), np.int8),
    }
    found, at = {}, 0
    for name, (shape, kind) in wanted.items():
        found[name] = np.ndarray(shape, kind, memory, at)
        at += found[name].nbytes
    return found


def rows(arrays: Arrays, first: int, count: int) -> Arrays:
    """The rows of so many games in every array."""
    return {name: array[first : first + count] for name, array in arrays.items()}


def bytes_needed(games: int, slots: int, actions: int, seats: int) -> int:
    return games * (4 * slots + 4 + 4 + 4 * seats + actions + 1)


def lookout(pipe: Connection) -> Callable[[], object]:
    """Tells whether something has come, in the quickest way that this system has."""
    if not hasattr(select, "poll"):
        return pipe.poll
    waiting = select.poll()
    waiting.register(pipe.fileno(), select.POLLIN)
    return partial(waiting.poll, 0)


class Line:
    """One end of the line between two processes: a few bytes at a time, and what is expected soon is awaited awake."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.say = pipe.send_bytes
        self.is_there = lookout(pipe)

    def hear(self) -> bytes:
        """The next message."""
        until = perf_counter() + AWAKE
        while not self.is_there() and perf_counter() < until:
            pass
        return self.pipe.recv_bytes()


def row_hand(pipe: Connection, memory: str, said: dict[str, Any]) -> None:
    """A process with its part of the games: it waits for a byte, steps, and answers with one."""
    shared = SharedMemory(memory)
    whole = arrays_of(shared.buf, said["games"], said["slots"], said["numbers"], said["seats"])
    first, count = said["first"], said["count"]
    arrays = rows(whole, first, count)
    lanes = Lanes(GAMES[said["key"]], said["seats"], said["options"], first, count, said["seed"], arrays)
    line = Line(pipe)
    while (order := line.hear()) != STOP:
        try:
            if order == STEP:
                lanes.step(arrays["actions"].tolist())
            elif order == RANDOM:
                lanes.step_at_random()
            else:
                lanes.reset()
            line.say(DONE)
        except IllegalAction as error:
            line.say(str(error).encode())


class Batch:
    """Games in step: `observations`, `masks`, `seats`, `rewards` and `ended` are arrays with a row for each game.

    A row is what the seat to act knows and may do. When a game ends, `ended` is 1 and `rewards` holds the result of
    every seat until its next step; the row already shows the game that began in its place.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        processes: int = 1,
        seed: int = 0,
    ) -> None:
        game = game_called(key)
        if games < 1 or not 0 <= processes <= games:
            raise BadOption(f"{games} games in {processes} processes cannot be played")
        self.episode = Episode(game, seats or game.seats[-1], options)
        self.games, self.seat_count = games, self.episode.seats
        self.processes = min(processes or os.cpu_count() or 1, games)
        slots, numbers = self.episode.observer.size, self.episode.actions.size
        size = bytes_needed(games, slots, numbers, self.seat_count)
        self.memory = SharedMemory(create=True, size=size) if self.processes > 1 else None
        block: Any = self.memory.buf if self.memory else bytearray(size)
        self.arrays = arrays_of(block, games, slots, numbers, self.seat_count)
        self.observations, self.masks = self.arrays["observations"], self.arrays["masks"]
        self.seats, self.rewards, self.ended = self.arrays["seats"], self.arrays["rewards"], self.arrays["ended"]
        self.lines: list[Line] = []
        self.crew: list[Any] = []
        said = {"key": key, "games": games, "slots": slots, "numbers": numbers, "seats": self.seat_count, "seed": seed}
        parts = list(pairwise([games * at // self.processes for at in range(self.processes + 1)]))
        if self.memory is not None:
            self.hire({**said, "options": self.episode.options}, self.memory.name, parts[1:])
        mine = rows(self.arrays, 0, parts[0][1])
        self.lanes: Lanes = Lanes(game, self.seat_count, self.episode.options, 0, parts[0][1], seed, mine)

    def hire(self, said: dict[str, Any], memory: str, parts: list[tuple[int, int]]) -> None:
        """Start the other processes, each with its part of the games; the first part is played by this one."""
        context = get_context("spawn")
        for first, after in parts:
            ours, theirs = context.Pipe()
            hand = context.Process(
                target=row_hand, args=(theirs, memory, {**said, "first": first, "count": after - first}), daemon=True
            )
            hand.start()
            theirs.close()
            self.lines.append(Line(ours))
            self.crew.append(hand)

    def order(self, what: bytes, mine: Callable[[], None]) -> None:
        """Let the other processes do the same as this one does, and wait for them."""
        for line in self.lines:
            line.say(what)
        try:
            mine()
        finally:
            answers = [line.hear() for line in self.lines]
        for said in answers:
            if said != DONE:
                raise IllegalAction(said.decode())

    def reset(self) -> None:
        """Begin every game from the seed."""
        self.rewards[:] = 0
        self.order(RESET, self.lanes.reset)

    def step(self, actions: Any) -> None:
        """Give every game its action; if one is illegal nothing is changed, anywhere."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.games,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"{self.games} whole numbers are expected, not {chosen.dtype} of shape {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = inside & (self.masks[np.arange(self.games), np.where(inside, chosen, 0)] == 1)
        if not legal.all():
            at = int(np.flatnonzero(~legal)[0])
            few = ", ".join(str(number) for number in np.flatnonzero(self.masks[at])[:20])
            raise IllegalAction(f"action {chosen[at]} is illegal in game {at}; its action mask allows {few}")
        self.arrays["actions"][:] = chosen
        self.order(STEP, lambda: self.lanes.step(chosen[: len(self.lanes.episodes)].tolist()))

    def step_at_random(self) -> None:
        """Give every game a legal action, each equally likely, without looking at the arrays."""
        self.order(RANDOM, self.lanes.step_at_random)

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        for line in self.lines:
            line.say(STOP)
        for hand in self.crew:
            hand.join()
        self.lines, self.crew = [], []
        if self.memory is not None:
            self.observations = self.masks = self.seats = self.rewards = self.ended = None
            self.arrays = {}
            del self.lanes  # it holds the last views of the memory
            self.memory.close()
            self.memory.unlink()
            self.memory = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def count_playouts(job: tuple[str, int, int, int, dict[str, OptionValue]]) -> tuple[int, int, int]:
    """Random games in this process; the loop is compiled from end to end."""
    key, seats, games, seed, options = job
    return playouts(GAMES[key], seats, games, seed, options)


def play_out(
    key: str,
    games: int,
    seats: int = 0,
    options: dict[str, OptionValue] | None = None,
    processes: int = 0,
    seed: int = 0,
) -> tuple[int, int, int]:
    """Random games over all cores: decisions, entries, and wins of the first seat."""
    game = game_called(key)
    count = min(processes or os.cpu_count() or 1, games)
    share = [games * (at + 1) // count - games * at // count for at in range(count)]
    jobs = [(key, seats or game.seats[-1], part, seed + at, dict(options or {})) for at, part in enumerate(share)]
    if count == 1:
        return count_playouts(jobs[0])
    with get_context("spawn").Pool(count) as pool:
        found = pool.map(count_playouts, jobs)
    decisions, entries, wins = zip(*found, strict=True)
    return sum(decisions), sum(entries), sum(wins)
