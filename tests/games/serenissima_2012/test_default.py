"""The time-out default of each decision point, as the table of the rule file has it."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import moves, play, position, time_out
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import Question, decision_name

HOMES = {"genova": "blue 3"}
AT_SEA = {4: "blue genova 3"}
FIGHT = {4: "blue tunis 3 wood", 7: "red tunis 2"}
DEFAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("close_port", {"seats": 3, "ask": {"step": "close_port", "seat": "red", "good": "stone"}}, "close genova"),
    (
        "close_port",
        {
            "seats": 3,
            "ports": {"valencia": "closed", "alexandria": "closed"},
            "ask": {"step": "close_port", "seat": "red", "good": "stone"},
        },
        "close cyrenaica",
    ),
    ("choose_start_port", {"ask": {"step": "choose_start_port", "seat": "red"}}, "start_at valencia"),
    (
        "choose_start_port",
        {"ports": {"valencia": "blue 3"}, "ask": {"step": "choose_start_port", "seat": "red"}},
        "start_at genova",
    ),
    (
        "choose_start_galley",
        {
            "ports": HOMES,
            "galleys": {1: "red creta 1", 2: "red creta 1"},
            "ask": {"step": "choose_start_galley", "seat": "blue"},
        },
        "take 3",
    ),
    ("choose_mode", {"ports": HOMES, "galleys": AT_SEA, "active": 4}, "pass"),
    ("load_step", {"ports": HOMES, "galleys": AT_SEA, "active": 4, "ask": "load_step"}, "load_done"),
    ("move_step", {"ports": HOMES, "galleys": AT_SEA, "active": 4, "ask": "move_step"}, "stop"),
    (
        "declare_blockade",
        {"galleys": FIGHT, "active": 4, "ask": {"step": "declare_blockade", "act": "move", "order": ["red"]}},
        "allow",
    ),
    (
        "declare_blockade",
        {
            "galleys": FIGHT,
            "active": 4,
            "ask": {"step": "declare_blockade", "act": "sell", "order": ["red"], "goods": ["wood"]},
        },
        "allow",
    ),
    ("arrival_act", {"galleys": FIGHT, "active": 4, "ask": "arrival_act"}, "end_turn"),
    ("fight_act", {"galleys": FIGHT, "active": 4, "ask": "fight_act"}, "end_turn"),
    (
        "combat_round",
        {"galleys": FIGHT, "active": 4, "ask": {"step": "combat_round", "seat": "blue", "target": "7"}},
        "stop",
    ),
    ("occupy", {"galleys": {4: "blue tunis 2"}, "active": 4, "ask": "occupy"}, "occupy 1"),
    ("occupy", {"galleys": {4: "blue tunis 1"}, "active": 4, "ask": "occupy"}, "occupy 0"),
    ("invest_step", {"ports": HOMES, "galleys": AT_SEA, "active": 4, "ask": "invest_step"}, "invest_done"),
    (
        "choose_galley_number",
        {
            "ports": HOMES,
            "galleys": {**AT_SEA, 1: "red creta 1"},
            "active": 4,
            "ask": {"step": "choose_galley_number", "seat": "blue", "port": "genova"},
        },
        "take 2",
    ),
    (
        "crew_galley",
        {
            "ports": HOMES,
            "galleys": AT_SEA,
            "active": 4,
            "ask": {"step": "crew_galley", "seat": "blue", "port": "genova", "number": 9},
        },
        "crew 1",
    ),
    ("catch_up_step", {"ports": HOMES, "ask": {"step": "catch_up_step", "seat": "blue"}}, "catch_up_done"),
]


@pytest.mark.rule("S12-3.4")
@pytest.mark.parametrize(("decision", "there", "answer"), DEFAULTS)
def test_the_default_is_that_of_the_table(decision: str, there: dict[str, Any], answer: str) -> None:
    g = position(**there)
    assert decision_name(type(g.stack[-1]).__name__) == decision
    assert time_out(g) == answer
    assert answer in moves(g)


@pytest.mark.rule("S12-8.12")
@pytest.mark.parametrize(
    ("survivor", "wreck", "answer"),
    [
        ("blue tunis 3", "wood gold gold spice", "take gold spice"),
        ("blue tunis 1", "wood stone", "take wood stone"),
        ("blue tunis 4", "wood wine", "take wine"),
        ("blue tunis 1 wood", "wood marble marble gold", "take marble marble gold"),
    ],
)
def test_the_default_loot_is_as_much_as_fits_dearest_first(survivor: str, wreck: str, answer: str) -> None:
    g = position(galleys={4: survivor, 7: f"red tunis 1 {wreck}"}, active=4, ask="arrival_act")

    play(g, "blue attack_galley 7", "* roll 1 0")
    assert time_out(g) == answer
    assert answer in moves(g)


def test_every_decision_point_is_in_the_table() -> None:
    questions = {decision_name(step.__name__) for step in GAME.steps if issubclass(step, Question)}
    assert {decision for decision, _, _ in DEFAULTS} | {"loot"} == questions
