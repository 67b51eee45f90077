"""The tiles of The Doge Ship are called after what the data prints on them, in every language."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from serenissima.text import LANGUAGES
from serenissima.text.words import game_text

ROOT = Path(__file__).parents[3]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("tile_names", ROOT / "tools" / "tile_names.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_tiles_follow_the_data(language: str) -> None:
    tile_names = tool()
    data = json.loads(tile_names.DATA.read_text(encoding="utf-8"))
    text = game_text(language, "dogeship")
    made = tile_names.tile_names(text, data)
    assert {key: text["names"]["tile"][key] for key in made} == made, "run tools/tile_names.py"
    told_apart = [*data["galley_tiles"], *data["barriers"], *data["doge_tiles"]]
    assert len({made[tile["id"]] for tile in told_apart}) == len(told_apart)
