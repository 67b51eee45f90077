"""The options: every value changes what the rule file says it changes, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from games.serenissima_2012.table import (
    COLOURS,
    asked,
    asking,
    galley,
    moves,
    play,
    port,
    position,
    start,
    table,
    weights,
)
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.core import AnyState
from serenissima.kernel.game import BadOption, new, settle_options
from serenissima.kernel.position import from_json

Options = dict[str, Any]
HOMES: Final = {"genova": "blue 3", "valencia": "red 3", "venezia": "orange 3", "alexandria": "black 3"}
FLEETS: Final = {
    1: "red valencia 3",
    2: "red valencia 3",
    3: "orange venezia 3",
    4: "orange venezia 3",
    5: "black alexandria 3",
    6: "black alexandria 3",
}


# What can be seen of the options, each in a small position


def setup_of(seats: int, options: Options) -> list[str]:
    """Who was asked what until the first galley is active; the first answer is always given."""
    g = start(seats, **options)
    seen = []
    while asking(g) != "choose_mode":
        seen.append(f"{asked(g)} {asking(g)}")
        play(g, f"{asked(g)} {moves(g)[0]}")
    return seen


def money_on_the_table(options: Options) -> Any:
    return table(start(4, **options))["money"]


def act_in_the_start_field(line: str) -> Callable[[Options], Any]:
    def seen(options: Options) -> Any:
        galleys = {4: "blue algeria 1 wood", 7: "red algeria 5"}
        g = position(ports=HOMES, galleys=galleys, active=4, ask="arrival_act", options=options)
        play(g, line)
        return asked(g), asking(g)

    return seen


def sailing_back(options: Options) -> Any:
    galleys = {4: "blue algeria 3", 7: "red algeria 5"}
    g = position(ports=HOMES, galleys=galleys, active=4, ask="move_step", options=options)
    play(g, "blue sail tunis", "blue sail algeria")
    return asked(g), asking(g)


def weakened_blocker(options: Options) -> Any:
    galleys = {4: "blue valencia 3", 7: "red algeria 2", 8: "red algeria 2", 9: "orange algeria 1"}
    g = position(ports=HOMES, galleys=galleys, active=4, ask="move_step", options=options)
    play(g, "blue sail algeria", "red block", "blue land 1", "red block")
    play(g, "blue attack_galley 7", "* roll 2 0")
    return moves(g)


def assault_on_a_fort(options: Options) -> Any:
    ports = HOMES | {"tunis": "red 1 wood stone fort"}
    g = position(ports=ports, galleys={4: "blue tunis 4"}, steps_moved=1, active=4, ask="arrival_act", options=options)
    play(g, "blue attack_port", "* fire 1", "blue continue")
    return weights(g)


def galley_bought_in_an_investment(options: Options) -> Any:
    g = position(ports=HOMES, galleys={5: "blue genova 3"}, active=5, ask="invest_step", options=options)
    play(g, "blue buy_galley genova", "blue take 9", "blue crew 1", "blue invest_done")
    return asked(g), asking(g)


def numbers_of_the_next_round(g: AnyState) -> list[int]:
    numbers = []
    while asking(g) == "choose_mode":
        numbers.append(table(g)["wheel"])
        play(g, f"{asked(g)} pass")
    return numbers


def galley_bought_in_a_catch_up(options: Options) -> Any:
    g = position(ports=HOMES, galleys=FLEETS, ask={"step": "catch_up_step", "seat": "blue"}, options=options)
    play(g, "blue buy_galley genova", "blue take 9", "blue crew 1", "blue catch_up_done")
    return numbers_of_the_next_round(g)


def hiring_in_a_catch_up(options: Options) -> Any:
    galleys = FLEETS | {9: "blue genova 3"}
    g = position(ports=HOMES, galleys=galleys, ask={"step": "catch_up_step", "seat": "blue"}, options=options)
    return moves(g)


def hiring_in_an_investment(options: Options) -> Any:
    g = position(ports=HOMES, galleys={5: "blue genova 3"}, active=5, ask="invest_step", options=options)
    return moves(g)


SEEN: Final[dict[str, Callable[[Options], Any]]] = {
    "two seats": lambda options: setup_of(2, options),
    "three seats": lambda options: setup_of(3, options),
    "four seats": lambda options: setup_of(4, options),
    "money": money_on_the_table,
    "selling in the start field": act_in_the_start_field("blue sell wood"),
    "landing in the start field": act_in_the_start_field("blue land 1"),
    "sailing back": sailing_back,
    "weakened blocker": weakened_blocker,
    "fort": assault_on_a_fort,
    "new galley": galley_bought_in_an_investment,
    "catch-up galley": galley_bought_in_a_catch_up,
    "catch-up hiring": hiring_in_a_catch_up,
    "hiring": hiring_in_an_investment,
}
SETUPS: Final = {"two seats", "three seats", "four seats"}
CHANGES: Final[list[tuple[str, Any, set[str]]]] = [
    ("money_visibility", "open", set()),
    ("money_visibility", "hidden", {"money"}),
    ("first_seat", "random", set()),
    ("first_seat", 0, SETUPS),
    ("first_seat", 1, SETUPS),
    ("start_assignment", "draft", set()),
    ("start_assignment", "random", SETUPS),
    ("port_closing", "choose", set()),
    ("port_closing", "random", {"two seats", "three seats"}),
    ("port_closing", "preset", {"two seats", "three seats"}),
    ("two_player_draft", "alternate", set()),
    ("two_player_draft", "snake", {"two seats"}),
    ("start_field_immunity", "full", set()),
    ("start_field_immunity", "leave_only", {"selling in the start field", "landing in the start field"}),
    ("blockade_release", "all_sunk", set()),
    ("blockade_release", "outnumbered", {"weakened blocker"}),
    ("fort_before_value", True, set()),
    ("fort_before_value", False, {"fort"}),
    ("new_galley_same_round", True, set()),
    ("new_galley_same_round", False, {"new galley"}),
    ("catch_up_sailors", "anywhere", set()),
    ("catch_up_sailors", "galleys_only", {"catch-up hiring"}),
]


@pytest.mark.parametrize(("option", "value", "changed"), CHANGES)
def test_an_option_changes_what_it_says_and_nothing_else(option: str, value: Any, changed: set[str]) -> None:
    found = {name for name, seen in SEEN.items() if seen({option: value}) != seen({})}
    assert found == changed


def test_every_value_of_every_option_is_checked_above() -> None:
    named = {(option, value) for option, value, _ in CHANGES}
    every = {(name, value) for name, option in GAME.options.items() for value in option.values}
    assert every - named == {("first_seat", 2), ("first_seat", 3)}


def test_the_first_value_is_the_default_of_the_rule_file() -> None:
    assert settle_options(GAME, 4, {}) == {
        "money_visibility": "open",
        "first_seat": "random",
        "start_assignment": "draft",
        "port_closing": "choose",
        "two_player_draft": "alternate",
        "start_field_immunity": "full",
        "blockade_release": "all_sunk",
        "fort_before_value": True,
        "new_galley_same_round": True,
        "catch_up_sailors": "anywhere",
    }


# Each option by itself


@pytest.mark.rule("S12-2.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_first_seat_can_be_fixed(first: int) -> None:
    g = start(4, first_seat=first)
    assert (asked(g), table(g)["first_seat"]) == (COLOURS[first], COLOURS[first])


@pytest.mark.rule("S12-2.1", "S12-1.1")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 3), (3, 3)])
def test_a_first_seat_that_does_not_play_is_refused(seats: int, first: int) -> None:
    with pytest.raises(BadOption):
        start(seats, first_seat=first)
    with pytest.raises(BadOption):
        from_json(GAME, {"seats": seats, "options": {"first_seat": first}})


@pytest.mark.rule("S12-2.6", "S12-2.9")
def test_random_start_deals_distinct_ports_and_numbers_evenly() -> None:
    g = start(3, start_assignment="random", port_closing="preset", first_seat=1)
    assert weights(g) == {f"start_at {name}": 1 for name in ("valencia", "genova", "venezia", "constantinople")}
    play(g, "* start_at genova")
    assert port(g, "genova") == "red 3"
    assert weights(g) == {f"take {number}": 1 for number in range(1, 13)}
    play(g, "* take 7")
    assert galley(g, 7) == "red genova 3"
    assert weights(g) == {f"start_at {name}": 1 for name in ("valencia", "venezia", "constantinople")}
    play(g, "* start_at venezia", "* take 1", "* start_at valencia", "* take 2")
    assert [galley(g, number) for number in (1, 2)] == ["orange venezia 3", "blue valencia 3"]
    play(g, "* take 3", "* take 4", "* take 5")
    assert asking(g) == "choose_mode"


@pytest.mark.rule("S12-2.15")
def test_random_closing_draws_evenly_among_the_ports_allowed() -> None:
    g = start(3, port_closing="random", first_seat=0)
    assert weights(g) == {
        f"close {name}": 1 for name in ("valencia", "constantinople", "sardegna", "ragusa", "antalya")
    }
    play(g, "* close valencia", "* close modon", "* close venezia")
    assert weights(g) == {"close tunis": 1, "close napoli": 1}
    heard = play(g, "* close tunis")
    assert "closed tunis" in heard
    assert asking(g) == "choose_start_port"


@pytest.mark.rule("S12-2.13")
@pytest.mark.parametrize("seats", [2, 3])
def test_preset_closing_closes_the_list_of_the_data_file(seats: int) -> None:
    g = start(seats, port_closing="preset", first_seat=0)
    closed = {name for name, said in table(g)["ports"].items() if said["closed"]}
    assert closed == {"ragusa", "modon", "corfu", "alexandria"}
    assert asking(g) == "choose_start_port"


@pytest.mark.rule("S12-2.10")
@pytest.mark.parametrize(
    ("draft", "order"),
    [
        ("alternate", ["red", "blue", "red", "blue", "red", "blue"]),
        ("snake", ["red", "blue", "blue", "red", "red", "blue"]),
    ],
)
def test_order_of_the_two_player_draft(draft: str, order: list[str]) -> None:
    found = setup_of(2, {"two_player_draft": draft, "port_closing": "preset", "first_seat": 1})
    assert [said.split()[0] for said in found if said.endswith("choose_start_galley")] == order


@pytest.mark.rule("S12-6.4")
def test_leave_only_lets_sales_and_landings_in_the_start_field_be_blocked() -> None:
    galleys = {4: "blue algeria 1 wood", 7: "red algeria 5"}
    for line in ("blue sell wood", "blue land 1"):
        g = position(galleys=galleys, active=4, ask="arrival_act", options={"start_field_immunity": "leave_only"})
        play(g, line)
        assert (asked(g), moves(g)) == ("red", ["block", "allow"])
        play(g, "red block")
        assert moves(g) == ["attack_galley 7", "end_turn"]


@pytest.mark.rule("S12-6.4", "S12-4.2")
def test_leave_only_still_lets_load_and_leave() -> None:
    galleys = {4: "blue algeria 2", 7: "red algeria 5", 8: "red creta 1"}
    g = position(galleys=galleys, active=4, options={"start_field_immunity": "leave_only"})
    for line in ("action", "buy_goods 1", "load_done", "sail valencia"):
        assert asked(g) == "blue"
        play(g, f"blue {line}")
    assert galley(g, 4) == "blue valencia 2 gold"


@pytest.mark.rule("S12-6.12")
def test_an_outnumbered_blocker_is_one_no_more() -> None:
    assert weakened_blocker({}) == ["attack_galley 8", "end_turn"]
    assert weakened_blocker({"blockade_release": "outnumbered"}) == [
        "attack_galley 8",
        "attack_galley 9",
        "land 1",
        "land 2",
        "land 3",
        "end_turn",
    ]


@pytest.mark.rule("S12-6.12")
def test_a_blocker_that_is_still_stronger_goes_on_blocking() -> None:
    galleys = {4: "blue valencia 3", 7: "red algeria 1", 8: "red algeria 3"}
    g = position(galleys=galleys, active=4, ask="move_step", options={"blockade_release": "outnumbered"})
    play(g, "blue sail algeria", "red allow", "blue stop", "blue land 1", "red block")
    play(g, "blue attack_galley 7", "* roll 1 1")
    assert galley(g, 4) == "blue algeria 2"
    assert moves(g) == ["attack_galley 8", "end_turn"]


@pytest.mark.rule("S12-9.11")
@pytest.mark.parametrize(("before_value", "dice"), [(False, 3), (True, 2)])
def test_the_cap_before_or_after_the_fort(before_value: bool, dice: int) -> None:
    rolls = assault_on_a_fort({"fort_before_value": before_value})
    assert max(int(said.split()[1]) for said in rolls) == dice


@pytest.mark.rule("S12-9.11")
def test_a_cap_of_nothing_after_the_fort_ends_the_activation() -> None:
    ports = HOMES | {"tunis": "red 1 wood stone fort"}
    galleys = {4: "blue tunis 3", 7: "red valencia 1"}
    there: dict[str, Any] = {"ports": ports, "galleys": galleys, "steps_moved": 2, "active": 4, "ask": "arrival_act"}
    for fired in ("* fire 1", "* fire 2"):
        g = position(**there)
        play(g, "blue attack_port", fired)
        assert (asked(g), asking(g)) == ("red", "choose_mode")
        g = position(**there, options={"fort_before_value": False})
        play(g, "blue attack_port", fired)
        assert (asked(g), asking(g)) == ("blue", "combat_round")


@pytest.mark.rule("S12-9.11", "S12-8.2")
def test_a_cap_fixed_in_an_earlier_fight_stays_whatever_the_fort_does() -> None:
    ports = HOMES | {"tunis": "red 1 wood stone fort"}
    galleys = {4: "blue tunis 5", 7: "orange tunis 1"}
    g = position(ports=ports, galleys=galleys, steps_moved=2, active=4, ask="arrival_act")
    play(g, "blue attack_galley 7", "* roll 1 0", "blue attack_port", "* fire 2", "blue continue")
    assert max(int(said.split()[1]) for said in weights(g)) == 3


@pytest.mark.rule("S12-3.6")
def test_galleys_bought_in_an_investment_may_have_to_wait_for_the_next_round() -> None:
    galleys = {5: "blue genova 3", 6: "blue genova 3", 7: "red valencia 3"}
    ports = {"genova": "blue 5", "valencia": "red 5"}
    g = position(
        seats=2, ports=ports, galleys=galleys, active=5, ask="invest_step", options={"new_galley_same_round": False}
    )
    play(g, "blue buy_galley genova", "blue take 9", "blue crew 1", "blue invest_done")
    assert numbers_of_the_next_round(g) == [6, 7]
    play(g, "* card hourglass_1", "red catch_up_done")
    assert numbers_of_the_next_round(g) == [5, 6, 7, 9]


@pytest.mark.rule("S12-3.6", "S12-12.2")
@pytest.mark.parametrize("same_round", [True, False])
def test_galleys_bought_in_a_catch_up_act_in_the_next_round_in_any_case(same_round: bool) -> None:
    assert galley_bought_in_a_catch_up({"new_galley_same_round": same_round}) == [1, 2, 3, 4, 5, 6, 9]


@pytest.mark.rule("S12-12.4")
def test_catch_up_sailors_may_be_for_galleys_only() -> None:
    assert hiring_in_a_catch_up({"catch_up_sailors": "galleys_only"}) == [
        "hire 9 1",
        "hire 9 2",
        "buy_galley genova",
        "catch_up_done",
    ]


# What is no option


@pytest.mark.parametrize(
    "options",
    [
        {"colour_of_the_sea": "blue"},
        {"money_visibility": "secret"},
        {"money_visibility": ""},
        {"first_seat": 4},
        {"first_seat": -1},
        {"first_seat": "blue"},
        {"first_seat": True},
        {"fort_before_value": "yes"},
        {"fort_before_value": 1},
        {"new_galley_same_round": 0},
        {"port_closing": None},
        {"port_closing": ["choose"]},
    ],
)
def test_unknown_options_and_values_are_refused(options: Options) -> None:
    with pytest.raises(BadOption):
        new(GAME, 4, options)


def test_values_may_be_given_as_text() -> None:
    settled = settle_options(
        GAME, 4, {"first_seat": "2", "fort_before_value": "true", "new_galley_same_round": "false"}
    )
    assert (settled["first_seat"], settled["fort_before_value"], settled["new_galley_same_round"]) == (2, True, False)
