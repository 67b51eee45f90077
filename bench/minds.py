"""Proof for changes of how bots think: games between minds that differ in one thing, and habits before and after.

    python bench/minds.py looks  --minutes 9 --out results     # Serenissima (1996): fewer looks at others' answers
    python bench/minds.py habits --minutes 9 --out results     # what people would laugh at, with and without calm
    python bench/minds.py calm   --minutes 9 --out results     # whether calm costs strength
    python bench/minds.py offers --minutes 9 --out results     # Oltre Mare: fewer offers, likelier to be taken
    python bench/minds.py thought --minutes 9 --out results    # 64 and 256 simulations among 16
    python bench/minds.py regret --minutes 9 --out results     # what answers lose, by ways to think

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
from serenissima.bots.sealed import is_sealed
from serenissima.bots.search import CURIOSITY, Search, best_answer_of
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import new


@dataclass(frozen=True)
class Mind:
    """One way to think: looks at others' answers (0: all), simulations (0: as many as the level has), calm or not.

    How likely an offer must be to be taken; 0: he makes none. Turns played to their end; 0: as many as the game says.
    """

    looks: int = 0
    nodes: int = 0
    calm: bool = False
    level: str = "doge"
    likely: float = 0.2
    curiosity: float = CURIOSITY
    horizon: int = 0


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
    judge = judge_with(key, mind)
    bot: Bot = SearchBot(judge, seed, mind.curiosity) if mind.level == "doge" else ValueBot(judge, seed)
    return around(key, mind, judge, bot), thought(key, mind)


def judge_with(key: str, mind: Mind) -> Judge:
    known = judge_of(GAMES[key])
    turns = dict.fromkeys(GAMES[key].seats, mind.horizon) if mind.horizon else known.horizon
    return Judge(known.game, known.features, known.weights, known.scale, resting(known), turns, mind.looks)


def around(key: str, mind: Mind, judge: Judge, bot: Bot) -> Bot:
    """The thinking bot with its calm and its dealer."""
    game, deals = GAMES[key], deals_of(GAMES[key])
    bot = calmly(game, bot) if mind.calm else bot
    if deals is not None:
        manners = Manners(likely=mind.likely) if mind.likely else Manners(initiative=False)
        bot = DealingBot(bot, Dealer(judge, deals, manners))
    return bot


def thought(key: str, mind: Mind) -> Budget:
    budget = usual_budget(key, mind.level, 60.0)
    return replace(budget, nodes=mind.nodes or budget.nodes)


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


# What answers lose: every mind answers the same questions, and a long search of the present kind compares the answers.


@dataclass(frozen=True)
class Quiz:
    """Some questions of one game, put to several minds; what they answered is tried in so many worlds."""

    game: str
    seats: int
    seed: str
    minds: tuple[tuple[str, Mind], ...]
    questions: int = 5
    worlds: int = 250


class Listener:
    """A bot that keeps the questions it was asked."""

    def __init__(self, bot: Bot, heard: list[tuple[View, list[Move]]]) -> None:
        self.bot = bot
        self.heard = heard

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        if len(legal) > 1 and not is_sealed(view):
            self.heard.append((view, legal))
        return self.bot.choose(view, legal, budget)


def quiz(asked: Quiz) -> list[dict[str, tuple[float, float]]]:
    """For each question the seconds and the share of the win that each mind lost by its answer."""
    luck, heard = Random(f"quiz {asked.seed}"), list[tuple[View, list[Move]]]()
    usual, game = Mind(nodes=8, calm=True), GAMES[asked.game]
    judge = judge_with(asked.game, usual)
    bots: list[Bot] = [
        around(asked.game, usual, judge, Listener(SearchBot(judge, f"{asked.seed} {seat}"), heard))
        for seat in range(asked.seats)
    ]
    g = new(game, asked.seats)
    while g.stack:
        next_answer(g, bots, [thought(asked.game, usual)] * asked.seats, luck)
    chosen = luck.sample(heard, min(asked.questions, len(heard)))
    return [lost_at(asked, judge, view, legal) for view, legal in chosen]


def lost_at(asked: Quiz, judge: Judge, view: View, legal: list[Move]) -> dict[str, tuple[float, float]]:
    answers, seconds = dict[str, Move](), dict[str, float]()
    for name, mind in (asked.minds[0], *asked.minds):  # whoever is asked first pays for what is remembered
        search = Search(judge_with(asked.game, mind), Random(f"{asked.seed} {name}"), mind.curiosity)
        began = time.process_time()
        root = search.grow(view, legal, thought(asked.game, mind).nodes, time.perf_counter() + 60.0)
        answers[name] = best_answer_of(root, legal, view.seat)
        seconds[name] = time.process_time() - began
    worth = compared(asked, judge, view, legal, list(dict.fromkeys(answers.values())))
    return {name: (seconds[name], max(worth.values()) - worth[move]) for name, move in answers.items()}


def compared(asked: Quiz, judge: Judge, view: View, legal: list[Move], moves: list[Move]) -> dict[Move, float]:
    """What these answers are worth to the seat, tried equally often and in the same worlds."""
    search = Search(judge, Random(f"{asked.seed} compared"))
    root = search.grow(view, legal, 0, time.perf_counter() + 60.0)
    if len(moves) == 1:
        return {moves[0]: 0.0}
    for number in range(asked.worlds):
        for move in moves:
            search.simulate(view, number, root, move)
    lift = root.lift(view.seat)
    return {move: root.children[move].worth(view.seat, lift) for move in moves}


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

    def quizzes(self, wanted: dict[str, list[Quiz]]) -> None:
        """Milliseconds and ten-thousandths of the win an answer, and how far from the first mind's."""
        rows: dict[str, list[dict[str, tuple[float, float]]]] = {name: [] for name in wanted}
        longest = max(map(len, wanted.values()))
        order = [(name, list_[at]) for at in range(longest) for name, list_ in wanted.items() if at < len(list_)]

        def done(name: str, found: list[dict[str, tuple[float, float]]]) -> None:
            rows[name] += found
            self.said[name] = {"questions": len(rows[name]), **summed_up(rows[name])}

        self.work(quiz, order, done)

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


def summed_up(rows: list[dict[str, tuple[float, float]]]) -> dict[str, dict[str, float]]:
    """For each mind the means over all questions."""
    said: dict[str, dict[str, float]] = {}
    if not rows:
        return said
    first, many = next(iter(rows[0])), len(rows)
    for name in rows[0]:
        apart = [row[name][1] - row[first][1] for row in rows]
        mean = sum(apart) / many
        error = sqrt(sum((one - mean) ** 2 for one in apart)) / many
        said[name] = {
            "ms": round(1e3 * sum(row[name][0] for row in rows) / many, 2),
            "lost": round(1e4 * sum(row[name][1] for row in rows) / many, 1),
            "against the first": round(1e4 * mean, 1),
            "error": round(1e4 * error, 1),
        }
    return said


def ways(nodes: int) -> tuple[tuple[str, Mind], ...]:
    """Ways to think that are compared: first the usual one."""
    return (
        ("usual", Mind(nodes=nodes)),
        ("a quarter", Mind(nodes=nodes // 4)),
        ("half", Mind(nodes=nodes // 2)),
        ("four times", Mind(nodes=4 * nodes)),
        ("3 looks", Mind(nodes=nodes, looks=3)),
        ("24 looks", Mind(nodes=nodes, looks=24)),
        ("curiosity 1", Mind(nodes=nodes, curiosity=1.0)),
        ("curiosity 2", Mind(nodes=nodes, curiosity=2.0)),
    )


TABLES = (("serenissima_2012", 4), ("dogeship", 3), ("oltremare", 4), ("serenissima_1996", 4))


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
    elif part == "thought":
        for key, seats in TABLES:
            for nodes in (64, 256):
                few, many = Mind(nodes=16, calm=True), Mind(nodes=nodes, calm=True)
                wanted[f"{key}, {seats} seats, {nodes} among 16"] = matches(key, seats, games, many, few)
        run.contests(wanted)
    elif part == "regret":
        run.quizzes(
            {
                key: [
                    Quiz(key, seats, f"{key} {number}", ways(usual_budget(key, "doge").nodes))
                    for number in range(games)
                ]
                for key, seats in TABLES
            }
        )
    elif part == "calm":
        tables = (("serenissima_2012", 4), ("dogeship", 3), ("serenissima_1996", 4))
        run.contests(
            {f"{key}, {seats} seats": matches(key, seats, games, Mind(calm=True), Mind()) for key, seats in tables}
        )
    else:
        run.evenings(
            {
                f"{key}, {seats} seats, {'before' if fussy else 'after'}": [
                    Evening(key, "doge", seats, f"habits {number}", 0, fussy) for number in range(games)
                ]
                for key, seats in TABLES
                for fussy in ((True, False) if key != "oltremare" else (False,))
            }
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("part", choices=("looks", "habits", "calm", "offers", "thought", "regret"))
    reader.add_argument("--minutes", type=float, default=9.0)
    reader.add_argument("--games", type=int, default=0)
    reader.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    reader.add_argument("--out", type=Path, default=Path())
    said = reader.parse_args()
    usual = 100 if said.part == "habits" else 400
    parts(said.part, Run(said.part, said.out, said.minutes, said.jobs), said.games or usual)


if __name__ == "__main__":
    main()
