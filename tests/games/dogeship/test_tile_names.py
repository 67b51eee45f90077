"""The tiles of The Doge Ship are called after what the data prints on them, in every language."""

from __future__ import annotations

import json

import pytest

from games.dogeship.make_tile_names import DATA, tile_names
from serenissima.text import LANGUAGES
from serenissima.text.words import game_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_tiles_follow_the_data(language: str) -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    text = game_text(language, "dogeship")
    made = tile_names(text, data)
    assert {key: text.say("names", "tile", key) for key in made} == made, "run make_tile_names.py"
    told_apart = [*data["galley_tiles"], *data["barriers"], *data["doge_tiles"]]
    assert len({made[tile["id"]] for tile in told_apart}) == len(told_apart)
