"""The worked examples of the rule file, one test each; (R) marks the rulebook's own."""

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
    question,
    reserve,
    start,
    supply,
    table,
    weights,
)
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import SPECTATOR, AnyState, look


def dice(g: AnyState) -> tuple[int, int]:
    rolls = [said.split()[1:] for said in weights(g)]
    return max(int(roll[0]) for roll in rolls), max(int(roll[1]) for roll in rolls)


@pytest.mark.rule("S12-1.9", "S12-4.7", "S12-10.3")
def test_example_01_warehouse_and_garrison() -> None:
    """(R) València has size 5: a garrison of five takes nobody more."""
    there: dict[str, Any] = {"ports": {"valencia": "blue 5"}, "galleys": {4: "blue valencia 2"}, "active": 4}
    g = position(**there, ask="load_step")
    assert moves(g, "give_sailors") == []
    g = position(**there, ask="invest_step")
    assert [said for said in moves(g, "hire") if "valencia" in said] == []


def loading_in_valencia() -> AnyState:
    galleys = {4: "blue valencia 1", 6: "blue valencia 3", 7: "red algeria 2 marble", 11: "red algeria 2"}
    ports = {"valencia": "blue 1", "algeria": "orange 1 stone", "genova": "red 2"}
    return position(ports=ports, galleys=galleys, active=4, ask="load_step")


def sailed_to_algeria() -> AnyState:
    g = loading_in_valencia()
    play(g, "blue take_sailors 6 2", "blue buy_goods 2", "blue load_done", "blue sail algeria")
    return g


def fighting_in_algeria() -> AnyState:
    g = sailed_to_algeria()
    play(g, "red block", "blue sell wood", "red block", "blue attack_galley 7")
    return g


@pytest.mark.rule("S12-4.3", "S12-4.6", "S12-4.9")
def test_example_02_loading_sailors() -> None:
    """(R)"""
    g = loading_in_valencia()
    assert moves(g, "take_sailors") == ["take_sailors 6 1", "take_sailors 6 2", "take_sailors 6 3"]
    assert moves(g, "give_sailors") == ["give_sailors port 1", "give_sailors 6 1"]
    assert flagged(g) == ["take_sailors 6 3", "give_sailors port 1", "give_sailors 6 1"]
    play(g, "blue take_sailors 6 2")
    assert (galley(g, 4), galley(g, 6)) == ("blue valencia 3", "blue valencia 1")
    for there in ("port", "6"):
        g = loading_in_valencia()
        play(g, f"blue give_sailors {there} 1")
        assert galley(g, 4) == ""


@pytest.mark.rule("S12-4.12", "S12-1.7")
def test_example_03_loading_goods() -> None:
    """(R)"""
    g = loading_in_valencia()
    assert "spent blue 1" in play(g, "blue take_sailors 6 2", "blue buy_goods 2")
    assert galley(g, 4) == "blue valencia 3 wood wood"
    assert moves(g, "buy_goods") == []


@pytest.mark.rule("S12-5.1")
def test_example_04_movement() -> None:
    """(R) València, Algeria, Tunis, Tripoli."""
    g = position(galleys={4: "blue valencia 3 wood wood"}, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue sail tunis", "blue sail tripoli")
    assert (galley(g, 4), asking(g)) == ("blue tripoli 3 wood wood", "arrival_act")


@pytest.mark.rule("S12-5.4", "S12-5.5", "S12-6.1")
def test_example_05_blockade_of_movement() -> None:
    """(R)"""
    g = sailed_to_algeria()
    assert (asked(g), asking(g), moves(g)) == ("red", "declare_blockade", ["block", "allow"])
    assert (question(g)["act"], table(g)["activation"]["steps_left"]) == ("move", 2)
    play(g, "red block")
    assert (asking(g), galley(g, 4)) == ("arrival_act", "blue algeria 3 wood wood")
    assert table(g)["activation"]["steps_moved"] == 1


@pytest.mark.rule("S12-6.7", "S12-6.8", "S12-6.9", "S12-7.9")
def test_example_06_blockade_of_a_sale() -> None:
    """(R) Three ducats for the second space; but red is asked again."""
    g = sailed_to_algeria()
    play(g, "red block", "blue sell wood")
    assert asked(g) == "red"
    paid = position(ports={"algeria": "orange 1 stone"}, galleys={4: "blue algeria 3 wood"}, **ARRIVED)
    assert "paid blue 3" in play(paid, "blue sell wood")
    play(g, "red block")
    assert (galley(g, 4), port(g, "algeria"), ducats(g, "blue")) == ("blue algeria 3 wood wood", "orange 1 stone", 4)
    assert moves(g) == ["attack_galley 7", "attack_galley 11", "end_turn"]


ARRIVED: dict[str, Any] = {"active": 4, "ask": "arrival_act"}


@pytest.mark.rule("S12-8.2", "S12-8.5", "S12-8.6")
def test_example_07_first_exchange() -> None:
    """(R)"""
    g = fighting_in_algeria()
    assert dice(g) == (2, 2)
    play(g, "* roll 1 1")
    assert (galley(g, 4), galley(g, 7)) == ("blue algeria 2 wood wood", "red algeria 1 marble")


@pytest.mark.rule("S12-8.4", "S12-8.10")
def test_example_08_second_exchange() -> None:
    """(R)"""
    g = fighting_in_algeria()
    play(g, "* roll 1 1", "blue continue")
    assert dice(g) == (2, 1)
    play(g, "* roll 1 1", "blue take")
    assert (galley(g, 4), galley(g, 7)) == ("blue algeria 1 wood wood", "")


@pytest.mark.rule("S12-8.12", "S12-8.4", "S12-6.9")
def test_example_09_loot_and_stop() -> None:
    """(R)"""
    g = fighting_in_algeria()
    play(g, "* roll 1 1", "blue continue", "* roll 1 1")
    assert moves(g) == ["take", "take marble"]
    play(g, "blue take marble")
    assert galley(g, 4) == "blue algeria 1 wood wood marble"
    assert moves(g) == ["attack_galley 11", "end_turn"]
    again = g.copy()
    play(again, "blue attack_galley 11")
    assert dice(again) == (1, 2)
    play(g, "blue end_turn")
    assert asked(g) == "blue"
    assert table(g)["wheel"] == 6


@pytest.mark.rule("S12-6.1", "S12-9.1", "S12-9.3")
def test_example_10_neutral_port() -> None:
    """(R) Black has no more sailors than orange and is not asked."""
    galleys = {8: "orange sicilia 3 wood", 10: "black napoli 3"}
    g = position(galleys=galleys, active=8, ask="move_step")
    play(g, "orange sail napoli", "orange stop")
    assert "took_port orange napoli 1" in play(g, "orange land 1")
    assert (port(g, "napoli"), galley(g, 8)) == ("orange 1", "orange napoli 2 wood")


@pytest.mark.rule("S12-10.2", "S12-10.3", "S12-10.9")
def test_example_11_investment() -> None:
    """(R) One plus one plus three sailors and a basilica: seven ducats."""
    ports = {"constantinople": "black 3", "antakya": "black 2 marble"}
    galleys = {9: "black tripoli 2", 12: "black constantinople 2"}
    g = position(ports=ports, galleys=galleys, active=9, ask="invest_step", money={"black": 7})
    play(g, "black hire constantinople 1", "black hire antakya 1", "black hire 12 3")
    assert "hire antakya 1" not in moves(g)
    play(g, "black build_basilica antakya")
    assert (ducats(g, "black"), port(g, "antakya")) == (0, "black 3 marble basilica")
    assert galley(g, 12) == "black constantinople 5"


@pytest.mark.rule("S12-11.3", "S12-11.5", "S12-12.1")
def test_example_12_passing_a_payout_space() -> None:
    """(R)"""
    ports = {"genova": "blue 1 wood", "valencia": "red 1"}
    galleys = dict.fromkeys((4, 5), "blue creta 1")
    g = position(seats=4, ports=ports, galleys=galleys, ask="turn_doge_card", track=6)
    heard = play(g, "* card hourglass_2")
    assert heard.count("payout blue 2") == 1
    assert (table(g)["track"], table(g)["payouts"]) == (8, 1)
    assert (asked(g), asking(g)) == ("red", "catch_up_step")


@pytest.mark.rule("S12-13.1", "S12-13.2")
def test_example_13_payout() -> None:
    """(R) Fifteen for four goods and five for the basilica."""
    ports = {"valencia": "blue 1 stone marble wine gold basilica"}
    g = position(ports=ports, ask="turn_doge_card", track=6)
    assert "payout blue 20" in play(g, "* card hourglass_1")


@pytest.mark.rule("S12-7.5", "S12-7.6", "S12-7.7")
@pytest.mark.parametrize(
    ("there", "paid"),
    [("blue 1", 2), ("", 4), ("red 1", 4), ("stone marble wine gold", 8), ("red 1 stone marble wine gold", 8)],
)
def test_example_14_spice(there: str, paid: int) -> None:
    """(R)"""
    g = position(ports={"valencia": there}, galleys={4: "blue valencia 1 spice"}, **ARRIVED)
    play(g, "blue sell spice")
    assert ducats(g, "blue") == 5 + paid


@pytest.mark.rule("S12-7.3", "S12-7.4", "S12-7.5", "S12-7.6", "S12-7.7")
def test_example_15_large_sale() -> None:
    ports = {"tunis": "red 1 wood"}
    g = position(ports=ports, galleys={4: "blue tunis 1 wood stone gold spice"}, **ARRIVED)
    sets = moves(g, "sell")
    assert len(sets) == 7
    assert max(sets, key=len) == "sell stone gold spice"
    assert not any("wood" in said for said in sets)
    assert "paid blue 14" in play(g, "blue sell stone gold spice")


@pytest.mark.rule("S12-7.3")
def test_example_16_last_free_space() -> None:
    there: dict[str, Any] = {"ports": {"antakya": "wood marble"}, "galleys": {4: "blue antakya 1 stone spice"}}
    g = position(**there, **ARRIVED)
    assert moves(g, "sell") == ["sell stone", "sell spice"]
    assert "paid blue 4" in play(g, "blue sell stone")
    g = position(**there, **ARRIVED)
    assert "paid blue 6" in play(g, "blue sell spice")


@pytest.mark.rule("S12-4.14", "S12-4.15")
def test_example_17_foreign_port_little_money() -> None:
    g = position(
        ports={"genova": "red 3"}, galleys={4: "blue genova 1"}, active=4, ask="load_step", money={"blue": 1, "red": 5}
    )
    assert moves(g, "buy_goods") == ["buy_goods 1"]
    play(g, "blue buy_goods 1")
    assert (ducats(g, "blue"), ducats(g, "red")) == (0, 6)


@pytest.mark.rule("S12-4.5", "S12-4.8", "S12-4.18")
def test_example_18_passing_sailors_on() -> None:
    galleys = {3: "blue genova 2 wood wood wood", 9: "blue genova 4"}
    g = position(ports={"genova": "blue 2"}, galleys=galleys, active=3, ask="load_step")
    assert moves(g, "take_sailors") == []
    play(g, "blue give_sailors port 1")
    assert "take_sailors 9 1" in moves(g)
    play(g, "blue take_sailors 9 1")
    assert (galley(g, 3), port(g, "genova"), galley(g, 9)) == (
        "blue genova 2 wood wood wood",
        "blue 3",
        "blue genova 3",
    )
    assert "give_sailors 9 1" in moves(g)
    play(g, "blue give_sailors 9 1")
    assert not any(said.startswith("take_sailors 9") for said in moves(g))


@pytest.mark.rule("S12-6.4", "S12-5.4")
def test_example_19_start_field() -> None:
    galleys = {6: "red creta 1 wood", 7: "blue creta 5", 8: "blue alexandria 2"}
    for lines in (("red stop", "red sell wood"), ("red stop", "red land 1"), ("red sail alexandria",)):
        g = position(galleys=galleys, active=6)
        for line in ("red action", "red load_done", *lines):
            assert asked(g) == "red"
            play(g, line)
    assert (asked(g), asking(g)) == ("red", "arrival_act")
    galleys[6] = "red creta 2 wood"
    galleys[8] = "blue alexandria 3"
    g = position(galleys=galleys, active=6, ask="move_step")
    play(g, "red sail alexandria")
    assert asked(g) == "blue"


@pytest.mark.rule("S12-6.5", "S12-6.6")
def test_example_20_order_of_questions() -> None:
    galleys = {
        4: "orange tunis 2",
        14: "blue sicilia 4",
        5: "red sicilia 1",
        9: "red sicilia 3",
        2: "black sicilia 3",
    }
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "orange sail sicilia")
    assert question(g)["order"] == ["red", "blue", "black"]
    play(g, "red allow", "blue block")
    assert (asked(g), asking(g)) == ("orange", "arrival_act")


@pytest.mark.rule("S12-8.3", "S12-9.2")
def test_example_21_tired_crew() -> None:
    galleys = {4: "blue valencia 3 wood", 7: "red tripoli 1"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "blue sail tunis", "blue sail tripoli")
    assert moves(g) == ["sell wood", "land 1", "land 2", "land 3", "end_turn"]


@pytest.mark.rule("S12-8.4")
def test_example_22_cap_and_second_target() -> None:
    galleys = {4: "blue tunis 5", 7: "red tunis 1", 8: "red tunis 5"}
    g = position(galleys=galleys, steps_moved=2, **ARRIVED)
    play(g, "blue attack_galley 7", "* roll 1 1", "blue attack_galley 8")
    assert (galley(g, 4), dice(g)) == ("blue tunis 4", (3, 5))
    play(g, "* roll 0 2", "blue continue")
    assert dice(g) == (2, 5)


@pytest.mark.rule("S12-9.10", "S12-9.11")
@pytest.mark.parametrize(("before", "skulls", "value"), [(True, 1, 1), (True, 2, 0), (False, 1, 2), (False, 2, 1)])
def test_example_23_fort(before: bool, skulls: int, value: int) -> None:
    ports = {"tunis": "red 1 wood stone fort", "creta": "red 1"}
    galleys = {4: "blue tunis 3", 9: "red creta 1"}
    g = position(ports=ports, galleys=galleys, steps_moved=1, options={"fort_before_value": before}, **ARRIVED)
    play(g, "blue attack_port", f"* fire {skulls}")
    if value:
        play(g, "blue continue")
        assert dice(g) == (value, 1)
    else:
        assert (asked(g), asking(g), galley(g, 4)) == ("red", "choose_mode", "blue tunis 1")


@pytest.mark.rule("S12-9.16", "S12-1.13")
def test_example_24_mutual_destruction_in_a_port() -> None:
    ports = {"tunis": "red 1 wood stone gold fort basilica", "creta": "red 1"}
    g = position(ports=ports, galleys={4: "blue tunis 1 spice"}, **ARRIVED)
    play(g, "blue attack_port", "* fire 0", "blue continue", "* roll 1 1")
    assert (galley(g, 4), supply(g, "spice")) == ("", 10)
    assert port(g, "tunis") == "wood stone gold fort basilica"


@pytest.mark.rule("S12-9.14", "S12-9.15")
def test_example_25_last_sailor_lands() -> None:
    ports = {"tunis": "red 1", "creta": "red 1"}
    for choice, there, ship, cubes in (
        ("occupy 1", "blue 1", "", 10),
        ("occupy 0", "", "blue tunis 1 gold gold gold", 7),
    ):
        g = position(ports=ports, galleys={4: "blue tunis 1 gold gold gold"}, **ARRIVED)
        play(g, "blue attack_port", "* roll 1 0", f"blue {choice}")
        assert (port(g, "tunis"), galley(g, 4), supply(g, "gold")) == (there, ship, cubes)


@pytest.mark.rule("S12-8.11", "S12-8.12")
def test_example_26_defenders_loot() -> None:
    galleys = {4: "blue tunis 1 gold gold wine", 7: "red tunis 3 wood"}
    g = position(galleys=galleys, **ARRIVED)
    play(g, "blue attack_galley 7", "* roll 0 1")
    assert (asked(g), moves(g)) == ("red", ["take", "take wine", "take gold"])
    play(g, "red take gold")
    assert (galley(g, 7), supply(g, "gold"), supply(g, "wine")) == ("red tunis 3 wood gold", 9, 12)


@pytest.mark.rule("S12-9.8", "S12-9.17", "S12-8.16")
def test_example_27_last_port() -> None:
    galleys = {4: "blue venezia 5", 7: "red venezia 1"}
    g = position(ports={"venezia": "red 1"}, galleys=galleys, **ARRIVED)
    assert moves(g) == ["attack_galley 7", "end_turn"]
    play(g, "blue attack_galley 7", "* roll 1 0")
    assert moves(g) == ["end_turn"]
    g = position(ports={"venezia": "red 1", "ragusa": "red 1"}, galleys={4: "blue venezia 5"}, **ARRIVED)
    assert moves(g) == ["attack_port", "end_turn"]


@pytest.mark.rule("S12-6.8", "S12-6.9", "S12-6.12", "S12-9.6")
def test_example_28_after_the_blockers() -> None:
    galleys = {4: "blue genova 4", 7: "red napoli 5", 8: "orange napoli 3"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail napoli", "red allow", "blue stop", "blue land 2", "red block")
    assert moves(g) == ["attack_galley 7", "end_turn"]
    play(g, "blue attack_galley 7", "* roll 3 2", "blue continue", "* roll 2 0")
    assert galley(g, 4) == "blue napoli 2"
    play(g, "blue land 1")
    assert asked(g) == "orange"
    play(g, "orange allow")
    assert (port(g, "napoli"), asked(g), asking(g)) == ("blue 1", "orange", "choose_mode")


@pytest.mark.rule("S12-6.11", "S12-9.9")
def test_example_29_third_party_and_foreign_port() -> None:
    ports = {"tunis": "orange 1", "creta": "orange 1"}
    galleys = {4: "blue algeria 3", 7: "red tunis 4"}
    g = position(ports=ports, galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail tunis", "red block")
    assert moves(g) == ["attack_galley 7", "attack_port", "end_turn"]
    play(g, "blue attack_port")
    assert (asked(g), asking(g)) == ("*", "exchange")


@pytest.mark.rule("S12-10.4", "S12-10.5", "S12-10.6", "S12-3.6")
@pytest.mark.parametrize(("number", "in_this_round"), [(9, True), (3, False)])
def test_example_30_new_galley_in_the_same_round(number: int, in_this_round: bool) -> None:
    homes = {"genova": "blue 3", "valencia": "red 3"}
    galleys = {5: "blue genova 1", 2: "blue genova 1", 7: "red valencia 1"}
    g = position(ports=homes, galleys=galleys, active=5, ask="invest_step")
    heard = play(g, "blue buy_galley genova", f"blue take {number}", "blue crew 1", "blue invest_done")
    assert "spent blue 3" in heard
    play(g, "red pass")
    assert (table(g)["wheel"] == number) is in_this_round
    assert asking(g) == ("choose_mode" if in_this_round else "turn_doge_card")


@pytest.mark.rule("S12-12.3", "S12-10.6")
def test_example_31_catch_up() -> None:
    ask = {"step": "catch_up_step", "seat": "blue"}
    homes = {"genova": "blue 5"}
    g = position(ports=homes, ask=ask, money={"blue": 3})
    play(g, "blue buy_galley genova", "blue take 1", "blue crew 1")
    assert ducats(g, "blue") == 2
    play(g, "blue buy_galley genova", "blue take 2", "blue crew 1")
    assert ducats(g, "blue") == 0
    g = position(ports=homes, ask=ask, money={"blue": 2})
    play(g, "blue buy_galley genova", "blue take 1", "blue crew 1")
    assert moves(g, "buy_galley") == []


@pytest.mark.rule("S12-11.2", "S12-11.5")
def test_example_32_wine_card_on_a_payout_space() -> None:
    ports = {"sicilia": "blue 1", "valencia": "blue 1 wine", "genova": "red 1"}
    g = position(ports=ports, ask="turn_doge_card", track=7)
    heard = play(g, "* card wine")
    assert heard == ["turn_doge_card.card wine", "paid blue 6"]
    assert table(g)["payouts"] == 1


@pytest.mark.rule("S12-2.14", "S12-2.15")
def test_example_33_closing() -> None:
    g = start(3, first_seat=0)
    play(g, "blue close valencia", "red close creta", "orange close genova")
    assert moves(g) == ["close tunis", "close napoli"]


@pytest.mark.rule("S12-14.2", "S12-14.3", "S12-14.4")
def test_example_34_tie() -> None:
    money = {"blue": 81, "red": 81, "orange": 80}
    four = dict.fromkeys(("genova", "tunis", "creta", "modon"), "blue 1")
    five = dict.fromkeys(("valencia", "napoli", "corfu", "ragusa", "antalya"), "red 1")
    ports = {**four, **five, "venezia": "orange 1"}
    g = position(seats=4, ports=ports, ask="turn_doge_card", track=12, money=money)
    play(g, "* card hourglass_1")
    assert (GAME.ranking(g)[:3], GAME.ending(g)) == ([2, 1, 3], "ports")
    ports["antakya"] = "blue 1"
    g = position(seats=4, ports=ports, ask="turn_doge_card", track=12, money=money)
    play(g, "* card hourglass_1")
    assert (GAME.ranking(g)[:3], GAME.ending(g)) == ([1, 1, 3], "shared")


@pytest.mark.rule("S12-13.4")
def test_example_35_hidden_money() -> None:
    ports = {
        "valencia": "blue 1 stone marble wine gold spice",
        "tunis": "blue 1 wood stone wine gold",
        "creta": "blue 1 wood",
    }
    g = position(ports=ports, ask="turn_doge_card", track=6, options={"money_visibility": "hidden"})
    assert "payout blue 37" in play(g, "* card hourglass_1")
    view = look(g, 1)
    assert (view.table.money, view.own.money) == ([], 5)
    assert look(g, SPECTATOR).own is None
    assert not hasattr(view, "moves")


@pytest.mark.rule("S12-4.8", "S12-4.20")
def test_example_36_two_full_galleys() -> None:
    galleys = {5: "blue creta 2 gold gold gold", 8: "blue creta 2 spice spice spice"}
    g = position(galleys=galleys, active=5, ask="load_step", money={"blue": 0})
    assert sorted(moves(g)) == sorted(
        [
            "swap 8 gold spice",
            "swap 8 gold sailor",
            "swap 8 sailor spice",
            "jettison gold 1",
            "jettison gold 2",
            "jettison gold 3",
            "load_done",
        ]
    )
    play(g, "blue swap 8 gold spice")
    assert (galley(g, 5), galley(g, 8)) == ("blue creta 2 gold gold spice", "blue creta 2 gold spice spice")


@pytest.mark.rule("S12-4.5", "S12-4.18")
def test_example_37_a_full_hub() -> None:
    galleys = {3: "blue genova 1 wood wine wine wine", 9: "blue genova 1"}
    g = position(ports={"genova": "blue 5"}, galleys=galleys, active=3, ask="load_step")
    for line in (
        "give_goods 9 wood 1",
        "take_sailors port 1",
        "give_sailors 9 1",
        "take_sailors port 1",
        "give_sailors 9 1",
        "take_goods 9 wood 1",
    ):
        play(g, f"blue {line}")
    assert (galley(g, 3), galley(g, 9)) == ("blue genova 1 wood wine wine wine", "blue genova 3")
    assert port(g, "genova") == "blue 3"
    assert "give_goods 9 wood 1" not in moves(g)
    assert "give_goods 9 wine 1" in moves(g)


@pytest.mark.rule("S12-6.9", "S12-6.10", "S12-6.13", "S12-6.14")
def test_example_38_two_blockers() -> None:
    galleys = {4: "blue genova 3 gold", 7: "red napoli 5", 8: "orange napoli 4"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail napoli", "red block", "blue sell gold", "red allow", "orange block")
    assert moves(g) == ["attack_galley 7", "attack_galley 8", "end_turn"]
    play(g, "blue attack_galley 8", "* roll 2 1", "blue continue", "* roll 2 0")
    assert galley(g, 8) == ""
    assert moves(g) == ["attack_galley 7", "land 1", "land 2", "end_turn"]
    assert reserve(g, "orange") == 22
    play(g, "blue land 1")
    assert asked(g) == "red"
