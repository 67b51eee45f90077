"""Chapter 6: buying at a foreign port."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_1996.scene import G, S, T, V, asked, can, do, galley, money, no, port, scene, usual, who
from serenissima.games.serenissima_1996.state import S96

TUNIS: dict[str, Any] = {"tunis": port(V)}


def at_tunis(ducats: int = 1000, crew: int = 1) -> S96:
    """Genoa's galley 3 lies at Tunis, which is Venetian and makes gold."""
    return scene("manage", G, galleys={"3": galley(G, "tun", crew)}, ports=TUNIS, money=money(G=ducats))


@pytest.mark.rule("S96-6.1")
def test_a_request_names_a_galley_and_a_number_with_berths_supply_and_money() -> None:
    g = at_tunis(ducats=300, crew=2)
    assert can(g, "request_purchase") == [f"request_purchase 3 {n}" for n in (1, 2, 3)]
    assert no(g, "request_purchase 3 4").rule == "S96-6.1"
    assert no(at_tunis(200), "request_purchase 3 3").rule == "S96-1.15"
    assert no(g, "request_purchase 9 1").rule == "S96-6.1"


@pytest.mark.rule("S96-6.2")
def test_the_controller_must_ask_a_price_even_without_a_garrison() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 1")
    assert (who(g), asked(g)) == ((V,), "ask_price")
    assert no(g, "refuse").rule == "S96-6.2"


@pytest.mark.rule("S96-6.3")
def test_the_ask_is_100_to_300() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 1")
    assert can(g) == ["ask 100", "ask 200", "ask 300"]
    assert usual(g) == "ask 300"
    assert no(g, "ask 0").rule == "S96-6.3"
    assert no(g, "ask 1100").rule == "S96-6.3"


@pytest.mark.rule("S96-6.4")
def test_with_the_monopoly_the_ask_goes_up_to_1000() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 1")
    assert no(g, "ask 400").rule == "S96-6.4"  # Tripoli is neutral and breaks the monopoly
    both = {"tunis": port(V), "tripoli": port(V)}
    sole = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports=both)
    do(sole, "request_purchase 3 1")
    assert can(sole) == [f"ask {price}" for price in range(100, 1100, 100)]
    assert usual(sole) == "ask 300"


@pytest.mark.rule("S96-6.4")
def test_the_untaken_capital_of_an_unused_nation_breaks_a_monopoly() -> None:
    cloth = {"marseille": port(V), "civitavecchia": port(V), "acre": port(V)}
    g = scene("manage", G, players=3, galleys={"3": galley(G, "acr", 1)}, ports=cloth)
    do(g, "request_purchase 3 1")
    assert can(g) == ["ask 100", "ask 200", "ask 300"]
    four = scene("manage", G, players=3, galleys={"3": galley(G, "acr", 1)}, ports={**cloth, "istanbul": port(V)})
    do(four, "request_purchase 3 1")
    assert len(can(four)) == 10


@pytest.mark.rule("S96-6.5")
def test_the_buyer_accepts_counters_below_the_ask_or_walks_away() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 2", "ask 300")
    assert who(g) == (G,)
    assert can(g) == ["accept", "counter 100", "counter 200", "walk_away"]
    assert usual(g) == "walk_away"
    assert no(g, "counter 300").rule == "S96-6.5"
    assert no(g, "counter 0").rule == "S96-6.5"
    assert no(g, "counter 150").rule == "S96-1.14"


@pytest.mark.rule("S96-6.6")
def test_the_controller_accepts_the_counter_or_makes_a_final_ask_between() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 2", "ask 300", "counter 100")
    assert who(g) == (V,)
    assert can(g) == ["accept", "final_ask 200", "final_ask 300"]
    assert usual(g) == "final_ask 300"
    assert no(g, "final_ask 100").rule == "S96-6.6"
    assert no(g, "final_ask 400").rule == "S96-6.6"
    do(g, "accept")
    assert g.table.money[:2] == [2200, 800]


@pytest.mark.rule("S96-6.7")
def test_the_final_ask_is_taken_or_left() -> None:
    g = at_tunis()
    do(g, "request_purchase 3 2", "ask 300", "counter 100", "final_ask 200")
    assert (who(g), can(g)) == ((G,), ["accept", "walk_away"])
    assert usual(g) == "walk_away"
    assert no(g, "counter 100").rule == "S96-6.7"


@pytest.mark.rule("S96-6.8")
def test_a_buyer_names_only_what_he_can_pay_for_all_tokens() -> None:
    g = at_tunis(ducats=400)
    do(g, "request_purchase 3 3", "ask 300")
    assert can(g) == ["counter 100", "walk_away"]
    assert no(g, "accept").rule == "S96-6.8"
    assert no(g, "counter 200").rule == "S96-6.8"
    do(g, "counter 100", "final_ask 200")
    assert can(g) == ["walk_away"]
    assert no(g, "accept").rule == "S96-6.8"


@pytest.mark.rule("S96-6.9")
def test_on_agreement_one_price_for_all_goes_to_the_controller() -> None:
    g = at_tunis()
    told = do(g, "request_purchase 3 3", "ask 300", "accept")
    assert ("paid_to", G, V, 900) in told
    assert g.table.money[:2] == [2900, 100]
    assert g.table.galleys[3].cargo[1] == 3
    assert asked(g) == "manage"


@pytest.mark.rule("S96-6.10", "S96-6.12")
def test_who_walks_away_may_only_ask_for_fewer_there_with_any_galley() -> None:
    ships = {"3": galley(G, "tun", 1), "4": galley(G, "tun", 1)}
    g = scene("manage", G, galleys=ships, ports=TUNIS)
    before = g.table.copy()
    do(g, "request_purchase 3 3", "ask 300", "walk_away")
    assert (g.table.money, g.table.galleys) == (before.money, before.galleys)
    assert can(g, "request_purchase") == [f"request_purchase {ship} {n}" for ship in (3, 4) for n in (1, 2)]
    assert no(g, "request_purchase 4 3").rule == "S96-6.10"
    do(g, "request_purchase 4 1", "ask 100", "walk_away")
    assert can(g, "request_purchase") == []


@pytest.mark.rule("S96-6.10")
def test_a_refusal_at_one_port_does_not_bind_at_another() -> None:
    ships = {"3": galley(G, "tun", 1), "4": galley(G, "tri", 1)}
    g = scene("manage", G, galleys=ships, ports={"tunis": port(V), "tripoli": port(S)})
    do(g, "request_purchase 3 1", "ask 300", "walk_away")
    assert can(g, "request_purchase") == [f"request_purchase 4 {n}" for n in (1, 2, 3, 4)]


@pytest.mark.rule("S96-6.11")
def test_a_galley_concludes_at_most_four_foreign_purchases_a_round() -> None:
    g = at_tunis(ducats=5000)
    for _ in range(4):
        do(g, "request_purchase 3 1", "ask 100", "accept", "discard_goods 3 gold 1")
    assert can(g, "request_purchase") == []
    assert no(g, "request_purchase 3 1").rule == "S96-6.11"


def test_only_the_controller_is_interrupted() -> None:
    ships = {"3": galley(G, "tun", 1), "5": galley(S, "tun", 3), "7": galley(T, "tun", 3)}
    g = scene("manage", G, galleys=ships, ports=TUNIS)
    do(g, "request_purchase 3 1")
    assert who(g) == (V,)
