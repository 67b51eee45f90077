"""Several rules at once: corners where one rule of the book meets another."""

from __future__ import annotations

import pytest

from games.serenissima_2012.table import asking, ducats, galley, moves, play, port, position


@pytest.mark.rule("S12-6.4", "S12-8.3", "S12-7.2")
def test_who_rows_out_and_back_is_not_stopped_but_tired() -> None:
    galleys = {4: "blue tunis 3 wood", 7: "red tunis 5", 8: "red tripoli 1"}
    g = position(ports={"tunis": "red 1", "algeria": "red 1"}, galleys=galleys, active=4)
    play(g, "blue action", "blue load_done", "blue sail algeria", "blue sail tunis", "blue stop")
    assert asking(g) == "arrival_act"
    play(g, "blue attack_galley 7")
    assert asking(g) == "exchange"
    play(g, "* roll 1 3", "red take")  # one die: three sailors, two steps
    assert galley(g, 4) == ""


@pytest.mark.rule("S12-6.4", "S12-7.2")
def test_who_is_back_where_he_started_sells_without_being_asked_about() -> None:
    galleys = {4: "blue tunis 3 wood", 7: "red tunis 5"}
    g = position(ports={"tunis": "red 1"}, galleys=galleys, active=4)
    play(g, "blue action", "blue load_done", "blue sail algeria", "blue sail tunis", "blue stop", "blue sell wood")
    assert port(g, "tunis") == "red 1 wood"
    assert galley(g, 4) == "blue tunis 3"


@pytest.mark.rule("S12-1.12", "S12-9.8", "S12-9.2")
def test_a_port_that_lost_everybody_keeps_its_walls_and_falls_to_the_next_who_lands() -> None:
    galleys = {4: "blue tunis 1", 5: "blue tunis 2", 7: "red tripoli 1"}
    held = {"tunis": "red 1 wood stone gold fort basilica", "tripoli": "red 1", "venezia": "blue 1"}
    g = position(ports=held, galleys=galleys, active=4, ask="arrival_act")
    play(g, "blue attack_port", "* fire 0", "blue continue", "* roll 1 1")
    assert port(g, "tunis") == "wood stone gold fort basilica"
    play(g, "blue action", "blue load_done", "blue stop", "blue land 1")  # galley 5: no fort fires, nobody is fought
    assert port(g, "tunis") == "blue 1 wood stone gold fort basilica"
    assert galley(g, 5) == "blue tunis 1"


@pytest.mark.rule("S12-6.11", "S12-9.4")
def test_who_sinks_the_blocker_of_his_landing_may_land_after_all() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 4"}
    g = position(galleys=galleys, active=4, steps_moved=1, start_field="algeria", ask="arrival_act")
    play(g, "blue land 1", "red block")
    assert moves(g, "land") == []
    play(g, "blue attack_galley 7", "* roll 2 1", "blue continue", "* roll 2 1")
    assert moves(g, "land") == ["land 1"]
    play(g, "blue land 1")
    assert port(g, "tunis") == "blue 1"
    assert galley(g, 4) == ""


@pytest.mark.rule("S12-7.8", "S12-7.10", "S12-11.2")
def test_wine_brought_home_pays_nothing_at_once_but_with_the_card() -> None:
    g = position(
        ports={"tunis": "blue 1", "algeria": "red 1"}, galleys={4: "blue tunis 1 wine"}, active=4, money={"blue": 5}
    )
    play(g, "blue action", "blue load_done", "blue stop", "blue sell wine")
    assert ducats(g, "blue") == 5
    assert asking(g) == "turn_doge_card"
    play(g, "* card wine")
    assert ducats(g, "blue") == 5 + 3
