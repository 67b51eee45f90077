"""Tournaments between bots."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from serenissima import __version__
from serenissima.bots.levels import UnknownLevel, levels_of
from serenissima.cli.build import build
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, game_called, out, print_json, report
from serenissima.cli.shared_options import USUAL, Conditions, GameKey, Plot, cores
from serenissima.kernel.game import Game

if TYPE_CHECKING:
    from serenissima.arena.crew import Players
    from serenissima.arena.log import Log
    from serenissima.arena.match import Pairing, Result
    from serenissima.arena.tournament import Standing

COUNTED = ("no", "one", "two", "three", "four", "five", "six")


def arena(
    game: GameKey,
    *,
    bots: str,
    seats: int = 0,
    games: int = 100,
    how: Conditions = USUAL,
    plot: Plot = None,
    json: Json = False,
) -> int:
    """Let bots play each other, in all rotations of their seats with the same luck.

    Parameters
    ----------
    bots: str
        One name per seat, separated by commas, for example capitano,mercante,mercante,mercante; or two names with
        --seats. A bot of your own is written module:Name and called with the game and a seed.
    seats: int
        With two names: play one of the first among the others, and all but one of the first.
    games: int
        How many games of each line-up; a multiple of the seats gives every bot every seat equally often.
    """
    known, names = game_called(game), tuple(name.strip() for name in bots.split(","))
    need("openskill", "pebble", *(["matplotlib"] if plot else []), *(["ray"] if how.ray else []))
    wanted_tables = tables(known, names, seats)
    check_budget(games, how.seconds, how.nodes)
    from serenissima.arena.tournament import pairings

    terms = (how.seed, how.seconds, how.nodes)
    wanted = [pairing for line_up in wanted_tables for pairing in pairings(game, line_up, games, *terms)]
    opened = open_log(how.log, game, how.seconds, how.nodes, wanted)
    results = played(f"{known.key}: {bots}", wanted, opened, how.jobs, how.ray)
    said = summary(known, wanted_tables, results, *terms, how.faults)
    if plot:
        from serenissima.arena.plots import draw_tournament

        draw_tournament(said, plot)
    if json:
        print_json(said)
    else:
        show(said)
    return 1 if said["faults"] else 0


# What is asked for


def tables(game: Game, names: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """The line-ups: the names as they stand, or two kinds at a table of so many seats."""
    if seats and len(names) != seats and len(names) != 2:
        raise Fault(f"{len(names)} bots and {seats} seats do not fit.", "Name two kinds of bots, or one bot per seat.")
    found = [names]
    if seats and len(names) == 2:
        from serenissima.arena.tournament import line_ups  # asks for the extra arena; data sets do without

        found = line_ups(*names, seats)
    if len(found[0]) not in game.seats:
        raise Fault(f"{game.key} is not for {len(found[0])} players.", f"It is for {', '.join(map(str, game.seats))}.")
    for name in dict.fromkeys(names):
        check_bot(game, name)
    return found


def check_bot(game: Game, name: str) -> None:
    """Whether there is such a bot, and it can sit down."""
    from serenissima.arena.match import bot_called

    try:
        bot_called(game, name, 0)
    except UnknownLevel as error:
        if ":" in name:
            raise Fault(f"{error}.", "A bot of your own is module:Name, importable from here.") from error
        raise Fault(f"{name!r} does not play {game.key}.", f"These do: {', '.join(levels_of(game))}.") from error
    except Exception as error:
        raise Fault(f"{name!r} cannot sit down: {type(error).__name__}: {error}.") from error


def check_budget(games: int, seconds: float, nodes: int) -> None:
    """Whether there is anything to play, and time to think."""
    if games < 1 or not seconds > 0 or nodes < 0:
        raise Fault(
            "A tournament has at least one game, and every bot some time.", "For example: --games 100 --seconds 1"
        )


def need(*packages: str) -> None:
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        extra = "ray" if missing == ["ray"] else "arena"
        raise Fault(f"The arena needs {', '.join(missing)}.", f"Install the extra: pip install 'serenissima[{extra}]'")


def open_log(file: Path | None, game: str, seconds: float, nodes: int, wanted: list[Pairing]) -> Log:
    """The log to go on from; what is strange about it is said."""
    from serenissima.arena.log import BadLog, Log, conditions

    try:
        log = Log(file, conditions(game, seconds, nodes))
    except BadLog as error:
        raise Fault(f"{error}.", "Give another file to --log, or move this one away.") from error
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}.") from error
    if log.torn:
        report(f"{file}: the last line was torn and is cut off; its game is played again.")
    if wanted and (others := log.others(wanted)):
        report(f"{file} also holds {others} games of other line-ups or seeds, which are left alone.")
    return log


# What happens


def played(title: str, wanted: list[Pairing], log: Log, jobs: int, ray: bool | str) -> list[Result]:
    """All results, with a bar that shows how far they are."""
    from serenissima.arena.crew import GameBroke
    from serenissima.arena.tournament import run

    with progress() as bar, players(jobs, ray) as crew:
        task = bar.add_task(title, total=len(wanted))
        try:
            return run(wanted, crew, log, lambda _: bar.advance(task))
        except GameBroke as error:
            raise Fault(f"A game could not be played to its end: {error}") from error


@contextmanager
def players(jobs: int, ray: bool | str) -> Iterator[Players]:
    """Who plays the games: all cores of this machine, or a cluster."""
    if ray:
        from serenissima.arena.cluster import Cluster

        with Cluster("" if ray is True else ray, jobs) as cluster:
            yield cluster
        return
    from serenissima.arena.crew import Crew

    with Crew(cores(jobs)) as crew:
        yield crew


def progress() -> Progress:
    """A bar on the error stream, drawn on terminals only."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True))


# What is said


def summary(
    game: Game,
    line_ups: list[tuple[str, ...]],
    results: list[Result],
    seed: str,
    seconds: float,
    nodes: int,
    folder: Path,
) -> dict[str, Any]:
    """All that a tournament has found, as JSON."""
    from serenissima.arena.incidents import keep
    from serenissima.arena.log import conditions
    from serenissima.arena.tournament import standings

    parts = []
    for line_up in line_ups:
        mine = [result for result in results if sorted(result.bots) == sorted(line_up)]
        table = [stated(one) for one in standings(mine)]
        parts.append({"bots": line_up, "called": called(line_up), "games": len(mine), "standings": table})
    return {
        **conditions(game.key, seconds, nodes),
        "version": __version__,
        "engine": build(),
        "seed": seed,
        "games": len(results),
        "decisions": sum(result.decisions for result in results),
        "line_ups": parts,
        "standings": [stated(one) for one in standings(results)],
        "faults": keep(results, folder),
    }


def stated(standing: Standing) -> dict[str, Any]:
    return {**asdict(standing), "verdict": standing.verdict}


def called(line_up: tuple[str, ...]) -> str:
    """`one doge among three mercante`, `three doge with one mercante`, or all names."""
    kinds = list(dict.fromkeys(line_up))
    counts = [line_up.count(kind) for kind in kinds]
    if len(kinds) != 2 or 1 not in counts:
        return ", ".join(line_up)
    between = "against" if counts == [1, 1] else "among" if counts[0] == 1 else "with"
    return f"{COUNTED[counts[0]]} {kinds[0]} {between} {COUNTED[counts[1]]} {kinds[1]}"


def show(said: dict[str, Any]) -> None:
    """The tables, one for each line-up, and what went wrong."""
    for part in said["line_ups"]:
        out().print(shown(f"{part['called']}, {part['games']} games", part["standings"]))
    if len(said["line_ups"]) > 1:
        out().print(shown(f"together, {said['games']} games", said["standings"]))
    out().print(
        "A share is the part of the win that falls to each seat of a bot, with its 95 % interval (Wilson); "
        "the rating is OpenSkill's."
    )
    for fault in said["faults"][:10]:
        where = f"; the position is in {fault['file']}" if "file" in fault else ""
        sys.stdout.write(f"{fault['bot']} in seat {fault['seat']}, {fault['kind']}: {fault['message']}{where}\n")
    if len(said["faults"]) > 10:
        sys.stdout.write(f"and {len(said['faults']) - 10} faults more; --json lists all\n")


def shown(title: str, standings: list[dict[str, Any]]) -> Table:
    """One line per bot: wins, share with interval beside chance, and the rating."""
    table = Table(title=title, title_justify="left")
    for name in ("bot", "games", "wins", "share", "from", "to", "chance", "", "rating"):
        table.add_column(name, justify="left" if name in ("bot", "") else "right")
    for one in standings:
        shares = (f"{one[name]:.1%}" for name in ("share", "low", "high", "chance"))
        rating = f"{one['rating']:.1f} ± {1.96 * one['spread']:.1f}"
        table.add_row(one["bot"], str(one["games"]), f"{one['wins']:.1f}", *shares, one["verdict"], rating)
    return table
