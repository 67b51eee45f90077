"""What moderators are told about a table of a contest that is over, with the evidence: nobody is judged by a program.

A game is thrown by whoever gives up before he has played, or lets the clock answer for him more often than not. Answers
that come faster than anybody can read the question, one after the other, are a program's. And whoever sits with
somebody from his own address may be both of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import median
from typing import Final

from sqlalchemy import RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.server.ratings import LEAST_CHOICES
from serenissima.server.storage import sessions
from serenissima.server.table import Row

LATE: Final = 5  # answers by the clock, before it is spoken of
ENOUGH: Final = 20  # choices, before they tell a program from a person
AT_ONCE: Final = 0.4  # seconds in which nobody reads a question


@dataclass
class Conduct:
    """How somebody has played."""

    waits: list[float] = field(default_factory=list)  # seconds before each of his own choices
    late: int = 0  # answers that the clock gave for him
    resigned: bool = False


def conduct_in(rows: Sequence[Row]) -> dict[int, Conduct]:
    """How each seat has played, from the log."""
    seats: dict[int, Conduct] = {}
    before = None
    for row in rows:
        mine = seats.setdefault(row.seat, Conduct())
        if row.kind == "resign":
            mine.resigned = True
        elif row.kind == "move" and row.by == "timeout":
            mine.late += 1
        elif row.kind == "move" and row.by == "" and before is not None:
            mine.waits.append(row.at - before)
        before = row.at
    return seats


def doubts(mine: Conduct) -> Iterator[str]:
    """What speaks against somebody, in numbers."""
    chosen = len(mine.waits)
    if mine.resigned and chosen < LEAST_CHOICES:
        yield f"gave up after {chosen} choices of his own"
    if mine.late >= LATE and mine.late > chosen:
        yield f"the clock answered {mine.late} times for him, he himself {chosen} times"
    if chosen >= ENOUGH and median(mine.waits) < AT_ONCE:
        yield f"half of his {chosen} choices came within {median(mine.waits):.2f} s, as a program's"


async def neighbours(connection: AsyncConnection, people: Sequence[str]) -> list[tuple[str, str]]:
    """Pairs of them who have signed in from one address."""
    query = select(sessions.c.user_id, sessions.c.origin).where(sessions.c.user_id.in_(people))
    found = {(row.user_id, row.origin) for row in await connection.execute(query) if row.origin is not None}
    homes = {who: {origin for user, origin in found if user == who} for who in people}
    return [(one, other) for one, other in combinations(people, 2) if homes[one] & homes[other]]


async def told_of(
    connection: AsyncConnection, pod: RowMapping, came: Sequence[str], rows: Sequence[Row]
) -> list[tuple[str, str]]:
    """Whom the moderators are told about, and what."""
    where = f"Contest {pod['contest_id']}, round {pod['round']}"
    played = conduct_in(rows)
    told = [
        (who, f"{where}: {doubt}.")
        for seat, who in enumerate(pod["seats"])
        if who in came
        for doubt in doubts(played.get(seat, Conduct()))
    ]
    pairs = await neighbours(connection, came)
    return told + [(one, f"{where}: sat with {other}, who signs in from the same address.") for one, other in pairs]
