"""The review of a record: what every entry did to each seat's share of the win, and whose doing it was.

The curve is drawn by one who sees every card; a player's turns are weighed from what he could see.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from serenissima.bots.judge import Judge
from serenissima.bots.levels import judge_of
from serenissima.bots.protocol import Budget
from serenissima.kernel.core import CHANCE, AnyState, Move, Seat, answer, legal, look, seats
from serenissima.kernel.record import Entry, Record
from serenissima.review.advice import regret
from serenissima.review.certainty import Certainty
from serenissima.review.customs import Deal, deals, deeds, is_talk
from serenissima.review.equity import Shares, equity, luck_answers
from serenissima.review.turning import Turn, turning_points
from serenissima.review.ways import Spelt, spelt

BLUNDER: Final = 0.05  # a decision that gives away so much of the win
USUAL: Final = Budget(nodes=12)
SEED: Final = "review"


@dataclass(frozen=True)
class Judged:
    """One entry: what it changed for every seat and, where a better way leaves the one taken, what that was worth.

    Answers are weighed by whole turns: `way` is what should have been answered from here on until luck or somebody
    else is asked, `best` the same as one would write it, and `why` are the facts that speak for it.
    """

    number: int
    seat: Seat
    line: str
    change: Shares
    choices: int = 1
    loss: float = 0.0
    best: str = ""
    way: list[Spelt] = field(default_factory=list)
    why: dict[str, Any] | None = None


@dataclass(frozen=True)
class Better:
    """What was given away at one entry, the better way from there on, and what speaks for it."""

    loss: float
    way: list[Spelt]
    why: dict[str, Any]


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
    entries: list[Judged] = []
    losses: dict[int, Better] = {}
    weighed = 0  # the last entry of the turns that are weighed already
    for number, entry in enumerate(record.entries, 1):
        choices = chosen_from(record, g, entry)
        if number > weighed and entry.seat != CHANCE:
            given = taken(record, g, number)
            weighed = number + max(1, len(given)) - 1
            losses |= given_away(record, g, number, given, moments[number], budget)
        answer(g, entry.seat, entry.move)
        curve.append(equity(moments[number], g, f"{SEED} {number}"))
        change = [after - before for before, after in zip(curve[-2], curve[-1], strict=True)]
        entries.append(judged(record, number, change, choices, losses.get(number)))
        if done:
            done(number)
    bargains = deals(record, curve)
    accounts = [account(record, seat, curve, entries) for seat in range(len(record.players))]
    turns = turning_points(entries, curve, bargains, record.over)
    return Review(record.game.key, record.players, record.over, budget.nodes, curve, entries, accounts, turns, bargains)


def judged(record: Record, number: int, change: Shares, choices: int, better: Better | None) -> Judged:
    """One entry with all that is known of it."""
    entry = record.entries[number - 1]
    line = record.line(entry)
    if better is None:
        return Judged(number, entry.seat, line, change, choices)
    best = "; ".join(" ".join(words) for _, words in better.way)
    return Judged(number, entry.seat, line, change, choices, better.loss, best, better.way, better.why)


def start(record: Record) -> AnyState:
    """The game as it began."""
    return record.beginning()


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


def chosen_from(record: Record, g: AnyState, entry: Entry) -> int:
    """How many answers there were; one where only words were said."""
    if entry.seat == CHANCE or is_talk(record.game, entry):
        return 1
    moves = deeds(record.game, entry.step, legal(g, entry.seat))
    return 1 if moves == [entry.move] else len(moves)


def taken(record: Record, g: AnyState, number: int) -> list[Move]:
    """What one seat answered from there on until luck or somebody else was asked, or a talk began."""
    world, seat = g.copy(), record.entries[number - 1].seat
    moves: list[Move] = []
    for entry in record.entries[number - 1 :]:
        if entry.seat != seat or (moves and seats(world) != (seat,)) or is_talk(record.game, entry):
            break
        moves.append(entry.move)
        answer(world, seat, entry.move)
    return moves


def given_away(
    record: Record, g: AnyState, number: int, given: list[Move], judge: Judge, budget: Budget
) -> dict[int, Better]:
    """What the answers given lost against the best way, at the entry where the two part."""
    entries = record.entries[number - 1 : number - 1 + len(given)]
    if not given or not has_choice(record, g, entries):
        return {}
    seat, game = entries[0].seat, record.game
    moves = deeds(game, entries[0].step, legal(g, seat))
    found = regret(judge, look(g, seat), moves, budget, SEED, given)
    parting = [at for at, (mine, best) in enumerate(zip(given, found.best.moves, strict=False)) if mine != best]
    if found.loss <= 0.0 or not parting:
        return {}
    parted = parting[0]
    better = spelt(game, record.names, found.best.answers[parted:])
    return {number + parted: Better(found.loss, better, found.facts.to_json(record.names["seat"]))}


def has_choice(record: Record, g: AnyState, entries: list[Entry]) -> bool:
    """Whether anything else could have been answered anywhere in these entries."""
    world = g.copy()
    for entry in entries:
        if chosen_from(record, world, entry) > 1:
            return True
        answer(world, entry.seat, entry.move)
    return False


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
