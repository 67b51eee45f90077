"""Chapter 4: fields, costs and icons."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dogeship.table import (
    BOARD,
    Given,
    asked,
    asking,
    deck,
    ducats,
    fields,
    flagged,
    moves,
    pile,
    play,
    position,
    refused,
    vp,
    yard,
)
from serenissima.games.dogeship.board import Offer

DRAWS = ("* draw b01", "* draw b02", "* draw b03", "* show barrier 0")


@pytest.mark.rule("DS-4.1")
def test_a_field_with_a_marker_is_taken_also_for_its_owner() -> None:
    g = position(markers={"red_1": "A", "green_2": "B"})
    assert not {"red_1", "green_2"} & set(fields(g))
    assert refused(g, "A place red_1") == "DS-4.1 field_taken"
    assert refused(g, "A place green_2") == "DS-4.1 field_taken"
    assert refused(g, "A place yellow_1") == "DS-2.4 panel_out_of_play"


@pytest.mark.rule("DS-4.2", "DS-4.3")
@given(die=st.integers(1, 6), purse=st.integers(0, 7))
def test_a_field_costs_its_value_minus_the_die(die: int, purse: int) -> None:
    g = position(dice={"green": die, "red": 6, "white": 6}, ducats={"A": purse})
    open_fields = [f"green_{value}" for value in range(1, 7) if max(0, value - die) <= purse]
    assert [name for name in fields(g) if name.startswith("green")] == open_fields
    value = len(open_fields)
    play(g, f"A place green_{value}")
    earned = 2 if value == 1 else 0
    assert ducats(g) == purse - max(0, value - die) + earned


@pytest.mark.rule("DS-4.3")
def test_the_cost_is_checked_after_a_reordering_and_before_the_bonus() -> None:
    g = position(ducats={"A": 2}, piles={"A": "b10 b07"}, dice={"white": 4})
    assert "white_5" in fields(g)
    play(g, "A reorder b10")
    assert refused(g, "A place white_5") == "DS-4.3 too_dear"


@pytest.mark.rule("DS-4.4")
def test_the_marker_stays_on_the_field_until_the_end_of_the_round() -> None:
    g = position(dice={"green": 1}, doge="d04")
    play(g, "A place green_2")
    assert ducats(g) == 11
    play(g, "A finish")
    assert refused(g, "B place green_2") == "DS-4.1 field_taken"
    while asking(g) == "choose_action":
        play(g, f"{asked(g)} water")
    assert g.table.markers == [-1] * 36


@pytest.mark.rule("DS-4.5")
def test_a_field_may_be_chosen_without_any_use_for_it() -> None:
    g = position()
    assert flagged(g, "idle") == [
        "place red_3",
        "place green_5",
        "place green_6",
        "place white_4",
        "place white_5",
        "place white_6",
    ]
    play(g, "A place green_6")
    assert asked(g) == "B"
    g = position(yards={"A": "n01"})
    assert "place green_5" not in flagged(g, "idle")


@pytest.mark.rule("DS-4.5", "DS-8.12")
def test_a_field_that_brings_a_bonus_is_not_without_use() -> None:
    g = position(piles={"A": "b17"})
    assert flagged(g, "idle") == []
    play(g, "A place white_5")
    assert vp(g) == 1
    g = position(piles={"A": "b19"})
    assert "place white_5" in flagged(g, "idle")
    g = position(piles={"A": "b19"}, yards={"A": "n07"})
    assert "place white_5" not in flagged(g, "idle")


@pytest.mark.rule("DS-4.6", "DS-4.7")
def test_two_icons_with_a_plus_may_both_be_used_or_one_or_none() -> None:
    given_: Given = {"yards": {"A": "b05 g01"}}
    g = position(**given_)
    play(g, "A place green_6", "A finish")
    assert (yard(g), asked(g)) == ("b05 g01", "B")
    g = position(**given_)
    play(g, "A place green_6", "A complete g01")
    assert moves(g) == ["complete b05", "finish"]
    play(g, "A finish")
    assert (yard(g), deck(g, "lower"), asked(g)) == ("b05", "g01", "B")


@pytest.mark.rule("DS-4.6")
def test_two_icons_without_a_plus_leave_one() -> None:
    g = position(yards={"A": "b05 n01"}, stacks={"gondola": "..."})
    play(g, "A place white_4")
    assert moves(g) == ["complete b05", "complete n01", "finish"]
    play(g, "A complete n01")
    assert (yard(g), pile(g), asked(g)) == ("b05", "", "B")


@pytest.mark.rule("DS-4.6")
def test_two_icons_of_one_kind_may_be_used_twice() -> None:
    offer = Offer(0)
    offer.icons((2, 2), True)
    assert offer.open_kinds == [(2,), (2,), (2,), ()]
    assert offer.use(offer.use(0, 2), 2) == 3
    offer.icons((1, 0), False)
    assert offer.open_kinds == [(1, 0), (), (), ()]


@pytest.mark.rule("DS-4.6")
def test_a_field_has_no_other_icons_than_its_own() -> None:
    g = position(yards={"A": "b05 n01"})
    play(g, "A place white_4")
    assert refused(g, "A complete g01") == "DS-6.1 not_in_your_yard"
    g = position(yards={"A": "b05 n01"})
    play(g, "A place green_5")
    assert refused(g, "A complete b05") == "DS-4.6 no_such_icon"
    g = position()
    play(g, "A place green_2")
    assert refused(g, "A buy gondola") == "DS-4.6 no_such_icon"


@pytest.mark.rule("DS-4.8")
def test_a_purchase_uses_its_icon_even_if_no_tile_is_kept() -> None:
    g = position()
    play(g, "A place white_3", "A buy barrier", *DRAWS, "A decline")
    assert (asked(g), yard(g)) == ("B", "")
    g = position(stacks={"gondola": "..."})
    play(g, "A place red_5", "A buy gondola", "A decline")
    assert [move.split()[1] for move in moves(g, "buy")] == ["galley"] * 6
    assert refused(g, "A buy gondola") == "DS-4.8 icon_used"


@pytest.mark.rule("DS-4.9")
def test_buying_and_completing_are_different_icons() -> None:
    g = position(yards={"A": "n01"})
    play(g, "A place red_1")
    assert refused(g, "A complete n01") == "DS-4.9 other_icons"
    g = position(yards={"A": "n01"})
    play(g, "A place green_5")
    assert refused(g, "A buy gondola") == "DS-4.9 other_icons"


def test_every_field_says_what_it_offers_in_the_data() -> None:
    """Thirty-six fields and no code for any of them."""
    offers = [(field.offer.does, field.offer.kinds, field.offer.both) for field in BOARD.fields]
    assert len(set(offers)) < len(offers)
    assert {does for does, _, _ in offers} == {0, 1, 2, 3, 4}
