"""Levels with Venetian names, from the ship's boy who lets you win to the Doge."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path

from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Bot, Budget, RandomBot
from serenissima.bots.thinking import SearchBot, ValueBot
from serenissima.kernel.game import Game

FOLDER = Path(__file__).parent


class UnknownLevel(ValueError):
    """A bot that does not play here."""


@dataclass(frozen=True)
class Level:
    """How one level thinks."""

    kind: str
    worlds: int = 3
    overlooks: float = 0.0
    nodes: int = 1


@lru_cache(maxsize=1)
def levels() -> dict[str, Level]:
    """All levels by name, weakest first; `random` plays any legal move. Which of them know a game, `levels_of` says."""
    said = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return {"random": Level("random"), **{name: Level(**level) for name, level in said.items()}}


def levels_of(game: Game) -> list[str]:
    """The levels that know this game; without a value function only `random` does."""
    return list(levels()) if weights_file(game).exists() else ["random"]


def weights_file(game: Game) -> Path:
    return FOLDER / "values" / f"{game.key}.json"


@lru_cache(maxsize=16)
def judge_of(game: Game) -> Judge:
    """The value function of a game with its tuned weights."""
    values = import_module(f"serenissima.bots.values.{game.key}")
    tuned = json.loads(weights_file(game).read_text(encoding="utf-8"))
    return Judge(game, values.features, [float(tuned["weights"][name]) for name in values.FEATURES], tuned["scale"])


def seat_bot(game: Game, name: str, seed: int | str) -> Bot:
    """A bot of that level."""
    if name not in levels_of(game):
        raise UnknownLevel(f"{name!r} does not play {game.key}; these do: {', '.join(levels_of(game))}")
    level = levels()[name]
    if level.kind == "value":
        return ValueBot(judge_of(game), seed, level.worlds, level.overlooks)
    if level.kind == "search":
        return SearchBot(judge_of(game), seed)
    return RandomBot(seed)


def usual_budget(name: str, seconds: float = 1.0) -> Budget:
    """What a level thinks with: its own number of simulations, and at most so many seconds."""
    return Budget(max(1, levels()[name].nodes), seconds)
