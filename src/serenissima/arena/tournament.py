"""Tournaments: every line-up in every rotation of seats with the same luck, over all cores, with intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path

from openskill.models import PlackettLuce

from serenissima.arena.match import Pairing, Result, play


def pairings(game: str, bots: tuple[str, ...], games: int, seed: str, seconds: float) -> Iterator[Pairing]:
    """Rotations of the line-up, all with the same luck before the next luck is drawn."""
    for number in range(games):
        turn = number % len(bots)
        yield Pairing(game, bots[-turn:] + bots[:-turn] if turn else bots, f"{seed} {number // len(bots)}", seconds)


@dataclass(frozen=True)
class Standing:
    """How one bot did: wins out of the games of its seats, with the interval, and its rating."""

    bot: str
    seats: int
    wins: float
    low: float
    high: float
    rating: float
    spread: float


def run(wanted: list[Pairing], jobs: int, done: Callable[[Result], None], log: Path | None = None) -> list[Result]:
    """Play all pairings; what a log already holds is not played again."""
    results = read_log(log, wanted)
    for result in results:
        done(result)
    known = {(result.bots, result.seed) for result in results}
    left = [pairing for pairing in wanted if (pairing.bots, pairing.seed) not in known]
    with ProcessPoolExecutor(jobs) as pool:
        for result in pool.map(play, left):
            results.append(result)
            write_log(log, result)
            done(result)
    return results


def read_log(log: Path | None, wanted: list[Pairing]) -> list[Result]:
    """Results of an earlier run that this one asks for too."""
    if log is None or not log.exists():
        return []
    asked = {(pairing.bots, pairing.seed) for pairing in wanted}
    found = []
    for line in log.read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        result = Result(**{**said, "bots": tuple(said["bots"])})
        if (result.bots, result.seed) in asked:
            found.append(result)
    return found


def write_log(log: Path | None, result: Result) -> None:
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


def standings(results: list[Result]) -> list[Standing]:
    """The table: one line per bot, the best rating first; seats of one bot in one game count as so many players."""
    model = PlackettLuce()
    rating = {name: model.rating(name=name) for result in results for name in result.bots}
    wins = dict.fromkeys(rating, 0.0)
    played = dict.fromkeys(rating, 0)
    for result in results:
        rated = model.rate([[rating[name]] for name in result.bots], ranks=[float(place) for place in result.places])
        for name in dict.fromkeys(result.bots):
            same = [team[0] for team, other in zip(rated, result.bots, strict=True) if other == name]
            mean = sum(one.mu for one in same) / len(same)
            rating[name] = model.rating(mu=mean, sigma=max(one.sigma for one in same), name=name)
        for seat, name in enumerate(result.bots):
            wins[name] += result.share(seat)
            played[name] += 1
    table = []
    for name, one in rating.items():
        low, high = wilson(wins[name], played[name])
        table.append(Standing(name, played[name], wins[name], low, high, one.mu, one.sigma))
    return sorted(table, key=lambda standing: -standing.rating)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole
