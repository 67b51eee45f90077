"""The review of a record: what every entry did to each seat's share of the win, and whose doing it was.

The curve is drawn by one who sees every card; a player's decisions are weighed from what he could see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget
from serenissima.kernel.core import CHANCE, AnyState, Seat, answer, legal, look
from serenissima.kernel.game import new
from serenissima.kernel.notation import move_text
from serenissima.kernel.record import Entry, Record
from serenissima.review.advice import regret
from serenissima.review.certainty import Certainty
from serenissima.review.customs import Deal, deals, deeds, is_talk
from serenissima.review.equity import Shares, equity, luck_answers
from serenissima.review.turning import Turn, turning_points

BLUNDER: Final = 0.05  # a decision that gives away so much of the win
USUAL: Final = Budget(nodes=12)
SEED: Final = "review"


@dataclass(frozen=True)
class Judged:
    """One entry: what it changed for every seat and, if it was a decision, what a better one would have been worth."""

    number: int
    seat: Seat
    line: str
    change: Shares
    choices: int = 1
    loss: float = 0.0
    best: str = ""


@dataclass(frozen=True)
class Account:
    """One seat: result - start = luck + own + rivals. What its decisions gave away stands beside it."""

    player: str
    start: float
    result: float
    luck: float
    own: float
    rivals: float
    loss: float
    decisions: int
    blunders: int


@dataclass(frozen=True)
class Review:
    """A whole game."""

    game: str
    players: tuple[str, ...]
    finished: bool
    nodes: int
    curve: list[Shares]
    entries: list[Judged]
    accounts: list[Account]
    turns: list[Turn]
    deals: list[Deal]

    def to_json(self) -> dict[str, Any]:
        """The same as plain values, shares rounded to a millionth; luck has no seat."""
        said: dict[str, Any] = rounded(asdict(self))
        for entry in [*said["entries"], *said["turns"]]:
            for key in ("seat", "actor"):
                if entry.get(key) == CHANCE:
                    entry[key] = None
        return said


def rounded(value: Any) -> Any:
    """The same with every fraction rounded."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, (list, tuple)) else value


def review(
    record: Record,
    budget: Budget = USUAL,
    judge: Judge | None = None,
    done: Callable[[int], None] | None = None,
) -> Review:
    """Judge every entry of a record; `done` hears how many have been."""
    certainty = Certainty(judge or judge_of(record.game), len(record.players))
    moments = pace(record, certainty)
    g = start(record)
    curve = [equity(moments[0], g, f"{SEED} 0")]
    entries = []
    for number, entry in enumerate(record.entries, 1):
        choices, loss, best = decided(record, g, entry, moments[number], budget)
        answer(g, entry.seat, entry.move)
        curve.append(equity(moments[number], g, f"{SEED} {number}"))
        change = [after - before for before, after in zip(curve[-2], curve[-1], strict=True)]
        entries.append(Judged(number, entry.seat, record.line(entry), change, choices, loss, best))
        if done:
            done(number)
    bargains = deals(record, curve)
    accounts = [account(record, seat, curve, entries) for seat in range(len(record.players))]
    turns = turning_points(entries, curve, bargains, record.over)
    return Review(record.game.key, record.players, record.over, budget.nodes, curve, entries, accounts, turns, bargains)


def start(record: Record) -> AnyState:
    """The game as it began."""
    return new(record.game, len(record.players), record.options, record.data_file)


def pace(record: Record, certainty: Certainty) -> list[Judge]:
    """The judge of every moment; while luck answers on and on, the one of the question that follows.

    So the average over what luck may bring and what it brought are measured alike.
    """
    count = len(record.entries)
    whole = count if record.over else max(count, certainty.entries)
    luck = []
    g = start(record)
    for entry in record.entries:
        luck.append(luck_answers(g))
        answer(g, entry.seat, entry.move)
    judges = [certainty.judge_at(count / whole if whole else 0.0)]
    for number in range(count - 1, -1, -1):
        judges.append(judges[-1] if luck[number] else certainty.judge_at(number / whole))
    return judges[::-1]


def decided(record: Record, g: AnyState, entry: Entry, judge: Judge, budget: Budget) -> tuple[int, float, str]:
    """How many answers there were, what the one given lost against the best, and which that was."""
    if entry.seat == CHANCE or is_talk(record.game, entry):
        return 1, 0.0, ""
    moves = deeds(record.game, entry.step, legal(g, entry.seat))
    if len(moves) == 1 and moves[0] == entry.move:
        return 1, 0.0, ""
    loss, best = regret(judge, look(g, entry.seat), moves, budget, SEED, entry.move)
    return len(moves), loss, move_text(record.game, record.names, entry.step, best) if loss > 0.0 else ""


def account(record: Record, seat: Seat, curve: list[Shares], entries: list[Judged]) -> Account:
    """How one seat came from its start to its result."""
    changes = {CHANCE: 0.0, **dict.fromkeys(range(len(record.players)), 0.0)}
    for entry in entries:
        changes[entry.seat] += entry.change[seat]
    mine = [entry for entry in entries if entry.seat == seat and entry.choices > 1]
    own, luck = changes[seat], changes[CHANCE]
    return Account(
        record.players[seat],
        curve[0][seat],
        curve[-1][seat],
        luck,
        own,
        sum(changes.values()) - own - luck,
        sum(entry.loss for entry in mine),
        len(mine),
        sum(1 for entry in mine if entry.loss >= BLUNDER),
    )
