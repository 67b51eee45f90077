"""Chapter 1: components and limits."""

from __future__ import annotations

from collections import Counter

import pytest

from games.data_files import refused, written
from games.serenissima_1996.scene import GAME, G, S, V, can, do, galley, money, no, port, scene, start
from serenissima.games.serenissima_1996.board import Board
from serenissima.games.serenissima_1996.state import galleys_in_supply
from serenissima.kernel.game import components


@pytest.fixture
def board() -> Board:
    printed: Board = components(GAME)
    return printed


@pytest.mark.rule("S96-1.1")
def test_the_sea_has_32_zones_joined_by_64_two_way_links(board: Board) -> None:
    assert len(board.zones) == 32
    assert sum(len(near) for near in board.neighbours) == 2 * 64
    assert all(zone in board.neighbours[other] for zone, near in enumerate(board.neighbours) for other in near)
    assert sum(port >= 0 for port in board.port_at) == 23
    assert sum(board.high_sea) == 4


@pytest.mark.rule("S96-1.2", "S96-1.4")
def test_sizes_fix_the_spaces_and_their_rising_numbers(board: Board) -> None:
    assert Counter(place.spaces for place in board.ports) == {6: 4, 4: 11, 2: 8}
    assert {tuple(place.numbers) for place in board.ports} == {(2, 3), (2, 3, 4, 5), (2, 3, 4, 5, 6, 7)}


@pytest.mark.rule("S96-1.3")
def test_every_port_makes_one_good(board: Board) -> None:
    made = {good: len(ports) for good, ports in zip(board.goods, board.producers, strict=True)}
    assert made == {"gems": 1, "gold": 2, "spices": 2, "wine": 4, "cloth": 4, "iron": 4, "wood": 6}


@pytest.mark.rule("S96-1.5")
def test_a_good_out_of_supply_cannot_be_bought() -> None:
    assert start(4).table.supply == [15] * 7
    loaded = {str(n): galley(S, "val", 1, gems=4) for n in range(10, 13)}
    full = {"genova": port(G, 1, "gems"), "valencia": port(S, 1, "gems"), "istanbul": port(3, 1, "gems")}
    g = scene("manage", V, galleys={"1": galley(V, "cyr", 1), **loaded}, ports=full)
    assert g.table.supply[0] == 0
    assert can(g, "buy") == []
    assert no(g, "buy 1 1").rule == "S96-1.5"


@pytest.mark.rule("S96-1.6")
def test_without_sailors_in_the_supply_nobody_hires() -> None:
    crowd = port(V, 170, "iron", "wood")
    g = scene("manage", V, ports={"venezia": crowd, "genova": port(G, 6)})
    assert g.table.sailors == 0
    assert can(g, "hire") == []
    assert no(g, "hire venezia garrison 1").rule == "S96-1.6"
    more = scene("manage", V, ports={"venezia": crowd, "genova": port(G, 6)}, options={"sailor_supply": 180})
    assert more.table.sailors == 4
    assert can(more, "hire") == ["hire venezia garrison 1", "hire venezia garrison 2"]


@pytest.mark.rule("S96-1.7", "S96-1.17")
def test_28_galleys_for_all_and_a_new_one_gets_the_lowest_free_id() -> None:
    yard = {"venezia": port(V, 3, "iron", "wood")}
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1), "3": galley(G, "gen", 1)}, ports=yard)
    do(g, "build_galley venezia garrison")
    assert g.table.galleys[2].owner == V
    every = {str(n): galley(G, "gen", 1) for n in range(1, 26)}
    rest = {str(n): galley(S, "val", 1) for n in range(26, 29)}
    full = scene("manage", V, galleys={**every, **rest}, ports=yard)
    assert galleys_in_supply(full) == 0
    assert no(full, "build_galley venezia garrison").rule == "S96-1.7"


@pytest.mark.rule("S96-1.8")
def test_without_forts_in_the_supply_none_is_built() -> None:
    forts = [place.name for place in components(GAME).ports if place.name != "venezia"][:20]
    held = {name: port(G, 1, fort=True) for name in forts}
    g = scene("manage", V, ports={**held, "venezia": port(V, 1, "wood", "gold")})
    assert g.table.forts == 0
    assert no(g, "build_fort venezia").rule == "S96-1.8"


@pytest.mark.rule("S96-1.9")
def test_a_29th_flag_is_refused_for_building_landing_and_capturing() -> None:
    fleet = {str(n): galley(V, "nap", 2) for n in range(1, 28)}
    yard = {"venezia": port(V, 3, "iron", "wood")}
    assert no(scene("manage", V, galleys=fleet, ports=yard), "build_galley venezia garrison").rule == "S96-1.9"
    g = scene("land", V, galleys=fleet, ports=yard)
    assert can(g, "land") == [f"land {n} 2" for n in range(1, 28)]  # the whole crew: the galley gives up its flag
    assert no(g, "land 1 1").rule == "S96-1.9"
    fight = scene(
        "exchange", step_galley="1", step_target="28", galleys={**fleet, "28": galley(G, "nap", 1)}, ports=yard
    )
    do(fight, "roll 6 1")
    assert can(fight) == ["crew_to_beaten 0", "crew_to_beaten 2"]
    assert no(fight, "crew_to_beaten 1").rule == "S96-1.9"


@pytest.mark.rule("S96-1.10", "S96-1.11")
def test_crew_and_cargo_share_five_berths() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1), "2": galley(V, "ven", 4)})
    assert can(g, "buy") == [*(f"buy 1 {n}" for n in range(1, 5)), "buy 2 1"]
    assert no(g, "buy 2 2").rule == "S96-5.5"


@pytest.mark.rule("S96-1.12", "S96-1.16")
def test_a_galley_without_a_sailor_sinks_and_everything_returns_to_the_supply() -> None:
    g = scene("land", V, galleys={"1": galley(V, "nap", 2, wine=2)})
    sailors, wine = g.table.sailors, g.table.supply[3]
    assert ("sank", V, 1) in do(g, "land 1 2")
    assert g.table.sailors == sailors  # both are ashore
    assert g.table.supply[3] == wine + 2
    assert galleys_in_supply(g) == 28


@pytest.mark.rule("S96-1.16")
def test_by_option_a_sunk_galley_is_out_of_the_game() -> None:
    away = {"sunk_galleys_return": False}
    g = scene("land", V, galleys={"1": galley(V, "nap", 1)}, options=away)
    do(g, "land 1 1")
    assert galleys_in_supply(g) == 27
    yard = {"venezia": port(V, 3, "iron", "wood")}
    later = scene("manage", V, wrecks=["1", "2"], ports=yard, options=away)
    do(later, "build_galley venezia garrison")
    assert later.table.galleys[3].owner == V


@pytest.mark.rule("S96-1.13")
def test_a_garrison_may_be_any_number_unless_capped_by_option() -> None:
    stored = {"ragusa": port(V, 4, "iron", "wine")}
    g = scene("manage", V, ports=stored)
    assert can(g, "hire") == ["hire ragusa garrison 1", "hire ragusa garrison 2"]
    capped = scene("manage", V, ports=stored, options={"garrison_cap": "warehouse_spaces"})
    assert can(capped, "hire") == []
    assert no(capped, "hire ragusa garrison 1").rule == "S96-1.13"


@pytest.mark.rule("S96-1.13")
def test_the_garrison_cap_also_binds_set_up_landing_and_rearranging() -> None:
    cap = {"garrison_cap": "warehouse_spaces"}
    opening = start(2, **cap)
    assert "deploy 1 2" not in can(opening)
    assert no(opening, "deploy 1 2").rule == "S96-1.13"
    landing = scene("land", V, galleys={"1": galley(V, "cor", 4)}, options=cap)
    assert can(landing, "land") == ["land 1 1", "land 1 2"]
    assert no(landing, "land 1 3").rule == "S96-1.13"
    both = {"1": galley(V, "cor", 3)}
    g = scene("manage", V, galleys=both, ports={"corfu": port(V, 1)}, options=cap)
    do(g, "rearrange cor")
    assert can(g) == ["crew 2", "crew 3", "crew 4"]


@pytest.mark.rule("S96-1.14", "S96-1.15")
def test_sums_are_whole_hundreds_and_nobody_spends_what_he_does_not_have() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1)}, money=money(V=200))
    assert can(g, "buy") == ["buy 1 1", "buy 1 2"]
    assert no(g, "buy 1 3").rule == "S96-1.15"
    do(g, "buy 1 2")
    assert g.table.money[V] == 0
    asking = scene(
        "ask_price",
        step_buyer="player1",
        step_galley="1",
        step_good="iron",
        step_n=1,
        step_ceiling=300,
        galleys={"1": galley(V, "gen", 1)},
    )
    assert no(asking, "ask 150").rule == "S96-1.14"


@pytest.mark.rule("S96-1.18")
def test_any_number_of_galleys_may_share_a_zone() -> None:
    crowd = {str(n): galley(n % 4, "hsw", 1) for n in range(1, 29)}
    g = scene("sail", V, galleys={**crowd, "4": galley(V, "val", 1)})
    do(g, "start 4 hsw")
    assert sum(ship.zone == g.table.galleys[4].zone for ship in g.table.galleys) == 28


@pytest.mark.rule("S96-1.1", "S96-1.3")
def test_every_fault_of_a_data_file_is_named_at_once() -> None:
    said = written(GAME)
    said["zones"][0]["neighbours"] = []
    said["ports"][0]["product"] = "silk"
    said["costs"]["galley"] = 450
    said["colour"] = "blue"
    told = "\n".join(refused(GAME, said))
    for problem in (
        "colour: unknown key",
        "'silk' is not known",
        "money_step",
        "do not hang together",
        "the other way",
    ):
        assert problem in told
