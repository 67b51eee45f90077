"""Every piece of a whole turn has its words in every language, and no word is there for nothing."""

from __future__ import annotations

import re

import pytest

from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.text import LANGUAGES


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_turns_have_words(game: Game, language: str) -> None:
    named = set(re.findall(r'Clause\(\s*"(\w+)"', (game.folder / "usual.py").read_text(encoding="utf-8")))
    text = (game.folder / "words" / language / "game.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^turns-(\w+) =", text, re.MULTILINE)) == named
