"""Chapter 7: sale."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import asked, asking, ducats, galley, moves, play, port, position, question, table

ACT: dict[str, Any] = {"active": 4, "ask": "arrival_act"}


@pytest.mark.rule("S12-7.1")
def test_sell_or_fight_or_do_nothing() -> None:
    galleys = {4: "blue tunis 3 wood", 7: "red tunis 1"}
    g = position(galleys=galleys, **ACT)
    assert moves(g) == ["sell wood", "attack_galley 7", "land 1", "land 2", "land 3", "end_turn"]
    play(g, "blue sell wood")
    assert (asked(g), asking(g)) == ("red", "choose_mode")
    g = position(galleys=galleys, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert moves(g, "sell") == []


@pytest.mark.rule("S12-7.2")
def test_a_sale_takes_place_where_the_galley_is_now_also_in_the_start_field() -> None:
    g = position(galleys={4: "blue algeria 1 wood"}, active=4, ask="move_step")
    play(g, "blue stop", "blue sell wood")
    assert port(g, "algeria") == "wood"
    g = position(galleys={4: "blue algeria 1 wood"}, active=4, ask="move_step")
    play(g, "blue sail tunis", "blue sell wood")
    assert (port(g, "algeria"), port(g, "tunis")) == ("", "wood")


@pytest.mark.rule("S12-7.2")
@pytest.mark.parametrize(("field", "ports"), [("mare_ionio", {}), ("tunis", {"tunis": "closed"})])
def test_open_sea_and_closed_ports_allow_no_sale(field: str, ports: dict[str, str]) -> None:
    g = position(seats=3, ports=ports, galleys={4: f"blue {field} 1 wood gold"}, **ACT)
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-7.3")
def test_a_sale_is_any_set_of_different_goods_that_the_port_neither_makes_nor_has() -> None:
    g = position(ports={"tunis": "red 1 wood"}, galleys={4: "blue tunis 1 wood marble stone stone"}, **ACT)
    assert moves(g, "sell") == ["sell stone"]
    g = position(ports={"tunis": "red 1"}, galleys={4: "blue tunis 1 wood wine gold gold"}, **ACT)
    assert sorted(moves(g, "sell")) == [
        "sell gold",
        "sell wine",
        "sell wine gold",
        "sell wood",
        "sell wood gold",
        "sell wood wine",
        "sell wood wine gold",
    ]


@pytest.mark.rule("S12-7.3")
def test_no_more_goods_than_the_warehouse_has_free_spaces() -> None:
    g = position(ports={"algeria": "spice"}, galleys={4: "blue algeria 1 wood stone marble wine"}, **ACT)
    sizes = [len(said.split()) - 1 for said in moves(g, "sell")]
    assert (len(sizes), max(sizes)) == (10, 2)


@pytest.mark.rule("S12-7.4")
def test_each_cube_goes_from_the_galley_to_the_lowest_free_space() -> None:
    g = position(ports={"tunis": "red 1 wood"}, galleys={4: "blue tunis 1 stone stone gold"}, **ACT)
    heard = play(g, "blue sell stone gold")
    assert "sold blue tunis stone gold" in heard
    assert "paid blue 7" in heard
    assert (galley(g, 4), port(g, "tunis")) == ("blue tunis 1 stone", "red 1 wood stone gold")


@pytest.mark.rule("S12-7.5")
@pytest.mark.parametrize("there", ["", "red 2"])
def test_the_bank_pays_the_spaces_covered_in_a_neutral_or_foreign_port(there: str) -> None:
    g = position(ports={"valencia": there}, galleys={4: "blue valencia 1 stone gold wine"}, **ACT)
    play(g, "blue sell stone wine gold")
    assert (ducats(g, "blue"), ducats(g, "red")) == (5 + 2 + 3 + 4, 5)


@pytest.mark.rule("S12-7.6")
def test_in_an_own_port_the_spaces_pay_nothing() -> None:
    g = position(ports={"valencia": "blue 1"}, galleys={4: "blue valencia 1 stone gold"}, **ACT)
    heard = play(g, "blue sell stone gold")
    assert not any(said.startswith("paid") for said in heard)
    assert (ducats(g, "blue"), port(g, "valencia")) == (5, "blue 1 stone gold")


@pytest.mark.rule("S12-7.7")
@pytest.mark.parametrize(("there", "paid"), [("blue 1", 2), ("", 4), ("red 1", 4), ("red 1 stone marble wine gold", 8)])
def test_spice_brings_two_ducats_more_in_every_port(there: str, paid: int) -> None:
    g = position(ports={"valencia": there}, galleys={4: "blue valencia 1 spice spice"}, **ACT)
    assert f"paid blue {paid}" in play(g, "blue sell spice")
    assert ducats(g, "blue") == 5 + paid


@pytest.mark.rule("S12-7.8")
def test_cubes_are_named_and_placed_in_the_order_of_goods() -> None:
    g = position(galleys={4: "blue tunis 1 spice gold wine stone"}, **ACT)
    assert moves(g, "sell")[-1] == "sell stone wine gold spice"
    heard = play(g, "blue sell stone wine gold spice")
    assert "sold blue tunis stone wine gold spice" in heard
    assert ducats(g, "blue") == 5 + 2 + 3 + 4 + 5 + 2


@pytest.mark.rule("S12-7.9")
def test_the_set_is_declared_then_rivals_are_asked_then_it_is_carried_out() -> None:
    galleys = {4: "blue algeria 2 wood stone", 7: "red tunis 3"}
    g = position(galleys=galleys, active=4, ask="move_step")
    heard = play(g, "blue sail tunis", "red allow", "blue stop", "blue sell wood stone")
    assert "arrival_act.sell blue wood stone" in heard
    assert (asked(g), asking(g), port(g, "tunis")) == ("red", "declare_blockade", "")
    assert question(g)["goods"] == ["wood", "stone"]
    play(g, "red allow")
    assert port(g, "tunis") == "wood stone"


@pytest.mark.rule("S12-7.10")
def test_a_completed_sale_ends_the_activation() -> None:
    g = position(galleys={4: "blue tunis 1 wood stone", 7: "red genova 3"}, **ACT)
    play(g, "blue sell wood")
    assert (asked(g), asking(g)) == ("red", "choose_mode")
    assert galley(g, 4) == "blue tunis 1 stone"


@pytest.mark.rule("S12-7.11")
def test_a_port_that_stores_wine_is_a_wine_port_for_the_rest_of_the_game() -> None:
    ports = {"valencia": "red 1", "genova": "red 1"}
    g = position(ports=ports, galleys={4: "blue valencia 3 wine"}, **ACT)
    play(g, "blue sell wine")
    assert "paid red 3" in play(g, "* card wine")
    g = position(ports={"valencia": "red 1 wine", "genova": "red 1"}, galleys={4: "blue valencia 3"}, **ACT)
    play(g, "blue attack_port", "* roll 1 0", "blue occupy 2")
    assert "paid blue 3" in play(g, "* card wine")


@pytest.mark.rule("S12-7.12")
def test_a_fort_never_acts_against_a_galley_that_sells() -> None:
    ports = {"valencia": "red 5 stone fort", "genova": "red 1"}
    g = position(ports=ports, galleys={4: "blue valencia 1 gold", 7: "red creta 1"}, **ACT)
    play(g, "blue sell gold")
    assert (asked(g), galley(g, 4)) == ("red", "blue valencia 1")
    assert table(g)["reserve"]["blue"] == 21
