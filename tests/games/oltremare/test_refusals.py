"""Every limit of every answer, broken once: what a person is told, with its rule and the facts in it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.oltremare.scene import GAME, OM, A, B, C, asked, do, scene, who
from serenissima.games.oltremare.cards import add_trails
from serenissima.kernel.core import allowed
from serenissima.kernel.notation import read_move
from serenissima.kernel.record import refusal

HANDS = {A: "gems_01 salt_01 olives_05", B: "gems_03 silk_01 silk_02", C: "pottery_01"}
MARKET: dict[str, Any] = {"step": "trade_action", "hands": HANDS, "cargo": {A: "gems_07"}}
SPENT = {"pile": {"size": 0, "rescued": True, "reshuffles": 1}, "bags": ["", ""]}
TIGHT = {"hands": {A: "salt_01 salt_02", B: "silk_01"}, "cargo": {A: "salt_03"}, "turn": {"bought": 2}}
SURPLUS: dict[str, Any] = {"step": "discard_surplus", "hands": {A: "salt_01 salt_02 salt_03 salt_05"}}
ACTION: dict[str, Any] = {"step": "play_card", "hands": {A: "gems_01 salt_05 salt_06"}, "cargo": {A: "grain_06"}}
AT_SEA: dict[str, Any] = {"step": "sail", "ships": {A: "venezia"}, "fields": {"routes": 3}}
MARKERS = {"zara": "compass", "tana": "compass", "acri": "big_deal"}
ARRIVED: dict[str, Any] = {**AT_SEA, "fields": {"routes": 1}, "markers": MARKERS}
ASKED_FOR_SILK = ["propose yellow", "done", "good silk", "good silk", "done", "amount 0"]
GIFTS = {**MARKET, "options": {"ducati_gift_is_deal": True}}

CASES: list[tuple[dict[str, Any], list[str], str, str]] = [
    ({**SURPLUS, "cargo": {A: "gems_01"}}, [], "card grain_01", "OM-4.3 not_in_hand"),
    ({**MARKET, "turn": {"bought": 4}}, [], "buy_goods", "OM-5.2 bought_enough limit=4"),
    ({**MARKET, **SPENT, "seat": B, "cargo": {A: ""}}, [], "buy_goods", "OM-5.10 stack_empty"),
    ({**MARKET, "turn": {"bought": 4}}, [], "buy_pirate", "OM-5.2 bought_enough limit=4"),
    (MARKET, [], "buy_pirate", "OM-5.10 pirates_empty"),
    (MARKET, [], "propose blue", "OM-6.1 no_partner"),
    ({**MARKET, "options": {"talks_per_turn": 0}}, [], "propose yellow", "OM-6.17 talked_enough limit=0"),
    ({**MARKET, **TIGHT}, [], "propose purple", "OM-5.13 no_offer_possible"),
    (MARKET, [], "invite blue any", "OM-6.1 no_partner"),
    ({**MARKET, "options": {"talks_per_turn": 0}}, [], "invite yellow any", "OM-6.17 talked_enough limit=0"),
    ({**MARKET, **TIGHT}, [], "invite purple any", "OM-5.13 no_offer_possible"),
    ({**MARKET, "players": 2, "hands": {A: "salt_01"}}, [], "invite yellow grain", "OM-6.11 good_not_in_game"),
    ({**MARKET, "cargo": {A: "gems_02"}}, [], "end_trading", "OM-5.11 quota_not_met hand=3 quota=4"),
    (MARKET, ["propose yellow"], "card gems_03", "OM-6.2 not_in_hand"),
    (MARKET, ["propose yellow"], "drop", "OM-6.22 only_the_clock"),
    (MARKET, ["propose yellow", "done"], "drop", "OM-6.22 only_the_clock"),
    (MARKET, ["propose yellow", "card salt_01", "done", "done"], "drop", "OM-6.22 only_the_clock"),
    (MARKET, ["propose yellow", "card salt_01"], "card gems_01", "OM-6.7 card_order"),
    ({**MARKET, **TIGHT}, ["propose yellow", "card salt_01"], "card salt_02", "OM-5.13 quota_at_risk"),
    ({**MARKET, **TIGHT}, ["invite yellow any", "offer"], "done", "OM-6.3 no_card_moves"),
    (
        {**MARKET, "players": 2, "hands": {A: "salt_01"}},
        ["propose yellow", "card salt_01", "done"],
        "good grain",
        "OM-6.11 good_not_in_game",
    ),
    (MARKET, ["propose purple", "done", "good salt"], "good salt", "OM-6.11 wants_too_many hand=1"),
    (
        {**MARKET, **TIGHT},
        ["invite yellow any", "offer", "card silk_01", "done", "good salt"],
        "good salt",
        "OM-5.13 quota_at_risk",
    ),
    (MARKET, ["propose yellow", "done", "good silk"], "good gems", "OM-6.9 good_order"),
    (MARKET, ["propose yellow", "done"], "done", "OM-6.3 no_card_moves"),
    ({**MARKET, **TIGHT}, ["propose yellow", "card salt_01", "done"], "done", "OM-5.13 quota_at_risk"),
    (GIFTS, ["propose yellow", "done", "done"], "amount 0", "OM-6.3 no_card_moves"),
    (GIFTS, ["propose yellow", "done", "done"], "amount 21", "OM-6.5 too_many_ducati limit=20"),
    (GIFTS, ["propose yellow", "done", "done"], "amount -21", "OM-6.5 too_many_ducati limit=20"),
    (
        MARKET,
        ["propose yellow", "card salt_01", "done", "done", "amount 0"],
        "claim unsaid unsaid",
        "OM-6.8 no_such_claim",
    ),
    (
        MARKET,
        ["propose yellow", "card salt_01", "done", "done", "amount 0"],
        "claim ship 5 tana acri",
        "OM-6.8 no_such_claim",
    ),
    (MARKET, ["propose purple", "done", "good salt", "done", "amount 0"], "accept", "OM-6.10 goods_missing"),
    ({**MARKET, "options": {"counter_offers": False}}, ASKED_FOR_SILK, "counter", "OM-6.19 no_counter"),
    (MARKET, [*ASKED_FOR_SILK, "accept"], "card silk_03", "OM-6.2 not_in_hand"),
    (MARKET, [*ASKED_FOR_SILK, "accept"], "card gems_03", "OM-6.9 not_wanted"),
    (MARKET, [*ASKED_FOR_SILK, "accept", "card silk_01"], "card silk_01", "OM-6.9 card_order"),
    (MARKET, [*ASKED_FOR_SILK, "accept"], "card silk_02", "OM-6.9 too_few_left"),
    (ACTION, [], "card grain_01", "OM-7.1 not_in_hand"),
    (ACTION, ["card gems_01"], "card gems_01", "OM-7.1 chosen_already"),
    (ACTION, [], "cards gems_01 gems_01", "OM-7.1 chosen_already"),
    (ACTION, [], "cards gems_01 grain_01", "OM-7.1 not_in_hand"),
    (ACTION, [], "cards gems_01", "OM-7.1 play_so_many quota=3"),
    (AT_SEA, [], "destination zara", "OM-8.1 wrong_length routes=3"),
    (AT_SEA, [], "destination tana", "OM-8.3 out_of_reach routes=3"),
    (AT_SEA, [], "trail zara ancona bari messina", "OM-8.1 wrong_start"),
    (AT_SEA, [], "trail", "OM-8.1 wrong_start"),
    (AT_SEA, [], "trail venezia zara tana acri", "OM-1.6 no_route"),
    (AT_SEA, [], "trail venezia zara venezia ancona", "OM-8.2 route_used"),
    (AT_SEA, [], "trail venezia zara", "OM-8.1 wrong_length routes=3"),
    (ARRIVED, ["destination zara"], "jump zara", "OM-8.12 other_harbour"),
    (ARRIVED, ["destination zara"], "jump tana", "OM-8.12 another_compass"),
    ({**ARRIVED, "options": {"compass_to_empty": False}}, ["destination zara"], "jump bari", "OM-8.13 empty_harbour"),
    ({"step": "load_order", "turn": {"played": ["gems_07", "salt_05"]}}, [], "load gems_07", "OM-9.1 load_all"),
]


def arranged(given: dict[str, Any], before: list[str]) -> OM:
    """The position, after what is done in it."""
    played = {"turn": {"played": ["salt_01", "olives_01", "gems_02"]}} if given["step"] == "sail" else {}
    g = scene(**{**played, **given})
    do(g, *before)
    return g


@pytest.mark.rule("OM-6.24")
@pytest.mark.parametrize(("given", "before", "text", "reason"), CASES)
def test_a_refusal_names_the_first_limit_that_is_broken(
    given: dict[str, Any], before: list[str], text: str, reason: str
) -> None:
    g = arranged(given, before)
    found = refusal(GAME, g, who(g), read_move(GAME, GAME.names(g.rules), asked(g), text.split()))
    assert found is not None
    assert " ".join([found.rule, found.reason, *(f"{name}={value}" for name, value in found.facts)]) == reason


def test_every_limit_is_broken_by_one_of_these() -> None:
    told = {
        (asked(arranged(given, before)), text.split()[0], reason.split()[1]) for given, before, text, reason in CASES
    }
    limits = {
        (each.name, verb, limit.reason)
        for each in GAME.asks
        for verb, answer in each.answers.items()
        for limit in answer.limits
    }
    assert sorted(limits - told) == []


@pytest.mark.rule("OM-6.24")
@pytest.mark.parametrize("text", ["buy_goods 3", "propose", "invite yellow", "end_trading 1"])
def test_what_cannot_be_meant_is_called_so(text: str) -> None:
    g = arranged(MARKET, [])
    verb, *numbers = text.replace("yellow", "1").split()
    found = refusal(GAME, g, A, (verb, *map(int, numbers)))
    assert found is not None
    assert found.reason == "no_such_thing"


@pytest.mark.rule("OM-8.1", "OM-8.2")
@pytest.mark.parametrize("routes", [1, 2, 3])
def test_exactly_the_trails_of_the_board_are_taken(routes: int) -> None:
    g = arranged({**AT_SEA, "fields": {"routes": routes}}, [])
    printed = g.rules.printed
    trails: list[tuple[int, ...]] = []
    add_trails(printed, (g.table.ships[A],), routes, trails)
    near = sorted({harbour for trail in trails for harbour in trail} | {printed.harbours.index("tana")})
    for length in range(routes + 2):
        for trail in product(near, repeat=length):
            assert allowed(g, A, ("trail", *trail)) == (trail in trails)
    assert len(trails) > routes
