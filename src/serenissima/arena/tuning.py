"""Tuning: weights of a value function found by self-play, with an evolution strategy (CMA-ES)."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import cma

from serenissima.bots.judge import Judge
from serenissima.bots.levels import quietly, weights_file, with_dealer
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.thinking import ValueBot
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, answer, legal, look, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.playout import pick


@dataclass(frozen=True)
class Trial:
    """A candidate among seats that play with the present weights, once in every seat."""

    game: str
    seats: int
    candidate: tuple[float, ...]
    present: tuple[float, ...]
    scale: float
    seed: str


@dataclass
class Tuning:
    """What was found, generation by generation."""

    weights: dict[str, float]
    history: list[float]


def judge_with(key: str, weights: tuple[float, ...], scale: float) -> Judge:
    values = import_module(f"serenissima.bots.values.{key}")
    return Judge(quietly(GAMES[key]), values.features, list(weights), scale)


def fitness(trial: Trial) -> float:
    """The candidate's share of wins over all seats, and a little for its lead at the end."""
    total = 0.0
    for mine in range(trial.seats):
        total += one_game(trial, mine)
    return total / trial.seats


def one_game(trial: Trial, mine: int) -> float:
    """One game between one-look-ahead bots; a win counts one, the lead over the best rival a little."""
    game = GAMES[trial.game]
    luck = Random(trial.seed)
    g = new(game, trial.seats)
    bots = [merchant(trial, seat, trial.candidate if seat == mine else trial.present) for seat in range(trial.seats)]
    budget = Budget()
    while g.stack:
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, CHANCE, pick(odds(g), luck))
            continue
        moves = legal(g, seat)
        answer(g, seat, moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, budget))
    scores, places = game.scores(g), game.ranking(g)
    lead = scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine)
    return (1.0 / places.count(1) if places[mine] == 1 else 0.0) + lead / (20.0 * trial.scale)


def merchant(trial: Trial, seat: int, weights: tuple[float, ...]) -> Bot:
    """A one-look-ahead bot with these weights; where players bargain it answers offers, but makes none."""
    judge = judge_with(trial.game, weights, trial.scale)
    return with_dealer(GAMES[trial.game], judge, ValueBot(judge, f"{trial.seed} {seat}", worlds=1), initiative=False)


def tune(
    key: str,
    seat_count: int,
    generations: int,
    games: int,
    jobs: int,
    done: Callable[[int, float], None],
    seed: int = 1,
) -> Tuning:
    """Evolve the weights against the present ones, which are replaced whenever the mean has become better."""
    said = json.loads(weights_file(GAMES[key]).read_text(encoding="utf-8"))
    names = list(import_module(f"serenissima.bots.values.{key}").FEATURES)
    present = tuple(float(said["weights"][name]) for name in names)
    size = [max(0.1, abs(weight)) for weight in present]
    evolution = cma.CMAEvolutionStrategy([0.0] * len(names), 0.3, {"seed": seed, "verbose": -9})
    history: list[float] = []
    with ProcessPoolExecutor(jobs) as pool:
        for generation in range(generations):
            steps = evolution.ask()
            candidates = [tuple(w + s * d for w, s, d in zip(present, size, step, strict=True)) for step in steps]
            trials = [
                Trial(key, seat_count, candidate, present, said["scale"], f"{seed} {generation} {number}")
                for candidate in candidates
                for number in range(games)
            ]
            worth = list(pool.map(fitness, trials, chunksize=1))
            means = [sum(worth[at * games : (at + 1) * games]) / games for at in range(len(candidates))]
            evolution.tell(steps, [-mean for mean in means])
            history.append(sum(means) / len(means))
            done(generation, history[-1])
    best = [w + s * d for w, s, d in zip(present, size, evolution.mean, strict=True)]
    return Tuning(dict(zip(names, [round(float(weight), 4) for weight in best], strict=True)), history)


def write_weights(key: str, tuning: Tuning, command: str, file: Path | None = None) -> None:
    """Keep the weights with the command that found them."""
    target = file or weights_file(GAMES[key])
    said: dict[str, Any] = json.loads(weights_file(GAMES[key]).read_text(encoding="utf-8"))
    said["weights"] = tuning.weights
    said["tuned_by"] = command
    target.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
