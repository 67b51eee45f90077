"""Tournaments between bots, and the tuning of what they value."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from serenissima.bots.levels import levels_of, plays
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json
from serenissima.kernel.game import Game

if TYPE_CHECKING:
    from serenissima.arena.tournament import Standing

NEEDS = ("openskill", "cma")


def add_to(app: App) -> None:
    """Add the commands of this module."""
    app.command(arena)
    app.command(tune)


def arena(
    game: str,
    *,
    bots: str,
    games: int = 100,
    seed: str = "1",
    seconds: float = 1.0,
    jobs: int = 0,
    log: Annotated[
        Path | None, Parameter(help="Keep every result here; a run that was stopped goes on from it.")
    ] = None,
    json: Json = False,
) -> int:
    """Let bots play each other, in all rotations of their seats with the same luck.

    Parameters
    ----------
    game: str
        The key of the game.
    bots: str
        One name per seat, separated by commas, for example capitano,mercante,mercante,mercante.
    games: int
        How many games; a multiple of the seats gives every bot every seat equally often.
    seconds: float
        The most a bot may think about one answer.
    jobs: int
        How many games are played at once; all cores without it.
    """
    known, line_up = game_called(game), tuple(name.strip() for name in bots.split(","))
    check_line_up(known, line_up, games, seconds)
    need_extra()
    from serenissima.arena.tournament import pairings, run, standings

    wanted = list(pairings(game, line_up, games, seed, seconds))
    with progress() as bar:
        task = bar.add_task(f"{known.key}: {bots}", total=games)
        results = run(wanted, jobs or os.cpu_count() or 1, lambda _: bar.advance(task), log)
    table = standings(results)
    faults = [fault for result in results for fault in result.faults]
    if json:
        print_json(
            {
                "game": game,
                "bots": line_up,
                "games": games,
                "standings": [asdict(one) for one in table],
                "faults": faults,
            }
        )
    else:
        out().print(shown(table))
        sys.stdout.writelines(f"{fault}\n" for fault in faults[:10])
    return 1 if faults else 0


def check_line_up(game: Game, line_up: tuple[str, ...], games: int, seconds: float) -> None:
    """Whether such a tournament can be played."""
    if len(line_up) not in game.seats:
        raise Fault(f"{game.key} is not for {len(line_up)} players.", f"It is for {', '.join(map(str, game.seats))}.")
    for name in line_up:
        if not plays(game, name):
            raise Fault(f"{name!r} does not play {game.key}.", f"These do: {', '.join(levels_of(game))}.")
    if games < 1 or not seconds > 0:
        raise Fault(
            "A tournament has at least one game, and every bot some time.", "For example: --games 100 --seconds 1"
        )


def need_extra() -> None:
    missing = [name for name in NEEDS if find_spec(name) is None]
    if missing:
        raise Fault(f"The arena needs {', '.join(missing)}.", "Install the extra: pip install 'serenissima[arena]'")


def progress() -> Progress:
    """A bar on the error stream, drawn on terminals only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


def shown(standings: list[Standing]) -> Table:
    """The table: wins with their 95 % interval, and the rating."""
    table = Table(title="wins with 95 % interval (Wilson), rating (OpenSkill)", title_justify="left")
    for name in ("bot", "games", "wins", "share", "from", "to", "rating"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in standings:
        share = one.wins / one.seats
        row = (f"{share:.1%}", f"{one.low:.1%}", f"{one.high:.1%}", f"{one.rating:.1f} ± {1.96 * one.spread:.1f}")
        table.add_row(one.bot, str(one.seats), f"{one.wins:.1f}", *row)
    return table


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
    need_extra()
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
