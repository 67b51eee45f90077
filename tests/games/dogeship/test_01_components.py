"""Chapter 1: components and limits."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from games.dogeship.table import (
    BOARD,
    approvals,
    asking,
    ducats,
    fields,
    moves,
    play,
    position,
    refused,
    seen,
    start,
    table,
    vp,
)
from serenissima.games.dogeship import GAME
from serenissima.kernel.game import AuditError, BadOption, new, read_json

KINDS = Counter(tile.kind for tile in BOARD.tiles)
GALLEY, BARRIER, GONDOLA, DOGE = range(4)


@pytest.mark.rule("DS-1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadOption, match="2 or 3 or 4 or 5"):
        new(GAME, seats)
    assert GAME.seats == (2, 3, 4, 5)


@pytest.mark.rule("DS-1.2", "DS-1.3")
def test_there_are_six_galley_tiles_for_each_zone() -> None:
    tiles = [tile for tile in BOARD.tiles if tile.kind == GALLEY]
    assert len(tiles) == 36
    assert Counter(tile.stack for tile in tiles) == dict.fromkeys(range(6), 6)
    assert {tile.cost for tile in tiles} == {2, 3, 4, 5, 6, 7}
    assert all(2 <= len(tile.params) <= 4 for tile in tiles)
    assert len(BOARD.colours) == 4


@pytest.mark.rule("DS-1.4", "DS-1.5")
def test_barriers_have_a_trigger_a_bonus_and_a_priority_of_their_own() -> None:
    tiles = [tile for tile in BOARD.tiles if tile.kind == BARRIER]
    assert sorted(tile.priority for tile in tiles) == list(range(1, 27))
    assert {tile.cost for tile in tiles} == {0, 1}
    assert {tile.trigger for tile in tiles} == {0, 1, 2, 3}


@pytest.mark.rule("DS-1.5")
def test_any_trigger_goes_with_any_bonus() -> None:
    said = read_json(GAME.data_file)
    bonuses = [
        *({"type": "gain", "resource": resource, "amount": 2} for resource in ("ducats", "approvals", "vp")),
        *({"type": act, "target": kind} for act in ("buy", "complete") for kind in ("galley", "barrier", "gondola")),
    ]
    pairs = [(trigger, bonus) for trigger in ("buy", "complete", "intrigue", "ducats") for bonus in bonuses]
    for barrier, (trigger, bonus) in zip(said["barriers"], pairs, strict=False):
        barrier.update(trigger=trigger, bonus=bonus)
    tiles = GAME.load(said).tiles
    assert len({(tile.trigger, tile.offer.does, tile.offer.kinds, tile.offer.resource) for tile in tiles[36:62]}) == 26


@pytest.mark.rule("DS-1.6", "DS-1.7")
def test_gondolas_and_doge_tiles() -> None:
    assert (KINDS[GONDOLA], KINDS[DOGE]) == (14, 16)
    rewards = {tile.offer.resource for tile in BOARD.tiles if tile.kind == GONDOLA}
    assert rewards == {0, 1}
    doges = [tile for tile in BOARD.tiles if tile.kind == DOGE]
    assert all(len(tile.values) == 4 for tile in doges)
    assert {tile.event for tile in doges} == {0, 1, 2}
    assert all((tile.event == 1) == (tile.level > 0) for tile in doges)
    assert any(min(tile.values) < 0 < max(tile.values) for tile in doges)


@pytest.mark.rule("DS-1.8")
def test_six_panels_of_six_fields() -> None:
    assert BOARD.panels == ("red", "green", "white", "yellow", "blue", "black")
    assert [field.name for field in BOARD.fields] == [f"{panel}_{n}" for panel in BOARD.panels for n in range(1, 7)]
    assert {field.trigger for field in BOARD.fields} == {0, 1, 2, 3, 4}


@pytest.mark.rule("DS-1.9")
def test_each_seat_has_five_action_markers_beside_three_others() -> None:
    assert read_json(GAME.data_file)["constants"]["markers_per_player"] == 8
    g = position(markers={"red_1": "A", "green_1": "A"}, water={"A": 1})
    assert g.table.available == [2, 5]
    with pytest.raises(AuditError, match="markers"):
        position(water={"A": 1}, available={"A": 5})


@pytest.mark.rule("DS-1.10")
def test_a_yard_holds_five_tiles_and_two_of_the_galley() -> None:
    position(yards={"A": "g01 g02 b01 b02 n01"}, piles={"A": "b05 b06 b07"}, lower=2)
    with pytest.raises(AuditError, match="6 tiles"):
        position(yards={"A": "g01 g02 b01 b02 n01 n02"})
    with pytest.raises(AuditError, match="galley tiles"):
        position(yards={"A": "g01 g02 g03"})


@pytest.mark.rule("DS-1.11")
def test_nobody_pays_what_he_has_not() -> None:
    g = position(ducats={"A": 0}, dice={"red": 2, "green": 1, "white": 1})
    assert fields(g) == ["red_1", "red_2", "green_1"]
    play(g, "A place green_1")
    assert ducats(g) == 2


@pytest.mark.rule("DS-1.12", "DS-1.13")
def test_ducats_and_points_have_no_limit_and_points_may_be_negative() -> None:
    g = position(ducats={"A": 99_999}, vp={"A": 999}, yards={"A": "n07"}, stacks={"gondola": "..."})
    play(g, "A place green_5", "A complete n07")
    assert (ducats(g), vp(g)) == (100_005, 999)
    said = read_json(GAME.data_file)
    assert GAME.load(said).worth[13][19] == 1 + (-1 - 1 + 2 + 0)
    said["doge_tiles"][13]["values"] = dict.fromkeys(("blue", "green", "red", "yellow"), -3)
    assert GAME.load(said).worth[13][19] == 1 - 12
    assert vp(position(vp={"A": -12})) == -12


@pytest.mark.rule("DS-1.14", "DS-1.15")
def test_approvals_are_a_number_without_a_limit() -> None:
    g = position(approvals={"A": 60}, yards={"A": "n13"}, stacks={"gondola": "..."})
    assert "approvals_gained A 3" in play(g, "A place green_5", "A complete n13")
    assert approvals(g) == 63


@pytest.mark.rule("DS-1.16")
def test_stern_and_bow_are_no_parts() -> None:
    g = position(lower=6, upper=5, yards={"A": "g31"}, doge="d04")
    assert len(g.table.decks[0]) + len(g.table.decks[1]) == 11
    play(g, "A place white_5", "A complete g31")
    assert asking(g) == ""
    assert len(BOARD.tiles) == 36 + 26 + 14 + 16


@pytest.mark.rule("DS-1.17")
def test_approvals_are_hidden_until_the_end() -> None:
    g = position(lower=6, upper=5, yards={"A": "g31"}, doge="d04", approvals={"A": 3, "B": 4})
    for seat in ("B", "spectator"):
        assert seen(g, seat)["table"]["approvals"] == {}
    assert seen(g, "A")["own"]["approvals"] == 3
    assert "approvals_shown B 4" in play(g, "A place white_5", "A complete g31")
    assert seen(g, "spectator")["table"]["approvals"] == {"A": 4, "B": 4}


@pytest.mark.rule("DS-1.18")
def test_all_else_lies_open_to_a_spectator() -> None:
    g = position(yards={"A": "g01 n13"}, piles={"B": "b02 b07"}, lower="g02", doge="d03", old="d01")
    view = seen(g, "spectator")["table"]
    assert view["yards"] == {"A": ["g01", "n13"], "B": []}
    assert view["finished"]["B"] == ["b02", "b07"]
    assert view["decks"]["lower"] == ["g02"]
    assert (view["doge"], view["old_doge"]) == ("d03", ["d01"])
    assert view["bags"] == {**dict.fromkeys(BOARD.zones, 6), "lower_aft": 4, "barrier": 24, "gondola": 13, "doge": 14}
    assert {"ducats", "vp", "markers", "turn_order", "dice", "water", "lost"} <= set(view)


@pytest.mark.rule("DS-1.18")
def test_with_covered_yards_others_see_kind_and_cost_of_gondolas_and_barriers() -> None:
    g = position(yards={"A": "g01 n13 b01"}, options={"open_yards": False})
    assert seen(g, "A")["own"]["yard"] == ["g01", "n13", "b01"]
    assert seen(g, "B")["table"]["yards"]["A"] == ["g01", "gondola_1", "barrier_0"]
    assert "n13" not in json.dumps(seen(g, "B"))
    heard = play(g, "A place white_6", "A complete b01", hears="B")
    assert "complete_step.complete A b01" in heard
    assert "left_yard A 3" in heard
    assert seen(g, "B")["table"]["finished"]["A"] == ["b01"]


@pytest.mark.rule("DS-1.8")
def test_a_new_game_knows_the_fields_by_name() -> None:
    g = start(2, start_player=0)
    assert table(g)["markers"] == {}
    assert moves(g) == ["show barrier 0", "show barrier 1"]
    assert refused(position(), "A place red_6") == "DS-9.3 no_replacement"
