"""How fast the environments for research are, beside those of others in the same run."""

from __future__ import annotations

from dataclasses import asdict
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, out, print_json

if TYPE_CHECKING:
    from serenissima.research.speed import Speed

Busy = Annotated[
    bool, Parameter(negative="", help="Count the time the processes were given, not that which passed (Linux).")
]


def research(*, seconds: float = 2.0, games: int = 64, busy: Busy = False, json: Json = False) -> int:
    """Environment steps a second with random legal actions, observations and masks included.

    Peers are measured where they are installed: PettingZoo's chess and connect four, OpenSpiel's and pgx's backgammon.

    Parameters
    ----------
    seconds: float
        How long each of them is measured.
    games: int
        How many games of ours are in step in a batch, on each core.
    """
    absent = [package for package in ("numpy", "pettingzoo", "gymnasium") if find_spec(package) is None]
    if absent or not seconds > 0 or games < 1:
        raise Fault("Environments need the extra: pip install 'serenissima[research]'; and time, and a game.")
    from serenissima.research.speed import own, peers

    ours, theirs = list(own(seconds, games, busy)), list(peers(seconds, busy))
    if json:
        print_json([asdict(speed) for speed in [*ours, *theirs]])
        return 0
    out().print(speed_table([*ours, *theirs]))
    for line in beside(ours, theirs):
        out().print(line)
    return 0


def speed_table(found: list[Speed]) -> Table:
    """A row for each environment, a column for one core and one for all."""
    counts = sorted({speed.cores for speed in found})
    table = Table("environment", "how", *[f"{count} core{'s' if count > 1 else ''}" for count in counts])
    table.title = "steps a second, the best of five slices"
    for name, how in dict.fromkeys((speed.name, speed.how) for speed in found):
        by_cores = {speed.cores: speed.steps for speed in found if (speed.name, speed.how) == (name, how)}
        table.add_row(name, how, *[f"{by_cores[count]:,.0f}" if count in by_cores else "–" for count in counts])
    return table


def beside(ours: list[Speed], theirs: list[Speed]) -> list[str]:
    """How many times the speed of each peer our fastest batch has, on as many cores."""
    lines = []
    for peer in theirs:
        batches = [speed for speed in ours if speed.cores == peer.cores and speed.how.startswith("batch")]
        best = max(batches, key=lambda speed: speed.steps)
        cores = f"{peer.cores} core{'s' if peer.cores > 1 else ''}"
        lines.append(f"{best.name}, {best.how}, {cores}: {best.steps / peer.steps:.2f} times {peer.name}")
    return lines
