"""The tuning of what bots value."""

from __future__ import annotations

import os
import sys

from cyclopts import App

from serenissima.bots.levels import levels_of
from serenissima.cli.arena import need, progress
from serenissima.cli.faults import Fault, game_called


def add_to(app: App) -> None:
    """Add the command of this module."""
    app.command(tune)


def tune(game: str, *, seats: int, generations: int = 16, games: int = 5, jobs: int = 0, seed: int = 1) -> int:
    """Tune the weights of a game's value function by self-play, and keep them.

    Parameters
    ----------
    game: str
        The key of the game.
    seats: int
        How many play.
    generations: int
        How often the weights evolve.
    games: int
        How often each candidate plays every seat.
    """
    known = game_called(game)
    if len(levels_of(known)) == 1 or seats not in known.seats or generations < 1 or games < 1:
        raise Fault(
            f"{game} cannot be tuned like this.", "It needs a value function, its own number of seats, and games."
        )
    need("cma")
    from serenissima.arena.tuning import tune as evolve
    from serenissima.arena.tuning import write_weights

    with progress() as bar:
        task = bar.add_task(f"tuning {known.key}", total=generations)
        found = evolve(game, seats, generations, games, jobs or os.cpu_count() or 1, lambda *_: bar.advance(task), seed)
    command = f"serenissima tune {game} --seats {seats} --generations {generations} --games {games} --seed {seed}"
    write_weights(game, found, command)
    for name, weight in found.weights.items():
        sys.stdout.write(f"{name} {weight:.4f}\n")
    return 0
