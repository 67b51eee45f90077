"""Positions written by hand: what is not said follows from what is."""

from __future__ import annotations

import pytest

from games.oltremare.scene import GAME, A, B, asked, can, do, scene
from serenissima.kernel.position import from_json
from serenissima.kernel.shape import BadPosition


def test_sizes_tops_quota_and_the_stack_follow_from_the_cards() -> None:
    g = scene("trade_action", B, hands={A: "salt_01"}, cargo={B: "silk_01 gems_03"}, pirates={A: "unseen"})
    table = g.table
    assert (table.hands, table.pirates, table.cargo) == ([1, 0, 0], [1, 0, 0], [1, 2, 1])
    assert table.turn.quota == 3
    assert table.pile.size == 98 - 1 - 4 - 1
    assert (table.turn.active, table.turn.turns, table.start_player) == (B, 2, A)


def test_a_small_stack_leaves_the_other_cards_out() -> None:
    g = scene("trade_action", pile={"size": 5})
    assert len(g.hidden.bags[0]) == 5
    assert len(g.table.pile.removed) == 98 - 3 - 5


def test_more_cards_than_there_are_cannot_be_in_the_stack() -> None:
    with pytest.raises(BadPosition, match="only 95 cards are left"):
        scene("trade_action", pile={"size": 96})


@pytest.mark.parametrize(
    "step",
    ["place_marker", "start_card", "deal_card", "first_player", "uncover", "draw_card", "take_pirate", "offer_request"],
)
def test_every_kind_of_question_can_be_put_by_hand(step: str) -> None:
    fields = {
        "place_marker": {"harbour": "venezia"},
        "first_player": {},
        "uncover": {},
        "offer_request": {"seat": "blue", "to": "yellow"},
    }
    position = {
        "seats": 2,
        "own": [
            {"hand": ["salt_01"], "cargo": ["gems_07"], "pirate": ["silk_01"]},
            {"hand": ["salt_02"], "cargo": ["gems_08"]},
        ],
        "table": {"pile": {"size": 20}, "turn": {"talk": "yellow"} if step == "offer_request" else {}},
        "ask": {"step": step, **fields.get(step, {"seat": "blue"})},
    }
    g = from_json(GAME, position)
    assert asked(g) == step
    do(g, can(g)[0])
    assert g.stack
