"""What all tests share: the toy game stands beside the games of the house."""

from __future__ import annotations

import pytest
import toy
from serenissima.games import GAMES
from serenissima.kernel.game import Game


@pytest.fixture(autouse=True)
def toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of the toy game can be read in tests."""
    monkeypatch.setitem(GAMES, toy.GAME.key, toy.GAME)


EVERY_GAME: tuple[Game, ...] = (toy.GAME, *GAMES.values())
EVERY_TABLE = [pytest.param(game, seats, id=f"{game.key}-{seats}") for game in EVERY_GAME for seats in game.seats]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `game` and `seat_count` runs for every game and every number of seats."""
    if {"game", "seat_count"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seat_count"), EVERY_TABLE)
