"""What is wrong with an input, and what would be right: one message, exit code 2."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from serenissima.kernel.game import GAMES, BadData, BadOption, Game, components, new

LARGEST_FILE: Final = 10_000_000


class Fault(Exception):
    """An input that cannot be used."""

    def __init__(self, message: str, advice: str = "") -> None:
        super().__init__(message)
        self.advice = advice


def report(message: str, advice: str = "") -> int:
    """Say what is wrong on the error stream, and give the exit code for it."""
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    console.print(Text.assemble(("serenissima: ", "bold red"), printable(message)))
    if advice:
        console.print(Text(printable(advice), style="dim"))
    return 2


def printable(text: str) -> str:
    """Without control characters, which would act on the terminal."""
    return "".join(c if c.isprintable() or c == "\n" else f"\\x{ord(c):02x}" for c in text)


def out() -> Console:
    """The console for results; without a terminal it is wide enough for every table."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=140)


def print_json(value: Any) -> None:
    """One JSON value on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=1) + "\n")


def small(file: Path) -> Path:
    """A file that can be read whole; positions and data files are never larger than this."""
    try:
        size = file.stat().st_size
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}.") from error
    if size > LARGEST_FILE:
        raise Fault(f"{file}: {size} bytes are too many.", f"Such a file has at most {LARGEST_FILE} bytes.")
    return file


def game_called(key: str) -> Game:
    """The game with that key."""
    if key not in GAMES:
        raise Fault(f"{key!r} is no game of this house.", f"It has: {', '.join(GAMES)}.")
    return GAMES[key]


def read_options(given: list[str] | tuple[str, ...]) -> dict[str, str]:
    """Options written as `name=value`."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Fault(f"{text!r} is no option.", "Write it as --option name=value; `serenissima games` lists them.")
        options[name] = value
    return options


def check_start(game: Game, seats: int, options: dict[str, Any], data_file: Path | None = None) -> None:
    """Whether a game can begin like this; faults are named."""
    check_data_file(game, data_file)
    try:
        new(game, seats, options, data_file)
    except BadOption as error:
        raise Fault(f"{error}.", "`serenissima games` lists the options with their values.") from error


def check_data_file(game: Game, data_file: Path | None) -> None:
    """Whether the file holds the components of that game."""
    if data_file is None:
        return
    try:
        components(game, data_file)
    except BadData as error:
        listed = "\n".join(f"  {problem}" for problem in error.problems)
        raise Fault(f"{data_file} cannot be played with:\n{listed}") from error
