"""Several rules at once: corners where one rule of the book meets another."""

from __future__ import annotations

from typing import Any

import pytest

from games.dogeship.table import (
    approvals,
    asked,
    asking,
    ducats,
    order,
    pile,
    play,
    position,
    to_the_end_of_the_round,
    vp,
)

LAST: dict[str, Any] = {"lower": 6, "upper": 5, "doge": "d04"}


@pytest.mark.rule("DS-8.16", "DS-8.8", "DS-12.2")
def test_a_barrier_brought_on_top_works_at_once_and_decides_the_next_order() -> None:
    g = position(piles={"A": "b01 b20", "B": "b02"}, yards={"A": "n07"}, ducats={"A": 12}, doge="d04")
    play(g, "A reorder b01")
    assert (pile(g), ducats(g)) == ("b20 b01", 10)
    to_the_end_of_the_round(g)
    assert order(g) == "A B"
    left = position(piles={"A": "b01 b20", "B": "b02"}, doge="d04")
    to_the_end_of_the_round(left)
    assert order(left) == "B A"


@pytest.mark.rule("DS-10.5", "DS-12.4", "DS-13.1")
def test_an_inspection_that_a_swap_brings_is_held_at_the_end_of_that_round() -> None:
    g = position(doge="d04", stacks={"doge": "d02 d12 ..."}, approvals={"A": 2, "B": 1})
    play(g, "A place green_4", "A play d02 top")
    to_the_end_of_the_round(g)
    assert (asking(g), asked(g)) == ("bid_approvals", "A B")


@pytest.mark.rule("DS-7.9", "DS-14.1", "DS-14.2", "DS-15.2")
def test_the_approval_of_the_last_part_counts_in_the_final_approval() -> None:
    g = position(**{**LAST, "doge": "d14"}, yards={"A": "g33"}, approvals={"A": 1, "B": 2})
    before = vp(g)
    play(g, "A place green_6", "A complete g33")
    assert approvals(g) == 3  # an icon and a violet zone: more than B now
    assert vp(g) - before == 2 + 2 + 0 + 9
    assert vp(g, "B") == 5


@pytest.mark.rule("DS-13.4", "DS-13.5", "DS-13.6")
def test_bids_of_the_rulebooks_example_bring_six_three_three_and_one() -> None:
    owned = {"A": 4, "B": 3, "C": 3, "D": 1, "E": 2}
    asks = {"step": "bid_approvals", "waiting": list(owned)}
    g = position(seats=5, ask=asks, approvals=owned, doge="d02")
    play(g, "A bid 4", "B bid 3", "C bid 3", "D bid 1", "E bid 0")
    assert [vp(g, seat) for seat in owned] == [6, 3, 3, 1, 0]
    assert [approvals(g, seat) for seat in owned] == [0, 0, 0, 0, 2]


@pytest.mark.rule("DS-12.6", "DS-8.4")
def test_high_water_counts_what_is_finished_and_not_what_lies_in_the_yard() -> None:
    g = position(doge="d01", piles={"A": "b01 b02 b03 b04", "B": "b05 b06 b07"}, yards={"A": "b08", "B": "b09 b10"})
    to_the_end_of_the_round(g)
    assert (5 - g.table.available[0], 5 - g.table.available[1]) == (1, 2)  # level 4, as in the rulebook's example
