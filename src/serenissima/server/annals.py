"""The annals: what people have played for all to see, entered once when a game is over, with the sums of it.

Pages of people read from here, so that none of them counts games: `sittings` is one row for each person and game,
`careers`, `meetings` and `rating_days` are what follows from them, brought up to date in the same transaction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from sqlalchemy import Integer, Text, cast, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import ratings
from serenissima.server.ratings import points_of
from serenissima.server.storage import (
    add,
    careers,
    contest_pods,
    contests,
    house,
    meetings,
    players,
    put,
    rating_days,
    sittings,
    tables,
    users,
)
from serenissima.server.storage import ratings as ratings_kept
from serenissima.server.tally import Tally, tally_of

DAY = 86_400
SOME = 100  # games at once
OVER = "games over"  # how many have ever been entered, as the house keeps it
STRONGER = 200  # points, for a win to be one against the odds
Strengths = dict[str, Any]  # rows of ratings, by person


async def waiting(engine: AsyncEngine) -> list[str]:
    """Games that are over and not entered yet."""
    where = ~tables.c.entered & (tables.c.status == "over")
    async with engine.connect() as connection:
        return [row.id for row in await connection.execute(select(tables.c.id).where(where).limit(SOME))]


async def enter(engine: AsyncEngine, table_id: str, tally: Tally | None = None) -> bool:
    """Enter a game, and let it count if it is rated; false if that was done already, here or in another process.

    Where logs are in other databases, their tally is told.
    """
    async with engine.begin() as connection:
        over = (tables.c.id == table_id) & (tables.c.status == "over") & ~tables.c.entered
        if (await connection.execute(update(tables).where(over).values(entered=True))).rowcount != 1:
            return False
        table = (await connection.execute(select(tables).where(tables.c.id == table_id))).one()
        found = await connection.execute(select(players).where(players.c.table_id == table_id).order_by(players.c.seat))
        seats = list(found)
        await one_more(connection)
        tally = tally or await tally_of(connection, table_id)
        before = await strengths(connection, table, seats)
        counted = table.rated and await ratings.count(connection, table_id, tally)
        after = await strengths(connection, table, seats) if counted else before
        if table.result["ending"] != "closed" and await is_open(connection, table):
            await Entry(table, seats, before, after, tally.late).write(connection)
    return True


async def is_open(connection: AsyncConnection, table: Any) -> bool:
    """Whether all may know of a game: it was played in public, or in a contest whose page is open to all.

    Tables of contests are none of the public ones: nobody sits down there but whom the pairing has sent.
    """
    if table.visibility == "public":
        return True
    paired = contest_pods.join(contests, contests.c.id == contest_pods.c.contest_id)
    open_to_all = (contest_pods.c.table_id == table.id) & (func.coalesce(contests.c.club, "") == "")
    return bool((await connection.execute(select(exists().select_from(paired).where(open_to_all)))).scalar_one())


async def one_more(connection: AsyncConnection) -> None:
    """One more game is over: they are counted as they come, and all together only where nobody has begun to."""
    more = cast(cast(house.c.value, Integer) + 1, Text)
    kept = await connection.execute(update(house).where(house.c.key == OVER).values(value=more))
    if kept.rowcount == 0:
        await put(connection, house, key=OVER, value=str(await count_all(connection)))


async def games_over(connection: AsyncConnection) -> int:
    """How many games have been entered."""
    kept = (await connection.execute(select(house.c.value).where(house.c.key == OVER))).scalar()
    return int(kept) if kept is not None else await count_all(connection)


async def count_all(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.count()).where(tables.c.entered))).scalar_one()


async def strengths(connection: AsyncConnection, table: Any, seats: list[Any]) -> Strengths:
    """The ratings of the people at a table."""
    who = [row.user_id for row in seats if row.user_id is not None]
    same = (ratings_kept.c.game == table.game) & (ratings_kept.c.seats == table.seats)
    found = await connection.execute(select(ratings_kept).where(same & ratings_kept.c.who.in_(who)))
    return {row.who: row for row in found}


class Entry:
    """A game that is over, as it is entered."""

    def __init__(
        self, table: Any, seats: list[Any], before: Strengths, after: Strengths, late: Collection[int]
    ) -> None:
        self.table = table
        self.seats = seats
        self.before = before
        self.after = after
        self.late = late
        self.places: list[int] = table.result["places"]
        self.decided = not ratings.undecided(table.result)

    async def write(self, connection: AsyncConnection) -> None:
        """A row for each person who is still known and sat in one seat: of two seats nobody can say how he did."""
        times = Counter(row.user_id for row in self.seats)
        there = [row for row in self.seats if row.user_id is not None and times[row.user_id] == 1]
        ids = [row.user_id for row in there]
        query = select(users.c.id).where(users.c.id.in_(ids) & (users.c.role != "gone"))
        known = set((await connection.execute(query)).scalars())
        for row in [row for row in there if row.user_id in known]:
            kept = row.bot is None and row.seat not in self.late
            await self.sitting(connection, row, kept)
            await self.meet(connection, row)
            await self.rating_today(connection, row.user_id)

    async def sitting(self, connection: AsyncConnection, row: Any, kept: bool) -> None:
        outcome = self.outcome(row.seat)
        said = {
            "user_id": row.user_id,
            "table_id": self.table.id,
            "game": self.table.game,
            "ended": self.table.told,
            "place": self.places[row.seat],
            "outcome": outcome,
            "rated": self.table.rated,
            "kept": kept,
            "gain": self.gain(row.user_id),
        }
        await connection.execute(insert(sittings).values(**said))
        sums = {
            "kept": kept,
            "decided": self.decided,
            "won": outcome == "won",
            "upsets": self.upset(row.user_id, outcome),
        }
        keys = {"user_id": row.user_id, "game": self.table.game}
        await add(connection, careers, keys, begun=1, **{name: int(value) for name, value in sums.items()})

    def outcome(self, seat: int) -> str:
        """What came of it for a seat."""
        if not self.decided:
            return "none"
        if self.places[seat] != 1:
            return "lost"
        return "won" if self.places.count(1) == 1 else "shared"

    def counted(self, who: str) -> bool:
        """Whether it has changed his rating: where bots of people play, it counts for them alone."""
        before, after = self.before.get(who), self.after.get(who)
        return after is not None and (before is None or before.games < after.games)

    def points_before(self, who: str) -> int:
        row = self.before.get(who)
        return points_of(ratings.MODEL.mu if row is None else row.mu)

    def gain(self, who: str) -> int | None:
        return points_of(self.after[who].mu) - self.points_before(who) if self.counted(who) else None

    def upset(self, who: str, outcome: str) -> bool:
        """Whether he has won a rated game against somebody much stronger, of whom that was known."""
        least = self.points_before(who) + STRONGER
        stronger = [one for one in self.before if one != who and self.points_before(one) >= least]
        return outcome == "won" and self.counted(who) and bool(stronger)

    async def meet(self, connection: AsyncConnection, row: Any) -> None:
        """How he stands with the others: one level in two seats counts with the better one."""
        if not self.decided:
            return
        best: dict[str, int] = {}
        for other in self.seats:
            who = other.user_id or f"bot:{other.bot}"
            if who != row.user_id:
                best[who] = min(best.get(who, len(self.places)), self.places[other.seat])
        mine = self.places[row.seat]
        for who, place in best.items():
            keys = {"user_id": row.user_id, "other": who}
            await add(connection, meetings, keys, games=1, ahead=int(mine < place), level=int(mine == place))

    async def rating_today(self, connection: AsyncConnection, who: str) -> None:
        """The rating at the end of that day."""
        if self.counted(who):
            day, after = int(self.table.told) // DAY, self.after[who]
            keys = {"user_id": who, "game": self.table.game, "seats": self.table.seats, "day": day}
            await put(connection, rating_days, **keys, mu=after.mu, sigma=after.sigma)
