"""The worked examples of the rule file, E1 to E33, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_1996.scene import (
    GAME,
    G,
    S,
    T,
    V,
    asked,
    can,
    do,
    galley,
    money,
    no,
    player,
    port,
    scene,
    start,
    usual,
    who,
)
from serenissima.games.serenissima_1996.state import S96, galleys_in_supply
from serenissima.kernel.core import legal

ALL = [player(seat) for seat in (V, G, S, T)]
GENOVA, VALENCIA, ISTANBUL, NAPOLI, TUNIS, CRETA = 1, 2, 3, 12, 16, 17
GEMS, GOLD, SPICES, WINE, CLOTH, IRON, WOOD = range(7)


def points(seat: int, **said: Any) -> int:
    return GAME.scores(scene("sell", seat, **said))[seat]


@pytest.mark.rule("S96-1.5", "S96-1.6", "S96-1.7", "S96-1.8", "S96-2.1", "S96-2.6")
def test_e1_a_new_game_for_four() -> None:
    g = start(4)
    do(g, *["deploy 3 3"] * 4)
    assert (galleys_in_supply(g), g.table.sailors, g.table.forts) == (20, 136, 20)
    assert (g.table.supply, g.table.money, g.rules.rounds) == ([15] * 7, [2000] * 4, 8)


@pytest.mark.rule("S96-2.1", "S96-2.3", "S96-2.10")
def test_e2_a_new_game_for_three() -> None:
    g = start(3)
    do(g, *["deploy 3 3"] * 3)
    assert [g.rules.board.nations[nation] for nation in g.table.nations] == ["venice", "genoa", "spain"]
    istanbul = g.table.ports[ISTANBUL]
    assert (istanbul.controller, istanbul.garrison, istanbul.stored) == (-1, 0, 0)
    assert (g.rules.rounds, galleys_in_supply(g), g.table.sailors) == (10, 22, 146)


def bids(*sums: int) -> S96:
    g = scene("bid", step_owing=ALL)
    for seat, ducats in enumerate(sums):
        do(g, f"bid {ducats}", seat=seat)
    do(g, "reveal")
    return g


@pytest.mark.rule("S96-4.4", "S96-4.5", "S96-4.6", "S96-4.7", "S96-4.8", "S96-4.9", "S96-4.10")
def test_e3_a_high_bid_buys_the_choice_of_a_slot() -> None:
    g = bids(300, 300, 0, 500)
    do(g, "roll player1 2", "roll player2 5")
    assert g.table.money == [1700, 1700, 2000, 1500]
    ranking = []
    for slot in ("IV", "I", "III", "II"):
        ranking.append(who(g)[0])
        do(g, f"slot {slot}")
    assert ranking == [T, G, V, S]
    assert g.table.order == [G, S, V, T]


@pytest.mark.rule("S96-4.6", "S96-4.7")
def test_e4_bids_of_nothing_are_settled_by_dice() -> None:
    g = bids(0, 0, 0, 100)
    do(g, "roll player1 4", "roll player2 4", "roll player3 1", "roll player1 3", "roll player2 6")
    ranking = []
    for slot in ("I", "II", "III", "IV"):
        ranking.append(who(g)[0])
        do(g, f"slot {slot}")
    assert ranking == [T, G, V, S]


@pytest.mark.rule("S96-12.1", "S96-12.2")
def test_e5_four_sailors_move_a_galley_up_to_four_zones() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "val", 4)})
    assert "end_sailing" in can(g)
    do(g, "start 5 bar", "step mar", "step gen")
    assert g.rules.board.zones[g.table.galleys[5].zone] == "gen"
    assert can(g)[-1] == "stop"
    do(g, "step civ")
    assert asked(g) == "sail"


@pytest.mark.rule("S96-16.4", "S96-16.5", "S96-16.7", "S96-16.8")
def test_e6_wood_into_genova_pays_1200() -> None:
    g = scene("sell", S, galleys={"5": galley(S, "gen", 1, wood=1)})
    do(g, "sell 5 wood")
    assert g.table.money[S] == 2000 + 200 + 1000
    assert g.table.ports[GENOVA].stored == 1 << WOOD


@pytest.mark.rule("S96-16.7")
def test_e7_no_bonus_when_the_controller_makes_the_good_elsewhere() -> None:
    g = scene("sell", G, galleys={"3": galley(G, "val", 1, iron=1)}, ports={"barcelona": port(S)})
    do(g, "sell 3 iron")
    assert g.table.money[G] == 2200


@pytest.mark.rule("S96-6.1", "S96-6.2", "S96-6.3", "S96-6.4", "S96-6.5", "S96-6.6", "S96-6.7", "S96-6.8", "S96-6.9")
def test_e8_haggling_over_gold_at_tunis() -> None:
    ports = {"tunis": port(V)}
    g = scene("manage", G, galleys={"3": galley(G, "tun", 3)}, ports=ports, money=money(G=1000))
    do(g, "request_purchase 3 2")
    assert no(g, "ask 400").rule == "S96-6.4"
    do(g, "ask 300", "counter 100", "final_ask 200", "accept")
    assert (g.table.money[G], g.table.money[V]) == (600, 2400)
    assert g.table.galleys[3].cargo[GOLD] == 2


@pytest.mark.rule("S96-6.4", "S96-6.5", "S96-6.6", "S96-6.8", "S96-6.9")
def test_e9_the_monopoly_of_gems() -> None:
    g = scene("manage", T, galleys={"7": galley(T, "cyr", 1)}, ports={"cyrena": port(S)}, money=money(T=1500))
    do(g, "request_purchase 7 1")
    assert "ask 1000" in can(g)
    do(g, "ask 900", "counter 400", "accept")
    assert (g.table.money[T], g.table.money[S]) == (1100, 2400)


def beaten() -> S96:
    """E10 up to the victory of Venice."""
    ships = {"1": galley(V, "hsi", 4, wine=1), "3": galley(G, "hsi", 3, iron=1, cloth=1)}
    g = scene("attack", V, galleys=ships)
    do(g, "attack_galley 1 3", "roll 5 2")
    assert (g.table.galleys[1].crew, asked(g), who(g)) == (3, "resolve_victory", (V,))
    return g


@pytest.mark.rule("S96-13.4", "S96-13.5", "S96-13.8", "S96-13.9", "S96-13.12", "S96-13.13")
def test_e10_sinking_the_beaten_galley_leaves_one_token_over() -> None:
    g = beaten()
    do(g, "crew_to_beaten 0")
    while asked(g) == "divide_cargo":
        do(g, usual(g))
    assert (g.table.galleys[1].crew, g.table.galleys[1].tokens(), g.table.galleys[3].owner) == (3, 2, -1)
    assert sum(g.table.supply) == 105 - 2


@pytest.mark.rule("S96-13.10", "S96-13.12")
def test_e10_capturing_with_one_sailor_keeps_all_three() -> None:
    g = beaten()
    do(g, "crew_to_beaten 1")
    assert (g.table.galleys[1].crew, g.table.galleys[3].crew) == (2, 1)
    do(g, "count 0", "count 0", "count 0", "count 1", "count 1", "count 1")
    assert g.table.galleys[3].tokens() == 3
    assert sum(g.table.supply) == 105 - 3


@pytest.mark.rule("S96-13.11", "S96-13.14")
def test_e10_boarding_with_all_sinks_the_own_galley() -> None:
    g = beaten()
    do(g, "crew_to_beaten 3")
    while asked(g) == "divide_cargo":
        do(g, usual(g))
    assert g.table.galleys[1].owner == -1
    assert (g.table.galleys[3].owner, g.table.galleys[3].crew, g.table.galleys[3].tokens()) == (V, 3, 2)


@pytest.mark.rule("S96-13.5", "S96-13.8")
def test_e11_the_defender_decides_over_a_beaten_attacker() -> None:
    g = scene("attack", S, galleys={"5": galley(S, "hsi", 2), "2": galley(V, "hsi", 5)})
    do(g, "attack_galley 5 2", "roll 1 1")
    assert (who(g), can(g)) == ((V,), [f"crew_to_beaten {c}" for c in range(5)])
    do(g, "crew_to_beaten 0")
    assert who(g) == (S,)


@pytest.mark.rule("S96-13.15")
def test_e12_both_sink() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "hsi", 2, gold=1), "3": galley(G, "hsi", 2)})
    do(g, "attack_galley 1 3", "roll 4 4")
    assert [g.table.galleys[n].owner for n in (1, 3)] == [-1, -1]
    assert g.table.supply[GOLD] == 15


@pytest.mark.rule("S96-14.3", "S96-14.4", "S96-14.5", "S96-14.6")
@pytest.mark.parametrize(("fort", "left"), [(True, 1), (False, 0)])
def test_e13_an_attack_on_a_port(fort: bool, left: int) -> None:
    g = scene("attack", V, galleys={"1": galley(V, "tun", 5)}, ports={"tunis": port(G, 3, fort=fort)})
    do(g, "attack_port 1", "roll 4 6")
    assert g.table.galleys[1].crew == 2
    assert (g.table.ports[TUNIS].garrison, g.table.ports[TUNIS].controller) == (left, G)


@pytest.mark.rule("S96-14.7")
def test_e14_a_lone_sailor_loses_to_a_garrison() -> None:
    g = scene("attack", V, galleys={"1": galley(V, "tun", 1, gold=4)}, ports={"tunis": port(G, 2)})
    do(g, "attack_port 1", "roll 2 1")
    assert (g.table.galleys[1].owner, g.table.supply[GOLD], g.table.ports[TUNIS].garrison) == (-1, 15, 1)


@pytest.mark.rule("S96-15.2", "S96-15.3", "S96-15.4")
def test_e15_landing_the_last_sailor_sinks_the_galley() -> None:
    g = scene("land", G, galleys={"3": galley(G, "nap", 1, wine=2)})
    do(g, "land 3 1")
    assert (g.table.ports[NAPOLI].controller, g.table.ports[NAPOLI].garrison) == (G, 1)
    assert (g.table.galleys[3].owner, g.table.supply[WINE]) == (-1, 15)


@pytest.mark.rule("S96-15.1", "S96-15.5")
@pytest.mark.parametrize("first", [V, T])
def test_e16_who_lands_first_has_creta(first: int) -> None:
    ships = {"1": galley(V, "cre", 3), "7": galley(T, "cre", 3)}
    order = [player(seat) for seat in (first, V + T - first, G, S)]
    g = scene("land", first, galleys=ships, ports={"creta": port(V)}, order=order)
    do(g, f"land {1 if first == V else 7} 1", "end_landing")
    assert (g.table.ports[CRETA].controller, g.table.ports[CRETA].garrison) == (first, 1)
    assert (who(g), can(g)) == ((V + T - first,), ["end_landing"])


@pytest.mark.rule("S96-8.1", "S96-8.2")
def test_e17_three_stored_goods_provide_three_sailors() -> None:
    g = scene("manage", G, ports={"genova": port(G, 0, "wood", "wine", "cloth")})
    do(g, "hire genova garrison 3")
    assert g.table.money[G] == 1700
    assert no(g, "hire genova garrison 1").rule == "S96-8.2"


@pytest.mark.rule("S96-7.1", "S96-7.2", "S96-7.3", "S96-7.6", "S96-8.2", "S96-8.5")
def test_e18_a_galley_with_a_hired_sailor() -> None:
    g = scene("manage", S, ports={"valencia": port(S, 2, "iron")}, money=money(S=700))
    do(g, "build_galley valencia hire")
    assert g.table.money[S] == 100
    assert no(g, "hire valencia garrison 1").rule == "S96-8.2"
    assert no(g, "build_galley valencia garrison").rule == "S96-7.2"


@pytest.mark.rule("S96-9.4", "S96-9.5", "S96-9.6")
def test_e19_rearranging_at_ragusa() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 1, wood=4), "2": galley(V, "rag", 5)})
    do(g, "rearrange rag")
    assert can(g) == [f"crew {n}" for n in range(1, 6)]
    do(g, "crew 3")
    for forced in ("crew 3", "count 2", "count 2"):
        assert can(g) == [forced]
        do(g, forced)
    assert [(g.table.galleys[n].crew, g.table.galleys[n].cargo[WOOD]) for n in (1, 2)] == [(3, 2), (3, 2)]


@pytest.mark.rule("S96-12.5", "S96-12.6", "S96-12.7", "S96-12.8", "S96-12.13")
def test_e20_one_refusal_stops_a_galley() -> None:
    ships = {"3": galley(G, "gen", 4), "5": galley(S, "sar", 1), "1": galley(V, "sar", 1)}
    order = [player(seat) for seat in (S, G, V)]
    g = scene("sail", G, players=3, galleys=ships, order=order)
    do(g, "start 3 sar", "ask_passage")
    assert who(g) == (S,)
    do(g, "grant")
    assert who(g) == (V,)
    do(g, "refuse")
    assert (asked(g), can(g)) == ("sail", ["end_sailing"])
    do(g, "end_sailing", "end_sailing", "end_combat")
    assert can(g, "attack_galley") == ["attack_galley 3 1", "attack_galley 3 5"]


@pytest.mark.rule("S96-10.2", "S96-10.4", "S96-10.5", "S96-10.6", "S96-10.7", "S96-10.8")
def test_e21_spices_off_numidia() -> None:
    ships = {"7": galley(T, "num", 1, spices=2), "5": galley(S, "num", 3)}
    g = scene("manage", T, galleys=ships, money=money(S=700))
    do(g, "propose_trade 7 5 sell", "goods spices 2", "price 400")
    assert "accept" not in can(g)
    do(g, "counter 300", "accept")
    assert g.table.money[S] == 100
    assert g.table.galleys[5].cargo[SPICES] == 2


@pytest.mark.rule("S96-17.1", "S96-17.2", "S96-17.3", "S96-17.4", "S96-17.5")
def test_e22_a_rich_end() -> None:
    held = {
        "venezia": port(V, 1, "gems", "gold", "spices", "cloth", "iron", "wood"),
        "ragusa": port(V, 1, "gems", "gold", "wine", "iron"),
        "corfu": port(V, 1, "gold"),
        "istanbul": port(V, 1, "gems", "gold", "wine", "iron"),
    }
    assert points(V, ports=held, money=money(V=3400)) == 33


@pytest.mark.rule("S96-17.1", "S96-17.2", "S96-17.3", "S96-17.5")
def test_e23_an_empty_capital_and_2000_ducats() -> None:
    assert points(V) == 15
    assert points(V, options={"own_unfilled_capital_port_point": False}) == 14


@pytest.mark.rule("S96-18.3")
def test_e24_equal_points_and_ducats_are_decided_by_ports_or_shared() -> None:
    medium, small = ("gems", "iron", "cloth", "wine"), ("gems", "gold")
    six = {"venezia": port(V), "ragusa": port(V, 0, *medium), "corfu": port(V, 0, *small), "tunis": port(V)}
    six |= {"rhodes": port(V, 0, *small), "tripoli": port(V)}
    seven = {"genova": port(G), "napoli": port(G, 0, *medium), "marseille": port(G, 0, *small)}
    seven |= dict.fromkeys(("smyrna", "modon", "sicilia", "sardegna"), port(G))
    also_seven = {**six, "rhodes": port(V), "antioch": port(V)}
    for mine, places in ((six, [2, 1]), (also_seven, [1, 1])):
        g = scene("sell", T, round=8, ports={**mine, **seven}, money=money(V=4200, G=4200, S=0, T=0))
        assert GAME.scores(g)[:2] == [30, 30]
        assert GAME.ranking(g)[:2] == places


@pytest.mark.rule("S96-9.1", "S96-11.2", "S96-11.3", "S96-11.4")
def test_e25_discarding_sailors() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "acr", 4)}, ports={"acre": port(G)})
    do(g, "discard_sailors 1 3")
    assert (g.table.galleys[1].crew, g.table.money[V]) == (1, 2000)
    assert no(g, "discard_sailors 1 1").rule == "S96-11.4"
    assert no(scene("manage", V, galleys={"1": galley(V, "cyp", 4)}), "discard_sailors 1 1").rule == "S96-11.2"
    own = scene("manage", V, galleys={"1": galley(V, "acr", 4)}, ports={"acre": port(V)})
    do(own, "rearrange acr", "crew 1")
    assert own.table.ports[21].garrison == 3


@pytest.mark.rule("S96-8.2", "S96-16.4", "S96-16.5", "S96-16.6", "S96-16.10")
def test_e26_selling_into_neutral_istanbul() -> None:
    g = scene("sell", V, players=3, galleys={"1": galley(V, "ist", 1, wine=1, iron=1, wood=1)})
    do(g, "sell 1 wine", "sell 1 iron", "sell 1 wood")
    assert g.table.money[V] == 2900
    later = scene("manage", V, players=3, ports={"istanbul": port(V, 1, "wine", "iron", "wood")})
    assert can(later, "hire")[-1] == "hire istanbul garrison 3"


@pytest.mark.rule("S96-14.9", "S96-15.3", "S96-15.6")
def test_e27_a_taken_port_brings_fort_and_goods() -> None:
    ports = {"tunis": port(T, 0, "wood", "wine", fort=True)}
    g = scene("land", S, galleys={"5": galley(S, "tun", 3)}, ports=ports)
    do(g, "land 5 2")
    tunis = g.table.ports[TUNIS]
    assert (tunis.controller, tunis.garrison, tunis.fort, tunis.stored) == (S, 2, True, 1 << WINE | 1 << WOOD)


@pytest.mark.rule("S96-1.5", "S96-10.10")
def test_e28_gems_out_of_supply() -> None:
    rest = {str(n): galley(T, "ist", 1, gems=4) for n in (20, 21, 22)}
    ships = {"1": galley(V, "cyr", 3, gems=2), "3": galley(G, "cyr", 3), **rest}
    g = scene("manage", G, galleys=ships, ports={"valencia": port(S, 0, "gems")})
    assert g.table.supply[GEMS] == 0
    assert no(g, "buy 3 1").rule == "S96-1.5"
    assert "propose_trade 3 1 buy" in can(g)


@pytest.mark.rule("S96-1.14", "S96-17.2")
def test_e29_points_for_ducats() -> None:
    lost = {"venezia": port(None)}
    found = [points(V, ports=lost, money=money(V=ducats)) for ducats in (400, 500, 900, 1000, 2000)]
    assert found == [0, 1, 1, 2, 4]


@pytest.mark.rule("S96-17.5")
def test_e30_a_full_own_capital() -> None:
    full = {"venezia": port(V, 0, "gems", "gold", "spices", "cloth", "iron", "wood")}
    assert points(V, ports=full, money=money(V=0)) == 20


@pytest.mark.rule("S96-6.5", "S96-6.6", "S96-6.7", "S96-6.8", "S96-6.9", "S96-6.10", "S96-6.11")
def test_e31_walking_away_and_asking_for_fewer() -> None:
    g = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports={"tunis": port(V)}, money=money(G=1000))
    do(g, "request_purchase 3 4", "ask 300")
    assert no(g, "accept").rule == "S96-6.8"
    do(g, "counter 200", "final_ask 300")
    assert can(g) == ["walk_away"]
    do(g, "walk_away")
    assert no(g, "request_purchase 3 4").rule == "S96-6.10"
    do(g, "request_purchase 3 3", "ask 300", "accept")
    assert (g.table.money[G], g.table.galleys[3].cargo[GOLD]) == (100, 3)


@pytest.mark.rule("S96-9.9", "S96-10.9")
def test_e32_a_refused_proposal_frees_the_zone_for_rearranging() -> None:
    ships = {"1": galley(V, "rag", 4), "3": galley(G, "rag", 1, wine=1)}
    g = scene("manage", V, galleys=ships, ports={"ragusa": port(V, 1)})
    do(g, "rearrange rag", "crew 1")
    assert g.table.ports[4].garrison == 4
    assert can(g, "rearrange") == []
    do(g, "propose_trade 1 3 buy", "goods wine 1", "price 100", "refuse")
    assert can(g, "rearrange") == ["rearrange rag"]


@pytest.mark.rule("S96-15.1", "S96-15.2", "S96-15.3")
def test_e33_two_galleys_land_together() -> None:
    ships = {"5": galley(S, "nap", 2), "6": galley(S, "nap", 2), "7": galley(T, "nap", 3)}
    g = scene("land", S, galleys=ships)
    do(g, "land 5 1", "land 6 1")
    assert (g.table.ports[NAPOLI].controller, g.table.ports[NAPOLI].garrison) == (S, 2)
    assert [g.table.galleys[n].crew for n in (5, 6)] == [1, 1]
    assert no(g, "land 5 1").rule == "S96-15.2"
    do(g, "end_landing")
    assert (who(g), legal(g, T)) == ((T,), [("end_landing",)])
