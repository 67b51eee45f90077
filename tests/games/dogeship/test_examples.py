"""The worked examples of the rule file, in their order."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from games.dogeship.table import (
    SEATS,
    Given,
    approvals,
    asked,
    asking,
    deck,
    ducats,
    fields,
    moves,
    order,
    pile,
    play,
    position,
    refused,
    seen,
    stack,
    start,
    table,
    to_the_end_of_the_round,
    vp,
    weights,
    yard,
)
from serenissima.games.dogeship import GAME
from serenissima.games.dogeship.fields import field_cost
from serenissima.kernel.core import AnyState, apply
from serenissima.kernel.game import read_json


def costs(g: AnyState, panel: str) -> list[int]:
    """What the six fields of a panel cost."""
    return [field_cost(g, at) for at, field in enumerate(g.rules.board.fields) if field.name.startswith(panel)]


@pytest.mark.rule("DS-3.2", "DS-4.2")
def test_we_01_a_green_four_makes_four_fields_free() -> None:
    g = position(dice={"green": 4})
    assert costs(g, "green") == [0, 0, 0, 0, 1, 2]


@pytest.mark.rule("DS-4.2", "DS-4.4")
def test_we_02_replacing_costs_two_when_the_red_die_shows_four() -> None:
    g = position(dice={"red": 4}, lower="g01", yards={"A": "g02"})
    assert costs(g, "red") == [0, 0, 0, 0, 1, 2]
    play(g, "A place red_6")
    assert ducats(g) == 10
    assert table(g)["markers"] == {"red_6": "A"}


@pytest.mark.rule("DS-4.2")
def test_we_03_each_panel_has_its_own_die() -> None:
    g = position(seats=4, dice={"red": 3, "blue": 4})
    assert costs(g, "red") == [0, 0, 0, 1, 2, 3]
    assert costs(g, "blue") == [0, 0, 0, 0, 1, 2]


@pytest.mark.rule("DS-4.6")
def test_we_04_or_means_one_and_plus_means_both_in_any_order() -> None:
    g = position()
    play(
        g,
        "A place white_3",
        "A buy barrier",
        "* draw b01",
        "* draw b02",
        "* draw b03",
        "* show barrier 0",
        "A keep b01",
    )
    assert (asked(g), asking(g)) == ("B", "choose_action")
    for first, second in (("b05", "g01"), ("g01", "b05")):
        g = position(yards={"A": "b05 g01"})
        play(g, "A place green_6", f"A complete {first}", f"A complete {second}")
        assert (pile(g), deck(g, "lower"), asked(g)) == ("b05", "g01", "B")


@pytest.mark.rule("DS-6.3", "DS-6.4")
def test_we_05_a_gondola_pays_and_goes_under_its_stack() -> None:
    g = position(yards={"A": "n07"}, stacks={"gondola": "..."})
    play(g, "A place green_5", "A complete n07")
    assert ducats(g) == 18
    assert stack(g, "gondola").split()[-1] == "n07"
    assert len(stack(g, "gondola").split()) == 14


@pytest.mark.rule("DS-2.10", "DS-2.11")
def test_we_06_columns_by_number_of_players() -> None:
    layout = position(seats=4).rules.layout
    names = position(seats=4).rules.board.zones
    lower = [names[zone] for zone in layout.zone_at[0]]
    assert lower == ["lower_aft"] * 3 + ["lower_mid"] * 4 + ["lower_fore"] * 3
    assert [names[zone] for zone in layout.zone_at[1]] == [zone.replace("lower", "upper") for zone in lower]
    assert [2 * position(seats=seats).rules.layout.columns for seats in (2, 3, 4, 5)] == [12, 16, 20, 22]


@pytest.mark.rule("DS-7.5", "DS-7.6", "DS-7.7")
def test_we_07_g04_under_d01() -> None:
    g = position(yards={"A": "g04"}, doge="d01")
    play(g, "A place white_5", "A complete g04")
    assert (vp(g), approvals(g)) == (5, 2)


@pytest.mark.rule("DS-7.5", "DS-7.6", "DS-7.7")
def test_we_08_g04_under_d02() -> None:
    g = position(yards={"A": "g04"}, doge="d02")
    play(g, "A place white_5", "A complete g04")
    assert (vp(g), approvals(g)) == (6, 1)


@pytest.mark.rule("DS-8.4", "DS-8.7", "DS-8.12")
def test_we_09_the_ducat_of_b10_comes_before_the_action_and_even_without_it() -> None:
    g = position(piles={"A": "b10"}, yards={"A": "n01"})
    play(g, "A place green_5")
    assert (ducats(g), asking(g)) == (13, "complete_step")
    g = position(piles={"A": "b10"})
    play(g, "A place white_5")
    assert (ducats(g), asked(g)) == (13, "B")


@pytest.mark.rule("DS-8.9", "DS-8.10")
def test_we_10_a_gondola_more_before_galley_or_gondola() -> None:
    g = position(
        piles={"A": "b19"}, yards={"A": "g04 n07 n01"}, ducats={"A": 0}, dice={"red": 3}, stacks={"gondola": "..."}
    )
    play(g, "A place red_3")
    assert (asking(g), moves(g)) == ("bonus_complete", ["complete n07", "complete n01", "skip"])
    play(g, "A complete n07")
    assert ducats(g) == 6
    assert (asking(g), moves(g)) == ("complete_step", ["complete g04", "complete n01", "finish"])
    play(g, "A complete g04")
    assert (vp(g), approvals(g), yard(g), asked(g)) == (5, 2, "n01", "B")


@pytest.mark.rule("DS-3.7", "DS-8.5", "DS-8.6", "DS-8.16", "DS-8.17", "DS-8.18")
def test_we_11_reorder_place_bonus_action_in_this_order() -> None:
    g = position(
        piles={"A": "b19 b03"},
        yards={"A": "b07 g07 n04"},
        ducats={"A": 7},
        lower=2,
        doge="d02",
        dice={"green": 4},
        stacks={"gondola": "..."},
    )
    play(g, "A reorder b19")
    assert (ducats(g), pile(g)) == (5, "b03 b19")
    assert refused(g, "A reorder b03") == "DS-8.18 reordered_before"
    play(g, "A place green_6")
    assert ducats(g) == 3
    play(g, "A complete n04")
    assert ducats(g) == 8
    play(g, "A complete g07")
    assert (deck(g, "lower").split()[2], vp(g), approvals(g)) == ("g07", 2, 1)
    play(g, "A complete b07")
    assert (pile(g), ducats(g), asked(g)) == ("b03 b19 b07", 8, "B")


@pytest.mark.rule("DS-12.2", "DS-12.3")
def test_we_12_the_lowest_number_starts_and_who_has_none_comes_last() -> None:
    g = position(seats=3, piles={"B": "b11", "C": "b20 b07"}, doge="d04")
    to_the_end_of_the_round(g)
    assert order(g) == "C B A"


@pytest.mark.rule("DS-12.5")
def test_we_13_high_water_level_four() -> None:
    piles = {"A": "b01 b02 b03 b04", "B": "b05 b06 b07", "C": "b08 b09 b10 b11 b12"}
    g = position(seats=3, piles=piles, yards={"A": "b20"}, doge="d01")
    to_the_end_of_the_round(g)
    assert g.table.lost == [1, 2, 0]
    assert g.table.available == [4, 3, 5]


def inspection(bids: list[int]) -> AnyState:
    """After an inspection in which each seat had one approval more than it bid."""
    owned = {SEATS[seat]: bid + 1 for seat, bid in enumerate(bids)}
    waiting = list(SEATS[: len(bids)])
    g = position(seats=len(bids), ask={"step": "bid_approvals", "waiting": waiting}, approvals=owned, doge="d02")
    play(g, *(f"{SEATS[seat]} bid {bid}" for seat, bid in enumerate(bids)))
    return g


@pytest.mark.rule("DS-13.4", "DS-13.5", "DS-13.7")
def test_we_14_equal_bids_share_a_place_and_the_next_one_is_not_skipped() -> None:
    g = inspection([4, 3, 3, 1])
    assert g.table.vp == [6, 3, 3, 1]
    assert [approvals(g, seat) for seat in "ABCD"] == [1, 1, 1, 1]


@pytest.mark.rule("DS-2.3", "DS-2.4")
def test_we_15_three_players_have_four_panels() -> None:
    g = position(seats=3, yards={"A": "g01"}, lower="g02")
    assert len(fields(g)) == 24
    assert {field.split("_")[0] for field in fields(g)} == {"red", "green", "white", "yellow"}


@pytest.mark.rule("DS-4.3")
def test_we_16_a_field_must_be_payable() -> None:
    g = position(ducats={"A": 1}, dice={"white": 3})
    assert "white_4" in fields(g)
    assert refused(g, "A place white_5") == "DS-4.3 too_dear"
    assert refused(g, "A place white_6") == "DS-4.3 too_dear"


@pytest.mark.rule("DS-5.3", "DS-5.5")
def test_we_17_a_full_yard_makes_room_before_anything_is_drawn() -> None:
    g = position(yards={"A": "n01 n02 b05 b06 g13"}, stacks={"gondola": "..."})
    play(g, "A place green_2", "A buy barrier")
    assert (asking(g), len(moves(g)), table(g)["drawn"]) == ("discard_for_space", 5, 0)
    play(g, "A discard n01")
    assert stack(g, "gondola").split()[-1] == "n01"
    assert asked(g) == "*"
    play(g, "* draw b01", "* draw b02", "* draw b03", "* show barrier 0")
    assert moves(g) == ["keep b01", "keep b02", "keep b03", "decline"]


@pytest.mark.rule("DS-5.4", "DS-5.9", "DS-5.11")
def test_we_18_a_third_galley_tile_costs_one_of_the_other_two() -> None:
    given: Given = {
        "yards": {"A": "g13 g14 n01"},
        "ducats": {"A": 6},
        "stacks": {"upper_aft": "g21 g19 g24 ...", "lower_fore": "..."},
    }
    g = position(**given)
    play(g, "A place green_3", "A buy galley upper_aft")
    assert moves(g) == ["discard g13", "discard g14"]
    play(g, "A discard g13")
    assert stack(g, "lower_fore").split()[-1] == "g13"
    assert moves(g) == ["keep g21", "keep g19", "decline"]
    assert refused(g, "A keep g24") == "DS-5.9 too_dear"
    play(g, "A keep g21")
    assert (ducats(g), yard(g)) == (2, "g14 n01 g21")
    assert stack(g, "upper_aft").split()[-2:] == ["g19", "g24"]
    g = position(**given, options={"galley_limit_discard": False})
    play(g, "A place green_3")
    assert asked(g) == "B"


@pytest.mark.rule("DS-5.9", "DS-5.11", "DS-5.12")
def test_we_19_what_is_not_kept_returns_in_the_order_of_drawing() -> None:
    given: Given = {"ducats": {"A": 0}, "stacks": {"gondola": "n05 n10 n13 n01 ..."}}
    g = position(**given)
    play(g, "A place white_2", "A buy gondola")
    assert moves(g) == ["keep n05", "keep n10", "decline"]
    play(g, "A keep n10")
    left = stack(g, "gondola").split()
    assert (left[0], left[-2:]) == ("n01", ["n05", "n13"])
    g = position(**given)
    play(g, "A place white_2", "A buy gondola", "A decline")
    left = stack(g, "gondola").split()
    assert (left[0], left[-3:]) == ("n01", ["n05", "n10", "n13"])


@pytest.mark.rule("DS-5.7", "DS-5.8")
def test_we_20_a_tile_just_discarded_can_be_drawn_and_kept_again() -> None:
    g = position(seats=3, yards={"A": "g03 g04", "B": "g05 g06"}, lower="g01", stacks={"lower_aft": "g02"})
    play(g, "A place green_3", "A buy galley lower_aft", "A discard g03")
    assert moves(g) == ["keep g02", "keep g03", "decline"]
    play(g, "A keep g03")
    assert (ducats(g), stack(g, "lower_aft"), yard(g)) == (8, "g02", "g04 g03")


@pytest.mark.rule("DS-7.1", "DS-7.2", "DS-7.3", "DS-7.4")
def test_we_21_no_part_without_its_left_and_lower_neighbour() -> None:
    g = position(lower=1, upper=1, yards={"A": "g20 g07"})
    play(g, "A place white_5")
    assert (asked(g), yard(g)) == ("B", "g20 g07")
    g = position(lower=1, upper=1, yards={"A": "g20 g01"})
    play(g, "A place white_5")
    assert moves(g) == ["complete g01", "finish"]
    play(g, "A complete g01")
    assert deck(g, "lower").split()[1] == "g01"


@pytest.mark.rule("DS-8.14", "DS-9.1", "DS-9.2", "DS-9.4", "DS-9.5")
def test_we_22_replacing_the_last_part_of_the_lower_deck() -> None:
    g = position(
        seats=4,
        lower="g01 g02 g03 g07",
        upper=3,
        doge="d05",
        dice={"red": 5},
        piles={"A": "b10"},
        yards={"A": "g12 g30"},
        ducats={"A": 3},
        vp={"B": 9},
        stacks={"lower_mid": "..."},
    )
    play(g, "A place red_6")
    assert (asking(g), moves(g)) == ("replace_part", ["replace g12"])
    assert refused(g, "A replace g30") == "DS-9.2 of_another_zone"
    play(g, "A replace g12")
    assert (vp(g), approvals(g), ducats(g), vp(g, "B")) == (7, 2, 2, 9)
    assert deck(g, "lower") == "g01 g02 g03 g12"
    assert stack(g, "lower_mid").split()[-1] == "g07"


@pytest.mark.rule("DS-9.1", "DS-9.3")
def test_we_23_a_part_with_another_one_above_it_cannot_be_torn_down() -> None:
    g = position(seats=4, lower=3, upper=3, yards={"A": "g04"})
    assert refused(g, "A place red_6") == "DS-9.1 part_above"


@pytest.mark.rule("DS-10.1", "DS-10.2", "DS-10.3", "DS-10.4")
def test_we_24_a_swap_cancels_the_inspection_and_sets_the_next_tile() -> None:
    g = position(doge="d02", stacks={"doge": "d07 d12 ..."})
    play(g, "A place green_4")
    assert moves(g) == ["play d07 top", "play d07 bottom", "play d12 top", "play d12 bottom"]
    play(g, "A play d12 top")
    assert (table(g)["doge"], table(g)["old_doge"]) == ("d12", ["d02"])
    values = dict(zip(g.rules.board.colours, g.rules.board.tiles[g.table.doge].values, strict=True))
    assert values == {"blue": 1, "green": 0, "red": 2, "yellow": -1}
    to_the_end_of_the_round(g)
    assert asking(g) == "roll_dice"
    play(g, "* roll red 1", "* roll green 1", "* roll white 1")
    assert table(g)["doge"] == "d07"


@pytest.mark.rule("DS-10.5", "DS-10.6")
def test_we_25_the_stack_is_made_new_between_the_two_draws() -> None:
    g = position(doge="d09", stacks={"doge": "d03"}, old="...")
    assert len(table(g)["old_doge"]) == 14
    play(g, "A place green_4")
    assert set(weights(g)) == {f"draw d{n:02}" for n in range(1, 17) if n not in (3, 9)}
    play(g, "* draw d05", "A play d03 bottom")
    assert len(stack(g, "doge").split()) == 14
    assert stack(g, "doge").split()[-1] == "d05"
    assert (table(g)["old_doge"], table(g)["doge"]) == (["d09"], "d03")


@pytest.mark.rule("DS-3.4", "DS-3.5", "DS-12.6")
def test_we_26_who_has_no_marker_left_is_passed_over() -> None:
    g = position(seats=3, lost={"B": 1, "C": 2})
    turns = []
    while asking(g) == "choose_action":
        turns.append(asked(g))
        play(g, f"{asked(g)} water")
    assert "".join(turns) == "ABCABCABCABA"


@pytest.mark.rule("DS-13.4", "DS-13.5", "DS-13.6")
def test_we_27_a_bid_of_nothing_earns_nothing() -> None:
    assert inspection([2, 2, 5, 1, 0]).table.vp == [3, 3, 6, 1, 0]
    assert inspection([0, 0, 0, 0, 0]).table.vp == [0, 0, 0, 0, 0]


@pytest.mark.rule("DS-14.1", "DS-14.2")
def test_we_28_the_final_approval() -> None:
    owned = dict(zip(SEATS, (7, 7, 4, 2, 1), strict=True))
    g = position(seats=5, ask="final_approval", lower=11, upper=11, ended="last_part_by_action", approvals=owned)
    apply(g, -1, ("reveal",))
    assert g.table.vp == [9, 9, 5, 2, 1]


@pytest.mark.rule("DS-15.1", "DS-15.2", "DS-15.3")
def test_we_29_the_last_part_drops_the_rest_of_the_turn() -> None:
    given: Given = {"seats": 3, "lower": 8, "upper": 7, "doge": "d14", "yards": {"A": "n07 g33"}, "ducats": {"A": 0}}
    g = position(**given)
    play(g, "A place yellow_6", "A complete g33")
    assert (asking(g), yard(g), ducats(g), vp(g), approvals(g)) == ("", "n07", 0, 13, 2)
    g = position(**given, stacks={"gondola": "..."})
    play(g, "A place yellow_6", "A complete n07", "A complete g33")
    assert (asking(g), ducats(g), vp(g)) == ("", 6, 13)


@pytest.mark.rule("DS-8.9", "DS-15.1", "DS-15.3")
def test_we_30_a_bonus_may_end_the_game_before_the_action() -> None:
    g = position(lower=6, upper=5, doge="d06", piles={"A": "b26"}, yards={"A": "g31 b01"})
    play(g, "A place green_6", "A complete g31")
    assert (asking(g), yard(g), pile(g)) == ("", "b01", "b26")
    assert vp(g) == 2
    assert GAME.ending(g) == "last_part_by_bonus"


@pytest.mark.rule("DS-15.4", "DS-15.5", "DS-15.6", "DS-15.7")
def test_we_31_ties_are_broken_by_ducats_and_then_by_the_top_barrier() -> None:
    given: Given = {"ask": "final_approval", "lower": 6, "upper": 6, "ended": "last_part_by_action"}
    equal: Given = {"vp": {"A": 40, "B": 40}, "ducats": {"A": 6, "B": 6}}
    assert GAME.ranking(position(**given, **equal, piles={"A": "b12"})) == [1, 2]
    assert GAME.ranking(position(**given, **equal)) == [1, 1]


@pytest.mark.rule("DS-8.3", "DS-8.6")
def test_we_32_a_barrier_gives_its_bonus_only_from_the_next_turn_on() -> None:
    g = position(seats=3, yards={"A": "b10 b01"}, ducats={"A": 0})
    play(g, "A place yellow_5", "A complete b10")
    assert ducats(g) == 0
    play(g, "B water", "C water", "A place white_4")
    assert (ducats(g), asking(g)) == (1, "complete_step")


@pytest.mark.rule("DS-10.8", "DS-10.9")
def test_we_33_paid_approvals_need_their_price() -> None:
    assert refused(position(ducats={"A": 1}), "A place white_1") == "DS-10.9 price_must_be_left"
    assert "white_1" in fields(position(ducats={"A": 2}))
    g = position(seats=5, ducats={"A": 2}, dice={"black": 1})
    assert refused(g, "A place black_2") == "DS-10.9 price_must_be_left"
    g = position(seats=5, ducats={"A": 3}, dice={"black": 1})
    play(g, "A place black_2")
    assert (ducats(g), approvals(g)) == (0, 2)


@pytest.mark.rule("DS-8.13", "DS-11.1", "DS-11.2")
def test_we_34_the_water_triggers_no_bonus() -> None:
    g = position(piles={"A": "b18"}, ducats={"A": 4})
    play(g, "A water")
    assert ducats(g) == 5
    g = position(piles={"A": "b18"}, ducats={"A": 4})
    play(g, "A place red_4")
    assert ducats(g) == 9


@pytest.mark.rule("DS-1.17", "DS-5.13", "DS-13.3")
def test_we_35_what_others_see_of_drawn_tiles_bids_and_approvals() -> None:
    g = position(approvals={"A": 4})
    play(g, "A place green_2", "A buy barrier", "* draw b01", "* draw b02", "* draw b03", "* show barrier 0")
    view = seen(g, "B")
    assert view["table"]["drawn"] == 3
    assert "b01" not in json.dumps(view)
    assert "b02" not in json.dumps(view)
    assert view["table"]["approvals"] == {}
    assert seen(g, "A")["own"]["drawn"] == ["b01", "b02", "b03"]
    bids = {"step": "bid_approvals", "waiting": ["A", "B", "C"]}
    g = position(seats=3, ask=bids, approvals={"A": 4, "B": 3}, doge="d02")
    play(g, "A bid 4", "B bid 2")
    assert asked(g) == "C"
    assert seen(g, "B")["own"]["bid"] == 2
    other = position(seats=3, ask=bids, approvals={"A": 4, "B": 3}, doge="d02")
    play(other, "A bid 0", "B bid 2")
    assert seen(g, "B") == seen(other, "B")


@pytest.mark.rule("DS-2.1", "DS-2.2", "DS-2.5", "DS-2.7", "DS-2.8", "DS-2.9", "DS-2.12", "DS-3.3")
def test_we_36_the_beginning_with_five_players() -> None:
    g = start(5)
    play(g, "* show barrier 0", "* show gondola 1", "* start D")
    assert order(g) == "D E A B C"
    assert (g.table.vp, g.table.ducats, g.table.available) == ([0] * 5, [12] * 5, [5] * 5)
    assert [approvals(g, seat) for seat in SEATS] == [0] * 5
    assert g.table.bags == [6] * 6 + [26, 14, 16]
    play(g, *(f"* roll {panel} 3" for panel in ("red", "green", "white", "yellow", "blue", "black")))
    play(g, "* draw d05")
    assert table(g)["bags"]["doge"] == 15
    assert table(g)["decks"] == {"lower": [], "upper": []}
    assert (asked(g), asking(g)) == ("D", "choose_action")


@pytest.mark.rule("DS-8.2", "DS-8.4", "DS-8.11", "DS-4.7", "DS-4.9")
def test_we_37_one_bonus_for_two_icons_and_none_from_below_the_top() -> None:
    g = position(piles={"A": "b19 b10"}, yards={"A": "n01 b05"}, ducats={"A": 0}, stacks={"gondola": "..."})
    play(g, "A place white_6")
    assert (ducats(g), asking(g)) == (1, "complete_step")
    assert moves(g) == ["complete n01", "complete b05", "finish"]
    assert refused(g, "A buy gondola") == "DS-4.9 other_icons"
    play(g, "A complete n01")
    assert moves(g) == ["complete b05", "finish"]
    play(g, "A finish")
    assert (ducats(g), yard(g), asked(g)) == (5, "b05", "B")


@pytest.mark.rule("DS-8.15", "DS-10.7")
def test_we_38_an_intrigue_with_a_bonus() -> None:
    g = position(piles={"A": "b09"})
    play(g, "A place red_2")
    assert (vp(g), approvals(g)) == (1, 1)


@pytest.mark.rule("DS-5.1", "DS-7.2", "DS-7.4")
def test_we_39_a_full_zone_can_still_be_bought_for() -> None:
    g = position(lower=3)
    play(g, "A place green_3")
    assert "buy galley lower_aft" in moves(g)
    g = position(lower=3, yards={"A": "g01"})
    assert refused(g, "A place red_6") == "DS-9.3 no_replacement"
    play(g, "A place white_5")
    assert asked(g) == "B"


@pytest.mark.rule("DS-7.8", "DS-7.9", "DS-10.4")
def test_we_40_a_swap_changes_nothing_that_is_built() -> None:
    g = position(lower=2, yards={"A": "g07", "B": "g09"}, doge="d02", stacks={"doge": "d03 d10 ..."})
    play(g, "A place white_5", "A complete g07")
    assert (vp(g), approvals(g)) == (2, 1)
    play(g, "B place green_4", "B play d03 bottom")
    assert (vp(g), approvals(g)) == (2, 1)
    play(g, "A water", "B place green_6", "B complete g09")
    assert (vp(g, "B"), approvals(g, "B")) == (2, 1)


@pytest.mark.rule("DS-14.3", "DS-15.4")
def test_we_41_ducats_and_barriers_are_no_points() -> None:
    g = position(
        ask="final_approval",
        lower=6,
        upper=6,
        ended="last_part_by_action",
        vp={"A": 20, "B": 21},
        ducats={"A": 30, "B": 0},
        piles={"A": "b01 b02 b03 b04 b05 b06"},
    )
    apply(g, -1, ("reveal",))
    assert GAME.scores(g) == [20, 21]
    assert GAME.ranking(g) == [2, 1]


@pytest.mark.rule("DS-10.3", "DS-10.5", "DS-10.6")
def test_we_42_the_tile_not_played_goes_on_top_of_the_new_stack_or_under_it() -> None:
    given: Given = {"doge": "d09", "stacks": {"doge": "d03 d06"}, "old": "..."}
    g = position(**given)
    assert len(table(g)["old_doge"]) == 13
    play(g, "A place green_4", "A play d06 bottom")
    assert len(stack(g, "doge").split()) == 14
    assert stack(g, "doge").split()[-1] == "d03"
    assert (table(g)["old_doge"], table(g)["doge"]) == (["d09"], "d06")
    g = position(**given)
    play(g, "A place green_4", "A play d06 top")
    assert stack(g, "doge").split()[0] == "d03"


@pytest.mark.rule("DS-1.5", "DS-10.9", "DS-10.10")
def test_we_43_a_bonus_purchase_leaves_the_price_of_the_intrigue(tmp_path: Path) -> None:
    said = deepcopy(read_json(GAME.data_file))
    said["barriers"][1]["bonus"] = {"type": "buy", "target": "gondola"}
    corrected = tmp_path / "corrected.json"
    corrected.write_text(json.dumps(said), encoding="utf-8")
    given: Given = {"piles": {"A": "b02"}, "stacks": {"gondola": "n13 n05 n10 ..."}, "data_file": corrected}
    g = position(**given, ducats={"A": 2})
    play(g, "A place white_1", "A buy gondola")
    assert moves(g) == ["keep n05", "keep n10", "decline"]
    assert refused(g, "A keep n13") == "DS-10.10 price_must_be_left"
    g = position(**given, ducats={"A": 3})
    play(g, "A place white_1", "A buy gondola")
    assert moves(g) == ["keep n13", "keep n05", "keep n10", "decline"]
    play(g, "A keep n13")
    assert (ducats(g), approvals(g), yard(g)) == (0, 2, "n13")
