"""Many games at once: perft counts and random games with all laws on."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, check_start, game_called, print_json, read_options
from serenissima.cli.shared_options import GameKey, cores
from serenissima.kernel.game import GAMES, new
from serenissima.kernel.perft import perft as count_sequences
from serenissima.laws import Violation, check_game

Options = Annotated[
    tuple[str, ...],
    Parameter(name="--option", negative="", show_default=False, help="A table option, name=value; may be repeated."),
]


def perft(game: GameKey, *, seats: int, depth: int, option: Options = (), json: Json = False) -> int:
    """Count the sequences of legal answers and outcomes from the start of a game, depth by depth.

    Parameters
    ----------
    seats: int
        How many play.
    depth: int
        The number of entries of the longest sequences.
    """
    known, options = game_called(game), read_options(option)
    check_start(known, seats, options)
    if not 1 <= depth <= 12:
        raise Fault(f"A depth of {depth} cannot be counted.", "--depth goes from 1 to 12.")
    counts = count_sequences(new(known, seats, options), depth)
    if json:
        print_json({"game": game, "seats": seats, "options": options, "counts": counts})
        return 0
    for at, count in enumerate(counts, 1):
        sys.stdout.write(f"{at} {count}\n")
    return 0


@dataclass(frozen=True)
class Job:
    """One random game to be played with all laws on; without options they are drawn."""

    key: str
    seats: int
    seed: int
    options: dict[str, str] | None


@dataclass(frozen=True)
class Outcome:
    """How many entries a game had; what broke, and the record of it."""

    job: Job
    entries: int
    broken: str = ""
    record: str = ""


def fuzz(
    game: GameKey,
    *,
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = (),
    options: Annotated[str, Parameter(show_default=False)] = "",
    out: Path = Path(),
    jobs: int | None = None,
) -> int:
    """Play random games with every law checked; each violation is saved as a record.

    Parameters
    ----------
    seats: int
        How many play; without it the seat counts take turns.
    games: int
        How many games are played.
    seed: int
        The first seed; each game has its own, one after the other.
    options: str
        `random` draws the table options of every second game.
    out: Path
        The folder in which the records of broken games are saved.
    jobs: int
        How many processes play at once; as many as there are cores without it.
    """
    known, fixed = game_called(game), read_options(option)
    if options not in ("", "random"):
        raise Fault(f"--options cannot be {options!r}.", "It can be: random. Single options: --option name=value.")
    if options and fixed:
        raise Fault("--options random and --option exclude each other.", "Use one of them.")
    if games < 1 or (jobs is not None and jobs < 1):
        raise Fault("--games and --jobs begin at 1.")
    for count in known.seats if seats is None else (seats,):
        check_start(known, count, fixed)
    counts = known.seats if seats is None else (seats,)
    todo = [Job(game, counts[k % len(counts)], seed + k, None if options else fixed) for k in range(games)]
    return summarise(out, watched(todo, min(cores(jobs), games)))


def played(task: Job) -> Outcome:
    """Play one game with all laws on; runs in a process of its own."""
    try:
        return Outcome(task, check_game(GAMES[task.key], task.seats, task.seed, task.options))
    except Violation as broken:
        return Outcome(task, max(0, broken.record.count("\n") - 2), str(broken), broken.record)
    except Exception as error:
        return Outcome(task, 0, f"begin: {type(error).__name__}: {error}")


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
        try:
            yield from pool.map(played, todo, chunksize=max(1, min(8, len(todo) // (processes * 4))))
        except BrokenProcessPool as error:
            raise Fault("One of the processes died.", "Try again with --jobs 1 to see why.") from error


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
    law = " ".join(result.broken.split())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# seed {task.seed}: {law[:1000]}\n{result.record}", encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path} cannot be written: {error.strerror}.") from error
    sys.stderr.write(f"{path}: {law}\n")
