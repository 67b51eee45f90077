"""Chapter 12, phase 3: sailing."""

from __future__ import annotations

import pytest

from games.serenissima_1996.scene import G, S, T, V, asked, can, do, galley, no, player, port, scene, usual, who
from serenissima.games.serenissima_1996.state import S96


def where(g: S96, number: int) -> str:
    return g.rules.board.zones[g.table.galleys[number].zone]


@pytest.mark.rule("S96-12.1")
def test_a_galley_moves_as_many_zones_as_it_has_sailors() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "val", 3)})
    assert can(g) == ["start 5 gib", "start 5 alg", "start 5 hsw", "start 5 bar", "end_sailing"]
    assert no(g, "start 5 gen").rule == "S96-12.1"
    do(g, "start 5 bar")
    assert no(g, "step gen").rule == "S96-12.1"
    do(g, "step mar", "step gen")
    assert (asked(g), where(g, 5)) == ("sail", "gen")


@pytest.mark.rule("S96-12.2")
def test_moving_is_optional_and_may_stop_early() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "val", 4), "6": galley(S, "val", 4)})
    assert usual(g) == "end_sailing"
    do(g, "start 5 bar")
    assert usual(g) == "stop"
    do(g, "stop", "end_sailing")
    assert (where(g, 5), where(g, 6)) == ("bar", "val")
    assert who(g) == (T,)


@pytest.mark.rule("S96-12.3")
def test_galleys_move_one_after_the_other_each_once() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "val", 2), "6": galley(S, "val", 1), "7": galley(T, "val", 1)})
    do(g, "start 5 bar")
    assert no(g, "start 6 bar").rule == "S96-3.1"
    do(g, "stop")
    assert [line for line in can(g) if line.startswith("start 5")] == []
    assert no(g, "start 5 mar").rule == "S96-12.3"
    assert no(g, "start 7 bar").rule == "S96-12.3"
    do(g, "start 6 bar")
    assert can(g) == ["end_sailing"]


@pytest.mark.rule("S96-12.4")
def test_entering_and_leaving_the_starting_zone_needs_no_leave() -> None:
    ships = {"5": galley(S, "val", 1), "3": galley(G, "val", 5), "1": galley(V, "bar", 5)}
    g = scene("sail", S, galleys=ships)
    do(g, "start 5 bar")
    assert (where(g, 5), asked(g)) == ("bar", "sail")


@pytest.mark.rule("S96-12.5", "S96-12.6")
def test_to_go_on_among_rivals_one_asks_or_stops() -> None:
    ships = {"5": galley(S, "val", 3), "1": galley(V, "bar", 1)}
    g = scene("sail", S, galleys=ships)
    do(g, "start 5 bar")
    assert can(g) == ["ask_passage", "stop"]
    assert no(g, "step mar").rule == "S96-12.5"
    free = scene("sail", S, galleys={"5": galley(S, "val", 3)})
    do(free, "start 5 bar")
    assert no(free, "ask_passage").rule == "S96-12.5"


@pytest.mark.rule("S96-12.7")
def test_rivals_are_asked_in_turn_order_until_one_refuses() -> None:
    ships = {"5": galley(S, "gen", 3), "1": galley(V, "sar", 1), "2": galley(V, "sar", 1), "3": galley(G, "sar", 1)}
    order = [player(seat) for seat in (G, S, V, T)]
    g = scene("sail", S, galleys=ships, order=order)
    do(g, "start 5 sar", "ask_passage")
    assert (who(g), can(g)) == ((G,), ["grant", "refuse"])
    assert usual(g) == "grant"
    do(g, "grant")
    assert who(g) == (V,)
    do(g, "grant")
    assert (asked(g), who(g)) == ("sail_on", (S,))
    refused = scene("sail", S, galleys=ships, order=order)
    do(refused, "start 5 sar", "ask_passage", "refuse")
    assert (asked(refused), who(refused)) == ("sail", (S,))


@pytest.mark.rule("S96-12.8")
def test_a_refused_galley_stays_and_cannot_move_again() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "gen", 3), "1": galley(V, "sar", 1)})
    do(g, "start 5 sar", "ask_passage", "refuse")
    assert where(g, 5) == "sar"
    assert can(g) == ["end_sailing"]
    assert no(g, "start 5 gen").rule == "S96-12.3"


@pytest.mark.rule("S96-12.9")
def test_with_leave_one_goes_anywhere_or_stops_after_all() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "gen", 3), "1": galley(V, "sar", 1)})
    do(g, "start 5 sar", "ask_passage", "grant")
    ways = [f"step {zone}" for zone in ("gen", "mar", "civ", "hsw", "bar", "num", "hst")]
    assert can(g) == [*ways, "stop"]
    assert no(g, "ask_passage").rule == "S96-12.9"
    do(g, "step civ")
    assert where(g, 5) == "civ"


@pytest.mark.rule("S96-12.10")
def test_leave_covers_one_visit_also_when_coming_home() -> None:
    ships = {"5": galley(S, "gen", 5), "6": galley(S, "gen", 5), "1": galley(V, "sar", 1), "3": galley(G, "gen", 1)}
    g = scene("sail", S, galleys=ships)
    do(g, "start 5 sar", "ask_passage", "grant", "step gen")
    assert can(g) == ["ask_passage", "stop"]  # Genoa is met now, in the zone where the galley began
    do(g, "ask_passage", "grant", "step sar")
    assert can(g) == ["ask_passage", "stop"]
    do(g, "stop", "start 6 sar")
    assert can(g) == ["ask_passage", "stop"]


@pytest.mark.rule("S96-12.11")
def test_own_galleys_and_ports_never_block() -> None:
    ships = {"5": galley(S, "val", 3), "6": galley(S, "bar", 1)}
    g = scene("sail", S, galleys=ships, ports={"barcelona": port(V, 9, fort=True)})
    do(g, "start 5 bar")
    assert "step mar" in can(g)


@pytest.mark.rule("S96-12.12")
def test_without_steps_left_nothing_is_asked() -> None:
    g = scene("sail", S, galleys={"5": galley(S, "val", 2), "1": galley(V, "mar", 1)})
    do(g, "start 5 bar", "step mar")
    assert asked(g) == "sail"


@pytest.mark.rule("S96-12.13")
def test_a_refused_galley_fights_lands_and_sells_as_usual() -> None:
    ships = {"3": galley(G, "gen", 3, iron=1), "1": galley(V, "sar", 1)}
    g = scene("sail", G, players=2, galleys=ships)
    do(g, "start 3 sar", "ask_passage", "refuse", "end_sailing", "end_combat")
    assert can(g, "attack_galley") == ["attack_galley 3 1"]
    do(g, "end_combat", "end_landing")
    assert can(g, "land") == ["land 3 1", "land 3 2", "land 3 3"]
    do(g, "end_landing", "end_market")
    assert can(g, "sell") == ["sell 3 iron"]
