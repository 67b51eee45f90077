"""Chapter 8: sailing and harbour markers."""

from __future__ import annotations

import pytest

from games.oltremare.scene import GAME, SPECTATOR, A, B, C, asked, can, do, harbour, late, names_of, no, scene, told
from serenissima.games.oltremare.cards import Printed, find_voyages
from serenissima.games.oltremare.state import NOTHING, OM
from serenissima.kernel.core import nouns
from serenissima.kernel.game import components


def at_sea(start: str, routes: int, **more: object) -> OM:
    played = {1: ["salt_01"], 2: ["salt_01", "olives_01"]}.get(routes, ["salt_01", "olives_01", "gems_02"])
    said: dict[str, object] = {"ships": {A: start}, "turn": {"played": played}, "fields": {"routes": routes}, **more}
    return scene("sail", A, **said)  # type: ignore[arg-type] # keywords by name


@pytest.mark.rule("OM-8.1", "OM-8.3")
def test_a_ship_sails_exactly_as_many_routes_as_ship_symbols() -> None:
    assert can(at_sea("venezia", 1)) == ["destination ancona", "destination zara"]
    g = at_sea("venezia", 3)
    assert can(g) == [f"destination {end}" for end in ("bari", "durazzo", "messina", "ragusa", "venezia")]
    assert no(g, "destination zara") == "OM-8.1"
    assert no(g, "destination tana") == "OM-8.3"


@pytest.mark.rule("OM-8.1", "OM-8.2")
def test_a_whole_trail_may_be_named_but_only_a_legal_one() -> None:
    g = at_sea("venezia", 3)
    assert no(g, "trail venezia zara venezia ancona") == "OM-8.2"
    assert no(g, "trail venezia zara") == "OM-8.1"
    assert no(g, "trail venezia zara ancona venezia zara") == "OM-8.2"
    assert no(g, "trail zara ancona bari messina") == "OM-8.1"
    assert no(g, "trail venezia zara tana acri") == "OM-1.6"
    heard = do(g, "trail venezia zara ancona venezia")
    names = GAME.names(g.rules)["harbour"]
    sailed = next(event for event in told(heard, SPECTATOR) if event[0] == "sailed")
    assert [names[at] for at in nouns(sailed)[1:]] == ["venezia", "zara", "ancona", "venezia"]
    assert g.table.ships[A] == harbour(g, "venezia")


@pytest.mark.rule("OM-8.2")
def test_without_one_the_alphabetically_first_trail_is_drawn() -> None:
    g = at_sea("venezia", 3)
    heard = do(g, "destination venezia")
    names = GAME.names(g.rules)["harbour"]
    sailed = next(event for event in told(heard, B) if event[0] == "sailed")
    assert [names[at] for at in nouns(sailed)[1:]] == ["venezia", "ancona", "zara", "venezia"]


@pytest.mark.rule("OM-8.2", "OM-8.3")
def test_trails_that_end_in_a_dead_end_too_soon_are_not_offered() -> None:
    ends = [move.split()[1] for move in can(at_sea("venezia", 4))]
    assert ends == ["bari", "corfu", "durazzo", "messina", "ragusa", "siracusa"]


@pytest.mark.rule("OM-8.4")
def test_where_no_trail_is_long_enough_the_longest_is_sailed() -> None:
    line = Printed()
    line.harbours = ("a", "b", "c")
    line.neighbours = [[1], [0, 2], [1]]
    line.alphabetical = [0, 1, 2]
    assert find_voyages(line, 0, 4).destinations == [2]
    assert find_voyages(line, 1, 4).destinations == [0, 2]
    printed = components(GAME)
    for start in range(30):
        for routes in range(1, 5):
            trails = printed.voyages[start][routes].trails
            assert trails
            assert {len(trail) for trail in trails} == {routes + 1}


@pytest.mark.rule("OM-8.5")
def test_ships_share_harbours() -> None:
    g = at_sea("venezia", 1, ships={A: "venezia", B: "zara", C: "zara"})
    do(g, "destination zara")
    assert g.table.ships == [harbour(g, "zara")] * 3


@pytest.mark.rule("OM-8.6")
def test_harbours_on_the_way_have_no_effect() -> None:
    g = at_sea("venezia", 2, markers={"zara": "big_deal", "ragusa": "calm_sea", "ancona": "compass"})
    do(g, "trail venezia zara ragusa")
    assert g.table.owned[A] == 1
    assert g.table.markers[harbour(g, "zara")] != NOTHING
    assert g.table.markers[harbour(g, "ancona")] != NOTHING


@pytest.mark.rule("OM-8.7")
def test_a_marker_must_be_taken_and_replaces_the_active_one() -> None:
    g = at_sea("venezia", 1, markers={"zara": "big_deal"}, showing={A: "calm_sea"}, owned={A: 2})
    heard = do(g, "destination zara")
    assert GAME.names(g.rules)["marker"][g.table.showing[A]] == "big_deal"
    assert g.table.owned[A] == 3
    assert g.table.markers[harbour(g, "zara")] == NOTHING
    assert "marker_taken" in names_of(heard, SPECTATOR)


@pytest.mark.rule("OM-8.8")
def test_in_an_empty_harbour_the_active_marker_is_turned_down_but_owned() -> None:
    g = at_sea("venezia", 1, showing={A: "calm_sea"}, owned={A: 1})
    heard = do(g, "destination zara")
    assert g.table.showing[A] == NOTHING
    assert g.table.owned[A] == 1
    assert "marker_turned_down" in names_of(heard, B)


@pytest.mark.rule("OM-8.9")
def test_without_a_ship_symbol_everything_stays() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "silk_11"},
        cargo={A: "gems_07"},
        ships={A: "venezia"},
        showing={A: "fight_pirates"},
        owned={A: 1},
    )
    do(g, "card silk_11")
    assert asked(g) == "load_order"
    assert g.table.ships[A] == harbour(g, "venezia")
    assert GAME.names(g.rules)["marker"][g.table.showing[A]] == "fight_pirates"


@pytest.mark.rule("OM-8.10")
def test_a_calm_sea_pays_per_ship_symbol_before_the_ship_moves() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "gems_03 gems_06"},
        cargo={A: "gems_05"},
        ships={A: "venezia"},
        showing={A: "calm_sea"},
        owned={A: 1},
    )
    do(g, "card gems_03", "card gems_06")
    assert asked(g) == "sail"
    assert g.table.ducati[A] == 13


@pytest.mark.rule("OM-8.11", "OM-8.12")
def test_a_compass_leaves_the_game_and_opens_a_jump() -> None:
    g = at_sea("venezia", 1, markers={"zara": "compass", "tana": "compass", "acri": "big_deal"})
    do(g, "destination zara")
    assert asked(g) == "compass"
    assert g.table.markers[harbour(g, "zara")] == NOTHING
    assert g.table.owned[A] == 0
    jumps = can(g)
    assert len(jumps) == 30 - 2 + 1
    assert "jump venezia" in jumps
    assert no(g, "jump tana") == "OM-8.12"
    assert no(g, "jump zara") == "OM-8.12"
    assert late(g) == "stay"
    do(g, "jump acri")
    assert g.table.ships[A] == harbour(g, "acri")
    assert (g.table.owned[A], g.table.showing[A]) == (1, 3)


@pytest.mark.rule("OM-8.13")
def test_a_jump_may_lead_to_an_empty_harbour_unless_the_option_forbids_it() -> None:
    markers = {"zara": "compass", "acri": "big_deal"}
    g = at_sea("venezia", 1, markers=markers, showing={A: "calm_sea"}, owned={A: 1})
    do(g, "destination zara", "jump venezia")
    assert g.table.showing[A] == NOTHING
    g = at_sea("venezia", 1, markers=markers, options={"compass_to_empty": False})
    do(g, "destination zara")
    assert can(g) == ["jump acri", "stay"]
    assert no(g, "jump venezia") == "OM-8.13"


@pytest.mark.rule("OM-8.14")
def test_who_stays_has_no_active_marker_and_the_compass_is_gone_all_the_same() -> None:
    g = at_sea("venezia", 1, markers={"zara": "compass"}, showing={A: "calm_sea"}, owned={A: 1})
    do(g, "destination zara", "stay")
    assert g.table.ships[A] == harbour(g, "zara")
    assert g.table.showing[A] == NOTHING
    assert g.table.owned[A] == 1
    assert g.table.markers[harbour(g, "zara")] == NOTHING


@pytest.mark.rule("OM-8.15")
def test_several_markers_of_a_kind_do_not_add_up() -> None:
    g = scene(
        "play_card",
        A,
        hands={A: "gems_03"},
        cargo={A: "gems_07"},
        ships={A: "venezia"},
        showing={A: "calm_sea"},
        owned={A: 3},
    )
    do(g, "card gems_03")
    assert g.table.ducati[A] == 12


@pytest.mark.rule("OM-8.7")
def test_when_time_runs_out_the_ship_goes_to_the_first_marker_that_can_be_owned() -> None:
    assert late(at_sea("venezia", 3, markers={"bari": "compass", "messina": "calm_sea"})) == "destination messina"
    assert late(at_sea("venezia", 3, markers={"bari": "compass"})) == "destination bari"
