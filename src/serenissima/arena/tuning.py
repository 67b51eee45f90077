"""Tuning: weights of a value function found by self-play, with an evolution strategy (CMA-ES).

Everything follows from the seed and from how well each candidate did, so a log of the latter is enough to go on from
where a run was stopped: the evolution is led through the same generations again without playing them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import cma

from serenissima.arena.log import BadLog, torn_off
from serenissima.arena.spread import processes, spread
from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of, mind_of, quietly, weights_file, with_dealer
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES
from serenissima.kernel.game import new

FORM: Final = 1  # of the log
LEAD: Final = 20.0  # so many scales of lead at the end count as much as a win
STEP: Final = 0.3  # how far the first generation strays, as a part of each weight
SMALLEST: Final = 0.1  # weights nearer to nothing stray as if they were this large


@dataclass(frozen=True)
class Trial:
    """A candidate among seats that play with the present weights, once in every seat."""

    game: str
    seats: int
    candidate: tuple[float, ...]
    present: tuple[float, ...]
    scale: float
    seed: str
    sight: tuple[float, ...] = ()  # what everybody judges the next move by, when weights at rest are tuned
    nodes: int = 0  # simulations of a candidate that searches; none: everybody looks one move ahead
    rival_nodes: int = 0  # and of the others


@dataclass(frozen=True)
class Generation:
    """How well the candidates of one generation did, and the weights in their middle afterwards."""

    number: int
    means: tuple[float, ...]
    weights: tuple[float, ...]


def judge_with(key: str, weights: tuple[float, ...], scale: float, at_rest: Judge | None = None) -> Judge:
    mind = mind_of(GAMES[key])
    return Judge(quietly(GAMES[key]), mind.features, list(weights), scale, at_rest, judge_of(GAMES[key]).horizon)


def fitness(trial: Trial) -> float:
    """The candidate's share of wins over all seats, and a little for its lead at the end."""
    return sum(win + lead for win, lead in (one_game(trial, mine) for mine in range(trial.seats))) / trial.seats


def wins_of(trial: Trial) -> float:
    """The candidate's wins over all seats."""
    return sum(one_game(trial, mine)[0] for mine in range(trial.seats))


def one_game(trial: Trial, mine: int) -> tuple[float, float]:
    """One game: the win, and a little for the lead over the best rival."""
    game = GAMES[trial.game]
    luck = Random(trial.seed)
    g = new(game, trial.seats)
    bots = [player(trial, seat, seat == mine) for seat in range(trial.seats)]
    budgets = [Budget(max(1, trial.nodes if seat == mine else trial.rival_nodes)) for seat in range(trial.seats)]
    while g.stack:
        next_answer(g, bots, budgets, luck)
    scores, places = game.scores(g), game.ranking(g)
    lead = scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine)
    return (1.0 / places.count(1) if places[mine] == 1 else 0.0), lead / (LEAD * trial.scale)


def player(trial: Trial, seat: int, candidate: bool) -> Bot:
    """The candidate or a rival; where players bargain they answer offers, but make none."""
    weights, nodes = (trial.candidate, trial.nodes) if candidate else (trial.present, trial.rival_nodes)
    seed = f"{trial.seed} {seat}"
    if nodes:
        judge = judge_with(trial.game, trial.sight, trial.scale, judge_with(trial.game, weights, trial.scale))
        return with_dealer(GAMES[trial.game], judge, SearchBot(judge, seed), initiative=False)
    judge = judge_with(trial.game, trial.sight or weights, trial.scale)
    return with_dealer(GAMES[trial.game], judge, ValueBot(judge, seed, worlds=1), initiative=False)


class Tuning:
    """An evolution of the weights of one game against those it had at the start.

    With a number of nodes it is about the weights at rest, by which a search of so many simulations judges: a candidate
    then plays among bots that look one move ahead, and at last proves itself among searches with the old weights.
    """

    def __init__(self, key: str, seats: int, games: int, seed: int, log: Path | None = None, nodes: int = 0) -> None:
        self.key = key
        self.seats = seats
        self.games = games
        self.seed = seed
        self.file = log
        self.nodes = nodes
        said = json.loads(weights_file(GAMES[key]).read_text(encoding="utf-8"))
        self.names = list(mind_of(GAMES[key]).FEATURES)
        self.scale = float(said["scale"])
        self.sight = tuple(float(said["weights"][name]) for name in self.names)
        self.present = self.sight
        if nodes and "at_rest" in said:
            self.present = tuple(float(said["at_rest"][name]) for name in self.names)
        self.past = self.open(log) if log else []
        self.sizes = [max(SMALLEST, abs(weight)) for weight in self.present]
        self.evolution = cma.CMAEvolutionStrategy([0.0] * len(self.names), STEP, {"seed": seed, "verbose": -9})
        self.history: list[Generation] = []
        self.played = 0  # games, in this run

    @property
    def population(self) -> int:
        return int(self.evolution.popsize)

    @property
    def games_each(self) -> int:
        """The games of one generation."""
        return self.population * self.games * self.seats

    def weights(self) -> dict[str, float]:
        """The best so far: the middle of the last generation."""
        best = self.history[-1].weights if self.history else self.present
        return dict(zip(self.names, [round(weight, 4) for weight in best], strict=True))

    def run(self, generations: int, jobs: int, done: Callable[[int], None]) -> None:
        """Evolve; `done` hears how many games have been played or found in the log."""
        with processes(jobs) as pool:
            while len(self.history) < generations:
                self.next_generation(pool, done)

    def next_generation(self, pool: ProcessPoolExecutor, done: Callable[[int], None]) -> None:
        """Ask for candidates, let them play, and tell how they did."""
        number = len(self.history)
        steps = self.evolution.ask()
        if number < len(self.past):
            means = self.past[number].means
            done(self.games_each)
        else:
            means = self.tried(pool, number, [self.at(step) for step in steps], done)
        self.evolution.tell(steps, [-mean for mean in means])
        generation = Generation(number, means, self.at(self.evolution.mean))
        if number >= len(self.past):
            self.note(asdict(generation))
        elif max(abs(a - b) for a, b in zip(generation.weights, self.past[number].weights, strict=True)) > 1e-6:
            raise BadLog(f"{self.file}: generation {number} leads elsewhere now; the strategy must have changed")
        self.history.append(generation)

    def at(self, step: Any) -> tuple[float, ...]:
        """The weights that a step of the evolution means."""
        return tuple(float(w + s * d) for w, s, d in zip(self.present, self.sizes, step, strict=True))

    def tried(
        self, pool: ProcessPoolExecutor, number: int, candidates: list[tuple[float, ...]], done: Callable[[int], None]
    ) -> tuple[float, ...]:
        """The fitness of each candidate; all meet the same luck."""
        seeds = [f"{self.seed} {number} {game}" for game in range(self.games)]
        trials = [self.trial(candidate, seed) for candidate in candidates for seed in seeds]
        worth = []
        for value in pool.map(fitness, trials):
            worth.append(value)
            self.played += self.seats
            done(self.seats)
        return tuple(sum(worth[at : at + self.games]) / self.games for at in range(0, len(worth), self.games))

    def trial(self, candidate: tuple[float, ...], seed: str) -> Trial:
        if not self.nodes:
            return Trial(self.key, self.seats, candidate, self.present, self.scale, seed)
        return Trial(self.key, self.seats, candidate, self.present, self.scale, seed, self.sight, self.nodes)

    def proof(self, games: int, jobs: int, done: Callable[[int], None]) -> float:
        """Wins of the new weights as one among the old ones, in games that no candidate has seen."""
        new = tuple(self.weights().values())
        trials = [self.trial(new, f"{self.seed} proof {game}") for game in range(games)]
        trials = [replace(trial, rival_nodes=self.nodes) for trial in trials]
        wins = 0.0
        for value in spread(wins_of, trials, jobs):
            wins += value
            self.played += self.seats
            done(self.seats)
        return wins

    # The log

    def conditions(self) -> dict[str, Any]:
        """All that decides where an evolution leads."""
        return {
            "tuning": FORM,
            "game": self.key,
            "rules": GAMES[self.key].version,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "names": self.names,
            "scale": self.scale,
            **({"nodes": self.nodes} if self.nodes else {}),
        }

    def open(self, file: Path) -> list[Generation]:
        """The generations in a log, which also knows the weights it began with; or a new log."""
        lines = torn_off(file)[0] if file.exists() else []
        if not lines:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.note({**self.conditions(), "present": self.present})
            return []
        try:
            said, *generations = [json.loads(line) for line in lines]
            self.present = tuple(float(weight) for weight in said.pop("present"))
            past = [Generation(one["number"], tuple(one["means"]), tuple(one["weights"])) for one in generations]
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise BadLog(f"{file} is no log of a tuning: {error}") from error
        if said != self.conditions():
            raise BadLog(f"{file} was kept under other conditions: {said}")
        return past

    def note(self, said: dict[str, Any]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(said) + "\n")


def write_weights(
    key: str, weights: dict[str, float], command: str, proof: str, file: Path | None = None, at_rest: bool = False
) -> Path:
    """Keep the weights with the command that found them; a crash leaves the old file or the new one."""
    target = file or weights_file(GAMES[key])
    said: dict[str, Any] = json.loads(weights_file(GAMES[key]).read_text(encoding="utf-8"))
    if at_rest:
        said |= {"at_rest": weights, "at_rest_tuned_by": command, "at_rest_proof": proof}
    else:
        said |= {"weights": weights, "tuned_by": command, "proof": proof}
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(target.name + ".part")
    beside.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")
    beside.replace(target)
    return target
