"""How many steps a second environments make with random legal actions, observations and masks included; peers too."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from serenissima.games import GAMES
from serenissima.research.batch import Batch, play_out
from serenissima.research.zoo import SerenissimaEnv


@dataclass(frozen=True)
class Speed:
    """Steps a second of one environment."""

    name: str
    how: str
    steps: float


def timed(once: Callable[[], int], seconds: float) -> float:
    """Steps a second: call until the time is over, each call telling how many steps it made."""
    once()
    began, steps = perf_counter(), 0
    while (took := perf_counter() - began) < seconds:
        steps += once()
    return steps / took


def aec_steps(env: Any, rng: Random) -> Callable[[], int]:
    """One step of a PettingZoo environment: look at the mask, take any legal action, begin again when it is over."""
    env.reset(seed=1)

    def once() -> int:
        seen, _, over, late, _ = env.last()
        if over or late:
            env.reset()
            return 0
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        return 1

    return once


def batch_steps(batch: Batch) -> Callable[[], int]:
    """One step of every game of a batch."""
    batch.reset()

    def once() -> int:
        batch.step_at_random()
        return batch.games

    return once


def own(seconds: float, games: int, keys: list[str] | None = None) -> Iterator[Speed]:
    """Every game of the house: as PettingZoo runs it, in batches, and played out."""
    cores = os.cpu_count() or 1
    for game in [GAMES[key] for key in keys or GAMES]:
        name = f"{game.key}, {game.seats[-1]} seats"
        yield Speed(name, "PettingZoo AEC, one core", timed(aec_steps(SerenissimaEnv(game.key), Random(1)), seconds))
        for processes in sorted({1, cores}):
            with Batch(game.key, games, processes=processes) as batch:
                how = f"batch of {games}, {processes} core{'s' if processes > 1 else ''}"
                yield Speed(name, how, timed(batch_steps(batch), seconds))
        yield playout_speed(game.key, name, seconds, cores)


def playout_speed(key: str, name: str, seconds: float, cores: int) -> Speed:
    """Decisions a second of random games without observations, the start of the processes left out."""
    few, many = cores, cores * max(2, int(200 * seconds))
    began = perf_counter()
    less = play_out(key, few, processes=cores)[0]
    between = perf_counter()
    more = play_out(key, many, processes=cores)[0]
    took = (perf_counter() - between) - (between - began)
    return Speed(name, f"playouts, decisions, {cores} cores", (more - less) / max(took, 1e-9))


def peers(seconds: float) -> Iterator[Speed]:
    """The environments of others that are installed here."""
    for module, needs in (("chess_v6", "chess"), ("connect_four_v3", "pygame")):
        if find_spec("pygame") and find_spec(needs):
            env = import_module(f"pettingzoo.classic.{module}").raw_env()
            yield Speed(f"PettingZoo {module}", "AEC, one core", timed(aec_steps(env, Random(1)), seconds))
    if find_spec("pyspiel"):
        yield Speed("OpenSpiel backgammon", "from Python, one core", timed(spiel_steps(), seconds))
    if find_spec("pgx"):
        yield Speed("pgx backgammon", "batch of 1024, JAX on the CPU", timed(pgx_steps(1024), seconds))


def spiel_steps() -> Callable[[], int]:
    """One step of OpenSpiel's backgammon with its legal actions and observation."""
    import pyspiel

    rng = Random(1)
    game = pyspiel.load_game("backgammon")
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


def pgx_steps(games: int) -> Callable[[], int]:
    """One step of so many games of pgx's backgammon with automatic reset."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make("backgammon")
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
