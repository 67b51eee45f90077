"""The worked examples of the rule file. Anne, Carl, Herman and Marc are seats as each example needs them."""

from __future__ import annotations

import pytest

from games.oltremare.messages import offer_moves
from games.oltremare.scene import (
    GAME,
    SPECTATOR,
    A,
    B,
    C,
    D,
    asked,
    can,
    card,
    do,
    hand,
    harbour,
    has_minus_marker,
    look,
    no,
    noun,
    offer,
    pirates,
    scene,
    settle,
    stack,
    start,
    told,
    who,
)
from serenissima.games.oltremare.actions import symbols_played
from serenissima.games.oltremare.scoring import groups_of, payout_of, rank_awards
from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.kernel.core import CHANCE, apply, legal, nouns
from serenissima.kernel.game import BadOption, Refusal, new


def herman() -> OM:
    """EX-01: Herman (blue) has bought twice and swapped with Anne (yellow)."""
    g = scene(
        "trade_action",
        A,
        hands={A: "grain_02", B: "salt_03 salt_05"},
        cargo={A: "salt_01"},
        ducati={A: 2},
        ships={A: "tana"},
    )
    do(g, "buy_goods", "card salt_02")
    assert g.table.ducati[A] == -1
    do(g, "buy_goods", "card silk_04")
    assert g.table.ducati[A] == -5
    do(g, "propose yellow")
    offer(g, "grain_02", "salt salt", 1)
    do(g, "accept", "card salt_03", "card salt_05", "exchange")
    return g


@pytest.mark.rule("OM-1.8", "OM-5.4", "OM-5.11", "OM-6.6", "OM-6.9", "OM-6.14", "OM-6.15")
def test_ex_01_buy_and_trade() -> None:
    g = herman()
    assert g.table.ducati[:2] == [-6, 12]
    assert has_minus_marker(g, A)
    assert hand(g, A) == "silk_04 salt_02 salt_03 salt_05"
    assert hand(g, B) == "grain_02"
    assert g.table.prestige == [0, 1, 0]
    assert "end_trading" in can(g)


@pytest.mark.rule("OM-1.8", "OM-7.1", "OM-7.3", "OM-7.4", "OM-7.6", "OM-7.8", "OM-8.1")
def test_ex_02_actions() -> None:
    g = herman()
    do(g, "end_trading")
    settle(g)
    assert [symbols_played(g, symbol) for symbol in range(4)] == [3, 1, 3, 1]
    assert g.table.ducati[A] == 0
    assert not has_minus_marker(g, A)
    assert g.table.pirates[A] == 1
    assert g.table.hands[A] == 6
    assert (asked(g), can(g)) == ("sail", ["destination caffa", "destination trebisonda"])


@pytest.mark.rule("OM-11.4", "OM-11.5")
def test_ex_03_prestige() -> None:
    assert rank_awards(scene("trade_action", A, 4), [3, 2, 2, 0]) == [6, 3, 3, 1]


@pytest.mark.rule("OM-11.1", "OM-11.2", "OM-11.8")
def test_ex_04_interim_cargo() -> None:
    g = scene(
        "interim_scoring",
        None,
        cargo={A: "grain_01 grain_02 grain_03 grain_04 grain_05 gems_01 gems_02 olives_01 olives_02"},
        pile={"size": 40, "venice": "on_top"},
        prestige={A: 0, B: 1, C: 2},
    )
    do(g, "interim")
    assert stack(g, A) == "olives_01 olives_02"
    assert g.table.ducati[A] == 11 + 1 + 17
    assert len(g.table.pile.discard) == 7


@pytest.mark.rule("OM-11.1", "OM-11.4", "OM-11.10", "OM-11.11", "OM-11.12", "OM-11.13", "OM-12.10")
def test_ex_05_final_scoring_of_three() -> None:
    anne, marc, herman_ = A, B, C
    g = scene(
        "final_scoring",
        None,
        cargo={
            anne: "salt_01 salt_02 scrolls_01 scrolls_02 scrolls_03 olives_01 olives_02 olives_03",
            marc: "gems_01 gems_02 silk_01 gems_03 gems_04",
            herman_: "salt_03 salt_04 salt_05 grain_01 grain_02 grain_03 grain_04 grain_05 pottery_01 pottery_02",
        },
        pirates={marc: "unseen unseen unseen", herman_: "unseen"},
        ducati={anne: 18, marc: 20, herman_: 21},
        prestige={anne: 1, marc: 2, herman_: 0},
        owned={anne: 3, marc: 3, herman_: 1},
        pile={"last_round": True},
        turn={"turns": 3, "active": "purple"},
    )
    do(g, "final")
    assert g.table.ducati == [42, 40, 45]
    assert GAME.ranking(g) == [2, 3, 1]


@pytest.mark.rule("OM-8.10")
def test_ex_06_calm_sea() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "olives_01 olives_08 olives_09"},
        cargo={A: "grain_06"},
        showing={A: "calm_sea"},
        owned={A: 1},
    )
    settle(g)
    assert asked(g) == "sail"
    assert g.table.ducati[A] == 13


@pytest.mark.rule("OM-7.5")
def test_ex_07_big_deal() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "olives_05 olives_07 olives_08 olives_09"},
        cargo={A: "grain_01"},
        showing={A: "big_deal"},
        owned={A: 1},
    )
    settle(g)
    assert g.table.ducati[A] == 17


@pytest.mark.rule("OM-4.1")
@pytest.mark.parametrize(("top", "ducati"), [("silk_10", 3), ("silk_07", 2), ("silk_04", 1), ("silk_01", 0)])
def test_ex_08_local_authority(top: str, ducati: int) -> None:
    g = scene(
        "load_order",
        C,
        cargo={A: top},
        turn={"played": ["grain_01"]},
        showing={A: "local_authority"},
        owned={A: 1},
    )
    do(g, "load grain_01")
    assert g.table.ducati[A] == 11 + ducati


@pytest.mark.rule("OM-5.5")
def test_ex_09_favourable_terms() -> None:
    g = scene("trade_action", A, pirates={A: "silk_01 silk_02"}, showing={A: "favourable_terms"}, owned={A: 1})
    purses = []
    for source in ("buy_goods", "buy_pirate", "buy_pirate", "buy_goods"):
        do(g, source)
        settle(g)
        purses.append(g.table.ducati[A])
    assert purses == [10, 8, 5, 1]


@pytest.mark.rule("OM-2.6", "OM-2.9", "OM-4.3", "OM-5.11")
def test_ex_10_first_turn() -> None:
    g = start(3, start_player=0)
    while who(g) == CHANCE:
        move = legal(g, CHANCE)[0]
        apply(g, CHANCE, ("card", card(g, "silk_03")) if asked(g) == "start_card" and not g.table.cargo[A] else move)
    assert g.table.ships[A] == harbour(g, "laiazzo")
    assert g.table.markers[harbour(g, "laiazzo")] == NOTHING
    assert (asked(g), g.table.hands[A]) == ("discard_surplus", 4)
    do(g, can(g)[0])
    assert (asked(g), g.table.hands[A], g.table.turn.quota) == ("trade_action", 3, 4)
    assert no(g, "end_trading") == "OM-5.11"
    do(g, "buy_goods")
    settle(g)
    assert "end_trading" in can(g)


@pytest.mark.rule("OM-4.4", "OM-5.3")
def test_ex_11_order_on_the_pirate_stack() -> None:
    g = scene("discard_surplus", A, hands={A: "gems_01 silk_01 silk_02 salt_01 olives_02"}, cargo={A: "gems_02"})
    do(g, "card olives_02", "card gems_01", "buy_pirate")
    assert can(g) == ["card gems_01"]
    do(g, "card gems_01", "buy_pirate")
    assert can(g) == ["card olives_02"]


@pytest.mark.rule("OM-5.2", "OM-5.4")
def test_ex_12_price_around_zero() -> None:
    g = scene("trade_action", A, ducati={A: 3})
    purses = []
    for _ in range(4):
        do(g, "buy_goods")
        settle(g)
        purses.append(g.table.ducati[A])
    assert purses == [0, -4, -8, -12]
    assert no(g, "buy_goods") == "OM-5.2"


@pytest.mark.rule("OM-5.6")
@pytest.mark.parametrize(("option", "expected"), [(True, [-6, -8, -11, -15]), (False, [-9, -13, -17, -21])])
def test_ex_13_favourable_terms_in_debt(option: bool, expected: list[int]) -> None:
    g = scene(
        "trade_action",
        A,
        ducati={A: -5},
        showing={A: "favourable_terms"},
        owned={A: 1},
        options={"favourable_terms_in_debt": option},
    )
    purses = []
    for _ in range(4):
        do(g, "buy_goods")
        settle(g)
        purses.append(g.table.ducati[A])
    assert purses == expected


def quota_four(bought: int, held: str) -> OM:
    return scene(
        "trade_action", A, hands={A: held, B: "silk_01 silk_02"}, cargo={A: "gems_01"}, turn={"bought": bought}
    )


@pytest.mark.rule("OM-5.11", "OM-5.12", "OM-5.13")
def test_ex_14_quota_guarantee() -> None:
    g = quota_four(2, "salt_01 salt_02")
    one_for_ducati = {"to": "yellow", "give": ["salt_01"], "ducati": -3}
    assert refused(g, A, one_for_ducati) == "OM-5.13"
    for legal_one in (
        {"to": "yellow", "give": ["salt_01"], "want": {"silk": 1}},
        {"to": "yellow", "want": {"silk": 1}},
        {"to": "yellow", "give": ["salt_01", "salt_02"], "want": {"silk": 2}},
    ):
        assert isinstance(offer_moves(g, A, legal_one), list)
    assert no(g, "end_trading") == "OM-5.11"
    g = quota_four(3, "salt_01 salt_02 salt_03")
    assert refused(g, A, {"to": "yellow", "give": ["salt_01"]}) == "OM-5.13"


def refused(g: OM, seat: int, message: object) -> str:
    found = offer_moves(g, seat, message)
    assert isinstance(found, Refusal)
    return found.rule


@pytest.mark.rule("OM-6.4", "OM-6.14", "OM-6.15")
def test_ex_15_gifts_and_prestige() -> None:
    anne, carl, marc = A, B, C
    g = scene(
        "trade_action",
        anne,
        hands={anne: "salt_01 salt_02 salt_03", carl: "silk_01 silk_02", marc: "gems_01"},
        cargo={anne: "gems_07"},
    )
    for give, get in (("salt_01", "silk_01"), ("salt_02", "silk_02")):
        do(g, "propose yellow")
        offer(g, give, "silk")
        do(g, "accept", f"card {get}", "exchange")
    do(g, "propose purple")
    offer(g, "salt_03")
    do(g, "accept", "exchange")
    assert g.table.prestige == [0, 1, 1]


@pytest.mark.rule("OM-6.3", "OM-6.24")
def test_ex_16_ducati_alone() -> None:
    g = scene("trade_action", A, hands={A: "salt_01", B: "silk_01"}, cargo={A: "gems_07"})
    assert refused(g, A, {"to": "yellow", "ducati": 5}) == "OM-6.3"
    assert g.table.turn.talks == 0


@pytest.mark.rule("OM-6.9", "OM-6.12", "OM-6.14", "OM-6.19")
def test_ex_17_counter() -> None:
    g = scene("trade_action", A, hands={A: "olives_05 olives_07", B: "gems_03 silk_01"}, cargo={A: "gems_07"})
    do(g, "propose yellow")
    offer(g, "olives_05", "gems")
    do(g, "counter")
    offer(g, "gems_03", "olives olives", -1)
    assert "counter" not in can(g)
    do(g, "accept", "card olives_05", "card olives_07", "exchange")
    assert g.table.ducati[:2] == [10, 12]
    assert (hand(g, A), hand(g, B)) == ("gems_03", "silk_01 olives_05 olives_07")
    assert (g.table.prestige[B], g.table.turn.talks) == (1, 1)


@pytest.mark.rule("OM-6.7", "OM-6.8", "OM-6.12", "OM-6.20")
def test_ex_18_a_lie() -> None:
    marc, anne, carl = A, B, C
    g = scene("trade_action", marc, hands={marc: "silk_01", anne: "salt_01", carl: "gems_01"}, cargo={marc: "gems_07"})
    do(g, "invite yellow salt")
    false_good = {"to": "blue", "give": ["salt_01"], "goods": ["silk"], "ducati": -3}
    assert refused(g, anne, false_good) == "OM-6.7"
    lie = {
        "to": "blue",
        "give": ["salt_01"],
        "goods": ["salt"],
        "ducati": -3,
        "claims": {"salt_01": {"symbols": ["cards", "ducato"], "power": 5}},
    }
    moves = offer_moves(g, anne, lie)
    assert isinstance(moves, list)
    heard = [event for move in moves for event in apply(g, anne, move)] + do(g, "send")
    names = GAME.names(g.rules)
    ((_, good),) = [nouns(event) for event in told(heard, carl) if event[0] == "offer_gives"]
    ((_, symbols, power, named),) = [nouns(event) for event in told(heard, carl) if event[0] == "offer_claims"]
    assert names["good"][good] == "salt"
    assert (names["symbols"][symbols], names["power"][power], names["named"][named]) == ("ducato+cards", "5", "unsaid")
    do(g, "accept")
    heard = do(g, "exchange")
    assert g.table.ducati == [8, 14, 11]
    assert [names["card"][noun(event, 2)] for event in told(heard, marc) if event[0] == "received"] == ["salt_01"]
    assert "received" not in [event[0] for event in told(heard, carl)]


@pytest.mark.rule("OM-5.7", "OM-5.9", "OM-10.3", "OM-10.4", "OM-11.7", "OM-11.8")
def test_ex_19_venice_in_a_purchase() -> None:
    g = scene(
        "trade_action",
        A,
        hands={A: "gems_01"},
        ducati={A: 1},
        prestige={A: 0, B: 2, C: 2},
        cargo={A: "silk_01 salt_01 salt_02"},
        turn={"bought": 1},
        pile={"size": 40, "venice": "on_top"},
    )
    do(g, "buy_goods")
    assert g.table.ducati[A] == -2
    do(g, "interim")
    assert g.table.ducati == [2, 17, 17]
    assert stack(g, A) == "salt_01 salt_02"
    do(g, can(g)[0])
    assert (g.table.turn.bought, g.table.hands[A]) == (2, 2)
    do(g, "buy_goods")
    assert g.table.ducati[A] == -1


@pytest.mark.rule("OM-9.5", "OM-10.4", "OM-10.5")
def test_ex_20_venice_in_the_cards_action() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "pottery_05 pottery_06"},
        cargo={A: "olives_01 olives_02 olives_03 pottery_01 pottery_12"},
        pile={"size": 46, "venice": "in_stack"},
        ships={A: "tana"},
    )
    do(g, "card pottery_05", "card pottery_06", "card gems_01", "venice")
    before = g.table.ducati[A]
    do(g, "interim")
    assert g.table.ducati[A] == before + 6 + 4
    assert stack(g, A) == "pottery_01 pottery_12"
    do(g, "card gems_02", "card gems_03")
    assert hand(g, A) == "gems_01 gems_02 gems_03"
    do(g, "destination caffa", "load pottery_05 pottery_06")
    assert groups_of(g, g.own[A].cargo) == [(4, 4)]


@pytest.mark.rule("OM-10.6", "OM-10.7")
def test_ex_21_venice_at_the_end_of_a_turn() -> None:
    g = scene(
        "load_order",
        A,
        cargo={A: "gems_01 gems_02"},
        turn={"played": ["silk_01"]},
        prestige={A: 0, B: 1, C: 2},
        pile={"size": 40, "venice": "on_top"},
    )
    do(g, "load silk_01", "interim")
    assert stack(g, A) == "silk_01"
    assert g.table.ducati[A] == 11 + 1 + 5
    assert g.table.hands == [0, 0, 0]


@pytest.mark.rule("OM-8.1", "OM-8.2", "OM-8.3")
def test_ex_22_trails() -> None:
    three = scene("sail", A, fields={"routes": 3}, ships={A: "venezia"}, turn={"played": ["salt_01"]})
    assert [move.split()[1] for move in can(three)] == ["bari", "durazzo", "messina", "ragusa", "venezia"]
    assert no(three, "trail venezia zara venezia zara") == "OM-8.2"
    four = scene("sail", A, fields={"routes": 4}, ships={A: "venezia"}, turn={"played": ["salt_01"]})
    assert [move.split()[1] for move in can(four)] == ["bari", "corfu", "durazzo", "messina", "ragusa", "siracusa"]
    two = scene("sail", A, fields={"routes": 2}, ships={A: "venezia"}, turn={"played": ["salt_01"]})
    assert no(two, "trail venezia zara venezia") == "OM-8.2"
    assert "destination venezia" not in can(two)


@pytest.mark.rule("OM-8.7", "OM-8.11", "OM-8.12", "OM-8.13", "OM-8.14")
@pytest.mark.parametrize(("choice", "showing", "owned"), [("jump tana", 5, 2), ("stay", NOTHING, 1)])
def test_ex_23_compass(choice: str, showing: int, owned: int) -> None:
    g = scene(
        "sail",
        A,
        fields={"routes": 1},
        ships={A: "beirut"},
        markers={"acri": "compass", "tana": "favourable_terms"},
        showing={A: "big_deal"},
        owned={A: 1},
        turn={"played": ["salt_01"]},
    )
    do(g, "destination acri", choice)
    assert (g.table.showing[A], g.table.owned[A]) == (showing, owned)
    assert g.table.markers[harbour(g, "acri")] == NOTHING


@pytest.mark.rule("OM-8.8", "OM-8.9", "OM-4.1")
@pytest.mark.parametrize(("played", "ducati"), [("salt_14", 0), ("silk_10", 3)])
def test_ex_24_empty_harbour(played: str, ducati: int) -> None:
    g = scene(
        "play_card",
        A,
        2,
        hands={A: played, B: "silk_11"},
        cargo={A: "gems_07", B: "gems_08"},
        ships={A: "venezia"},
        showing={A: "local_authority"},
        owned={A: 1},
    )
    do(g, f"card {played}")
    if asked(g) == "sail":
        do(g, "destination zara")
        assert g.table.showing[A] == NOTHING
    while asked(g) != "trade_action":
        do(g, can(g)[0])
    assert g.table.owned[A] == 1
    purse = g.table.ducati[A]
    do(g, "end_trading", "card silk_11", "load silk_11")
    assert g.table.turn.active == A
    assert g.table.ducati[A] == purse + ducati


@pytest.mark.rule("OM-11.1", "OM-11.2")
@pytest.mark.parametrize(
    ("cargo", "paid"),
    [
        ("grain_01 grain_02 grain_03 grain_04 grain_05 grain_06 grain_07", 12),
        ("olives_03 olives_04 olives_05 silk_01 olives_01 olives_02", 7),
        ("silk_01 olives_01 olives_02 olives_03 olives_04 olives_05", 14),
    ],
)
def test_ex_25_big_groups(cargo: str, paid: int) -> None:
    g = scene("trade_action", A, cargo={A: cargo})
    assert sum(payout_of(g, good, size) for good, size in groups_of(g, g.own[A].cargo)) == paid


@pytest.mark.rule("OM-9.1", "OM-9.4", "OM-9.5")
@pytest.mark.parametrize(
    ("order", "paid", "limit", "quota"), [("salt_05 gems_07", 8, 6, 1), ("gems_07 salt_05", 6, 4, 3)]
)
def test_ex_26_loading_order(order: str, paid: int, limit: int, quota: int) -> None:
    g = scene("load_order", A, cargo={A: "salt_01 salt_02"}, turn={"played": ["salt_05", "gems_07"]})
    do(g, f"load {order}")
    assert sum(payout_of(g, good, size) for good, size in groups_of(g, g.own[A].cargo)) == paid
    top = g.rules.printed.cards[g.table.tops[A]]
    assert (top.power, top.load) == (limit, quota)


@pytest.mark.rule("OM-12.1", "OM-12.2")
@pytest.mark.parametrize(("emptied_by", "still_to_play"), [(2, [3, 0]), (0, [])])
def test_ex_27_last_round(emptied_by: int, still_to_play: list[int]) -> None:
    g = scene(
        "load_order",
        emptied_by,
        4,
        hands={seat: f"gems_0{seat + 1}" for seat in range(4)},
        cargo={0: "silk_10", 1: "silk_11", 2: "silk_12", 3: "salt_12"},
        start_player="yellow",
        turn={"played": ["silk_03"]},
        pile={"size": 0, "venice": "out"},
    )
    do(g, "load silk_03")
    played = []
    while asked(g) != "final_scoring":
        if asked(g) == "trade_action":
            played.append(who(g))
        do(g, can(g)[-1] if asked(g) == "trade_action" else can(g)[0])
    assert played == still_to_play


@pytest.mark.rule("OM-12.1", "OM-12.4", "OM-12.5", "OM-12.6", "OM-12.7")
def test_ex_28_refill_and_rescue() -> None:
    anne, carl = A, B
    g = scene(
        "play_card",
        carl,
        hands={carl: "gems_07 olives_02 olives_07"},
        cargo={anne: "silk_01 salt_01 salt_02 salt_03", carl: "grain_06"},
        pirates={anne: "unseen unseen unseen unseen"},
        prestige={anne: 2},
        owned={anne: 1},
        pile={"size": 2, "discard": ["scrolls_01", "scrolls_02", "scrolls_03"], "venice": "out"},
    )
    do(g, "card gems_07", "card olives_02", "card olives_07")
    assert g.table.pile.last_round
    assert (asked(g), g.table.pirates[carl]) == ("rescue", 5)
    do(g, "rescue")
    settle(g)
    assert g.table.ducati[anne] == 11 + 3
    assert (g.table.pirates[carl], g.table.pile.size) == (6, 7)
    assert (g.table.prestige[anne], g.table.owned[anne]) == (2, 1)


@pytest.mark.rule("OM-12.11", "OM-12.12")
@pytest.mark.parametrize(("cards_of_1", "winner"), [(12, 3), (13, 1)])
def test_ex_29_tie(cards_of_1: int, winner: int) -> None:
    grain = " ".join(f"grain_{number:02}" for number in range(1, cards_of_1 + 1))
    salt = " ".join(f"salt_{number:02}" for number in range(1, 13))
    g = scene(
        "trade_action", C, 4, ducati={A: 30, B: 40, C: 30, D: 40}, cargo={B: grain, D: salt}, start_player="purple"
    )
    assert GAME.ranking(g)[winner] == 1


@pytest.mark.rule("OM-2.3", "OM-2.11", "OM-6.11", "OM-11.6")
def test_ex_30_two_players() -> None:
    g = scene("trade_action", A, 2, hands={A: "salt_01", B: "silk_01"}, cargo={A: "gems_07"})
    assert g.rules.first_stack == 68
    assert rank_awards(g, [4, 4]) == [6, 6]
    assert rank_awards(g, [5, 0]) == [6, 3]
    assert refused(g, A, {"to": "yellow", "want": {"grain": 1}}) == "OM-6.11"


@pytest.mark.rule("OM-5.14", "OM-7.2", "OM-7.13", "OM-12.9")
@pytest.mark.parametrize("held", ["salt_05", ""])
def test_ex_31_shortage(held: str) -> None:
    g = scene(
        "trade_action",
        B,
        hands={B: held},
        cargo={A: "", B: "gems_03"},
        pile={"size": 0, "rescued": True, "reshuffles": 1},
        bags=["", ""],
        showing={B: "big_deal"},
        owned={B: 1},
    )
    assert can(g)[-1] == "end_trading"
    do(g, "end_trading")
    if held:
        do(g, "card salt_05", "load salt_05")
        assert stack(g, B) == "gems_03 salt_05"
        assert g.table.ducati[B] == 14
    else:
        assert g.table.ducati[B] == 11
    assert g.table.turn.active == C


@pytest.mark.rule("OM-11.13", "OM-11.14")
@pytest.mark.parametrize(("option", "awards"), [(True, [6, 3, 3, 1]), (False, [6, 3, 3, 0])])
def test_ex_32_markers_at_the_end(option: bool, awards: list[int]) -> None:
    g = scene(
        "final_scoring",
        None,
        4,
        owned={A: 3, B: 1, C: 1, D: 0},
        options={"zero_markers_rank": option},
        pile={"last_round": True},
        turn={"turns": 4, "active": "green"},
    )
    heard = do(g, "final")
    assert [noun(event, 3) for event in told(heard, SPECTATOR) if event[0] == "markers_ranked"] == awards


@pytest.mark.rule("OM-3.2", "OM-5.8", "OM-5.15", "OM-6.13")
def test_ex_33_same_turn_use() -> None:
    g = scene("trade_action", A, hands={B: "pottery_13"}, cargo={A: "gems_07"})
    do(g, "buy_goods", "card silk_08", "propose yellow")
    offer(g, "silk_08", "pottery")
    do(g, "accept", "card pottery_13", "exchange", "end_trading")
    assert can(g) == ["card pottery_13"]
    assert no(g, "buy_goods") == "OM-5.15"
    assert refused(g, A, {"to": "yellow", "give": ["pottery_13"]}) == "OM-5.15"


@pytest.mark.rule("OM-8.5", "OM-8.8")
def test_ex_34_shared_harbours() -> None:
    carl, marc = A, B
    g = scene(
        "sail",
        carl,
        fields={"routes": 1},
        ships={carl: "modone", marc: "modone"},
        markers={"candia": "calm_sea"},
        showing={marc: "big_deal"},
        owned={marc: 1},
        hands={marc: "gems_02"},
        cargo={marc: "gems_08"},
        turn={"played": ["salt_01"]},
    )
    do(g, "destination candia", "load salt_01", "end_trading", "card gems_02", "destination candia")
    assert g.table.ships[carl] == g.table.ships[marc] == harbour(g, "candia")
    assert g.table.showing[:2] == [0, NOTHING]
    assert g.table.owned[:2] == [1, 1]


@pytest.mark.rule("OM-1.10", "OM-2.12", "OM-3.1")
def test_ex_35_numbers_of_players() -> None:
    for players in (1, 6):
        with pytest.raises(BadOption):
            new(GAME, players)
    g = start(4, start_player=3)
    settle(g)
    turns: list[int] = []
    while len(turns) < 8:
        if g.table.turn.active not in turns[-1:]:
            turns.append(g.table.turn.active)
        moves = legal(g, who(g))
        apply(g, who(g), moves[-1] if asked(g) == "trade_action" and moves[-1] == ("end_trading",) else moves[0])
    assert turns == [3, 0, 1, 2] * 2


@pytest.mark.rule("OM-7.1", "OM-7.11", "OM-9.1")
def test_ex_36_played_cards_are_nowhere_else() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "gems_01 silk_11 salt_12 pottery_10 olives_07"},
        cargo={A: "gems_05"},
        ships={A: "tana"},
    )
    do(g, "card gems_01", "card silk_11")
    assert (g.table.hands[A], len(g.table.turn.played), g.table.cargo[A]) == (3, 2, 1)
    settle(g)
    assert g.table.hands[A] == 4
    do(g, "load gems_01 silk_11")
    assert (g.table.turn.played, g.table.cargo[A]) == ([], 3)


@pytest.mark.rule("OM-6.8", "OM-6.20", "OM-6.22", "OM-6.25")
def test_ex_37_a_question_about_a_symbol() -> None:
    carl, marc = A, B
    g = scene("trade_action", carl, hands={carl: "gems_01", marc: "silk_08"}, cargo={carl: "gems_07"})
    before = look(g, marc).own
    do(g, "invite yellow ship", "offer")
    offer(g, "silk_08", "", -2, "claim ship unsaid")
    do(g, "decline")
    assert look(g, marc).own == before
    assert (g.table.turn.talks, g.table.ducati) == (1, [11, 11, 11])
    assert refused(g, marc, {"to": "blue", "give": ["silk_08"], "ducati": -2}) == "OM-6.25"
    assert pirates(g, carl) == ""
