"""Chapters 17 and 18: scoring, the end, ties."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_1996.scene import GAME, G, T, V, asked, do, galley, luck, money, port, scene, start
from serenissima.games.serenissima_1996.state import S96
from serenissima.kernel.game import BadOption

SMALL = ("gold", "wood")
MEDIUM = ("gems", "gold", "wine", "iron")
LARGE = ("gems", "gold", "spices", "cloth", "iron", "wood")


def points(seat: int = V, **said: Any) -> int:
    """The points of a seat, by default without a ducat."""
    said.setdefault("money", money(V=0, G=0, S=0, T=0))
    return GAME.scores(scene("sell", seat, **said))[seat]


@pytest.mark.rule("S96-17.1")
def test_the_own_capital_scores_ten() -> None:
    assert points() - points(ports={"venezia": port(None)}) == 11  # ten, and one as a port that is not full
    assert points(ports={"venezia": port(None), "genova": port(V)}) == 1


@pytest.mark.rule("S96-17.2")
@pytest.mark.parametrize(("ducats", "score"), [(0, 0), (400, 0), (500, 1), (900, 1), (1000, 2), (4900, 9)])
def test_every_full_500_ducats_score_one(ducats: int, score: int) -> None:
    assert points(ports={"venezia": port(None)}, money=money(V=ducats)) == score


@pytest.mark.rule("S96-17.3")
def test_a_port_that_is_not_full_scores_one() -> None:
    held = {
        "venezia": port(None),
        "corfu": port(V, 0, "gold"),
        "tunis": port(V),
        "istanbul": port(V, 1, "gold", "wood"),
    }
    assert points(ports=held) == 3
    assert points(ports=held, options={"port_point_rule": "empty"}) == 1


@pytest.mark.rule("S96-17.4")
def test_full_ports_score_by_size_instead() -> None:
    lost = {"venezia": port(None)}
    assert points(ports={**lost, "corfu": port(V, 0, *SMALL)}) == 2
    assert points(ports={**lost, "ragusa": port(V, 0, *MEDIUM)}) == 5
    assert points(ports={**lost, "genova": port(V, 0, "gems", "gold", "spices", "wine", "cloth", "wood")}) == 10


@pytest.mark.rule("S96-17.5")
def test_the_own_capital_scores_as_a_port_on_top() -> None:
    bare = {"own_unfilled_capital_port_point": False}
    empty = {"port_point_rule": "empty"}
    part = {"venezia": port(V, 0, "gold")}
    assert points(ports={"venezia": port(V, 0, *LARGE)}) == 20
    assert points(ports={"venezia": port(V, 0, *LARGE)}, options={**bare, **empty}) == 20
    assert points() == 11
    assert points(options=bare) == 10
    assert points(options=empty) == 11
    assert points(options={**bare, **empty}) == 10  # both must allow it
    assert points(ports=part) == 11
    assert points(ports=part, options=empty) == 10


@pytest.mark.rule("S96-17.6")
def test_galleys_forts_sailors_and_cargo_score_only_by_option() -> None:
    ships = {str(n): galley(V, "ven", 3, gold=1) for n in (1, 2, 4)}
    held = {"venezia": port(V, 2, fort=True), "tunis": port(V, 8, fort=True), "corfu": port(V, 1, fort=True)}
    assert points(galleys=ships, ports=held) == 13
    assert points(galleys=ships, ports=held, options={"end_bonus": "adams"}) == 13 + 3 + 3 + 2
    assert points(galleys=ships, ports=held, options={"end_bonus": "schloesser"}) == 13 + 1 + 1 + 2


def last_turn(**said: Any) -> S96:
    """Turkey is the last to end the last market of a usual game."""
    return scene("sell", T, **{"round": 8, **said})


@pytest.mark.rule("S96-18.1")
def test_the_game_ends_after_the_last_market_with_its_income() -> None:
    g = last_turn()
    told = do(g, "end_market")
    assert not g.stack
    assert ("income", T) in told
    for players, last in ((3, 10), (2, 12)):
        g = scene("sell", players - 1, players=players, round=last)
        do(g, "end_market")
        assert not g.stack


@pytest.mark.rule("S96-18.1")
def test_by_option_a_die_ends_the_game() -> None:
    g = last_turn(options={"variable_end": True})
    do(g, "end_market")
    assert luck(g)
    assert asked(g) == "end_die"
    for face in (1, 2, 3, 4):
        world = g.copy()
        do(world, f"roll {face}")
        assert (asked(world), world.table.round) == ("bid", 9)
    for face in (5, 6):
        world = g.copy()
        do(world, f"roll {face}")
        assert not world.stack
    last = last_turn(round=12, options={"variable_end": True})
    do(last, "end_market")
    assert not last.stack
    early = last_turn(round=7, options={"variable_end": True})
    do(early, "end_market")
    assert asked(early) == "bid"


@pytest.mark.rule("S96-18.1")
def test_the_variable_end_is_for_four_players() -> None:
    for players in (2, 3):
        with pytest.raises(BadOption, match="is for 4 seats, not for"):
            start(players, variable_end=True)


@pytest.mark.rule("S96-18.2")
def test_all_treasuries_are_shown_and_most_points_win() -> None:
    g = last_turn(money=money(V=3000, G=2000, S=1000, T=0))
    told = do(g, "end_market")
    shown = [event for event in told if event[0] == "treasury_shown"]
    assert shown == [("treasury_shown", seat, ducats) for seat, ducats in enumerate((3000, 2000, 1000, 300))]
    assert GAME.scores(g) == [17, 15, 13, 11]
    assert (GAME.ranking(g), GAME.ending(g)) == ([1, 2, 3, 4], "points")


@pytest.mark.rule("S96-18.3")
def test_ties_go_to_ducats_then_ports_then_are_shared() -> None:
    ducats = last_turn(money=money(V=2100, G=2000, S=0, T=0))
    assert (GAME.ranking(ducats)[:2], GAME.ending(ducats)) == ([1, 2], "ducats")
    held = {"corfu": port(V), "tunis": port(V), "creta": port(G, 0, *("gold", "iron"))}
    ports = last_turn(money=money(V=2000, G=2000, S=0, T=0), ports=held)
    assert GAME.scores(ports)[:2] == [17, 17]
    assert (GAME.ranking(ports)[:2], GAME.ending(ports)) == ([1, 2], "ports")
    shared = last_turn(money=money(V=2000, G=2000, S=0, T=0))
    assert (GAME.ranking(shared), GAME.ending(shared)) == ([1, 1, 3, 3], "shared")
    assert G == 1
