"""How fast the environments for research are, beside those of others in the same run."""

from __future__ import annotations

from importlib.util import find_spec

from rich.table import Table

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, out, print_json


def research(*, seconds: float = 2.0, games: int = 256, json: Json = False) -> int:
    """Environment steps a second with random legal actions, observations and masks included.

    Peers are measured where they are installed: PettingZoo's chess and connect four, OpenSpiel's and pgx's backgammon.

    Parameters
    ----------
    seconds: float
        How long each of them is measured.
    games: int
        How many games of ours are in step in a batch.
    """
    absent = [package for package in ("numpy", "pettingzoo", "gymnasium") if find_spec(package) is None]
    if absent or not seconds > 0 or games < 1:
        raise Fault("Environments need the extra: pip install 'serenissima[research]'; and time, and a game.")
    from serenissima.research.measuring import own, peers

    found = [*own(seconds, games), *peers(seconds)]
    if json:
        print_json([vars(speed) for speed in found])
        return 0
    table = Table("environment", "how", "steps/s")
    for speed in found:
        table.add_row(speed.name, speed.how, f"{speed.steps:,.0f}")
    out().print(table)
    return 0
