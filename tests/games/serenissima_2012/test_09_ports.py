"""Chapter 9: landing, assault, forts."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import (
    asked,
    asking,
    flagged,
    galley,
    moves,
    play,
    port,
    position,
    reserve,
    supply,
    table,
    weights,
)

ACT: dict[str, Any] = {"active": 4, "ask": "arrival_act"}
TWO = {"tunis": "red 2", "creta": "red 1"}
FORT = {"tunis": "red 1 wood stone fort", "creta": "red 1"}


@pytest.mark.rule("S12-9.1")
def test_sailors_land_in_a_neutral_port_and_own_it() -> None:
    g = position(galleys={4: "blue antakya 5"}, **ACT)
    assert moves(g, "land") == ["land 1", "land 2", "land 3"]
    before = reserve(g, "blue")
    assert "took_port blue antakya 2" in play(g, "blue land 2")
    assert (port(g, "antakya"), galley(g, 4), reserve(g, "blue")) == ("blue 2", "blue antakya 3", before)


@pytest.mark.rule("S12-9.1")
@pytest.mark.parametrize("there", ["red 1", "closed", "blue 1"])
def test_only_a_neutral_port_can_be_landed_in(there: str) -> None:
    g = position(seats=3, ports={"tunis": there}, galleys={4: "blue tunis 3"}, **ACT)
    assert moves(g, "land") == []


@pytest.mark.rule("S12-9.2")
def test_a_landing_needs_no_combat_value_and_a_fort_in_a_neutral_port_does_nothing() -> None:
    g = position(ports={"tunis": "wood stone fort"}, galleys={4: "blue tunis 3"}, steps_moved=3, **ACT)
    assert moves(g) == ["land 1", "land 2", "land 3", "end_turn"]
    play(g, "blue land 1")
    assert (port(g, "tunis"), galley(g, 4)) == ("blue 1 wood stone fort", "blue tunis 2")


@pytest.mark.rule("S12-9.3")
@pytest.mark.parametrize(("rivals", "asked_then"), [(3, "*"), (4, "red")])
def test_foreign_galleys_do_not_prevent_a_landing_but_a_stronger_fleet_may_block_it(
    rivals: int, asked_then: str
) -> None:
    galleys = {4: "blue tunis 3", 3: f"red tunis {rivals}"}
    g = position(galleys=galleys, start_field="algeria", steps_moved=1, **ACT)
    play(g, "blue land 1")
    assert asked(g) == asked_then
    assert port(g, "tunis") == ("blue 1" if asked_then == "*" else "")


@pytest.mark.rule("S12-9.4", "S12-1.8")
def test_last_sailor_landing_sinks_the_galley() -> None:
    g = position(galleys={4: "blue tunis 2 wood gold"}, **ACT)
    assert flagged(g) == ["land 2"]
    assert "sank blue 4" in play(g, "blue land 2")
    assert (port(g, "tunis"), galley(g, 4)) == ("blue 2", "")
    assert (supply(g, "wood"), supply(g, "gold")) == (14, 10)


@pytest.mark.rule("S12-9.5")
def test_a_landing_ends_the_activation() -> None:
    g = position(galleys={4: "blue tunis 3 wood", 7: "red tunis 1"}, **ACT)
    play(g, "blue land 1")
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-9.6")
def test_a_landing_may_follow_fights_against_galleys() -> None:
    g = position(galleys={4: "blue tunis 3", 7: "red tunis 1"}, **ACT)
    play(g, "blue attack_galley 7", "* roll 1 1")
    assert moves(g) == ["land 1", "land 2", "end_turn"]
    play(g, "blue land 1")
    assert port(g, "tunis") == "blue 1"


@pytest.mark.rule("S12-9.7")
def test_nobody_lands_in_his_own_port() -> None:
    g = position(ports={"tunis": "blue 1"}, galleys={4: "blue tunis 3"}, **ACT)
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-9.8")
def test_a_foreign_port_can_be_attacked_when_no_galley_of_its_owner_is_left() -> None:
    galleys = {4: "blue tunis 3", 7: "red tunis 1", 9: "red creta 1"}
    g = position(ports=TWO, galleys=galleys, **ACT)
    assert moves(g) == ["attack_galley 7", "end_turn"]
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert moves(g) == ["attack_port", "end_turn"]
    play(g, "blue attack_port", "* roll 2 0")
    assert asking(g) == "occupy"


@pytest.mark.rule("S12-9.8")
def test_an_attack_on_a_port_needs_a_combat_value() -> None:
    g = position(ports=TWO, galleys={4: "blue tunis 2"}, steps_moved=2, **ACT)
    assert moves(g) == ["end_turn"]
    g = position(ports=TWO, galleys={4: "blue tunis 2"}, steps_moved=1, **ACT)
    assert moves(g) == ["attack_port", "end_turn"]


@pytest.mark.rule("S12-9.9")
def test_third_seats_need_not_be_fought_and_cannot_block_an_attack_on_a_port() -> None:
    galleys = {4: "blue tunis 3", 7: "orange tunis 5", 8: "black tunis 5"}
    g = position(ports=TWO, galleys=galleys, start_field="algeria", steps_moved=1, **ACT)
    assert moves(g) == ["attack_galley 7", "attack_galley 8", "attack_port", "end_turn"]
    play(g, "blue attack_port")
    assert asking(g) == "exchange"


@pytest.mark.rule("S12-9.10")
def test_a_fort_fires_two_dice_once_before_the_first_exchange() -> None:
    g = position(ports=FORT, galleys={4: "blue tunis 4"}, **ACT)
    play(g, "blue attack_port")
    total = sum(weights(g).values())
    assert {said: weight / total for said, weight in weights(g).items()} == {
        "fire 0": 0.25,
        "fire 1": 0.5,
        "fire 2": 0.25,
    }
    play(g, "* fire 2")
    assert galley(g, 4) == "blue tunis 2"
    play(g, "blue continue")
    assert asking(g) == "exchange"
    play(g, "* roll 0 0", "blue continue")
    assert asking(g) == "exchange"


@pytest.mark.rule("S12-9.10")
def test_without_a_fort_the_first_exchange_comes_at_once() -> None:
    g = position(ports=TWO, galleys={4: "blue tunis 4"}, **ACT)
    play(g, "blue attack_port")
    assert asking(g) == "exchange"


@pytest.mark.rule("S12-9.11")
def test_the_cap_is_fixed_after_the_fort_has_fired() -> None:
    g = position(ports=FORT, galleys={4: "blue tunis 4"}, steps_moved=2, **ACT)
    play(g, "blue attack_port", "* fire 1")
    assert table(g)["activation"]["attack_cap"] == 1
    play(g, "blue continue")
    assert max(int(said.split()[1]) for said in weights(g)) == 1


@pytest.mark.rule("S12-9.12")
def test_a_crew_shot_away_by_the_fort_sinks_and_the_activation_ends() -> None:
    g = position(ports=FORT, galleys={4: "blue tunis 1 gold", 9: "red creta 1"}, **ACT)
    assert "sank blue 4" in play(g, "blue attack_port", "* fire 2")
    assert (asked(g), asking(g), supply(g, "gold")) == ("red", "choose_mode", 10)
    assert port(g, "tunis") == "red 1 wood stone fort"


@pytest.mark.rule("S12-9.12")
def test_the_attacker_may_stop_after_the_forts_roll() -> None:
    g = position(ports=FORT, galleys={4: "blue tunis 3", 9: "red creta 1"}, **ACT)
    play(g, "blue attack_port", "* fire 1")
    assert (asking(g), moves(g)) == ("combat_round", ["continue", "stop"])
    play(g, "blue stop")
    assert (asked(g), galley(g, 4), port(g, "tunis")) == ("red", "blue tunis 2", "red 1 wood stone fort")


@pytest.mark.rule("S12-9.13")
def test_a_garrison_fights_with_all_its_sailors_and_keeps_the_rest_if_the_attacker_stops() -> None:
    g = position(ports={"tunis": "red 4", "creta": "red 1"}, galleys={4: "blue tunis 5"}, **ACT)
    play(g, "blue attack_port")
    assert max(int(said.split()[2]) for said in weights(g)) == 4
    before = reserve(g, "red"), reserve(g, "blue")
    play(g, "* roll 3 2")
    assert (reserve(g, "red"), reserve(g, "blue")) == (before[0] + 3, before[1] + 2)
    play(g, "blue continue")
    assert max(int(said.split()[2]) for said in weights(g)) == 1
    play(g, "* roll 0 0", "blue stop")
    assert port(g, "tunis") == "red 1"


@pytest.mark.rule("S12-9.14")
def test_the_winner_garrisons_the_port_with_up_to_its_size() -> None:
    ports = {"antakya": "red 1 wood", "creta": "red 1"}
    g = position(ports=ports, galleys={4: "blue antakya 5"}, **ACT)
    heard = play(g, "blue attack_port", "* roll 1 0")
    assert "lost_port red antakya" in heard
    assert moves(g) == ["occupy 0", "occupy 1", "occupy 2", "occupy 3"]
    play(g, "blue occupy 3")
    assert (port(g, "antakya"), galley(g, 4)) == ("blue 3 wood", "blue antakya 2")


@pytest.mark.rule("S12-9.14")
def test_occupying_with_all_sailors_sinks_the_galley() -> None:
    g = position(ports=TWO, galleys={4: "blue tunis 2 gold"}, **ACT)
    play(g, "blue attack_port", "* roll 2 0")
    assert flagged(g) == ["occupy 2"]
    play(g, "blue occupy 2")
    assert (port(g, "tunis"), galley(g, 4), supply(g, "gold")) == ("blue 2", "", 10)


@pytest.mark.rule("S12-9.15")
def test_if_the_winner_lands_nobody_the_port_is_neutral() -> None:
    g = position(ports=TWO, galleys={4: "blue tunis 2", 9: "red creta 1"}, **ACT)
    play(g, "blue attack_port", "* roll 2 0", "blue occupy 0")
    assert (port(g, "tunis"), galley(g, 4), asked(g)) == ("", "blue tunis 2", "red")


@pytest.mark.rule("S12-9.16")
def test_if_garrison_and_galley_fall_together_the_port_is_neutral_and_takes_no_loot() -> None:
    ports = {"tunis": "red 1 wood", "creta": "red 1"}
    g = position(ports=ports, galleys={4: "blue tunis 1 gold", 9: "red creta 1"}, **ACT)
    play(g, "blue attack_port", "* roll 1 1")
    assert (port(g, "tunis"), galley(g, 4), supply(g, "gold")) == ("wood", "", 10)
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-9.16")
def test_a_galley_sunk_by_a_garrison_loses_its_cargo_to_the_supply() -> None:
    g = position(ports=TWO, galleys={4: "blue tunis 1 gold", 9: "red creta 1"}, **ACT)
    play(g, "blue attack_port", "* roll 1 1")
    assert (port(g, "tunis"), galley(g, 4), supply(g, "gold")) == ("red 1", "", 10)
    assert (asked(g), asking(g)) == ("red", "choose_mode")


@pytest.mark.rule("S12-9.17")
def test_a_seats_only_port_cannot_be_attacked_until_it_has_two() -> None:
    g = position(ports={"tunis": "red 1"}, galleys={4: "blue tunis 5"}, **ACT)
    assert moves(g) == ["end_turn"]
    g = position(ports=TWO, galleys={4: "blue tunis 5"}, **ACT)
    assert moves(g) == ["attack_port", "end_turn"]


@pytest.mark.rule("S12-9.17")
def test_the_protection_returns_when_a_seat_is_down_to_one_port() -> None:
    galleys = {4: "blue tunis 5", 5: "blue creta 5"}
    g = position(ports=TWO, galleys=galleys, **ACT)
    play(g, "blue attack_port", "* roll 2 0", "blue occupy 1", "blue action", "blue load_done", "blue stop")
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-9.18")
@pytest.mark.parametrize("lines", [("* roll 2 0", "blue occupy 1"), ("* roll 1 0", "blue stop"), ("* roll 0 2",)])
def test_an_attack_on_a_port_ends_the_activation_however_it_goes(lines: tuple[str, ...]) -> None:
    ports = {"tunis": "red 2", "creta": "red 1"}
    galleys = {4: "blue tunis 2", 7: "orange tunis 1"}
    g = position(ports=ports, galleys=galleys, **ACT)
    play(g, "blue attack_port", *lines)
    assert (asked(g), asking(g)) == ("orange", "choose_mode")


@pytest.mark.rule("S12-9.19")
def test_a_fort_never_fires_at_galleys_that_move_sell_land_or_fight_other_galleys() -> None:
    ports = {"tunis": "red 1 wood stone fort", "algeria": "wood stone fort", "creta": "red 1"}
    galleys = {4: "blue sardegna 3 gold", 7: "orange tunis 1", 9: "red genova 1"}
    for lines in (
        ("blue sail tunis", "blue sail tripoli", "blue sail tunis"),
        ("blue sail tunis", "blue stop", "blue sell gold"),
        ("blue sail algeria", "blue stop", "blue land 1"),
        ("blue sail tunis", "blue stop", "blue attack_galley 7", "* roll 1 0"),
    ):
        g = position(ports=ports, galleys=galleys, active=4, ask="move_step")
        heard = play(g, *lines)
        assert not any(said.startswith("fort_fires") for said in heard)
        assert reserve(g, "blue") == 19


@pytest.mark.rule("S12-9.1", "S12-9.8", "S12-7.2")
def test_on_the_open_sea_there_is_nothing_to_land_in_or_to_attack() -> None:
    ports = dict.fromkeys(("antakya", "antalya", "valencia"), "red 1")
    g = position(ports=ports, galleys={4: "blue mare_ionio 5"}, **ACT)
    assert moves(g) == ["end_turn"]
    g = position(galleys={4: "blue mare_ionio 5"}, **ACT)
    assert moves(g) == ["end_turn"]


@pytest.mark.rule("S12-9.1", "S12-9.8", "S12-7.3")
@pytest.mark.parametrize("name", ["valencia", "antakya"])
def test_the_first_and_the_last_port_of_the_list_are_ports_like_any_other(name: str) -> None:
    g = position(galleys={4: f"blue {name} 1 spice"}, **ACT)
    assert moves(g) == ["sell spice", "land 1", "end_turn"]
    ports = {name: "red 1", "creta": "red 1"}
    g = position(ports=ports, galleys={4: f"blue {name} 1 spice"}, **ACT)
    assert moves(g) == ["sell spice", "attack_port", "end_turn"]
    g = position(galleys={4: f"blue {name} 1"}, active=4, ask="load_step")
    assert moves(g, "buy_goods") == ["buy_goods 1", "buy_goods 2", "buy_goods 3", "buy_goods 4"]
