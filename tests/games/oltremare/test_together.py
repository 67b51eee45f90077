"""Several rules at once: corners where one rule of the book meets another."""

from __future__ import annotations

import pytest

from games.oltremare.scene import A, asked, can, do, harbour, scene, stack
from serenissima.games.oltremare.cards import DUCATO, SHIP
from serenissima.games.oltremare.sailing import Sail
from serenissima.games.oltremare.scoring import groups_of


@pytest.mark.rule("OM-8.1", "OM-8.8")
def test_a_calm_sea_pays_for_every_ship_though_other_symbols_stop_at_three() -> None:
    cards = scene("trade_action").rules.printed.cards
    hand = [card.name for card in cards if SHIP in card.symbols and DUCATO not in card.symbols][:4]
    calm = {"showing": {A: "calm_sea"}, "owned": {A: 1}, "ships": {A: "corfu"}}
    g = scene("play_card", A, hands={A: " ".join(hand)}, cargo={A: "grain_01"}, **calm)  # type: ignore[arg-type] # by name
    while asked(g) == "play_card":
        do(g, can(g)[0])
    while asked(g) == "draw_card":
        do(g, can(g)[0])
    assert g.table.ducati[A] == 11 + 4
    sail = g.stack[-1]
    assert isinstance(sail, Sail)
    assert sail.routes == 4


@pytest.mark.rule("OM-8.11", "OM-8.6", "OM-8.8")
def test_a_calm_sea_reached_by_compass_counts_as_a_marker_and_pays_nothing_yet() -> None:
    markers = {"zara": "compass", "acri": "calm_sea"}
    g = scene("sail", A, ships={A: "venezia"}, markers=markers, turn={"played": ["salt_01"]}, fields={"routes": 1})
    do(g, "destination zara", "jump acri")
    assert g.table.ships[A] == harbour(g, "acri")
    assert g.table.owned[A] == 1  # the compass is no marker of anybody
    assert g.table.ducati[A] == 11


@pytest.mark.rule("OM-11.8", "OM-11.1")
def test_a_group_kept_at_the_venice_card_stays_whole_for_what_is_loaded_next() -> None:
    g = scene("interim_scoring", None, cargo={A: "gems_01 olives_03 olives_01"}, pile={"size": 40, "venice": "on_top"})
    before = g.table.ducati[A]
    do(g, "interim")
    assert stack(g, A) == "olives_03 olives_01"
    assert g.table.ducati[A] - before == 6 + 2  # prestige, all equal; one of gems
    goods = g.rules.printed.goods
    assert [(goods[good], n) for good, n in groups_of(g, g.own[A].cargo)] == [("olives", 2)]


@pytest.mark.rule("OM-11.3", "OM-11.8")
def test_the_venice_card_pays_the_cargo_of_the_rulebooks_example() -> None:
    anne = "grain_01 grain_02 grain_03 grain_04 grain_05 gems_01 gems_02 olives_01 olives_02"  # bottom first
    g = scene("interim_scoring", None, cargo={A: anne}, pile={"size": 40, "venice": "on_top"})
    do(g, "interim")
    assert g.table.ducati[A] == 11 + 6 + 5 + 12
    assert stack(g, A) == "olives_01 olives_02"
