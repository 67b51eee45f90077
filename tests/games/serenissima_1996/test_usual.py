"""Whole turns: voyages, purchases and sales in one go."""

from __future__ import annotations

import pytest

from serenissima.games.serenissima_1996 import GAME
from serenissima.laws import check_game


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_turns_hold_in_random_games(seats: int) -> None:
    assert check_game(GAME, seats, "turns", options={}, share=1.0, laws=["wholeness"])
