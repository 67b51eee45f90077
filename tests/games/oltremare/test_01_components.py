"""Chapter 1: components and limits."""

from __future__ import annotations

import pytest

from games.data_files import refused, written
from games.oltremare.scene import GAME, A, B, C, can, do, has_minus_marker, no, scene, settle, start
from serenissima.games.oltremare.state import change
from serenissima.kernel.game import AuditError, BadOption, components, new


@pytest.mark.rule("OM-1.1")
def test_every_card_exists_once_and_is_in_one_place() -> None:
    printed = components(GAME)
    counts = dict(zip(printed.goods, printed.good_count, strict=True))
    assert counts == {"gems": 8, "scrolls": 10, "silk": 12, "salt": 14, "pottery": 16, "olives": 18, "grain": 20}
    assert len({card.name for card in printed.cards}) == 98
    g = scene("trade_action", hands={A: "salt_01"})
    g.own[B].hand.append(g.own[A].hand[0])
    g.table.hands[B] += 1
    with pytest.raises(AuditError):
        GAME.audit(g)


@pytest.mark.rule("OM-1.2")
def test_a_card_has_power_and_load_of_seven_and_two_different_symbols() -> None:
    for card in components(GAME).cards:
        assert 3 <= card.power <= 6
        assert card.power + card.load == 7
        assert card.symbols[0] < card.symbols[1]


@pytest.mark.rule("OM-1.3")
def test_a_harbour_name_matters_in_set_up_only() -> None:
    named = scene("play_card", hands={A: "silk_03"}, cargo={A: "gems_07"}, ships={A: "venezia"})
    do(named, "card silk_03")
    assert named.table.ships[A] == 0


@pytest.mark.rule("OM-1.4")
def test_the_venice_card_is_no_goods_card() -> None:
    assert not any("venice" in card.name for card in components(GAME).cards)
    g = start(3)
    assert len(g.hidden.bags[0]) == 98


@pytest.mark.rule("OM-1.5")
def test_there_are_32_markers_of_six_kinds() -> None:
    assert components(GAME).marker_count == [6, 4, 6, 6, 4, 6]
    g = scene("trade_action", owned={A: 2}, showing={A: "big_deal"})
    g.table.owned[A] = 3
    with pytest.raises(AuditError):
        GAME.audit(g)


@pytest.mark.rule("OM-1.6")
def test_30_harbours_are_joined_by_42_routes() -> None:
    printed = components(GAME)
    assert len(printed.harbours) == 30
    assert sum(len(near) for near in printed.neighbours) == 2 * 42
    for at, near in enumerate(printed.neighbours):
        assert len(set(near)) == len(near)
        assert all(at in printed.neighbours[other] for other in near)


@pytest.mark.rule("OM-1.7")
def test_debts_and_riches_have_no_limit() -> None:
    g = scene("trade_action", ducati={A: -500, B: 900}, hands={A: "salt_01", B: "silk_01"})
    assert "buy_goods" in can(g)
    do(g, "buy_goods")
    assert g.table.ducati[A] == -504


@pytest.mark.rule("OM-1.8")
@pytest.mark.parametrize(
    ("before", "after", "event"), [(1, -1, "taken"), (-1, 0, "returned"), (-2, -1, ""), (0, 5, "")]
)
def test_the_minus_marker_comes_below_0_and_goes_back_at_0(before: int, after: int, event: str) -> None:
    g = scene("trade_action", ducati={A: before})
    g.heard = []
    change(g, A, after - before)
    assert has_minus_marker(g, A) == (after < 0)
    assert [heard[0].removeprefix("minus_marker_") for _, heard in g.heard] == ([event] if event else [])


@pytest.mark.rule("OM-1.9")
@pytest.mark.parametrize(("supply", "tiles"), [("unlimited", 41), ("forty", 40)])
def test_tiles_are_counted_and_only_by_option_limited(supply: str, tiles: int) -> None:
    g = scene(
        "trade_action",
        hands={A: "salt_01 salt_02"},
        cargo={A: "gems_07"},
        prestige={A: 39, B: 0, C: 1},
        options={"prestige_supply": supply},
    )
    do(g, "propose yellow", "card salt_01", "done", "done", "amount 0", "silent", "accept", "exchange")
    assert sum(g.table.prestige) == tiles


@pytest.mark.rule("OM-1.10")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    with pytest.raises(BadOption):
        new(GAME, players)


@pytest.mark.rule("OM-1.11")
def test_stacks_have_no_limit_and_only_one_marker_is_active() -> None:
    many = " ".join(f"grain_{number:02}" for number in range(1, 19))
    g = scene("trade_action", hands={B: many}, pirates={A: "silk_01 silk_02 silk_03 silk_04"})
    assert g.table.hands[B] == 18
    assert len(g.table.showing) == len(g.table.ships) == 3
    assert "end_trading" not in can(g)


@pytest.mark.rule("OM-1.1", "OM-1.2")
def test_every_fault_of_a_data_file_is_named_at_once() -> None:
    said = written(GAME)
    said["cards"][0]["power"] = 6
    said["cards"][1]["symbols"] = ["ship", "ship"]
    said["cards"][2]["harbour"] = "atlantis"
    said["markers"][0]["count"] = 7
    said["surprise"] = 1
    told = "; ".join(refused(GAME, said))
    for part in ("gems_01", "gems_02.symbols", "atlantis", "markers", "surprise: unknown key"):
        assert part in told


@pytest.mark.rule("OM-1.6", "OM-11.3")
def test_routes_and_payouts_of_a_data_file_are_checked() -> None:
    said = written(GAME)
    said["routes"].append(dict(said["routes"][0], id="twice"))
    said["goods"][0]["payout"] = [5, 2]
    said["payout_variants"]["early_hints"]["wood"] = [1]
    said["constants"]["action_order"] = ["ship"]
    said["player_counts"][0]["deck"] = 77
    told = "; ".join(refused(GAME, said))
    for part in ("routes.twice", "goods.gems", "wood: unknown key", "action_order", "deck: there are 78 cards"):
        assert part in told


@pytest.mark.rule("OM-6.5", "OM-6.17", "OM-2.10")
def test_usual_limits_are_those_of_the_data_file() -> None:
    printed = components(GAME)
    assert GAME.options["talks_per_turn"].default == printed.talks_per_turn
    assert GAME.options["deal_ducati_max"].default == printed.deal_ducati_max
    assert GAME.options["venice_jitter"].default == printed.venice_jitter


@pytest.mark.rule("OM-3.1")
def test_only_who_is_asked_may_answer() -> None:
    g = start(3, start_player=1)
    settle(g)
    assert no(g, "buy_goods", seat=A) == "OM-3.1"
