"""Chapter 9: the load phase."""

from __future__ import annotations

import pytest

from games.oltremare.scene import GAME, SPECTATOR, A, B, can, card, do, late, look, names_of, no, scene, stack, told
from serenissima.games.oltremare.scoring import groups_of
from serenissima.games.oltremare.state import load_of, power_of

PLAYED = ["gems_07", "salt_05", "olives_01"]


@pytest.mark.rule("OM-9.1")
def test_all_played_cards_are_loaded_in_an_order_of_choice() -> None:
    g = scene("load_order", A, cargo={A: "salt_01"}, turn={"played": PLAYED})
    assert len(can(g)) == 6
    assert late(g) == "load gems_07 salt_05 olives_01"
    assert no(g, "load gems_07 salt_05") == "OM-9.1"
    assert no(g, "load gems_07 gems_07 salt_05") == "OM-9.1"
    do(g, "load olives_01 gems_07 salt_05")
    assert stack(g, A) == "salt_01 olives_01 gems_07 salt_05"
    assert g.table.turn.played == []


@pytest.mark.rule("OM-9.2")
def test_only_the_top_card_is_visible() -> None:
    g = scene("load_order", A, cargo={A: "salt_01"}, turn={"played": PLAYED})
    heard = do(g, "load olives_01 gems_07 salt_05")
    assert g.table.tops[A] == card(g, "salt_05")
    assert g.table.cargo[A] == 4
    assert ("loaded", A, 3, card(g, "salt_05")) in told(heard, SPECTATOR)
    assert "load_order.load" not in names_of(heard, B)
    assert "load_order.load" in names_of(heard, A)


@pytest.mark.rule("OM-9.3")
@pytest.mark.parametrize("aid", ["none", "own"])
def test_nobody_looks_through_a_stack_though_its_owner_may_remember(aid: str) -> None:
    g = scene("load_order", A, cargo={A: "salt_01"}, turn={"played": PLAYED}, options={"memory_aid": aid})
    do(g, "load olives_01 gems_07 salt_05")
    for seat in (B, SPECTATOR):
        assert look(g, seat).own is None or look(g, seat).own.cargo == g.own[B].cargo
    assert look(g, A).own.cargo == g.own[A].cargo
    assert g.rules.options.memory_aid == aid
    assert GAME.options["memory_aid"].default == "none"


@pytest.mark.rule("OM-9.4")
def test_the_top_card_gives_hand_limit_and_quota() -> None:
    g = scene("load_order", A, cargo={A: "salt_01"}, turn={"played": ["gems_07", "salt_05"]})
    assert (power_of(g, A), load_of(g, A)) == (3, 4)
    do(g, "load salt_05 gems_07")
    assert (power_of(g, A), load_of(g, A)) == (6, 1)


@pytest.mark.rule("OM-9.5")
def test_groups_run_across_turns() -> None:
    g = scene("load_order", A, cargo={A: "salt_01 salt_02"}, turn={"played": ["gems_07", "salt_05"]})
    do(g, "load salt_05 gems_07")
    goods = g.rules.printed.goods
    assert [(goods[good], size) for good, size in groups_of(g, g.own[A].cargo)] == [("gems", 1), ("salt", 3)]
