"""A view that crosses the wire is the view that was sent: whoever reads it knows as much, and can think ahead."""

from __future__ import annotations

import json
from random import Random

import pytest

from serenissima.bots.protocol import known
from serenissima.games import GAMES
from serenissima.kernel.core import apply, legal, look, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.luck import SeededLuck, outcome
from serenissima.kernel.position import view_from_json, whole_view_to_json


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
def test_a_view_that_was_written_is_read_again(game: Game) -> None:
    rng, g = Random(3), new(game, max(game.seats))
    luck = SeededLuck("views")
    tried = 0
    for _ in range(400):
        asked = seats(g)
        if not asked:
            break
        if asked[0] < 0:
            apply(g, asked[0], outcome(odds(g), luck))
            continue
        seat = rng.choice(asked)
        view = look(g, seat)
        again = view_from_json(game, json.loads(json.dumps(whole_view_to_json(game, view))))
        assert known(again) == known(view)
        assert again.asked == view.asked
        assert whole_view_to_json(game, again) == whole_view_to_json(game, view)
        imagined = game.imagine(again, Random(1))
        assert legal(imagined, seat) == legal(g, seat)
        apply(g, seat, rng.choice(legal(g, seat)))
        tried += 1
    assert tried > 50
