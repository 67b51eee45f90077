"""Chapter 5: buying material."""

from __future__ import annotations

import pytest

from games.dogeship.table import (
    BOARD,
    Given,
    asked,
    asking,
    ducats,
    moves,
    play,
    position,
    refused,
    seen,
    stack,
    table,
    time_out,
    weights,
    yard,
)

ZONES = BOARD.zones
FIVE = "n01 n02 b05 b06 g13"


@pytest.mark.rule("DS-5.1")
def test_a_galley_tile_is_bought_for_any_zone() -> None:
    g = position(lower=3, upper=2)
    play(g, "A place white_3")
    assert moves(g) == ["buy barrier", *(f"buy galley {zone}" for zone in ZONES), "finish"]
    assert refused(g, "A buy galley") == "DS-5.1 name_a_zone"
    assert refused(g, "A buy barrier lower_aft") == "DS-5.1 no_zone"
    play(g, "A buy galley lower_aft")
    assert len(weights(g)) == 4


@pytest.mark.rule("DS-5.2")
def test_nothing_is_bought_from_an_empty_stack() -> None:
    g = position(seats=4, yards={"A": "g01 g02", "B": "g03 g04", "C": "g05"}, lower="g06")
    play(g, "A place green_3")
    assert moves(g) == [f"buy galley {zone}" for zone in ZONES[1:]] + ["finish"]
    assert refused(g, "A buy galley lower_aft") == "DS-5.2 stack_is_empty"


@pytest.mark.rule("DS-5.3", "DS-5.6")
def test_a_full_yard_gives_up_one_tile_of_any_kind() -> None:
    g = position(yards={"A": FIVE}, stacks={"gondola": "...", "barrier": "..."})
    play(g, "A place white_2", "A buy gondola")
    assert moves(g) == [f"discard {tile}" for tile in FIVE.split()]
    assert refused(g, "A discard n07") == "DS-5.3 not_in_your_yard"
    assert time_out(g) == "discard n01"
    play(g, "A discard b05")
    assert asking(g) == "keep_tile"
    assert refused(g, "A discard b06") == "DS-5.6 no_need_to_discard"


@pytest.mark.rule("DS-5.6")
def test_nothing_is_given_up_without_need() -> None:
    g = position(yards={"A": "n01 n02 b05 b06"})
    play(g, "A place white_2")
    assert refused(g, "A discard n01") == "DS-5.6 no_need_to_discard"
    play(g, "A buy gondola")
    assert asked(g) == "*"


@pytest.mark.rule("DS-5.4")
def test_for_a_galley_tile_one_of_two_galley_tiles_goes_even_in_a_yard_with_room() -> None:
    g = position(yards={"A": "g13 n01 g14"})
    play(g, "A place green_3", "A buy galley upper_fore")
    assert moves(g) == ["discard g13", "discard g14"]
    assert refused(g, "A discard n01") == "DS-5.4 discard_a_galley_tile"


@pytest.mark.rule("DS-5.4")
def test_in_a_full_yard_one_discard_satisfies_both_limits() -> None:
    g = position(yards={"A": "g13 n01 g14 b05 b06"}, stacks={"lower_fore": "...", "upper_fore": "..."})
    play(g, "A place green_3", "A buy galley upper_fore")
    assert moves(g) == ["discard g13", "discard g14"]
    play(g, "A discard g14")
    assert asking(g) == "keep_tile"


@pytest.mark.rule("DS-5.4")
def test_by_option_a_third_galley_tile_is_refused_while_the_yard_has_room() -> None:
    options = {"galley_limit_discard": False}
    g = position(yards={"A": "g13 n01 g14"}, options=options)
    play(g, "A place white_3")
    assert moves(g) == ["buy barrier", "finish"]
    assert refused(g, "A buy galley upper_aft") == "DS-1.10 too_many_galley_tiles"
    g = position(yards={"A": "g13 n01 g14 b05 b06"}, options=options)
    play(g, "A place green_3", "A buy galley upper_fore")
    assert moves(g) == ["discard g13", "discard g14"]


@pytest.mark.rule("DS-5.5")
def test_a_discarded_tile_goes_under_its_own_stack_and_nothing_is_refunded() -> None:
    g = position(yards={"A": FIVE}, stacks={"lower_fore": "..."})
    heard = play(g, "A place green_2", "A buy barrier", "A discard g13")
    assert "discarded A g13" in heard
    assert stack(g, "lower_fore").split() == ["g14", "g15", "g16", "g17", "g18", "g13"]
    assert ducats(g) == 12
    assert seen(g, "spectator")["table"]["under"]["lower_fore"] == 6


@pytest.mark.rule("DS-5.7")
def test_three_tiles_are_drawn_or_as_many_as_there_are() -> None:
    g = position(stacks={"upper_aft": "g24 g23 g22 ..."})
    play(g, "A place green_3", "A buy galley upper_aft")
    assert table(g)["drawn"] == 3
    g = position(seats=3, yards={"A": "g01", "B": "g02 g03", "C": "g04"}, stacks={"lower_aft": "g05 g06"})
    play(g, "A place green_3", "A buy galley lower_aft")
    assert moves(g) == ["keep g05", "keep g06", "decline"]


@pytest.mark.rule("DS-5.8")
def test_the_bag_is_drawn_before_what_lies_under_it() -> None:
    g = position(yards={"A": "g01 g02", "B": "g03 g04"})
    play(g, "A place green_3", "A buy galley lower_aft", "A discard g01")
    assert set(weights(g)) == {"draw g05", "draw g06"}
    play(g, "* draw g06")
    assert moves(g) == ["keep g06", "keep g05", "keep g01", "decline"]
    assert seen(g, "B")["table"]["drawn"] == 3
    assert "g01" not in str(seen(g, "B"))


@pytest.mark.rule("DS-5.9", "DS-5.10", "DS-5.15")
def test_one_tile_is_paid_for_and_goes_to_the_yard() -> None:
    g = position(ducats={"A": 5}, stacks={"upper_aft": "g24 g22 g21 ..."}, yards={"A": "n01"})
    play(g, "A place green_3", "A buy galley upper_aft")
    assert moves(g) == ["keep g22", "keep g21", "decline"]
    assert refused(g, "A keep g24") == "DS-5.9 too_dear"
    assert refused(g, "A keep g19") == "DS-5.9 not_drawn"
    heard = play(g, "A keep g22")
    assert heard == ["kept A g22", "ducats_paid A 5"]
    assert (ducats(g), yard(g), asked(g)) == (0, "n01 g22", "B")


@pytest.mark.rule("DS-5.15")
def test_completing_costs_nothing_beyond_the_field() -> None:
    g = position(ducats={"A": 0}, yards={"A": "g06"})
    play(g, "A place white_5", "A complete g06")
    assert ducats(g) == 0


@pytest.mark.rule("DS-5.11")
def test_what_is_put_back_lies_under_the_stack_in_the_order_of_drawing() -> None:
    g = position(stacks={"upper_aft": "g24 g22 g21 ..."})
    play(g, "A place green_3", "A buy galley upper_aft", "A keep g22")
    assert stack(g, "upper_aft").split() == ["g19", "g20", "g23", "g24", "g21"]


@pytest.mark.rule("DS-5.12")
def test_the_buyer_may_keep_none_but_a_discard_is_not_undone() -> None:
    g = position(yards={"A": FIVE}, stacks={"gondola": "...", "barrier": "b22 ..."})
    play(g, "A place green_2", "A buy barrier", "A discard g13", "A decline")
    assert (ducats(g), yard(g), asked(g)) == (12, "n01 n02 b05 b06", "B")
    assert stack(g, "barrier").split()[-3:] == ["b22", "b01", "b02"]


@pytest.mark.rule("DS-5.12")
def test_by_option_a_tile_that_can_be_paid_must_be_kept() -> None:
    given: Given = {"options": {"buy_may_decline": False}, "stacks": {"gondola": "n13 n07 n05 n10 ..."}}
    g = position(**given)
    play(g, "A place white_2", "A buy gondola")
    assert moves(g) == ["keep n13", "keep n07", "keep n05"]
    assert refused(g, "A decline") == "DS-5.12 must_keep_one"
    assert time_out(g) == "keep n05"
    g = position(**{**given, "stacks": {"gondola": "n13 n07 n06 ..."}}, ducats={"A": 0})
    play(g, "A place white_2", "A buy gondola")
    assert (moves(g), time_out(g)) == (["decline"], "decline")


@pytest.mark.rule("DS-5.13")
def test_only_the_buyer_sees_what_is_drawn_until_he_has_chosen() -> None:
    g = position(seats=3, stacks={"upper_aft": "g24 g22 g21 ..."})
    for_b = play(g, "A place green_3", "A buy galley upper_aft", hears="B")
    assert for_b.count("drawn A upper_aft") == 3
    assert not any("looked_at" in fact for fact in for_b)
    assert seen(g, "B")["own"]["drawn"] == []
    assert seen(g, "A")["own"]["drawn"] == ["g24", "g22", "g21"]
    play(g, "A keep g22")
    assert stack(g, "upper_aft").split()[-2:] == ["g24", "g21"]
    for seat in ("A", "B", "C", "spectator"):
        assert seen(g, seat)["table"]["under"]["upper_aft"] == 5
        assert "g24" not in str(seen(g, seat))


@pytest.mark.rule("DS-5.11", "DS-5.13")
def test_a_tile_that_comes_up_again_is_seen_by_its_drawer_alone() -> None:
    g = position(seats=3, stacks={"upper_aft": "g24 g22 g21 ..."}, markers={"green_3": "C"})
    play(g, "A place white_3", "A buy galley upper_aft", "A keep g22")
    play(g, "B place yellow_4", "B buy galley upper_aft", "B decline")
    play(g, "C water", "A water")
    assert stack(g, "upper_aft") == "g24 g21 g19 g20 g23"
    play(g, "B place red_5", "B buy galley upper_aft")
    assert seen(g, "A")["own"]["drawn"] == []
    assert seen(g, "B")["own"]["drawn"] == ["g24", "g21", "g19"]
    play(g, "B keep g19")
    assert stack(g, "upper_aft") == "g20 g23 g24 g21"


@pytest.mark.rule("DS-5.14")
def test_two_purchases_are_separate_and_the_second_sees_the_yard_after_the_first() -> None:
    g = position(yards={"A": "n01 n02 b05 g13"}, stacks={"gondola": "...", "upper_aft": "..."})
    play(g, "A place red_5", "A buy gondola", "A keep n03")
    assert (asking(g), yard(g)) == ("buy_step", "n01 n02 b05 g13 n03")
    play(g, "A buy galley upper_aft")
    assert moves(g) == [f"discard {tile}" for tile in ["n01", "n02", "b05", "g13", "n03"]]


@pytest.mark.rule("DS-5.5", "DS-5.13")
def test_of_a_covered_tile_others_see_kind_cost_and_place_when_it_is_discarded() -> None:
    tiles = {"A": "n13 b05 b06 n14 g01"}
    g = position(yards=tiles, options={"open_yards": False}, stacks={"gondola": "...", "barrier": "..."})
    heard = play(g, "A place green_2", "A buy barrier", "A discard b06", hears="B")
    assert "discarded A barrier_0" in heard
    assert "left_yard A 2" in heard
    assert "b06" not in " ".join(heard)
    assert "b06" not in str(seen(g, "B"))
    play(g, "A keep b01")
    assert seen(g, "B")["table"]["yards"]["A"] == ["gondola_1", "barrier_0", "gondola_1", "g01", "barrier_0"]
