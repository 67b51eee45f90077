"""Levels with Venetian names, from the ship's boy who lets you win to the Doge."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from serenissima.bots.calm import CalmBot, calm_of
from serenissima.bots.dealing import Dealer, DealingBot, Deals, Manners, without_talk
from serenissima.bots.judge import Judge
from serenissima.bots.network import at_rest
from serenissima.bots.protocol import Bot, Budget, RandomBot
from serenissima.bots.thinkers import SearchBot, ValueBot, Weakness
from serenissima.kernel import room
from serenissima.kernel.game import GAMES, Game

FOLDER = Path(__file__).parent
WEIGHTS = "weights.json"  # in the room of a game
NO_DEAL = "-nodeal"  # after a level's name: the same bot, but it makes no offers
BY_HAND = "-byhand"  # after a level's name: the same bot, but it judges by the features alone, without what was learned


class UnknownLevel(ValueError):
    """A bot that does not play here."""


@dataclass(frozen=True)
class Level:
    """How one level thinks, and in what he is weak.

    `ahead` is how much of what lies ahead he counts, and `fear` how much dangers weigh: 1 as much as they are worth.
    """

    kind: str
    worlds: int = 3
    ahead: float = 1.0
    fear: float = 1.0
    alone: bool = False
    wavers: float = 0.0
    nodes: int = 1
    deals: bool = True


@lru_cache(maxsize=1)
def levels() -> dict[str, Level]:
    """All levels by name, weakest first; `random` plays any legal move. Which of them know a game, `levels_of` says."""
    said = tomllib.loads((FOLDER / "levels.toml").read_text(encoding="utf-8"))
    return {"random": Level("random"), **{name: Level(**level) for name, level in said.items()}}


@lru_cache(maxsize=16)
def exceptions(game: Game) -> dict[str, Any]:
    """What the levels are in that game, where it is not what they are elsewhere."""
    return room.read(game, "levels.toml")


def levels_of(game: Game) -> list[str]:
    """The levels that know this game; without a value function only `random` does."""
    if not (room.module_of(game, "mind") and room.has(game, WEIGHTS)):
        return ["random"]
    without = exceptions(game).get("without", ())
    return [name for name in levels() if name not in without]


def plays(game: Game, name: str) -> bool:
    """Whether a bot of that name, spelled with or without dealing and what was learned, knows the game."""
    if NO_DEAL in name and deals_of(game) is None:
        return False
    return level_called(name) in levels_of(game)


def level_called(name: str) -> str:
    """The level of a bot, however its name is spelled."""
    return name.removesuffix(NO_DEAL).removesuffix(BY_HAND)


@lru_cache(maxsize=16)
def deals_of(game: Game) -> Deals | None:
    """How bots deal in that game; none where players do not bargain."""
    bargain = room.part(game, "bargain")
    if bargain is None:
        return None
    deals: Deals = bargain.DEALS
    return deals


def weights_file(game: Game) -> Path:
    """Where the weights of a game are kept."""
    return room.paper(game, WEIGHTS)


def mind_of(game: Game) -> Any:
    """The value function of a game: `FEATURES` and `features`."""
    mind = room.part(game, "mind")
    if mind is None:
        raise UnknownLevel(f"nobody can judge {game.key} yet: it has no mind.py")
    return mind


@lru_cache(maxsize=16)
def judge_of(game: Game) -> Judge:
    """The value function of a game with its tuned weights, and what was learned about positions at rest."""
    byhand = judge_by_hand(game)
    rest = at_rest(game, byhand.at_rest)
    return byhand if rest is byhand.at_rest else resting(byhand, rest)


@lru_cache(maxsize=16)
def judge_by_hand(game: Game) -> Judge:
    """The value function of a game with its tuned weights alone."""
    mind, tuned = mind_of(game), room.read(game, WEIGHTS)
    rest = tuned.get("at_rest")
    slow = None if rest is None else Judge(quietly(game), mind.features, in_order(mind, rest), tuned["scale"])
    weights = in_order(mind, tuned["weights"])
    looks = int(tuned.get("looks", 0))
    return Judge(quietly(game), mind.features, weights, tuned["scale"], slow, horizon_of(tuned), looks)


def resting(judge: Judge, rest: Judge) -> Judge:
    """The same judge with another one for positions at rest."""
    return Judge(judge.game, judge.features, judge.weights, judge.scale, rest, judge.horizon, judge.looks)


def horizon_of(tuned: dict[str, Any]) -> dict[int, int]:
    """How many turns a search plays to their end, by the number of seats."""
    return {int(seats): int(turns) for seats, turns in tuned["horizon"].items()}


def in_order(mind: Any, weights: dict[str, float]) -> list[float]:
    """The weights of the features, as the value function counts them."""
    return [float(weights[name]) for name in mind.FEATURES]


def quietly(game: Game) -> Game:
    """The game as a thinking bot imagines it: where players bargain, without their talk."""
    deals = deals_of(game)
    return game if deals is None else without_talk(game, deals)


def seat_bot(game: Game, name: str, seed: int | str) -> Bot:
    """A bot of that level."""
    if not plays(game, name):
        raise UnknownLevel(f"{name!r} does not play {game.key}; these do: {', '.join(levels_of(game))}")
    level = levels()[level_called(name)]
    if level.kind == "random":
        return RandomBot(seed)
    judge = judge_by_hand(game) if BY_HAND in name else judge_of(game)
    bot: Bot = SearchBot(judge, seed)
    if level.kind == "value":
        wavers = float(exceptions(game).get("wavers", {}).get(level_called(name), level.wavers))
        bot = ValueBot(seen_by(level, game, judge), seed, level.worlds, 0.0, Weakness(level.alone, wavers))
    return with_dealer(game, judge, calmly(game, bot), level.deals and not name.endswith(NO_DEAL))


def seen_by(level: Level, game: Game, judge: Judge) -> Judge:
    """The judge with the eyes of somebody weak: what is at hand he sees, what lies ahead and dangers as he may."""
    said = exceptions(game)
    if level.ahead == level.fear == 1.0 or "at_hand" not in said:
        return judge
    sights = {**dict.fromkeys(said["at_hand"], 1.0), **dict.fromkeys(said["dangers"], level.fear)}
    names = mind_of(game).FEATURES
    weights = [sights.get(name, level.ahead) * weight for name, weight in zip(names, judge.weights, strict=True)]
    return Judge(judge.game, judge.features, weights, judge.scale)


def calmly(game: Game, bot: Bot) -> Bot:
    """The bot without fuss, where somebody has said what that is."""
    calm = calm_of(game)
    return bot if calm is None else CalmBot(bot, game, calm)


def with_dealer(game: Game, judge: Judge, bot: Bot, initiative: bool = True) -> Bot:
    """The bot with somebody who deals for it, where players bargain; without initiative he makes no offers."""
    deals = deals_of(game)
    if deals is None:
        return bot
    return DealingBot(bot, Dealer(judge, deals, Manners(initiative=initiative)))


def usual_budget(game: str, name: str, seconds: float = 1.0) -> Budget:
    """What a level thinks with in that game: its own number of simulations, and at most so many seconds."""
    level = level_called(name)
    nodes = exceptions(GAMES[game]).get("nodes", {})
    return Budget(int(nodes.get(level, levels()[level].nodes)), seconds)
