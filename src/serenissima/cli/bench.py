"""Speed, measured honestly: interleaved rounds, medians, and catanatron beside us in the same run."""

from __future__ import annotations

import json as json_format
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

from cyclopts import App
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from serenissima.cli.bench_bots import Measured, bots, bots_sample, games_measured
from serenissima.cli.bench_research import research
from serenissima.cli.build import build, interpreted_sources
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, out, print_json
from serenissima.kernel.core import AnyState, legal, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.luck import SeededLuck
from serenissima.kernel.playout import playout
from serenissima.kernel.record import Record, read_record

ROUNDS: Final = 5
COPIES: Final = 400
POSITIONS: Final = 5
LEAST_SECONDS: Final = 0.2
PEER: Final = "catanatron"
HOW_TO_INSTALL: Final = "catanatron 3.2.1 is not installed; for the comparison: pip install 'serenissima[bench]'"

Sample = dict[str, float]
Key = tuple[str, int, str]  # game, seats, build


def engine(game: Measured = "", /, *, games: int = 10, rounds: int = ROUNDS, json: Json = False) -> int:
    """Random play on one core: player decisions per second, games per second, copies, and reading a record.

    Seconds are those of the process, so that a busy machine does not disturb the comparison. A decision is an answer
    of a seat that had a choice; chance and forced answers do not count. Of catanatron every action counts, forced or
    not, so the ratio is rather too low than too high.

    Parameters
    ----------
    games: int
        Games of each kind in each round, at least.
    rounds: int
        How often everything is measured, turn about; the median counts.
    """
    if games < 1 or rounds < 1:
        raise Fault("--games and --rounds begin at 1.")
    rows = summary(measured(game, games, rounds))
    if json:
        print_json(rows)
    else:
        out().print(speed_table(rows))
    return 0


def sample(game: Measured = "", /, *, games: int) -> int:
    """One round of this build alone, as JSON; for the other build's measurement."""
    print_json([[*key, figures] for key, figures in one_round(game, games)])
    return 0


def measured(game: str, games: int, rounds: int) -> dict[Key, list[Sample]]:
    """All samples of all rounds; each round measures every build and the peer once."""
    found: dict[Key, list[Sample]] = {}
    console = Console(stderr=True)
    with interpreted_sources() as sources, Progress(console=console, disable=not console.is_terminal) as bar:
        for _ in bar.track(range(rounds), description="rounds"):
            for key, figures in one_round(game, games):
                found.setdefault(key, []).append(figures)
            for key, figures in elsewhere(sources, game, games) if sources else ():
                found.setdefault(key, []).append(figures)
            peer = catanatron_sample(games)
            if peer is not None:
                found.setdefault((PEER, 4, "peer"), []).append(peer)
    if (PEER, 4, "peer") not in found:
        sys.stderr.write(HOW_TO_INSTALL + "\n")
    return found


def elsewhere(sources: Path, game: str, games: int) -> Iterator[tuple[Key, Sample]]:
    """One round of the interpreted build, in a process of its own."""
    command = [sys.executable, "-m", "serenissima", "bench", "sample", *[game] * bool(game), "--games", str(games)]
    said = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(sources)}, capture_output=True, check=True)
    for key, count, kind, figures in json_format.loads(said.stdout):
        yield (key, count, kind), figures


def one_round(key: str, games: int) -> Iterator[tuple[Key, Sample]]:
    """Every seat count of that game, or of all, once in the build that runs."""
    for game in games_measured(key):
        for count in game.seats:
            yield (game.key, count, build()), engine_sample(game, count, games)


def engine_sample(game: Game, count: int, games: int) -> Sample:
    """Random games from beginning to end, copies of positions in the middle, and one record read."""
    rng = Random(count)
    decisions = entries = played = 0
    began = process_time()
    while played < games or process_time() - began < LEAST_SECONDS:
        chosen, answered = playout(new(game, count), rng)
        decisions += chosen
        entries += answered
        played += 1
    spent = process_time() - began
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": played / spent,
        "copy_us": copy_us([halfway(game, count, entries // played // 2, rng).copy for _ in range(POSITIONS)]),
        "replay_ms": replay_ms(game, count),
    }


def halfway(game: Game, count: int, entries: int, rng: Random) -> AnyState:
    """A position in the middle of a random game."""
    while True:
        g = new(game, count)
        playout(g, rng, entries)
        if g.stack:
            return g


def copy_us(copies: list[Callable[[], object]]) -> float:
    """Microseconds for one copy: the median over several positions."""
    return median(one_copy_us(copy) for copy in copies)


def one_copy_us(copy: Callable[[], object]) -> float:
    began = process_time()
    for _ in range(COPIES):
        copy()
    return (process_time() - began) / COPIES * 1e6


def replay_ms(game: Game, count: int) -> float:
    """Milliseconds to read and follow the record of a whole game."""
    lines = random_record(game, count).splitlines()
    began = process_time()
    read_record(lines)
    return (process_time() - began) * 1e3


def random_record(game: Game, count: int) -> str:
    """The record of a random game."""
    rng, luck = Random(count), SeededLuck(count)
    record = Record(game, tuple(f"p{seat}" for seat in range(count)))
    while not record.over:
        record.settle(luck)
        if not record.over:
            seat = seats(record.state)[0]
            record.play(seat, rng.choice(legal(record.state, seat)))
    return record.text()


def catanatron_sample(games: int) -> Sample | None:
    """The same of catanatron: four random players; every action counts as a decision."""
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
        from catanatron.game import TURNS_LIMIT
    except ImportError:
        return None
    actions = played = 0
    began = process_time()
    while played < games or process_time() - began < LEAST_SECONDS:
        played += 1
        catan = Catan([RandomPlayer(color) for color in Color], seed=played)
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            catan.play_tick()
            actions += 1
    spent = process_time() - began
    middles = [Catan([RandomPlayer(color) for color in Color], seed=seed) for seed in range(1, POSITIONS + 1)]
    for middle in middles:
        for _ in range(actions // played // 2):
            middle.play_tick()
    copy = copy_us([middle.copy for middle in middles])
    return {"decisions_per_s": actions / spent, "games_per_s": played / spent, "copy_us": copy}


def summary(found: dict[Key, list[Sample]]) -> list[dict[str, Any]]:
    """Medians, and how many times catanatron's speed that is."""
    peer = found.get((PEER, 4, "peer"))
    base = median(figures["decisions_per_s"] for figures in peer) if peer else None
    return [summary_row(key, samples, base) for key, samples in sorted(found.items())]


def summary_row(key: Key, samples: list[Sample], base: float | None) -> dict[str, Any]:
    figures = {name: median(sample[name] for sample in samples) for name in samples[0]}
    ratio = round(figures["decisions_per_s"] / base, 2) if base else None
    game, count, kind = key
    rounded = {name: round(value, 2) for name, value in figures.items()}
    return {"game": game, "seats": count, "build": kind, **rounded, "ratio_to_catanatron": ratio}


def speed_table(rows: list[dict[str, Any]]) -> Table:
    """The figures for a person."""
    table = Table(title="one core, random play, median of the rounds", title_justify="left")
    heads = ("game", "seats", "build", "decisions/s", "games/s", "copy µs", "replay ms", "× catanatron")
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at > 2 else "left")
    for row in rows:
        table.add_row(row["game"], str(row["seats"]), row["build"], *figures_of(row))
    return table


def figures_of(row: dict[str, Any]) -> list[str]:
    ratio = "–" if row["ratio_to_catanatron"] is None else f"{row['ratio_to_catanatron']:.1f}"
    replay = f"{row['replay_ms']:.1f}" if "replay_ms" in row else "–"
    return [f"{row['decisions_per_s']:,.0f}", f"{row['games_per_s']:.1f}", f"{row['copy_us']:.1f}", replay, ratio]


speed = App(name="bench", help="Measure how fast things are, on this machine.")
speed.command(engine)
speed.command(sample, show=False)
speed.command(bots)
speed.command(research)
speed.command(bots_sample, show=False)
