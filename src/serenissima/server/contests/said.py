"""What is said about contests by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from serenissima.contests.futures import Likely
from serenissima.contests.standings import Parting, Placing
from serenissima.contests.terms import Form, PodReasons
from serenissima.server.wire import ClubId, Live, OptionValue, Pace, Percent, Points, Strict

ContestStatus = Literal["open", "running", "over", "off"]


class NewContest(Strict):
    """A contest to be opened."""

    name: Annotated[str, Meta(min_length=3, max_length=60, pattern=r"^[^\x00-\x1f\x7f\ufffe\uffff]+$")]
    game: Annotated[str, Meta(max_length=40)]
    form: Form
    starts: float  # seconds since 1970
    seats: Annotated[int, Meta(ge=2, le=5)]  # at a table
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    minutes: Annotated[int, Meta(ge=10, le=600)] = 120  # of an arena evening
    every: Annotated[int, Meta(ge=0, le=10_080)] = 0  # minutes from round to round; 0: as soon as the last is over
    season_of: Annotated[str, Meta(max_length=10)] | None = None  # the league whose next season it is
    pace: Pace = field(default_factory=Live)
    options: dict[str, OptionValue] = field(default_factory=dict)
    rated: bool = True
    low: Points | None = None  # ratings of those who may enter
    high: Points | None = None
    reliable: Percent | None = None  # how reliable they must be, in percent
    club: ClubId | None = None  # whose members they must be


class ContestInfo(Struct):
    """A contest in a list."""

    id: str
    name: str
    game: str
    form: Form
    seats: int
    rounds: int
    minutes: int
    every: int
    season_of: str | None
    pace: Pace
    rated: bool
    low: int | None
    high: int | None
    reliable: int | None
    club: str | None
    club_name: str | None
    host: str  # a name
    starts: float
    status: ContestStatus
    people: int
    entered: bool  # whether you have
    round: int  # the last one that was paired
    next_at: float | None  # when the next one begins, between two rounds


class ContestLine(Struct):
    """A line of the table."""

    name: str
    standing: Placing
    points: int  # of his rating when he entered
    give: int
    likely: Likely
    left: bool
    since: int  # the first round that can have him


class PodChair(Struct):
    """Who sits in a seat of the pairing now; nobody has come yet where there is no name."""

    name: str | None
    bot: str | None  # the level that sits in
    points: int | None  # of that level's rating
    give: int | None


class PodSaid(Struct):
    """A table of a round."""

    table: str
    number: int
    status: str
    invite: str  # with which one may watch, once the game has begun and nobody can sit down any more
    seats: list[str]  # ids of people, the first starts
    chairs: list[PodChair]
    absent: list[str]
    places: list[int]
    scores: list[float]
    why: PodReasons | None
    due: float  # when bots sit in for who has not come
    earned: list[float]  # the points of each seat, once it is over


class RoundSaid(Struct):
    """A round."""

    number: int
    began: float
    resting: list[str]
    pods: list[PodSaid]


class ContestPage(Struct):
    """All there is to see of one contest."""

    contest: ContestInfo
    you: str | None
    now: float  # by the clock of the house
    yours: bool  # whether you have opened it
    seal: str  # of the lot
    secret: str | None  # of the lot, once all is over
    lines: list[ContestLine]
    parting: Parting | None  # a worked case of how equals are parted
    rounds: list[RoundSaid]


class ContestSeat(Struct):
    """The table where one sits now."""

    table: str
