"""The room of a game: one folder that holds everything of it, and how the outside asks for what need not be there.

A room must have `rules.md`, `components.json` and the record `GAME`; everything in `PARTS` may be missing, and then the
house falls back. The rules of a game never import these parts, and nothing here is read before somebody asks for it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from serenissima.kernel.game import Game


@dataclass(frozen=True)
class Part:
    """What a part of a room is for, and what happens without it."""

    purpose: str
    without: str


PARTS: Final[dict[str, Part]] = {
    "mind.py": Part(
        "what a position is worth to each seat: `FEATURES` and `features(g, seat)`",
        "only the level `random` plays, and nothing is reviewed",
    ),
    "weights.json": Part("the weights of the features, tuned by self-play", "as without a mind"),
    "bargain.py": Part("how bots deal with each other: `DEALS`", "bots bargain as they make any other move"),
    "levels.toml": Part(
        "`without`, levels that do not play here; `nodes`, simulations where one takes longer; `bargaining_from`, "
        "how many seats it takes for dealing to pay",
        "every level plays with its usual number of simulations, and the ladder does not ask whether dealing pays",
    ),
    "tensors.py": Part(
        "the observation in straight lines; written when the engine is compiled, never by hand",
        "observations are read shape by shape, more slowly",
    ),
    "lists.toml": Part(
        "how many entries of a list have slots in an observation, by path",
        "a list has as many slots as there are seats",
    ),
    "certainty.json": Part("how sure a lead is as a game goes on", "reviews use the scale of the weights throughout"),
    "table.toml": Part(
        "`deals`, which answers open and close a deal between seats; `standing`, which can be given in advance; "
        "`left_out`, a sentence about moves without a number for research",
        "reviews list no deals, and no answer can be given in advance",
    ),
    "terminal.py": Part(
        "the position on the terminal: `draw`, and if there is more to say `brief` and `gloss`",
        "a plain tree of all that the seat sees",
    ),
    "lesson.toml": Part("the first lesson: a position and a script of moves", "no lesson is offered"),
    "words/<language>.toml": Part("every sentence in that language", "everything is said in notation"),
    "words/lesson_<language>.toml": Part("what is said in the first lesson", "the lesson is silent in that language"),
}
FACES: Final = tuple(name.removesuffix(".py") for name in PARTS if name.endswith(".py"))  # modules that are no rules


def part(game: Game, name: str) -> Any | None:
    """A module of the room, imported when it is first asked for; none where the game has no such part."""
    module = module_of(game, name)
    return import_module(module) if module else None


def module_of(game: Game, name: str) -> str:
    """The full name of a module of the room; empty where the game has no such part."""
    if name not in FACES:
        raise LookupError(f"a room has no part {name!r}; it may have {', '.join(FACES)}")
    module = f"{game.package}.{name}"
    return module if game.package and find_spec(module) is not None else ""


def paper(game: Game, name: str) -> Path:
    """Where a file of the room lies, or would lie."""
    return game.folder / name


def has(game: Game, name: str) -> bool:
    """Whether the room has that file."""
    return paper(game, name).is_file()


def read(game: Game, name: str) -> dict[str, Any]:
    """What a file of the room says, in TOML or JSON; nothing where there is none."""
    if not has(game, name):
        return {}
    text = paper(game, name).read_text(encoding="utf-8")
    said: dict[str, Any] = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    return said
