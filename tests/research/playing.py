"""Every game at every table size, and random play that can be watched: what the tests of the research package share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, AnyState, Move, answer, legal, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick

HOUSE = [game for key, game in GAMES.items() if key != "toy"]
TABLES = [(game.key, count) for game in HOUSE for count in game.seats]


def positions(game: Game, count: int, seed: int, limit: int = 1_000_000) -> Iterator[tuple[AnyState, int, list[Move]]]:
    """Random play: before each answer the state, who answers and every legal answer."""
    g, rng = new(game, count), Random(seed)
    while g.stack and limit:
        asked = seats(g)
        seat = asked[int(rng.random() * len(asked))]
        moves = legal(g, seat)
        yield g, seat, moves
        answer(g, seat, pick(odds(g), rng) if seat == CHANCE else moves[int(rng.random() * len(moves))])
        limit -= 1
