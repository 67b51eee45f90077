"""The games of the house, and those that installed packages offer; importing this package registers them all.

A game of the house is a package in this folder, a game from elsewhere an entry point of the group `serenissima.games`
that names its package; both have a `GAME`. One that cannot be taken is left out, `REFUSED` says why, and the others
are played.
"""

from __future__ import annotations

import importlib
import traceback
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from serenissima.kernel.answer import BadGame
from serenissima.kernel.fields import BadFields
from serenissima.kernel.game import GAMES, BadData, Game, register

GROUP: Final = "serenissima.games"
HERE: Final = Path(__file__).parent
REFUSED: Final[dict[str, str]] = {}  # name -> what is wrong with it, and where


def offered() -> list[tuple[str, str]]:
    """The name and the module of every game there is: the rooms of this folder, then what is installed besides."""
    rooms = sorted({path.parent.name for path in HERE.glob("*/__init__.py*")})  # in a tab there is bytecode alone
    found = [(room, f"{GROUP}.{room}") for room in rooms]
    return found + sorted([(entry.name, entry.value) for entry in entry_points(group=GROUP)])


def game_in(module: str) -> Game:
    """The record `GAME` of a module."""
    game: Any = getattr(import_module(module), "GAME", None)
    if not isinstance(game, Game):
        raise BadGame(f"{module} has no GAME")
    return game


def open_house() -> None:
    """Register every game in the order of the shelf, and note those that are refused."""
    found: dict[str, Game] = {}
    for name, module in offered():
        try:
            found[module] = found.get(module) or game_in(module)
        except (Exception, SystemExit) as broken:
            refuse(name, module, broken)
    for module, game in sorted(found.items(), key=on_the_shelf):
        try:
            register(game)
        except Exception as unfit:
            refuse(game.key, module, unfit)


def on_the_shelf(item: tuple[str, Game]) -> tuple[bool, int, str]:
    """Where a game stands; those of the house come first, so that nobody takes their keys."""
    module, game = item
    return not module.startswith(GROUP), game.shelf, game.key


def refuse(name: str, module: str, fault: BaseException) -> None:
    """Note in one sentence why a game is not played; a second one of that name goes by its module."""
    REFUSED[module if name in REFUSED else name] = f"The game {name} ({module}) is refused: {told(fault)}."


def told(fault: BaseException) -> str:
    """What is wrong; of a fault that is not about games also what it is and where."""
    message = " ".join(str(fault).split()).removesuffix(".")
    if isinstance(fault, BadGame | BadData | BadFields):
        return message
    places = [place for place in traceback.extract_tb(fault.__traceback__) if theirs(place.filename)]
    where = f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
    return f"{type(fault).__name__}: {message}{where}"


def theirs(file: str) -> bool:
    """Whether a line of a traceback is neither ours nor the importer's."""
    return not file.startswith("<") and Path(file).parent not in (HERE, Path(importlib.__file__).parent)


open_house()

__all__ = ["GAMES", "REFUSED"]
