"""Small games for reviews: the regatta with a judge of its own, scripted or cut off after some entries."""

from __future__ import annotations

import toy
from serenissima.bots.judge import Judge
from serenissima.kernel.core import legal, seats
from serenissima.kernel.game import Game
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.record import Record


def coins_and_cards(g: toy.G, seat: int) -> list[float]:
    """What a position of the toy game is worth, roughly."""
    return [float(g.table.coins[seat]), float(sum(value * n for value, n in enumerate(g.own[seat].hand)))]


TOY = Judge(toy.GAME, coins_and_cards, [1.0, 1.0], 3.0)
LINES = """
anna bid 2
bruno bid 0
* reveal
* die {pips}
* drew {card}
bruno {toll}
"""


def scripted(pips: int = 3, card: int = 1, toll: str = "toll", more: str = "") -> Record:
    """A game in which anna has the helm, rolls, draws and meets bruno's toll."""
    record = Record(toy.GAME, ("anna", "bruno"), {"toll": True})
    for line in (LINES.format(pips=pips, card=card, toll=toll) + more).split("\n"):
        if line:
            record.play(*record.read_line(line))
    return record


def opening(game: Game, seat_count: int, entries: int) -> Record:
    """The first entries of a random game."""
    luck = SeededLuck(5)
    record = Record(game, tuple(f"p{seat}" for seat in range(seat_count)))
    while len(record.entries) < entries:
        if record.settle_one(luck) is None:
            seat = seats(record.state)[0]
            moves = legal(record.state, seat)
            record.play(seat, moves[luck.below(len(moves))])
    return record
