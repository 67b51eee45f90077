"""Who waits for a game, and who is here."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from serenissima.server.wire.people import Person, Rating
from serenissima.server.wire.plain import ClubId, Live, Pace, Percent, Points, Strict


class NewSeek(Strict):
    """What somebody waits for: a game, a pace, so many seats, the ratings of the others, and bots after a while."""

    seats: Annotated[int, Meta(ge=2, le=8)]
    pace: Pace = field(default_factory=Live)
    low: Points | None = None
    high: Points | None = None
    rated: bool = False  # it counts if all who find each other wish it, and have accounts
    bots_after: Annotated[float, Meta(ge=0, le=3600)] | None = None  # seconds; none: people alone
    club: ClubId = ""  # at the quay of that club
    only: Annotated[str, Meta(max_length=24)] | None = None  # a challenge: the name of the one person it is for
    reliable: Percent | None = None  # how reliable the others must be


class Sailor(Person, kw_only=True):
    """Somebody who is here: his rating in the game that is looked at, what he does, and what he is to whoever asks."""

    rating: Rating
    at: Literal["quay", "table", "house"]
    table: str | None  # a public one, where he plays
    tie: Literal["follow", "block"] | None


class Meant(Struct, kw_only=True):
    """A game that people wait for."""

    game: str
    seats: int
    pace: Pace


class Boat(Meant, kw_only=True):
    """People who wait for the same and would sit down together, or a table that is open to all."""

    people: list[Person]
    bots: int  # seats that bots of the house have
    low: int | None  # ratings that fit everybody aboard
    high: int | None
    reliable: int | None  # how reliable one must be to come aboard, in percent
    only: str | None  # the name of the one person it waits for
    bots_in: float | None  # seconds until bots may fill up; none: never
    waits: float  # seconds since the first came aboard
    rated: bool
    mine: bool
    table: str | None  # that is open to all; none: they are called when they are enough
    no: str  # why one may not come aboard: `rating`, `blocked`, `guest`; empty: one may


class Wait(Meant, kw_only=True):
    """What somebody waits for, and how far it has come."""

    since: float
    found: int  # people aboard, oneself among them
    left: float | None  # seconds to take the seat; none while nobody is called
    taken: bool
    table: str | None  # where the game is


class Harbour(Struct, kw_only=True):
    """Who waits, who is here, and what one waits for oneself."""

    boats: list[Boat]
    waits: list[Wait]
    people: list[Sailor]
    here: int
    playing: int  # tables under way
    waiting: dict[str, int]  # people, by the game they wait for
    rating: Rating | None  # one's own in the game that is looked at
