"""What has happened: moments, replays, the tale, points by source."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from serenissima.server.wire.plain import Clause


class Moment(Struct, kw_only=True):
    """A game after one entry, as somebody saw it."""

    n: int
    view: dict[str, Any]
    events: list[list[str]]


class Replay(Struct, kw_only=True):
    """Some moments of a game, and how many there are."""

    length: int
    start: int
    moments: list[Moment]


class Past(Struct, kw_only=True):
    """A game after one of a viewer's news, as that viewer saw it then."""

    seen: int
    view: dict[str, Any]
    called: list[str]
    asked: list[int]
    counts: dict[str, int]
    news: list[News]  # that one; none of the start
    tale: Tale  # what it told, or told otherwise: with the lines before it the tale as it stood then


class Glance(Struct, kw_only=True):
    """A game that goes on or is over, as an onlooker sees it now: for a small board among others."""

    view: dict[str, Any]
    called: list[str]
    asked: list[int]
    round: int | None
    has: list[int | None]  # how much each seat has of what its game counts first, as far as an onlooker knows


class Pasts(Struct, kw_only=True):
    """Earlier moments of a viewer, and the first moment of each round so far."""

    rounds: list[tuple[int, int]]  # the round, and the number of the news that began it
    moments: list[Past]


class TaleLine(Struct, kw_only=True, omit_defaults=True):
    """A line of the tale: whose it is, its heading, what was done, and the news it tells of."""

    seat: str | None
    head: Clause
    clauses: list[Clause]
    first: int
    last: int
    events: list[list[str]] = []  # what is beneath it where a game is told event by event
    sums: dict[str, int] = {}  # what it brought whoever it is of, or its reader where it is nobody's


class Tale(Struct, kw_only=True):
    """What has happened, told: the lines from that one on; those before it have not changed."""

    start: int
    lines: list[TaleLine]


class Told(Struct, kw_only=True):
    """A moment of a story: the start (entry 0) or an entry of the record that the viewer noticed."""

    entry: int
    seat: int | None  # who answered; none for luck
    step: str  # what was asked
    turn: int | None  # whose turn it was
    round: int | None
    events: list[list[str]]


class Story(Struct, kw_only=True):
    """A finished game without its positions; a replay through the same eyes has the same moments."""

    called: list[str]  # the seats as people say them
    moments: list[Told]
    tale: Tale  # the same, told; its lines speak of moments by their place in that list


class Source(Struct, kw_only=True):
    """Where points come from, by which rule, and how many each seat has; none where the reader cannot tell."""

    name: str
    rule: str
    points: list[int | None]


class Reckoning(Struct, kw_only=True):
    """Why the score is what it is."""

    sources: list[Source]
    total: list[int | None]


class Figure(Struct, kw_only=True):
    """Something that is counted by seat: `score`, or a field of the table."""

    name: str
    values: list[list[int]]  # of every seat, after each turn


class Figures(Struct, kw_only=True):
    """What every seat had at the start and after each turn."""

    at: list[int]  # the entries at which turns ended
    turns: list[int | None]  # whose they were
    rounds: list[int | None]
    figures: list[Figure]


class News(Struct, kw_only=True, omit_defaults=True):
    """What one entry told this seat: its number `seen`, the events, and whether it took something back."""

    seen: int
    events: list[list[str]]
    undone: int = 0  # so many news before this one were taken back
    by: str = ""  # `timeout`, `standing` or `forced` when nobody chose it
