"""Chapter 10: drawing and the Venice card."""

from __future__ import annotations

import pytest

from games.oltremare.scene import SPECTATOR, A, B, C, asked, can, card, do, hand, look, names_of, scene, settle, stack
from serenissima.games.oltremare.state import IN_STACK, ON_TOP, OUT

FOUR_STACKS = "gems_01 gems_05 salt_05 olives_05"


@pytest.mark.rule("OM-10.1")
def test_cards_are_drawn_one_at_a_time_each_unseen_card_equally_likely() -> None:
    g = scene("trade_action", pile={"size": 20})
    do(g, "buy_goods")
    assert len(can(g)) == 20
    do(g, can(g)[7])
    assert g.table.pile.size == 19


@pytest.mark.rule("OM-10.1", "OM-10.7")
def test_after_each_draw_in_the_middle_it_shows_whether_the_venice_card_is_on_top() -> None:
    g = scene("trade_action", pile={"size": 46, "venice": "in_stack"})
    do(g, "buy_goods", "card gems_01")
    assert asked(g) == "uncover"
    heard = do(g, "goods")
    assert names_of(heard, SPECTATOR) == ["uncover.goods"]
    assert g.table.pile.venice == IN_STACK
    do(g, "buy_goods", "card gems_02", "venice")
    assert g.table.pile.venice == ON_TOP
    assert look(g, SPECTATOR).table.pile.venice == ON_TOP
    assert asked(g) == "trade_action"


@pytest.mark.rule("OM-10.2")
def test_taking_from_a_pirate_stack_is_no_draw() -> None:
    g = scene("trade_action", pirates={A: "silk_01"}, pile={"size": 40, "venice": "on_top"})
    do(g, "buy_pirate", "card silk_01")
    assert asked(g) == "trade_action"
    assert g.table.pile.venice == ON_TOP


@pytest.mark.rule("OM-10.3", "OM-10.8")
def test_a_venice_card_that_turns_up_is_scored_and_replaced_once() -> None:
    g = scene("trade_action", pile={"size": 40, "venice": "on_top"})
    do(g, "buy_goods", "interim", "card gems_01")
    assert g.table.pile.venice == OUT
    assert hand(g, A) == "gems_01"
    do(g, "buy_goods", "card gems_02")
    assert g.table.pile.venice == OUT


@pytest.mark.rule("OM-10.4")
def test_afterwards_the_turn_goes_on_where_it_stopped() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: FOUR_STACKS},
        cargo={A: "grain_01"},
        pile={"size": 40, "venice": "on_top"},
        turn={"bought": 3, "talks": 4, "dealt": ["yellow"]},
    )
    do(g, *(f"card {name}" for name in FOUR_STACKS.split()), "interim")
    drawn = 0
    while asked(g) == "draw_card":
        do(g, can(g)[0])
        drawn += 1
    assert drawn == 6
    turn = g.table.turn
    assert (turn.bought, turn.talks, turn.dealt, turn.quota) == (3, 4, 1 << B, 4)


@pytest.mark.rule("OM-10.4")
def test_pirates_are_made_up_too() -> None:
    g = scene(
        "play_card", A, hands={A: "gems_07 olives_02"}, cargo={A: "grain_12"}, pile={"size": 40, "venice": "on_top"}
    )
    do(g, "card gems_07", "card olives_02", "interim")
    assert g.table.pirates[A] == 3
    assert g.table.pile.size == 37


@pytest.mark.rule("OM-10.5")
def test_played_cards_are_not_scored_in_between() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "gems_01"},
        cargo={A: "salt_01 salt_02 gems_07"},
        pile={"size": 40, "venice": "on_top"},
    )
    do(g, "card gems_01", "interim")
    assert stack(g, A) == "gems_07"
    assert g.table.turn.played == [card(g, "gems_01")]
    assert card(g, "gems_01") not in g.table.pile.discard


@pytest.mark.rule("OM-10.6")
def test_on_top_at_the_end_of_a_turn_it_is_scored_with_the_cards_just_loaded() -> None:
    g = scene(
        "load_order",
        A,
        cargo={A: "gems_01 gems_02", B: "grain_01", C: "grain_02"},
        turn={"played": ["silk_01"]},
        pile={"size": 30, "venice": "on_top"},
    )
    do(g, "load silk_01")
    assert asked(g) == "interim_scoring"
    do(g, "interim")
    assert stack(g, A) == "silk_01"
    assert g.table.ducati[A] == 11 + 6 + 5
    assert g.table.pile.size == 30
    assert g.table.turn.active == B


@pytest.mark.rule("OM-10.7")
def test_merely_lying_on_top_it_does_nothing() -> None:
    g = scene("trade_action", hands={A: "gems_01"}, cargo={A: "gems_07"}, pile={"size": 40, "venice": "on_top"})
    do(g, "end_trading")
    assert asked(g) == "play_card"
    assert g.table.pile.venice == ON_TOP


@pytest.mark.rule("OM-10.8")
def test_there_is_no_second_interim_scoring() -> None:
    g = scene("trade_action", hands={A: "gems_01"}, cargo={A: "gems_07"}, pile={"size": 40, "venice": "out"})
    do(g, "buy_goods")
    settle(g)
    assert asked(g) == "trade_action"
    assert g.table.pile.discard == []
