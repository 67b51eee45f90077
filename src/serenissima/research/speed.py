"""How many steps a second environments make with random legal actions, observations and masks included; peers too.

Everything is measured in processes of its own, on one core and on all: an environment without batches then runs once on
each core, and the steps are added up. On a machine that others use too, the time that the processes were given counts
(`busy`), not the time that passed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random
from time import clock_gettime, perf_counter, process_time
from typing import Any, Final

import numpy as np

from serenissima.games import GAMES
from serenissima.research.batch import Batch
from serenissima.research.episode import Episode, playouts
from serenissima.research.zoo import SerenissimaEnv

SLICES: Final = 5  # of which the best counts: what slows the others down is not the environment
SOME_WAY: Final = 60  # answers, after which there is something to see
LINUX_TIME_OF_PROCESS: Final = 2  # the kind of clock, in the low bits of its number
Steps = Callable[[], int]
Clock = Callable[[], float]


@dataclass(frozen=True)
class Speed:
    """Steps a second of one environment on so many cores."""

    name: str
    how: str
    cores: int
    steps: float


def timed(once: Steps, seconds: float, clock: Clock = perf_counter) -> float:
    """Steps a second: call until the time is over, each call telling how many steps it made; the best of the slices."""
    once()
    return max(one_slice(once, seconds / SLICES, clock) for _ in range(SLICES))


def one_slice(once: Steps, seconds: float, clock: Clock) -> float:
    began, steps = clock(), 0
    while (took := clock() - began) < seconds:
        steps += once()
    return steps / took


# On so many cores


@dataclass(frozen=True)
class Way:
    """What is measured and how: a key of `WAYS`, of what, how many games to a process, for how long, by which time."""

    kind: str
    what: str
    games: int
    seconds: float
    busy: bool


def alone(job: tuple[Way, bool, Any]) -> float:
    """One process, kept to one core if so asked: make ready, wait for the others, and be measured."""
    way, pinned, barrier = job
    if pinned and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    once = WAYS[way.kind](way.what, way.games)
    once()
    barrier.wait()
    return timed(once, way.seconds, process_time if way.busy else perf_counter)


def on_cores(way: Way, cores: int) -> float:
    """Steps a second of so many processes at once, none of which takes more than one core."""
    context = get_context("spawn")
    with context.Manager() as shared, context.Pool(cores) as pool:
        return sum(pool.map(alone, [(way, False, shared.Barrier(cores))] * cores, chunksize=1))


def with_threads(way: Way, cores: int) -> float:
    """Steps a second of one process, which uses all cores by itself or is kept to one."""
    context = get_context("spawn")
    with context.Manager() as shared, context.Pool(1) as pool:
        steps = pool.map(alone, [(way, cores == 1, shared.Barrier(1))])[0]
    return steps * cores if way.busy else steps  # the time it was given is that of all its threads


# Ours


def own(seconds: float, games: int, busy: bool = False, keys: list[str] | None = None) -> Iterator[Speed]:
    """Every game of the house: as PettingZoo runs it, in batches, played out, and only looked at."""
    for game in [GAMES[key] for key in keys or GAMES]:
        name = f"{game.key}, {game.seats[-1]} seats"
        for cores in sorted({1, os.cpu_count() or 1}):
            aec, playout = (Way(kind, game.key, 4, seconds, busy) for kind in ("aec", "playout"))
            yield Speed(name, "PettingZoo AEC", cores, on_cores(aec, cores))
            with Batch(game.key, games * cores, processes=cores) as batch:
                clock = given_to(batch) if busy else perf_counter
                yield Speed(name, f"batch of {games} to a core", cores, timed(batch_steps(batch), seconds, clock))
            yield Speed(name, "playouts, decisions", cores, on_cores(playout, cores))
        yield Speed(name, "observations alone", 1, on_cores(Way("look", game.key, games, seconds, busy), 1))


def given_to(batch: Batch) -> Clock:
    """The time that the busiest of the processes of a batch was given, this one among them."""
    clocks = [~hand.pid << 3 | LINUX_TIME_OF_PROCESS for hand in batch.crew]

    def given() -> list[float]:
        return [process_time(), *[clock_gettime(one) for one in clocks]]

    began = given()
    return lambda: max(now - before for now, before in zip(given(), began, strict=True))


def own_aec(key: str, _: int) -> Steps:
    return aec_steps(SerenissimaEnv(key), Random(1))


def aec_steps(env: Any, rng: Random) -> Steps:
    """One step of a PettingZoo environment: look at the mask, take any legal action, begin again when it is over."""
    env.reset(seed=1)

    def once() -> int:
        seen, _, over, late, _ = env.last()
        if over or late:
            env.reset()
            return 0
        env.step(int(rng.choice(seen["action_mask"].view(np.bool_).nonzero()[0])))
        return 1

    return once


def batch_steps(batch: Batch) -> Steps:
    """One step of every game of a batch."""
    batch.reset()

    def once() -> int:
        batch.step_at_random()
        return batch.games

    return once


def own_playouts(key: str, games: int) -> Steps:
    """The decisions of so many random games without observations."""
    rng = Random(key)

    def once() -> int:
        return playouts(GAMES[key], GAMES[key].seats[-1], games, rng.randrange(1 << 30), {})[0]

    return once


def own_looks(key: str, games: int) -> Steps:
    """The observations of so many games some way in, without a step."""
    episodes = [Episode(GAMES[key], GAMES[key].seats[-1]) for _ in range(games)]
    for seed, episode in enumerate(episodes):
        episode.reset(seed)
        for at in range(SOME_WAY):
            episode.choose(at % len(episode.numbers))

    def once() -> int:
        for episode in episodes:
            episode.observe(episode.seat)
        return games

    return once


# Those of others


def peers(seconds: float, busy: bool = False) -> Iterator[Speed]:
    """The environments of others that are installed here."""
    for cores in sorted({1, os.cpu_count() or 1}):
        for module, needs in (("chess_v6", "chess"), ("connect_four_v3", "pygame")):
            if find_spec("pygame") and find_spec(needs):
                steps = on_cores(Way("zoo", module, 1, seconds, busy), cores)
                yield Speed(f"PettingZoo {module.rsplit('_', 1)[0].replace('_', ' ')}", "AEC", cores, steps)
        if find_spec("pyspiel"):
            steps = on_cores(Way("spiel", "backgammon", 1, seconds, busy), cores)
            yield Speed("OpenSpiel backgammon", "from Python", cores, steps)
        if find_spec("pgx"):
            steps = with_threads(Way("pgx", "backgammon", 1024, seconds, busy), cores)
            yield Speed("pgx backgammon", "batch of 1024, JAX on the CPU", cores, steps)


def zoo_steps(module: str, _: int) -> Steps:
    """One step of a game of PettingZoo's own."""
    return aec_steps(import_module(f"pettingzoo.classic.{module}").raw_env(), Random(1))


def spiel_steps(name: str, _: int) -> Steps:
    """One step of a game of OpenSpiel's with its legal actions and observation."""
    import pyspiel

    rng = Random(1)
    game = pyspiel.load_game(name)
    states = [game.new_initial_state()]

    def once() -> int:
        state = states[0]
        if state.is_terminal():
            states[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            return 0
        player = state.current_player()
        state.observation_tensor(player)
        state.legal_actions_mask(player)
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    return once


def pgx_steps(name: str, games: int) -> Steps:
    """One step of so many games of pgx's with automatic reset."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    pick = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype("float32")))))
    held = [jax.random.PRNGKey(1), begin(jax.random.split(jax.random.PRNGKey(0), games))]

    def once() -> int:
        held[0], choosing, luck = jax.random.split(held[0], 3)
        actions = pick(jax.random.split(choosing, games), held[1].legal_action_mask)
        held[1] = step(held[1], actions, jax.random.split(luck, games))
        held[1].observation.block_until_ready()
        return games

    return once


WAYS: Final[dict[str, Callable[[str, int], Steps]]] = {
    "aec": own_aec,
    "playout": own_playouts,
    "look": own_looks,
    "zoo": zoo_steps,
    "spiel": spiel_steps,
    "pgx": pgx_steps,
}
