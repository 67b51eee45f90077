"""Chapter 12: catch-up purchase."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import COLOURS, asked, asking, ducats, galley, moves, play, position, reserve, table
from serenissima.kernel.core import AnyState

HOMES = {"genova": "blue 4", "valencia": "red 3", "venezia": "orange 3", "alexandria": "black 3"}
FLEETS = {
    1: "red valencia 3",
    2: "red valencia 3",
    3: "orange venezia 3",
    4: "orange venezia 3",
    5: "black alexandria 3",
    6: "black alexandria 3",
}


def end_of_round(galleys: dict[int, str], money: int = 5, card: str = "hourglass_1", first: str = "blue") -> AnyState:
    """The Doge card has been turned; blue has so many ducats."""
    purses = dict.fromkeys(COLOURS, 0) | {"blue": money}
    g = position(ports=HOMES, galleys=galleys, ask="turn_doge_card", money=purses, first_seat=first)
    play(g, f"* card {card}")
    return g


@pytest.mark.rule("S12-12.1")
def test_seats_with_fewer_than_two_galleys_may_buy_at_the_end_of_the_round() -> None:
    assert asking(end_of_round(FLEETS | {7: "blue genova 3", 8: "blue genova 3"})) == "choose_mode"
    for galleys in ({7: "blue genova 3"}, {}):
        g = end_of_round(FLEETS | galleys)
        assert (asked(g), asking(g)) == ("blue", "catch_up_step")


@pytest.mark.rule("S12-12.1")
def test_the_catch_up_comes_after_the_payout() -> None:
    ports = HOMES | {"genova": "blue 4 wood"}
    g = position(ports=ports, galleys=FLEETS, ask="turn_doge_card", track=6, money={"blue": 0})
    play(g, "* card hourglass_1")
    assert (asking(g), ducats(g, "blue")) == ("catch_up_step", 2)
    assert moves(g) == ["hire genova 1", "buy_galley genova", "catch_up_done"]


@pytest.mark.rule("S12-12.2")
def test_only_galleys_and_sailors_can_be_bought() -> None:
    ports = HOMES | {"genova": "blue 4 wood marble gold"}
    galleys = FLEETS | {7: "blue genova 4", 8: "blue creta 1"}
    galleys.pop(8)
    g = position(ports=ports, galleys=galleys, ask={"step": "catch_up_step", "seat": "blue"}, money={"blue": 9})
    assert moves(g) == ["hire 7 1", "hire genova 1", "buy_galley genova", "catch_up_done"]


@pytest.mark.rule("S12-12.2")
def test_more_than_one_galley_may_be_bought_under_the_rules_of_an_investment() -> None:
    g = end_of_round(FLEETS, money=9)
    before = reserve(g, "blue")
    play(g, "blue buy_galley genova")
    assert moves(g) == [f"take {n}" for n in range(7, 16)]
    play(g, "blue take 9")
    assert moves(g) == [f"crew {n}" for n in (1, 2, 3, 4, 5)]
    play(g, "blue crew 2", "blue buy_galley genova", "blue take 7", "blue crew 3")
    assert (galley(g, 9), galley(g, 7)) == ("blue genova 2", "blue genova 3")
    assert (ducats(g, "blue"), reserve(g, "blue")) == (9 - 0 - 2 - 1 - 3, before - 5)
    assert moves(g, "buy_galley") == []
    assert moves(g) == ["hire 7 1", "hire 7 2", "hire 9 1", "hire 9 2", "hire 9 3", "hire genova 1", "catch_up_done"]


@pytest.mark.rule("S12-12.3")
def test_the_first_galley_of_a_seat_without_any_costs_nothing_but_its_crew() -> None:
    g = end_of_round(FLEETS, money=1)
    play(g, "blue buy_galley genova", "blue take 7")
    assert moves(g) == ["crew 1"]
    assert "spent blue 1" in play(g, "blue crew 1")
    g = end_of_round(FLEETS, money=0)
    assert moves(g) == ["catch_up_done"]


@pytest.mark.rule("S12-12.3")
def test_the_second_galley_costs_one_ducat_and_there_is_no_third() -> None:
    g = end_of_round(FLEETS | {7: "blue genova 5"}, money=1)
    assert moves(g, "buy_galley") == []
    g = end_of_round(FLEETS | {7: "blue genova 5"}, money=9)
    play(g, "blue buy_galley genova", "blue take 8")
    assert "spent blue 2" in play(g, "blue crew 1")
    assert moves(g, "buy_galley") == []


@pytest.mark.rule("S12-12.4")
def test_sailors_may_go_wherever_an_investment_allows() -> None:
    galleys = FLEETS | {7: "blue genova 3"}
    bought = position(ports=HOMES, galleys=galleys, ask={"step": "catch_up_step", "seat": "blue"}, money={"blue": 9})
    invested = position(ports=HOMES, galleys=galleys, active=7, ask="invest_step", money={"blue": 9})
    assert moves(bought, "hire") == moves(invested, "hire") == ["hire 7 1", "hire 7 2", "hire genova 1"]


@pytest.mark.rule("S12-12.5")
@pytest.mark.parametrize("first", COLOURS)
def test_entitled_seats_buy_clockwise_from_the_first_seat(first: str) -> None:
    g = end_of_round({3: "orange venezia 3", 4: "orange venezia 3", 5: "black alexandria 3"}, first=first)
    order = []
    while asking(g) == "catch_up_step":
        order.append(asked(g))
        play(g, f"{asked(g)} catch_up_done")
    clockwise = COLOURS[COLOURS.index(first) :] + COLOURS[: COLOURS.index(first)]
    assert order == [colour for colour in clockwise if colour != "orange"]


@pytest.mark.rule("S12-12.5")
def test_after_the_purchases_the_next_round_begins() -> None:
    g = end_of_round(FLEETS, money=1)
    play(g, "blue buy_galley genova", "blue take 15", "blue crew 1", "blue catch_up_done")
    assert (asked(g), asking(g), table(g)["wheel"], table(g)["round"]) == ("red", "choose_mode", 1, 1)


@pytest.mark.rule("S12-12.6", "S12-14.1")
def test_no_catch_up_after_the_last_payout() -> None:
    g = position(ports=HOMES, galleys=FLEETS, ask="turn_doge_card", track=12, money={"blue": 9})
    play(g, "* card hourglass_1")
    assert (asked(g), asking(g)) == ("", "")
