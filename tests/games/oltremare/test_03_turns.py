"""Chapter 3: rounds and turns."""

from __future__ import annotations

import pytest

from games.oltremare.scene import A, B, C, asked, can, do, no, scene, settle, who
from serenissima.games.oltremare.flow import TURN
from serenissima.kernel.core import step_name


@pytest.mark.rule("OM-3.1")
def test_play_goes_clockwise() -> None:
    g = scene("load_order", C, cargo={C: "gems_07"}, turn={"played": ["salt_01"]}, start_player="yellow")
    do(g, "load salt_01")
    assert g.table.turn.active == A
    assert g.table.turn.turns == 3


@pytest.mark.rule("OM-3.2")
def test_a_turn_has_four_phases_in_this_order() -> None:
    names = [step_name(step) for step in TURN]
    assert names == ["begin_turn", "maritime_power", "trading", "action_phase", "load_phase", "venice_check", "pass_on"]
    g = scene("trade_action", hands={A: "salt_01 salt_02"}, cargo={A: "gems_07"})
    assert no(g, "destination zara") == "OM-3.2"
    assert no(g, "load salt_01") == "OM-3.2"
    assert no(g, "card salt_01") == "OM-7.2"
    do(g, "end_trading")
    assert asked(g) == "play_card"
    assert no(g, "buy_goods") == "OM-5.15"
    assert no(g, "end_trading") == "OM-3.2"


@pytest.mark.rule("OM-3.3")
def test_a_turn_counts_afresh_and_the_top_card_fixes_the_quota() -> None:
    g = scene(
        "load_order",
        A,
        hands={B: "silk_01"},
        cargo={A: "gems_07", B: "salt_01 gems_05"},
        turn={"played": ["salt_02"], "bought": 3, "talks": 5, "dealt": ["yellow"]},
    )
    do(g, "load salt_02")
    turn = g.table.turn
    assert (turn.active, turn.quota, turn.bought, turn.talks, turn.dealt) == (B, 2, 0, 0, 0)


@pytest.mark.rule("OM-3.3", "OM-12.8")
def test_the_quota_stays_whatever_happens_to_the_cargo() -> None:
    g = scene("trade_action", hands={A: "salt_02"}, cargo={A: "salt_01"})
    g.own[A].cargo = []
    g.table.cargo[A], g.table.tops[A] = 0, -1
    assert g.table.turn.quota == 4


@pytest.mark.rule("OM-3.4")
def test_the_end_of_a_turn_is_the_venice_check_and_the_check_for_the_end() -> None:
    g = scene(
        "load_order",
        C,
        cargo={C: "gems_07"},
        turn={"played": ["salt_01"]},
        pile={"size": 20, "venice": "on_top", "last_round": True},
    )
    do(g, "load salt_01")
    assert asked(g) == "interim_scoring"
    do(g, "interim")
    assert asked(g) == "final_scoring"
    do(g, "final")
    assert g.stack == []


@pytest.mark.rule("OM-3.5", "OM-4.6")
def test_there_is_no_hand_limit_at_the_end_of_a_turn() -> None:
    many = "grain_01 grain_02 grain_03 grain_04 grain_05 grain_06 grain_07"
    g = scene("load_order", A, hands={A: many}, cargo={A: "salt_01"}, turn={"played": ["salt_02"]})
    do(g, "load salt_02")
    settle(g)
    assert g.table.hands[A] == 7
    assert who(g) == B
    assert "end_trading" not in can(g)
