"""Chapter 7: building."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, V, asked, can, do, galley, money, no, port, scene


@pytest.mark.rule("S96-7.1")
def test_one_builds_in_an_own_port_for_500_ducats() -> None:
    g = scene("manage", V, ports={"venezia": port(V, 2, "iron", "wood"), "genova": port(G, 2, "wood")})
    told = do(g, "build_galley venezia garrison")
    assert ("spent", V, 500) in told
    assert no(g, "build_galley genova garrison").rule == "S96-7.1"
    poor = scene("manage", V, ports={"venezia": port(V, 2, "iron", "wood")}, money=money(V=400))
    assert can(poor, "build_galley") == []
    assert no(poor, "build_galley venezia garrison").rule == "S96-1.15"


@pytest.mark.rule("S96-7.2")
def test_one_build_per_port_and_round_but_in_several_ports() -> None:
    rich = port(V, 2, "iron", "wood", "gold")
    g = scene("manage", V, ports={"venezia": rich, "ragusa": port(V, 2, "iron", "gold")}, money=money(V=5000))
    do(g, "build_fort venezia")
    sources = ("garrison", "hire")
    assert can(g, "build_galley") == [f"build_galley ragusa {source}" for source in sources]
    assert can(g, "build_fort") == ["build_fort ragusa"]
    assert no(g, "build_galley venezia garrison").rule == "S96-7.2"
    do(g, "build_galley ragusa garrison")
    assert can(g, "build_fort", "build_galley") == []


@pytest.mark.rule("S96-7.3", "S96-7.4")
def test_goods_needed_are_made_or_stored_there() -> None:
    ports = {
        "valencia": port(V, 1, "iron"),
        "barcelona": port(V, 1, "wood"),
        "tunis": port(V, 1, "wood"),
        "ragusa": port(V, 1, "gold"),
        "corfu": port(V, 1, "gold"),
        "venezia": port(V, 1, "wood"),
    }
    g = scene("manage", V, ports=ports, money=money(V=500))
    assert can(g, "build_galley") == ["build_galley valencia garrison", "build_galley barcelona garrison"]
    assert can(g, "build_fort") == ["build_fort ragusa", "build_fort tunis"]
    assert no(g, "build_galley venezia garrison").rule == "S96-7.3"
    assert no(g, "build_fort corfu").rule == "S96-7.4"


@pytest.mark.rule("S96-7.5")
def test_building_uses_up_no_goods() -> None:
    g = scene("manage", V, ports={"venezia": port(V, 2, "iron", "wood", "gold")})
    stored = g.table.ports[0].stored
    do(g, "build_galley venezia garrison")
    assert g.table.ports[0].stored == stored


@pytest.mark.rule("S96-7.6")
def test_the_first_sailor_comes_from_garrison_galley_or_hire() -> None:
    ships = {"1": galley(V, "ven", 2), "2": galley(V, "ven", 1), "4": galley(V, "rag", 5)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 1, "iron", "wood")})
    assert can(g, "build_galley") == [f"build_galley venezia {source}" for source in ("garrison", "1", "hire")]
    assert no(g, "build_galley venezia 2").rule == "S96-7.6"
    assert no(g, "build_galley venezia 4").rule == "S96-7.6"
    for source, spent in (("garrison", 500), ("1", 500), ("hire", 600)):
        world = g.copy()
        do(world, f"build_galley venezia {source}")
        assert world.table.money[V] == 2000 - spent
        assert (world.table.galleys[3].crew, world.table.galleys[3].zone) == (1, 0)
        assert world.table.ports[0].garrison == (0 if source == "garrison" else 1)
        assert world.table.galleys[1].crew == (1 if source == "1" else 2)


@pytest.mark.rule("S96-7.7")
def test_without_a_sailor_there_is_no_galley() -> None:
    g = scene("manage", V, ports={"valencia": port(V, 0, "iron")}, money=money(V=500))
    assert can(g, "build_galley") == []
    assert no(g, "build_galley valencia garrison").rule == "S96-7.7"
    assert no(g, "build_galley valencia hire").rule == "S96-1.15"
    bare = scene("manage", V, ports={"valencia": port(V, 0, "iron")}, turn={"hired": {"valencia": 1}})
    assert no(bare, "build_galley valencia hire").rule == "S96-8.2"


@pytest.mark.rule("S96-7.8")
def test_a_new_galley_is_loaded_manned_and_sailed_in_the_same_round() -> None:
    g = scene("manage", V, players=2, ports={"venezia": port(V, 3, "iron", "wood")})
    do(g, "build_galley venezia garrison", "buy 1 1", "hire venezia 1 1", "end_manage", "end_manage")
    assert asked(g) == "sail"
    do(g, "start 1 rag", "step cor")
    assert g.rules.board.zones[g.table.galleys[1].zone] == "cor"


@pytest.mark.rule("S96-7.9")
def test_a_port_holds_one_fort_which_serves_whoever_takes_it() -> None:
    g = scene("manage", V, ports={"tunis": port(V, 1, "wood", fort=True)})
    assert can(g, "build_fort") == []
    assert no(g, "build_fort tunis").rule == "S96-7.9"
    taken = scene("land", G, galleys={"3": galley(G, "tun", 2)}, ports={"tunis": port(V, 0, fort=True)})
    do(taken, "land 3 1")
    assert taken.table.ports[16].fort
    assert taken.table.ports[16].controller == G


@pytest.mark.rule("S96-7.10")
def test_no_galley_needs_to_be_there() -> None:
    g = scene("manage", V, galleys={}, ports={"tunis": port(V, 1, "wood", "iron")})
    assert can(g, "build_galley", "build_fort") == [
        "build_galley tunis garrison",
        "build_galley tunis hire",
        "build_fort tunis",
    ]
