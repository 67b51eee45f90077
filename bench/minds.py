"""Proof for changes of how bots think: games between minds that differ in one thing, and habits before and after.

    python bench/minds.py looks  --minutes 9 --out results     # Serenissima (1996): fewer looks at others' answers
    python bench/minds.py habits --minutes 9 --out results     # what people would laugh at, with and without calm
    python bench/minds.py calm   --minutes 9 --out results     # whether calm costs strength
    python bench/minds.py offers --minutes 9 --out results     # Oltre Mare: fewer offers, likelier to be taken

Needs nothing but an importable `serenissima` (compiled, for figures worth having). Each part writes one JSON file as it
goes; what is there when time is up is what was proven. Shares of the wins stand beside chance, with Wilson's interval.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from math import sqrt
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from typing import Any

from serenissima.arena.habits import Evening, Noted, spend
from serenissima.arena.proving import Timed
from serenissima.bots.dealing import Dealer, DealingBot, Manners
from serenissima.bots.judge import Judge
from serenissima.bots.levels import calmly, deals_of, judge_of, usual_budget
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES
from serenissima.kernel.game import new


@dataclass(frozen=True)
class Mind:
    """One way to think: looks at others' answers (0: all), simulations (0: as many as the level has), calm or not.

    And how likely an offer must be to be taken; 0: he makes none.
    """

    looks: int = 0
    nodes: int = 0
    calm: bool = False
    level: str = "doge"
    likely: float = 0.2


@dataclass(frozen=True)
class Match:
    """One of the first mind in that seat, all others of the second."""

    game: str
    seats: int
    seat: int
    seed: int
    new: Mind
    old: Mind


def sit_down(key: str, mind: Mind, seed: str) -> tuple[Bot, Budget]:
    game, known = GAMES[key], judge_of(GAMES[key])
    judge = Judge(known.game, known.features, known.weights, known.scale, resting(known), known.horizon, mind.looks)
    bot: Bot = SearchBot(judge, seed) if mind.level == "doge" else ValueBot(judge, seed)
    bot = calmly(game, bot) if mind.calm else bot
    deals = deals_of(game)
    if deals is not None:
        manners = Manners(likely=mind.likely) if mind.likely else Manners(initiative=False)
        bot = DealingBot(bot, Dealer(judge, deals, manners))
    budget = usual_budget(key, mind.level, 60.0)
    return bot, replace(budget, nodes=mind.nodes or budget.nodes)


def resting(judge: Judge) -> Judge | None:
    return None if judge.at_rest is judge else judge.at_rest


@dataclass(frozen=True)
class Played:
    """The share of the win that the one mind has in the end, and what an answer took it and the others."""

    share: float
    seconds: float
    answers: int
    others_seconds: float
    others_answers: int


def play(match: Match) -> Played:
    """One game to its end."""
    game = GAMES[match.game]
    table = [
        sit_down(match.game, match.new if seat == match.seat else match.old, f"{match.seed} {seat}")
        for seat in range(match.seats)
    ]
    g, luck = new(game, match.seats), Random(f"luck {match.seed}")
    bots = [Timed(bot) for bot, _ in table]
    line_up: list[Bot] = [*bots]
    while g.stack:
        next_answer(g, line_up, [budget for _, budget in table], luck)
    places = game.ranking(g)
    one = bots.pop(match.seat)
    return Played(
        1.0 / places.count(1) if places[match.seat] == 1 else 0.0,
        one.seconds,
        one.answers,
        sum(bot.seconds for bot in bots),
        sum(bot.answers for bot in bots),
    )


def matches(game: str, seats: int, games: int, new: Mind, old: Mind) -> list[Match]:
    """Every seat in turn, with the same luck in each of them."""
    return [Match(game, seats, number % seats, number // seats, new, old) for number in range(games)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    apart = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - apart, middle + apart


class Run:
    """Jobs on all cores until they are done or time is up; results are written down as they come."""

    def __init__(self, part: str, out: Path, minutes: float, jobs: int) -> None:
        self.file = out / f"minds-{part}.json"
        self.until = time.monotonic() + 60.0 * minutes
        self.jobs = jobs
        self.said: dict[str, Any] = {}
        out.mkdir(parents=True, exist_ok=True)

    def note(self) -> None:
        self.file.write_text(json.dumps(self.said, indent=2) + "\n", encoding="utf-8")

    def contests(self, wanted: dict[str, list[Match]]) -> None:
        """All contests turn about, so that each has as many games as the others when time is up."""
        rows: dict[str, dict[str, Any]] = {
            name: {"wins": 0.0, "games": 0, "chance": 1 / list_[0].seats} for name, list_ in wanted.items()
        }
        for name, list_ in wanted.items():
            rows[name] |= {"new": asdict(list_[0].new), "old": asdict(list_[0].old)}
        longest = max(map(len, wanted.values()))
        order = [(name, list_[at]) for at in range(longest) for name, list_ in wanted.items() if at < len(list_)]
        self.said = rows

        spent = {name: [0.0, 0, 0.0, 0] for name in wanted}

        def done(name: str, one: Played) -> None:
            row, took = rows[name], spent[name]
            row["wins"] += one.share
            row["games"] += 1
            for at, more in enumerate((one.seconds, one.answers, one.others_seconds, one.others_answers)):
                took[at] += more
            row["ms an answer, new and old"] = [round(1e3 * took[at] / max(1, took[at + 1]), 1) for at in (0, 2)]
            row["share"] = round(row["wins"] / row["games"], 4)
            row["interval"] = [round(end, 4) for end in wilson(row["wins"], row["games"])]

        self.work(play, order, done)

    def evenings(self, wanted: dict[str, list[Evening]]) -> None:
        noted = {name: Noted() for name in wanted}
        games = dict.fromkeys(wanted, 0)
        longest = max(map(len, wanted.values()))
        order = [(name, list_[at]) for at in range(longest) for name, list_ in wanted.items() if at < len(list_)]

        def done(name: str, one: Noted) -> None:
            noted[name].add(one)
            games[name] += 1
            slowest = {key: round(value, 3) for key, value in noted[name].slowest().items()}
            self.said[name] = {"games": games[name], "counts": noted[name].counts, "seconds a turn": slowest}

        self.work(spend, order, done)

    def work(self, job: Any, order: list[tuple[str, Any]], done: Any) -> None:
        with ProcessPoolExecutor(self.jobs, get_context("spawn")) as pool:
            left, running = iter(order), dict[Future[Any], str]()
            for _ in range(self.jobs):
                self.begin(pool, job, left, running)
            while running:
                ended, _ = wait(running, timeout=max(0.0, self.until - time.monotonic()), return_when=FIRST_COMPLETED)
                for future in ended:
                    done(running.pop(future), future.result())
                    self.begin(pool, job, left, running)
                self.note()
                if time.monotonic() >= self.until:
                    print(json.dumps(self.said), flush=True)
                    for child in active_children():
                        child.kill()
                    os._exit(0)  # games under way do not count
        print(json.dumps(self.said), flush=True)

    def begin(self, pool: ProcessPoolExecutor, job: Any, left: Any, running: dict[Future[Any], str]) -> None:
        for name, said in left:
            running[pool.submit(job, said)] = name
            return


def parts(part: str, run: Run, games: int) -> None:
    wanted: dict[str, list[Match]] = {}
    if part == "looks":
        key, old = "serenissima_1996", Mind()
        run.contests(
            {
                "4 seats, 4 looks, 32 simulations": matches(key, 4, games, Mind(4, 32), old),
                "4 seats, 4 looks, 16 simulations": matches(key, 4, games, Mind(4, 16), old),
            }
        )
    elif part == "offers":
        mean, silent = Mind(level="mercante"), Mind(level="mercante", likely=0.0)
        for likely in (0.2, 0.5, 0.6):
            picky = Mind(level="mercante", likely=likely)
            wanted[f"makes offers from {likely}, others none"] = matches("oltremare", 4, games, picky, silent)
            wanted[f"makes offers from {likely}, others from 0.2"] = matches("oltremare", 4, games, picky, mean)
        run.contests(wanted)
    elif part == "calm":
        tables = (("serenissima_2012", 4), ("dogeship", 3), ("serenissima_1996", 4))
        run.contests(
            {f"{key}, {seats} seats": matches(key, seats, games, Mind(calm=True), Mind()) for key, seats in tables}
        )
    else:
        watched = (("serenissima_2012", 4), ("dogeship", 3), ("serenissima_1996", 4), ("oltremare", 4))
        run.evenings(
            {
                f"{key}, {seats} seats, {'before' if fussy else 'after'}": [
                    Evening(key, "doge", seats, f"habits {number}", 0, fussy) for number in range(games)
                ]
                for key, seats in watched
                for fussy in ((True, False) if key != "oltremare" else (False,))
            }
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("part", choices=("looks", "habits", "calm", "offers"))
    reader.add_argument("--minutes", type=float, default=9.0)
    reader.add_argument("--games", type=int, default=0)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--out", type=Path, default=Path())
    said = reader.parse_args()
    usual = 100 if said.part == "habits" else 400
    parts(said.part, Run(said.part, said.out, said.minutes, said.jobs), said.games or usual)


if __name__ == "__main__":
    main()
