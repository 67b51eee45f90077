"""Chapter 3: rounds and turns."""

from __future__ import annotations

import pytest

from games.dogeship.table import (
    asked,
    asking,
    ducats,
    fields,
    moves,
    order,
    pile,
    play,
    position,
    refused,
    table,
    to_the_end_of_the_round,
    vp,
    weights,
)

ROLL = ("* roll red 2", "* roll green 5", "* roll white 1")


@pytest.mark.rule("DS-3.1", "DS-3.8")
def test_a_round_begins_with_dice_and_doge_and_ends_with_order_and_event() -> None:
    g = position(piles={"B": "b04"}, doge="d03", stacks={"doge": "d05 ..."})
    heard: list[str] = []
    while asking(g) == "choose_action":
        heard += play(g, f"{asked(g)} water")
    facts = [fact.split()[0] for fact in heard if fact.split()[0] in ("turn_order", "actions_lost")]
    assert facts == ["turn_order", "actions_lost", "actions_lost"]
    assert (asking(g), table(g)["round"]) == ("roll_dice", 2)
    play(g, *ROLL)
    assert (asked(g), asking(g), table(g)["doge"]) == ("B", "choose_action", "d05")


@pytest.mark.rule("DS-3.2")
def test_each_die_is_rolled_once_a_round_and_stays() -> None:
    g = position(doge="d04", stacks={"doge": "d05 ..."})
    to_the_end_of_the_round(g)
    assert weights(g) == {f"roll red {n}": 1 for n in range(1, 7)}
    play(g, *ROLL)
    assert table(g)["dice"] == {"red": 2, "green": 5, "white": 1, "yellow": 0, "blue": 0, "black": 0}
    play(g, "A place red_4", "B place green_1")
    assert table(g)["dice"]["red"] == 2


@pytest.mark.rule("DS-3.3")
def test_the_new_doge_tile_covers_the_old_one() -> None:
    g = position(doge="d04", old="d08", stacks={"doge": "d05 ..."})
    to_the_end_of_the_round(g)
    play(g, *ROLL)
    assert (table(g)["doge"], table(g)["old_doge"]) == ("d05", ["d08", "d04"])


@pytest.mark.rule("DS-3.4")
def test_turns_go_round_in_turn_order() -> None:
    g = position(seats=3, turn_order=["C", "A", "B"], seat="C")
    turns = []
    for _ in range(6):
        turns.append(asked(g))
        play(g, f"{asked(g)} water")
    assert turns == ["C", "A", "B", "C", "A", "B"]


@pytest.mark.rule("DS-3.5")
def test_a_seat_without_a_marker_is_skipped() -> None:
    g = position(lost={"B": 2}, water={"B": 3})
    for _ in range(5):
        assert asked(g) == "A"
        play(g, "A water")
    assert asking(g) == "roll_dice" or asking(g) == "bid_approvals"


@pytest.mark.rule("DS-3.6")
def test_exactly_one_marker_is_used_and_nobody_passes() -> None:
    g = position()
    assert refused(g, "A finish") == "DS-3.6 no_passing"
    assert refused(g, "A skip") == "DS-3.6 no_passing"
    play(g, "A place green_3")
    assert (asking(g), g.table.available) == ("buy_step", [4, 5])
    assert refused(g, "A water") == "DS-3.6 one_marker_a_turn"
    play(g, "A finish")
    assert (asked(g), g.table.available) == ("B", [4, 5])


@pytest.mark.rule("DS-3.7")
def test_reorder_then_field_then_bonus_then_action() -> None:
    g = position(piles={"A": "b19 b01"}, yards={"A": "n07 n01"}, stacks={"gondola": "..."})
    assert asking(g) == "choose_action"
    play(g, "A reorder b19")
    assert (asking(g), "reorder b01" in moves(g)) == ("choose_action", False)
    play(g, "A place green_5")
    assert asking(g) == "bonus_complete"
    play(g, "A complete n01")
    assert asking(g) == "complete_step"
    play(g, "A complete n07")
    assert (asked(g), ducats(g)) == ("B", 12 - 2 + 4 + 6)


@pytest.mark.rule("DS-3.8", "DS-12.9")
def test_after_the_event_the_next_round_begins() -> None:
    g = position(doge="d02", approvals={"A": 1})
    to_the_end_of_the_round(g)
    assert (asking(g), asked(g)) == ("bid_approvals", "A B")
    assert g.table.available == [5, 5]
    play(g, "A bid 1", "B bid 0")
    assert (asking(g), vp(g), table(g)["round"]) == ("roll_dice", 6, 2)


@pytest.mark.rule("DS-3.9")
def test_the_doge_tile_rules_until_another_covers_it() -> None:
    g = position(doge="d04", stacks={"doge": "d05 ..."}, yards={"A": "g01"})
    to_the_end_of_the_round(g)
    assert table(g)["doge"] == "d04"
    play(g, "* roll red 6", "* roll green 6", "* roll white 6", "A place white_5", "A complete g01")
    assert vp(g) == 1 + 2 - 1


@pytest.mark.rule("DS-3.4")
def test_the_turn_order_is_a_row_of_all_seats() -> None:
    g = position(seats=4, turn_order=["D", "B", "A", "C"])
    assert order(g) == "D B A C"
    assert pile(g) == ""
    assert "water" in moves(g)
    assert len(fields(g)) == 29
