"""Data files with another value: how a test spoils or corrects a copy, and hears what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serenissima.kernel.game import BadData, Game

Said = dict[str, Any]
Change = Callable[[Said], object]


def written(game: Game) -> Said:
    """A copy of what the data file of the house says."""
    said: Said = json.loads(game.data_file.read_text(encoding="utf-8"))
    return said


def problems(game: Game, *changes: Change) -> list[str]:
    """What is wrong with a copy of the data file after these changes."""
    said = written(game)
    for change in changes:
        change(said)
    return refused(game, said)


def refused(game: Game, said: Said) -> list[str]:
    """All that is wrong with what a data file says."""
    with pytest.raises(BadData) as caught:
        game.load(said)
    return caught.value.problems


def corrected(game: Game, folder: Path, *changes: Change) -> Path:
    """A copy of the data file with these changes, as a file of its own."""
    said = written(game)
    for change in changes:
        change(said)
    path = folder / "corrected.json"
    path.write_text(json.dumps(said), encoding="utf-8")
    return path


def named(said: Said, kind: str, name: str) -> Said:
    found: Said = next(item for item in said[kind] if item["id"] == name)
    return found


def put(*path_and_value: Any) -> Change:
    """Another value at the end of that path; a text finds a list's item by its id."""
    *path, last, value = path_and_value

    def change(said: Said) -> None:
        here: Any = said
        for key in path:
            by_id = isinstance(here, list) and isinstance(key, str)
            here = next(item for item in here if item["id"] == key) if by_id else here[key]
        here[last] = value

    return change
