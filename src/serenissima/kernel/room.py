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
    "sight.py": Part(
        "what a learned judgement is told beside the features: `SEES` and `sights(g, seat)`",
        "a learned judgement knows the features alone",
    ),
    "judgement.json": Part(
        "a network that judges positions at rest, learned by self-play (`serenissima learn`)",
        "they are judged by the weights of the features",
    ),
    "bargain.py": Part("how bots deal with each other: `DEALS`", "bots bargain as they make any other move"),
    "habits.py": Part(
        "what people would laugh at: `Calm` knows which answers are no fuss, `Watch` counts fuss over whole games",
        "bots may fuss, and nobody counts it",
    ),
    "levels.toml": Part(
        "`without`, levels that do not play here; `nodes`, simulations where one takes longer; `bargaining_from`, "
        "how many seats it takes for dealing to pay; `at_hand` and `dangers`, features that weak levels see or fear; "
        "`wavers`, how far off they are when they judge",
        "every level plays with its usual number of simulations, weak ones see as far as others and only waver, and "
        "the ladder does not ask whether dealing pays",
    ),
    "exploits.toml": Part(
        "habits that are tried against the bots, each a question and what is always or never answered there",
        "`serenissima exploit` has nothing to try",
    ),
    "ladder.json": Part(
        "what each level has won against the one below, by the number of seats; written by `tools/ladder_figures.py`",
        "nobody says how strong a level is",
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
        "`left_out`, a sentence about moves without a number for research; `names_like`, kinds of names that "
        "are called as those of another kind are; `minutes`, how long people take by the number of seats; "
        "`beginners`, by the number of seats, options that leave to luck what no newcomer can decide; `phases`, "
        "the themes of turns by the phase of the game they belong to",
        "reviews list no deals, no answer can be given in advance, every kind has names of its own, nobody says how "
        "long a game takes, newcomers play by the usual options, and between opening and ending lies the middle",
    ),
    "terminal.py": Part(
        "the position on the terminal: `Chart`, with `brief`, `small` for low screens and `map`, and `gloss` of moves",
        "a plain tree of all that the seat sees",
    ),
    "outlook.py": Part(
        "`TELLING`: what is counted, how luck folds to a result, and the figures a board shows",
        "an answer tells what happens and who is asked next, but not what it brings",
    ),
    "usual.py": Part(
        "`USUAL`: answers that usually belong together, and the questions by which others may stop them",
        "every answer is given by itself",
    ),
    "reckoning.py": Part("`SCORING`: points by source", "a result is a bare total"),
    "story.py": Part("`TELLER`: which events join to a line of the story", "the story is told event by event"),
    "themes.py": Part(
        "`THEMES`: what puzzles can be about, each with the facts by which it is recognised",
        "every puzzle is about a turn",
    ),
    "openings.py": Part(
        "`OPENING`: what a seat begins with, level by level, and what it holds on the chart when the opening is over",
        "an opening is the first choices of a seat, and nothing is drawn on a chart",
    ),
    "whereabouts.py": Part(
        "`WHEREABOUTS`: where ports and ships are printed, and whose they are, for pictures drawn without the board",
        "pictures of its tables have words and no chart",
    ),
    "puzzles.json": Part(
        "positions with one answer clearly best, and how they were found (`serenissima puzzles mine`)",
        "no puzzle is offered",
    ),
    "lesson.toml": Part("the first lesson: a position and a script of moves", "no lesson is offered"),
    "words/<language>/game.ftl": Part("every sentence in that language", "everything is said in notation"),
    "words/<language>/story.ftl": Part(
        "the pieces of the story, what is counted, and where points come from", "the same, by the keys of the engine"
    ),
    "words/<language>/lesson.ftl": Part("what is said in the first lesson", "the lesson is silent in that language"),
    "words/<language>/glossary.toml": Part(
        "one word for one thing in that language, and the words that are not used for it",
        "no test holds the texts to it",
    ),
    "words/<language>/rules.md": Part(
        "the rules as people read them in that language: a first page, then every numbered rule in plain words",
        "the rule file itself is shown, in English",
    ),
}
FACES: Final = tuple(name.removesuffix(".py") for name in PARTS if name.endswith(".py"))  # modules that are no rules


def part(game: Game, name: str) -> Any | None:
    """A module of the room, imported when it is first asked for; none where the game has no such part."""
    known = FOUND.get((game.key, name))
    if known is None or known[0] is not game:
        module = module_of(game, name)
        known = FOUND[game.key, name] = (game, import_module(module) if module else None)
    return known[1]


FOUND: Final[dict[tuple[str, str], tuple[Game, Any]]] = {}  # parts that were asked for


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
