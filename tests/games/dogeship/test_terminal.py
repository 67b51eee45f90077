"""The Doge Ship drawn on the terminal: what a seat may see is there, what nobody may look at is covered."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from games.dogeship.table import SEATS, play, position
from serenissima.cli.boards import brief, draw
from serenissima.games.dogeship import GAME
from serenissima.kernel.core import SPECTATOR, AnyState, look
from serenissima.kernel.game import new
from serenissima.text import Words

PLAYERS = ("anna", "bruno", "carla", "dino", "elena")


def drawn(g: AnyState, seat: str, drawing: Any = draw, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=260, no_color=True)
    at = SEATS.index(seat) if seat in SEATS else SPECTATOR
    console.print(drawing(GAME, look(g, at), Words(language, GAME.key), PLAYERS[: g.rules.seats]))
    return out.getvalue()


def test_doge_panels_galley_stacks_and_players_are_drawn() -> None:
    g = position(
        seats=3,
        doge="d01",
        dice={"red": 4},
        markers={"red_1": "B"},
        lower="g01 g02",
        upper="g19",
        piles={"B": "b01 b19"},
        yards={"B": "g07 n13"},
        approvals={"A": 3, "B": 7},
    )
    said = drawn(g, "A")
    for part in (
        "■ speed +0  ■ equipment +2  ■ weight +1  ■ handling -1",
        "lower deck aft, upper deck amidships",
        "high water 4",
        "[■] buy gondola",
        "build galley part or gondola (free)",
        "replace a part (costs 2)",
        "2 approvals for 2 ducats",
        "| g01   g02 ",
        "2  b19 barrier #19 building: build gondola (costs 1)",
        "The yard of B: g07 lower deck amidships, 1 point ■ equipment ■ handling [now: 2 points] (costs 2)",
        "The yard of B: n13 gondola 3 approvals (costs 1)",
        "gondola 13 (next costs 0)",
    ):
        assert part in said, part
    assert " 3 " in said
    assert "?" in said


@pytest.mark.parametrize("drawing", [draw, brief])
def test_drawn_tiles_are_shown_to_the_buyer_alone(drawing: Any) -> None:
    g = position(stacks={"upper_aft": "g24 g22 g21 ..."}, yards={"A": "n07"})
    play(g, "A place green_3", "A buy galley upper_aft")
    said = drawn(g, "A", drawing)
    assert "You look at g24 upper deck aft, 4 points ✚ 1 approval ■ speed ■ equipment ■ handling" in said
    assert "In your yard n07 gondola 6 ducats (costs 1)" in said
    for other in ("B", "spectator"):
        assert "g24" not in drawn(g, other, drawing)
    g = position(stacks={"doge": "d07 d12 ..."})
    play(g, "A place green_4")
    assert "You look at d07 ■ speed +2  ■ equipment -1  ■ weight +0  ■ handling +1" in drawn(g, "A", drawing)


def test_covered_yards_stay_covered() -> None:
    g = position(yards={"A": "n13 b05"}, options={"open_yards": False, "open_approvals": True}, approvals={"B": 5})
    for tile in ("The yard of A: a gondola for 1 ducat", "The yard of A: a free barrier"):
        assert tile in drawn(g, "B")
    assert "n13" not in drawn(g, "B")
    assert "In your yard n13 gondola 3 approvals (costs 1)" in drawn(g, "A")
    assert "5" in drawn(g, "A")


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_new_game_can_be_drawn_for_everybody(seats: int) -> None:
    g = new(GAME, seats)
    for seat in (*SEATS[:seats], "spectator"):
        said = drawn(g, seat)
        assert "The Doge Ship" in said
        assert "Round 0" not in said


@pytest.mark.parametrize(("language", "said"), [("en", "buy gondola"), ("de", "Gondel kaufen"), ("nl", "gondel kopen")])
def test_a_field_is_said_as_the_language_says_it(language: str, said: str) -> None:
    assert said in drawn(position(seats=2), "A", language=language)
