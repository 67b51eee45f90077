"""Chapter 4: the maritime power phase."""

from __future__ import annotations

import pytest

from games.oltremare.scene import SPECTATOR, A, B, asked, can, do, hand, late, names_of, no, pirates, scene, settle


@pytest.mark.rule("OM-4.1")
@pytest.mark.parametrize(("top", "ducati"), [("gems_07", 3), ("gems_05", 2), ("gems_03", 1), ("gems_01", 0)])
def test_the_local_authority_pays_power_minus_three(top: str, ducati: int) -> None:
    g = scene(
        "load_order",
        A,
        hands={B: "grain_01"},
        cargo={B: top},
        turn={"played": ["olives_01"]},
        showing={B: "local_authority"},
        owned={B: 1},
    )
    do(g, "load olives_01")
    assert g.table.ducati[B] == 11 + ducati


@pytest.mark.rule("OM-4.1")
def test_it_pays_before_the_hand_is_checked() -> None:
    g = scene(
        "load_order",
        A,
        hands={B: "grain_01 grain_02 grain_03 grain_04 grain_05"},
        cargo={B: "gems_03"},
        turn={"played": ["olives_01"]},
        showing={B: "local_authority"},
        owned={B: 1},
    )
    do(g, "load olives_01")
    assert asked(g) == "discard_surplus"
    assert g.table.ducati[B] == 12


@pytest.mark.rule("OM-4.2")
def test_a_hand_up_to_the_power_is_left_alone() -> None:
    g = scene(
        "load_order", A, hands={B: "grain_01 grain_02 grain_03"}, cargo={B: "gems_01"}, turn={"played": ["olives_01"]}
    )
    do(g, "load olives_01")
    assert asked(g) == "trade_action"


@pytest.mark.rule("OM-4.3", "OM-4.4", "OM-4.7")
def test_exactly_the_surplus_goes_to_the_own_pirate_stack_in_an_order_of_choice() -> None:
    g = scene("discard_surplus", A, hands={A: "gems_01 silk_01 silk_02 salt_01 olives_02"}, cargo={A: "gems_02"})
    assert no(g, "card salt_14") == "OM-4.3"
    heard = do(g, "card olives_02")
    assert names_of(heard, A) == ["discard_surplus.card", "surplus_discarded"]
    assert names_of(heard, B) == names_of(heard, SPECTATOR) == ["surplus_discarded"]
    do(g, "card gems_01")
    assert pirates(g, A) == "olives_02 gems_01"
    assert hand(g, A) == "silk_01 silk_02 salt_01"
    assert asked(g) == "trade_action"
    assert g.table.pirates[A] == 2


@pytest.mark.rule("OM-4.5")
def test_fighting_pirates_does_not_help_against_the_hand_limit() -> None:
    g = scene(
        "load_order",
        A,
        hands={B: "grain_01 grain_02 grain_03 grain_04"},
        cargo={B: "gems_01"},
        turn={"played": ["olives_01"]},
        showing={B: "fight_pirates"},
        owned={B: 1},
    )
    do(g, "load olives_01")
    assert asked(g) == "discard_surplus"


@pytest.mark.rule("OM-4.6")
def test_the_limit_binds_nobody_else_and_not_later_in_the_turn() -> None:
    many = "grain_01 grain_02 grain_03 grain_04 grain_05 grain_06 grain_07 grain_08"
    g = scene("trade_action", A, hands={A: "salt_01 salt_02 salt_03", B: many}, cargo={A: "gems_01"})
    do(g, "buy_goods")
    settle(g)
    assert g.table.hands[A] == 4
    assert asked(g) == "trade_action"


@pytest.mark.rule("OM-4.7")
def test_others_see_the_size_of_a_pirate_stack_only() -> None:
    g = scene("trade_action", A, pirates={B: "silk_01 unseen"})
    assert g.table.pirates[B] == 2
    assert pirates(g, B) == "silk_01 unseen"


@pytest.mark.rule("OM-4.3")
def test_when_time_runs_out_the_commonest_good_goes_last_card_first() -> None:
    g = scene("discard_surplus", A, hands={A: "gems_01 olives_02 grain_03 grain_07"}, cargo={A: "gems_02"})
    assert late(g) == "card grain_07"
    assert can(g) == ["card gems_01", "card olives_02", "card grain_03", "card grain_07"]
