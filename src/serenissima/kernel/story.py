"""What has happened, told as a good teller would: a line for each turn or deal, and its single steps beneath it.

A teller hears what its reader was told, moment by moment, and keeps lines: who did it, and clauses that name things.
Words are no business of the engine: a clause is the key of a sentence (`story-<key>` in the words of the game) and its
facts. Which events join to a line, and what of them is worth naming, a game says in the part `story.py` of its room; a
game without one is told event by event.

What a line brought whoever it is of is counted here, from the events that the game's `COUNTS` names; of a line that is
nobody's, what it brought its reader.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from serenissima.kernel import room
from serenissima.kernel.core import NOBODY, Event, Seat, View, nouns
from serenissima.kernel.game import Game
from serenissima.kernel.notation import event_list
from serenissima.kernel.shape import Names

# What is told is made anew for every answer that is given, so these write their own constructors: the one that a
# dataclass makes is not compiled.


@dataclass(init=False)
class Thing:
    """A named thing of the game, or several of one kind."""

    kind: str
    number: int
    n: int

    def __init__(self, kind: str, number: int, n: int = 1) -> None:
        self.kind = kind
        self.number = number
        self.n = n


Fact = int | Thing | tuple[Thing, ...]
# Events that change what is worth adding up: what it is, and its sign for each seat that the event names.
Counts = dict[str, tuple[str, tuple[int, ...]]]
LINES_OF_A_MOMENT: Final = 4  # one moment tells at most so many


@dataclass(init=False)
class Clause:
    """A piece of a sentence: its key among the words of the game, and what it speaks of."""

    key: str
    facts: dict[str, Fact]

    def __init__(self, key: str, facts: dict[str, Fact] | None = None) -> None:
        self.key = key
        self.facts = {} if facts is None else facts


@dataclass(init=False)
class Line:
    """One turn, deal or event: whose it is, how it is headed, what was done, and which moments it tells of."""

    seat: Seat  # NOBODY for what the house itself does
    head: Clause
    clauses: list[Clause]
    first: int
    last: int
    events: list[Event]  # what is beneath it where it is told event by event
    sums: dict[str, int]  # what it brought whoever it is of, and how much of it

    def __init__(
        self, seat: Seat, head: Clause, clauses: list[Clause], first: int, last: int, events: list[Event] | None = None
    ) -> None:
        self.seat = seat
        self.head = head
        self.clauses = clauses
        self.first = first
        self.last = last
        self.events = [] if events is None else events
        self.sums = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Hears one reader's news and keeps the lines; a game's own teller says which events join.

    It begins with what the reader saw at the start, and follows from there by what it hears alone.
    """

    def __init__(self, game: Game, start: View) -> None:
        self.game = game
        self.rules = start.rules
        self.reader = start.seat
        self.lines: list[Line] = []
        self.now = 0
        own = room.part(game, "story")
        self.counts: Counts = getattr(own, "COUNTS", {})

    def hear(self, moment: int, events: list[Event]) -> None:
        """What was told at one moment."""
        self.now = moment
        late: list[Event] = []  # what is told only after it was paid
        for event in events:
            self.tell(event)
            if event[0] in self.counts and not (self.lines and self.add_up(self.lines[-1], event)):
                late.append(event)
        for event in late:
            any(self.add_up(line, event) for line in reversed(self.lines[-LINES_OF_A_MOMENT:]))

    def add_up(self, line: Line, event: Event) -> bool:
        """What an event brings goes to a line of the same moment, if it concerns whoever that is of."""
        what, signs = self.counts[event[0]]
        said = nouns(event)
        seat = self.reader if line.seat < 0 else line.seat
        brought = [sign * said[-1] for at, sign in enumerate(signs) if said[at] == seat]
        if line.last == self.now:
            line.sums[what] = line.sums.get(what, 0) + sum(brought)
        return line.last == self.now and bool(brought)

    def tell(self, event: Event) -> None:
        """One event; without a grammar of the game's own, a line by itself."""
        self.lines.append(Line(NOBODY, Clause("event"), [], self.now, self.now, [event]))

    def line(self, seat: Seat, key: str, **facts: Fact) -> Line:
        """Begin a new line."""
        started = Line(seat, Clause(key, facts), [], self.now, self.now)
        self.lines.append(started)
        return started

    def say(self, key: str, **facts: Fact) -> None:
        """Add a clause to the line that is being told."""
        last = self.lines[-1]
        last.clauses.append(Clause(key, facts))
        last.last = self.now


def teller_of(game: Game, start: View, whole: bool = True) -> Teller:
    """Who tells this game to that reader; one that began from a position by hand is not `whole`, and told plainly."""
    own = room.part(game, "story") if whole else None
    teller: Teller = Teller(game, start) if own is None else own.TELLER(game, start)
    return teller


def line_to_json(game: Game, names: Names, line: Line) -> dict[str, Any]:
    """A line in the words of the notation."""
    said: dict[str, Any] = {
        "seat": None if line.seat < 0 else names["seat"][line.seat],
        "head": clause_to_json(names, line.head),
        "clauses": [clause_to_json(names, clause) for clause in line.clauses],
        "first": line.first,
        "last": line.last,
    }
    sums = {what: n for what, n in line.sums.items() if n}
    if sums:
        said["sums"] = sums
    if line.events:
        said["events"] = [event_list(game, names, event) for event in line.events]
    return said


def clause_to_json(names: Names, clause: Clause) -> list[Any]:
    """The key, and each fact: a number, or one thing or several, each with its kind, its name and how many."""
    return [clause.key, {name: fact_to_json(names, fact) for name, fact in clause.facts.items()}]


def fact_to_json(names: Names, fact: Fact) -> Any:
    if isinstance(fact, int):
        return fact
    return [thing_to_json(names, one) for one in ((fact,) if isinstance(fact, Thing) else fact)]


def thing_to_json(names: Names, thing: Thing) -> list[Any]:
    named = "none" if thing.number < 0 else names[thing.kind][thing.number]
    return [thing.kind, named, thing.n]
