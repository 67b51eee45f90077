"""Chapter 16, phase 6: market."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, T, V, can, do, galley, no, port, scene, usual, who
from serenissima.games.serenissima_1996.state import S96


def at(place: str, zone: str, held: dict[str, object], seat: int = V, **options: object) -> S96:
    """A galley of the seat's with gems, gold and wine in that zone; Genoa has nothing but what is said."""
    ships = {"1": galley(seat, zone, 2, gems=1, gold=1, wine=1)}
    others = {"genova": port(None)} if place != "genova" else {}
    return scene("sell", seat, galleys=ships, ports={**others, place: held}, options=options)


@pytest.mark.rule("S96-16.1")
@pytest.mark.parametrize("holder", [None, V, G])
def test_one_sells_into_own_neutral_and_foreign_ports(holder: int | None) -> None:
    g = at("napoli", "nap", port(holder))
    assert can(g) == ["sell 1 gems", "sell 1 gold", "sell 1 wine", "end_market"]
    assert no(g, "sell 1 iron").rule == "S96-16.1"
    assert no(g, "sell 3 gems").rule == "S96-16.1"
    sea = scene("sell", V, galleys={"1": galley(V, "hst", 2, gems=1)})
    assert no(sea, "sell 1 gems").rule == "S96-16.1"


@pytest.mark.rule("S96-16.2")
def test_selling_is_voluntary_and_asks_nobody() -> None:
    g = at("napoli", "nap", port(G, 5))
    assert usual(g) == "end_market"
    do(g, "sell 1 gems")
    assert who(g) == (V,)


@pytest.mark.rule("S96-16.3")
def test_no_port_takes_what_it_makes_or_has() -> None:
    g = at("sicilia", "sic", port(None, 0, "gold"))
    assert can(g) == ["sell 1 gems", "end_market"]
    assert no(g, "sell 1 wine").reason == "made_here"
    assert no(g, "sell 1 gold").reason == "stored_already"
    assert {no(g, "sell 1 wine").rule, no(g, "sell 1 gold").rule} == {"S96-16.3"}


@pytest.mark.rule("S96-16.4", "S96-16.6")
def test_tokens_fill_the_lowest_numbers_one_after_the_other() -> None:
    g = at("corfu", "cor", port(None))
    do(g, "sell 1 gems")
    assert g.table.money[V] == 2200
    do(g, "sell 1 gold")
    assert g.table.money[V] == 2500
    assert can(g) == ["end_market"]
    assert no(g, "sell 1 wine").rule == "S96-16.4"


@pytest.mark.rule("S96-16.5")
def test_the_bank_pays_whoever_controls_the_port() -> None:
    g = at("napoli", "nap", port(V, 1, "iron"))
    assert ("paid", V, 300) in do(g, "sell 1 gems")
    free = at("napoli", "nap", port(V, 1, "iron"), pay_on_own_port=False)
    do(free, "sell 1 gems")
    assert free.table.money[V] == 2000
    assert free.table.ports[12].stored == 1 | 1 << 5
    foreign = at("napoli", "nap", port(G, 1, "gems"), pay_on_own_port=False)
    do(foreign, "sell 1 gold")
    assert foreign.table.money[V] == 2000 + 300 + 500


@pytest.mark.rule("S96-16.6")
def test_several_sales_in_several_ports() -> None:
    ships = {"1": galley(V, "cor", 1, gold=1), "2": galley(V, "nap", 1, gold=1)}
    g = scene("sell", V, galleys=ships)
    do(g, "sell 2 gold", "sell 1 gold")
    assert g.table.money[V] == 2400


@pytest.mark.rule("S96-16.7")
def test_a_new_market_pays_500_more() -> None:
    g = at("napoli", "nap", port(G))
    told = do(g, "sell 1 gems")
    assert ("new_market", V, 12, 0, 500) in told
    assert g.table.money[V] == 2700
    makes = scene(
        "sell",
        V,
        galleys={"1": galley(V, "nap", 1, wine=1)},
        ports={"napoli": port(G), "genova": port(None), "creta": port(G)},
    )
    do(makes, "sell 1 wine")
    assert makes.table.money[V] == 2200  # Creta, also Genoa's, makes wine
    stores = scene(
        "sell", V, galleys={"1": galley(V, "nap", 1, wine=1)}, ports={"napoli": port(G), "genova": port(G, 0, "wine")}
    )
    do(stores, "sell 1 wine")
    assert stores.table.money[V] == 2200


@pytest.mark.rule("S96-16.8")
def test_a_capital_pays_1000_more_whoever_holds_it() -> None:
    g = at("genova", "gen", port(G))
    do(g, "sell 1 gems")
    assert g.table.money[V] == 3200
    lost = at("venezia", "ven", port(S))
    do(lost, "sell 1 gems")  # the seller's own lost capital
    assert lost.table.money[V] == 3200
    ordinary = at("venezia", "ven", port(S), captured_capital_bonus="ordinary")
    do(ordinary, "sell 1 gems")
    assert ordinary.table.money[V] == 2700
    own_nation = at("genova", "gen", port(G), captured_capital_bonus="ordinary")
    do(own_nation, "sell 1 gems")
    assert own_nation.table.money[V] == 3200


@pytest.mark.rule("S96-16.9")
def test_galleys_and_other_players_ports_do_not_matter() -> None:
    ships = {"1": galley(V, "nap", 1, wine=1), "3": galley(G, "nap", 1, wine=4)}
    g = scene("sell", V, galleys=ships, ports={"napoli": port(G), "genova": port(None), "creta": port(S)})
    do(g, "sell 1 wine")
    assert g.table.money[V] == 2700


@pytest.mark.rule("S96-16.10")
@pytest.mark.parametrize("holder", [None, V])
def test_neutral_and_own_ports_give_no_bonus(holder: int | None) -> None:
    g = at("napoli", "nap", port(holder))
    do(g, "sell 1 gems")
    assert g.table.money[V] == 2200


@pytest.mark.rule("S96-16.11")
def test_only_the_first_sale_of_a_good_to_a_controller_earns_it() -> None:
    ships = {"1": galley(V, "nap", 1, gems=1), "2": galley(V, "cor", 1, gems=1)}
    g = scene("sell", V, galleys=ships, ports={"napoli": port(G), "corfu": port(G), "genova": port(None)})
    do(g, "sell 1 gems")
    assert g.table.money[V] == 2700
    do(g, "sell 2 gems")
    assert g.table.money[V] == 2900


@pytest.mark.rule("S96-16.12")
def test_the_own_capital_pays_300_at_the_end_of_the_market_turn() -> None:
    g = scene("sell", V, ports={"venezia": port(V, 0), "genova": port(V, 3)})
    told = do(g, "end_market")
    assert ("income", V) in told
    assert g.table.money[V] == 2300
    do(g, "end_market")
    assert g.table.money[G] == 2000  # Genoa has lost its capital
    assert (who(g), T) == ((S,), 3)


@pytest.mark.rule("S96-16.13")
def test_stored_tokens_never_leave() -> None:
    full = port(V, 3, "gold", "gems")
    for step in ("manage", "sail", "attack", "land", "sell"):
        g = scene(step, V, galleys={"1": galley(V, "cor", 2)}, ports={"corfu": full})
        assert not [line for line in can(g) if "gold" in line or "gems" in line]
