"""Chapter 12: the end of the game and ties."""

from __future__ import annotations

import pytest

from games.oltremare.scene import (
    GAME,
    SPECTATOR,
    A,
    B,
    C,
    asked,
    can,
    card,
    do,
    hand,
    names_of,
    no,
    pirates,
    scene,
    settle,
    stack,
    told,
)
from serenissima.games.oltremare.state import OM

FLAGS = "olives_02 olives_07 gems_07"


@pytest.mark.rule("OM-12.1")
def test_the_last_card_of_the_stack_makes_it_the_last_round() -> None:
    g = scene("trade_action", pile={"size": 2})
    do(g, "buy_goods")
    do(g, can(g)[0])
    flags = [g.table.pile.last_round]
    do(g, "buy_goods")
    heard = do(g, can(g)[0])
    flags.append(g.table.pile.last_round)
    assert flags == [False, True]
    assert names_of(heard, SPECTATOR)[-1] == "last_round"


@pytest.mark.rule("OM-12.2")
@pytest.mark.parametrize(("active", "over"), [(0, True), (1, False), (2, False), (3, False)])
def test_the_last_round_ends_with_the_start_players_right_hand_neighbour(active: int, over: bool) -> None:
    g = scene(
        "load_order",
        active,
        4,
        start_player="yellow",
        turn={"played": ["gems_01"]},
        pile={"size": 0, "last_round": True},
    )
    do(g, "load gems_01")
    assert (asked(g) == "final_scoring") == over
    if over:
        do(g, "final")
        assert g.stack == []
        assert g.table.turn.turns % 4 == 0


@pytest.mark.rule("OM-12.3")
def test_refills_do_not_prolong_the_last_round() -> None:
    g = scene(
        "load_order",
        C,
        turn={"played": ["gems_01"]},
        pile={"size": 12, "last_round": True, "reshuffles": 1},
    )
    do(g, "load gems_01")
    assert asked(g) == "final_scoring"


@pytest.mark.rule("OM-12.4", "OM-12.5")
def test_an_empty_stack_is_refilled_from_the_discard_when_a_card_is_needed() -> None:
    g = scene("trade_action", B, pile={"size": 0, "discard": ["silk_01", "salt_01"]})
    assert g.table.pile.size == 0
    heard = do(g, "buy_goods")
    assert ("refilled", 2) in told(heard, SPECTATOR)
    assert can(g) == ["card silk_01", "card salt_01"]
    do(g, "card salt_01")
    assert (g.table.pile.size, g.table.pile.discard, g.table.pile.reshuffles) == (1, [], 1)
    assert hand(g, B) == "salt_01"


@pytest.mark.rule("OM-12.4")
def test_unseen_cards_of_the_old_stack_are_not_mixed_up_with_the_new_one() -> None:
    g = scene(
        "trade_action",
        B,
        pirates={B: "unseen"},
        pile={"size": 0, "discard": ["silk_01", "salt_01"]},
        bags=["gems_05"],
    )
    do(g, "buy_goods", "card salt_01", "buy_pirate")
    assert can(g) == ["card gems_05"]


def exhausted(active: int = B, **more: object) -> OM:
    said: dict[str, object] = {
        "hands": {active: FLAGS},
        "cargo": {A: "silk_01 salt_01 salt_02 salt_03", B: "grain_06", C: "grain_09"},
        "pirates": {A: "pottery_01 pottery_02 unseen unseen"},
        "pile": {"size": 2, "discard": ["scrolls_01", "scrolls_02", "scrolls_03"], "venice": "out"},
        "bags": ["gems_01 gems_02 gems_03 gems_04"],
        **more,
    }
    return scene("play_card", active, **said)  # type: ignore[arg-type] # keywords by name


@pytest.mark.rule("OM-12.6", "OM-12.7")
def test_the_rescue_scores_the_start_player_and_shuffles_his_stacks() -> None:
    g = exhausted(prestige={A: 3}, owned={A: 2}, showing={A: "calm_sea"})
    heard = do(g, "card gems_07", "card olives_02", "card olives_07")
    assert g.table.pirates[B] == 5
    assert asked(g) == "rescue"
    assert "refilled" in names_of(heard, SPECTATOR)
    heard = do(g, "rescue")
    assert g.table.ducati[A] == 11 + 6 + 1 - 4
    assert "cargo_shown" in names_of(heard, SPECTATOR)
    assert asked(g) == "identify"
    heard = do(g, "card gems_03", "card gems_01")
    assert names_of(heard, A) == ["pirate_shuffled_in", "pirate_shuffled_in", "card_to_pirates"]
    table = g.table
    assert (table.pile.size, table.pirates[B], table.pirates[A], table.cargo[A]) == (7, 6, 0, 0)
    assert (table.prestige[A], table.owned[A], table.showing[A]) == (3, 2, 0)
    assert table.pile.rescued
    assert pirates(g, B) == "unseen unseen unseen_refilled unseen_refilled unseen_refilled unseen_rescued"
    assert sorted(g.hidden.bags[2]) == sorted(
        card(g, name)
        for name in ["silk_01", "salt_01", "salt_02", "salt_03", "pottery_01", "pottery_02", "gems_01", "gems_03"]
    )


@pytest.mark.rule("OM-12.6")
def test_the_rescue_happens_only_once() -> None:
    g = scene(
        "trade_action", B, cargo={A: "silk_01"}, pile={"size": 0, "rescued": True, "reshuffles": 1}, bags=["", ""]
    )
    assert no(g, "buy_goods") == "OM-5.10"


@pytest.mark.rule("OM-12.8", "OM-3.3")
def test_the_start_player_rescued_in_his_own_turn_loads_on_an_empty_stack() -> None:
    g = exhausted(
        A,
        cargo={A: "silk_01 salt_06", B: "grain_06", C: "grain_09"},
        pirates={},
        pile={"size": 1, "venice": "out"},
        bags=["gems_01"],
    )
    do(g, "card gems_07", "card olives_02", "card olives_07", "rescue")
    assert g.table.turn.quota == 3
    assert g.table.cargo[A] == 0
    settle(g)
    assert asked(g) == "load_order"
    do(g, "load gems_07 olives_02 olives_07")
    assert stack(g, A) == "gems_07 olives_02 olives_07"


@pytest.mark.rule("OM-12.9")
def test_a_draw_that_finds_nothing_is_lost() -> None:
    g = scene(
        "play_card",
        B,
        hands={B: FLAGS},
        cargo={A: "", B: "grain_06", C: "grain_09"},
        pile={"size": 2, "rescued": True, "reshuffles": 1, "venice": "out"},
        bags=["", "gems_01 gems_02"],
    )
    heard = do(g, "card gems_07", "card olives_02", "card olives_07")
    assert g.table.pirates[B] == 2
    assert ("nothing_to_draw", B, 4) in told(heard, SPECTATOR)


@pytest.mark.rule("OM-12.10")
def test_ducati_decide() -> None:
    g = scene("trade_action", ducati={A: 10, B: 30, C: 20})
    assert GAME.scores(g) == [10, 30, 20]
    assert GAME.ranking(g) == [3, 1, 2]


@pytest.mark.rule("OM-12.11")
def test_among_equals_the_larger_cargo_wins() -> None:
    g = scene("trade_action", ducati={A: 30, B: 30, C: 20}, cargo={B: "salt_01 salt_02"})
    assert GAME.ranking(g) == [2, 1, 3]


@pytest.mark.rule("OM-12.12")
def test_then_the_seat_nearest_to_the_start_player_clockwise() -> None:
    g = scene("trade_action", A, 4, ducati={A: 30, B: 40, C: 30, 3: 40}, start_player="purple")
    assert GAME.ranking(g) == [4, 2, 3, 1]


@pytest.mark.rule("OM-12.1", "OM-12.4", "OM-12.6")
def test_the_ways_a_game_can_end_have_names() -> None:
    g = scene("final_scoring", None, pile={"last_round": True}, turn={"turns": 3, "active": "purple"})
    assert GAME.ending(g) == "last_card"
    g.table.pile.reshuffles = 1
    assert GAME.ending(g) == "reshuffle"
    g.table.pile.rescued = True
    assert GAME.ending(g) == "second_exhaustion"
