"""Self-play to learn from: games between bots, noted whenever a turn is over, and who won them in the end.

Search judges positions at rest, so those are noted, as a network is told of them. Players have good and bad days, and
now and then a whim: a judgement that has seen only good play does not know what bad play is worth. Games lie in files
of a few dozen each; a run that was stopped goes on with the files that are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serenissima.arena.spread import spread
from serenissima.bots.judge import Judge
from serenissima.bots.levels import calmly, judge_by_hand, resting, with_dealer
from serenissima.bots.network import learned, sights_of, told
from serenissima.bots.protocol import Bot, Budget, luck_of
from serenissima.bots.selfplay import at_rest
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import new

OVERLOOKED: Final = (0.0, 0.0, 0.1, 0.3)  # the part of the moves that one who looks one move ahead does not notice
WHIMS: Final = (0.0, 0.0, 0.02, 0.08)  # how often one who searches does anything instead
NOTED: Final = 48  # positions of one game, drawn by lot: those side by side tell the same
TOGETHER: Final = 40  # games in one file

Rows = NDArray[np.float16]
Numbers = NDArray[np.float32]


@dataclass(frozen=True)
class Lesson:
    """A game to be played: by a look ahead, or by a search of so many simulations with the network of a file."""

    game: str
    seats: int
    seed: str
    nodes: int = 0
    network: str = ""


@dataclass(frozen=True)
class Heard:
    """What a network is told at some positions of games, what the features say, who won, and which game it was."""

    inputs: Rows  # position, seat, input
    byhand: Numbers  # position, seat; in parts of the judge's scale
    won: Numbers  # position, seat
    game: NDArray[np.int32]


class Whimsical:
    """A bot that sometimes does anything."""

    def __init__(self, bot: Bot, seed: str, whim: float) -> None:
        self.bot = bot
        self.seed = seed
        self.whim = whim

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        luck = luck_of(f"whim {self.seed}", view)
        return luck.choice(legal) if luck.random() < self.whim else self.bot.choose(view, legal, budget)


def judge_with(key: str, network: str) -> Judge:
    """The judge of a game with the network of that file; with none the one made by hand."""
    byhand = judge_by_hand(GAMES[key])
    return resting(byhand, learned(GAMES[key], byhand.at_rest, Path(network))) if network else byhand


def pupil(lesson: Lesson, judge: Judge, seed: str, luck: Random) -> Bot:
    """One who plays in a lesson."""
    game = GAMES[lesson.game]
    if not lesson.nodes:
        return with_dealer(game, judge, ValueBot(judge, seed, 1, luck.choice(OVERLOOKED)))
    search = with_dealer(game, judge, calmly(game, SearchBot(judge, seed)))
    return Whimsical(search, seed, luck.choice(WHIMS))


def attend(lesson: Lesson) -> Heard:
    """One game to its end, noted whenever a turn was over."""
    game, judge = GAMES[lesson.game], judge_with(lesson.game, lesson.network)
    rest, sights = judge_by_hand(game).at_rest, sights_of(game)[1]
    luck = Random(lesson.seed)
    bots = [pupil(lesson, judge, f"{lesson.seed} {seat}", luck) for seat in range(lesson.seats)]
    budgets = [Budget(max(1, lesson.nodes))] * lesson.seats
    g = new(game, lesson.seats)
    noted = [told(rest.features, sights, rest.weights, now) for now in at_rest(g, bots, budgets, luck)]
    kept = sorted(luck.sample(range(len(noted)), min(NOTED, len(noted))))
    return Heard(
        np.array([[inputs for inputs, _ in noted[at]] for at in kept], np.float16),
        np.array([[worth / rest.scale for _, worth in noted[at]] for at in kept], np.float32),
        np.array([judge.shares(g)] * len(kept), np.float32),
        np.zeros(len(kept), np.int32),
    )


# Files


@dataclass(frozen=True)
class Term:
    """Games of one kind, in files of a few dozen."""

    game: str
    seats: int
    nodes: int
    seed: int
    network: str = ""

    def file(self, folder: Path, number: int) -> Path:
        return folder / f"games-{self.seats}-{self.nodes}-{self.seed}-{number:05}.npz"

    def lessons(self, number: int) -> list[Lesson]:
        """The games of one file."""
        first = number * TOGETHER
        seeds = [f"learn {self.seed} {self.seats} {self.nodes} {game}" for game in range(first, first + TOGETHER)]
        return [Lesson(self.game, self.seats, seed, self.nodes, self.network) for seed in seeds]

    def missing(self, folder: Path, files: int) -> list[int]:
        """The numbers of the files that are not there yet."""
        return [number for number in range(files) if not self.file(folder, number).exists()]

    def play(self, folder: Path, files: int, jobs: int, done: Callable[[], None]) -> None:
        """So many files, those that are missing; `done` hears of each game."""
        folder.mkdir(parents=True, exist_ok=True)
        for number in self.missing(folder, files):
            games = []
            for one in spread(attend, self.lessons(number), jobs):
                games.append(one)
                done()
            write_games(self.file(folder, number), games)


def write_games(file: Path, games: Sequence[Heard]) -> None:
    """All of them, or nothing: a file that is there is whole."""
    numbered = [np.full(len(one.won), at, np.int32) for at, one in enumerate(games)]
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as opened:
        np.savez_compressed(
            opened,
            inputs=np.concatenate([one.inputs for one in games]),
            byhand=np.concatenate([one.byhand for one in games]),
            won=np.concatenate([one.won for one in games]),
            game=np.concatenate(numbered),
        )
    unfinished.replace(file)


def read_games(folder: Path) -> list[Heard]:
    """The games of all files that are there."""
    heard = []
    for file in sorted(folder.glob("games-*.npz")):
        with np.load(file) as said:
            heard.append(Heard(said["inputs"], said["byhand"], said["won"], said["game"]))
    return heard
