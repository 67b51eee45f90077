"""Chapter 2: set-up."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import (
    COLOURS,
    asked,
    asking,
    ducats,
    galley,
    moves,
    play,
    port,
    position,
    reserve,
    start,
    table,
    weights,
)
from serenissima.kernel.core import AnyState

FOUR = (
    "* first orange",
    "orange start_at genova",
    "orange take 5",
    "black start_at venezia",
    "black take 1",
    "blue start_at valencia",
    "blue take 15",
    "red start_at constantinople",
    "red take 2",
)
CLOSINGS = ("* first red", "red close ragusa", "orange close creta", "blue close corfu", "red close tunis")


def four_drafted() -> AnyState:
    g = start(4)
    play(g, *FOUR, "red take 3", "blue take 4", "black take 6", "orange take 7")
    return g


@pytest.mark.rule("S12-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_drawn_each_equally_likely(seats: int) -> None:
    g = start(seats)
    assert weights(g) == {f"first {colour}": 1 for colour in COLOURS[:seats]}
    play(g, "* first red")
    assert table(g)["first_seat"] == "red"
    assert asked(g) == "red"


@pytest.mark.rule("S12-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_starts_with_five_ducats_and_all_its_sailors_in_the_reserve(seats: int) -> None:
    g = start(seats)
    assert [ducats(g, colour) for colour in COLOURS[:seats]] == [5] * seats
    assert [reserve(g, colour) for colour in COLOURS[:seats]] == [{4: 22, 3: 26, 2: 30}[seats]] * seats


@pytest.mark.rule("S12-2.3")
def test_the_board_is_empty_at_the_start() -> None:
    g = start(4)
    assert {port(g, name) for name in table(g)["ports"]} == {""}
    assert table(g)["galleys"] == {}
    assert table(g)["supply"] == {"wood": 14, "stone": 12, "marble": 12, "wine": 12, "gold": 10, "spice": 10}
    assert (table(g)["forts"], table(g)["basilicas"]) == (5, 5)


@pytest.mark.rule("S12-2.4")
def test_all_five_doge_cards_are_in_the_deck_and_the_wheel_pawn_is_on_the_doge_space() -> None:
    g = start(4)
    assert table(g)["doge_discard"] == {}
    assert table(g)["wheel"] == 0
    g = position(ask="turn_doge_card")
    assert weights(g) == {"card wine": 1, "card hourglass_1": 2, "card hourglass_2": 1, "card hourglass_2_shuffle": 1}


@pytest.mark.rule("S12-2.5")
def test_the_track_pawn_starts_by_the_number_of_seats() -> None:
    assert [table(start(seats))["track"] for seats in (2, 3, 4)] == [0, 0, 3]


@pytest.mark.rule("S12-2.6")
def test_the_first_draft_goes_clockwise_port_before_galley() -> None:
    g = start(4)
    order = []
    for line in FOUR:
        order.append((asked(g), asking(g)))
        play(g, line)
    assert order[1:] == [
        (colour, decision)
        for colour in ("orange", "black", "blue", "red")
        for decision in ("choose_start_port", "choose_start_galley")
    ]


@pytest.mark.rule("S12-2.6")
def test_a_start_port_is_neither_taken_nor_closed_and_any_free_number_may_be_taken() -> None:
    g = start(4)
    play(g, "* first orange")
    assert moves(g) == [f"start_at {p}" for p in ("valencia", "genova", "venezia", "constantinople", "alexandria")]
    play(g, "orange start_at genova", "orange take 5")
    assert moves(g) == [f"start_at {p}" for p in ("valencia", "venezia", "constantinople", "alexandria")]
    play(g, "black start_at venezia")
    assert moves(g) == [f"take {n}" for n in range(1, 16) if n != 5]
    g = start(3)
    play(g, "* first red", "red close valencia", "orange close creta", "blue close corfu", "red close alexandria")
    assert moves(g) == [f"start_at {p}" for p in ("genova", "venezia", "constantinople")]


@pytest.mark.rule("S12-2.7")
def test_three_sailors_garrison_the_start_port() -> None:
    g = start(4)
    play(g, "* first orange", "orange start_at genova")
    assert port(g, "genova") == "orange 3"
    assert reserve(g, "orange") == 19


@pytest.mark.rule("S12-2.8")
def test_a_galley_starts_with_three_sailors_in_the_field_of_the_start_port() -> None:
    g = start(4)
    play(g, "* first orange", "orange start_at genova", "orange take 5")
    assert galley(g, 5) == "orange genova 3"
    assert reserve(g, "orange") == 16


@pytest.mark.rule("S12-2.9", "S12-2.8")
def test_the_second_draft_goes_back_from_the_seat_that_chose_last() -> None:
    g = start(4)
    play(g, *FOUR)
    order = []
    for line in ("red take 3", "blue take 4", "black take 6", "orange take 7"):
        assert asking(g) == "choose_start_galley"
        order.append(asked(g))
        play(g, line)
    assert order == ["red", "blue", "black", "orange"]
    assert [galley(g, n) for n in (3, 4, 6, 7)] == [
        "red constantinople 3",
        "blue valencia 3",
        "black venezia 3",
        "orange genova 3",
    ]


@pytest.mark.rule("S12-2.10")
def test_two_seats_take_three_galleys_each_turn_about() -> None:
    g = start(2)
    play(g, "* first red", "red close ragusa", "blue close creta", "red close corfu", "blue close tunis")
    asked_in_turn = []
    for line in ("start_at genova", "take 1", "start_at venezia", "take 2", "take 3", "take 4", "take 5", "take 6"):
        asked_in_turn.append(asked(g))
        play(g, f"{asked(g)} {line}")
    assert asked_in_turn == ["red", "red", "blue", "blue", "red", "blue", "red", "blue"]
    assert asking(g) == "choose_mode"
    assert [galley(g, n) for n in (1, 2, 3, 4, 5, 6)] == ["red genova 3", "blue venezia 3"] * 3


@pytest.mark.rule("S12-2.11")
@pytest.mark.parametrize(("seats", "left"), [(4, 13), (3, 17), (2, 18)])
def test_reserves_after_the_setup(seats: int, left: int) -> None:
    g = start(seats, port_closing="preset", first_seat=0)
    while asking(g) != "choose_mode":
        play(g, f"{asked(g)} {moves(g)[0]}")
    assert [reserve(g, colour) for colour in COLOURS[:seats]] == [left] * seats


@pytest.mark.rule("S12-2.12")
def test_a_start_port_nobody_chose_is_an_ordinary_neutral_port() -> None:
    g = four_drafted()
    assert port(g, "alexandria") == ""
    g = position(galleys={4: "blue alexandria 3 wood"}, active=4, ask="arrival_act")
    assert moves(g) == ["sell wood", "land 1", "land 2", "land 3", "end_turn"]


@pytest.mark.rule("S12-2.13")
def test_with_four_seats_no_port_is_closed() -> None:
    g = four_drafted()
    assert [name for name, said in table(g)["ports"].items() if said["closed"]] == []


@pytest.mark.rule("S12-2.13")
@pytest.mark.parametrize("seats", [2, 3])
def test_one_port_each_of_wood_wine_stone_and_marble_is_closed_before_the_draft(seats: int) -> None:
    g = start(seats)
    play(g, "* first red")
    for name in ("ragusa", "creta", "corfu", "tunis"):
        assert asking(g) == "close_port"
        play(g, f"{asked(g)} close {name}")
    assert [name for name, said in table(g)["ports"].items() if said["closed"]] == ["tunis", "ragusa", "corfu", "creta"]
    assert asking(g) == "choose_start_port"


@pytest.mark.rule("S12-2.14")
def test_closings_go_wood_wine_stone_marble_and_clockwise_from_the_first_seat() -> None:
    g = start(3)
    asked_in_turn, offered = [], []
    for line in CLOSINGS:
        asked_in_turn.append(asked(g))
        offered.append(moves(g))
        play(g, line)
    assert asked_in_turn == ["*", "red", "orange", "blue", "red"]
    assert offered[1:] == [
        [f"close {name}" for name in ("valencia", "constantinople", "sardegna", "ragusa", "antalya")],
        [f"close {name}" for name in ("sicilia", "marseille", "modon", "creta")],
        [f"close {name}" for name in ("genova", "venezia", "cyrenaica", "corfu")],
        [f"close {name}" for name in ("alexandria", "tunis", "napoli")],
    ]


@pytest.mark.rule("S12-2.15")
def test_start_ports_may_be_closed_as_long_as_there_is_one_for_each_seat() -> None:
    g = start(3)
    play(g, "* first red", "red close valencia", "orange close creta", "blue close genova")
    assert moves(g) == ["close tunis", "close napoli"]
    g = start(2)
    play(g, "* first red", "red close valencia", "blue close creta", "red close genova")
    assert moves(g) == ["close alexandria", "close tunis", "close napoli"]


@pytest.mark.rule("S12-2.16")
def test_in_a_closed_port_nothing_is_loaded_sold_landed_or_attacked() -> None:
    galleys = {4: "blue tunis 3 wood"}
    g = position(seats=3, ports={"tunis": "closed"}, galleys=galleys, active=4, ask="load_step")
    assert moves(g) == ["jettison wood 1", "load_done"]
    g = position(seats=3, ports={"tunis": "closed"}, galleys=galleys, active=4, ask="arrival_act")
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-2.16")
def test_a_closed_port_stays_closed() -> None:
    g = start(3)
    play(g, *CLOSINGS)
    play(g, "red start_at genova", "red take 1", "orange start_at venezia", "orange take 2")
    play(g, "blue start_at valencia", "blue take 3", "blue take 4", "orange take 5", "red take 6")
    cards = iter(("wine", "hourglass_1"))
    while table(g)["round"] < 3:
        play(g, f"* card {next(cards)}" if asked(g) == "*" else f"{asked(g)} pass")
    assert [name for name, said in table(g)["ports"].items() if said["closed"]] == ["tunis", "ragusa", "corfu", "creta"]
    assert {port(g, name) for name in ("tunis", "ragusa", "corfu", "creta")} == {"closed"}


@pytest.mark.rule("S12-2.17")
def test_the_field_of_a_closed_port_can_be_entered_crossed_and_stopped_in() -> None:
    g = position(seats=3, ports={"tunis": "closed"}, galleys={4: "blue algeria 3"}, active=4, ask="move_step")
    play(g, "blue sail tunis")
    assert moves(g) == ["sail sardegna", "sail algeria", "sail sicilia", "sail tripoli", "stop"]
    play(g, "blue stop")
    assert galley(g, 4) == "blue tunis 3"


@pytest.mark.rule("S12-2.17")
def test_transfers_fights_and_movement_blockades_work_in_the_field_of_a_closed_port() -> None:
    ports = {"tunis": "closed"}
    galleys = {4: "blue tunis 3", 5: "blue tunis 5", 6: "red tunis 4"}
    g = position(seats=3, ports=ports, galleys=galleys, active=4, ask="load_step")
    assert moves(g) == ["take_sailors 5 1", "take_sailors 5 2", "load_done"]
    g = position(seats=3, ports=ports, galleys=galleys, active=4, ask="arrival_act")
    assert moves(g) == ["attack_galley 6", "end_turn"]
    galleys[4] = "blue algeria 3"
    g = position(seats=3, ports=ports, galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail tunis")
    assert (asked(g), moves(g)) == ("red", ["block", "allow"])


@pytest.mark.rule("S12-2.18")
def test_money_is_open_or_hidden_as_settled_before_the_game() -> None:
    assert table(start(4))["money"] == {"blue": 5, "red": 5, "orange": 5, "black": 5}
    hidden = start(4, money_visibility="hidden")
    assert table(hidden)["money"] == {}
    assert [ducats(hidden, colour) for colour in COLOURS] == [5] * 4
