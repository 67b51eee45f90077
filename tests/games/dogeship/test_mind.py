"""The value function of The Doge Ship: what a good builder would say of small positions."""

from __future__ import annotations

from typing import Any

import pytest

from games.dogeship.table import play, position
from serenissima.arena.match import play as play_match
from serenissima.arena.tournament import pairings
from serenissima.bots.levels import judge_of
from serenissima.games.dogeship import GAME
from serenissima.games.dogeship.mind import FEATURES, best_odds, features
from serenissima.kernel.core import AnyState

JUDGE = judge_of(GAME)


def feature(g: AnyState, name: str, seat: int = 0) -> float:
    return features(g, seat)[FEATURES.index(name)]


MORE: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("vp", {"vp": {"A": 3}}, {"vp": {"A": 4}}),
    ("money", {"ducats": {"A": 3}}, {"ducats": {"A": 4}}),
    ("money", {"ducats": {"A": 5}, "lower": 6, "upper": 5}, {"ducats": {"A": 5}}),
    ("final_approval", {"approvals": {"A": 1, "B": 3}}, {"approvals": {"A": 4, "B": 3}}),
    ("inspection", {"approvals": {"A": 1, "B": 3}, "doge": "d02"}, {"approvals": {"A": 4, "B": 3}, "doge": "d02"}),
    ("inspection", {"approvals": {"A": 4}, "doge": "d04"}, {"approvals": {"A": 4}, "doge": "d02"}),
    ("inspections", {"approvals": {"A": 1}}, {"approvals": {"A": 2}}),
    ("approvals", {"approvals": {"A": 1}}, {"approvals": {"A": 2}}),
    ("parts", {"yards": {"A": "g13"}}, {"yards": {"A": "g01"}}),
    ("parts", {"yards": {"A": "g01"}, "lower": 2}, {"yards": {"A": "g01"}, "lower": 1}),
    ("parts", {"yards": {"A": "g01", "B": "g02 g03"}}, {"yards": {"A": "g01", "B": "n01"}}),
    ("ready", {"yards": {"A": "g05"}, "doge": "d03"}, {"yards": {"A": "g05"}, "doge": "d01"}),
    ("gondolas", {"yards": {"A": "n01"}}, {"yards": {"A": "n07"}}),
    ("favours", {"yards": {"A": "n10"}}, {"yards": {"A": "n13"}}),
    ("barriers", {}, {"yards": {"A": "b20"}}),
    ("shelter", {"piles": {"A": "b01"}}, {"piles": {"A": "b01 b02"}}),
    ("flood", {"piles": {"A": "b01 b02 b03"}}, {"piles": {"A": "b01 b02 b03 b04 b05"}}),
    ("bonus", {"piles": {"A": "b01"}}, {"piles": {"A": "b26"}}),
    ("tempo", {"piles": {"A": "b09", "B": "b08"}}, {"piles": {"A": "b07", "B": "b08"}}),
    ("markers", {"water": {"A": 4}}, {"water": {"A": 3}}),
    ("finish", {"lower": 6, "upper": 5, "vp": {"B": 40}}, {"lower": 6, "upper": 5, "vp": {"A": 40}}),
    ("finish", {"lower": 6, "upper": 4, "vp": {"A": 40}}, {"lower": 6, "upper": 5, "vp": {"A": 40}}),
]


@pytest.mark.parametrize(("name", "less", "more"), MORE, ids=[name for name, _, _ in MORE])
def test_more_of_it_is_worth_more(name: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert feature(position(**more), name) > feature(position(**less), name)


def test_a_completion_begun_counts_as_made() -> None:
    g = position(yards={"A": "g05"}, ducats={"A": 0})
    play(g, "A place white_5")
    begun = features(g, 0)
    play(g, "A complete g05")
    assert begun == features(g, 0)


def test_with_one_slot_left_only_one_part_is_counted_on() -> None:
    g = position(lower=6, upper=5, yards={"A": "g31 g32"}, piles={"A": "b26"}, vp={"A": 40}, doge="d06")
    play(g, "A place green_6")
    assert feature(g, "vp") < 40 + 2 + 5
    assert feature(g, "finish") > 40


def test_a_purchase_begun_is_worth_more_than_an_empty_yard_and_costs_ducats() -> None:
    g = position(ducats={"A": 12}, stacks={"gondola": "n01 ..."})
    idle = features(g, 0)
    play(g, "A place green_3")
    assert feature(g, "parts") > idle[FEATURES.index("parts")]
    assert feature(g, "money") < idle[FEATURES.index("money")]


def test_a_bid_made_is_no_longer_at_hand_but_may_win() -> None:
    g = position(ask={"step": "bid_approvals", "waiting": ["A", "B"]}, approvals={"A": 5, "B": 3}, doge="d02")
    held = feature(g, "approvals")
    play(g, "A bid 2")
    assert feature(g, "approvals") < held
    assert feature(g, "inspection") > 0


def test_a_swap_begun_hopes_for_another_doge() -> None:
    g = position(yards={"A": "g05"}, doge="d03")
    play(g, "A place green_4")
    assert feature(g, "swap") > 0


def test_the_best_of_three_out_of_six() -> None:
    assert best_odds(6, 3) == pytest.approx([0.5, 0.3, 0.15, 0.05, 0.0, 0.0])
    assert best_odds(2, 3) == [1.0, 0.0]
    assert best_odds(0, 3) == []


def test_a_won_position_is_better_than_a_lost_one() -> None:
    g = position(lower=6, upper=5, yards={"A": "g31"}, vp={"A": 40, "B": 20}, approvals={"A": 3, "B": 3}, doge="d06")
    before = JUDGE.shares(g)[0]
    play(g, "A place white_5", "A complete g31")
    assert JUDGE.shares(g)[0] > before > 0.5


def test_the_merchant_beats_chance() -> None:
    results = [play_match(one) for one in pairings("dogeship", ("mercante", "random", "random"), 3, "builder", 5.0)]
    assert sum(result.share(result.bots.index("mercante")) for result in results) == 3
