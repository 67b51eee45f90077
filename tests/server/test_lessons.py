"""The first lessons: every one can be played as it is written, and says something at each step in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.rulemap import rules_of
from serenissima.server import lessons
from serenissima.text import LANGUAGES

TAUGHT = sorted(key for key, game in GAMES.items() if lessons.has_lesson(game))


def told(key: str) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(lessons.lesson(key))
    return said


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_can_be_played_as_it_is_written(key: str) -> None:
    steps = told(key)["steps"]
    assert steps[0]["position"]
    assert not steps[-1]["play"]
    position: dict[str, Any] = {}
    for step in steps:
        position = step["position"] or position
        assert not step["play"] or step["play"] in position["legal"], step["text"]


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_takes_about_ten_minutes(key: str) -> None:
    steps = told(key)["steps"]
    words = sum(len(text.split()) for text in lessons.lesson_text("en", key).steps.values())
    assert 12 <= sum(bool(step["play"]) for step in steps) <= 40
    assert 350 <= words <= 1200


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_says_something_in_every_language(key: str, language: str) -> None:
    said = lessons.lesson_text(language, key)
    assert said.title
    assert set(said.steps) == {step["text"] for step in told(key)["steps"]}


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_no_step_is_left_in_english(key: str, language: str) -> None:
    english, said = (lessons.lesson_text(one, key).steps for one in ("en", language))
    assert [step for step in said if said[step] == english[step]] == []


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_names_rules_and_things_that_there_are(key: str) -> None:
    lesson = told(key)
    rules = rules_of(GAMES[key])
    for step in lesson["steps"]:
        assert set(step["rules"]) <= set(rules)
        for kind, name in step["point"]:
            assert kind == "verb" or name in lesson["names"][kind], step["text"]


def test_why_not_is_answered_by_the_rules() -> None:
    steps = [step["text"] for step in told("serenissima_2012")["steps"]]
    no = lessons.why("serenissima_2012", steps.index("sail"), ["sail", "alexandria"])
    assert (no.legal, no.rule) == (False, "S12-5.1")


def test_what_a_move_would_do_is_told_and_not_done() -> None:
    steps = [step["text"] for step in told("serenissima_2012")["steps"]]
    would = lessons.why("serenissima_2012", steps.index("sell"), ["sell", "stone", "gold"])
    assert would.legal
    assert ["arrival_act.sell", "blue", "stone", "gold"] in would.events
    assert would == lessons.why("serenissima_2012", steps.index("sell"), ["sell", "stone", "gold"])


def test_a_script_that_the_rules_forbid_is_no_lesson() -> None:
    course = lessons.begin("serenissima_2012")
    with pytest.raises(lessons.BadLesson, match="sail genova"):
        lessons.one_step(course.record, lessons.Script(text="astray", play="sail genova"), None)
