"""The decision points of the rule file: names, who is asked in any case, and what a seat that is late answers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.dogeship.table import moves, only_answer, play, position, time_out
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import Question, decision_name

RULES = (GAME.folder / "rules.md").read_text(encoding="utf-8")
NAMED = re.findall(r"^\| `(\w+)` \| (?:seat in turn|every seat) \|", RULES, re.MULTILINE)
QUESTIONS = {decision_name(cls.__name__): cls for cls in GAME.steps if issubclass(cls, Question)}
FULL = "n02 n01 b05 b06 g13"

DEFAULTS: list[tuple[str, dict[str, Any], list[str], str]] = [
    ("choose_action", {}, [], "water"),
    ("bonus_buy", {"piles": {"A": "b08"}}, ["A place green_2"], "skip"),
    ("bonus_complete", {"piles": {"A": "b19"}, "yards": {"A": "n01"}}, ["A place green_5"], "skip"),
    ("buy_step", {}, ["A place green_2"], "finish"),
    ("discard_for_space", {"yards": {"A": FULL}}, ["A place green_2", "A buy barrier"], "discard n02"),
    (
        "keep_tile",
        {"stacks": {"gondola": "n13 n05 n10 ..."}},
        ["A place white_2", "A buy gondola"],
        "decline",
    ),
    (
        "keep_tile",
        {"stacks": {"gondola": "n13 n05 n10 ..."}, "options": {"buy_may_decline": False}},
        ["A place white_2", "A buy gondola"],
        "keep n05",
    ),
    ("complete_step", {"yards": {"A": "n01"}}, ["A place green_5"], "finish"),
    ("replace_part", {"lower": "g01", "yards": {"A": "g05 g02"}}, ["A place red_6"], "replace g05"),
    ("swap_doge", {"stacks": {"doge": "d07 d12 ..."}}, ["A place green_4"], "play d07 top"),
    ("bid_approvals", {"ask": {"step": "bid_approvals", "waiting": ["A", "B"]}, "approvals": {"A": 3}}, [], "bid 0"),
]


def test_the_decision_points_have_the_names_of_the_rule_file() -> None:
    assert sorted(QUESTIONS) == sorted(NAMED) == sorted({step for step, *_ in DEFAULTS})
    assert all(GAME.asked[name].answers for name in QUESTIONS)


@pytest.mark.parametrize(("step", "given", "lines", "answer"), DEFAULTS)
def test_the_answer_of_a_seat_that_is_late(step: str, given: dict[str, Any], lines: list[str], answer: str) -> None:
    g = position(**given)
    play(g, *lines)
    assert decision_name(type(g.stack[-1]).__name__) == step
    assert time_out(g) == answer
    assert answer in moves(g)


@pytest.mark.rule("DS-13.2")
def test_only_what_can_be_left_undone_is_never_asked_without_need() -> None:
    skipped = {"bonus_buy", "bonus_complete", "buy_step", "complete_step"}
    assert {name for name, cls in QUESTIONS.items() if not cls.always_asked} == skipped
    g = position(ducats={"A": 0}, stacks={"gondola": "n13 n07 n14 ..."})
    play(g, "A place white_2", "A buy gondola")
    assert (moves(g), only_answer(g)) == (["decline"], "")


def test_sealed_answers_are_told_by_their_steps() -> None:
    sealed = {decision_name(cls.__name__) for cls in GAME.steps if getattr(cls, "sealed", False)}
    assert sealed == {"discard_for_space", "keep_tile", "bid_approvals", "draw_tile", "draw_doge"}
