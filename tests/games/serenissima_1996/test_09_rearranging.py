"""Chapter 9: rearranging sailors and goods."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.serenissima_1996.scene import G, S, V, asked, can, do, galley, no, port, scene, seen, usual
from serenissima.games.serenissima_1996.rearranging import crews_fit, room_beside
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.core import SPECTATOR, legal


@pytest.mark.rule("S96-9.1")
def test_sailors_and_cargo_of_one_zone_are_redistributed() -> None:
    ships = {"1": galley(V, "ven", 3, wood=1), "2": galley(V, "ven", 2, gold=2), "4": galley(V, "rag", 1)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 3)})
    assert can(g, "rearrange") == ["rearrange ven"]
    do(g, "rearrange ven", "crew 1", "crew 4")
    do(g, "count 2", "count 1", "count 0", "count 0")
    assert [ship.crew for ship in g.table.galleys[1:3]] == [1, 4]
    assert [(ship.cargo[1], ship.cargo[6]) for ship in g.table.galleys[1:3]] == [(2, 1), (0, 0)]
    assert g.table.ports[0].garrison == 3
    assert asked(g) == "manage"


@pytest.mark.rule("S96-9.1")
def test_two_holders_are_needed_one_of_them_a_galley() -> None:
    lone = scene("manage", V, galleys={"1": galley(V, "rag", 3)}, ports={"venezia": port(V, 4)})
    assert can(lone, "rearrange") == []
    assert no(lone, "rearrange rag").rule == "S96-9.1"
    assert no(lone, "rearrange ven").rule == "S96-9.1"


@pytest.mark.rule("S96-9.2")
def test_stored_goods_stay_ashore_and_cargo_stays_afloat() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 2, iron=1)}, ports={"venezia": port(V, 2, "wood")})
    do(g, "rearrange ven")
    assert can(g) == ["crew 1", "crew 2", "crew 3", "crew 4"]  # with 0 or 5 the iron would have no berth
    do(g, "crew 4")
    assert can(g) == ["count 1"]
    do(g, "count 1")
    assert g.table.ports[0].stored == 1 << 6


@pytest.mark.rule("S96-9.3")
def test_no_sailor_goes_into_a_neutral_or_foreign_port() -> None:
    for place in (port(None), port(G, 1)):
        g = scene("manage", V, galleys={"1": galley(V, "rag", 2), "2": galley(V, "rag", 1)}, ports={"ragusa": place})
        do(g, "rearrange rag", "crew 1")
        assert can(g) == ["crew 2"]
        do(g, "crew 2")
        assert g.table.ports[4].garrison == place["garrison"]


@pytest.mark.rule("S96-9.4")
def test_crews_are_set_in_rising_id_and_the_rest_is_the_garrison() -> None:
    g = scene("manage", V, galleys={"2": galley(V, "ven", 2), "7": galley(V, "ven", 2)}, ports={"venezia": port(V, 4)})
    do(g, "rearrange ven", "crew 5")
    assert can(g) == ["crew 0", "crew 1", "crew 2", "crew 3"]
    assert no(g, "crew 4").rule == "S96-9.4"
    assert no(g, "crew 6").rule == "S96-1.10"
    do(g, "crew 1")
    assert [g.table.galleys[2].crew, g.table.galleys[7].crew, g.table.ports[0].garrison] == [5, 1, 2]


@pytest.mark.rule("S96-9.4")
def test_without_an_own_port_the_crews_use_up_all_sailors() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "hsi", 5), "2": galley(V, "hsi", 3)})
    do(g, "rearrange hsi")
    assert can(g) == ["crew 3", "crew 4", "crew 5"]
    assert no(g, "crew 2").rule == "S96-9.4"


@pytest.mark.rule("S96-9.5")
def test_cargo_is_set_galley_by_galley_good_by_good() -> None:
    ships = {"1": galley(V, "ven", 1, gems=1, wood=2), "2": galley(V, "ven", 1, cloth=1)}
    g = scene("manage", V, galleys=ships)
    do(g, "rearrange ven", "crew 1", "crew 1")
    seen = []
    while asked(g) == "set_cargo":
        seen.append(str(g.stack[-1]))
        do(g, usual(g))
    assert seen == [f"SetCargo(seat=0, galley={ship}, good={good})" for ship in (1, 2) for good in (0, 4, 6)]
    assert [ship.tokens() for ship in g.table.galleys[1:3]] == [3, 1]


@pytest.mark.rule("S96-9.5")
def test_no_cargo_on_a_galley_without_a_crew() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1, gems=1), "2": galley(V, "ven", 1)})
    do(g, "rearrange ven", "crew 0", "crew 2")
    assert can(g) == ["count 0"]
    assert no(g, "count 1").rule == "S96-9.5"


@pytest.mark.rule("S96-9.6")
def test_a_choice_must_leave_a_way_to_complete() -> None:
    ships = {"1": galley(V, "hsi", 1, gems=4), "2": galley(V, "hsi", 1, gold=4)}
    g = scene("manage", V, galleys=ships)
    do(g, "rearrange hsi")
    assert can(g) == ["crew 1"]
    assert no(g, "crew 2").rule == "S96-9.6"
    do(g, "crew 1", "crew 1")
    do(g, "count 3")
    assert can(g) == ["count 1"]  # galley 2 takes one gem and three gold, so one gold must come here


@pytest.mark.rule("S96-9.7")
def test_a_galley_set_to_no_crew_sinks_when_all_is_complete() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1), "2": galley(V, "ven", 1)})
    do(g, "rearrange ven", "crew 0")
    assert g.table.galleys[1].owner == V
    told = do(g, "crew 2")
    assert ("sank", V, 1) in told
    assert (g.table.galleys[1].owner, g.table.galleys[2].crew) == (-1, 2)


@pytest.mark.rule("S96-9.8")
def test_a_garrison_may_go_down_to_nothing_and_the_flag_stays() -> None:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 1)}, ports={"venezia": port(V, 2)})
    do(g, "rearrange ven", "crew 3")
    assert (g.table.ports[0].garrison, g.table.ports[0].controller) == (0, V)


@pytest.mark.rule("S96-9.9")
@pytest.mark.parametrize(
    "action",
    [
        ["buy 1 1"],
        ["build_fort ragusa"],
        ["hire ragusa garrison 1"],
        ["discard_goods 1 iron 1"],
        ["propose_trade 1 3 sell", "withdraw"],
    ],
)
def test_a_zone_is_rearranged_again_only_after_another_action_there(action: list[str]) -> None:
    ships = {"1": galley(V, "rag", 2, iron=1), "2": galley(V, "ven", 1), "3": galley(G, "rag", 2)}
    g = scene("manage", V, galleys=ships, ports={"ragusa": port(V, 1, "gold", "iron"), "venezia": port(V, 1)})
    do(g, "rearrange rag", "crew 1", "count 1", "buy 2 1")  # the purchase is in another zone
    assert can(g, "rearrange") == ["rearrange ven"]
    assert no(g, "rearrange rag").rule == "S96-9.9"
    do(g, *action, clock=True)
    assert "rearrange rag" in can(g)


@pytest.mark.rule("S96-9.9")
def test_discarding_sailors_or_asking_a_rival_also_frees_a_zone() -> None:
    ships = {"1": galley(V, "gen", 2), "2": galley(V, "gen", 2)}
    for action in (["discard_sailors 1 1"], ["request_purchase 1 1", "ask 300", "walk_away"]):
        g = scene("manage", V, galleys=ships)
        do(g, "rearrange gen", "crew 2", "crew 2")
        assert can(g, "rearrange") == []
        do(g, *action)
        assert can(g, "rearrange") == ["rearrange gen"]


def half_done(first: str) -> S96:
    g = scene("manage", V, galleys={"1": galley(V, "ven", 3, wood=1), "2": galley(V, "ven", 3)})
    do(g, "rearrange ven", first)
    return g


@pytest.mark.rule("S96-9.1")
def test_nobody_sees_an_unfinished_rearrangement() -> None:
    one, other = half_done("crew 1"), half_done("crew 4")
    for onlooker in (SPECTATOR, G, S):
        assert seen(one, onlooker) == seen(other, onlooker)
    assert seen(one, V) != seen(other, V)


@pytest.mark.rule("S96-9.5")
def test_the_defaults_leave_everything_where_it_is() -> None:
    ships = {"1": galley(V, "ven", 2, wood=1, gems=2), "2": galley(V, "ven", 1, gold=3)}
    g = scene("manage", V, galleys=ships, ports={"venezia": port(V, 3)})
    before = [ship.copy() for ship in g.table.galleys]
    do(g, "rearrange ven")
    while asked(g) != "manage":
        do(g, usual(g))
    assert g.table.galleys == before


CREW = st.integers(1, 5)


@given(st.lists(st.tuples(CREW, st.integers(0, 4)), min_size=1, max_size=3), st.integers(0, 6), st.booleans())
@pytest.mark.rule("S96-9.6")
def test_exactly_the_completable_crews_are_offered(held: list[tuple[int, int]], garrison: int, own: bool) -> None:
    ships = {str(n): galley(V, "rag", crew, wood=min(cargo, 5 - crew)) for n, (crew, cargo) in enumerate(held, 1)}
    g = scene("manage", V, galleys=ships, ports={"ragusa": port(V, garrison)} if own else {})
    if "rearrange rag" not in can(g):
        assert len(held) == 1
        assert not own
        return
    do(g, "rearrange rag")
    sailors = sum(crew for crew, _ in held) + (garrison if own else 0)
    tokens = sum(min(cargo, 5 - crew) for crew, cargo in held)
    fitting = [
        crews
        for crews in product(range(6), repeat=len(held))
        if (sum(crews) <= sailors if own else sum(crews) == sailors)
        and sum(room_beside(5, crew) for crew in crews) >= tokens
    ]
    assert [move[1:] for move in legal(g, V)] == [(crew,) for crew in sorted({crews[0] for crews in fitting})]


@given(st.integers(0, 3), st.integers(-3, 12), st.integers(0, 12), st.integers(-4, 14))
@pytest.mark.rule("S96-9.6")
def test_crews_fit_agrees_with_trying_them_all(galleys: int, least: int, most: int, tokens: int) -> None:
    tried = any(
        least <= sum(crews) <= most and sum(room_beside(5, crew) for crew in crews) >= tokens
        for crews in product(range(6), repeat=galleys)
    )
    assert crews_fit(5, galleys, least, most, tokens) == tried
