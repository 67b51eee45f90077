"""Many games at once: perft counts and random games with all laws on."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, check_start, game_called, print_json, read_options
from serenissima.kernel.game import GAMES, Game, as_text, new
from serenissima.kernel.perft import perft as count_sequences

Options = Annotated[tuple[str, ...], Parameter(name="--option", help="A table option, name=value; may be repeated.")]


def add_to(app: App) -> None:
    """Add the commands of this module."""
    app.command(perft)
    app.command(fuzz)


def perft(game: str, *, seats: int, depth: int, option: Options = (), json: Json = False) -> int:
    """Count the sequences of legal answers and outcomes from the start of a game, depth by depth.

    Parameters
    ----------
    game: str
        The key of the game.
    seats: int
        How many play.
    depth: int
        The number of entries of the longest sequences.
    """
    known, options = game_called(game), read_options(option)
    check_start(known, seats, options)
    if not 1 <= depth <= 12:
        raise Fault(f"A depth of {depth} cannot be counted.", "--depth goes from 1 to 12; each step takes many times longer.")
    counts = count_sequences(new(known, seats, options), depth)
    if json:
        print_json({"game": game, "seats": seats, "options": options, "counts": counts})
        return 0
    for at, count in enumerate(counts, 1):
        sys.stdout.write(f"{at} {count}\n")
    return 0


@dataclass(frozen=True)
class Job:
    """One random game to be played with all laws on."""

    key: str
    seats: int
    seed: int
    options: tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Outcome:
    """How many entries a game had; what broke, and the record of it."""

    job: Job
    entries: int
    broken: str = ""
    record: str = ""


def fuzz(
    game: str,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = (),
    options: str = "",
    out: Path = Path("."),
    jobs: int | None = None,
) -> int:
    """Play random games with every law checked after every entry; each violation is saved as a record.

    Parameters
    ----------
    game: str
        The key of the game.
    seats: int
        How many play; without it the seat counts take turns.
    games: int
        How many games are played.
    seed: int
        The first seed; game number k has the seed `seed` + k.
    options: str
        `random` draws the table options of each game.
    out: Path
        The folder in which the records of broken games are saved.
    jobs: int
        How many processes play at once; as many as there are cores without it.
    """
    known, fixed = game_called(game), read_options(option)
    if options not in ("", "random"):
        raise Fault(f"--options cannot be {options!r}.", "It can be: random. Single options: --option name=value.")
    if games < 1 or (jobs is not None and jobs < 1):
        raise Fault("--games and --jobs begin at 1.")
    check_start(known, known.seats[0] if seats is None else seats, fixed)
    todo = [job(known, seats, seed + k, fixed, options == "random") for k in range(games)]
    return summarise(out, watched(todo, min(jobs or os.cpu_count() or 1, games)))


def job(game: Game, seats: int | None, seed: int, fixed: dict[str, str], drawn: bool) -> Job:
    """The game with that seed."""
    rng = Random(f"{game.key}/{seed}")
    count = seats or game.seats[seed % len(game.seats)]
    chosen: dict[str, Any] = {}
    for name, choice in game.options.items() if drawn else ():
        fitting = [value for value in choice.values if begins(game, count, {name: value})]
        chosen[name] = rng.choice(fitting)
    return Job(game.key, count, seed, tuple({**chosen, **fixed}.items()))


def begins(game: Game, seats: int, options: dict[str, Any]) -> bool:
    """Whether a game can begin with these options; a fourth first seat needs four seats."""
    try:
        check_start(game, seats, options)
    except (Fault, IndexError):
        return False
    return True


def played(task: Job) -> Outcome:
    """Play one game with all laws on; runs in a process of its own."""
    check_game, violation = laws()
    game = GAMES[task.key]
    try:
        return Outcome(task, check_game(game, task.seats, task.seed, dict(task.options)))
    except violation as broken:
        record = getattr(broken, "record", None)
        return Outcome(task, len(record.entries) if record else 0, str(broken), record.text() if record else "")


def laws() -> tuple[Callable[[Game, int, int, dict[str, Any]], int], type[Exception]]:
    """The laws every game must keep."""
    from serenissima.laws import Violation, check_game

    return check_game, Violation


def watched(todo: list[Job], processes: int) -> Iterator[Outcome]:
    """Play all games, with a progress bar when somebody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield from progress.track(outcomes(todo, processes), total=len(todo), description="games")


def outcomes(todo: list[Job], processes: int) -> Iterator[Outcome]:
    """Play all games, in several processes if that pays."""
    if processes == 1:
        yield from map(played, todo)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(played, todo, chunksize=max(1, min(8, len(todo) // (processes * 4))))


def summarise(folder: Path, results: Iterator[Outcome]) -> int:
    """Save what broke, and say everything in one line."""
    count = entries = violations = 0
    for result in results:
        count += 1
        entries += result.entries
        if result.broken:
            violations += 1
            keep(folder, result)
    sys.stdout.write(f"games={count} entries={entries} violations={violations}\n")
    return 1 if violations else 0


def keep(folder: Path, result: Outcome) -> None:
    """Save the record of a broken game, and name file and law on the error stream."""
    task = result.job
    path = folder / f"{task.key}-{task.seats}-{task.seed}.rec"
    given = " ".join(f"{name}={as_text(value)}" for name, value in task.options)
    head = f"# seed={task.seed} {given}\n# {' '.join(result.broken.split())}\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(commented(head, result.record), encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path} cannot be written: {error.strerror}.") from error
    sys.stderr.write(f"{path}: {result.broken}\n")


def commented(head: str, record: str) -> str:
    """A record with comments before it."""
    return head[:1900] + ("" if head[:1900].endswith("\n") else "\n") + record
