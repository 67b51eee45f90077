"""Chapter 11: discarding."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, V, can, do, galley, no, port, scene


@pytest.mark.rule("S96-11.1")
def test_tokens_are_discarded_anywhere_for_nothing() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "hsw", 2, gold=2, wine=1), "3": galley(G, "hsw", 2, gold=1)})
    assert can(g, "discard_goods") == [
        "discard_goods 1 gold 1",
        "discard_goods 1 gold 2",
        "discard_goods 1 wine 1",
    ]
    do(g, "discard_goods 1 gold 2")
    assert (g.table.galleys[1].cargo[1], g.table.supply[1], g.table.money[V]) == (0, 14, 2000)
    assert no(g, "discard_goods 3 gold 1").rule == "S96-11.1"
    assert no(g, "discard_goods 1 wine 0").rule == "S96-11.1"


@pytest.mark.rule("S96-11.2")
def test_sailors_are_discarded_only_in_a_port_zone() -> None:
    sea = scene("manage", V, galleys={"1": galley(V, "cyp", 4)})
    assert can(sea, "discard_sailors") == []
    assert no(sea, "discard_sailors 1 1").rule == "S96-11.2"
    for place in (port(None), port(G, 1)):
        g = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": place})
        sailors = g.table.sailors
        do(g, "discard_sailors 1 2")
        assert (g.table.galleys[1].crew, g.table.sailors, g.table.money[V]) == (1, sailors + 2, 2000)


@pytest.mark.rule("S96-11.3")
def test_at_an_own_port_sailors_join_the_garrison_instead() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"ragusa": port(V, 1)})
    assert can(g, "discard_sailors") == []
    assert no(g, "discard_sailors 1 1").rule == "S96-11.3"
    do(g, "rearrange rag", "crew 1")
    assert g.table.ports[4].garrison == 3


@pytest.mark.rule("S96-11.4")
def test_the_last_sailor_is_not_discarded() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 2)})
    assert can(g, "discard_sailors") == ["discard_sailors 1 1"]
    assert no(g, "discard_sailors 1 2").rule == "S96-11.4"


@pytest.mark.rule("S96-11.5")
def test_garrisons_and_stored_goods_are_not_discarded() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "rag", 1)}, ports={"ragusa": port(V, 4, "gold", "wine")})
    assert can(g, "discard_goods", "discard_sailors") == []
    assert no(g, "discard_goods 1 gold 1").rule == "S96-11.5"
