"""Mining: bots play, and where a strong one answers otherwise than the greedy one, the question is weighed.

A question becomes a puzzle if one answer is better than every other beyond doubt, played on in worlds that the seat
cannot tell apart, and the strong bot gave it; and if with four times the thought and other luck that is still so, and
a tree search from the same view finds it too. Bots of several levels may sit at one table: careless ones leave more
to punish, and what they answer themselves is asked again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import Any, Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of, level_called, levels, levels_of, seat_bot, usual_budget
from serenissima.bots.protocol import Bot, Budget, luck_of
from serenissima.bots.sealed import is_sealed
from serenissima.bots.search import Search, best_answer_of
from serenissima.bots.selfplay import next_answer
from serenissima.bots.thinkers import ValueBot
from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, View, legal, look, seats, step_name
from serenissima.kernel.game import Game, new
from serenissima.kernel.notation import move_words
from serenissima.kernel.position import fingerprint, to_json
from serenissima.kernel.themes import theme_of
from serenissima.puzzles.puzzle import Ask, Option, Puzzle, Words, advance, opened, reached
from serenissima.puzzles.weighing import GAP, RACING, Choice, Verdict, weighed
from serenissima.review.advice import counted, fair, middle, spoken
from serenissima.review.certainty import Certainty
from serenissima.review.customs import customs
from serenissima.review.facts import average
from serenissima.review.talks import ordinary
from serenissima.review.trying import Trial
from serenissima.review.ways import Way, spelt

DEEPER: Final = 4  # times the thought by which a puzzle is verified
SHOWN: Final = 5  # choices that are kept with a puzzle
LONGEST: Final = 3  # answers of one puzzle
PARTS: Final = 8  # of a game: no more puzzles come out of one
FEW: Final = 4  # of so many answers one may be right
UNHURRIED: Final = 3600.0  # seconds: thought is counted in simulations alone


class NoPuzzle(Exception):
    """A question that is none, and why."""


@dataclass(frozen=True)
class Thought:
    """How much is thought about a question: worlds played on for each choice, and simulations of the tree search."""

    worlds: int = 48
    nodes: int = 64
    racing: int = RACING
    gap: float = GAP  # what the best answer must be ahead

    def deeper(self) -> Thought:
        """So many times as much."""
        return Thought(DEEPER * self.worlds, DEEPER * self.nodes, self.racing * 3 // 2, self.gap)


@dataclass(frozen=True)
class Moment:
    """A question in a game: the position, whose it is, how far the game has come, who judges it, which bot plays."""

    game: Game
    g: AnyState
    seat: Seat
    progress: float
    judge: Judge
    bot: str = ""

    @property
    def view(self) -> View:
        return look(self.g, self.seat)

    def answers(self) -> list[Move]:
        """The legal ones, but for those that open a talk: what others say to it is no matter of right or wrong."""
        return ordinary(self.judge, self.view, legal(self.g, self.seat))

    def spell(self, move: Move) -> Words:
        """An answer in words."""
        return move_words(self.game, self.game.names(self.g.rules), step_name(self.g.stack[-1]), move)

    def onward(self, move: Move) -> Moment | None:
        """The next question of the same seat after that answer; none if luck or somebody else is asked."""
        g = self.g.copy()
        advance(g, self.seat, move)
        return replace(self, g=g) if seats(g) == (self.seat,) else None


class Quarry:
    """Where puzzles of one game are looked for: the levels of its bots, and from where in a game."""

    def __init__(self, game: Game, thought: Thought, seed: str, level: str = "", since: float = 0.0) -> None:
        self.game = game
        self.thought = thought
        self.seed = seed
        self.level = level or levels_of(game)[-1]
        self.since = since
        self.judge = judge_of(game)
        self.talk = {step for custom in customs(game) for step in custom.talk}

    def seats(self, number: int) -> int:
        """How many play a game: one number after the other."""
        return self.game.seats[number % len(self.game.seats)]

    def bots(self, number: int) -> list[str]:
        """Which bots sit at the table: the levels in turn, from another one in each game."""
        names = self.level.split(",")
        return [names[(number + seat) % len(names)] for seat in range(self.seats(number))]

    def apart(self, number: int) -> int:
        """How many entries lie between two puzzles of one game."""
        return Certainty(self.judge, self.seats(number)).entries // PARTS

    def play(self, number: int) -> Iterator[tuple[int, Moment, Move]]:
        """One game among bots: every question with a choice, its entry, and what the bot answers."""
        count = self.seats(number)
        g, luck = new(self.game, count), Random(f"{self.seed} {number}")
        names = self.bots(number)
        bots: list[Bot] = [seat_bot(self.game, name, f"{self.seed} {number} {at}") for at, name in enumerate(names)]
        budgets = [Budget(usual_budget(self.game.key, name).nodes, UNHURRIED) for name in names]
        certainty, entry = Certainty(self.judge, count), 0
        while g.stack:
            seat, before = seats(g)[0], g.copy()
            heard: list[Move] = []
            next_answer(g, [Overheard(bot, heard) for bot in bots], budgets, luck)
            progress = certainty.usual(entry)
            if seat != CHANCE and heard and progress >= self.since:
                judge = certainty.judge_at(progress)
                yield entry, Moment(self.game, before, seat, progress, judge, names[seat]), heard[0]
            entry += 1

    def worth_a_look(self, moment: Moment, move: Move) -> bool:
        """Whether a bot that searches answers otherwise than one with one look ahead, and not in a talk or in secret.

        Where bots that do not search play, every question is.
        """
        view, step = moment.view, step_name(moment.g.stack[-1])
        moves = moment.answers()
        if step in self.talk or is_sealed(view) or move not in moves or len(moves) < 2:
            return False
        return not searches(moment.bot) or self.greedy(moment) != move

    def greedy(self, moment: Moment) -> Move:
        """What one would answer who looks one answer ahead."""
        return ValueBot(self.judge, self.seed).choose(moment.view, moment.answers(), Budget())

    def puzzle(self, moment: Moment, move: Move, number: int, entry: int, easy: bool) -> Puzzle:
        """The puzzle that a question is to which a strong bot gives that answer, verified; `NoPuzzle` if it is none."""
        at_sight = self.greedy(moment)
        right = self.clear(moment, self.thought, "mine", None if easy else at_sight).right()
        if at_sight in right and not easy:
            raise NoPuzzle("mine: easy")
        if searches(moment.bot) and move not in right:
            raise NoPuzzle("mine: the bot answers otherwise")
        begun = perf_counter()
        asks, hard = self.asks(moment)
        if not hard and not easy:
            raise NoPuzzle("verify: easy")
        _, verdict = asks[0]
        return Puzzle(
            id=fingerprint([moment.g.table, moment.g.own, moment.seat]),
            seat=moment.seat,
            progress=round(moment.progress, 4),
            theme=theme_of(self.game, moment.g, moment.seat, chosen(verdict.best.way)),
            easy=not hard,
            asks=[ask for ask, _ in asks],
            found={"seed": self.seed, "game": number, "entry": entry, "bots": self.level},
            proof={**proof(self.thought.deeper()), "seconds": round(perf_counter() - begun, 2)},
            position=to_json(self.game, moment.g),
        )

    def asks(self, moment: Moment) -> tuple[list[tuple[Ask, Verdict]], bool]:
        """The questions of a puzzle, each verified with deeper thought, up to the last that is not answered at sight.

        Whether there is such a one; else the first alone is asked.
        """
        found: list[tuple[Ask, Verdict]] = []
        hard = 0
        at: Moment | None = moment
        while at is not None and len(found) < LONGEST:
            try:
                verdict = self.weigh(at, self.thought.deeper(), "verify")
            except NoPuzzle:
                if not found:
                    raise
                break
            found.append((asked(at, verdict), verdict))
            if self.greedy(at) not in verdict.right():
                hard = len(found)
            at = at.onward(verdict.best.moves[0])
        return found[: hard or 1], hard > 0

    def weigh(self, moment: Moment, thought: Thought, luck: str) -> Verdict:
        """The verdict on a question; `NoPuzzle` unless it is clear, and the tree search finds the answer too."""
        verdict = self.clear(moment, thought, luck)
        if self.searched(moment.view, moment.answers(), thought.nodes, luck) not in verdict.right():
            raise NoPuzzle(f"{luck}: the tree search finds another")
        return verdict

    def clear(self, moment: Moment, thought: Thought, luck: str, but: Move | None = None) -> Verdict:
        """The verdict on a question; `NoPuzzle` unless some answers, but not many of them, are surely the best."""
        view, moves = moment.view, moment.answers()
        if len(moves) < 2:
            raise NoPuzzle(f"{luck}: forced")
        seed, how = f"{self.seed} {luck}", (thought.racing, but, thought.gap)
        verdict = weighed(moment.judge, view, moves, thought.worlds, seed, *how)
        if verdict is None or not verdict.clear:
            raise NoPuzzle(f"{luck}: unclear")
        if len(verdict.right()) > 1 and FEW * len(verdict.right()) > len(moves):
            raise NoPuzzle(f"{luck}: many answers are right")
        return verdict

    def searched(self, view: View, moves: list[Move], nodes: int, luck: str) -> Move:
        """What a tree search from that view answers."""
        search = Search(self.judge, luck_of(f"{self.seed} {luck} tree", view))
        root = search.grow(view, moves, nodes, perf_counter() + UNHURRIED)
        return best_answer_of(root, moves, view.seat)


def searches(bot: str) -> bool:
    """Whether a bot of that level thinks further than one look ahead."""
    return levels()[level_called(bot)].kind == "search"


class Overheard:
    """A bot, and a list of what it answers."""

    def __init__(self, bot: Bot, heard: list[Move]) -> None:
        self.bot = bot
        self.heard = heard

    def choose(self, view: View, legal: list[Move], budget: Budget) -> Move:
        move = self.bot.choose(view, legal, budget)
        self.heard.append(move)
        return move


def chosen(way: Way) -> tuple[Move, ...]:
    """The answers of a way up to the last that is chosen: what the rules force after it, it is not about."""
    last = max((at for at, said in enumerate(way.answers) if not said.forced), default=0)
    return way.moves[: last + 1]


def proof(thought: Thought) -> dict[str, Any]:
    """How much was thought."""
    return {"worlds": thought.worlds, "nodes": thought.nodes, "gap": thought.gap}


def asked(moment: Moment, verdict: Verdict) -> Ask:
    """One question with what every choice is worth."""
    shown = [verdict.best, *verdict.same, *verdict.behind][:SHOWN]
    trials = [choice.trial for choice in shown]
    shift = middle(trials)
    rival = next(choice for choice in verdict.behind)
    options = [
        option(moment, choice, rival if choice in verdict.same or choice is verdict.best else verdict.best, shift)
        for choice in shown
    ]
    right = [moment.spell(move) for move in verdict.right()]
    return Ask(step_name(moment.g.stack[-1]), right, options, round(verdict.gap, 4), round(verdict.error, 5))


def option(moment: Moment, choice: Choice, rival: Choice, shift: float) -> Option:
    """A choice with the facts that speak for it, held against another."""
    names = moment.game.names(moment.g.rules)
    one, other = in_common(choice.trial, rival.trial)
    facts = spoken(moment.judge, moment.view, counted(moment.judge, moment.view), one, other, shift)
    share, error = average([fair(share, shift) for share in choice.trial.shares])
    return Option(
        [moment.spell(move) for move in choice.moves],
        spelt(moment.game, names, choice.way.answers),
        round(share, 4),
        round(error, 4),
        choice.worlds(),
        facts.to_json(names["seat"]),
    )


def in_common(one: Trial, other: Trial) -> tuple[Trial, Trial]:
    """Two trials, as far as they were tried in the same worlds."""
    count = min(len(one.shares), len(other.shares))
    short = [replace(trial, shares=trial.shares[:count], later=trial.later[:count]) for trial in (one, other)]
    return short[0], short[1]


# What was kept


def moment_of(game: Game, puzzle: Puzzle, number: int = 0) -> Moment:
    """The question of a puzzle as it was found."""
    g = reached(game, puzzle, number) if number else opened(game, puzzle)
    certainty = Certainty(judge_of(game), len(g.own))
    return Moment(game, g, puzzle.seat, puzzle.progress, certainty.judge_at(puzzle.progress))


def holds(quarry: Quarry, puzzle: Puzzle, thought: Thought, luck: str) -> bool:
    """Whether every question of a puzzle is still clear with that thought, and what was right is right."""
    for number, ask in enumerate(puzzle.asks):
        moment = moment_of(quarry.game, puzzle, number)
        try:
            verdict = quarry.weigh(moment, thought, luck)
        except NoPuzzle:
            return False
        if moment.spell(verdict.best.moves[0]) not in ask.right:
            return False
    return True
