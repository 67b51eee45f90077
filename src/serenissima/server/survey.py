"""The survey: games that are over and public go into the archive of the statistics, batch after batch.

A batch is noted before it is written and its tables are marked afterwards: one that was interrupted is written again,
under the same number, and nothing counts twice.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import annals, ratings
from serenissima.server.logbook import Logbook
from serenissima.server.ratings import points_of
from serenissima.server.storage import house, players, put, tables
from serenissima.server.storage import ratings as ratings_kept
from serenissima.server.table import Broken, Fixed, Row, Table
from serenissima.statistics.archive import Archive, State
from serenissima.statistics.facts import Facts, Finished, facts_of

SOME = 200  # games of a batch
TAKES = 60.0  # seconds at most for the facts of one game
NOTE = "survey"  # what the house knows of the batch under way

Telling = Callable[[Fixed, list[Row], Finished], Awaitable[list[Facts]]]


def surveyed(fixed: Fixed, rows: list[Row], finished: Finished) -> list[Facts]:
    """The facts of one game, played again from its log; none if that cannot be followed."""
    table = Table(fixed)
    try:
        table.take_all(rows)
    except Broken:
        return []
    return facts_of(table.playing, finished) if table.status == "over" else []


async def at_once(fixed: Fixed, rows: list[Row], finished: Finished) -> list[Facts]:
    """The same here, in another thread."""
    return await asyncio.to_thread(surveyed, fixed, rows, finished)


async def refresh(ledger: Logbook, archive: Archive, tell: Telling, now: float) -> State | None:
    """Take in all that waits, and sum it up; none if there is nothing new."""
    engine, anything = ledger.engine, False
    while True:
        batch, ids = await begun(engine)
        if not ids:
            break
        anything = True
        found: dict[str, list[Facts]] = {}
        for table_id in ids:
            game, facts = await facts_from(ledger, table_id, tell)
            if facts:
                found.setdefault(game, []).extend(facts)
        await asyncio.to_thread(archive.write, batch, found)
        async with engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(surveyed=True))
            await note(connection, batch, [])
    return await asyncio.to_thread(archive.finish, now) if anything else None


async def begun(engine: AsyncEngine) -> tuple[int, list[str]]:
    """The batch under way, or the next one with its number; no tables where nothing waits."""
    async with engine.begin() as connection:
        said = (await connection.execute(select(house.c.value).where(house.c.key == NOTE))).scalar()
        batch, ids = json.loads(said) if said else (0, [])
        if not ids:
            waits = ~tables.c.surveyed & (tables.c.status == "over") & tables.c.entered
            ids = list((await connection.execute(select(tables.c.id).where(waits).limit(SOME))).scalars())
            batch += 1
            if ids:
                await note(connection, batch, ids)
    return batch, ids


async def note(connection: AsyncConnection, batch: int, ids: Sequence[str]) -> None:
    await put(connection, house, key=NOTE, value=json.dumps([batch, list(ids)]))


async def anew(engine: AsyncEngine, archive: Archive) -> None:
    """Everything is taken in again: the archive is lost, or openings are told otherwise."""
    await asyncio.to_thread(archive.clear)
    async with engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.surveyed).values(surveyed=False))
        await note(connection, 0, [])


async def facts_from(ledger: Logbook, table_id: str, tell: Telling) -> tuple[str, list[Facts]]:
    """The facts of a game with its name; none of a private one, or of one that nobody has won."""
    async with ledger.engine.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one()
        seats = list(
            await connection.execute(select(players).where(players.c.table_id == table_id).order_by(players.c.seat))
        )
        rating = await mean_rating(connection, row, seats)
        known = await annals.is_open(connection, row)
    result = row.result
    if not known or result["ending"] == "closed" or ratings.undecided(result):
        return row.game, []
    fixed, rows = await ledger.fixed(table_id), await ledger.rows(table_id)
    if fixed is None or not rows or len(seats) != row.seats:
        return row.game, []
    finished = Finished(
        table=table_id,
        ended=row.told,
        minutes=int((rows[-1].at - rows[0].at) // 60),
        pace="turns" if row.pace.get("kind") == "turns" else "live",
        kinds=tuple(kind_of(seat) for seat in seats),
        who=tuple(seat.user_id if kind_of(seat) != "bot" else f"bot:{seat.bot}" for seat in seats),
        rating=rating,
        places=tuple(result["places"]),
        scores=tuple(result["scores"]),
    )
    return row.game, await tell(fixed, rows, finished)


def kind_of(seat: Any) -> str:
    """Who played there to the end."""
    if seat.user_id is None or seat.bot is not None:
        return "bot"
    return "program" if seat.program else "person"


async def mean_rating(connection: AsyncConnection, row: Any, seats: Sequence[Any]) -> int | None:
    """The mean rating of those at the table who have one; none where nobody has."""
    same = (ratings_kept.c.game == row.game) & (ratings_kept.c.seats == row.seats)
    known = same & ratings_kept.c.who.in_([seat.user_id for seat in seats if seat.user_id is not None])
    points = [points_of(mu) for mu in (await connection.execute(select(ratings_kept.c.mu).where(known))).scalars()]
    return round(sum(points) / len(points)) if points else None
