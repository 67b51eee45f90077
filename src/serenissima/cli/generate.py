"""Games between bots as a data set."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from serenissima.cli.arena import check_budget, progress, tables
from serenissima.cli.faults import Fault, game_called, out
from serenissima.cli.shared_options import USUAL_TERMS, GameKey, Terms, cores


def generate(
    game: GameKey,
    *,
    bots: str,
    games: int = 100,
    to: Annotated[Path, Parameter(name="--out", help="The folder; one that was left unfinished is gone on with.")],
    how: Terms = USUAL_TERMS,
) -> int:
    """Let bots play, and keep records, Parquet trajectories and a data card.

    Parameters
    ----------
    bots: str
        One name per seat, separated by commas; they move one seat on from game to game.
    games: int
        How many games there shall be in the end.
    """
    known, names = game_called(game), tuple(name.strip() for name in bots.split(","))
    absent = [package for package in ("pyarrow", *(["ray"] if how.ray else [])) if find_spec(package) is None]
    if absent:
        raise Fault(
            f"Data sets need {', '.join(absent)}.", "Install the extra: pip install 'serenissima[research,ray]'"
        )
    tables(known, names, 0)
    check_budget(games, 1.0, how.nodes)
    from serenissima.research.data import OtherData, Wanted, local, missing, on_ray, open_folder

    wanted = Wanted(known.key, names, games, how.seed, how.nodes)
    try:
        open_folder(wanted, to)
    except OtherData as error:
        raise Fault(f"{error}.", "Give another folder to --out.") from error
    except OSError as error:
        raise Fault(f"{to}: {error.strerror}.") from error
    left = missing(wanted, to)
    address = "" if how.ray is True else str(how.ray or "")
    with progress() as bar:
        done = games - sum(len(job.wanted.games_of(job.shard)) for job in left)
        task = bar.add_task(f"{known.key}: {bots}", total=games, completed=done)
        for count in on_ray(left, address) if how.ray else local(left, min(cores(how.jobs), len(left) or 1)):
            bar.advance(task, count)
    out().print(f"{to}: {games} games, {games - done} of them new")
    return 0
