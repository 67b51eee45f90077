"""The options that several commands about bots have in common, each explained once."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from serenissima.cli.faults import Fault
from serenissima.text import LANGUAGES

Language = Annotated[str, Parameter(help=f"The language: {', '.join(LANGUAGES)}.")]
GameKey = Annotated[str, Parameter(help="The key of the game.")]
Seconds = Annotated[float, Parameter(help="The most a bot may think about one answer.")]
Nodes = Annotated[int, Parameter(help="The simulations every bot may make; without it as many as its level has.")]
Jobs = Annotated[int, Parameter(help="How many games are played at once; all cores without it.")]
Seed = Annotated[str, Parameter(help="The same seed deals the same luck.")]
KeptLog = Annotated[Path | None, Parameter(help="Keep every result here; a run that was stopped goes on from it.")]
Ray = Annotated[
    bool | str,
    Parameter(negative="", help="Play on a Ray cluster: one of this machine's own, or the one at this address."),
]
HowMany = Annotated[int, Parameter(help="How many play.")]
WeightsFile = Annotated[Path | None, Parameter(help="Keep the weights here instead of in the game's own file.")]
Plot = Annotated[Path | None, Parameter(help="Draw the result into this file (PNG).")]
FaultsFolder = Annotated[Path, Parameter(help="Where the positions are kept in which a bot failed.")]


@Parameter(name="*")
@dataclass(frozen=True)
class Terms:
    """How games between bots are played, and where."""

    seed: Seed = "1"
    nodes: Nodes = 0
    jobs: Jobs = 0
    ray: Ray = False


@Parameter(name="*")
@dataclass(frozen=True)
class Conditions(Terms):
    """The same, how long a bot may think, and what is kept of the games."""

    seconds: Seconds = 1.0
    log: KeptLog = None
    faults: FaultsFolder = Path("faults")


@Parameter(name="*")
@dataclass(frozen=True)
class Practice:
    """How games are played from which bots are to learn."""

    seats: HowMany
    seed: Annotated[int, Parameter(help="The same seed deals the same luck.")] = 1
    jobs: Jobs = 0


USUAL: Final = Conditions()
USUAL_TERMS: Final = Terms()


def cores(jobs: int | None) -> int:
    """So many processes; as many as there are cores where nobody says how many."""
    return jobs or os.cpu_count() or 1


def checked_language(language: str) -> str:
    """A language in which the house speaks."""
    if language not in LANGUAGES:
        raise Fault(f"{language!r} is no language of this house.", f"It has: {', '.join(LANGUAGES)}.")
    return language
