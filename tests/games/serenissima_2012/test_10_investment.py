"""Chapter 10: investment."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import (
    asked,
    asking,
    ducats,
    galley,
    moves,
    play,
    port,
    position,
    reserve,
    supply,
    table,
)

INVEST: dict[str, Any] = {"active": 4, "ask": "invest_step"}


@pytest.mark.rule("S12-10.1")
def test_any_number_of_purchases_in_any_order_wherever_the_active_galley_is() -> None:
    ports = {"genova": "blue 1 wood gold marble", "creta": "blue 1"}
    galleys = {4: "blue tripoli 2 spice", 9: "red venezia 1"}
    g = position(ports=ports, galleys=galleys, **INVEST, money={"blue": 20})
    play(g, "blue build_fort genova", "blue hire creta 1", "blue buy_galley creta", "blue take 11", "blue crew 2")
    play(g, "blue build_basilica genova", "blue hire genova 2", "blue hire 11 1", "blue invest_done")
    assert port(g, "genova") == "blue 3 wood marble gold fort basilica"
    assert (port(g, "creta"), galley(g, 11), galley(g, 4)) == ("blue 2", "blue creta 3", "blue tripoli 2 spice")
    assert ducats(g, "blue") == 20 - 2 - 1 - 3 - 2 - 2 - 1
    assert asked(g) == "red"


@pytest.mark.rule("S12-10.1", "S12-3.3")
def test_an_investment_is_made_instead_of_an_action() -> None:
    g = position(ports={"genova": "blue 1"}, galleys={4: "blue tripoli 2", 9: "red venezia 1"}, active=4)
    play(g, "blue invest")
    assert {said.split()[0] for said in moves(g)} == {"hire", "buy_galley", "invest_done"}
    play(g, "blue invest_done")
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-10.2")
def test_a_sailor_costs_a_ducat_and_comes_from_the_reserve() -> None:
    g = position(ports={"genova": "blue 1"}, galleys={4: "blue creta 1"}, **INVEST, money={"blue": 3})
    before = reserve(g, "blue")
    assert moves(g, "hire") == ["hire genova 1", "hire genova 2", "hire genova 3"]
    assert "spent blue 3" in play(g, "blue hire genova 3")
    assert (ducats(g, "blue"), reserve(g, "blue"), port(g, "genova")) == (0, before - 3, "blue 4")
    assert moves(g) == ["invest_done"]


@pytest.mark.rule("S12-10.2")
def test_with_an_empty_reserve_no_sailor_can_be_hired() -> None:
    ports = {"genova": "blue 5", "valencia": "blue 5", "venezia": "blue 5", "tunis": "blue 3"}
    g = position(ports=ports, galleys={4: "blue creta 3"}, **INVEST, money={"blue": 9})
    assert reserve(g, "blue") == 1
    assert moves(g, "hire") == ["hire tunis 1"]
    play(g, "blue hire tunis 1")
    assert moves(g) == ["invest_done"]


@pytest.mark.rule("S12-10.3")
def test_sailors_go_into_own_garrisons_and_onto_own_galleys_in_fields_of_own_ports() -> None:
    ports = {"genova": "blue 4", "tunis": "red 1", "corfu": "closed"}
    galleys = {
        4: "blue genova 4",
        5: "blue genova 2 wood",
        6: "blue tunis 1",
        7: "blue mare_ionio 1",
        8: "blue creta 1",
        9: "red genova 1",
        10: "blue corfu 1",
    }
    g = position(seats=3, ports=ports, galleys=galleys, **INVEST)
    assert moves(g, "hire") == ["hire 4 1", "hire 5 1", "hire 5 2", "hire genova 1"]


@pytest.mark.rule("S12-10.3")
@pytest.mark.parametrize("home", ["valencia", "antakya"])
def test_sailors_board_galleys_in_the_first_and_the_last_port_of_the_list(home: str) -> None:
    g = position(ports={home: "blue 3"}, galleys={4: f"blue {home} 4", 5: "blue mare_ionio 1"}, **INVEST)
    assert [said for said in moves(g, "hire") if home not in said] == ["hire 4 1"]


@pytest.mark.rule("S12-10.4")
@pytest.mark.parametrize("owned", [1, 2, 3, 5])
def test_a_galley_costs_a_ducat_for_each_one_owned(owned: int) -> None:
    galleys = dict.fromkeys(range(4, 4 + owned), "blue creta 1")
    ports = {"genova": "blue 5"}
    g = position(ports=ports, galleys=galleys, **INVEST, money={"blue": owned + 1})
    assert moves(g) == ["buy_galley genova", "invest_done"]
    play(g, "blue buy_galley genova", "blue take 1")
    assert ducats(g, "blue") == owned + 1
    assert f"spent blue {owned + 1}" in play(g, "blue crew 1")
    g = position(ports=ports, galleys=galleys, **INVEST, money={"blue": owned})
    assert moves(g) == ["invest_done"]


@pytest.mark.rule("S12-10.4")
def test_at_most_one_galley_is_bought_in_an_investment() -> None:
    ports = {"genova": "blue 5", "valencia": "blue 5"}
    g = position(ports=ports, galleys={4: "blue creta 1"}, **INVEST, money={"blue": 50})
    assert moves(g) == ["buy_galley valencia", "buy_galley genova", "invest_done"]
    play(g, "blue buy_galley valencia", "blue take 9", "blue crew 5")
    assert moves(g) == ["invest_done"]


@pytest.mark.rule("S12-10.5")
def test_a_new_galley_takes_any_free_number_and_starts_empty_in_the_field_of_an_own_port() -> None:
    galleys = {4: "blue creta 1", 5: "red venezia 1", 15: "red venezia 1"}
    ports = {"genova": "blue 5", "venezia": "red 1"}
    g = position(ports=ports, galleys=galleys, **INVEST)
    assert moves(g, "buy_galley") == ["buy_galley genova"]
    play(g, "blue buy_galley genova")
    assert moves(g) == [f"take {n}" for n in range(1, 15) if n not in (4, 5)]
    play(g, "blue take 12")
    assert "launched blue 12 genova 2" in play(g, "blue crew 2")
    assert galley(g, 12) == "blue genova 2"


@pytest.mark.rule("S12-10.6")
def test_one_to_five_sailors_are_hired_with_the_galley() -> None:
    ports = {"genova": "blue 5"}
    for purse, crews in ((2, 1), (4, 3), (30, 5)):
        g = position(ports=ports, galleys={4: "blue creta 1"}, **INVEST, money={"blue": purse})
        play(g, "blue buy_galley genova", "blue take 1")
        assert moves(g) == [f"crew {n}" for n in range(1, crews + 1)]
    before = reserve(g, "blue")
    play(g, "blue crew 4")
    assert (reserve(g, "blue"), ducats(g, "blue")) == (before - 4, 30 - 1 - 4)


@pytest.mark.rule("S12-10.6")
def test_without_a_sailor_in_the_reserve_no_galley_can_be_bought() -> None:
    ports = {"genova": "blue 5", "valencia": "blue 5", "venezia": "blue 5", "tunis": "blue 4"}
    g = position(ports=ports, galleys={4: "blue creta 3"}, **INVEST, money={"blue": 30})
    assert (reserve(g, "blue"), moves(g)) == (0, ["invest_done"])
    g = position(ports=ports, galleys={4: "blue creta 1"}, **INVEST, money={"blue": 30})
    play(g, "blue buy_galley genova", "blue take 1")
    assert moves(g) == ["crew 1", "crew 2"]


@pytest.mark.rule("S12-10.7")
def test_no_galley_for_a_seat_that_owns_six_or_when_no_number_is_free() -> None:
    ports = {"genova": "blue 5"}
    six = dict.fromkeys(range(4, 10), "blue creta 1")
    g = position(ports=ports, galleys=six, **INVEST, money={"blue": 30})
    assert moves(g) == ["invest_done"]
    taken = dict.fromkeys((1, 2, 3, 5, 6, 7), "red creta 1")
    taken |= dict.fromkeys(range(8, 13), "orange creta 1")
    g = position(seats=3, ports=ports, galleys={4: "blue creta 1", **taken}, **INVEST, money={"blue": 30})
    assert moves(g) == ["invest_done"]


@pytest.mark.rule("S12-10.8")
@pytest.mark.parametrize(
    ("ports", "sites"),
    [
        ({"valencia": "blue 5 stone"}, ["valencia"]),
        ({"genova": "blue 5 wood"}, ["genova"]),
        ({"alexandria": "blue 5 wood stone"}, ["alexandria"]),
        ({"valencia": "blue 5 marble", "genova": "blue 5 gold"}, []),
        ({"valencia": "red 5 stone", "creta": "blue 4 wood"}, []),
        ({"valencia": "blue 5 stone fort"}, []),
    ],
)
def test_a_fort_needs_wood_and_stone_produced_or_stored_in_an_own_port(ports: dict[str, str], sites: list[str]) -> None:
    g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST, money={"blue": 2})
    assert moves(g, "build_fort") == [f"build_fort {site}" for site in sites]
    if sites:
        assert "spent blue 2" in play(g, f"blue build_fort {sites[0]}")
        assert port(g, sites[0]).endswith("fort")
        g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST, money={"blue": 1})
        assert moves(g, "build_fort") == []


@pytest.mark.rule("S12-10.9")
@pytest.mark.parametrize(
    ("ports", "sites"),
    [
        ({"alexandria": "blue 5 gold"}, ["alexandria"]),
        ({"antakya": "blue 3 marble"}, ["antakya"]),
        ({"valencia": "blue 5 marble gold"}, ["valencia"]),
        ({"valencia": "blue 5 marble", "genova": "blue 5 gold"}, []),
        ({"antakya": "red 3 marble", "creta": "blue 4 gold"}, []),
        ({"antakya": "blue 3 marble basilica"}, []),
    ],
)
def test_a_basilica_needs_gold_and_marble_produced_or_stored_in_an_own_port(
    ports: dict[str, str], sites: list[str]
) -> None:
    g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST, money={"blue": 2})
    assert moves(g, "build_basilica") == [f"build_basilica {site}" for site in sites]
    if sites:
        assert "spent blue 2" in play(g, f"blue build_basilica {sites[0]}")
        assert port(g, sites[0]).endswith("basilica")
        g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST, money={"blue": 1})
        assert moves(g, "build_basilica") == []


@pytest.mark.rule("S12-10.10")
def test_building_uses_up_no_goods() -> None:
    ports = {"alexandria": "blue 5 wood stone gold"}
    g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST)
    before = [supply(g, good) for good in ("wood", "stone", "marble", "gold")]
    play(g, "blue build_fort alexandria", "blue build_basilica alexandria")
    assert port(g, "alexandria") == "blue 5 wood stone gold fort basilica"
    assert [supply(g, good) for good in ("wood", "stone", "marble", "gold")] == before


@pytest.mark.rule("S12-10.11")
def test_no_goods_and_no_sailors_are_moved_in_an_investment() -> None:
    galleys = {4: "blue genova 2 gold", 6: "blue genova 2 wine"}
    g = position(ports={"genova": "blue 4"}, galleys=galleys, **INVEST, money={"blue": 1})
    assert moves(g) == ["hire 4 1", "hire 6 1", "hire genova 1", "invest_done"]


@pytest.mark.rule("S12-10.12")
def test_several_buildings_in_one_investment() -> None:
    ports = {"alexandria": "blue 5 wood stone gold", "genova": "blue 5 wood marble gold"}
    g = position(ports=ports, galleys={4: "blue tripoli 1"}, **INVEST, money={"blue": 8})
    for line in ("build_fort alexandria", "build_basilica genova", "build_fort genova", "build_basilica alexandria"):
        play(g, f"blue {line}")
    assert port(g, "alexandria").endswith("fort basilica")
    assert port(g, "genova").endswith("fort basilica")
    assert (ducats(g, "blue"), table(g)["forts"], table(g)["basilicas"]) == (0, 3, 3)
