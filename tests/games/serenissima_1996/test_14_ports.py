"""Chapter 14, phase 4: attacks on ports."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, V, asked, can, do, galley, no, port, scene, who
from serenissima.games.serenissima_1996.state import S96

TUNIS = 16


def siege(crew: int, garrison: int, fort: bool = False, **cargo: int) -> S96:
    """Venice's galley 1 before Genoese Tunis."""
    held = {"tunis": port(G, garrison, "wood", fort=fort)}
    return scene("attack", V, galleys={"1": galley(V, "tun", crew, **cargo)}, ports=held)


@pytest.mark.rule("S96-14.1", "S96-14.2")
def test_only_a_foreign_port_with_a_garrison_is_attacked() -> None:
    assert can(siege(3, 1)) == ["attack_port 1", "end_combat"]
    assert no(siege(3, 0), "attack_port 1").rule == "S96-14.2"
    for place in (port(None), port(V, 3)):
        g = scene("attack", V, galleys={"1": galley(V, "tun", 3)}, ports={"tunis": place})
        assert can(g) == ["end_combat"]
        assert no(g, "attack_port 1").rule == "S96-14.2"
    sea = scene("attack", V, galleys={"1": galley(V, "hst", 3)}, ports={"tunis": port(G, 1)})
    assert no(sea, "attack_port 1").rule == "S96-14.1"
    assert no(sea, "attack_port 2").rule == "S96-14.1"


@pytest.mark.rule("S96-14.3")
def test_the_whole_garrison_fights_in_place_of_a_crew() -> None:
    g = siege(5, 6)
    do(g, "attack_port 1", "roll 1 6")
    assert g.table.galleys[1].crew == 1  # (6 + 6) / 3
    assert g.table.ports[TUNIS].garrison == 4  # (1 + 5) / 3


FORT_LOSSES = {1: "001111", 2: "011112", 3: "111122", 4: "111222", 5: "112222"}


@pytest.mark.rule("S96-14.4")
@pytest.mark.parametrize(("crew", "row"), FORT_LOSSES.items())
def test_against_a_fort_the_attacker_divides_by_four(crew: int, row: str) -> None:
    for die, lost in enumerate(row, 1):
        g = siege(crew, 5, fort=True)
        do(g, "attack_port 1", f"roll {die} 1")
        assert g.table.ports[TUNIS].garrison == 5 - int(lost)
        assert g.table.galleys[1].crew == max(0, crew - 2)  # the garrison still divides by three


@pytest.mark.rule("S96-14.5")
def test_a_garrison_never_attacks() -> None:
    g = scene("attack", G, galleys={"1": galley(V, "tun", 1)}, ports={"tunis": port(G, 9)})
    assert can(g) == ["end_combat"]


@pytest.mark.rule("S96-14.6")
def test_a_beaten_garrison_does_not_change_control() -> None:
    g = siege(5, 1)
    do(g, "attack_port 1", "roll 6 1")
    assert (g.table.ports[TUNIS].garrison, g.table.ports[TUNIS].controller) == (0, G)
    assert no(g, "land 1 1").rule == "S96-14.6"


@pytest.mark.rule("S96-14.7")
def test_a_galley_beaten_by_a_port_sinks_with_its_cargo() -> None:
    g = siege(1, 4, gold=4)
    told = do(g, "attack_port 1", "roll 1 6")
    assert ("sank", V, 1) in told
    assert (asked(g), who(g)) == ("attack", (V,))
    assert g.table.supply[1] == 15


@pytest.mark.rule("S96-14.8")
def test_when_both_reach_nothing_the_galley_sinks_and_the_port_keeps_its_flag() -> None:
    g = siege(1, 1)
    do(g, "attack_port 1", "roll 6 6")
    assert g.table.galleys[1].owner == -1
    assert (g.table.ports[TUNIS].garrison, g.table.ports[TUNIS].controller) == (0, G)


@pytest.mark.rule("S96-14.9")
def test_attacks_change_neither_goods_nor_fort() -> None:
    g = siege(5, 1, fort=True)
    do(g, "attack_port 1", "roll 6 1")
    assert (g.table.ports[TUNIS].stored, g.table.ports[TUNIS].fort) == (1 << 6, True)


@pytest.mark.rule("S96-14.10")
def test_the_controllers_galleys_neither_protect_nor_take_part() -> None:
    ships = {"1": galley(V, "tun", 3), "3": galley(G, "tun", 5)}
    g = scene("attack", V, galleys=ships, ports={"tunis": port(G, 2)})
    assert can(g) == ["attack_galley 1 3", "attack_port 1", "end_combat"]
    do(g, "attack_port 1", "roll 1 1")
    assert g.table.galleys[3].crew == 5
    do(g, "end_combat")
    assert can(g, "attack_galley") == ["attack_galley 3 1"]


@pytest.mark.rule("S96-14.11")
def test_a_port_can_be_attacked_again_until_the_pair_is_stalled() -> None:
    g = siege(1, 1, fort=True)
    for _ in range(20):
        do(g, "attack_port 1", "roll 1 1")
    assert can(g) == ["end_combat"]
    assert no(g, "attack_port 1").rule == "S96-14.11"
