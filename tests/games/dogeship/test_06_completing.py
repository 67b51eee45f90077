"""Chapter 6: completing, and gondolas."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest

from games.dogeship.table import (
    approvals,
    asked,
    asking,
    deck,
    ducats,
    moves,
    pile,
    play,
    position,
    refused,
    seen,
    stack,
    table,
    yard,
)
from serenissima.games.dogeship import GAME
from serenissima.kernel.game import read_json


@pytest.mark.rule("DS-6.1")
def test_only_own_yard_tiles_of_the_icons_kind_can_be_completed() -> None:
    g = position(yards={"A": "n01 b05 g01", "B": "n02"})
    play(g, "A place green_5")
    assert moves(g) == ["complete n01", "finish"]
    assert refused(g, "A complete n02") == "DS-6.1 not_in_your_yard"
    assert refused(g, "A complete b05") == "DS-4.6 no_such_icon"


@pytest.mark.rule("DS-6.1")
def test_one_tile_per_icon() -> None:
    g = position(yards={"A": "n01 n02 b05"}, stacks={"gondola": "..."})
    play(g, "A place white_6", "A complete n02")
    assert moves(g) == ["complete b05", "finish"]
    assert refused(g, "A complete n01") == "DS-4.6 icon_used"


@pytest.mark.rule("DS-6.2")
def test_a_completed_tile_leaves_its_space_at_once() -> None:
    g = position(yards={"A": "g01 n01 b05 b06 n02"}, stacks={"gondola": "..."})
    play(g, "A place green_6", "A complete g01")
    assert yard(g) == "n01 b05 b06 n02"
    play(g, "A complete b06")
    assert (yard(g), pile(g), deck(g, "lower")) == ("n01 b05 n02", "b06", "g01")


@pytest.mark.rule("DS-6.3")
@pytest.mark.parametrize(("tile", "money", "seals"), [("n01", 4, 0), ("n07", 6, 0), ("n10", 0, 2), ("n14", 0, 3)])
def test_a_gondola_pays_ducats_or_approvals(tile: str, money: int, seals: int) -> None:
    g = position(yards={"A": tile}, stacks={"gondola": "..."})
    play(g, "A place green_5", f"A complete {tile}")
    assert (ducats(g), approvals(g)) == (12 + money, seals)


@pytest.mark.rule("DS-6.4")
def test_a_completed_gondola_goes_under_its_stack() -> None:
    g = position(yards={"A": "n07"})
    play(g, "A place green_5", "A complete n07")
    assert stack(g, "gondola").split()[-1] == "n07"
    assert seen(g, "B")["table"]["under"]["gondola"] == 1
    assert "n07" not in str(seen(g, "A"))


@pytest.mark.rule("DS-6.4", "DS-2.7")
def test_a_gondola_put_under_an_empty_stack_shows_its_cost() -> None:
    yards = {"A": "n01 n02 n03 n04 n05", "B": "n06 n07 n08 n09 n10", "C": "n11 n12 n13 n14"}
    g = position(seats=3, yards=yards)
    assert "gondola" not in table(g)["top_cost"]
    assert "show_top.show gondola 1" in play(g, "A water", "B place green_5", "B complete n07")
    assert table(g)["top_cost"]["gondola"] == 1


@pytest.mark.rule("DS-6.5")
def test_a_reward_pays_for_a_later_step_of_the_turn(tmp_path: Path) -> None:
    said = deepcopy(read_json(GAME.data_file))
    said["barriers"][0].update(trigger="buy", bonus={"type": "complete", "target": "gondola"})
    corrected = tmp_path / "corrected.json"
    corrected.write_text(json.dumps(said), encoding="utf-8")
    g = position(
        data_file=corrected,
        piles={"A": "b01"},
        yards={"A": "n07"},
        ducats={"A": 0},
        stacks={"gondola": "...", "upper_aft": "g23 ..."},
    )
    play(g, "A place green_3")
    assert asking(g) == "bonus_complete"
    play(g, "A complete n07", "A buy galley upper_aft", "A keep g23")
    assert (ducats(g), yard(g), asked(g)) == (0, "g23", "B")


def test_the_completed_gondola_can_be_bought_again() -> None:
    g = position(seats=3, yards={"A": "n07", "B": "n01 n02 n03 n04 n05", "C": "n06 n08 n09 n10 n11"})
    play(g, "A place green_5", "A complete n07", "B place white_2", "B buy gondola", "B discard n01", "* draw n14")
    assert moves(g) == ["keep n12", "keep n14", "keep n13", "decline"]
    assert table(g)["top_cost"]["gondola"] == 1
    play(g, "B decline", "C place red_1", "C buy gondola", "C discard n06")
    assert moves(g) == ["keep n07", "keep n01", "keep n12", "decline"]
