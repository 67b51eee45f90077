"""The data file: what it must say, how faults in it are told, and that a corrected copy is played with."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from games.data_files import Change, corrected, problems, put, written
from games.dogeship.table import approvals, ducats, play, position, vp
from serenissima.games.dogeship import GAME
from serenissima.kernel.game import new
from serenissima.kernel.playout import playout

FAULTS: Final[list[tuple[Change, str]]] = [
    (put("colour", "red"), "colour: unknown key"),
    (put("game", "chess"), "game: this data file is for another game"),
    (put("schema_version", 2), "schema_version: only version 1 is known"),
    (put("constants", "start_ducats", -1), "constants.start_ducats: a whole number from 0 is expected"),
    (put("constants", "luck", 1), "constants.luck: unknown key"),
    (
        put("constants", "markers_per_player", 9),
        "constants.markers_per_player: the action markers and three more are expected",
    ),
    (put("constants", "die_faces", []), "constants.die_faces: a die needs a face"),
    (
        put("constants", "swap_draw", 3),
        "constants.swap_draw: one tile is played and one put back, so two must be drawn",
    ),
    (
        put("constants", "high_water_loss", "fewer", 6),
        "constants.high_water_loss.nobody can lose more markers than he has",
    ),
    (put("constants", "inspection_vp", [6, 3]), "constants.inspection_vp: a value for each place is expected"),
    (put("constants", "component_counts", "barriers", 25), "barriers: 25 tiles are expected"),
    (put("constants", "component_counts", "dice", 5), "component_counts.dice: a die for each panel is expected"),
    (put("ruling_constants", "vp_limit", 100), "ruling_constants.vp_limit: null is expected, there is no limit"),
    (put("ruling_constants", "max_rounds", 0), "ruling_constants.max_rounds: a whole number from 1 is expected"),
    (put("ruling_constants", "galley_tiles_per_zone", 5), "galley_tiles: 5 tiles of lower_aft are expected, not 6"),
    (put("tile_kinds", "galley", "id", "ship"), "tile_kinds: galley, barrier, gondola are expected"),
    (put("decks", ["upper", "lower"]), "decks: lower, upper are expected"),
    (put("zones", "lower_mid", "section", "aft"), "zones: one for each deck and section is expected"),
    (put("zones", "lower_mid", "deck", "middle"), "zones.lower_mid.deck: 'middle' is not known"),
    (put("zones", "lower_mid", "id", "lower_aft"), "zones: an id stands twice"),
    (put("layouts", "2", "panels", ["red", "green"]), "layouts.2.panels: min_players says otherwise"),
    (put("layouts", "2", "columns", ["mid", "aft"]), "layouts.2.columns: from stern to bow is expected"),
    (put("layouts", "2", "parts_needed", 11), "layouts.2.parts_needed: a part for each column and deck"),
    (put("layouts", "6", {}), "layouts.6: unknown key"),
    (put("panels", "red", "fields", []), "panels.red.fields: 6 fields are expected"),
    (put("panels", "red", "fields", "red_1", "value", 2), "panels.red.fields.red_1.value: 1 is expected here"),
    (put("panels", "red", "fields", "red_1", "id", "red_9"), "panels.red.fields.red_9.id: red_1 is expected here"),
    (
        put("panels", "red", "fields", "red_1", "action", {"type": "sing"}),
        "panels.red.fields.red_1.action.type: 'sing' is not known",
    ),
    (
        put("panels", "red", "fields", "red_1", "action", "targets", ["gondola", "galley"]),
        "panels.red.fields.red_1.action.targets: 1 expected with mode single",
    ),
    (
        put("panels", "red", "fields", "red_1", "action", "mode", "any"),
        "panels.red.fields.red_1.action.mode: 'any' is not known",
    ),
    (
        put("panels", "red", "fields", "red_2", "action", "pay", 1),
        "panels.red.fields.red_2.action.pay: 1 does not go with free_approval",
    ),
    (
        put("panels", "red", "fields", "red_2", "action", "kind", "bribe"),
        "panels.red.fields.red_2.action.kind: 'bribe' is no intrigue",
    ),
    (put("galley_tiles", "g04", "cost", 8), "galley_tiles.g04.cost: 2 to 7 ducats are expected"),
    (put("galley_tiles", "g04", "params", ["blue"]), "galley_tiles.g04.params: 2 to 4 are expected"),
    (put("galley_tiles", "g04", "params", ["blue", "pink"]), "galley_tiles.g04.params: 'pink' is not known"),
    (put("galley_tiles", "g04", "zone", "keel"), "galley_tiles.g04.zone: 'keel' is not known"),
    (put("galley_tiles", "g04", "approval", 1), "galley_tiles.g04.approval: true or false is expected"),
    (put("galley_tiles", "g04", "id", "g05"), "tiles: an id stands twice"),
    (put("barriers", "b10", "cost", 2), "barriers.b10.cost: 0 or 1 ducat is expected"),
    (put("barriers", "b10", "priority", 11), "barriers: each priority from 1 must stand once"),
    (put("barriers", "b10", "trigger", "sail"), "barriers.b10.trigger: 'sail' is not known"),
    (put("barriers", "b10", "bonus", {"type": "steal"}), "barriers.b10.bonus.type: 'steal' is no bonus"),
    (put("barriers", "b10", "bonus", "resource", "fish"), "barriers.b10.bonus.resource: 'fish' is not known"),
    (put("gondolas", "n07", "cost", 2), "gondolas.n07.cost: 0 or 1 ducat is expected"),
    (put("gondolas", "n07", "reward", "resource", "vp"), "gondolas.n07.reward.resource: 'vp' is not known"),
    (put("doge_tiles", "d01", "values", "pink", 1), "doge_tiles.d01.values.pink: unknown key"),
    (put("doge_tiles", "d01", "violet_zones", ["keel"]), "doge_tiles.d01.violet_zones: 'keel' is not known"),
    (put("doge_tiles", "d01", "event", "type", "storm"), "doge_tiles.d01.event.type: 'storm' is not known"),
    (put("doge_tiles", "d02", "event", "level", 2), "doge_tiles.d02.event.level: unknown key"),
]


@pytest.mark.rule("DS-1.2", "DS-1.3", "DS-1.4", "DS-1.6", "DS-1.7", "DS-1.8")
@pytest.mark.parametrize(("change", "problem"), FAULTS)
def test_a_faulty_data_file_is_refused(change: Change, problem: str) -> None:
    assert problem in problems(GAME, change)


def test_all_problems_are_listed_together_and_each_once() -> None:
    found = problems(GAME, FAULTS[0][0], FAULTS[3][0], FAULTS[-1][0])
    assert len(found) == len(set(found)) == 3


# A corrected file


def test_a_corrected_file_is_played_with(tmp_path: Path) -> None:
    path = corrected(
        GAME,
        tmp_path,
        put("constants", "start_ducats", 20),
        put("gondolas", "n07", "reward", {"resource": "approvals", "amount": 5}),
        put("panels", "green", "fields", "green_1", "action", "amount", 7),
        put("doge_tiles", "d01", "values", "red", -4),
        put("constants", "water_income", 3),
    )
    g = position(data_file=path, yards={"A": "n07", "B": "g01"}, stacks={"gondola": "..."})
    assert ducats(g) == 20
    play(g, "A place green_5", "A complete n07", "B place green_1", "A water", "B place white_5", "B complete g01")
    assert (approvals(g), ducats(g), ducats(g, "B")) == (5, 23, 27)
    assert vp(g, "B") == 1 - 4 - 1


def test_bigger_numbers_play_to_the_end_too(tmp_path: Path) -> None:
    path = corrected(
        GAME,
        tmp_path,
        put("constants", "action_markers", 7),
        put("constants", "markers_per_player", 10),
        put("constants", "yard_limit", 3),
        put("constants", "yard_limit_galley", 1),
        put("constants", "draw_when_buying", 5),
        put("ruling_constants", "reorders_per_turn", 2),
        put("constants", "die_faces", [2, 2, 5]),
    )
    g = new(GAME, 3, {"max_rounds": 12}, path)
    decisions, entries = playout(g, Random(7))
    assert decisions > 200
    assert entries > decisions
    GAME.audit(g)
    assert GAME.ending(g) == "max_rounds"


def test_marks_of_provenance_are_kept_in_the_shipped_file() -> None:
    said = written(GAME)
    for key in ("panels", "galley_tiles", "barriers", "gondolas", "doge_tiles"):
        assert {item["provenance"] for item in said[key]} <= {"source", "reconstructed"}
