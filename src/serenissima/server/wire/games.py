"""A game as a client must know it: options, verbs, rules, texts, its first lesson, the best at it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from serenissima.server.wire.live import Position
from serenissima.server.wire.plain import OptionValue, Strict
from serenissima.server.wire.tables import Seated


class WhyInLesson(Strict):
    """Why is this no move at that step of the lesson?"""

    at: Annotated[int, Meta(ge=0, le=999)]
    move: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=40)]


class OptionInfo(Struct, kw_only=True):
    """An option of a game: what it may be, and the rules it changes."""

    values: list[OptionValue]
    default: OptionValue
    low: int | None  # numbers from here on are allowed too
    seats: list[int]  # the numbers of seats at which it may be chosen
    names_seat: bool
    rules: list[str]


class Measured(Struct, kw_only=True):
    """What a level has shown: how many games it has won, sitting as one among bots of the level below."""

    among: str
    games: int
    wins: float  # who shares a first place shares the win


class Stated(Struct, kw_only=True):
    """How strong a level is: points as in ratings, where who has not played has 1500, and half of the interval."""

    points: int
    give: int


class Catalogue(Struct, kw_only=True):
    """What a client must know of a game to play it."""

    key: str
    version: int
    seats: list[int]
    levels: list[str]  # of its bots
    lesson: bool  # whether it has a first lesson
    options: dict[str, OptionInfo]
    beginners: dict[
        str, dict[str, OptionValue]
    ]  # by the number of seats: options that leave to luck what only experts know
    minutes: dict[str, int]  # how long people take, by the number of seats
    measured: dict[str, dict[str, Measured]]  # by the number of seats and the level
    strengths: dict[str, Stated]  # by the level, on one scale for tables of all sizes
    answers: dict[str, list[str]]  # of each question: the verbs that may answer it
    verbs: dict[str, list[str]]  # `verb` or `step.verb`: the kinds of its nouns; a last kind with a star may repeat
    rules: dict[str, list[str]]  # of each verb: the ids of the rules that speak of it
    events: dict[str, list[str]]
    chance: list[str]  # steps that luck answers
    steps: list[str]
    fields: dict[str, str]  # of steps: the kind of what each holds, where it has one
    names_like: dict[str, str]  # kinds of names that are called as those of another kind are


class RuleText(Struct, kw_only=True):
    """A rule in our words."""

    id: str
    chapter: str  # its title
    text: str


class RuleBook(Struct, kw_only=True):
    """The rules of a game as people read them: in which language, the first page, and every rule."""

    language: str
    glance: str  # Markdown; `![caption](piece:name)` is a picture of a piece, empty where there is no first page
    rules: list[RuleText]


class LessonText(Struct, kw_only=True):
    """What is said in a lesson, in one language."""

    title: str
    steps: dict[str, str]


class Texts(Struct, kw_only=True):
    """What the house says in one language, and of its games where nobody plays them, as Project Fluent reads it."""

    languages: list[str]
    common: str
    web: str
    games: dict[str, str]


class GameText(Struct, kw_only=True):
    """What a game says to those who play it, as Project Fluent reads it."""

    text: str


class Place(Struct, kw_only=True):
    """Somebody among the best: `rating` is what the strength is at least, `mu` what it is likely to be."""

    name: str
    bot: bool
    account: bool  # it has a page: a person, or a bot that is somebody's and no level of the house
    rating: float
    mu: float
    sigma: float
    games: int
    wins: float  # who shares a first place shares the win


class LessonStep(Struct, kw_only=True):
    """One step: what is said, what is to be played (nothing where there is only something to read), where to look."""

    text: str  # its key in the text of the lesson
    play: list[str]
    point: list[tuple[str, str]]  # kind and name of each thing
    rules: list[str]
    position: Position | None  # what the learner's seat sees; none where nothing has changed


class LessonScript(Seated, kw_only=True):
    """A first lesson: a table of its own, and the steps of the learner."""

    steps: list[LessonStep]
