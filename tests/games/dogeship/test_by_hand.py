"""Positions by hand: under each question lies what the game itself would have there."""

from __future__ import annotations

from typing import Any

import pytest

from games.dogeship.make_records import BOOK, RECORDS
from games.dogeship.table import asked, asking, order, play, table
from serenissima.games.dogeship import GAME
from serenissima.games.dogeship.buying import Buying
from serenissima.games.dogeship.completing import Completing
from serenissima.kernel.core import AnyState, Automatic, Step, apply, step_name
from serenissima.kernel.position import from_json, step_to_json

# Steps that do not say which field they belong to: nothing more of its action is expected after them.
FORGET: frozenset[str] = frozenset({"draw_tile", "discard_for_space", "keep_tile", "show_top"})


def by_hand(ask: str | dict[str, Any], said: dict[str, Any] | None = None, seats: int = 2) -> AnyState:
    step = {"step": ask} if isinstance(ask, str) else ask
    return from_json(GAME, {"seats": seats, "table": said or {}, "ask": step})


def unasked(stack: list[Step]) -> list[Step]:
    """A stack without the actions that a question does not tell."""
    return [step for step in stack if not isinstance(step, Buying | Completing)]


@pytest.mark.rule("DS-3.1", "DS-3.4", "DS-3.8", "DS-8.5")
@pytest.mark.parametrize("name", RECORDS)
def test_beneath_each_question_of_a_game_lies_what_by_hand_lies_there(name: str) -> None:
    met = set()
    for g, _, _ in BOOK.told_again(name).replay():
        if not g.stack:
            continue
        top = g.stack[-1]
        found, real = GAME.beneath(g, top), g.stack[:-1]
        if step_name(top) in FORGET:
            found, real = found[:2], unasked(real)[:2]
        if step_name(top) == "show_top" and (not g.table.round or any(own.drawn for own in g.own)):
            continue
        assert found == real, f"under {top}"
        met.add(step_name(top))
    assert {"roll_dice", "new_doge", "choose_action", "final_approval"} <= met


@pytest.mark.rule("DS-3.1", "DS-3.8")
@pytest.mark.parametrize(
    ("ask", "after"),
    [
        ("roll_dice", "new_doge"),
        ("new_doge", "choose_action"),
        ("turns", "choose_action"),
        ("take_back_markers", "roll_dice"),
        ("set_turn_order", "roll_dice"),
        ("doge_event", "roll_dice"),
        ("round_limit", "roll_dice"),
    ],
)
def test_a_part_of_the_round_put_by_hand_leads_to_the_next(ask: str, after: str) -> None:
    g = by_hand(ask, {"round": 3, "doge": "d04"})
    lines = {"roll_dice": ("* roll red 1", "* roll green 2", "* roll white 3"), "new_doge": ("* draw d07",)}
    if ask in lines:
        play(g, *lines[ask])
    else:
        run(g)
    assert asking(g) == after
    assert g.table.round == (4 if after == "roll_dice" else 3)
    GAME.audit(g)


def run(g: AnyState) -> None:
    """Let automatic steps run."""
    while g.stack and isinstance(g.stack[-1], Automatic):
        g.stack[-1].run(g)


@pytest.mark.rule("DS-3.2", "DS-3.3")
def test_dice_rolled_by_hand_are_followed_by_the_doge_tile_of_the_same_round() -> None:
    g = by_hand("roll_dice", {"round": 3, "doge": "d04"})
    play(g, "* roll red 1", "* roll green 2", "* roll white 3", "* draw d07")
    assert (g.table.round, table(g)["doge"], asking(g), asked(g)) == (3, "d07", "choose_action", "A")
    assert table(g)["old_doge"] == ["d04"]


@pytest.mark.rule("DS-2.8", "DS-3.3")
def test_before_the_first_doge_tile_there_is_none() -> None:
    g = by_hand("roll_dice")
    assert (g.table.round, g.table.doge) == (1, -1)
    play(g, "* roll red 1", "* roll green 2", "* roll white 3", "* draw d07")
    assert (g.table.round, table(g)["doge"], table(g)["old_doge"]) == (1, "d07", [])


@pytest.mark.rule("DS-14.1", "DS-15.9")
def test_the_final_approval_ends_the_game() -> None:
    g = by_hand("final_approval", {"round": 40})
    apply(g, -1, ("reveal",))
    assert (g.stack, g.table.round, GAME.ending(g)) == ([], 40, "max_rounds")
    GAME.audit(g)


@pytest.mark.rule("DS-12.4", "DS-13.7")
def test_after_the_bids_the_next_round_begins() -> None:
    g = by_hand({"step": "reveal_bids"}, {"round": 2, "doge": "d02"})
    play(g, "* reveal")
    assert (asking(g), g.table.round) == ("roll_dice", 3)
    assert [own.approvals for own in g.own] == [0, 0]  # who is not said to have bid has bid nothing


@pytest.mark.rule("DS-3.7", "DS-11.1")
def test_an_action_put_by_hand_belongs_to_the_turn_of_its_seat() -> None:
    g = by_hand({"step": "act", "seat": "B", "field": "red_4"}, {"turn_order": ["B", "A"]})
    run(g)
    assert (asking(g), asked(g), order(g)) == ("choose_action", "A", "B A")
    assert g.table.ducats == [12, 15]


@pytest.mark.rule("DS-2.2", "DS-2.7")
def test_set_up_put_by_hand_leads_to_the_first_round() -> None:
    g = by_hand("start_player", {})
    play(g, "* start B")
    assert (g.table.round, asking(g), order(g)) == (1, "roll_dice", "B A")
    g = by_hand({"step": "show_top", "stack": "gondola"}, {"round": 2, "water": {"A": 1}})
    g.table.top_cost[7] = -1
    play(g, "* show gondola 1")
    assert (g.table.round, asking(g), asked(g)) == (2, "choose_action", "B")


def test_every_step_that_a_game_waits_at_can_be_put_by_hand() -> None:
    seen: dict[str, dict[str, Any]] = {}
    for name in RECORDS:
        for g, _, _ in BOOK.told_again(name).replay():
            for step in g.stack:
                seen.setdefault(step_name(step), step_to_json(GAME, step, GAME.names(g.rules)))
    assert len(seen) > 18
    for said in seen.values():
        assert from_json(GAME, {"seats": 5, "ask": said}).stack[-1] is not None
