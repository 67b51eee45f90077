"""Several rules at once: corners where one rule of the book meets another."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, V, asked, can, do, galley, no, port, scene
from serenissima.kernel.core import nouns

FIVE = ("gems", "gold", "spices", "wine", "cloth")


@pytest.mark.rule("S96-13.10", "S96-13.15", "S96-15.1")
def test_a_captured_galley_lands_in_the_same_round() -> None:
    ships = {"1": galley(V, "nap", 4), "3": galley(G, "nap", 1)}
    g = scene("attack", V, galleys=ships, ports={"genova": port(G, 1), "venezia": port(V, 1)})
    do(g, "attack_galley 1 3", "roll 3 1", "crew_to_beaten 2")
    while asked(g) == "attack":
        do(g, "end_combat")
    assert {"land 1 1", "land 3 1"} <= set(can(g))
    do(g, "land 3 1")
    assert g.table.ports[g.rules.board.port_at[g.table.galleys[3].zone]].controller == V
    assert g.table.galleys[3].crew == 1


@pytest.mark.rule("S96-16.4", "S96-16.7", "S96-17.4")
def test_the_last_space_of_a_rivals_capital_pays_its_number_and_the_new_market() -> None:
    held = {"genova": port(G, 1, *FIVE), "napoli": port(V, 1), "venezia": port(V, 1)}
    g = scene("sell", V, galleys={"1": galley(V, "gen", 1, wood=1)}, ports=held)
    before = g.table.money[V]
    told = do(g, "sell 1 wood")
    numbers = next(place.numbers for place in g.rules.board.ports if place.name == "genova")
    bonus = [nouns(event) for event in told if event[0] == "new_market"]
    assert [(said[0], said[-1]) for said in bonus] == [(V, 1000)]
    assert g.table.money[V] - before >= 100 * numbers[-1] + 1000


@pytest.mark.rule("S96-6.4", "S96-15.8")
def test_a_flag_without_a_garrison_keeps_the_monopoly() -> None:
    ports = {"tunis": port(V, 0), "tripoli": port(V, 0)}
    g = scene("manage", G, galleys={"3": galley(G, "tun", 1)}, ports=ports)
    do(g, "request_purchase 3 1")
    assert can(g)[-1] == "ask 1000"


@pytest.mark.rule("S96-12.5", "S96-12.10")
def test_a_rivals_port_without_his_galley_stops_nobody_and_an_own_galley_frees_nobody() -> None:
    held = {"genova": port(G, 3)}
    free = scene("sail", S, galleys={"5": galley(S, "mar", 3)}, ports=held)
    do(free, "start 5 gen")
    assert "ask_passage" not in can(free)
    ships = {"5": galley(S, "mar", 3), "6": galley(S, "gen", 5), "3": galley(G, "gen", 1)}
    g = scene("sail", S, galleys=ships, ports=held)
    do(g, "start 5 gen")
    assert can(g) == ["ask_passage", "stop"]


@pytest.mark.rule("S96-8.2", "S96-7.5", "S96-8.5")
def test_what_was_stored_hires_and_the_new_galleys_sailor_counts() -> None:
    ports = {"venezia": port(V, 0, "iron", "wood")}
    g = scene("manage", V, ports=ports)
    do(g, *[line for line in can(g, "build_galley") if line.endswith("hire")][:1])
    do(g, "hire venezia garrison 1")
    assert no(g, "hire venezia garrison 1").rule == "S96-8.2"
