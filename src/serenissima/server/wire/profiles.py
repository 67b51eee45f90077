"""The page of a person."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from serenissima.server.wire.people import PagePart, Person, Rating


class ProfileRating(Struct, kw_only=True):
    """A rating on somebody's page: how many of all who are rated are stronger, once enough is known."""

    game: str
    seats: int
    rating: Rating
    won: float  # who shares a first place shares the win
    top: float | None  # the share that he belongs to, from the strongest


class Met(Person, kw_only=True):
    """Somebody whom a person has played, and how often that person finished ahead or on the same place."""

    games: int
    ahead: int
    level: int


BadgeKind = Literal["kept_word", "all_waters", "odds", "proven"]


class Badge(Struct, kw_only=True):
    """Something that was earned, with the count that earned it."""

    kind: BadgeKind
    count: int
    of: int | None = None
    game: str | None = None


class Career(Struct, kw_only=True):
    """What somebody has played of a game at public tables."""

    game: str
    begun: int
    kept: int  # played to the end on time
    decided: int  # with a result
    won: int


class Strength(Struct, kw_only=True):
    """A phase: points of chance a game that others of the same rating give away and he does not, and half the 95 %."""

    phase: str
    games: int
    points: float
    give: float


class Profile(Person, kw_only=True):
    """The page of a person; of a closed one the name and nothing else."""

    closed: bool
    since: float | None = None
    here: bool = False
    owner: str | None = None  # of a bot: what its owner is called
    tie: Literal["follow", "block"] | None = None
    records: list[Career] = field(default_factory=list)
    ratings: list[ProfileRating] = field(default_factory=list)
    against: list[Met] = field(default_factory=list)  # whoever asks first, then those met most often
    badges: list[Badge] = field(default_factory=list)
    strengths: list[Strength] = field(default_factory=list)
    reviews: int = 0  # that these follow from
    hidden: list[PagePart] = field(default_factory=list)  # parts that whoever it is keeps to himself


class RatingLine(Struct, kw_only=True):
    """A rating over time: day since 1970, points, and half of the interval."""

    game: str
    seats: int
    days: list[tuple[int, int, int]]


Outcome = Literal["won", "shared", "lost", "none"]


class PlayedBy(Struct, kw_only=True):
    """Somebody at a game that is over."""

    name: str
    bot: str | None
    program: bool
    mine: bool  # the person whose page it is
    place: int
    score: int | None


class Played(Struct, kw_only=True):
    """A game that is over, on the page of somebody who played it."""

    table: str
    game: str
    ended: float
    place: int
    outcome: Outcome
    rated: bool
    kept: bool
    gain: int | None
    seats: list[PlayedBy]


class PlayedPage(Struct, kw_only=True):
    """Some games, the latest first, and the key of those that follow."""

    games: list[Played]
    next: str | None
