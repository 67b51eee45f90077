"""What all tests share: the toy game stands beside the games of the house, and the right build is under test."""

from __future__ import annotations

import os

import pytest

import toy
from serenissima.games import GAMES, REFUSED
from serenissima.kernel import core
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


QUICK = {"games", "kernel", "parts"}  # folders of files that are done in a moment


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: of several workers none is left with a long file at the end."""
    items.sort(key=lambda item: not QUICK.isdisjoint(item.path.parts))


def engine() -> str:
    """Which build of the engine the tests meet."""
    return "interpreted" if core.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"engine: {engine()}, {core.__file__}"


def pytest_configure() -> None:
    """Every game is there; and `make test` says which build it means: meeting the other one would prove nothing."""
    if REFUSED:
        raise pytest.UsageError(" ".join(REFUSED.values()))
    wanted = os.environ.get("SERENISSIMA_ENGINE", engine())
    if wanted != engine():
        raise pytest.UsageError(f"the {wanted} engine was to be tested, but {core.__file__} is the {engine()} one")
