"""Oltre Mare drawn on the terminal: what a seat may see is there, what nobody may look at is covered."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from games.oltremare.scene import GAME, SPECTATOR, A, B, C, do, offer, scene
from serenissima.cli.boards import brief, draw
from serenissima.kernel.core import AnyState, look
from serenissima.kernel.game import new
from serenissima.text import Words

PLAYERS = ("anna", "bruno", "carla")


def drawn(g: AnyState, seat: int, drawing: Any = draw) -> str:
    out = io.StringIO()
    console = Console(file=out, width=160, no_color=True)
    console.print(drawing(GAME, look(g, seat), Words("en", GAME.key), PLAYERS))
    return out.getvalue()


def market(**more: Any) -> AnyState:
    return scene(
        "trade_action",
        A,
        hands={A: "salt_01 olives_05", B: "silk_01"},
        cargo={A: "scrolls_02 gems_07", B: "pottery_03 gems_08", C: "grain_01"},
        pirates={A: "pottery_02 unseen"},
        markers={"zara": "big_deal"},
        ducati={B: -4},
        **more,
    )


def test_a_seat_sees_its_hand_and_the_tops_but_not_through_its_stacks() -> None:
    said = drawn(market(), A)
    for part in ("anna", "salt 3 (pirate, ship)", "gems 6 (ducato, pirate)", "big deal: Zara", "-4", "Goods stack"):
        assert part in said
    for covered in ("scrolls 02", "pottery 02", "silk 01", "pottery 03"):
        assert covered not in said


def test_a_memory_aid_lays_the_own_stacks_open() -> None:
    g = market(options={"memory_aid": "own"})
    said = drawn(g, A)
    assert "Your cargo, lowest first: scrolls 3 (pirate, ship), gems 6 (ducato, pirate)" in said
    assert "Your pirates, lowest first: pottery 3 (pirate, ship), unseen" in said
    assert "pottery 03" not in said
    assert "scrolls 02" not in drawn(g, B)


@pytest.mark.parametrize("seat", [A, B, C, SPECTATOR])
def test_an_open_offer_is_shown_as_it_was_said(seat: int) -> None:
    g = market()
    do(g, "propose yellow")
    offer(g, "salt_01", "silk", -2, "claim ducato+ship 5")
    said = drawn(g, seat)
    assert "gives salt “ducato and ship, 5”" in said
    assert "wants silk" in said
    assert "and asks 2" in said
    assert ("salt 3 (pirate, ship)" in said) == (seat == A)


def test_in_the_middle_of_a_turn_a_few_lines_are_enough() -> None:
    said = drawn(market(), A, brief)
    assert "must play 1" in said
    assert "Your hand" in said
    assert len(said.splitlines()) < 5
    assert "Your hand" not in drawn(market(), SPECTATOR)


def test_a_game_not_yet_begun_can_be_drawn() -> None:
    assert "Goods stack 98" in drawn(new(GAME, 3), SPECTATOR)
