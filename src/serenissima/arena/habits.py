"""Habits: what people would laugh at, counted over whole games of bots among themselves.

What is counted in a game, `Watch` in `habits` of its room knows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time

from serenissima.arena.spread import spread
from serenissima.bots.calm import CalmBot
from serenissima.bots.dealing import DealingBot
from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.search import turn_of
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.core import CHANCE, AnyState, Seat, answer, legal, look, odds, seats
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import pick


@dataclass(frozen=True)
class Evening:
    """One game of bots of a level among themselves; simulations: none, as many as the level has."""

    game: str
    level: str
    seats: int
    seed: str
    nodes: int = 0
    fussy: bool = False

    def budget(self) -> Budget:
        usual = usual_budget(self.game, self.level, 60.0)
        return Budget(self.nodes, 60.0) if self.nodes else usual


@dataclass
class Noted:
    """What was counted in some games, and how many seconds of a core the turns of a bot took."""

    counts: dict[str, int] = field(default_factory=dict)
    turns: list[float] = field(default_factory=list)

    def add(self, other: Noted) -> None:
        for name, number in other.counts.items():
            most = name.startswith("most ")
            before = self.counts.get(name, 0)
            self.counts[name] = max(before, number) if most else before + number
        self.turns += other.turns

    def slowest(self) -> dict[str, float]:
        """Seconds of a bot's whole turn: in the middle, of twenty the slowest, and at worst."""
        turns = sorted(self.turns)
        if not turns:
            return {}
        return {"median": median(turns), "95 %": turns[len(turns) * 95 // 100], "worst": turns[-1]}


def watchable(game: Game) -> bool:
    """Whether anybody knows what to count in that game."""
    return hasattr(room.part(game, "habits"), "Watch")


def fussy(bot: Bot) -> Bot:
    """The same bot, before somebody told it what fuss is."""
    if isinstance(bot, DealingBot):
        bot.bot = fussy(bot.bot)
    return bot.bot if isinstance(bot, CalmBot) else bot


def spend(evening: Evening) -> Noted:
    """Play that game, and look on."""
    game = GAMES[evening.game]
    watch = room.part(game, "habits").Watch()  # type: ignore[union-attr]  # asked for where there is one
    bots = [seat_bot(game, evening.level, f"{evening.seed} {seat}") for seat in range(evening.seats)]
    bots = [fussy(bot) for bot in bots] if evening.fussy else bots
    g, luck, clock, budget = new(game, evening.seats), Random(f"luck {evening.seed}"), Clock(), evening.budget()
    while g.stack:
        seat = seats(g)[0]
        if seat == CHANCE:
            answer(g, CHANCE, pick(odds(g), luck))
            continue
        moves = legal(g, seat)
        with clock.turn(g, seat):
            move = moves[0] if len(moves) == 1 else bots[seat].choose(look(g, seat), moves, budget)
        watch.answered(g, seat, move)
        answer(g, seat, move)
    watch.over(g)
    return Noted(watch.counts, clock.turns())


class Clock:
    """Seconds of this process that a seat thinks in its turn; what it answers in others' turns is their turn's."""

    def __init__(self) -> None:
        self.spent: dict[tuple[int, Seat], float] = {}
        self.number = 0
        self.whose: Seat = CHANCE
        self.began = 0.0
        self.seat: Seat = CHANCE

    def turn(self, g: AnyState, seat: Seat) -> Clock:
        """The turn that the question belongs to."""
        whose = turn_of(g)
        if whose != self.whose:
            self.whose = whose
            self.number += 1
        self.seat = seat
        return self

    def __enter__(self) -> None:
        self.began = process_time()

    def __exit__(self, *raised: object) -> None:
        key = (self.number, self.seat)
        self.spent[key] = self.spent.get(key, 0.0) + process_time() - self.began

    def turns(self) -> list[float]:
        return list(self.spent.values())


def watch_all(evenings: list[Evening], jobs: int, done: Callable[[], None]) -> Noted:
    """Those games on so many processes; `done` hears of each."""
    noted = Noted()
    for one in spread(spend, evenings, jobs):
        noted.add(one)
        done()
    return noted
