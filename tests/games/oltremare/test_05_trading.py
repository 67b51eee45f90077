"""Chapter 5: purchases and quota."""

from __future__ import annotations

import pytest

from games.oltremare.scene import (
    SPECTATOR,
    A,
    B,
    C,
    asked,
    can,
    do,
    hand,
    late,
    names_of,
    no,
    offer,
    pirates,
    scene,
    settle,
    who,
)
from serenissima.games.oltremare.quota import available, reach, slack, supply
from serenissima.games.oltremare.trading import price

EVERYWHERE = "grain_01 grain_02 grain_03 grain_04 grain_05 grain_06"


@pytest.mark.rule("OM-5.1")
def test_buying_and_talking_go_in_any_order_until_the_phase_is_ended() -> None:
    g = scene("trade_action", hands={A: "salt_01", B: "silk_01"}, cargo={A: "gems_07"}, pirates={A: "unseen"})
    assert can(g)[:3] == ["buy_goods", "buy_pirate", "propose yellow"]
    do(g, "buy_goods", "card gems_01", "invite yellow any", "pass", "buy_pirate", "card gems_02")
    offer_made = do(g, "propose yellow", "card gems_01", "done", "done", "amount 0", "silent", "decline")
    assert names_of(offer_made, C)[-1] == "deal_reply.decline"
    assert can(g)[-1] == "end_trading"
    do(g, "end_trading")
    assert asked(g) == "play_card"


@pytest.mark.rule("OM-5.2")
def test_at_most_four_cards_from_both_sources_together() -> None:
    g = scene("trade_action", pirates={A: "silk_01 silk_02 silk_03"})
    do(g, "buy_pirate", "card silk_03", "buy_goods", "card gems_01", "buy_pirate", "card silk_02", "buy_goods")
    do(g, "card gems_02")
    assert g.table.turn.bought == 4
    assert no(g, "buy_goods") == "OM-5.2"
    assert no(g, "buy_pirate") == "OM-5.2"


@pytest.mark.rule("OM-5.3", "OM-10.2")
def test_a_purchase_takes_the_top_card_unseen() -> None:
    g = scene("trade_action", pirates={A: "silk_01 silk_02", B: "silk_03"})
    do(g, "buy_pirate")
    assert asked(g) == "take_pirate"
    assert can(g) == ["card silk_02"]
    do(g, "card silk_02")
    assert pirates(g, A) == "silk_01"
    g = scene("trade_action", pirates={A: "silk_01 unseen"})
    size = g.table.pile.size
    do(g, "buy_pirate")
    assert len(can(g)) == size + 1
    do(g, "card gems_05")
    assert hand(g, A) == "gems_05"
    assert g.table.pile.size == size


@pytest.mark.rule("OM-5.4")
@pytest.mark.parametrize(("ducati", "cost"), [(1, 3), (11, 3), (0, 4), (-7, 4)])
def test_a_card_costs_three_or_at_0_and_less_four(ducati: int, cost: int) -> None:
    for source in ("buy_goods", "buy_pirate"):
        g = scene("trade_action", ducati={A: ducati}, pirates={A: "silk_01"})
        assert price(g, A) == cost
        do(g, source)
        assert g.table.ducati[A] == ducati - cost


@pytest.mark.rule("OM-5.5", "OM-5.6")
@pytest.mark.parametrize(
    ("ducati", "in_debt", "after"), [(11, True, 1), (-5, True, -15), (-5, False, -21), (2, False, -9), (2, True, -8)]
)
def test_favourable_terms_have_a_price_for_each_purchase(ducati: int, in_debt: bool, after: int) -> None:
    g = scene(
        "trade_action",
        ducati={A: ducati},
        showing={A: "favourable_terms"},
        owned={A: 1},
        options={"favourable_terms_in_debt": in_debt},
    )
    for _ in range(4):
        do(g, "buy_goods")
        settle(g)
    assert g.table.ducati[A] == after


@pytest.mark.rule("OM-5.7")
def test_the_price_is_paid_before_the_card_is_seen() -> None:
    g = scene("trade_action")
    do(g, "buy_goods")
    assert g.table.ducati[A] == 8
    assert g.table.turn.bought == 1
    assert asked(g) == "draw_card"


@pytest.mark.rule("OM-5.8")
def test_only_the_buyer_sees_the_card() -> None:
    g = scene("trade_action", cargo={A: "gems_07"})
    heard = do(g, "buy_goods", "card scrolls_01")
    assert names_of(heard, A) == ["trade_action.buy_goods", "spent", "card_drawn", "drew"]
    assert names_of(heard, B) == names_of(heard, SPECTATOR) == ["trade_action.buy_goods", "spent", "card_drawn"]
    assert hand(g, A) == "scrolls_01"
    do(g, "end_trading")
    assert can(g) == ["card scrolls_01"]


@pytest.mark.rule("OM-5.9", "OM-10.3")
def test_the_venice_card_in_a_purchase_is_paid_and_counted_once() -> None:
    g = scene("trade_action", ducati={A: 1}, pile={"venice": "on_top", "size": 40}, turn={"bought": 1})
    do(g, "buy_goods")
    assert asked(g) == "interim_scoring"
    do(g, "interim")
    assert asked(g) == "draw_card"
    settle(g)
    assert g.table.turn.bought == 2
    assert g.table.hands[A] == 1


@pytest.mark.rule("OM-5.10")
def test_nothing_is_bought_from_what_is_empty() -> None:
    g = scene("trade_action")
    assert "buy_pirate" not in can(g)
    assert no(g, "buy_pirate") == "OM-5.10"
    g = scene("trade_action", B, pile={"size": 0, "rescued": True, "reshuffles": 1}, cargo={A: ""}, bags=["", ""])
    assert supply(g) == 0
    assert no(g, "buy_goods") == "OM-5.10"
    g = scene("trade_action", B, pile={"size": 0, "discard": ["silk_01"]})
    assert "buy_goods" in can(g)
    g = scene("trade_action", B, pile={"size": 0}, cargo={A: "silk_01"})
    assert "buy_goods" in can(g)


@pytest.mark.rule("OM-5.11")
def test_the_phase_ends_only_with_enough_cards() -> None:
    g = scene("trade_action", hands={A: "salt_01 salt_02"}, cargo={A: "gems_03"})
    assert no(g, "end_trading") == "OM-5.11"
    assert late(g) == "buy_goods"
    do(g, "buy_goods", "card grain_01")
    assert "end_trading" in can(g)
    assert late(g) == "end_trading"


@pytest.mark.rule("OM-5.11")
def test_out_of_time_without_a_goods_stack_he_buys_back_from_the_pirates() -> None:
    g = scene(
        "trade_action",
        B,
        pirates={B: "silk_01"},
        cargo={A: ""},
        pile={"size": 0, "rescued": True, "reshuffles": 1},
        bags=["", ""],
    )
    assert late(g) == "buy_pirate"


@pytest.mark.rule("OM-5.12")
def test_supply_available_and_reach() -> None:
    g = scene(
        "trade_action",
        B,
        hands={B: "salt_01"},
        cargo={A: "silk_01 silk_02", B: "gems_01"},
        pirates={A: "silk_03", B: "silk_04 silk_05"},
        pile={"size": 0, "discard": ["grain_01"]},
    )
    assert supply(g) == 1 + 3
    assert available(g) == 4 + 2
    assert reach(g) == 1 + 4
    g.table.turn.bought = 3
    assert reach(g) == 2
    g.table.pile.rescued = True
    assert (supply(g), available(g)) == (1, 3)


@pytest.mark.rule("OM-5.12")
def test_the_start_players_own_pirates_are_not_counted_twice() -> None:
    g = scene("trade_action", A, cargo={A: "silk_01"}, pirates={A: "silk_03 silk_04"}, pile={"size": 1})
    assert supply(g) == available(g) == 4


@pytest.mark.rule("OM-5.13", "OM-6.23")
def test_no_deal_may_put_the_quota_out_of_reach() -> None:
    g = scene(
        "trade_action", hands={A: "salt_01 salt_02", B: "silk_01 silk_02"}, cargo={A: "salt_03"}, turn={"bought": 2}
    )
    assert slack(g) == 0
    do(g, "propose yellow", "card salt_01")
    assert "done" in can(g)
    do(g, "done")
    assert no(g, "done") == "OM-5.13"
    do(g, "good silk", "done", "amount 0", "silent", "decline")
    do(g, "buy_goods")
    settle(g)
    assert slack(g) == 0
    g = scene("trade_action", hands={A: "salt_01 salt_02"}, cargo={A: "salt_03"}, turn={"bought": 2})
    assert no(g, "propose yellow") == "OM-5.13"
    assert not any(move.startswith(("propose", "invite")) for move in can(g))


@pytest.mark.rule("OM-5.13", "OM-6.23")
def test_a_partners_offer_may_not_put_it_out_of_reach_either() -> None:
    g = scene("trade_action", hands={A: "salt_01 salt_02", B: "silk_01"}, cargo={A: "salt_03"}, turn={"bought": 2})
    do(g, "invite yellow any", "offer")
    assert no(g, "done") == "OM-6.3"
    do(g, "card silk_01", "done", "good salt")
    assert no(g, "good salt") == "OM-5.13"
    do(g, "done", "amount -20", "silent")
    assert asked(g) == "deal_reply"
    assert who(g) == A


@pytest.mark.rule("OM-5.14", "OM-7.2")
@pytest.mark.parametrize("why", ["all purchases made", "nothing anywhere"])
def test_in_a_shortage_the_phase_may_be_ended(why: str) -> None:
    if why == "all purchases made":
        g = scene("trade_action", B, hands={B: "salt_01"}, cargo={B: "gems_03"}, turn={"bought": 2})
        g.table.turn.bought = 4
    else:
        used_up = {"size": 0, "rescued": True, "reshuffles": 1}
        g = scene("trade_action", B, hands={B: "salt_01"}, cargo={A: "", B: "gems_03"}, pile=used_up, bags=["", ""])
    do(g, "end_trading")
    assert can(g) == ["card salt_01"]
    do(g, "card salt_01")
    assert len(g.table.turn.played) == 1


@pytest.mark.rule("OM-5.15")
def test_nothing_is_bought_or_dealt_outside_the_trading_phase() -> None:
    g = scene("play_card", hands={A: EVERYWHERE}, cargo={A: "gems_03"})
    for move in ("buy_goods", "buy_pirate", "propose yellow", "invite yellow any"):
        assert no(g, move) == "OM-5.15"
    g = scene("sail", A, fields={"routes": 1}, ships={A: "venezia"}, turn={"played": ["salt_01"]})
    assert no(g, "buy_goods") == "OM-5.15"


@pytest.mark.rule("OM-5.15", "OM-6.1")
def test_who_is_not_active_buys_nothing() -> None:
    g = scene("trade_action", A, hands={A: "salt_01", B: "silk_01"})
    assert no(g, "buy_goods", seat=B) == "OM-3.1"
    do(g, "invite yellow any")
    assert no(g, "buy_goods") == "OM-6.20"
    do(g, "pass")
    do(g, "propose yellow")
    offer(g, want="silk")
    assert no(g, "buy_goods") == "OM-6.21"
