"""Chapter 9: replacing a galley part."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from games.dogeship.table import (
    Given,
    approvals,
    asked,
    asking,
    deck,
    fields,
    moves,
    only_answer,
    play,
    position,
    refused,
    seen,
    stack,
    time_out,
    vp,
    yard,
)
from serenissima.games.dogeship import GAME
from serenissima.kernel.game import read_json

BONUS: dict[str, Any] = {"replace_triggers_complete_bonus": True}


@pytest.mark.rule("DS-9.1")
def test_the_rightmost_part_of_a_deck_if_nothing_lies_above_it() -> None:
    g = position(lower="g01 g02", upper="g19", yards={"A": "g03 g21"})
    play(g, "A place red_6")
    assert moves(g) == ["replace g03", "replace g21"]
    g = position(lower="g01", upper="g19", yards={"A": "g03 g21"})
    play(g, "A place red_6")
    assert moves(g) == ["replace g21"]
    assert refused(g, "A replace g03") == "DS-9.1 part_above"


@pytest.mark.rule("DS-9.2")
def test_the_new_part_has_the_same_zone_and_takes_the_same_slot() -> None:
    g = position(lower="g01 g02 g07", yards={"A": "g03 g09", "B": "g10"})
    play(g, "A place red_6")
    assert moves(g) == ["replace g09"]
    assert refused(g, "A replace g03") == "DS-9.2 of_another_zone"
    assert refused(g, "A replace g10") == "DS-9.2 not_in_your_yard"
    play(g, "A replace g09")
    assert (deck(g, "lower"), yard(g)) == ("g01 g02 g09", "g03")


@pytest.mark.rule("DS-9.3")
def test_all_or_nothing() -> None:
    g = position(yards={"A": "g01"})
    assert "red_6" not in fields(g)
    assert refused(g, "A place red_6") == "DS-9.3 no_replacement"
    g = position(lower="g01", yards={"A": "g02"})
    play(g, "A place red_6")
    assert moves(g) == ["replace g02"]
    assert only_answer(g) == ""
    assert time_out(g) == "replace g02"
    assert refused(g, "A finish") == "DS-9.3 must_replace"


@pytest.mark.rule("DS-9.4")
def test_the_part_torn_down_goes_under_the_stack_of_its_zone() -> None:
    g = position(lower="g01", yards={"A": "g02"}, stacks={"lower_aft": "..."})
    assert "torn_down g01" in play(g, "A place red_6", "A replace g02")
    assert stack(g, "lower_aft") == "g03 g04 g05 g06 g01"
    assert seen(g, "spectator")["table"]["under"]["lower_aft"] == 5


@pytest.mark.rule("DS-9.5")
def test_the_replacing_seat_scores_and_the_old_builder_keeps_his_points() -> None:
    g = position(lower="g01", yards={"A": "g02"}, vp={"B": 3}, approvals={"B": 1}, doge="d01")
    play(g, "A place red_6", "A replace g02")
    assert (vp(g), approvals(g)) == (1 + 0 - 1, 2)
    assert (vp(g, "B"), approvals(g, "B")) == (3, 1)


@pytest.mark.rule("DS-9.6")
def test_replacing_never_ends_the_game() -> None:
    g = position(lower=6, upper=5, yards={"A": "g33"}, doge="d04")
    parts = len(g.table.decks[0]) + len(g.table.decks[1])
    play(g, "A place red_6", "A replace g33")
    assert len(g.table.decks[0]) + len(g.table.decks[1]) == parts
    assert asked(g) == "B"


@pytest.mark.rule("DS-8.14", "DS-9.3")
def test_by_option_a_bonus_must_leave_a_replacement() -> None:
    g = position(lower="g01", yards={"A": "g02 g03"}, piles={"A": "b26"}, options=BONUS)
    play(g, "A place red_6")
    assert (asking(g), moves(g)) == ("bonus_complete", ["complete g02", "complete g03", "skip"])
    play(g, "A complete g02")
    assert (asking(g), moves(g)) == ("replace_part", ["replace g03"])
    g = position(lower="g01", yards={"A": "g02 g07"}, piles={"A": "b26"}, options=BONUS)
    play(g, "A place red_6")
    assert (asking(g), moves(g)) == ("replace_part", ["replace g02"])
    g = position(lower="g01 g02", upper="g19", yards={"A": "g20 g07"}, piles={"A": "b26"}, options=BONUS)
    play(g, "A place red_6")
    assert moves(g) == ["complete g07", "skip"]
    assert refused(g, "A complete g20") == "DS-9.3 replacement_needs_it"


@pytest.mark.rule("DS-8.14", "DS-15.1")
def test_by_option_a_bonus_before_a_replacement_may_end_the_game() -> None:
    g = position(lower=6, upper=5, yards={"A": "g33"}, piles={"A": "b26"}, doge="d04", options=BONUS)
    play(g, "A place red_6")
    assert moves(g) == ["complete g33", "skip"]
    play(g, "A complete g33")
    assert asking(g) == ""


@pytest.mark.rule("DS-8.14", "DS-9.3")
def test_by_option_a_discard_in_a_bonus_purchase_must_leave_a_replacement(tmp_path: Path) -> None:
    said = deepcopy(read_json(GAME.data_file))
    said["barriers"][9]["bonus"] = {"type": "buy", "target": "galley"}
    corrected = tmp_path / "corrected.json"
    corrected.write_text(json.dumps(said), encoding="utf-8")
    given: Given = {"options": BONUS, "data_file": corrected, "piles": {"A": "b10"}, "lower": "g01"}
    g = position(**given, yards={"A": "g02 g30"})
    play(g, "A place red_6", "A buy galley upper_mid")
    assert moves(g) == ["discard g30"]
    assert refused(g, "A discard g02") == "DS-9.3 replacement_needs_it"
    said["constants"]["yard_limit_galley"] = 1
    corrected.with_name("smaller.json").write_text(json.dumps(said), encoding="utf-8")
    g = position(**{**given, "data_file": corrected.with_name("smaller.json")}, yards={"A": "g02"})
    play(g, "A place red_6")
    assert asking(g) == "replace_part"
