"""The laws over every game and every number of seats."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import toy
from conftest import engine
from serenissima.kernel.game import Game
from serenissima.laws import check_game, fuzz

FEW = 4 if engine() == "compiled" else 2  # they are the same games: fewer show that both builds are one
MANY = 1000
PAPER = Path(__file__).parents[2] / "docs" / "laws.md"


def test_a_few_random_games_keep_every_law(game: Game, seat_count: int) -> None:
    entries = sum(check_game(game, seat_count, seed) for seed in range(FEW))
    assert entries > FEW


@pytest.mark.long
def test_a_thousand_random_games_keep_every_law(game: Game, seat_count: int) -> None:
    for seed in range(MANY):
        check_game(game, seat_count, f"long {seed}")


@pytest.mark.parametrize("seats", toy.GAME.seats)
def test_the_laws_hold_at_every_moment_of_many_short_games(seats: int) -> None:
    for seed in range(30):
        assert check_game(toy.GAME, seats, seed, options={}, share=1.0) > 1


def test_the_paper_lists_every_law() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", PAPER.read_text(encoding="utf-8"), re.MULTILINE)
    raised = set(re.findall(r'(?:law = |Violation\()"(\w+)"', Path(fuzz.__file__).read_text(encoding="utf-8")))
    assert sorted(rows) == sorted({*fuzz.LAWS, *raised})
