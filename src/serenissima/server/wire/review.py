"""What decisions were worth: reviews, hints and the facts that speak for them."""

from __future__ import annotations

from msgspec import Struct

from serenissima.review.report import Account
from serenissima.server.wire.plain import Answered


class Weighed(Struct, kw_only=True):
    """What is counted, whose it is, by how much it changes, and by how much another way, where there is one."""

    what: str
    seat: str
    by: float
    rather: float | None


class Grounds(Struct, kw_only=True):
    """The facts that speak for a way through a turn: what it brings, who answers then, and what may come of that."""

    now: list[Weighed]  # before luck or anybody else answers
    soon: list[Weighed]  # on average until the seat's next turn
    asked: list[str]  # who answers then; `*` is luck, nobody is the end
    step: str  # and what
    chances: dict[str, float]  # where luck answers: what may come of it, and how likely
    agreed: float | None  # how often those would agree who are asked to, where somebody is
    other: float | None  # the share of the win that the other way leads to


class Swing(Struct, kw_only=True):
    """What entries changed for every seat, and what a better way from there on would have been worth."""

    change: list[float]
    loss: float
    best: str
    way: list[Answered]
    why: Grounds | None


class Judged(Swing, kw_only=True):
    """An entry of a game that is looked back at."""

    number: int
    seat: int | None
    line: str
    choices: int


class TurningPoint(Swing, kw_only=True):
    """Entries by one who answers that swung the game; `seat` is who gained or lost most, `entry` mattered most."""

    first: int
    last: int
    actor: int | None
    seat: int
    cause: str  # luck, deal, error, missed, move, end
    swing: float
    whose: int  # whose shares of the win these three are: of the one who answered, or of the one whom luck hit most
    before: float
    after: float
    better: float | None  # by the better way from `entry` on
    entry: int


class Bargain(Struct, kw_only=True):
    """A deal that was closed, and what it changed for every seat."""

    kind: str
    first: int
    last: int
    sides: list[int]
    change: list[float]


class Review(Struct, kw_only=True):
    """A whole game in shares of the win."""

    game: str
    players: list[str]
    finished: bool
    nodes: int  # tries for each decision
    curve: list[list[float]]  # of every seat, at the start and after each entry
    entries: list[Judged]
    accounts: list[Account]
    turns: list[TurningPoint]
    deals: list[Bargain]
    phases: list[dict[str, float]] = []  # of every seat: points of chance given away, by phase of the game


class ReviewProgress(Struct, kw_only=True):
    """How far a review has come."""

    done: int
    total: int
    before: int  # reviews of other games that come first


class Advice(Struct, kw_only=True):
    """A whole turn until luck or somebody else is asked, the share of the win it leads to, and how sure that is."""

    move: list[str]  # its first answer
    way: list[Answered]  # all of them that are a choice
    same: list[list[Answered]]  # other ways that are worth as much, as far as can be told
    share: float
    error: float
    why: Grounds
