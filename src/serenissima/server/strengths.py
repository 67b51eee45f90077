"""Where people are strong and weak: what their decisions give away by phase of the game, from reviews.

Each review of a public game is entered once. Beside the sums of each person stand those of everybody together, by the
rating that they had then: who is measured is measured against his equals, and only where chance does not explain it is
anything said of him.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.review.phases import PHASES
from serenissima.server import faults, ratings, wire
from serenissima.server.annals import is_open
from serenissima.server.annals import strengths as ratings_at
from serenissima.server.ratings import points_of
from serenissima.server.storage import add, players, strengths, tables

EVERYBODY = ""
BAND = 100  # points of the rating
EQUALS = 20  # games of others in one's band, to be measured against it alone
LEAST = 3  # games in a phase, before anything is said
SURE = 1.96  # standard errors in half of the interval of 95 %


async def enter(engine: AsyncEngine, table_id: str, review: wire.Review) -> bool:
    """Enter the review of a game; false if it counts for nobody, or did so already."""
    async with engine.begin() as connection:
        mine = (tables.c.id == table_id) & tables.c.entered & ~tables.c.judged
        table = (await connection.execute(select(tables).where(mine))).one_or_none()
        if table is None or not await is_open(connection, table):
            return False
        if (await connection.execute(update(tables).where(mine).values(judged=True))).rowcount != 1:
            return False
        found = await connection.execute(select(players).where(players.c.table_id == table_id))
        seats = [row for row in found if row.user_id is not None and row.bot is None]
        rated = await ratings_at(connection, table, seats)
        for row in seats:
            known = rated.get(row.user_id)
            band = points_of(ratings.MODEL.mu if known is None else known.mu) // BAND
            keys = {"game": table.game, "seats": table.seats, "band": band}
            for phase, loss in review.phases[row.seat].items():
                for who in (row.user_id, EVERYBODY):
                    into = {"user_id": who, **keys, "phase": phase}
                    await add(connection, strengths, into, games=1, loss=loss, squares=loss * loss)
    return True


async def hear(engine: AsyncEngine, table_id: str, review: wire.Review) -> None:
    """A game was judged; whoever waits for its review gets it, whatever becomes of the sums."""
    try:
        await enter(engine, table_id, review)
    except Exception as error:
        faults.seen("strengths", error)


@dataclass
class Sum:
    """Some games: how many, and what was given away in them."""

    games: int = 0
    loss: float = 0.0
    squares: float = 0.0

    def __add__(self, other: Sum) -> Sum:
        return Sum(self.games + other.games, self.loss + other.loss, self.squares + other.squares)

    def __sub__(self, other: Sum) -> Sum:
        return Sum(self.games - other.games, self.loss - other.loss, self.squares - other.squares)

    @property
    def mean(self) -> float:
        return self.loss / self.games if self.games else 0.0

    @property
    def error(self) -> float:
        """The square of the standard error of the mean."""
        if self.games < 2:
            return 0.0
        return max(0.0, self.squares - self.games * self.mean**2) / (self.games - 1) / self.games


def total(sums: Iterable[Sum]) -> Sum:
    return sum(sums, Sum())


Key = tuple[str, int, str]  # game, seats, phase


async def of(connection: AsyncConnection, user_id: str) -> tuple[list[wire.Strength], int]:
    """Where somebody is strong and weak, and how many reviews say so."""
    his = await sums_of(connection, strengths.c.user_id == user_id)
    if not his:
        return [], 0
    same = strengths.c.game.in_({game for game, _, _ in his})
    everybody = await sums_of(connection, (strengths.c.user_id == EVERYBODY) & same)
    found = [one for phase in PHASES if (one := strength(phase, his, everybody)) is not None]
    reviews = await reviewed(connection, user_id)
    return found, reviews


async def sums_of(connection: AsyncConnection, where: Any) -> dict[Key, dict[int, Sum]]:
    """Sums by band."""
    found: dict[Key, dict[int, Sum]] = {}
    for row in await connection.execute(select(strengths).where(where)):
        found.setdefault((row.game, row.seats, row.phase), {})[row.band] = Sum(row.games, row.loss, row.squares)
    return found


async def reviewed(connection: AsyncConnection, user_id: str) -> int:
    """How many of his games were judged: the most that any phase has, of each game with so many seats."""
    most = select(func.sum(strengths.c.games).label("n")).where(strengths.c.user_id == user_id)
    each = most.add_columns(strengths.c.game, strengths.c.seats)
    by_phase = each.group_by(strengths.c.game, strengths.c.seats, strengths.c.phase).subquery()
    per_game = select(func.max(by_phase.c.n).label("n")).group_by(by_phase.c.game, by_phase.c.seats).subquery()
    return int((await connection.execute(select(func.coalesce(func.sum(per_game.c.n), 0)))).scalar_one())


def strength(phase: str, his: dict[Key, dict[int, Sum]], everybody: dict[Key, dict[int, Sum]]) -> wire.Strength | None:
    """What others of his rating give away in a phase, less what he does; none where too little is known."""
    games, points, error = 0, 0.0, 0.0
    for key, bands in his.items():
        if key[2] != phase:
            continue
        for band, own in bands.items():
            equals = equals_of(everybody.get(key, {}), bands, band)
            if equals.games == 0:
                continue
            games += own.games
            points += own.games * (equals.mean - own.mean)
            error += own.games**2 * (own.error + equals.error)
    if games < LEAST:
        return None
    give = SURE * sqrt(error) / games
    return wire.Strength(phase=phase, games=games, points=round(points / games, 2), give=round(give, 2))


def equals_of(everybody: dict[int, Sum], own: dict[int, Sum], band: int) -> Sum:
    """The others in his band; while they are few, those of all bands."""
    near = everybody.get(band, Sum()) - own.get(band, Sum())
    return near if near.games >= EQUALS else total(everybody.values()) - total(own.values())
