"""Proof of a learned judgement: one who has it among those who judge by hand, with the same luck in every seat.

Both think with a number of simulations of their own, so that the one whose judgement takes longer can be given fewer;
what an answer took each of them is measured.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from serenissima.arena.learning import judge_with
from serenissima.arena.log import BadLog
from serenissima.arena.spread import spread
from serenissima.arena.tournament import wilson
from serenissima.bots.levels import calmly, with_dealer
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import SearchBot
from serenissima.games import GAMES
from serenissima.kernel.core import Move, View
from serenissima.kernel.game import new


@dataclass(frozen=True)
class Bout:
    """A game: who has learned sits in that seat and has so many simulations, the others have theirs."""

    game: str
    seats: int
    seat: int
    seed: str
    network: str
    nodes: int
    others: int
    digest: str = ""  # of that file


@dataclass(frozen=True)
class Outcome:
    """The learned one's share of the win; answers and seconds of a core, its own and those of the others."""

    share: float
    answers: int
    seconds: float
    others_answers: int
    others_seconds: float


class Timed:
    """A bot, and how long it has thought about how many answers."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.answers = 0

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        began = process_time()
        move = self.bot.choose(view, legal, budget)
        self.seconds += process_time() - began
        self.answers += 1
        return move


def fight(bout: Bout) -> Outcome:
    """One game to its end."""
    game = GAMES[bout.game]
    bots, budgets = [], []
    for seat in range(bout.seats):
        mine = seat == bout.seat
        judge = judge_with(bout.game, bout.network if mine else "")
        bots.append(Timed(with_dealer(game, judge, calmly(game, SearchBot(judge, f"{bout.seed} {seat}")))))
        budgets.append(Budget(bout.nodes if mine else bout.others))
    line_up: list[Bot] = [*bots]
    g, luck = new(game, bout.seats), Random(f"luck {bout.seed}")
    while g.stack:
        next_answer(g, line_up, budgets, luck)
    places = game.ranking(g)
    one = bots.pop(bout.seat)
    share = 1.0 / places.count(1) if places[bout.seat] == 1 else 0.0
    others = sum(bot.answers for bot in bots), sum(bot.seconds for bot in bots)
    return Outcome(share, one.answers, one.seconds, *others)


def bouts(key: str, seats: int, games: int, network: str, nodes: int, others: int, seed: int = 1) -> list[Bout]:
    """Every seat in turn, with the same luck in each of them."""
    digest = blake2b(Path(network).read_bytes(), digest_size=8).hexdigest()
    return [
        Bout(key, seats, number % seats, f"prove {seed} {number // seats}", network, nodes, others, digest)
        for number in range(games)
    ]


class Proof:
    """The outcomes of a proof so far; with a log it goes on where it was stopped."""

    def __init__(self, wanted: list[Bout], log: Path | None = None) -> None:
        self.wanted = wanted
        self.log = log
        self.outcomes: list[Outcome] = list(self.known())

    def known(self) -> Iterator[Outcome]:
        if self.log is None or not self.log.exists():
            return
        for number, line in enumerate(self.log.read_text(encoding="utf-8").splitlines()):
            said = json.loads(line)
            if number >= len(self.wanted) or said["bout"] != asdict(self.wanted[number]):
                raise BadLog(f"{self.log} is the log of another proof")
            yield Outcome(**said["outcome"])

    def run(self, jobs: int, done: Callable[[], None]) -> None:
        """The games that are missing, in their order."""
        missing = self.wanted[len(self.outcomes) :]
        for bout, outcome in zip(missing, spread(fight, missing, jobs), strict=True):
            self.outcomes.append(outcome)
            if self.log is not None:
                with self.log.open("a", encoding="utf-8") as opened:
                    opened.write(json.dumps({"bout": asdict(bout), "outcome": asdict(outcome)}) + "\n")
            done()

    def summary(self) -> dict[str, Any]:
        """Wins beside chance, with Wilson's interval, and what an answer took."""
        return summed(self.outcomes, self.wanted[0].seats)


def summed(outcomes: list[Outcome], seats: int) -> dict[str, Any]:
    wins, games = sum(one.share for one in outcomes), len(outcomes)
    low, high = wilson(wins, games)
    return {
        "wins": round(wins, 2),
        "games": games,
        "share": round(wins / max(1, games), 4),
        "interval": [round(low, 4), round(high, 4)],
        "chance": round(1 / seats, 4),
        "milliseconds an answer": mean([(one.seconds, one.answers) for one in outcomes]),
        "of the others": mean([(one.others_seconds, one.others_answers) for one in outcomes]),
    }


def mean(spent: list[tuple[float, int]]) -> float:
    """Milliseconds an answer."""
    return round(1e3 * sum(seconds for seconds, _ in spent) / max(1, sum(answers for _, answers in spent)), 2)
