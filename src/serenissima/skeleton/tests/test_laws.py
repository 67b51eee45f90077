"""Random games with every law on."""

from __future__ import annotations

import pytest

from serenissima.games import GAMES
from serenissima.laws import check_game

GAME = GAMES["skeleton"]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_every_law_holds(seats: int, seed: int) -> None:
    assert check_game(GAME, seats, seed) > 0
