"""Ratings per game and number of seats, by OpenSkill; each rated game counts once."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import delete, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import wire
from serenissima.server.storage import log, players, ratings, tables, users

MODEL = PlackettLuce()
LEAST_CHOICES = 5  # of every person, for a game to count


async def uncounted(engine: AsyncEngine) -> list[str]:
    """Rated games that are over and have not counted yet."""
    where = (tables.c.status == "over") & tables.c.rated & ~tables.c.counted
    async with engine.connect() as connection:
        return [row.id for row in await connection.execute(select(tables.c.id).where(where).limit(100))]


async def count(engine: AsyncEngine, table_id: str) -> bool:
    """Let a game count; false if it has already, here or in another process."""
    async with engine.begin() as connection:
        mine = update(tables).where((tables.c.id == table_id) & ~tables.c.counted).values(counted=True)
        if (await connection.execute(mine)).rowcount != 1:
            return False
        query = select(tables.c.game, tables.c.seats, tables.c.result).where(tables.c.id == table_id)
        table = (await connection.execute(query)).one()
        found = await connection.execute(select(players).where(players.c.table_id == table_id).order_by(players.c.seat))
        seats = list(found)
        who = [row.user_id or f"bot:{row.bot}" for row in seats]
        if table.result["ending"] == "agreed" and len(set(table.result["places"])) == 1:
            return False  # it was ended by agreement, or by a moderator: nobody has won it
        if not await is_earnest(connection, table_id, [row.seat for row in seats if row.user_id is not None]):
            return False
        await rate(connection, table.game, table.seats, who, table.result["places"])
    return True


async def is_earnest(connection: AsyncConnection, table_id: str, people: list[int]) -> bool:
    """Whether everybody has made enough choices himself: a game that was given up at once tells nothing."""
    chosen = (log.c.table_id == table_id) & (log.c.kind == "move") & (log.c.by == "")
    query = select(log.c.seat, func.count()).where(chosen).group_by(log.c.seat)
    made: dict[int, int] = {row[0]: row[1] for row in await connection.execute(query)}
    return len(people) > 1 and all(made.get(seat, 0) >= LEAST_CHOICES for seat in people)


async def rate(connection: AsyncConnection, game: str, seats: int, who: list[str], places: list[int]) -> None:
    """New ratings for everybody who played; one bot in two seats counts with the better one."""
    before = [await rating_of(connection, one, game, seats) for one in who]
    teams = [[MODEL.rating(mu=row["mu"], sigma=row["sigma"])] for row in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    shared = 1.0 / places.count(1)
    best: dict[str, tuple[int, PlackettLuceRating]] = {}
    for one, place, team in zip(who, places, after, strict=True):
        if one not in best or place < best[one][0]:
            best[one] = (place, team[0])
    for one, row in dict(zip(who, before, strict=True)).items():
        place, rating = best[one]
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": row["games"] + 1}
        won = row["wins"] + (shared if place == 1 else 0.0)
        await store(connection, {"who": one, "game": game, "seats": seats, **values, "wins": won})


async def rating_of(connection: AsyncConnection, who: str, game: str, seats: int) -> dict[str, Any]:
    """The rating somebody has, or begins with."""
    where = (ratings.c.who == who) & (ratings.c.game == game) & (ratings.c.seats == seats)
    found = (await connection.execute(select(ratings).where(where))).mappings().first()
    usual = MODEL.rating()
    return dict(found) if found else {"mu": usual.mu, "sigma": usual.sigma, "games": 0, "wins": 0.0}


async def store(connection: AsyncConnection, row: dict[str, Any]) -> None:
    keys = (ratings.c.who == row["who"]) & (ratings.c.game == row["game"]) & (ratings.c.seats == row["seats"])
    await connection.execute(delete(ratings).where(keys))
    await connection.execute(insert(ratings).values(**row))


async def similar(engine: AsyncEngine, game: str, seats: int, who: str, levels: list[str]) -> str | None:
    """The level whose rating is nearest to that person's; none while too little is known."""
    names = {f"bot:{level}": level for level in levels}
    where = (ratings.c.game == game) & (ratings.c.seats == seats) & ratings.c.who.in_([who, *names])
    async with engine.connect() as connection:
        known = {row.who: row.mu for row in await connection.execute(select(ratings.c.who, ratings.c.mu).where(where))}
    mine = known.pop(who, None)
    if mine is None or not known:
        return None
    return names[min(known, key=lambda bot: abs(known[bot] - mine))]


async def leaders(engine: AsyncEngine, game: str, seats: int, limit: int = 100) -> list[wire.Place]:
    """The best of a game with that many seats: by what their rating is at least."""
    sure = ratings.c.mu - 3 * ratings.c.sigma
    query = (
        select(ratings, users.c.name)
        .outerjoin(users, users.c.id == ratings.c.who)
        .where((ratings.c.game == game) & (ratings.c.seats == seats))
        .order_by(desc(sure))
        .limit(limit)
    )
    async with engine.connect() as connection:
        found = (await connection.execute(query)).mappings().all()
    return [
        wire.Place(
            name=row["name"] or row["who"].removeprefix("bot:"),
            bot=row["name"] is None,
            rating=round(row["mu"] - 3 * row["sigma"], 2),
            mu=round(row["mu"], 2),
            sigma=round(row["sigma"], 2),
            games=row["games"],
            wins=row["wins"],
        )
        for row in found
    ]
