"""Bad input: refused with the rule that forbids it, and nothing changes. (The table checks that nothing does.)"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from games.dogeship.table import play, position, refused
from games.dogeship.test_default import DEFAULTS
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import legal, seats
from serenissima.kernel.notation import names_of, read_move
from serenissima.laws.broken import Scene
from serenissima.laws.candour import candour, discreet_refusals
from serenissima.text import Words

BONUS_BUY: dict[str, Any] = {"ask": {"step": "bonus_buy", "field": "red_6"}, "lower": "g01", "piles": {"A": "b20"}}

CASES: list[tuple[dict[str, Any], list[str], str, str]] = [
    ({"markers": {"red_1": "B"}}, [], "A place red_1", "DS-4.1 field_taken"),
    ({}, [], "A place black_1", "DS-2.4 panel_out_of_play"),
    ({"ducats": {"A": 1}, "dice": {"red": 1}}, [], "A place red_3", "DS-4.3 too_dear"),
    ({"ducats": {"A": 1}}, [], "A place white_1", "DS-10.9 price_must_be_left"),
    ({"yards": {"A": "g01 g02"}}, [], "A place red_6", "DS-9.3 no_replacement"),
    ({"lower": 1, "yards": {"A": "g07 g01"}}, ["A place white_5"], "A complete g07", "DS-7.1 left_neighbour_missing"),
    (
        {"lower": 1, "upper": 1, "yards": {"A": "g19 g01"}},
        ["A place white_5"],
        "A complete g19",
        "DS-7.3 lower_neighbour_missing",
    ),
    ({"lower": 2, "yards": {"A": "g01 g07"}}, ["A place white_5"], "A complete g01", "DS-7.2 zone_is_full"),
    (
        {"yards": {"A": "g13 g14"}, "options": {"galley_limit_discard": False}},
        ["A place white_3"],
        "A buy galley lower_aft",
        "DS-1.10 too_many_galley_tiles",
    ),
    (
        {"yards": {"A": "g13 g14 n01"}},
        ["A place white_3", "A buy galley lower_aft"],
        "A discard n01",
        "DS-5.4 discard_a_galley_tile",
    ),
    (
        {"ask": {"step": "bid_approvals", "waiting": ["A", "B"]}, "approvals": {"A": 2}},
        [],
        "A bid 3",
        "DS-13.1 bid_too_high",
    ),
    ({"piles": {"A": "b01 b02"}, "yards": {"A": "b03"}}, [], "A reorder b03", "DS-8.17 not_finished"),
    ({"piles": {"A": "b01 b02"}}, [], "A reorder b02", "DS-8.17 on_top_already"),
    ({"piles": {"A": "b01 b02"}, "ducats": {"A": 1}}, [], "A reorder b01", "DS-8.18 too_dear"),
    ({"lower": "g01", "yards": {"A": "g07"}}, [], "A place red_6", "DS-9.3 no_replacement"),
    ({"lower": "g01", "upper": "g19", "yards": {"A": "g02"}}, [], "A place red_6", "DS-9.1 part_above"),
    ({"lower": "g01", "yards": {"A": "g02 n01"}}, ["A place red_6"], "A replace n01", "DS-9.2 of_another_zone"),
    (
        {"lower": "g06", "yards": {"A": "g01 g02", "B": "g03 g04", "C": "g05"}, "piles": {"A": "b20"}, "seats": 4},
        ["A place green_2"],
        "A buy galley lower_aft",
        "DS-5.2 stack_is_empty",
    ),
    (
        {**BONUS_BUY, "yards": {"A": "g07 g08"}, "options": {"galley_limit_discard": False}},
        [],
        "A buy galley lower_aft",
        "DS-1.10 too_many_galley_tiles",
    ),
    ({**BONUS_BUY, "yards": {"A": "g07 g08 n01"}}, [], "A buy galley lower_aft", "DS-9.3 replacement_needs_it"),
    ({}, ["A place green_2"], "A place green_3", "DS-3.6 one_marker_a_turn"),
    ({}, [], "B water", "DS-3.4 not_asked"),
    ({}, [], "A bid 1", "DS-3.7 another_question"),
    ({}, ["A place green_2"], "A keep b01", "DS-3.7 another_question"),
]


@pytest.mark.rule("DS-4.1", "DS-4.3", "DS-7.1", "DS-7.3", "DS-1.10", "DS-13.1", "DS-8.17")
@pytest.mark.parametrize(("given", "lines", "line", "reason"), CASES)
def test_a_bad_move_is_refused_by_its_rule(given: dict[str, Any], lines: list[str], line: str, reason: str) -> None:
    g = position(**given)
    play(g, *lines)
    assert refused(g, line) == reason


@pytest.mark.parametrize(("given", "lines", "line", "reason"), CASES)
def test_limits_and_legal_moves_agree_there(given: dict[str, Any], lines: list[str], line: str, reason: str) -> None:
    """The law of candour where random games seldom come, or only a position by hand does."""
    g = position(**given)
    play(g, *lines)
    for seed in range(5):
        scene = Scene(GAME, g, names_of(GAME, g), Random(seed))
        candour(scene)
        discreet_refusals(scene)


@pytest.mark.rule("DS-10.9")
def test_what_is_left_for_an_intrigue_counts_the_bonus() -> None:
    g = position(ducats={"A": 0}, piles={"A": "b02"})
    said = read_move(GAME, names_of(GAME, g), "choose_action", ["place", "white_1"])
    refusal = GAME.why_not(g, 0, said)
    assert (refusal.reason, refusal.facts) == ("price_must_be_left", (("price", "2"), ("ducats", "1")))


NUMBERS = (-2, 0, 5, 35, 61, 75, 91, 95, 96, 1000)
SHAPES: list[tuple[int, ...]] = [(), *((n,) for n in NUMBERS), *product((0, 1, 93, 5000), (0, 5, 6, 99)), (0, 1, 2)]


@pytest.mark.parametrize(("step", "given", "lines", "_"), DEFAULTS)
def test_any_numbers_whatever_are_refused_in_words(step: str, given: dict[str, Any], lines: list[str], _: str) -> None:
    """Numbers out of range, too many or too few of them, at each decision point."""
    words = Words("en", GAME.key)
    g = position(**given)
    play(g, *lines)
    seat = seats(g)[0]
    offered = legal(g, seat)
    for verb, said in product(sorted({key.split(".")[-1] for key in GAME.verbs}), SHAPES):
        if (verb, *said) not in offered:
            sentence = words.refusal(GAME.why_not(g, seat, (verb, *said)))
            assert "{" not in sentence
            assert "(DS-" in sentence
