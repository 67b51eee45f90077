"""One game between bots, driven as a table would drive it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.referee import ask
from serenissima.games import GAMES
from serenissima.kernel.core import CHANCE, answer, default, legal, look, odds, seats
from serenissima.kernel.game import new
from serenissima.kernel.playout import pick


@dataclass(frozen=True)
class Pairing:
    """Who sits where, and the seed of luck."""

    game: str
    bots: tuple[str, ...]
    seed: str
    seconds: float = 1.0


@dataclass
class Result:
    """How a game went for each seat."""

    bots: tuple[str, ...]
    seed: str
    scores: list[int]
    places: list[int]
    decisions: int
    faults: list[str] = field(default_factory=list)

    def share(self, seat: int) -> float:
        """One for a win, a part of it for a shared one."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


def play(pairing: Pairing) -> Result:
    """Play it to the end."""
    game = GAMES[pairing.game]
    luck = Random(f"luck {pairing.seed}")
    g = new(game, len(pairing.bots))
    bots = [seat_bot(game, name, f"{pairing.seed} {seat}") for seat, name in enumerate(pairing.bots)]
    budgets = [usual_budget(name, pairing.seconds) for name in pairing.bots]
    result = Result(pairing.bots, pairing.seed, [], [], 0)
    while g.stack:
        asked = seats(g)
        if asked == (CHANCE,):
            answer(g, CHANCE, pick(odds(g), luck))
            continue
        seat = asked[0]
        moves = legal(g, seat)
        move = moves[0]
        if len(moves) > 1:
            move, fault = ask(bots[seat], look(g, seat), moves, budgets[seat], default(g, seat))
            result.decisions += 1
            if fault:
                result.faults.append(f"seat {seat} {fault.kind}: {fault.message}")
        answer(g, seat, move)
    result.scores, result.places = game.scores(g), game.ranking(g)
    return result
