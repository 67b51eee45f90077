"""Chapter 8: barriers."""

from __future__ import annotations

import pytest

from games.dogeship.table import (
    Given,
    approvals,
    asked,
    asking,
    deck,
    ducats,
    moves,
    order,
    pile,
    play,
    position,
    refused,
    to_the_end_of_the_round,
    vp,
    yard,
)


@pytest.mark.rule("DS-8.1")
def test_a_completed_barrier_goes_on_top() -> None:
    g = position(piles={"A": "b01"}, yards={"A": "b20"})
    play(g, "A place green_6", "A complete b20")
    assert pile(g) == "b01 b20"


@pytest.mark.rule("DS-8.2")
def test_only_the_top_barrier_has_a_bonus_and_a_priority_but_all_protect() -> None:
    g = position(piles={"A": "b01 b26", "B": "b20 b02"}, doge="d05")
    play(g, "A place red_4")
    assert ducats(g) == 15
    to_the_end_of_the_round(g)
    assert order(g) == "B A"
    assert g.table.lost == [0, 0]


@pytest.mark.rule("DS-8.3")
def test_barriers_in_the_yard_do_nothing() -> None:
    g = position(yards={"A": "b01 b10"}, piles={"B": "b26"}, doge="d05")
    play(g, "A place red_4")
    assert ducats(g) == 15
    to_the_end_of_the_round(g)
    assert (order(g), g.table.lost) == ("B A", [2, 1])


TRIGGERS = [
    ("b13", "red_1", {"ducats": 13}),  # buy
    ("b07", "white_5", {"ducats": 13}),  # complete
    ("b17", "green_5", {"vp": 1}),
    ("b23", "green_6", {"approvals": 1}),
    ("b02", "red_2", {"ducats": 13, "approvals": 1}),  # intrigue
    ("b14", "white_1", {"ducats": 10, "approvals": 3}),
    ("b12", "red_4", {"ducats": 15, "approvals": 1}),  # ducats
    ("b06", "green_1", {"ducats": 14, "vp": 1}),
    ("b13", "white_5", {}),
    ("b07", "red_1", {}),
    ("b02", "red_4", {"ducats": 15}),
    ("b12", "red_2", {"approvals": 1}),
]


@pytest.mark.rule("DS-8.4", "DS-8.7", "DS-8.15")
@pytest.mark.parametrize(("barrier", "field", "gains"), TRIGGERS)
def test_the_bonus_is_due_when_trigger_and_action_agree(barrier: str, field: str, gains: dict[str, int]) -> None:
    g = position(piles={"A": barrier})
    play(g, f"A place {field}")
    expected = {"ducats": 12, "approvals": 0, "vp": 0, **gains}
    assert {"ducats": ducats(g), "approvals": approvals(g), "vp": vp(g)} == expected


@pytest.mark.rule("DS-8.15")
def test_a_swap_is_an_intrigue_too() -> None:
    g = position(piles={"A": "b09"}, stacks={"doge": "..."})
    play(g, "A place green_4")
    assert (vp(g), asking(g)) == (1, "swap_doge")


@pytest.mark.rule("DS-8.5", "DS-8.8")
def test_a_buy_bonus_is_a_whole_purchase_before_the_action() -> None:
    g = position(piles={"A": "b08"}, ducats={"A": 1}, stacks={"gondola": "n13 n05 n06 ...", "barrier": "b22 ..."})
    play(g, "A place green_2")
    assert (asking(g), moves(g)) == ("bonus_buy", ["buy gondola", "skip"])
    assert refused(g, "A buy barrier") == "DS-8.8 bonus_of_another_kind"
    play(g, "A buy gondola", "A keep n13")
    assert (ducats(g), asking(g)) == (0, "buy_step")
    play(g, "A buy barrier")
    assert moves(g) == ["keep b01", "keep b02", "decline"]


@pytest.mark.rule("DS-8.8")
def test_a_galley_bonus_lists_the_zones_and_may_be_skipped() -> None:
    g = position(piles={"A": "b20"})
    play(g, "A place red_1")
    assert len(moves(g, "buy")) == 6
    play(g, "A skip")
    assert (asking(g), moves(g)) == ("buy_step", ["buy gondola", "finish"])


@pytest.mark.rule("DS-8.6")
def test_a_barrier_completed_by_the_bonus_gives_none_in_this_turn() -> None:
    g = position(piles={"A": "b15"}, yards={"A": "b10 b07"})
    play(g, "A place green_6", "A complete b10")
    assert (ducats(g), asking(g)) == (12, "complete_step")
    play(g, "A complete b07")
    assert (ducats(g), pile(g)) == (12, "b15 b10 b07")


@pytest.mark.rule("DS-8.9")
def test_a_complete_bonus_needs_a_suitable_tile() -> None:
    g = position(piles={"A": "b19"}, yards={"A": "b05"})
    play(g, "A place white_4")
    assert asking(g) == "complete_step"
    g = position(piles={"A": "b26"}, yards={"A": "g07 n01"}, lower=1)
    play(g, "A place white_4")
    assert asking(g) == "complete_step"
    g = position(piles={"A": "b26"}, yards={"A": "g01 g07 n01"}, lower=1, stacks={"gondola": "..."})
    play(g, "A place white_4")
    assert (asking(g), moves(g)) == ("bonus_complete", ["complete g01", "skip"])
    assert refused(g, "A complete n01") == "DS-8.9 bonus_of_another_kind"
    assert refused(g, "A complete g07") == "DS-7.1 left_neighbour_missing"


@pytest.mark.rule("DS-8.10")
def test_the_bonus_uses_no_icon() -> None:
    g = position(piles={"A": "b26"}, yards={"A": "g01 g07"}, lower=1)
    play(g, "A place white_5", "A complete g01")
    assert moves(g) == ["complete g07", "finish"]
    play(g, "A complete g07")
    assert deck(g, "lower").split()[1:] == ["g01", "g07"]


@pytest.mark.rule("DS-8.11", "DS-8.12")
def test_once_per_field_and_also_without_the_action() -> None:
    g = position(piles={"A": "b10"}, yards={"A": "n01 b05"}, stacks={"gondola": "..."})
    play(g, "A place white_6", "A complete b05", "A complete n01")
    assert ducats(g) == 12 + 1 + 4
    g = position(piles={"A": "b10"}, yards={"A": "n01 b05"})
    play(g, "A place white_6", "A finish")
    assert ducats(g) == 13


@pytest.mark.rule("DS-8.13")
def test_no_bonus_on_the_water() -> None:
    for barrier in ("b01", "b06", "b12"):
        g = position(piles={"A": barrier})
        play(g, "A water")
        assert (ducats(g), vp(g), approvals(g)) == (13, 0, 0)


@pytest.mark.rule("DS-8.14")
def test_a_replacement_triggers_no_bonus_unless_the_option_says_so() -> None:
    given: Given = {"piles": {"A": "b10"}, "yards": {"A": "g02"}, "lower": "g01"}
    g = position(**given)
    play(g, "A place red_6")
    assert ducats(g) == 12
    g = position(**given, options={"replace_triggers_complete_bonus": True})
    play(g, "A place red_6")
    assert (ducats(g), asking(g)) == (13, "replace_part")


@pytest.mark.rule("DS-8.16", "DS-8.19")
def test_two_finished_barriers_may_be_reordered_for_two_ducats_also_before_the_water() -> None:
    g = position(piles={"A": "b01 b02 b03"}, ducats={"A": 2})
    assert moves(g, "reorder") == ["reorder b01", "reorder b02"]
    play(g, "A reorder b01", "A water")
    assert (pile(g), ducats(g), asked(g)) == ("b02 b03 b01", 1, "B")
    assert refused(position(piles={"A": "b01"}), "A reorder b01") == "DS-8.16 two_barriers_needed"


@pytest.mark.rule("DS-8.17")
def test_the_barrier_named_must_be_finished_and_not_on_top() -> None:
    g = position(piles={"A": "b01 b02", "B": "b09 b08"}, yards={"A": "b05"})
    assert refused(g, "A reorder b02") == "DS-8.17 on_top_already"
    assert refused(g, "A reorder b05") == "DS-8.17 not_finished"
    assert refused(g, "A reorder b09") == "DS-8.17 not_finished"
    assert refused(g, "A reorder g01") == "DS-8.17 not_finished"


@pytest.mark.rule("DS-8.18")
def test_no_second_reordering_none_after_the_field_none_without_ducats() -> None:
    g = position(piles={"A": "b01 b02 b03"}, yards={"A": "n01"})
    play(g, "A reorder b01")
    assert moves(g, "reorder") == []
    assert refused(g, "A reorder b02") == "DS-8.18 reordered_before"
    play(g, "A place green_5")
    assert refused(g, "A reorder b02") == "DS-8.18 reorder_too_late"
    g = position(piles={"A": "b01 b02"}, ducats={"A": 1})
    assert refused(g, "A reorder b01") == "DS-8.18 too_dear"
    assert refused(position(piles={"B": "b01 b02"}), "B reorder b01") == "DS-3.4 not_asked"


@pytest.mark.rule("DS-8.18")
def test_in_the_next_turn_barriers_may_be_reordered_again() -> None:
    g = position(piles={"A": "b01 b02"})
    play(g, "A reorder b01", "A water", "B water")
    assert moves(g, "reorder") == ["reorder b02"]


@pytest.mark.rule("DS-8.20")
def test_finished_barriers_never_leave_the_pile() -> None:
    g = position(piles={"A": "b01 b02 b03 b04 b05 b06"}, yards={"A": "n01 n02 n03 n04 g01"})
    play(g, "A place green_2", "A buy barrier")
    assert (asking(g), moves(g)) == ("discard_for_space", [f"discard {tile}" for tile in yard(g).split()])
