"""Levels with Venetian names, from the ship's boy who lets you win to the Doge."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serenissima.bots.dealing import Dealer, DealingBot, Deals, Manners, without_talk
from serenissima.bots.judge import Judge
from serenissima.bots.protocol import Bot, Budget, RandomBot
from serenissima.bots.thinking import SearchBot, ValueBot
from serenissima.kernel.game import Game

FOLDER = Path(__file__).parent
NO_DEAL = "-nodeal"  # after a level's name: the same bot, but it makes no offers


class UnknownLevel(ValueError):
    """A bot that does not play here."""


@dataclass(frozen=True)
class Level:
    """How one level thinks."""

    kind: str
    worlds: int = 3
    overlooks: float = 0.0
    nodes: int = 1
    nodes_in: dict[str, int] = field(default_factory=dict)  # where a simulation takes longer
    not_in: Sequence[str] = ()  # games without this level
    deals: bool = True


@lru_cache(maxsize=1)
def levels() -> dict[str, Level]:
    """All levels by name, weakest first; `random` plays any legal move. Which of them know a game, `levels_of` says."""
    said = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return {"random": Level("random"), **{name: Level(**level) for name, level in said.items()}}


def levels_of(game: Game) -> list[str]:
    """The levels that know this game; without a value function only `random` does."""
    if not weights_file(game).exists():
        return ["random"]
    return [name for name, level in levels().items() if game.key not in level.not_in]


def plays(game: Game, name: str) -> bool:
    """Whether a bot of that name, spelled with or without dealing, knows the game."""
    if name.endswith(NO_DEAL) and not deals_file(game).exists():
        return False
    return name.removesuffix(NO_DEAL) in levels_of(game)


def deals_file(game: Game) -> Path:
    return FOLDER / "deals" / f"{game.key}.py"


@lru_cache(maxsize=16)
def deals_of(game: Game) -> Deals | None:
    """How bots deal in that game; none where players do not bargain."""
    if not deals_file(game).exists():
        return None
    deals: Deals = import_module(f"serenissima.bots.deals.{game.key}").DEALS
    return deals


def weights_file(game: Game) -> Path:
    return FOLDER / "values" / f"{game.key}.json"


@lru_cache(maxsize=16)
def judge_of(game: Game) -> Judge:
    """The value function of a game with its tuned weights."""
    values = import_module(f"serenissima.bots.values.{game.key}")
    tuned = json.loads(weights_file(game).read_text(encoding="utf-8"))
    rest = tuned.get("at_rest")
    at_rest = None if rest is None else Judge(quietly(game), values.features, in_order(values, rest), tuned["scale"])
    weights = in_order(values, tuned["weights"])
    return Judge(quietly(game), values.features, weights, tuned["scale"], at_rest, horizon_of(tuned))


def horizon_of(tuned: dict[str, Any]) -> dict[int, int]:
    """How many turns a search plays to their end, by the number of seats."""
    return {int(seats): int(turns) for seats, turns in tuned["horizon"].items()}


def in_order(values: Any, weights: dict[str, float]) -> list[float]:
    """The weights of the features, as the value function counts them."""
    return [float(weights[name]) for name in values.FEATURES]


def quietly(game: Game) -> Game:
    """The game as a thinking bot imagines it: where players bargain, without their talk."""
    deals = deals_of(game)
    return game if deals is None else without_talk(game, deals)


def seat_bot(game: Game, name: str, seed: int | str) -> Bot:
    """A bot of that level."""
    if not plays(game, name):
        raise UnknownLevel(f"{name!r} does not play {game.key}; these do: {', '.join(levels_of(game))}")
    level = levels()[name.removesuffix(NO_DEAL)]
    if level.kind == "random":
        return RandomBot(seed)
    judge = judge_of(game)
    bot: Bot = SearchBot(judge, seed)
    if level.kind == "value":
        bot = ValueBot(judge, seed, level.worlds, level.overlooks)
    return with_dealer(game, judge, bot, level.deals and not name.endswith(NO_DEAL))


def with_dealer(game: Game, judge: Judge, bot: Bot, initiative: bool = True) -> Bot:
    """The bot with somebody who deals for it, where players bargain; without initiative he makes no offers."""
    deals = deals_of(game)
    if deals is None:
        return bot
    return DealingBot(bot, Dealer(judge, deals, Manners(initiative=initiative)))


def usual_budget(game: str, name: str, seconds: float = 1.0) -> Budget:
    """What a level thinks with in that game: its own number of simulations, and at most so many seconds."""
    level = levels()[name.removesuffix(NO_DEAL)]
    return Budget(level.nodes_in.get(game, level.nodes), seconds)
