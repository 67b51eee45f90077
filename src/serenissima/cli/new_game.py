"""A new game, as a skeleton that keeps every law: a package of its own, or a room of this house."""

from __future__ import annotations

import keyword
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from serenissima.cli.faults import Fault, out
from serenissima.games import GAMES
from serenissima.kernel.game import KEY

SKELETON: Final = Path(__file__).parent.parent / "skeleton"
ROOMS: Final = Path("src", "serenissima", "games")
IN_THE_HOUSE: Final = ("expected.toml",)  # what only the tests of the house ask for
COPIED: Final = (".py", ".md", ".json", ".toml", ".ftl")
LETTERS: Final = 3  # of a prefix, at least


def new_game(
    name: str,
    *,
    folder: Path | None = None,
    inside: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Write the skeleton of a new game: a small game that keeps every law, with its rules, words and tests.

    Parameters
    ----------
    name: str
        The key of the game: small letters, digits and _.
    folder: Path
        Where it is written; a folder with that name without it. With --inside the checkout of the house.
    inside: bool
        Write a room of the house and its tests instead of a package of its own.
    """
    check_name(name)
    root = folder or (Path() if inside else Path(name))
    files = dict(room_of_the_house(root, name) if inside else package(root, name))
    for file, text in files.items():
        write(file, text)
        out().print(str(file), markup=False, soft_wrap=True)
    install = "" if inside else f"pip install --editable {root}, then "
    advice = f"Next: {install}serenissima fuzz {name}; serenissima missing {name} says what falls back."
    out().print(advice, markup=False, soft_wrap=True)
    return 0


def check_name(name: str) -> None:
    """Whether a game can have that name."""
    if not KEY.fullmatch(name) or keyword.iskeyword(name):
        raise Fault(
            f"{name!r} cannot be the name of a game.", "It begins with a small letter; digits and _ may follow."
        )
    if name in GAMES:
        raise Fault(f"There is a game {name} already, in {GAMES[name].folder}.")
    if find_spec(name) is not None:
        raise Fault(f"There is a Python package {name} already.", "Importing the game would import that one.")


def package(root: Path, name: str) -> Iterator[tuple[Path, str]]:
    """A package of its own: every file of it with its text; words in English, which others may follow."""
    if root.exists() and (not root.is_dir() or any(root.iterdir())):
        raise Fault(f"{root} is there already.", "Name an empty folder, or a new one, with --folder.")
    for file in ("pyproject.toml", "README.md"):
        yield root / file, renamed(SKELETON / file, name)
    for path in templates("room"):
        if path.parent.parent.name != "words" or path.parent.name == "en":
            yield root / name / path.relative_to(SKELETON / "room"), renamed(path, name)
    for path in templates("tests"):
        if path.name not in IN_THE_HOUSE:
            yield root / "tests" / path.name, renamed(path, name)


def room_of_the_house(root: Path, name: str) -> Iterator[tuple[Path, str]]:
    """A room of the house and its tests: every file with its text."""
    if not (root / ROOMS).is_dir():
        raise Fault(f"{root.absolute()} is no checkout of the house.", "Run it there, or name the checkout: --folder.")
    room, tests = root / ROOMS / name, root / "tests" / "games" / name
    for folder in (room, tests):
        if folder.exists():
            raise Fault(f"{folder} is there already.")
    for path in templates("room"):
        yield room / path.relative_to(SKELETON / "room"), renamed(path, name)
    for path in templates("tests"):
        yield tests / path.name, renamed(path, name)


def templates(part: str) -> list[Path]:
    """The files of a part of the skeleton that are copied."""
    found = [path for path in sorted((SKELETON / part).rglob("*")) if path.suffix in COPIED]
    return [path for path in found if part == "room" or path.name != "__init__.py"]


def renamed(path: Path, name: str) -> str:
    """The text of a file of the skeleton with the names of the new game."""
    text = path.read_text(encoding="utf-8")
    title = name.replace("_", " ").title()
    return text.replace("Skeleton", title).replace("skeleton", name).replace("SKL", prefix(name))


def prefix(name: str) -> str:
    """The letters before the rule ids of a game: as few of its name as no other game has."""
    letters = name.replace("_", "").upper()
    taken = {game.prefix for game in GAMES.values()}
    free = [letters[:count] for count in range(LETTERS, len(letters)) if letters[:count] not in taken]
    return free[0] if free else letters


def write(file: Path, text: str) -> None:
    """Write a file and the folders it lies in."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"{file} cannot be written: {error.strerror}.") from error
