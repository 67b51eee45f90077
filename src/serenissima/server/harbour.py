"""What one sees at the harbour: boats that wait, who is here, and what one waits for oneself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import desc, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import clubs, reliability, wire
from serenissima.server.pairing import Blocks, Seek, boat_of, company, suits
from serenissima.server.persons import User
from serenissima.server.quay import CALL, as_seek, blocked
from serenissima.server.ratings import MODEL, give_of, points_of, rating_of
from serenissima.server.storage import players, ratings, seeks, tables, ties, users

HERE = 75.0  # seconds since somebody was last heard of
MOST_PEOPLE = 60
MOST_BOATS = 24
NEWCOMER = MODEL.rating()


async def seen(
    engine: AsyncEngine, user: User | None, game: str, seats: int, now: float, club: str = ""
) -> wire.Harbour:
    """The harbour as somebody sees it who looks for that game, or the quay of a club."""
    async with engine.connect() as connection:
        if club:
            await clubs.check_member(connection, club, user.id if user else "")
        waiting = (await connection.execute(WAITING)).mappings().all()
        at_tables = await open_tables(connection, club)
        mine = own_ratings = None
        blocks = await blocked(connection, [row["user_id"] for row in waiting] + ([user.id] if user else []))
        if user is not None:
            own_ratings = {key: await my_points(connection, user, *key) for key in keys_of(waiting, at_tables)}
            mine = as_rating(await rating_of(connection, user.id, game, seats)) if game else None
        here, people = await who_is_here(connection, user, game, seats, now)
        playing = (await connection.execute(select(func.count()).where(tables.c.status == "playing"))).scalar_one()
        kept = None if user is None else await reliability.of(connection, user.id)
        names = await called(connection, [row["only"] for row in waiting if row["only"]])
    eyes = Eyes(user, blocks, own_ratings or {}, now, kept, names)
    free = [row for row in waiting if row["table_id"] is None and row["club"] == club and eyes.meant(row)]
    boats = [*boats_of(free, eyes), *(table_boat(*one, eyes) for one in at_tables)]
    return wire.Harbour(
        boats=boats[:MOST_BOATS],
        waits=waits_of(waiting, user.id if user else "", blocks, now),
        people=people,
        here=here,
        playing=playing,
        waiting=dict(Counter(str(row["game"]) for row in free)),
        rating=mine,
    )


@dataclass(frozen=True)
class Eyes:
    """Who looks at boats, and when: whom he does not meet, and how strong he is by game and seats."""

    user: User | None
    blocks: Blocks
    own: dict[tuple[str, int], int]
    now: float
    kept: int | None = None  # how reliable he is
    names: dict[str, str] = field(default_factory=dict)  # of those who are challenged

    @property
    def me(self) -> str:
        return "" if self.user is None else self.user.id

    def meant(self, row: Any) -> bool:
        """A challenge is seen by the two of them alone."""
        return row["only"] is None or self.me in (row["only"], row["user_id"])

    def avoids(self, people: Iterable[str]) -> bool:
        return any((self.me, one) in self.blocks for one in people)


WAITING = (
    select(seeks, users.c.name, users.c.password.is_(None).label("guest"))
    .join(users, users.c.id == seeks.c.user_id)
    .order_by(seeks.c.since, seeks.c.user_id)
)


def keys_of(waiting: Iterable[Any], at_tables: Iterable[Any]) -> set[tuple[str, int]]:
    """The games and seats that are waited for."""
    return {(row["game"], row["seats"]) for row in waiting} | {(row["game"], row["seats"]) for row, _ in at_tables}


async def my_points(connection: AsyncConnection, user: User, game: str, seats: int) -> int:
    return points_of((await rating_of(connection, user.id, game, seats))["mu"])


def as_rating(row: Any) -> wire.Rating:
    """A rating as people read it."""
    return wire.Rating(points=points_of(row["mu"]), give=give_of(row["sigma"]), games=row["games"])


# Boats


def boats_of(rows: list[Any], eyes: Eyes) -> list[wire.Boat]:
    """Those who would sit down together if enough came, in the order in which the first of each came."""
    found: list[tuple[float, wire.Boat]] = []
    for _, same in groupby(sorted(rows, key=lambda row: boat_of(as_seek(row))), lambda row: boat_of(as_seek(row))):
        left = sorted(same, key=lambda row: row["since"])
        while left:
            aboard = company(as_seek(left[0]), [as_seek(row) for row in left], eyes.blocks)
            names = {one.user for one in aboard}
            crew = [row for row in left if row["user_id"] in names]
            left = [row for row in left if row["user_id"] not in names]
            found.append((crew[0]["since"], boat(crew, eyes)))
    return [one for _, one in sorted(found, key=lambda one: one[0])]


def boat(crew: list[Any], eyes: Eyes) -> wire.Boat:
    """One of them, as somebody sees it."""
    first, aboard, now = crew[0], [as_seek(row) for row in crew], eyes.now
    lows, highs = [one.low for one in aboard if one.low], [one.high for one in aboard if one.high]
    in_time = [one.bots_after - (now - one.since) for one in aboard if one.bots_after is not None]
    return wire.Boat(
        game=first["game"],
        seats=first["seats"],
        pace=msgspec.convert(first["pace"], wire.Pace),
        people=[wire.Person(id=row["user_id"], name=row["name"], guest=row["guest"]) for row in crew],
        bots=0,
        low=max(lows, default=None),
        high=min(highs, default=None),
        reliable=max((one.reliable for one in aboard if one.reliable), default=None),
        only=eyes.names.get(first["only"] or ""),
        bots_in=max(0.0, min(in_time)) if len(in_time) == len(aboard) else None,
        waits=now - first["since"],
        rated=all(row["rated"] for row in crew),
        mine=any(row["user_id"] == eyes.me for row in crew),
        table=None,
        no=why_not(aboard, eyes),
    )


def why_not(aboard: list[Seek], eyes: Eyes) -> str:
    """Why somebody may not come aboard; nothing if he may."""
    first = aboard[0]
    if any(one.user == eyes.me for one in aboard):
        return ""
    if eyes.avoids(one.user for one in aboard):
        return "blocked"
    points = eyes.own.get((first.game, first.seats), points_of(NEWCOMER.mu))
    me = Seek(eyes.me, first.game, first.seats, first.kind, points, 0.0, kept=eyes.kept)
    if not all(one.trusts(me) for one in aboard):
        return "reliable"
    return "" if suits(aboard, me, ()) else "rating"


async def called(connection: AsyncConnection, people: list[str]) -> dict[str, str]:
    """The names of these people."""
    found = await connection.execute(select(users.c.id, users.c.name).where(users.c.id.in_(people)))
    return {row.id: row.name for row in found}


async def open_tables(connection: AsyncConnection, club: str) -> list[tuple[Any, list[Any]]]:
    """Public tables with a seat that is free, or those of a club, the oldest first."""
    whose = (tables.c.club == club) if club else (tables.c.visibility == "public")
    waits = (tables.c.status == "open") & whose
    of_a_party = select(seeks.c.table_id).where(seeks.c.table_id.is_not(None))
    query = select(tables).where(waits & tables.c.id.not_in(of_a_party)).order_by(tables.c.created).limit(MOST_BOATS)
    found = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in found]
    seated = (await connection.execute(select(players).where(players.c.table_id.in_(ids)))).mappings().all()
    boats = [(row, [one for one in seated if one["table_id"] == row["id"]]) for row in found]
    return [(row, there) for row, there in boats if len(there) < row["seats"]]


def table_boat(row: Any, there: list[Any], eyes: Eyes) -> wire.Boat:
    """An open table as a boat."""
    people = [seat for seat in there if seat["user_id"] is not None]
    guest = row["rated"] and (eyes.user is None or eyes.user.guest)
    short = eyes.kept is not None and eyes.kept < row["reliable"]
    no = "blocked" if eyes.avoids(seat["user_id"] for seat in people) else "guest" if guest else ""
    no = no or ("reliable" if short else "")
    return wire.Boat(
        game=row["game"],
        seats=row["seats"],
        pace=msgspec.convert(row["pace"], wire.Pace),
        people=[
            wire.Person(id=seat["user_id"], name=seat["name"], guest=False, bot=seat["program"]) for seat in people
        ],
        bots=len(there) - len(people),
        low=None,
        high=None,
        reliable=row["reliable"] or None,
        only=None,
        bots_in=None,
        waits=max(0.0, eyes.now - row["created"]),
        rated=row["rated"],
        mine=any(seat["user_id"] == eyes.me for seat in people),
        table=row["id"],
        no=no,
    )


# What one waits for


def waits_of(rows: Iterable[Any], user_id: str, blocks: Blocks, now: float) -> list[wire.Wait]:
    """What somebody waits for, and how far it has come."""
    everybody = list(rows)
    return [wait_of(row, everybody, blocks, now) for row in everybody if row["user_id"] == user_id]


def wait_of(row: Any, everybody: list[Any], blocks: Blocks, now: float) -> wire.Wait:
    party = [one for one in everybody if row["party"] is not None and one["party"] == row["party"]]
    free = [as_seek(one) for one in everybody if one["party"] is None]
    alike = [one for one in free if boat_of(one) == boat_of(as_seek(row))]
    called = row["party"] is not None and row["table_id"] is None
    return wire.Wait(
        game=row["game"],
        seats=row["seats"],
        pace=msgspec.convert(row["pace"], wire.Pace),
        since=row["since"],
        found=len(party) or len(company(as_seek(row), alike, blocks)),
        left=max(0.0, CALL - (now - row["called"])) if called else None,
        taken=row["taken"],
        table=row["table_id"],
    )


# Who is here


async def who_is_here(
    connection: AsyncConnection, user: User | None, game: str, seats: int, now: float
) -> tuple[int, list[wire.Sailor]]:
    """How many were heard of lately, and some of them: whom one follows first, then the strongest in that game."""
    there = (users.c.active > now - HERE) & users.c.role.not_in(("gone", "banned"))
    number = (await connection.execute(select(func.count()).where(there))).scalar_one()
    me = user.id if user is not None else ""
    same = (ratings.c.who == users.c.id) & (ratings.c.game == game) & (ratings.c.seats == seats)
    query = (
        select(users, ratings.c.mu, ratings.c.sigma, ratings.c.games, ties.c.kind)
        .outerjoin(ratings, same)
        .outerjoin(ties, (ties.c.user_id == me) & (ties.c.other == users.c.id))
        .where(there)
        .order_by(desc(ties.c.kind == "follow"), desc(func.coalesce(ratings.c.mu, 0.0)), users.c.folded)
        .limit(MOST_PEOPLE)
    )
    found = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in found]
    waits = set((await connection.execute(select(seeks.c.user_id).where(seeks.c.user_id.in_(ids)))).scalars())
    public = (tables.c.status == "playing") & (tables.c.visibility == "public")
    plays = select(players.c.user_id, players.c.table_id).join(tables, tables.c.id == players.c.table_id)
    plays = plays.where(public & players.c.user_id.in_(ids))
    at_table = {row.user_id: row.table_id for row in await connection.execute(plays)}
    return number, [sailor(row, waits, at_table) for row in found]


def sailor(row: Any, waits: set[str], at_table: dict[str, str]) -> wire.Sailor:
    """Somebody who is here."""
    known = {"mu": NEWCOMER.mu, "sigma": NEWCOMER.sigma, "games": 0} if row["mu"] is None else row
    table = at_table.get(row["id"])
    return wire.Sailor(
        id=row["id"],
        name=row["name"],
        guest=row["password"] is None and row["owner"] is None,
        bot=row["owner"] is not None,
        rating=as_rating(known),
        at="quay" if row["id"] in waits else "table" if table else "house",
        table=table,
        tie=row["kind"],
    )
