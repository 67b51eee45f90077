"""Where the tests of each game lie, and the figures that are expected of it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import toy

TESTS = Path(__file__).parent


def room_of(key: str) -> Path:
    """The folder with everything that is tried of one game."""
    return TESTS / "toy" if key == toy.GAME.key else TESTS / "games" / key


def expected(key: str) -> dict[str, Any]:
    """The figures that are expected of a game; a change of one is a change of its promises."""
    return tomllib.loads((room_of(key) / "expected.toml").read_text(encoding="utf-8"))
