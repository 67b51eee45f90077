"""Chapter 1: components and limits."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.serenissima_2012.table import (
    COLOURS,
    ducats,
    galley,
    moves,
    play,
    port,
    position,
    reserve,
    start,
    supply,
    table,
    weights,
)
from serenissima.games.serenissima_2012 import GAME
from serenissima.games.serenissima_2012.state import is_wine_port
from serenissima.kernel.game import BadOption, components, new


@pytest.mark.rule("S12-1.1")
def test_two_three_or_four_seats_play() -> None:
    assert GAME.seats == (2, 3, 4)
    for seats in (0, 1, 5):
        with pytest.raises(BadOption):
            new(GAME, seats)


@pytest.mark.rule("S12-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_its_own_colour(seats: int) -> None:
    g = start(seats)
    assert GAME.names(g.rules)["seat"] == COLOURS[:seats]


@pytest.mark.rule("S12-1.2")
def test_twenty_fields_of_which_nineteen_hold_a_port() -> None:
    board = components(GAME)
    assert len(board.fields) == 20
    assert len(board.ports) == 19
    assert [board.fields[at] for at, there in enumerate(board.port_at) if there < 0] == ["mare_ionio"]
    assert sorted(there for there in board.port_at if there >= 0) == list(range(19))


@pytest.mark.rule("S12-1.2")
def test_a_galley_that_sails_has_left_its_old_field() -> None:
    g = position(galleys={4: "blue valencia 3"}, active=4, ask="move_step")
    play(g, "blue sail algeria")
    assert galley(g, 4) == "blue algeria 3"
    assert [galley["field"] for galley in table(g)["galleys"].values()] == ["algeria"]


@pytest.mark.rule("S12-1.3")
def test_the_data_file_gives_good_size_values_and_payouts_of_each_port() -> None:
    board = components(GAME)
    written = json.loads(GAME.data_file.read_text(encoding="utf-8"))["ports"]
    assert len(written) == len(board.ports)
    for said, printed in zip(written, board.ports, strict=True):
        assert printed.name == said["id"]
        assert board.fields[printed.field] == said["field"]
        assert board.goods[printed.good] == said["good"]
        assert printed.size == said["size"] == len(printed.values) == len(printed.payout) - 1
        assert printed.values == said["values"] == sorted(said["values"])
        assert printed.payout == said["payout"]


@pytest.mark.rule("S12-1.4")
def test_cubes_are_limited() -> None:
    g = start()
    assert {good: supply(g, good) for good in ("wood", "stone", "marble", "wine", "gold", "spice")} == {
        "wood": 14,
        "stone": 12,
        "marble": 12,
        "wine": 12,
        "gold": 10,
        "spice": 10,
    }


@pytest.mark.rule("S12-1.4")
def test_a_cube_that_is_not_in_the_supply_cannot_be_loaded() -> None:
    full = dict.fromkeys((1, 2), f"red creta {1} spice spice spice spice")
    g = position(galleys={**full, 3: "blue tripoli 1", 5: "red creta 4 spice"}, active=3, ask="load_step")
    assert supply(g, "spice") == 1
    assert moves(g) == ["buy_goods 1", "load_done"]
    play(g, "blue buy_goods 1")
    assert supply(g, "spice") == 0
    assert moves(g, "buy_goods") == []


@pytest.mark.rule("S12-1.5")
@pytest.mark.parametrize(("seats", "numbers"), [(2, 12), (3, 12), (4, 15)])
def test_there_are_fifteen_galley_numbers_and_twelve_with_two_or_three_seats(seats: int, numbers: int) -> None:
    g = position(seats=seats, ports={"genova": "blue 3"}, ask={"step": "choose_start_galley", "seat": "blue"})
    assert moves(g) == [f"take {number}" for number in range(1, numbers + 1)]


@pytest.mark.rule("S12-1.5")
def test_at_most_one_galley_of_each_number_is_in_play() -> None:
    galleys = {2: "red creta 1", 7: "blue genova 1"}
    ask = {"step": "choose_galley_number", "seat": "blue", "port": "genova"}
    g = position(seats=3, ports={"genova": "blue 3"}, galleys=galleys, active=7, ask=ask)
    assert moves(g) == [f"take {number}" for number in (1, 3, 4, 5, 6, 8, 9, 10, 11, 12)]


@pytest.mark.rule("S12-1.6")
def test_a_seat_owns_at_most_six_galleys() -> None:
    six = dict.fromkeys(range(1, 7), "blue creta 1")
    g = position(ports={"genova": "blue 5"}, galleys=six, active=1, ask="invest_step", money={"blue": 50})
    assert moves(g) == ["invest_done"]
    six.pop(6)
    g = position(ports={"genova": "blue 5"}, galleys=six, active=1, ask="invest_step", money={"blue": 50})
    assert moves(g) == ["buy_galley genova", "invest_done"]


@pytest.mark.rule("S12-1.7")
def test_five_slots_for_sailors_and_cubes_together() -> None:
    for sailors in range(1, 6):
        g = position(galleys={4: f"blue tripoli {sailors}"}, active=4, ask="load_step", money={"blue": 9})
        assert moves(g) == [f"buy_goods {n}" for n in range(1, 6 - sailors)] + ["load_done"]
        g = position(galleys={4: f"blue tripoli {sailors}", 5: "blue tripoli 5"}, active=4, ask="load_step")
        assert moves(g, "take_sailors") == [f"take_sailors 5 {n}" for n in range(1, 6 - sailors)]


@pytest.mark.rule("S12-1.8")
def test_a_galley_without_a_sailor_sinks_at_once_and_its_number_can_be_bought_by_anyone() -> None:
    galleys = {4: "blue valencia 1 wood gold gold", 6: "blue valencia 1", 7: "red genova 2"}
    g = position(ports={"genova": "red 3"}, galleys=galleys, active=4, ask="load_step")
    assert supply(g, "gold") == 8
    assert "sank blue 4" in play(g, "blue give_sailors 6 1")
    assert galley(g, 4) == ""
    assert galley(g, 6) == "blue valencia 2"
    assert (supply(g, "wood"), supply(g, "gold")) == (14, 10)
    play(g, "blue pass", "red invest", "red buy_galley genova")
    assert "take 4" in moves(g)


@pytest.mark.rule("S12-1.9")
def test_a_garrison_has_at_most_as_many_sailors_as_the_port_has_spaces() -> None:
    ports = {"antakya": "blue 1", "tunis": "blue 3"}
    g = position(ports=ports, galleys={4: "blue creta 1"}, active=4, ask="invest_step", money={"blue": 9})
    assert moves(g, "hire") == ["hire tunis 1", "hire antakya 1", "hire antakya 2"]


@pytest.mark.rule("S12-1.9")
def test_a_port_is_owned_exactly_as_long_as_it_has_a_garrison() -> None:
    ports = {"tunis": "red 2 wood", "creta": "red 1"}
    g = position(ports=ports, galleys={4: "blue tunis 5"}, active=4, ask="arrival_act")
    play(g, "blue attack_port", "* roll 1 0")
    assert port(g, "tunis") == "red 1 wood"
    heard = play(g, "blue continue", "* roll 1 0")
    assert "lost_port red tunis" in heard
    assert port(g, "tunis") == "wood"
    play(g, "blue occupy 2")
    assert port(g, "tunis") == "blue 2 wood"


@pytest.mark.rule("S12-1.10")
def test_a_warehouse_takes_each_good_once_and_never_its_own() -> None:
    crew = "blue algeria 1 wood stone gold gold"
    g = position(ports={"algeria": "wood"}, galleys={4: crew}, active=4, ask="arrival_act")
    assert moves(g, "sell") == ["sell stone"]


@pytest.mark.rule("S12-1.10")
def test_a_full_warehouse_takes_nothing_more() -> None:
    full = {"algeria": "wood stone marble"}
    g = position(ports=full, galleys={4: "blue algeria 1 wine spice"}, active=4, ask="arrival_act")
    assert moves(g, "sell") == []


@pytest.mark.rule("S12-1.10", "S12-1.13")
def test_stored_cubes_and_buildings_stay_when_a_port_changes_hands_or_becomes_neutral() -> None:
    ports = {"tunis": "red 1 wood stone gold fort basilica", "creta": "red 1"}
    for choice, owner in (("occupy 2", "blue 2 "), ("occupy 0", "")):
        g = position(ports=ports, galleys={4: "blue tunis 5"}, active=4, ask="arrival_act")
        play(g, "blue attack_port", "* fire 0", "blue continue", "* roll 1 0")
        assert port(g, "tunis") == "wood stone gold fort basilica"
        play(g, f"blue {choice}")
        assert port(g, "tunis") == f"{owner}wood stone gold fort basilica"


@pytest.mark.rule("S12-1.11")
@pytest.mark.parametrize(("seats", "sailors"), [(4, 22), (3, 26), (2, 30)])
def test_sailors_of_each_seat(seats: int, sailors: int) -> None:
    g = start(seats)
    assert [reserve(g, colour) for colour in COLOURS[:seats]] == [sailors] * seats


@pytest.mark.rule("S12-1.11")
def test_sailors_lost_in_combat_can_be_hired_again() -> None:
    galleys = {4: "blue tunis 5", 5: "red tunis 2", 6: "red genova 2"}
    ports = {"genova": "red 5"}
    g = position(ports=ports, galleys=galleys, active=4, ask="arrival_act")
    before = reserve(g, "red"), reserve(g, "blue")
    play(g, "blue attack_galley 5", "* roll 1 1", "blue continue", "* roll 1 0")
    assert (reserve(g, "red"), reserve(g, "blue")) == (before[0] + 2, before[1] + 1)
    assert galley(g, 5) == ""
    play(g, "blue end_turn", "red invest", "red hire 6 3")
    assert reserve(g, "red") == before[0] - 1


@pytest.mark.rule("S12-1.12")
def test_five_forts_and_five_basilicas_in_all() -> None:
    g = start()
    assert (table(g)["forts"], table(g)["basilicas"]) == (5, 5)
    built = dict.fromkeys(("sicilia", "marseille", "creta"), "red 1 wood stone gold marble fort basilica")
    built["venezia"] = "red 1 wood gold marble fort basilica"
    built["genova"] = "red 1 wood gold marble fort basilica"
    mine = {"alexandria": "blue 1 wood stone gold"}
    ask: dict[str, Any] = {"active": 4, "ask": "invest_step"}
    g = position(ports={**built, **mine}, galleys={4: "blue creta 1"}, **ask)
    assert moves(g, "build_fort", "build_basilica") == []
    built["genova"] = "red 1 wood gold marble"
    g = position(ports={**built, **mine}, galleys={4: "blue creta 1"}, **ask)
    assert moves(g, "build_fort", "build_basilica") == ["build_fort alexandria", "build_basilica alexandria"]
    play(g, "blue build_fort alexandria", "blue build_basilica alexandria")
    assert (table(g)["forts"], table(g)["basilicas"]) == (0, 0)


@pytest.mark.rule("S12-1.12")
def test_a_port_has_at_most_one_fort_and_one_basilica() -> None:
    mine = {"alexandria": "blue 1 wood stone gold fort basilica"}
    g = position(ports=mine, galleys={4: "blue creta 1"}, active=4, ask="invest_step")
    assert moves(g, "build_fort", "build_basilica") == []


@pytest.mark.rule("S12-1.14")
def test_nobody_may_buy_what_he_cannot_pay() -> None:
    ports = {"alexandria": "blue 1 wood stone gold"}
    for ducats_left, offered in (
        (0, ["invest_done"]),
        (1, ["hire 4 1", "hire alexandria 1", "invest_done"]),
        (2, ["hire 4 1", "hire alexandria 1", "hire alexandria 2", "buy_galley alexandria"]),
    ):
        g = position(
            ports=ports, galleys={4: "blue alexandria 4"}, active=4, ask="invest_step", money={"blue": ducats_left}
        )
        assert moves(g)[: len(offered)] == offered
    assert moves(g)[4:] == ["build_fort alexandria", "build_basilica alexandria", "invest_done"]


@pytest.mark.rule("S12-1.14")
def test_the_bank_never_runs_out() -> None:
    rich = {"valencia": "blue 1 stone marble wine gold spice basilica", "genova": "red 1"}
    ask = {"step": "turn_doge_card"}
    g = position(ports=rich, ask=ask, track=6, money={"blue": 900_000, "red": 900_000})
    assert "paid blue 25" in play(g, "* card hourglass_1")
    assert ducats(g, "blue") == 900_025


@pytest.mark.rule("S12-1.15")
def test_half_of_the_faces_of_a_die_are_skulls() -> None:
    g = position(galleys={4: "blue tunis 1", 5: "red tunis 2"}, active=4, ask={"step": "exchange", "target": "5"})
    g.table.activation.attack_cap = 1
    total = sum(weights(g).values())
    shares = {outcome: weight / total for outcome, weight in weights(g).items()}
    assert shares == {
        "roll 0 0": 1 / 8,
        "roll 0 1": 1 / 4,
        "roll 0 2": 1 / 8,
        "roll 1 0": 1 / 8,
        "roll 1 1": 1 / 4,
        "roll 1 2": 1 / 8,
    }


@pytest.mark.rule("S12-1.16", "S12-7.11")
def test_the_wine_side_is_up_where_wine_is_produced_or_stored() -> None:
    g = position(ports={"valencia": "blue 1 wine", "genova": "blue 1 wood"}, galleys={4: "blue creta 1"}, active=4)
    up = {printed.name for at, printed in enumerate(g.rules.board.ports) if is_wine_port(g, at)}
    assert up == {"valencia", "sicilia", "marseille", "modon", "creta"}


@pytest.mark.rule("S12-1.16")
def test_a_port_card_lies_with_the_owner_or_in_the_stock() -> None:
    ports = {"tunis": "red 1", "creta": "red 1", "genova": "blue 1"}
    g = position(ports=ports, galleys={4: "blue tunis 5"}, active=4, ask="arrival_act")
    play(g, "blue attack_port", "* roll 1 0")
    owners = {name: said["owner"] for name, said in table(g)["ports"].items() if said["owner"]}
    assert owners == {"creta": "red", "genova": "blue"}
    play(g, "blue occupy 1")
    assert table(g)["ports"]["tunis"]["owner"] == "blue"


@pytest.mark.rule("S12-1.17")
def test_any_number_of_galleys_may_be_in_one_field() -> None:
    galleys = {number: f"{COLOURS[number % 4]} sicilia 1" for number in range(1, 15)}
    g = position(galleys={**galleys, 15: "blue tunis 1"}, active=15, ask="move_step", steps_moved=0)
    play(g, "blue sail sicilia")
    assert sum(1 for number in range(1, 16) if " sicilia " in galley(g, number)) == 15


@pytest.mark.rule("S12-1.18", "S12-4.5")
def test_nothing_can_be_given_to_or_taken_from_another_seat() -> None:
    galleys = {4: "blue tripoli 2 wood", 5: "red tripoli 2 gold", 6: "orange tripoli 1 wine"}
    g = position(ports={"tripoli": "red 2"}, galleys=galleys, active=4, ask="load_step")
    assert moves(g) == ["buy_goods 1", "buy_goods 2", "jettison wood 1", "load_done"]
    assert "paid_to blue red 2" in play(g, "blue buy_goods 2")
    assert (ducats(g, "blue"), ducats(g, "red")) == (3, 7)


@pytest.mark.rule("S12-1.19", "S12-1.18")
def test_words_between_seats_are_no_moves_of_the_game() -> None:
    decisions = (
        "close start_at take action invest pass take_sailors give_sailors take_goods give_goods swap buy_goods "
        "jettison load_done sail stop block allow sell attack_galley attack_port land end_turn combat_round.continue "
        "combat_round.stop loot.take occupy hire buy_galley build_fort build_basilica invest_done crew "
        "catch_up_done"
    )
    luck = "first roll fire card"
    assert set(GAME.verbs) == set(decisions.split()) | set(luck.split())


@pytest.mark.rule("S12-1.19")
def test_an_answer_promised_before_binds_nobody() -> None:
    """Nothing said at the table is stored, so the same question comes with both answers every time."""
    galleys = {4: "blue valencia 3 wood", 7: "red algeria 4"}
    g = position(galleys=galleys, active=4, ask="move_step")
    play(g, "blue sail algeria", "red allow", "blue stop", "blue sell wood")
    assert moves(g) == ["block", "allow"]
