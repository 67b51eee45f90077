"""Positions written by hand: what need not be said, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from games.serenissima_2012.table import asked, asking, position, reserve, supply, table
from serenissima.games.serenissima_2012 import GAME
from serenissima.kernel.game import AuditError
from serenissima.kernel.position import from_json
from serenissima.kernel.shape import BadPosition


@pytest.mark.rule("S12-1.4", "S12-1.11", "S12-1.12")
def test_reserves_and_supplies_follow_from_the_pieces_on_the_board() -> None:
    ports = {"genova": "blue 3 wood gold marble fort basilica", "tunis": "wood"}
    g = position(ports=ports, galleys={4: "blue creta 2 wood wood", 5: "red creta 5"}, active=4)
    assert (reserve(g, "blue"), reserve(g, "red"), reserve(g, "orange")) == (17, 17, 22)
    assert (supply(g, "wood"), supply(g, "gold"), supply(g, "spice")) == (10, 9, 10)
    assert (table(g)["forts"], table(g)["basilicas"]) == (4, 4)


@pytest.mark.rule("S12-1.4", "S12-1.11")
def test_whoever_names_one_good_or_one_reserve_need_not_name_the_others() -> None:
    galleys = {4: "blue creta 2 wood wood", 5: "red creta 5"}
    g = position(galleys=galleys, active=4, supply={"wood": 12}, reserve={"blue": 20})
    assert (supply(g, "wood"), supply(g, "gold"), supply(g, "stone")) == (12, 10, 12)
    assert (reserve(g, "blue"), reserve(g, "red"), reserve(g, "orange")) == (20, 17, 22)
    crowded = position(galleys=galleys | {6: "red creta 1 gold gold"}, active=4, supply={"wood": 12})
    assert (supply(crowded, "gold"), reserve(crowded, "red")) == (8, 16)


@pytest.mark.rule("S12-3.2", "S12-5.1")
def test_the_wheel_pawn_stands_at_the_active_galley_which_can_row_with_its_crew() -> None:
    g = position(galleys={4: "blue creta 3"}, active=4, ask="move_step")
    said = table(g)["activation"]
    assert (table(g)["wheel"], said["start_field"], said["steps_left"]) == (4, "creta", 3)
    g = position(galleys={4: "blue creta 3"}, active=4, ask="move_step", steps_moved=1)
    said = table(g)["activation"]
    assert (said["start_field"], said["steps_left"]) == (None, 2)


@pytest.mark.rule("S12-11.5")
@pytest.mark.parametrize(("track", "payouts"), [(3, 0), (7, 1), (9, 1), (10, 2), (12, 2)])
def test_payouts_made_follow_from_the_track(track: int, payouts: int) -> None:
    assert table(position(ask="turn_doge_card", track=track))["payouts"] == payouts


def test_an_empty_position_is_a_new_game() -> None:
    g = from_json(GAME, {})
    assert (asked(g), asking(g)) == ("*", "set_up")  # not yet run
    assert table(g)["round"] == 0


STARTS = ("genova", "valencia", "venezia", "alexandria", "constantinople")
AT_SEA: dict[str, Any] = {"4": {"owner": "blue", "field": "creta", "sailors": 2}}


@pytest.mark.parametrize(
    ("said", "path"),
    [
        ({"ask": {"step": "load_step", "seat": "blue"}}, "table.activation.galley"),
        ({"ask": {"step": "move_step", "seat": "blue"}}, "table.activation.galley"),
        ({"ask": {"step": "exchange", "target": "7"}}, "table.activation.galley"),
        (
            {"table": {"activation": {"galley": 77}}, "ask": {"step": "arrival_act", "seat": "blue"}},
            "table.activation.galley",
        ),
        (
            {"table": {"activation": {"galley": 4}}, "ask": {"step": "invest_step", "seat": "blue"}},
            "table.activation.galley",
        ),
        (
            {
                "table": {"galleys": AT_SEA, "activation": {"galley": 4}},
                "ask": {"step": "load_step", "seat": "red"},
            },
            "ask.seat",
        ),
        (
            {
                "table": {"galleys": AT_SEA, "activation": {"galley": 4}},
                "ask": {"step": "declare_blockade", "act": "move", "order": []},
            },
            "ask.order",
        ),
        ({"table": {"ports": {"atlantis": {}}}}, "table.ports"),
        ({"table": {"galleys": {"16": {}}}}, "table.galleys"),
        ({"table": {"galleys": {"4": {"owner": "green"}}}}, "table.galleys.4.owner"),
        ({"table": {"galleys": {"4": {"cargo": {"salt": 1}}}}}, "table.galleys.4.cargo"),
        ({"table": {"money": {"blue": -1}}}, "table.money.blue"),
        ({"table": {"wind": 3}}, "table"),
        ({"ask": {"step": "dance"}}, "ask.step"),
        ({"seats": 5}, "seats"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_path_to_the_fault(said: dict[str, Any], path: str) -> None:
    with pytest.raises(BadPosition) as caught:
        from_json(GAME, said)
    assert str(caught.value).startswith(f"{path}:")


@pytest.mark.parametrize(
    ("there", "fact"),
    [
        ({"galleys": {4: "blue creta 6"}}, "overloaded"),
        ({"galleys": {4: "blue creta 2 wood wood wood wood"}}, "overloaded"),
        ({"seats": 3, "galleys": {13: "blue creta 2"}}, "galley 13 is in play, but the numbers end with 12"),
        ({"galleys": dict.fromkeys(range(1, 8), "blue creta 1")}, "blue has too many galleys: 7"),
        ({"ports": {"antakya": "blue 4"}}, "antakya has a garrison of 4, with room for 3"),
        ({"ports": {"antakya": "blue 0"}}, "without a garrison"),
        ({"ports": {"antakya": "gold"}}, "antakya stores what it makes"),
        ({"ports": {"antakya": "wood stone marble wine"}}, "stores too much"),
        ({"ports": {"antakya": "blue 1 fort"}}, "antakya cannot have a fort without wood, stone"),
        ({"ports": {"antakya": "blue 1 basilica"}}, "antakya cannot have a basilica without marble, gold"),
        ({"ports": {"antakya": "blue 1 closed"}}, "closed and in use"),
        ({"ports": dict.fromkeys(STARTS, "blue 5")}, "blue has a reserve below zero"),
        ({"track": 14}, "beyond the track"),
        ({"doge_discard": {"wine": 2}}, "too many cards"),
        ({"supply": {"wood": 20}}, "there are 20 cubes of wood, not 14"),
        ({"reserve": {"red": 20}}, "red has 20 sailors, not 22"),
        ({"forts": 6}, "a fort is missing"),
        ({"wheel": 4}, "the wheel pawn"),
    ],
)
def test_a_position_against_the_limits_is_found_by_the_audit(there: dict[str, Any], fact: str) -> None:
    with pytest.raises(AuditError, match=fact):
        position(**there, ask="turn_doge_card")
