"""Chapter 7: completing galley parts."""

from __future__ import annotations

import pytest

from games.dogeship.table import (
    BOARD,
    approvals,
    asked,
    asking,
    deck,
    flagged,
    moves,
    play,
    position,
    refused,
    vp,
    yard,
)


@pytest.mark.rule("DS-7.1")
def test_a_part_goes_into_the_leftmost_empty_column_of_its_deck() -> None:
    g = position(yards={"A": "g03", "B": "g21"})
    play(g, "A place white_5", "A complete g03", "B place green_6", "B complete g21")
    assert (deck(g, "lower"), deck(g, "upper")) == ("g03", "g21")


@pytest.mark.rule("DS-7.1", "DS-7.4")
def test_no_part_without_its_left_neighbour() -> None:
    g = position(lower=1, yards={"A": "g07 g01"})
    play(g, "A place white_5")
    assert moves(g) == ["complete g01", "finish"]
    assert refused(g, "A complete g07") == "DS-7.1 left_neighbour_missing"
    play(g, "A finish")
    assert yard(g) == "g07 g01"


@pytest.mark.rule("DS-7.2", "DS-7.4")
def test_no_part_in_another_section_than_its_own() -> None:
    g = position(lower=2, yards={"A": "g01 g07"})
    play(g, "A place white_5")
    assert moves(g) == ["complete g07", "finish"]
    assert refused(g, "A complete g01") == "DS-7.2 zone_is_full"


@pytest.mark.rule("DS-7.3", "DS-7.4")
def test_no_upper_part_without_the_part_below() -> None:
    g = position(lower=1, upper=1, yards={"A": "g19 g01"})
    play(g, "A place white_5")
    assert moves(g) == ["complete g01", "finish"]
    assert refused(g, "A complete g19") == "DS-7.3 lower_neighbour_missing"


@pytest.mark.rule("DS-7.5")
def test_a_colour_that_stands_twice_counts_twice_and_minus_subtracts() -> None:
    g = position(yards={"A": "g03"}, doge="d01")
    play(g, "A place white_5", "A complete g03")
    assert vp(g) == 2 + 1 - 1 - 1


@pytest.mark.rule("DS-7.5")
def test_with_the_printed_data_a_part_never_costs_points() -> None:
    worths = [worth for row in BOARD.worth for worth in row]
    assert (min(worths), max(worths)) == (0, 9)


@pytest.mark.rule("DS-7.6", "DS-7.7")
@pytest.mark.parametrize(
    ("tile", "doge", "seals"), [("g01", "d02", 0), ("g01", "d01", 1), ("g02", "d02", 1), ("g02", "d01", 2)]
)
def test_an_icon_and_a_violet_zone_bring_an_approval_each(tile: str, doge: str, seals: int) -> None:
    g = position(yards={"A": tile}, doge=doge)
    play(g, "A place white_5", f"A complete {tile}")
    assert approvals(g) == seals


@pytest.mark.rule("DS-7.8", "DS-7.9")
def test_a_part_scores_once_and_for_its_builder_alone() -> None:
    g = position(yards={"A": "g05"}, doge="d01", stacks={"doge": "d10 d12 ..."})
    play(g, "A place white_5", "A complete g05")
    before = list(g.table.vp)
    play(g, "B place green_4", "B play d10 top")
    assert g.table.vp == before == [4 + 0 + 2 + 2 + 1, 0]


@pytest.mark.rule("DS-7.10")
def test_the_last_slot_ends_the_game_at_once() -> None:
    g = position(lower=6, upper=5, yards={"A": "g31 n01"}, doge="d04")
    play(g, "A place white_5")
    assert flagged(g, "ends_game") == ["complete g31"]
    play(g, "A complete g31")
    assert (asking(g), asked(g)) == ("", "")


@pytest.mark.rule("DS-7.10")
def test_a_slot_before_the_last_does_not() -> None:
    g = position(lower=5, upper=5, yards={"A": "g13"}, doge="d04")
    play(g, "A place white_5", "A complete g13")
    assert asked(g) == "B"
