"""Chapter 15, phase 5: control of ports."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, V, can, do, galley, no, port, scene, usual, who

NAPOLI = 12


@pytest.mark.rule("S96-15.1")
def test_one_lands_where_no_garrison_stands() -> None:
    ships = {"1": galley(V, "nap", 2), "2": galley(V, "ven", 2), "4": galley(V, "tun", 2), "6": galley(V, "hst", 2)}
    g = scene("land", V, galleys=ships, ports={"venezia": port(V, 1), "tunis": port(G, 1)})
    assert can(g) == ["land 1 1", "land 1 2", "end_landing"]
    assert no(g, "land 2 1").rule == "S96-15.1"  # even his own
    assert no(g, "land 4 1").rule == "S96-15.1"
    assert no(g, "land 6 1").rule == "S96-15.1"


@pytest.mark.rule("S96-15.2")
def test_each_galley_lands_once_and_others_may_join_in_the_same_turn() -> None:
    ships = {"1": galley(V, "nap", 3), "2": galley(V, "nap", 2), "3": galley(G, "nap", 5)}
    g = scene("land", V, galleys=ships)
    assert no(g, "land 1 4").rule == "S96-15.2"
    assert no(g, "land 1 0").rule == "S96-15.2"
    assert no(g, "land 3 1").rule == "S96-15.2"
    do(g, "land 1 2")
    assert can(g) == ["land 2 1", "land 2 2", "end_landing"]
    assert no(g, "land 1 1").rule == "S96-15.2"
    do(g, "land 2 1")
    assert g.table.ports[NAPOLI].garrison == 3
    do(g, "end_landing")
    assert (who(g), can(g)) == ((G,), ["end_landing"])


@pytest.mark.rule("S96-15.3")
def test_the_landing_player_becomes_controller() -> None:
    g = scene("land", V, galleys={"1": galley(V, "nap", 3)}, ports={"napoli": port(G)})
    told = do(g, "land 1 1")
    assert ("took_port", V, NAPOLI) in told
    assert g.table.ports[NAPOLI].controller == V


@pytest.mark.rule("S96-15.4")
def test_landing_the_whole_crew_sinks_the_galley_with_its_cargo() -> None:
    g = scene("land", V, galleys={"1": galley(V, "nap", 2, wine=2)})
    assert ("sank", V, 1) in do(g, "land 1 2")
    assert g.table.supply[3] == 15


@pytest.mark.rule("S96-15.5")
def test_the_controller_may_land_first_and_keep_his_port() -> None:
    ships = {"1": galley(V, "nap", 3), "3": galley(G, "nap", 3)}
    g = scene("land", V, galleys=ships, ports={"napoli": port(V)})
    assert not [event for event in do(g, "land 1 1") if event[0] == "took_port"]
    do(g, "end_landing")
    assert can(g) == ["end_landing"]


@pytest.mark.rule("S96-15.6")
def test_goods_and_fort_pass_to_the_new_controller() -> None:
    g = scene("land", V, galleys={"1": galley(V, "nap", 3)}, ports={"napoli": port(G, 0, "gold", "iron", fort=True)})
    before = g.table.ports[NAPOLI].stored
    do(g, "land 1 1")
    assert (g.table.ports[NAPOLI].stored, g.table.ports[NAPOLI].fort) == (before, True)


@pytest.mark.rule("S96-15.7")
def test_landing_is_voluntary() -> None:
    g = scene("land", V, galleys={"1": galley(V, "nap", 3)})
    assert usual(g) == "end_landing"
    do(g, "end_landing")
    assert g.table.ports[NAPOLI].controller == -1


@pytest.mark.rule("S96-15.8")
def test_a_flag_without_a_garrison_holds_the_port_with_all_rights() -> None:
    held = {"ragusa": port(V, 0, "iron", "gold")}
    g = scene("manage", V, ports=held)
    assert can(g, "build_fort") == ["build_fort ragusa"]
    assert "hire ragusa garrison 2" in can(g)
    asked = scene("manage", S, galleys={"5": galley(S, "rag", 1)}, ports=held)
    do(asked, "request_purchase 5 1")
    assert who(asked) == (V,)
