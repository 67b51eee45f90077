"""Chapter 8: hiring sailors."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, V, asked, can, do, galley, money, no, port, scene


@pytest.mark.rule("S96-8.1")
def test_a_sailor_costs_100_in_an_own_port() -> None:
    g = scene(
        "manage", V, ports={"venezia": port(V, 0, "iron", "wood"), "genova": port(G, 0, "wood")}, money=money(V=100)
    )
    assert can(g, "hire") == ["hire venezia garrison 1"]
    assert no(g, "hire genova garrison 1").rule == "S96-8.1"
    assert no(g, "hire venezia garrison 2").rule == "S96-1.15"
    assert ("spent", V, 100) in do(g, "hire venezia garrison 1")


@pytest.mark.rule("S96-8.2")
def test_a_port_provides_as_many_a_round_as_tokens_are_stored() -> None:
    g = scene("manage", V, ports={"venezia": port(V, 0, "iron", "wood"), "ragusa": port(V, 1)})
    assert can(g, "hire") == ["hire venezia garrison 1", "hire venezia garrison 2"]
    do(g, "hire venezia garrison 1", "hire venezia garrison 1")
    assert can(g, "hire") == []
    assert no(g, "hire venezia garrison 1").rule == "S96-8.2"
    assert no(g, "hire ragusa garrison 1").rule == "S96-8.2"  # its product does not count


@pytest.mark.rule("S96-8.3", "S96-8.6")
def test_hired_sailors_go_ashore_or_onto_own_galleys_there() -> None:
    ships = {"1": galley(V, "ven", 4), "2": galley(V, "rag", 1), "3": galley(G, "ven", 1)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 0, "iron", "wood")})
    assert can(g, "hire") == ["hire venezia garrison 1", "hire venezia garrison 2", "hire venezia 1 1"]
    assert no(g, "hire venezia 1 2").rule == "S96-8.3"
    assert no(g, "hire venezia 2 1").rule == "S96-8.3"
    assert no(g, "hire venezia 3 1").rule == "S96-8.3"
    do(g, "hire venezia 1 1")
    assert g.table.galleys[1].crew == 5


@pytest.mark.rule("S96-8.4")
def test_hired_sailors_can_be_used_at_once() -> None:
    g = scene("manage", V, players=2, galleys={"1": galley(V, "ven", 1)}, ports={"venezia": port(V, 0, "iron", "wood")})
    do(g, "hire venezia garrison 2", "rearrange ven", "crew 3", "end_manage", "end_manage")
    assert asked(g) == "sail"
    do(g, "start 1 rag", "step cor", "step sic")
    assert g.rules.board.zones[g.table.galleys[1].zone] == "sic"


@pytest.mark.rule("S96-8.5")
def test_the_first_sailor_of_a_new_galley_counts_and_costs_the_same() -> None:
    g = scene("manage", V, ports={"venezia": port(V, 0, "iron", "wood")})
    do(g, "build_galley venezia hire")
    assert g.table.money[V] == 1400
    assert can(g, "hire") == ["hire venezia garrison 1", "hire venezia 1 1"]


@pytest.mark.rule("S96-8.6")
def test_no_galley_needs_to_be_there_to_hire_into_the_garrison() -> None:
    g = scene("manage", V, galleys={}, ports={"cyrena": port(V, 0, "wood")})
    assert can(g, "hire") == ["hire cyrena garrison 1"]
