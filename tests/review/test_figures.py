"""Figures over time: found without knowing the game, and true at both ends."""

from __future__ import annotations

import pytest

from program import random_game
from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.review.figures import by_seat, figures, turn_of

NAMES = ("red", "blue")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_every_game_has_figures_that_end_with_its_result(game: Game) -> None:
    record = random_game(game, max(game.seats))
    found = figures(record)
    assert found["at"][0] == 0
    assert found["at"][-1] == len(record.entries)
    assert list(record.game.scores(record.state)) in [figure["values"][-1] for figure in found["figures"]]
    assert all(len(figure["values"]) == len(found["at"]) for figure in found["figures"])


def test_numbers_lists_and_owners_are_counted_and_nothing_else() -> None:
    assert by_seat({"red": 3, "blue": 0}, NAMES) == [3, 0]
    assert by_seat({"red": ["a"], "blue": []}, NAMES) == [1, 0]
    assert by_seat({"1": {"owner": "blue"}, "2": {"owner": None}, "3": {"owner": "blue"}}, NAMES) == [0, 2]
    assert by_seat({"red": "modone", "blue": "zara"}, NAMES) is None
    assert by_seat({"red": True, "blue": False}, NAMES) is None
    assert by_seat({"wood": {"price": 2}}, NAMES) is None
    assert by_seat(7, NAMES) is None


def test_a_turn_belongs_to_its_player_while_others_are_asked() -> None:
    record = random_game(GAMES["oltremare"], 5)
    interrupted = [
        (turn_of(g), g.stack[-1])
        for g, _, _ in record.replay()
        if g.stack and type(g.stack[-1]).__name__ == "DealReply"
    ]
    assert interrupted
    assert any(getattr(step, "seat", turn) != turn for turn, step in interrupted)
    assert turn_of(record.state) is None
