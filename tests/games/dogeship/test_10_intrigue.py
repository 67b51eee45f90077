"""Chapter 10: intrigue."""

from __future__ import annotations

import pytest

from games.dogeship.table import (
    approvals,
    asked,
    asking,
    ducats,
    fields,
    moves,
    play,
    position,
    refused,
    seen,
    stack,
    table,
    time_out,
    to_the_end_of_the_round,
    vp,
    weights,
)

ROLL = ("* roll red 6", "* roll green 6", "* roll white 6")


@pytest.mark.rule("DS-10.1")
def test_the_top_two_doge_tiles_are_for_one_seats_eyes() -> None:
    g = position(stacks={"doge": "d07 d12 ..."})
    heard = play(g, "A place green_4", hears="B")
    assert heard.count("drawn A doge") == 2
    assert "d07" not in " ".join(heard)
    assert seen(g, "B")["table"]["drawn"] == 2
    assert seen(g, "A")["own"]["drawn"] == ["d07", "d12"]
    assert refused(g, "A play d01 top") == "DS-10.2 not_drawn"


@pytest.mark.rule("DS-10.2")
def test_one_of_the_two_must_be_played() -> None:
    g = position(doge="d01", stacks={"doge": "d07 d12 ..."})
    play(g, "A place green_4")
    assert all(move.startswith("play") for move in moves(g))
    assert refused(g, "A decline") == "DS-10.2 must_play_one"
    assert time_out(g) == "play d07 top"
    play(g, "A play d07 bottom")
    assert (table(g)["doge"], table(g)["old_doge"]) == ("d07", ["d01"])


@pytest.mark.rule("DS-10.3")
@pytest.mark.parametrize(("end", "place"), [("top", 0), ("bottom", -1)])
def test_the_other_tile_goes_back_face_down(end: str, place: int) -> None:
    g = position(stacks={"doge": "d07 d12 ..."})
    heard = play(g, "A place green_4", f"A play d07 {end}", hears="B")
    assert f"swap_doge.play A d07 {end}" in heard
    assert "d12" not in " ".join(heard)
    assert stack(g, "doge").split()[place] == "d12"
    assert len(stack(g, "doge").split()) == 14
    for seat in ("A", "B"):
        assert seen(g, seat)["table"]["over"] == (end == "top")
        assert "d12" not in str(seen(g, seat))


@pytest.mark.rule("DS-10.3")
def test_a_tile_put_on_top_is_the_next_doge() -> None:
    g = position(stacks={"doge": "d07 d12 ..."}, doge="d01")
    play(g, "A place green_4", "A play d12 top")
    to_the_end_of_the_round(g)
    play(g, *ROLL)
    assert table(g)["doge"] == "d07"
    assert g.table.over == 0


@pytest.mark.rule("DS-10.3")
def test_a_tile_on_top_is_drawn_in_the_next_swap() -> None:
    g = position(seats=3, stacks={"doge": "d07 d12 d05 ..."})
    play(g, "A place green_4", "A play d12 top", "B place yellow_2")
    assert seen(g, "A")["own"]["drawn"] == []
    assert seen(g, "B")["own"]["drawn"] == ["d07", "d05"]
    play(g, "B play d05 bottom")
    assert stack(g, "doge").split()[-1] == "d07"


@pytest.mark.rule("DS-10.4")
def test_the_played_tile_applies_at_once_and_the_covered_event_does_not_happen() -> None:
    g = position(doge="d02", stacks={"doge": "d04 d12 ..."}, yards={"B": "g04"})
    play(g, "A place green_4", "A play d04 top", "B place white_5", "B complete g04")
    assert (vp(g, "B"), approvals(g, "B")) == (2 - 1 - 1 + 0 + 2, 2)
    to_the_end_of_the_round(g)
    assert asking(g) == "roll_dice"


@pytest.mark.rule("DS-10.5", "DS-10.6")
def test_an_emptied_stack_is_made_new_before_a_tile_is_played() -> None:
    g = position(doge="d09", stacks={"doge": "d03 d06"}, old="...")
    heard = play(g, "A place green_4")
    assert "doge_stack_renewed 13" in heard
    assert table(g)["old_doge"] == []
    assert "d09" not in stack(g, "doge").split()


@pytest.mark.rule("DS-10.5", "DS-10.6")
def test_at_the_start_of_a_round_the_covered_tile_is_shuffled_in_too() -> None:
    g = position(doge="d04", stacks={"doge": "d03"}, old="...")
    to_the_end_of_the_round(g)
    heard = play(g, *ROLL)
    assert "doge_stack_renewed 15" in heard
    assert (table(g)["doge"], table(g)["old_doge"]) == ("d03", [])
    assert "d04" in stack(g, "doge").split()
    to_the_end_of_the_round(g)
    play(g, *ROLL)
    assert len(weights(g)) == 15


@pytest.mark.rule("DS-10.7")
def test_a_free_approval() -> None:
    g = position(ducats={"A": 0})
    play(g, "A place red_2")
    assert (approvals(g), ducats(g), asked(g)) == (1, 0, "B")


@pytest.mark.rule("DS-10.8")
def test_two_approvals_for_two_ducats() -> None:
    g = position()
    heard = play(g, "A place white_1")
    assert heard[1:] == ["ducats_paid A 2", "approvals_gained A 2"]
    assert (approvals(g), ducats(g)) == (2, 10)


@pytest.mark.rule("DS-10.9")
def test_a_ducat_bonus_counts_towards_the_price() -> None:
    assert "white_1" not in fields(position(ducats={"A": 1}, piles={"A": "b01"}))
    g = position(ducats={"A": 1}, piles={"A": "b02"})
    assert "white_1" in fields(g)
    play(g, "A place white_1")
    assert (ducats(g), approvals(g)) == (0, 2)
    assert refused(position(ducats={"A": 1}, piles={"A": "b09"}), "A place white_1") == "DS-10.9 price_must_be_left"
