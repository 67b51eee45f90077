"""The rules as people read them say every rule of the specification, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.rulemap import RULE_ID, chapter_titles, first_page, rule_texts
from serenissima.text import LANGUAGES

PICTURE: Final = re.compile(r"!\[([^\]]+)\]\(piece:([a-z-]+)\)")
SPECIFIED: Final = re.compile(r"`|[^\W_]_[^\W_]|\((ruling|technical)\b|size ?\+ ?1|data file")
SMALL: Final = 6  # smaller numbers may be written as words

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES)),
]


def written(game: Game, language: str) -> Path:
    return game.folder / "words" / language / "rules.md"


def text(game: Game, language: str) -> str:
    return written(game, language).read_text(encoding="utf-8")


def specified(game: Game) -> list[str]:
    return list(rule_texts(game.folder / "rules.md"))


def named(game: Game, language: str) -> dict[str, list[str]]:
    """The other rules and the larger numbers that each rule names, whatever the order of its words."""
    texts = rule_texts(written(game, language))
    found = {rule: re.findall(rf"{game.prefix}-\d+\.\d+|\d+", said) for rule, said in texts.items()}
    return {rule: sorted({one for one in said if "-" in one or int(one) >= SMALL}) for rule, said in found.items()}


def test_every_rule_is_said_once_and_in_order(game: Game, language: str) -> None:
    assert re.findall(r"(?m)^- \*\*(.*?)\*\* \S", text(game, language)) == specified(game)


def test_every_rule_stands_in_its_chapter_on_one_line(game: Game, language: str) -> None:
    chapters = text(game, language).split("\n## ")[2:]
    assert list(chapter_titles(written(game, language))) == list(chapter_titles(game.folder / "rules.md"))
    for chapter in chapters:
        title, *lines = chapter.strip().splitlines()
        number, _, words = title.partition(" ")
        assert words, title
        assert not [line for line in lines if line and not line.startswith(f"- **{game.prefix}-{number}.")]


def test_a_rule_names_what_it_names_in_english_and_only_rules_that_exist(game: Game, language: str) -> None:
    assert named(game, language) == named(game, "en")
    mentioned = {rule for found in RULE_ID.findall(text(game, language)) for rule in found if rule}
    assert mentioned == set(specified(game))


def test_the_first_page_has_four_parts_and_the_same_pieces(game: Game, language: str) -> None:
    page = first_page(written(game, language))
    assert len(re.findall(r"(?m)^### \S", page)) == 4
    pieces = [name for _, name in PICTURE.findall(page)]
    assert pieces == [name for _, name in PICTURE.findall(text(game, "en"))]
    assert 4 <= len(set(pieces)) == len(pieces) <= 8
    assert len(re.findall(r"(?m)^!\[.*\)$", page)) == len(pieces)
    assert 200 <= len(PICTURE.sub(r"\1", page).split()) <= 450


def test_nothing_is_left_of_the_language_of_the_specification(game: Game, language: str) -> None:
    assert not SPECIFIED.search(text(game, language))
