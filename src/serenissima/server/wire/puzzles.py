"""Puzzles, before and after they are solved, and how one stands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from serenissima.server.wire.live import Position
from serenissima.server.wire.plain import Answered, Strict, Words
from serenissima.server.wire.review import Grounds
from serenissima.server.wire.tables import Seated

PuzzleOutcome = Literal["solved", "half", "failed"]
PuzzleDoubt = Literal["searched", "holds", "fails"]
PuzzleAnswers = Annotated[list[Words], Meta(min_length=1, max_length=8)]


class PuzzleAnswer(Strict):
    """Answers to a puzzle from its beginning, one after the other: those before the last were right."""

    answers: PuzzleAnswers


class PuzzleRating(Struct, kw_only=True):
    """How hard a puzzle is, or how well somebody solves them: an estimate, and half its interval of 95 in 100."""

    rating: int
    give: int
    tries: int
    solved: float


class PuzzleOption(Struct, kw_only=True):
    """A choice: the answers that come to it, the best way on, what it is worth, how sure that is, and why."""

    answers: list[list[str]]
    way: list[Answered]
    share: float
    error: float
    why: Grounds


class PuzzleAsk(Struct, kw_only=True):
    """A question of a puzzle when it is over: what was right, and what every choice is worth."""

    step: str
    right: list[list[str]]
    options: list[PuzzleOption]


class PuzzleEnd(Struct, kw_only=True):
    """What is told when a puzzle is over: the whole solution, and what it did to the ratings."""

    outcome: PuzzleOutcome
    theme: str
    easy: bool  # a bot with one look ahead finds it
    asks: list[PuzzleAsk]
    wrong: list[list[str]]  # what was tried and not right
    mine: PuzzleRating | None  # none for who is not rated
    by: int  # the change of one's own rating
    puzzle: PuzzleRating
    doubt: PuzzleDoubt | None
    proof: dict[str, Any]


class PuzzleSheet(Seated, kw_only=True):
    """A puzzle before it is solved: the position as its seat sees it; what is right is not in it."""

    id: str
    game: str
    position: Position
    asks: int  # how many answers in a row are looked for
    progress: float  # how far the game had come
    rated: bool  # whether it will count
    wrong: list[list[str]]  # what was tried before and not right
    end: PuzzleEnd | None  # where it is over already


class PuzzleReply(Struct, kw_only=True):
    """What came of an answer: right, or what it is worth; then what is asked next, or the end."""

    right: bool
    share: float | None = None  # of the win, where it was weighed
    position: Position | None = None  # the next question
    end: PuzzleEnd | None = None


class PuzzleDay(Struct, kw_only=True):
    """The puzzle of a day; its theme is told when it is over."""

    day: str
    game: str
    id: str
    outcome: PuzzleOutcome | None
    theme: str


class PuzzleHall(Struct, kw_only=True):
    """All about puzzles at once: how many there are, the puzzles of the week, and how one stands."""

    counts: dict[str, int]
    today: str
    week: list[PuzzleDay]
    tried: int  # who has tried the one of today,
    found: int  # and found it at once or at the second try
    mine: dict[str, PuzzleRating]  # by game
    course: dict[str, list[tuple[float, int, int]]]  # by game: when, rating, and half the interval
    solved: int
    done: int


class PuzzleNext(Struct, kw_only=True):
    """A puzzle to go on with."""

    game: str
    id: str
