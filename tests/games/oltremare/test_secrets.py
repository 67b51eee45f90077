"""The rule file's table of what each seat sees, item by item; and what a seat can imagine of the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.oltremare.scene import GAME, OM, SPECTATOR, A, B, C, asked, card, do, look, names_of, offer, scene, told
from serenissima.kernel.core import Covered, apply, legal
from serenissima.kernel.position import seen_to_json, view_to_json
from serenissima.server import frames
from server.test_table import begun, fixed

OTHERS = (B, C, SPECTATOR)


def market() -> OM:
    return scene(
        "trade_action",
        A,
        hands={A: "gems_01 salt_01 olives_05 olives_07", B: "gems_03 silk_01 silk_02", C: "pottery_01"},
        cargo={A: "scrolls_01 gems_07", B: "scrolls_02 salt_14", C: "scrolls_03 salt_13"},
        pirates={A: "grain_01 unseen", B: "grain_02"},
    )


def worlds(g: OM, seat: int, count: int = 20) -> list[OM]:
    rng = Random(7)
    imagined = [GAME.imagine(look(g, seat), rng) for _ in range(count)]
    for world in imagined:
        GAME.audit(world)
        assert look(world, seat) == look(g, seat)
    return imagined


@pytest.mark.rule("OM-4.7", "OM-9.2", "OM-9.3")
@pytest.mark.parametrize("seat", OTHERS)
def test_others_see_numbers_of_hands_and_stacks_and_the_top_of_cargo(seat: int) -> None:
    g = market()
    said = str(view_to_json(GAME, look(g, seat)))
    for hidden in ("gems_01", "salt_01", "olives_05", "scrolls_01", "grain_01"):
        assert hidden not in said
    assert "gems_07" in said
    assert look(g, seat).table.hands == [4, 3, 1]
    assert look(g, seat).table.pirates == [2, 1, 0]


@pytest.mark.rule("OM-4.7")
def test_what_went_face_down_unseen_is_known_to_nobody() -> None:
    g = market()
    assert look(g, A).own.pirate == [card(g, "grain_01"), g.rules.unseen]
    assert {world.own[B].pirate[0] for world in worlds(g, A)} == {g.rules.unseen}


@pytest.mark.rule("OM-4.7", "OM-9.3")
def test_what_may_not_be_looked_through_is_not_sent_to_its_own_seat() -> None:
    g = market()
    sent = seen_to_json(GAME, g, A, GAME.names(g.rules))
    assert sent["own"]["cargo"] == sent["own"]["pirate"] == []
    assert "scrolls_01" not in str(sent)
    assert "grain_01" not in str(sent)
    assert sent["own"]["hand"] == ["gems_01", "salt_01", "olives_05", "olives_07"]
    assert [len(look(g, A).own.cargo), len(look(g, A).own.pirate)] == [2, 2]  # bots remember as people may


@pytest.mark.rule("OM-4.7", "OM-9.3")
@pytest.mark.parametrize("aid", ["none", "own"])
def test_what_crosses_the_wire_is_covered_too(aid: str) -> None:
    table, _ = begun(fixed("oltremare", options={**fixed("oltremare").options, "memory_aid": aid}))
    sent = msgspec.json.decode(frames.Scene(table, 200.0).frame(B, 0))["view"]["own"]
    assert len(sent["hand"]) == 4
    assert len(sent["cargo"]) == (1 if aid == "own" else 0)


@pytest.mark.rule("OM-4.7", "OM-9.3")
def test_a_table_that_helps_the_memory_sends_both_stacks() -> None:
    g = scene(
        "trade_action", A, cargo={A: "scrolls_01 gems_07"}, pirates={A: "grain_01"}, options={"memory_aid": "own"}
    )
    sent = seen_to_json(GAME, g, A, GAME.names(g.rules))
    assert sent["own"]["cargo"] == ["scrolls_01", "gems_07"]
    assert sent["own"]["pirate"] == ["grain_01"]
    assert seen_to_json(GAME, g, SPECTATOR, GAME.names(g.rules))["own"] is None


@pytest.mark.rule("OM-10.1")
def test_nothing_hidden_has_an_order() -> None:
    g = market()
    assert all(bag == sorted(bag) for bag in g.hidden.bags)
    do(g, "buy_goods")
    assert legal(g, -1) == sorted(legal(g, -1))


@pytest.mark.rule("OM-6.7")
@pytest.mark.parametrize("seat", OTHERS)
def test_an_offer_being_composed_is_covered(seat: int) -> None:
    g = market()
    do(g, "propose yellow", "card salt_01", "done")
    view = look(g, seat)
    assert isinstance(view.step, Covered)
    assert view.asked == (A,)
    assert view_to_json(GAME, view)["step"] == {"step": "covered"}
    for world in worlds(g, seat):
        assert asked(world) == "offer_card"
        assert legal(world, A)


@pytest.mark.rule("OM-6.7", "OM-6.21")
@pytest.mark.parametrize("seat", OTHERS)
def test_before_it_is_sent_nobody_knows_what_is_in_an_offer(seat: int) -> None:
    g = market()
    do(g, "propose yellow", "card salt_01", "done", "done", "amount 3")
    heard = apply(g, A, ("claim", 1, 1))
    assert told(heard, seat) == [("offer_composed", A)]
    assert look(g, seat).table.turn.offer is None
    assert all(asked(world) == "send_offer" for world in worlds(g, seat))


@pytest.mark.rule("OM-6.7", "OM-6.10")
@pytest.mark.parametrize("seat", [C, SPECTATOR])
def test_named_goods_are_in_every_world_one_can_imagine(seat: int) -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "olives_05 olives_07", "silk", 0, "claim ship unsaid", "silent")
    goods = g.rules.printed.good_of
    pairs = {tuple(world.own[A].draft.give) for world in worlds(g, seat)}
    assert len(pairs) > 5
    assert all(goods[one] == goods[other] == goods[card(g, "olives_05")] for one, other in pairs)
    do(g, "accept")
    for world in worlds(g, seat):
        assert any(goods[held] == goods[card(g, "silk_01")] for held in world.own[B].hand)
    do(g, "card silk_02")
    for world in worlds(g, seat):
        (picked,) = world.own[B].chosen
        assert goods[picked] == goods[card(g, "silk_01")]


@pytest.mark.rule("OM-6.12")
def test_the_parties_of_a_deal_do_not_see_each_others_cards_before_it_is_done() -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk")
    do(g, "accept", "card silk_01")
    assert len({world.own[A].draft.give[0] for world in worlds(g, B)}) > 1
    assert len({world.own[B].chosen[0] for world in worlds(g, A)}) > 1
    heard = do(g, "exchange")
    assert "received" in names_of(heard, A)
    assert "received" in names_of(heard, B)


@pytest.mark.rule("OM-7.11")
def test_cards_being_chosen_for_the_action_phase_are_not_shown_before_the_last() -> None:
    g = scene("play_card", A, hands={A: "gems_01 salt_01 olives_05"}, cargo={A: "gems_05"})
    before = {seat: look(g, seat) for seat in OTHERS}
    heard = do(g, "card salt_01")
    for seat, view in before.items():
        assert told(heard, seat) == []
        assert look(g, seat) == view


@pytest.mark.rule("OM-8.15")
def test_kinds_of_face_down_markers_are_not_shown() -> None:
    g = scene("trade_action", owned={A: 3}, showing={A: "big_deal"})
    view = look(g, SPECTATOR).table
    assert (view.owned[A], view.showing[A]) == (3, 3)


@pytest.mark.rule("OM-8.8")
def test_what_a_person_should_think_over_before_a_move() -> None:
    g = scene("trade_action", ducati={A: 2}, hands={A: "salt_01", B: "silk_01"})
    assert GAME.flags(g, A, ("buy_goods",)) == ("into_debt",)
    assert GAME.flags(g, A, ("end_trading",)) == ()
    do(g, "propose yellow", "done", "good silk", "done")
    assert GAME.flags(g, A, ("amount", 3)) == ("into_debt",)
    assert GAME.flags(g, A, ("amount", 2)) == ()
    assert GAME.flags(g, A, ("amount", -3)) == ()


@pytest.mark.rule("OM-8.8")
def test_a_voyage_that_turns_the_marker_face_down_should_be_thought_over() -> None:
    shown: dict[str, Any] = {
        "showing": {A: "big_deal"},
        "owned": {A: 1},
        "markers": {"zara": "compass", "acri": "calm_sea"},
    }
    g = scene("sail", fields={"routes": 1}, ships={A: "venezia"}, turn={"played": ["salt_01"]}, **shown)
    names = GAME.names(g.rules)["harbour"]
    assert GAME.flags(g, A, ("destination", names.index("ancona"))) == ("loses_marker",)
    assert GAME.flags(g, A, ("destination", names.index("zara"))) == ()
    do(g, "destination zara")
    assert GAME.flags(g, A, ("jump", names.index("bari"))) == ("loses_marker",)
    assert GAME.flags(g, A, ("jump", names.index("acri"))) == ()
