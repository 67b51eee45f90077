"""Chapter 7: the action phase."""

from __future__ import annotations

import pytest

from games.oltremare.scene import (
    SPECTATOR,
    A,
    B,
    asked,
    can,
    card,
    do,
    hand,
    late,
    names_of,
    no,
    pirates,
    scene,
    settle,
    told,
)
from serenissima.games.oltremare.actions import by_table, symbols_played
from serenissima.games.oltremare.cards import CARDS, DUCATO, PIRATE, SHIP
from serenissima.games.oltremare.state import OM

NO_SHIP = "gems_01 gems_05 salt_05 olives_05"  # ducato and cards each
FLAGS = "olives_02 olives_07 olives_12 gems_07"  # ducato and pirate each


def play(cards: str, **more: object) -> OM:
    """Blue plays all these cards, one load symbol for each."""
    tops = {1: "grain_16", 2: "grain_12", 3: "grain_06", 4: "grain_01"}
    chosen = sorted(cards.split(), key=lambda name: (ORDER.index(name.split("_")[0]), name))
    said: dict[str, object] = {"hands": {A: cards}, "cargo": {A: tops[len(chosen)]}, "ships": {A: "venezia"}, **more}
    g = scene("play_card", A, **said)  # type: ignore[arg-type] # keywords by name
    do(g, *(f"card {name}" for name in chosen))
    return g


ORDER = ("gems", "scrolls", "silk", "salt", "pottery", "olives", "grain")


@pytest.mark.rule("OM-7.1", "OM-7.11")
def test_exactly_the_quota_is_played_face_up_all_together() -> None:
    g = scene("play_card", A, hands={A: "gems_01 salt_05 salt_06 olives_05"}, cargo={A: "grain_06"})
    assert can(g) == ["card gems_01", "card salt_05"]
    assert late(g) == "card gems_01"
    assert no(g, "card grain_01") == "OM-7.1"
    heard = do(g, "card salt_05")
    assert names_of(heard, B) == []
    assert g.table.hands[A] == 4
    assert no(g, "card salt_05") == "OM-7.1"
    heard = do(g, "card salt_06", "card olives_05")
    assert names_of(heard, SPECTATOR)[0] == "played"
    assert hand(g, A) == "gems_01"
    assert len(g.table.turn.played) == 3


@pytest.mark.rule("OM-7.1", "OM-7.11")
def test_cards_are_named_in_any_order_and_lie_on_the_table_in_one() -> None:
    g = scene("play_card", A, hands={A: "gems_01 salt_05 salt_06 olives_05"}, cargo={A: "grain_06"})
    do(g, "card olives_05")  # not listed: the rest could not follow it in order
    assert can(g) == ["card gems_01", "card salt_05", "card salt_06"]
    do(g, "card salt_06")
    assert can(g) == ["card gems_01", "card salt_05"]
    heard = do(g, "card gems_01")
    order = [card(g, name) for name in ("gems_01", "salt_06", "olives_05")]
    assert g.table.turn.played == order
    assert told(heard, B)[0] == ("played", A, *order)


@pytest.mark.rule("OM-7.1", "OM-7.11")
def test_all_cards_can_be_named_at_once() -> None:
    g = scene("play_card", A, hands={A: "gems_01 salt_05 salt_06 olives_05"}, cargo={A: "grain_06"})
    assert no(g, "cards olives_05 gems_01") == "OM-7.1"
    assert no(g, "cards olives_05 gems_01 gems_01") == "OM-7.1"
    assert no(g, "cards olives_05 gems_01 grain_01") == "OM-7.1"
    heard = do(g, "card salt_06", "cards olives_05 gems_01")
    order = [card(g, name) for name in ("gems_01", "salt_06", "olives_05")]
    assert told(heard, A)[1:3] == [("play_card.cards", A, order[2], order[0]), ("played", A, *order)]
    assert told(heard, B)[0] == ("played", A, *order)


@pytest.mark.rule("OM-7.2")
def test_the_action_phase_needs_the_quota() -> None:
    g = scene("trade_action", A, hands={A: "gems_01 salt_05"}, cargo={A: "grain_06"})
    assert no(g, "end_trading") == "OM-5.11"
    assert no(g, "card gems_01") == "OM-7.2"


@pytest.mark.rule("OM-7.3")
def test_symbols_are_added_up_and_carried_out_in_a_fixed_order() -> None:
    g = scene("play_card", A, hands={A: "silk_04 salt_02 salt_03 salt_05"}, cargo={A: "salt_01"}, ships={A: "tana"})
    heard = do(g, "card silk_04", "card salt_02", "card salt_03", "card salt_05")
    assert [symbols_played(g, symbol) for symbol in (DUCATO, PIRATE, CARDS, SHIP)] == [3, 1, 3, 1]
    assert names_of(heard, B) == ["played", "paid", "card_to_pirates"]
    for _ in range(6):
        assert asked(g) == "draw_card"
        do(g, can(g)[0])
    assert asked(g) == "sail"


@pytest.mark.rule("OM-7.4")
@pytest.mark.parametrize(("cards", "ducati"), [("salt_10", 0), ("gems_01", 1), ("gems_01 gems_05", 3), (NO_SHIP, 6)])
def test_ducato_symbols_bring_1_3_or_6(cards: str, ducati: int) -> None:
    assert play(cards).table.ducati[A] == 11 + ducati


@pytest.mark.rule("OM-7.5")
@pytest.mark.parametrize(("cards", "ducati"), [("salt_10", 1), ("gems_01", 3), ("gems_01 gems_05", 6), (NO_SHIP, 6)])
def test_a_big_deal_adds_a_ducato_symbol_even_to_none(cards: str, ducati: int) -> None:
    assert play(cards, showing={A: "big_deal"}, owned={A: 1}).table.ducati[A] == 11 + ducati


@pytest.mark.rule("OM-7.6")
@pytest.mark.parametrize(("flags", "cards"), [(1, 1), (2, 3), (3, 6), (4, 6)])
def test_pirate_flags_put_1_3_or_6_unseen_cards_on_the_pirate_stack(flags: int, cards: int) -> None:
    g = play(" ".join(FLAGS.split()[:flags]))
    assert g.table.pirates[A] == cards
    assert pirates(g, A) == " ".join(["unseen"] * cards)


@pytest.mark.rule("OM-7.7")
def test_fighting_pirates_ignores_the_flags() -> None:
    assert play(FLAGS, showing={A: "fight_pirates"}, owned={A: 1}).table.pirates[A] == 0


@pytest.mark.rule("OM-7.8", "OM-7.9")
@pytest.mark.parametrize(("stacks", "cards"), [(1, 1), (2, 3), (3, 6), (4, 6)])
def test_card_stacks_bring_1_3_or_6_cards_that_cannot_be_played_now(stacks: int, cards: int) -> None:
    g = play(" ".join(NO_SHIP.split()[:stacks]))
    while asked(g) == "draw_card":
        do(g, can(g)[-1])
    assert g.table.hands[A] == cards
    assert asked(g) == "load_order"


@pytest.mark.rule("OM-7.10", "OM-8.1")
def test_the_ship_action_comes_last() -> None:
    g = play("gems_02", showing={A: "big_deal"}, owned={A: 1})
    assert asked(g) == "sail"
    assert g.table.ducati[A] == 14


@pytest.mark.rule("OM-7.11")
def test_played_cards_are_neither_hand_nor_cargo() -> None:
    g = play("gems_02")
    assert hand(g, A) == ""
    assert g.table.cargo[A] == 1
    assert g.table.turn.played == [1]


@pytest.mark.rule("OM-7.12")
def test_a_marker_won_by_sailing_works_after_this_turn_only() -> None:
    g = play("gems_02", markers={"zara": "calm_sea"})
    do(g, "destination zara")
    assert g.table.ducati[A] == 12
    assert g.table.showing[A] == 0


@pytest.mark.rule("OM-7.13")
def test_without_a_card_to_play_action_and_load_are_skipped() -> None:
    g = scene(
        "trade_action",
        B,
        cargo={A: "", B: "gems_03"},
        pile={"size": 0, "rescued": True, "reshuffles": 1},
        bags=["", ""],
        showing={B: "big_deal"},
        owned={B: 1},
        hands={2: "salt_01"},
    )
    heard = do(g, "end_trading")
    assert names_of(heard, A)[1] == "nothing_to_play"
    assert g.table.ducati[B] == 11
    assert g.table.turn.active == 2


@pytest.mark.rule("OM-7.4", "OM-7.6", "OM-7.8")
def test_more_than_three_symbols_bring_no_more() -> None:
    g = scene("trade_action")
    assert [by_table(g, symbols) for symbols in range(6)] == [0, 1, 3, 6, 6, 6]


@pytest.mark.rule("OM-7.2", "OM-5.14")
def test_in_a_shortage_the_whole_hand_is_played() -> None:
    g = scene("play_card", A, hands={A: "gems_01 gems_05"}, cargo={A: "grain_01"})
    assert can(g) == ["card gems_01"]
    settle(g)
    assert asked(g) == "load_order"
    assert len(g.table.turn.played) == 2
