"""Recorded games: made from a seed, kept in a file beside the tests of their game, and told again from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, Final

from serenissima.kernel.core import AnyState, Move, Seat, legal, seats
from serenissima.kernel.game import Game
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Entry, Record, read_record

GAMES: Final = Path(__file__).parent
PLAYERS: Final = ("anna", "bruno", "carla", "dino", "elena")

Player = Callable[[AnyState, Seat, list[Move], Random], Move]


def at_random(g: AnyState, seat: Seat, moves: list[Move], rng: Random) -> Move:
    return rng.choice(moves)


# Telling again


def file_of(key: str, name: str) -> Path:
    """Where a recorded game is kept."""
    return GAMES / key / "records" / f"{name}.rec"


def written(key: str, name: str) -> str:
    return file_of(key, name).read_text(encoding="utf-8")


@lru_cache(maxsize=32)
def told_again(key: str, name: str) -> Record:
    """A recorded game, read from its file to the last entry."""
    reading = read_record(written(key, name).splitlines())
    assert reading.complete
    assert reading.checked == len(reading.record.entries)
    return reading.record


def questions(record: Record) -> Iterator[tuple[AnyState, Entry, list[Move]]]:
    """Each moment before an entry with all that could be answered: no move twice, and the one given among them."""
    entries = iter(record.entries)
    for g, _, _ in record.replay():
        entry = next(entries, None)
        if entry is None:
            assert seats(g) == ()
            continue
        offered = legal(g, entry.seat)
        assert len(offered) == len(set(offered))
        assert entry.move in offered
        yield g, entry, offered


# Making


@dataclass(frozen=True)
class Recipe:
    """How a recorded game came about."""

    seats: int
    player: str
    seed: int
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Book:
    """The recorded games of one game, and how to make them anew."""

    game: Game
    recipes: dict[str, Recipe]
    plays: dict[str, Player]
    length: Callable[[AnyState], dict[str, int]]  # of a finished game, by the name of what is counted
    by_hand: dict[str, Callable[[], Record]] = field(default_factory=dict)  # games without a recipe

    @property
    def folder(self) -> Path:
        return GAMES / self.game.key / "records"

    def results(self) -> dict[str, Any]:
        """What is written about all games beside their records."""
        said: dict[str, Any] = json.loads((self.folder / "results.json").read_text(encoding="utf-8"))
        return said

    def endings(self) -> set[tuple[int, str]]:
        """For how many seats which ending is recorded."""
        results = self.results()
        return {(recipe.seats, results[name]["ending"]) for name, recipe in self.recipes.items()}

    def told_again(self, name: str) -> Record:
        return told_again(self.game.key, name)

    def play(self, recipe: Recipe) -> Record:
        """A whole game from its seed."""
        record = Record(self.game, PLAYERS[: recipe.seats], recipe.options)
        rng, luck = Random(f"answers {recipe.seed}"), SeededLuck(f"luck {recipe.seed}")
        record.settle(luck)
        while not record.over:
            seat = seats(record.state)[0]
            move = self.plays[recipe.player](record.state, seat, legal(record.state, seat), rng)
            record.play(seat, move, clock=True)
            record.settle(luck)
        return record

    def result(self, record: Record) -> dict[str, Any]:
        """What is written about a game beside its record."""
        g = record.state
        return {"ending": self.game.ending(g), "ranking": self.game.ranking(g), **self.length(g)}

    def find(self, wanted: Callable[[Record], bool], recipe: Recipe, most: int = 2_000) -> int | None:
        """The lowest seed, from that of the recipe on, of a game as it is wanted."""
        for seed in range(recipe.seed, most):
            if wanted(self.play(Recipe(recipe.seats, recipe.player, seed, recipe.options))):
                return seed
        return None

    def write(self) -> None:
        """Write all records and their results."""
        results = {}
        for name, recipe in self.recipes.items():
            record = self.play(recipe)
            file_of(self.game.key, name).write_text(record.text(), encoding="utf-8")
            results[name] = self.result(record)
        for name, play in self.by_hand.items():
            file_of(self.game.key, name).write_text(play().text(), encoding="utf-8")
        (self.folder / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
