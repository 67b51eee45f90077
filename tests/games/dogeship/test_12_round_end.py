"""Chapter 12: end of round, turn order, high water."""

from __future__ import annotations

import pytest

from games.dogeship.table import asked, asking, ducats, order, play, position, table, to_the_end_of_the_round

ROLL = ("* roll red 6", "* roll green 6", "* roll white 6")


@pytest.mark.rule("DS-12.1")
def test_all_markers_return_when_none_is_available() -> None:
    g = position(doge="d04")
    play(g, "A place red_2", "B place red_4")
    to_the_end_of_the_round(g)
    assert g.table.markers == [-1] * 36
    assert (g.table.available, g.table.water) == ([5, 5], [0, 0])


@pytest.mark.rule("DS-12.2")
def test_the_lowest_top_barrier_becomes_start_player() -> None:
    piles = {"A": "b01 b20", "B": "b02 b19", "C": "b25 b03", "D": "b26"}
    g = position(seats=4, piles=piles, doge="d04")
    to_the_end_of_the_round(g)
    assert order(g) == "C B A D"
    play(g, *ROLL, "* roll yellow 6", "* roll blue 6", "* draw d05")
    assert asked(g) == "C"


@pytest.mark.rule("DS-12.3")
def test_seats_without_a_barrier_keep_their_order_behind_the_others() -> None:
    g = position(seats=4, turn_order=["D", "C", "B", "A"], seat="D", piles={"A": "b26"}, doge="d04")
    to_the_end_of_the_round(g)
    assert order(g) == "A D C B"


@pytest.mark.rule("DS-12.4")
def test_without_an_event_nothing_happens() -> None:
    g = position(doge="d04")
    to_the_end_of_the_round(g)
    assert (asking(g), g.table.lost) == ("roll_dice", [0, 0])


@pytest.mark.rule("DS-12.5")
@pytest.mark.parametrize(("pile", "loss"), [("", 2), ("b01", 2), ("b01 b02", 1), ("b01 b02 b03", 0)])
def test_high_water_of_level_two(pile: str, loss: int) -> None:
    g = position(doge="d03", piles={"A": pile}, yards={"A": "b10 b11"})
    to_the_end_of_the_round(g)
    assert g.table.lost[0] == loss


@pytest.mark.rule("DS-12.6", "DS-12.7")
def test_lost_markers_lie_on_the_water_and_earn_nothing() -> None:
    g = position(doge="d03", piles={"A": "b01 b02"}, stacks={"doge": "d04 ..."})
    to_the_end_of_the_round(g)
    assert (g.table.available, g.table.lost) == ([4, 3], [1, 2])
    assert (ducats(g), ducats(g, "B")) == (17, 17)
    play(g, *ROLL)
    turns = []
    while asking(g) == "choose_action":
        turns.append(asked(g))
        play(g, f"{asked(g)} water")
    assert "".join(turns) == "ABABABA"


@pytest.mark.rule("DS-12.8")
def test_losses_last_one_round_and_do_not_add_up() -> None:
    g = position(doge="d03", stacks={"doge": "d09 d04 ..."})
    to_the_end_of_the_round(g)
    play(g, *ROLL)
    assert table(g)["doge"] == "d09"
    to_the_end_of_the_round(g)
    assert (g.table.available, g.table.lost) == ([3, 3], [2, 2])
    play(g, *ROLL)
    to_the_end_of_the_round(g)
    assert (g.table.available, g.table.lost) == ([5, 5], [0, 0])


@pytest.mark.rule("DS-12.9")
def test_then_the_dice_are_rolled_again() -> None:
    g = position(doge="d03", round=4)
    to_the_end_of_the_round(g)
    assert (asking(g), table(g)["round"]) == ("roll_dice", 5)
