"""The audit: whatever appears, vanishes or breaks a limit is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.dogeship.table import play, position
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import AnyState, legal
from serenissima.kernel.game import AuditError
from serenissima.kernel.position import from_json

Damage = Callable[[AnyState], Any]


def put(row: list[Any], at: int, value: Any) -> None:
    row[at] = value


DAMAGES: list[tuple[str, Damage]] = [
    ("a tile is missing", lambda g: put(g.table.yards, 0, ())),
    ("a tile is missing", lambda g: put(g.table.yards, 1, g.table.yards[0])),
    ("strange tile", lambda g: g.hidden.bags.reverse()),
    ("another size", lambda g: put(g.table.bags, 3, 5)),
    ("open cost", lambda g: put(g.table.top_cost, 7, 3)),
    ("owes ducats", lambda g: put(g.table.ducats, 0, -1)),
    ("ducats are about", lambda g: put(g.table.ducats, 0, 99)),
    ("owes approvals", lambda g: setattr(g.own[1], "approvals", -2)),
    ("bids what it has not", lambda g: setattr(g.own[1], "bid", 1)),
    ("has markers", lambda g: put(g.table.available, 0, 4)),
    ("out of play", lambda g: put(g.table.markers, 35, 0)),
    ("no die shows", lambda g: put(g.table.dice, 0, 7)),
    ("no order", lambda g: setattr(g.table, "turn_order", (0, 0))),
    ("the game ends with the last part", lambda g: setattr(g.table, "ended", 0)),
    ("ended too early", lambda g: setattr(g.table, "ended", 2)),
    ("for too long", lambda g: setattr(g.table, "round", 41)),
    ("over for no reason", lambda g: g.stack.clear()),
    ("another size", lambda g: put(g.table.under, 2, 1)),
    ("another size", lambda g: setattr(g.table, "over", 1)),
    ("another size", lambda g: setattr(g.table, "drawn", 1)),
]


@pytest.mark.rule("DS-1.11", "DS-1.18", "DS-2.7", "DS-3.2", "DS-4.1", "DS-15.9")
@pytest.mark.parametrize(("fault", "damage"), DAMAGES)
def test_damage_is_found(fault: str, damage: Damage) -> None:
    g = position(yards={"A": "g01 n07"}, piles={"B": "b05"}, lower="g02")
    damage(g)
    with pytest.raises(AuditError) as caught:
        GAME.audit(g)
    assert fault in str(caught.value)


@pytest.mark.rule("DS-5.13")
def test_drawn_tiles_in_two_hands_are_found() -> None:
    g = position(stacks={"upper_aft": "g24 g22 g21 ..."})
    play(g, "A place green_3", "A buy galley upper_aft")
    g.own[1].drawn = g.own[0].drawn[:1]
    with pytest.raises(AuditError, match="two seats look"):
        GAME.audit(g)


@pytest.mark.parametrize(
    "table",
    [
        {"yards": {"A": ["d05"]}},
        {"yards": {"A": ["barrier_0"]}},
        {"finished": {"A": ["n01"]}},
        {"decks": {"lower": ["g07"]}},
        {"decks": {"upper": ["g19"]}},
        {"doge": "g01"},
        {"old_doge": ["n01"]},
        {"turn_order": ["B"]},
        {"dice": {"red": 9}},
    ],
)
@pytest.mark.parametrize("open_yards", [True, False])
def test_a_position_that_cannot_be_is_found(table: dict[str, Any], open_yards: bool) -> None:
    said = {"seats": 2, "options": {"open_yards": open_yards}, "table": table}
    with pytest.raises(AuditError):
        GAME.audit(from_json(GAME, {**said, "ask": {"step": "choose_action", "seat": "A"}}))


def test_a_question_without_sense_offers_nothing_but_the_way_out() -> None:
    ask = {"step": "complete_step", "seat": "A", "field": "red_2", "used": 3}
    g = from_json(GAME, {"seats": 2, "table": {"yards": {"A": ["n01"]}}, "ask": ask})
    assert legal(g, 0) == [("finish",)]
