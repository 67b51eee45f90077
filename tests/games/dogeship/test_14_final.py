"""Chapters 14 and 15: final scoring, the end of the game, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.dogeship.table import (
    SEATS,
    approvals,
    asked,
    asking,
    ducats,
    play,
    position,
    refused,
    to_the_end_of_the_round,
    vp,
    yard,
)
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import CHANCE, AnyState, apply, legal

LAST: dict[str, Any] = {"lower": 6, "upper": 5, "doge": "d04"}
OVER: dict[str, Any] = {"ask": "final_approval", "ended": "last_part_by_action"}


def final(*owned: int) -> AnyState:
    """After the final approval of seats that own so many approvals."""
    columns = {2: 6, 3: 8, 4: 10, 5: 11}[len(owned)]
    counts = dict(zip(SEATS, owned, strict=False))
    g = position(seats=len(owned), lower=columns, upper=columns, approvals=counts, **OVER)
    apply(g, CHANCE, ("reveal",))
    return g


@pytest.mark.rule("DS-14.1", "DS-14.2")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ((5, 4, 3, 2, 1), [9, 5, 2, 1, 0]),
        ((3, 3, 3, 1, 0), [9, 9, 9, 5, 0]),
        ((0, 0, 0, 0, 0), [0, 0, 0, 0, 0]),
        ((1, 7), [5, 9]),
    ],
)
def test_approvals_are_ranked_densely_at_the_end(owned: tuple[int, ...], points: list[int]) -> None:
    assert final(*owned).table.vp == points


@pytest.mark.rule("DS-14.1")
def test_the_final_approval_is_an_entry_of_its_own() -> None:
    g = position(**LAST, yards={"A": "g32"}, approvals={"B": 5})
    play(g, "A place white_5")
    told = apply(g, 0, ("complete", g.table.yards[0][0]))
    assert not any(event[0] == "approvals_shown" for _, event in told)
    assert (asking(g), legal(g, CHANCE)) == ("final_approval", [("reveal",)])
    told = apply(g, CHANCE, ("reveal",))
    assert [event for _, event in told][1:3] == [("approvals_shown", 0, 1), ("approvals_shown", 1, 5)]
    assert refused_after_the_end(g) == "DS-15.1 game_over"


def refused_after_the_end(g: AnyState) -> str:
    return refused(g, "A water")


@pytest.mark.rule("DS-14.3")
def test_nothing_but_points_and_approvals_counts() -> None:
    g = position(**LAST, yards={"A": "g32 n01", "B": "g33 n02 b05"}, ducats={"B": 50}, piles={"B": "b01 b02"})
    play(g, "A place white_5", "A complete g32")
    assert GAME.scores(g) == [vp(g), 0]
    assert vp(g) == 1 - 1 + 0 + 0 + 1 + 9


@pytest.mark.rule("DS-15.1", "DS-15.2", "DS-15.3")
def test_the_game_ends_with_the_last_part_and_its_points_count() -> None:
    g = position(**{**LAST, "doge": "d14"}, yards={"A": "b05 g33"}, approvals={"B": 1})
    play(g, "A place green_6", "A complete g33")
    assert (asking(g), asked(g), yard(g)) == ("", "", "b05")
    assert (vp(g), approvals(g)) == (2 + 2 + 0 + 9, 2)
    assert (vp(g, "B"), ducats(g, "B")) == (5, 12)
    assert GAME.ending(g) == "last_part_by_action"
    assert not g.stack


@pytest.mark.rule("DS-15.3")
def test_after_a_bonus_the_whole_action_is_dropped() -> None:
    g = position(**LAST, yards={"A": "g33 n07"}, piles={"A": "b26"})
    play(g, "A place green_5", "A complete g33")
    assert (asking(g), yard(g), ducats(g)) == ("", "n07", 12)
    assert GAME.ending(g) == "last_part_by_bonus"


def ranked(points: dict[str, int], purses: dict[str, int], piles: dict[str, str]) -> list[int]:
    g = position(seats=3, lower=8, upper=8, vp=points, ducats=purses, piles=piles, **OVER)
    return GAME.ranking(g)


@pytest.mark.rule("DS-15.4", "DS-15.5", "DS-15.6", "DS-15.7", "DS-15.8")
@pytest.mark.parametrize(
    ("points", "purses", "piles", "places"),
    [
        ({"A": 1, "B": 3, "C": 2}, {"A": 9}, {"A": "b01"}, [3, 1, 2]),
        ({"A": 3, "B": 3, "C": 3}, {"A": 1, "B": 2, "C": 3}, {"A": "b01"}, [3, 2, 1]),
        ({"A": 3, "B": 3, "C": 3}, {}, {"A": "b09", "B": "b20 b08"}, [2, 1, 3]),
        ({"A": 3, "B": 3, "C": 3}, {}, {}, [1, 1, 1]),
        ({"A": 5, "B": 3, "C": 3}, {}, {}, [1, 2, 2]),
        ({"A": -5, "B": -3, "C": -4}, {}, {}, [3, 1, 2]),
    ],
)
def test_points_then_ducats_then_priority(
    points: dict[str, int], purses: dict[str, int], piles: dict[str, str], places: list[int]
) -> None:
    assert ranked(points, purses, piles) == places


@pytest.mark.rule("DS-15.9")
def test_the_guard_ends_the_game_after_the_event_of_its_last_round() -> None:
    g = position(doge="d02", round=3, approvals={"A": 4}, options={"max_rounds": 3})
    to_the_end_of_the_round(g)
    assert asking(g) == "bid_approvals"
    play(g, "A bid 3", "B bid 0")
    assert (asking(g), GAME.ending(g)) == ("", "max_rounds")
    assert g.table.vp == [6 + 9, 0]


@pytest.mark.rule("DS-15.9")
def test_without_the_guard_there_is_no_last_round() -> None:
    g = position(doge="d04", round=40, options={"max_rounds": "none"})
    to_the_end_of_the_round(g)
    assert asking(g) == "roll_dice"
    g = position(doge="d04", round=40)
    to_the_end_of_the_round(g)
    assert asking(g) == ""
