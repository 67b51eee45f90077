"""People and what they have chosen, programs that play for them, and somebody as others see him."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from serenissima.server.wire.plain import WRITTEN, Name, Named, Password, Strict


class Credentials(Strict):
    """A name and a password."""

    name: Name
    password: Password


class Guest(Strict):
    """What a guest wants to be called; without a name he gets a number."""

    name: Name | None = None


class NewPassword(Strict):
    """The password so far, and the one from now on."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class Role(Strict):
    """What somebody may do here."""

    role: Literal["player", "moderator", "admin", "banned"]


class PushKeys(Strict):
    """The keys of a browser, in base64 for addresses."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_\-=]+$")]
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern=r"^[A-Za-z0-9_\-=]+$")]


class Push(Strict):
    """Where pushes to a browser go, as the browser says it."""

    endpoint: Annotated[str, Meta(max_length=600)]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 # as browsers call it


class EmailProof(Strict):
    """The word in the letter that asked whether letters are wanted."""

    word: Annotated[str, Meta(max_length=80)]


Minutes = Annotated[int, Meta(ge=0, lt=1440)]  # of a day
Day = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class PlayingHours(Strict):
    """When somebody plays by turns, in minutes of the day in his own time zone; equal: all day long."""

    zone: Annotated[str, Meta(max_length=60)]
    start: Minutes
    end: Minutes


class Holiday(Strict):
    """Days on which somebody does not play by turns: the first and the last."""

    first: Day
    last: Day


PagePart = Literal["here", "strengths", "against", "games"]


class Settings(Strict):
    """What a person has chosen: kept for the client, and where notices go."""

    language: Annotated[str, Meta(max_length=8)] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=200)] | UnsetType | None = UNSET
    webhook: Annotated[str, Meta(max_length=400)] | UnsetType | None = UNSET
    push: Push | UnsetType | None = UNSET
    hours: PlayingHours | UnsetType | None = UNSET
    holidays: Annotated[list[Holiday], Meta(max_length=40)] | UnsetType = UNSET
    closed: bool | UnsetType = UNSET  # others see of one's page the name, and nothing else
    hidden: list[PagePart] | UnsetType = UNSET  # or not these parts of it
    client: dict[str, Any] | UnsetType = UNSET


class Me(Struct, frozen=True):
    """What somebody is told about himself."""

    id: str
    name: str
    guest: bool
    role: str
    settings: dict[str, Any]
    owner: str | None = None  # whose bot it is; none for a person


class NewBot(Strict):
    """A bot that belongs to whoever asks."""

    name: Name


Scope = Literal["read", "play", "host", "talk"]


class NewToken(Strict):
    """A token for a program: what it is for, and what it may do.

    `read`: lists and tables; `play`: sit down and answer; `host`: open tables and ask for rematches; `talk`: speak.
    """

    label: Annotated[str, Meta(min_length=1, max_length=40, pattern=WRITTEN)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=4)]


class TokenListed(Struct, kw_only=True):
    """A token as its owner sees it; the token itself was told once."""

    id: int
    label: str
    scopes: list[Scope]
    created: float


class TokenTold(Struct, kw_only=True):
    """A new token: it is told this once."""

    token: str
    listed: TokenListed


class BotListed(Named, kw_only=True):
    """A bot of whoever asks, with its tokens."""

    created: float
    tokens: list[TokenListed]


class Visitor(Struct, kw_only=True):
    """Who has come to the house; nobody is known before his first table."""

    me: Me | None
    suggested: str  # a name that is free, for who has told none


class Somebody(Named, kw_only=True):
    """Who comes to the house."""

    guest: bool


class Person(Somebody, kw_only=True):
    """Somebody as others see him."""

    bot: bool = False  # it is somebody's bot


class Entered(Somebody, kw_only=True):
    """Somebody as he stands in the books of the house."""

    role: str
    created: float
    active: float


class Kept(Entered, kw_only=True):
    """All that the house keeps about somebody."""

    settings: dict[str, Any]
    sessions: list[dict[str, float]]
    tables: list[dict[str, Any]]
    talk: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    bots: list[dict[str, Any]]
    seeks: list[dict[str, Any]]
    ties: list[dict[str, Any]]
    puzzles: list[dict[str, Any]]
    puzzle_ratings: list[dict[str, Any]]
    reports: list[dict[str, Any]]
    studies: list[dict[str, Any]]
    study_chapters: list[dict[str, Any]]
    contests: list[dict[str, Any]]  # that he has entered
    clubs: list[dict[str, Any]]
    careers: list[dict[str, Any]]  # what he has played, in sums,
    sittings: list[dict[str, Any]]  # and game by game
    meetings: list[dict[str, Any]]
    rating_days: list[dict[str, Any]]
    strengths: list[dict[str, Any]]  # where he is strong and weak, from reviews


class Tie(Strict):
    """What somebody is to whoever asks: followed, never to be paired with, or nothing."""

    kind: Literal["follow", "block"] | None


class Rating(Struct, kw_only=True):
    """How strong somebody is likely to be, give or take: half of the interval that holds in 95 of 100 cases."""

    points: int
    give: int
    games: int
