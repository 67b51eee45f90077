"""Chapter 4: loading."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import (
    asked,
    asking,
    ducats,
    flagged,
    galley,
    moves,
    play,
    port,
    position,
    reserve,
    supply,
    table,
)

LOAD: dict[str, Any] = {"active": 4, "ask": "load_step"}


@pytest.mark.rule("S12-4.1")
def test_loading_comes_before_movement_in_the_start_field() -> None:
    g = position(galleys={4: "blue tripoli 2"}, active=4)
    play(g, "blue action")
    assert (asking(g), table(g)["activation"]["start_field"]) == ("load_step", "tripoli")
    play(g, "blue buy_goods 1", "blue load_done", "blue sail tunis", "blue stop")
    assert moves(g, "buy_goods", "jettison", "take_sailors") == []
    assert galley(g, 4) == "blue tunis 2 spice"


@pytest.mark.rule("S12-4.2")
def test_loading_can_never_be_blocked() -> None:
    galleys = {4: "blue tripoli 2", 6: "blue tripoli 2 gold", 7: "red tripoli 5", 9: "red tripoli 5"}
    g = position(galleys=galleys, **LOAD)
    for line in ("take_goods 6 gold 1", "buy_goods 1", "give_sailors 6 1", "take_sailors 6 1", "load_done"):
        assert asked(g) == "blue"
        play(g, f"blue {line}")
    assert (asked(g), asking(g)) == ("blue", "move_step")


@pytest.mark.rule("S12-4.3")
def test_in_an_own_port_sailors_move_between_galley_garrison_and_other_own_galleys() -> None:
    g = position(ports={"genova": "blue 3"}, galleys={4: "blue genova 3", 6: "blue genova 2"}, **LOAD)
    assert moves(g, "take_sailors", "give_sailors") == [
        "take_sailors port 1",
        "take_sailors port 2",
        "take_sailors 6 1",
        "take_sailors 6 2",
        "give_sailors port 1",
        "give_sailors port 2",
        "give_sailors 6 1",
        "give_sailors 6 2",
        "give_sailors 6 3",
    ]
    play(g, "blue take_sailors port 2", "blue give_sailors 6 3")
    assert (port(g, "genova"), galley(g, 4), galley(g, 6)) == ("blue 1", "blue genova 2", "blue genova 5")


@pytest.mark.rule("S12-4.4")
@pytest.mark.parametrize(
    ("field", "there"), [("genova", ""), ("genova", "red 2"), ("corfu", "closed"), ("mare_ionio", "")]
)
def test_elsewhere_sailors_move_between_own_galleys_only(field: str, there: str) -> None:
    ports = {field: there} if field != "mare_ionio" else {}
    galleys = {4: f"blue {field} 3", 6: f"blue {field} 2"}
    g = position(seats=3, ports=ports, galleys=galleys, **LOAD)
    assert moves(g, "take_sailors", "give_sailors") == [
        "take_sailors 6 1",
        "take_sailors 6 2",
        "give_sailors 6 1",
        "give_sailors 6 2",
        "give_sailors 6 3",
    ]


@pytest.mark.rule("S12-4.5")
def test_every_transfer_has_the_active_galley_as_one_end() -> None:
    galleys = {4: "blue genova 1", 6: "blue genova 3 gold", 8: "blue genova 2 wine"}
    g = position(ports={"genova": "blue 3"}, galleys=galleys, **LOAD)
    play(g, "blue take_sailors port 1")
    assert (galley(g, 4), port(g, "genova")) == ("blue genova 2", "blue 2")
    play(g, "blue give_sailors 8 1", "blue take_goods 6 gold 1", "blue give_goods 8 gold 1")
    assert (galley(g, 4), galley(g, 6), galley(g, 8)) == ("blue genova 1", "blue genova 3", "blue genova 3 wine gold")


@pytest.mark.rule("S12-4.5")
def test_a_transfer_through_the_active_galley_needs_a_free_slot_there() -> None:
    galleys = {4: "blue genova 2 wine wine wine", 6: "blue genova 3"}
    g = position(ports={"genova": "blue 3"}, galleys=galleys, **LOAD)
    assert moves(g, "take_sailors", "take_goods", "buy_goods") == []


@pytest.mark.rule("S12-4.6")
def test_the_last_sailor_of_a_garrison_stays() -> None:
    g = position(ports={"genova": "blue 3"}, galleys={4: "blue genova 1"}, **LOAD)
    assert moves(g, "take_sailors") == ["take_sailors port 1", "take_sailors port 2"]
    play(g, "blue take_sailors port 2")
    assert moves(g, "take_sailors") == []
    assert port(g, "genova") == "blue 1"


@pytest.mark.rule("S12-4.7")
def test_a_transfer_does_not_raise_a_garrison_above_its_size() -> None:
    g = position(ports={"antakya": "blue 2"}, galleys={4: "blue antakya 3"}, **LOAD)
    assert moves(g, "give_sailors") == ["give_sailors port 1"]
    g = position(ports={"antakya": "blue 3"}, galleys={4: "blue antakya 3"}, **LOAD)
    assert moves(g, "give_sailors") == []


@pytest.mark.rule("S12-4.8")
def test_a_transfer_needs_free_slots_on_the_receiving_galley() -> None:
    galleys = {4: "blue creta 2 gold gold", 6: "blue creta 2 spice spice"}
    g = position(galleys=galleys, **LOAD, money={"blue": 0})
    assert moves(g) == [
        "take_sailors 6 1",
        "give_sailors 6 1",
        "take_goods 6 spice 1",
        "give_goods 6 gold 1",
        "jettison gold 1",
        "jettison gold 2",
        "load_done",
    ]


@pytest.mark.rule("S12-4.9", "S12-1.8")
def test_taking_the_last_sailor_off_another_galley_sinks_it() -> None:
    g = position(galleys={4: "blue creta 2", 6: "blue creta 1 gold"}, **LOAD)
    assert flagged(g) == ["take_sailors 6 1", "give_sailors 6 2"]
    assert "sank blue 6" in play(g, "blue take_sailors 6 1")
    assert (galley(g, 4), galley(g, 6), supply(g, "gold")) == ("blue creta 3", "", 10)
    assert asking(g) == "load_step"


@pytest.mark.rule("S12-4.9")
def test_giving_away_the_last_sailor_of_the_active_galley_ends_the_activation() -> None:
    g = position(galleys={4: "blue creta 2 wine", 6: "blue creta 1", 9: "red genova 2"}, **LOAD)
    play(g, "blue give_sailors 6 2")
    assert (galley(g, 4), galley(g, 6)) == ("", "blue creta 3")
    assert (asked(g), asking(g), table(g)["wheel"]) == ("blue", "choose_mode", 6)
    assert supply(g, "wine") == 12


@pytest.mark.rule("S12-4.10")
def test_sailors_are_neither_sent_back_nor_hired_while_loading() -> None:
    g = position(ports={"genova": "blue 2"}, galleys={4: "blue genova 2"}, **LOAD, money={"blue": 9})
    before = reserve(g, "blue")
    assert {said.split()[0] for said in moves(g)} == {"take_sailors", "give_sailors", "buy_goods", "load_done"}
    play(g, "blue take_sailors port 1", "blue give_sailors port 2")
    assert reserve(g, "blue") == before


@pytest.mark.rule("S12-4.11")
def test_only_the_produced_good_is_loaded_and_only_into_the_active_galley() -> None:
    galleys = {4: "blue genova 2", 6: "blue genova 2"}
    g = position(ports={"genova": "red 2 wood gold spice"}, galleys=galleys, **LOAD)
    assert moves(g, "buy_goods") == ["buy_goods 1", "buy_goods 2", "buy_goods 3"]
    play(g, "blue buy_goods 3")
    assert (galley(g, 4), galley(g, 6)) == ("blue genova 2 stone stone stone", "blue genova 2")
    assert port(g, "genova") == "red 2 wood gold spice"


@pytest.mark.rule("S12-4.11")
def test_on_the_open_sea_nothing_can_be_bought() -> None:
    g = position(galleys={4: "blue mare_ionio 1"}, **LOAD)
    assert moves(g) == ["load_done"]


@pytest.mark.rule("S12-4.12")
def test_in_an_own_port_the_first_cube_is_free_and_each_further_one_costs_a_ducat() -> None:
    g = position(ports={"genova": "blue 2"}, galleys={4: "blue genova 1"}, **LOAD, money={"blue": 2})
    assert moves(g, "buy_goods") == ["buy_goods 1", "buy_goods 2", "buy_goods 3"]
    assert play(g, "blue buy_goods 1") == ["load_step.buy_goods blue 1"]
    assert ducats(g, "blue") == 2
    assert "spent blue 1" in play(g, "blue buy_goods 1")
    assert moves(g, "buy_goods") == ["buy_goods 1"]
    play(g, "blue buy_goods 1")
    assert (ducats(g, "blue"), galley(g, 4)) == (0, "blue genova 1 stone stone stone")
    assert moves(g, "buy_goods") == []


@pytest.mark.rule("S12-4.13")
def test_in_a_neutral_port_each_cube_costs_a_ducat_to_the_bank() -> None:
    g = position(galleys={4: "blue genova 1"}, **LOAD, money={"blue": 3})
    assert moves(g, "buy_goods") == ["buy_goods 1", "buy_goods 2", "buy_goods 3"]
    assert "spent blue 3" in play(g, "blue buy_goods 3")
    assert [ducats(g, seat) for seat in ("blue", "red", "orange", "black")] == [0, 5, 5, 5]


@pytest.mark.rule("S12-4.14")
def test_in_a_foreign_port_each_cube_costs_a_ducat_to_the_owner_who_is_not_asked() -> None:
    g = position(ports={"genova": "red 2"}, galleys={4: "blue genova 1"}, **LOAD, money={"blue": 3, "red": 1})
    assert "paid_to blue red 2" in play(g, "blue buy_goods 2")
    assert (ducats(g, "blue"), ducats(g, "red"), asked(g)) == (1, 3, "blue")


@pytest.mark.rule("S12-4.15")
def test_any_number_of_cubes_in_one_or_several_purchases() -> None:
    g = position(galleys={4: "blue genova 1"}, **LOAD)
    assert moves(g, "buy_goods") == [f"buy_goods {n}" for n in (1, 2, 3, 4)]
    play(g, "blue buy_goods 1", "blue buy_goods 2")
    assert moves(g, "buy_goods") == ["buy_goods 1"]
    assert (galley(g, 4), ducats(g, "blue"), supply(g, "stone")) == ("blue genova 1 stone stone stone", 2, 9)


@pytest.mark.rule("S12-4.16")
def test_cubes_move_free_of_charge_between_own_galleys_in_both_directions() -> None:
    galleys = {4: "blue creta 1 gold", 6: "blue creta 1 spice spice", 7: "blue modon 1 wood", 8: "red creta 1 wood"}
    g = position(galleys=galleys, **LOAD, money={"blue": 0})
    assert moves(g, "take_goods", "give_goods") == [
        "take_goods 6 spice 1",
        "take_goods 6 spice 2",
        "give_goods 6 gold 1",
    ]
    assert play(g, "blue take_goods 6 spice 2") == ["load_step.take_goods blue 6 spice 2"]
    play(g, "blue give_goods 6 gold 1")
    assert (galley(g, 4), galley(g, 6)) == ("blue creta 1 spice spice", "blue creta 1 gold")


@pytest.mark.rule("S12-4.17")
def test_cubes_of_the_active_galley_may_go_overboard_into_the_supply() -> None:
    galleys = {4: "blue creta 1 gold gold", 6: "blue creta 1 spice"}
    g = position(galleys=galleys, **LOAD)
    assert moves(g, "jettison") == ["jettison gold 1", "jettison gold 2"]
    play(g, "blue jettison gold 2")
    assert (galley(g, 4), supply(g, "gold")) == ("blue creta 1", 10)
    play(g, "blue take_goods 6 spice 1")
    assert moves(g, "jettison") == ["jettison spice 1"]
    play(g, "blue load_done", "blue stop")
    assert moves(g, "jettison") == []


@pytest.mark.rule("S12-4.18")
def test_a_flow_of_sailors_turns_round_once_and_no_more() -> None:
    g = position(ports={"genova": "blue 3"}, galleys={4: "blue genova 2", 6: "blue genova 3"}, **LOAD)
    play(g, "blue give_sailors port 1", "blue take_sailors port 2")
    assert not any(said.startswith("give_sailors port") for said in moves(g))
    assert "take_sailors port 1" in moves(g)
    play(g, "blue take_sailors 6 1", "blue give_sailors 6 1")
    assert not any(said.startswith("take_sailors 6") for said in moves(g))
    assert "give_sailors 6 1" in moves(g)


@pytest.mark.rule("S12-4.18")
def test_a_flow_of_cubes_turns_round_once_for_each_good_and_galley() -> None:
    galleys = {4: "blue creta 1 gold gold", 6: "blue creta 1 spice", 8: "blue creta 1"}
    g = position(galleys=galleys, **LOAD)
    play(g, "blue give_goods 6 gold 1", "blue give_goods 6 gold 1", "blue take_goods 6 gold 1")
    assert moves(g, "give_goods") == ["give_goods 8 gold 1"]
    assert moves(g, "take_goods") == ["take_goods 6 gold 1", "take_goods 6 spice 1"]
    play(g, "blue take_goods 6 gold 1")
    assert moves(g, "give_goods") == ["give_goods 8 gold 1", "give_goods 8 gold 2"]


@pytest.mark.rule("S12-4.18")
def test_cubes_taken_and_given_back_are_not_taken_again() -> None:
    galleys = {4: "blue creta 1", 6: "blue creta 1 spice spice wine"}
    g = position(galleys=galleys, **LOAD)
    play(g, "blue take_goods 6 spice 2", "blue give_goods 6 spice 1")
    assert moves(g, "take_goods") == ["take_goods 6 wine 1"]
    assert moves(g, "give_goods") == ["give_goods 6 spice 1"]


@pytest.mark.rule("S12-4.18")
def test_what_was_bought_is_not_thrown_overboard_and_what_was_thrown_is_not_bought() -> None:
    g = position(galleys={4: "blue genova 1 stone gold"}, **LOAD)
    assert moves(g) == [f"buy_goods {n}" for n in (1, 2)] + ["jettison stone 1", "jettison gold 1", "load_done"]
    play(g, "blue buy_goods 1")
    assert moves(g, "jettison") == ["jettison gold 1"]
    g = position(galleys={4: "blue genova 1 stone gold"}, **LOAD)
    play(g, "blue jettison stone 1")
    assert moves(g) == ["jettison gold 1", "load_done"]


@pytest.mark.rule("S12-4.18")
def test_flows_are_fresh_in_the_next_activation() -> None:
    g = position(ports={"genova": "blue 3"}, galleys={4: "blue genova 2", 6: "blue genova 2"}, **LOAD)
    play(g, "blue give_sailors port 1", "blue take_sailors port 1", "blue buy_goods 1", "blue load_done", "blue stop")
    play(g, "blue end_turn", "blue action")
    assert "give_sailors port 1" in moves(g)
    assert "take_sailors 4 1" in moves(g)
    assert table(g)["activation"]["flows"] == {}
    play(g, "blue buy_goods 1")
    assert ducats(g, "blue") == 5


@pytest.mark.rule("S12-4.19")
def test_no_cube_comes_into_a_warehouse_while_loading() -> None:
    g = position(ports={"genova": "blue 5"}, galleys={4: "blue genova 4 gold"}, **LOAD)
    assert moves(g) == ["jettison gold 1", "load_done"]


@pytest.mark.rule("S12-4.20")
def test_two_full_galleys_swap_piece_for_piece_of_another_kind() -> None:
    galleys = {4: "blue creta 2 gold gold wine", 6: "blue creta 1 spice wine wine wine"}
    g = position(galleys=galleys, **LOAD)
    assert moves(g, "swap") == [
        "swap 6 wine spice",
        "swap 6 gold wine",
        "swap 6 gold spice",
        "swap 6 sailor wine",
        "swap 6 sailor spice",
    ]
    assert play(g, "blue swap 6 sailor spice") == ["load_step.swap blue 6 sailor spice"]
    assert (galley(g, 4), galley(g, 6)) == ("blue creta 1 wine gold gold spice", "blue creta 2 wine wine wine")


@pytest.mark.rule("S12-4.20")
@pytest.mark.parametrize(
    "crews", [("blue creta 2 gold gold", "blue creta 2 wine wine wine"), ("blue creta 5", "blue creta 4")]
)
def test_no_swap_while_either_galley_has_a_free_slot(crews: tuple[str, str]) -> None:
    g = position(galleys={4: crews[0], 6: crews[1]}, **LOAD)
    assert moves(g, "swap") == []


@pytest.mark.rule("S12-4.20", "S12-4.18")
def test_a_swap_counts_as_a_giving_and_a_taking() -> None:
    galleys = {4: "blue creta 2 gold gold gold", 6: "blue creta 2 spice spice spice"}
    g = position(galleys=galleys, **LOAD)
    play(g, "blue swap 6 gold spice", "blue swap 6 spice gold")
    assert moves(g, "swap") == []


@pytest.mark.rule("S12-4.20", "S12-4.3", "S12-4.17")
def test_the_longest_list_of_the_loading_phase_has_81_options() -> None:
    """Six own galleys in one own port, all full, with as many kinds aboard as can be."""
    others = dict.fromkeys(range(5, 10), "blue genova 2 wine gold spice")
    galleys = {4: "blue genova 2 wood stone marble", **others}
    g = position(ports={"genova": "blue 1"}, galleys=galleys, **LOAD)
    assert len(moves(g, "swap")) == 75
    assert len(moves(g)) == 81
