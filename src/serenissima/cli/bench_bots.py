"""How fast bots think, and what that speed is worth in wins: the compiled build beside the interpreted one."""

from __future__ import annotations

import json as json_format
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from serenissima.bots.levels import judge_of, levels_of, seat_bot
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import SearchBot
from serenissima.cli.build import build, interpreted_sources
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json
from serenissima.kernel.core import CHANCE, AnyState, View, legal, look, seats
from serenissima.kernel.game import GAMES, Game, new

VIEWS: Final = 120  # choices at the beginning of a game, from which the positions are taken
POSITIONS: Final = 8
SIMULATIONS: Final = 16  # in each position
RIVAL: Final = "mercante"


Measured = Annotated[str, Parameter(help="The key of the game; all games without it.")]


def games_measured(key: str) -> list[Game]:
    """The game of that key; all of them where none is named."""
    return [game_called(key)] if key else list(GAMES.values())


def bots(game: Measured = "", /, *, games: int = 6, milliseconds: int = 20, json: Json = False) -> int:
    """Simulations per second of the tree search, and how often it wins when it may think so long about each answer.

    Both for the compiled build and for the interpreted one, in every game that has a value function, with as few seats
    as the game takes. The others at the table look one move ahead. Seconds of the simulations are those of the process;
    an answer is timed by the clock, so a busy machine makes the bots weaker.

    Parameters
    ----------
    games: int
        Games against the others, in turning seats; 0 leaves the wins out.
    milliseconds: int
        What the search may think about one answer.
    """
    if games < 0 or milliseconds < 1:
        raise Fault("--games begins at 0 and --milliseconds at 1.")
    rows = measured(game, games, milliseconds)
    if json:
        print_json(rows)
    else:
        out().print(shown(rows, milliseconds))
    return 0


def bots_sample(key: str, *, games: int, milliseconds: int) -> int:
    """One game in this build alone, as JSON; for the other build's measurement."""
    print_json(sample(game_called(key), games, milliseconds))
    return 0


def measured(key: str, games: int, milliseconds: int) -> list[dict[str, Any]]:
    """Every game asked for that has a value function, in the build that runs and in the interpreted one."""
    rows: list[dict[str, Any]] = []
    console = Console(stderr=True)
    known = [game for game in games_measured(key) if RIVAL in levels_of(game)]
    with interpreted_sources() as sources, Progress(console=console, disable=not console.is_terminal) as bar:
        for game in bar.track(known, description="games"):
            rows.append(sample(game, games, milliseconds))
            if sources:
                rows.append(elsewhere(sources, game, games, milliseconds))
    return rows


def elsewhere(sources: Path, game: Game, games: int, milliseconds: int) -> dict[str, Any]:
    """The same of the interpreted build, in a process of its own."""
    command = [sys.executable, "-m", "serenissima", "bench", "bots-sample", game.key]
    command += ["--games", str(games), "--milliseconds", str(milliseconds)]
    said = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, check=True)
    row: dict[str, Any] = json_format.loads(said.stdout)
    return row


def sample(game: Game, games: int, milliseconds: int) -> dict[str, Any]:
    """The figures of one game in the build that runs."""
    count = min(game.seats)
    return {
        "game": game.key,
        "seats": count,
        "build": build(),
        "simulations_per_s": round(simulations_per_s(game, count)),
        "games": games,
        "wins": wins(game, count, games, milliseconds),
    }


def simulations_per_s(game: Game, count: int) -> float:
    """Simulations in positions of one game, per second of this process."""
    views: list[View] = []
    play(game, [seat_bot(game, RIVAL, seat) for seat in range(count)], Budget(), "views", views)
    done = 0
    began = process_time()
    for view in views[:: max(1, len(views) // POSITIONS)]:
        bot = SearchBot(judge_of(game), 1)
        bot.choose(view, legal(judge_of(game).game.imagine(view, Random(1)), view.seat), Budget(SIMULATIONS))
        done += bot.simulations
    return done / (process_time() - began)


def wins(game: Game, count: int, games: int, milliseconds: int) -> float:
    """How many games the search wins in turning seats, thinking so long about each answer; a shared win is a part."""
    total = 0.0
    for number in range(games):
        mine = number % count
        line_up = [seat_bot(game, RIVAL, seat) for seat in range(count)]
        line_up[mine] = SearchBot(judge_of(game), number)
        ended = play(game, line_up, Budget(1_000_000, milliseconds / 1000), number // count, None)
        total += judge_of(game).shares(ended)[mine]
    return total


def play(game: Game, line_up: list[Bot], budget: Budget, seed: int | str, views: list[View] | None) -> AnyState:
    """A game to its end; or, where views are wanted, until so many seats had a choice."""
    luck, budgets = Random(f"bench {seed}"), [budget] * len(line_up)
    g = new(game, len(line_up))
    while g.stack and (views is None or len(views) < VIEWS):
        seat = seats(g)[0]
        if views is not None and seat != CHANCE and len(legal(g, seat)) > 1:
            views.append(look(g, seat))
        next_answer(g, line_up, budgets, luck)
    return g


def shown(rows: list[dict[str, Any]], milliseconds: int) -> Table:
    """The figures for a person."""
    title = f"one core; wins of the search with {milliseconds} ms for an answer, the others are {RIVAL}"
    table = Table(title=title, title_justify="left")
    for at, head in enumerate(("game", "seats", "build", "simulations/s", "wins")):
        table.add_column(head, justify="right" if at > 2 else "left")
    for row in rows:
        won = f"{row['wins']:g} of {row['games']}" if row["games"] else "–"
        table.add_row(row["game"], str(row["seats"]), row["build"], f"{row['simulations_per_s']:,}", won)
    return table
