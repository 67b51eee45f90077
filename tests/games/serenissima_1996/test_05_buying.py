"""Chapter 5: actions of phase 2, and buying from the bank."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, V, asked, can, do, galley, money, no, port, scene, usual


@pytest.mark.rule("S96-5.1")
def test_actions_come_in_any_order_and_mix_until_the_turn_is_ended() -> None:
    yard = {"venezia": port(V, 3, "iron", "wood")}
    g = scene("manage", V, galleys={"1": galley(V, "ven", 2, wood=1)}, ports=yard, money=money(V=3000))
    assert usual(g) == "end_manage"
    do(g, "buy 1 1", "hire venezia garrison 1", "discard_goods 1 wood 1", "build_galley venezia 1", "buy 2 1")
    do(g, "hire venezia 2 1", "rearrange ven", "crew 1", "crew 2", "count 0", "count 2", "buy 1 2")
    assert asked(g) == "manage"
    do(g, "end_manage")
    assert asked(g) == "manage"


@pytest.mark.rule("S96-5.2")
def test_to_buy_one_needs_a_galley_there_but_not_control() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 3), "2": galley(V, "hsi", 3)})
    assert can(g, "buy") == ["buy 1 1", "buy 1 2"]
    assert no(g, "buy 2 1").rule == "S96-5.2"
    assert no(g, "buy 5 1").rule == "S96-5.2"


@pytest.mark.rule("S96-5.3")
def test_only_the_product_is_for_sale_never_stored_goods() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": port(None, 0, "gold", "gems")})
    do(g, "buy 1 1")
    assert g.table.galleys[1].cargo == [0, 0, 0, 0, 0, 0, 1]


@pytest.mark.rule("S96-5.4")
@pytest.mark.parametrize("place", [port(None), port(V, 1)])
def test_a_token_costs_100_at_a_neutral_or_own_port(place: dict[str, object]) -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": place})
    told = do(g, "buy 1 2")
    assert ("spent", V, 200) in told
    assert g.table.money[V] == 1800


@pytest.mark.rule("S96-5.4")
def test_at_a_foreign_port_one_does_not_buy_but_asks() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": port(G)})
    assert no(g, "buy 1 1").rule == "S96-6.2"
    own = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": port(V)})
    assert no(own, "request_purchase 1 1").rule == "S96-5.4"


@pytest.mark.rule("S96-5.5")
def test_tokens_go_at_once_onto_the_named_galley() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 5), "2": galley(V, "rag", 2)})
    do(g, "buy 2 3")
    assert g.table.galleys[2].cargo[6] == 3
    assert no(g, "buy 1 1").rule == "S96-5.5"


@pytest.mark.rule("S96-5.6")
def test_berths_supply_and_treasury_limit_a_purchase() -> None:
    rest = {str(n): galley(S, "val", 1, spices=4) for n in (20, 21, 22)}
    g = scene("manage", V, galleys={"1": galley(V, "ant", 1), "2": galley(V, "ven", 1), **rest}, money=money(V=200))
    assert can(g, "buy") == ["buy 1 1", "buy 1 2", "buy 2 1", "buy 2 2"]
    rich = scene("manage", V, galleys={"1": galley(V, "ant", 1), "2": galley(V, "ven", 1), **rest})
    assert can(rich, "buy") == ["buy 1 1", "buy 1 2", "buy 1 3", *(f"buy 2 {n}" for n in range(1, 5))]
    assert no(rich, "buy 1 4").rule == "S96-1.5"


@pytest.mark.rule("S96-5.7")
def test_nobody_can_forbid_a_purchase() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "gen", 3), "3": galley(G, "gen", 5)}, ports={"genova": port(G, 8)})
    do(g, "request_purchase 1 2")
    assert (asked(g), can(g)) == ("ask_price", ["ask 100", "ask 200", "ask 300"])
