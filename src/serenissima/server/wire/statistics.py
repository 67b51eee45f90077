"""What all finished games say."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Tally(Struct, kw_only=True):
    """How often something was so, and how many of those games were won."""

    key: str
    games: int
    won: float


class OpeningStep(Tally, kw_only=True):
    """One level of an opening: what was answered, with the nouns that matter by kind and name, and how it went."""

    verb: str
    things: list[tuple[str, str]]


class GameRecord(Struct, kw_only=True):
    """A record of a game: whose, at which table, when, and how much."""

    kind: Literal["highest", "closest", "clearest", "row", "bot"]
    name: str
    id: str
    bot: bool
    table: str
    ended: float
    value: float


class Statistics(Struct, kw_only=True):
    """What all finished public games of a kind say that fit some filters."""

    game: str
    refreshed: float | None
    games: int
    all_games: int  # without any filter
    fair: float  # of a seat, over the games that fit
    place: str  # the kind of what is held on the chart; empty where the game says nothing of it
    openings: list[OpeningStep]
    places: list[Tally]
    seats: list[Tally]
    leads: list[Tally]  # of who alone had the most points after a third, and after two thirds
    rounds: list[tuple[int, int]]  # how many games took so many
    minutes: int | None  # the median
    outcomes: dict[str, list[tuple[int, int]]]  # `winner` and `second`: points, and how many had them
    records: list[GameRecord]
