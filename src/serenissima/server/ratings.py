"""Ratings per game and number of seats, by OpenSkill; each rated game counts once."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import ColumnElement, delete, desc, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.bots.levels import levels
from serenissima.bots.strength import MEAN, POINTS, WITHIN, Evening, evening_of, form, nearest, strengths
from serenissima.games import GAMES
from serenissima.server import wire
from serenissima.server.storage import players, ratings, tables, users
from serenissima.server.tally import Tally, tally_of

MODEL = PlackettLuce()
SUREST = 1.0  # OpenSkill's units: nothing measured elsewhere is surer here
EVENINGS = 50  # games among bots that tell how strong somebody is now
LEAST_CHOICES = 5  # of every person, for a game to count
SURE = ratings.c.mu - 3 * ratings.c.sigma  # what a rating is at least
NOBODY = -1e6  # a mean that everybody has


def points_of(mu: float) -> int:
    """A strength as people read it: who has not played has 1500."""
    return round(MEAN + POINTS * (mu - 25))


def give_of(sigma: float) -> int:
    """Half of the interval that holds in 95 of 100 cases."""
    return round(WITHIN * POINTS * sigma)


async def count(connection: AsyncConnection, table_id: str, tally: Tally | None = None) -> bool:
    """Let a game count; false if it has already, here or in another process, or tells nothing."""
    mine = update(tables).where((tables.c.id == table_id) & ~tables.c.counted).values(counted=True)
    if (await connection.execute(mine)).rowcount != 1:
        return False
    query = select(tables.c.game, tables.c.seats, tables.c.result).where(tables.c.id == table_id)
    table = (await connection.execute(query)).one()
    found = await connection.execute(select(players).where(players.c.table_id == table_id).order_by(players.c.seat))
    seats = list(found)
    who = [row.user_id or f"bot:{row.bot}" for row in seats]
    programs = {row.user_id for row in seats if row.program}
    if undecided(table.result):
        return False
    if not programs and sum(row.user_id is not None for row in seats) < 2:
        return False
    tally = tally or await tally_of(connection, table_id)
    if not is_earnest(tally, [row.seat for row in seats if row.user_id is not None]):
        return False
    await rate(connection, table.game, table.seats, who, table.result["places"], programs or None)
    return True


def undecided(result: dict[str, Any]) -> bool:
    """Whether a game was ended by agreement, or by a moderator: nobody has won it."""
    return result["ending"] == "agreed" and len(set(result["places"])) == 1


def is_earnest(tally: Tally, people: list[int]) -> bool:
    """Whether everybody has made enough choices himself: a game that was given up at once tells nothing."""
    return all(tally.chosen.get(seat, 0) >= LEAST_CHOICES for seat in people)


async def rate(
    connection: AsyncConnection,
    game: str,
    seats: int,
    who: list[str],
    places: list[int],
    counts_for: Collection[str] | None = None,
) -> None:
    """New ratings for those it counts for; one bot in two seats counts with the better one.

    Bots of people are rated apart: where one plays, the game counts for such bots alone.
    """
    before = [await rating_of(connection, one, game, seats) for one in who]
    teams = [[MODEL.rating(mu=row["mu"], sigma=row["sigma"])] for row in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    shared = 1.0 / places.count(1)

    def counts(one: str) -> bool:
        return counts_for is None or one in counts_for

    best: dict[str, tuple[int, PlackettLuceRating]] = {}
    for one, place, team in zip(who, places, after, strict=True):
        if one not in best or place < best[one][0]:
            best[one] = (place, team[0])
    for one, row in [(one, row) for one, row in dict(zip(who, before, strict=True)).items() if counts(one)]:
        place, rating = best[one]
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": row["games"] + 1}
        won = row["wins"] + (shared if place == 1 else 0.0)
        await store(connection, {"who": one, "game": game, "seats": seats, **values, "wins": won})


async def rating_of(connection: AsyncConnection, who: str, game: str, seats: int) -> dict[str, Any]:
    """The rating somebody has, or begins with."""
    where = (ratings.c.who == who) & (ratings.c.game == game) & (ratings.c.seats == seats)
    found = (await connection.execute(select(ratings).where(where))).mappings().first()
    return dict(found) if found else {**begins_with(who, game), "games": 0, "wins": 0.0}


def begins_with(who: str, game: str) -> dict[str, float]:
    """What a rating begins with: that of a level is what was measured of it, as surely as it was measured."""
    usual = MODEL.rating()
    stated = strengths(GAMES[game]).get(who.removeprefix("bot:")) if who.startswith("bot:") else None
    if stated is None:
        return {"mu": usual.mu, "sigma": usual.sigma}
    return {"mu": usual.mu + (stated.points - MEAN) / POINTS, "sigma": max(SUREST, stated.give / WITHIN / POINTS)}


async def store(connection: AsyncConnection, row: dict[str, Any]) -> None:
    keys = (ratings.c.who == row["who"]) & (ratings.c.game == row["game"]) & (ratings.c.seats == row["seats"])
    await connection.execute(delete(ratings).where(keys))
    await connection.execute(insert(ratings).values(**row))


async def similar(engine: AsyncEngine, game: str, seats: int, who: str, levels: list[str]) -> str | None:
    """The level nearest to that person's rating, or without one to his form among bots; none while he is unknown."""
    names = {f"bot:{level}": level for level in levels}
    where = (ratings.c.game == game) & (ratings.c.seats == seats) & ratings.c.who.in_([who, *names])
    async with engine.connect() as connection:
        rated = {row.who: row.mu for row in await connection.execute(select(ratings.c.who, ratings.c.mu).where(where))}
        mine = rated.pop(who, None)
        points = form(GAMES[game], await evenings(connection, game, who)) if mine is None else points_of(mine)
    if points is None:
        return None
    return nearest(GAMES[game], points, {names[bot]: float(points_of(mu)) for bot, mu in rated.items()}, levels)


async def evenings(connection: AsyncConnection, game: str, who: str) -> list[Evening]:
    """What somebody has played of that game among bots of the house alone, the oldest first."""
    his = select(players.c.table_id).where(players.c.user_id == who)
    over = (tables.c.game == game) & (tables.c.status == "over") & tables.c.id.in_(his)
    latest = select(tables.c.id, tables.c.result).where(over).order_by(desc(tables.c.told)).limit(EVENINGS)
    results = {row.id: row.result for row in await connection.execute(latest)}
    seats: dict[str, list[tuple[str | None, str | None]]] = {table_id: [] for table_id in results}
    of_these = select(players).where(players.c.table_id.in_(results)).order_by(players.c.seat)
    for row in await connection.execute(of_these):
        seats[row.table_id].append((row.user_id, row.bot))
    found = [evening_of(who, results[table_id], seats[table_id]) for table_id in reversed(results)]
    return [evening for evening in found if evening is not None]


async def leaders(engine: AsyncEngine, game: str, seats: int, bots: bool = False, limit: int = 100) -> list[wire.Place]:
    """The best of a game with that many seats, by what their rating is at least: people, or bots of people.

    The levels of the house stand in both lists, as a measure.
    """
    ladder = (ratings.c.game == game) & (ratings.c.seats == seats) & among(bots)
    near = ladder if bots else ladder & (ratings.c.mu >= least(ladder, limit))  # bots are few, each looked up
    best = select(ratings).where(near).order_by(desc(SURE)).limit(limit)
    rows = best.subquery()
    query = select(rows, users.c.name).outerjoin(users, users.c.id == rows.c.who)
    async with engine.connect() as connection:
        found = (await connection.execute(query.order_by(desc(rows.c.mu - 3 * rows.c.sigma)))).mappings().all()
    return [
        wire.Place(
            name=row["name"] or row["who"].removeprefix("bot:"),
            bot=row["name"] is None or bots,
            account=row["name"] is not None,
            rating=round(row["mu"] - 3 * row["sigma"], 2),
            mu=round(row["mu"], 2),
            sigma=round(row["sigma"], 2),
            games=row["games"],
            wins=row["wins"],
        )
        for row in found
    ]


def among(bots: bool) -> ColumnElement[bool]:
    """Those who are listed: bots of people with the levels, or everybody but bots of people."""
    programs = select(users.c.id).where(users.c.owner > "")  # so that its index is used
    if not bots:
        return ratings.c.who.not_in(programs)
    return ratings.c.who.in_(programs.union(*(select(literal(f"bot:{level}")) for level in levels())))


def least(ladder: ColumnElement[bool], limit: int) -> ColumnElement[float]:
    """A mean that all of the best have: nobody's rating is at least more than it is in the mean.

    Of those with the highest means, found by the index, so many have this at least; so the ladder is not read whole.
    """
    highest = select(SURE.label("sure")).where(ladder).order_by(desc(ratings.c.mu)).limit(10 * limit).subquery()
    last = select(highest.c.sure).order_by(desc(highest.c.sure)).offset(limit - 1).limit(1).scalar_subquery()
    return func.coalesce(last, NOBODY)
