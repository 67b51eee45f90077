"""The pages of people: read from the annals, with a bound on every query, however many games there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, desc, exists, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.games import GAMES
from serenissima.server import strengths, wire
from serenissima.server.annals import DAY
from serenissima.server.harbour import HERE, as_rating
from serenissima.server.persons import User
from serenissima.server.ratings import give_of, points_of
from serenissima.server.refusals import No
from serenissima.server.storage import careers, meetings, players, rating_days, ratings, sittings, tables, ties, users

MOST_MET = 8
MOST_DAYS = 180  # points of a line
AT_ONCE = 20  # games of a page
ENOUGH = 30  # games, before a rating is compared with others, or trusted
KEPT_WORD = 0.97
WINS_EACH = 3  # of every game, for all waters
BEGINS_AT = 1500


async def person_called(connection: AsyncConnection, name: str) -> Any:
    """Somebody with that name, who has not left."""
    query = select(users).where((users.c.folded == name.casefold()) & (users.c.role != "gone"))
    found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise No("not_found", "There is nobody with that name.")
    return found


async def tie_between(connection: AsyncConnection, viewer: User | None, user_id: str) -> str | None:
    """What somebody is to whoever asks."""
    if viewer is None:
        return None
    query = select(ties.c.kind).where((ties.c.user_id == viewer.id) & (ties.c.other == user_id))
    return (await connection.execute(query)).scalar()


def is_closed(row: Any, viewer: User | None, tie: str | None) -> bool:
    """Whether whoever asks sees the name and nothing else: it was wished so, he has blocked him, or he is shut out."""
    if viewer is not None and viewer.id == row["id"]:
        return False
    return bool(row["settings"].get("closed")) or tie == "block" or row["role"] == "banned"


async def open_page(connection: AsyncConnection, viewer: User | None, name: str) -> Any:
    """The same person, if his page is open to whoever asks."""
    row = await person_called(connection, name)
    if is_closed(row, viewer, await tie_between(connection, viewer, row["id"])):
        raise No("not_yours", "This page is closed.")
    return row


def hidden_from(row: Any, viewer: User | None) -> list[wire.PagePart]:
    """The parts of an open page that somebody keeps to himself."""
    own = viewer is not None and viewer.id == row["id"]
    return [] if own else list(row["settings"].get("hidden", []))


async def page(engine: AsyncEngine, viewer: User | None, name: str, now: float) -> wire.Profile:
    """The page of somebody, but for his games and lines."""
    async with engine.connect() as connection:
        row = await person_called(connection, name)
        tie = await tie_between(connection, viewer, row["id"])
        bot = row["owner"] is not None
        who: dict[str, Any] = {"id": row["id"], "name": row["name"], "bot": bot, "tie": tie}
        guest = row["password"] is None and not bot
        if is_closed(row, viewer, tie):
            return wire.Profile(**who, guest=guest, closed=True)
        hidden = hidden_from(row, viewer)
        strong, reviews = ([], 0) if "strengths" in hidden else await strengths.of(connection, row["id"])
        played = await careers_of(connection, row["id"])
        rated = await ratings_of(connection, row["id"])
        owner = (await connection.execute(select(users.c.name).where(users.c.id == row["owner"]))).scalar()
        return wire.Profile(
            **who,
            guest=guest,
            closed=False,
            since=row["created"],
            here=row["active"] > now - HERE and "here" not in hidden,
            owner=owner,
            records=[wire.Career(**{name: one[name] for name in wire.Career.__struct_fields__}) for one in played],
            ratings=rated,
            against=[] if "against" in hidden else await met(connection, row["id"], viewer),
            badges=badges(played, rated),
            strengths=strong,
            reviews=reviews,
            hidden=hidden,
        )


async def careers_of(connection: AsyncConnection, user_id: str) -> list[Any]:
    query = select(careers).where(careers.c.user_id == user_id).order_by(desc(careers.c.begun), careers.c.game)
    return list((await connection.execute(query)).mappings())


async def ratings_of(connection: AsyncConnection, user_id: str) -> list[wire.ProfileRating]:
    """All ratings of somebody, those of the most games first."""
    query = select(ratings).where(ratings.c.who == user_id).order_by(desc(ratings.c.games), ratings.c.game)
    found = (await connection.execute(query)).mappings().all()
    return [
        wire.ProfileRating(
            game=row["game"],
            seats=row["seats"],
            rating=as_rating(row),
            won=row["wins"],
            top=await share_above(connection, row) if row["games"] >= ENOUGH else None,
        )
        for row in found
    ]


async def share_above(connection: AsyncConnection, row: Any) -> float:
    """The part of all who are rated that somebody belongs to, from the strongest."""
    ladder = (ratings.c.game == row["game"]) & (ratings.c.seats == row["seats"])
    counted = select(func.count()).select_from(ratings)
    everybody = (await connection.execute(counted.where(ladder))).scalar_one()
    above = (await connection.execute(counted.where(ladder & (ratings.c.mu > row["mu"])))).scalar_one()
    return float((above + 1) / everybody)


async def met(connection: AsyncConnection, user_id: str, viewer: User | None) -> list[wire.Met]:
    """Whom somebody has played: whoever asks first, then those he has met most often."""
    most = select(meetings, users.c.name, users.c.owner, users.c.password).outerjoin(
        users, users.c.id == meetings.c.other
    )
    his = meetings.c.user_id == user_id
    me = "" if viewer is None else viewer.id
    own = (await connection.execute(most.where(his & (meetings.c.other == me)))).mappings().all()
    often = most.where(his & (meetings.c.other != me)).order_by(desc(meetings.c.games), meetings.c.other)
    found = (await connection.execute(often.limit(MOST_MET - len(own)))).mappings().all()
    return [as_met(row) for row in [*own, *found]]


def as_met(row: Any) -> wire.Met:
    level = row["name"] is None
    return wire.Met(
        id=row["other"],
        name=row["other"].removeprefix("bot:") if level else row["name"],
        guest=not level and row["password"] is None and row["owner"] is None,
        bot=level or row["owner"] is not None,
        games=row["games"],
        ahead=row["ahead"],
        level=row["level"],
    )


# Badges: each follows from kept sums, and says which


def badges(played: list[Any], rated: list[wire.ProfileRating]) -> list[wire.Badge]:
    """What somebody has earned."""
    begun, kept, upsets = (sum(row[name] for row in played) for name in ("begun", "kept", "upsets"))
    found: list[wire.Badge] = []
    if begun >= ENOUGH and kept >= KEPT_WORD * begun:
        found.append(wire.Badge(kind="kept_word", count=kept, of=begun))
    if upsets:
        found.append(wire.Badge(kind="odds", count=upsets))
    won = {row["game"]: row["won"] for row in played}
    if all(won.get(game, 0) >= WINS_EACH for game in GAMES):
        found.append(wire.Badge(kind="all_waters", count=min(won[game] for game in GAMES)))
    sure = [one for one in rated if one.rating.games >= ENOUGH and one.rating.points - one.rating.give > BEGINS_AT]
    if sure:
        best = max(sure, key=lambda one: one.rating.points - one.rating.give)
        found.append(wire.Badge(kind="proven", count=best.rating.points - best.rating.give, game=best.game))
    return found


# Ratings over time


async def lines(engine: AsyncEngine, viewer: User | None, name: str, days: int, now: float) -> list[wire.RatingLine]:
    """The ratings of somebody over so many days, or over all: of each game with the seats he plays it with most."""
    since = int(now) // DAY - days if days else 0
    async with engine.connect() as connection:
        row = await open_page(connection, viewer, name)
        first: dict[str, int] = {}
        for one in await ratings_of_all(connection, row["id"]):
            first.setdefault(one.game, one.seats)
        return [await line(connection, row["id"], game, seats, since) for game, seats in first.items()]


async def ratings_of_all(connection: AsyncConnection, user_id: str) -> list[Any]:
    query = select(ratings.c.game, ratings.c.seats).where(ratings.c.who == user_id)
    return list(await connection.execute(query.order_by(desc(ratings.c.games), ratings.c.game)))


async def line(connection: AsyncConnection, user_id: str, game: str, seats: int, since: int) -> wire.RatingLine:
    """One of them, with as many points as a plot can show."""
    same = (rating_days.c.user_id == user_id) & (rating_days.c.game == game) & (rating_days.c.seats == seats)
    query = select(rating_days).where(same & (rating_days.c.day >= since)).order_by(rating_days.c.day)
    found = list(await connection.execute(query))
    step = -(-len(found) // MOST_DAYS) or 1
    thinned = found[::-1][::step][::-1]  # the last one stays
    return wire.RatingLine(
        game=game, seats=seats, days=[(row.day, points_of(row.mu), give_of(row.sigma)) for row in thinned]
    )


# Games


@dataclass(frozen=True)
class Sought:
    """Which games of somebody are looked for."""

    game: str = ""
    outcome: str = ""
    rated: bool | None = None
    other: str = ""  # the name of somebody who played too
    after: str = ""  # the key of the last one seen


async def games(engine: AsyncEngine, viewer: User | None, name: str, sought: Sought) -> wire.PlayedPage:
    """Some games of somebody, the latest first."""
    async with engine.connect() as connection:
        row = await open_page(connection, viewer, name)
        if "games" in hidden_from(row, viewer):
            raise No("not_yours", "These games are not shown.")
        where = (sittings.c.user_id == row["id"]) & such(sought)
        if sought.other:
            try:
                other = await open_page(connection, viewer, sought.other)
            except No:
                return wire.PlayedPage(games=[], next=None)
            where &= await together(connection, row["id"], other["id"])
        query = select(sittings).where(where).order_by(desc(sittings.c.ended), desc(sittings.c.table_id))
        found = (await connection.execute(query.limit(AT_ONCE + 1))).mappings().all()
        shown = found[:AT_ONCE]
        more = f"{shown[-1]['ended']!r},{shown[-1]['table_id']}" if len(found) > AT_ONCE else None
        return wire.PlayedPage(games=await told(connection, row["id"], shown), next=more)


def such(sought: Sought) -> ColumnElement[bool]:
    """What is asked of a game; what follows the last one seen is found by its key."""
    where: list[ColumnElement[bool]] = []
    if sought.game:
        where.append(sittings.c.game == sought.game)
    if sought.outcome:
        where.append(sittings.c.outcome == sought.outcome)
    if sought.rated is not None:
        where.append(sittings.c.rated == sought.rated)
    if sought.after:
        where.append(tuple_(sittings.c.ended, sittings.c.table_id) < tuple_(*key_of(sought.after)))
    return and_(True, *where)


def key_of(text: str) -> tuple[float, str]:
    """The key of a game, as it was told."""
    ended, _, table = text.partition(",")
    try:
        return float(ended), table
    except ValueError as error:
        raise No("bad_key", "That is no key of a game.") from error


async def together(connection: AsyncConnection, one: str, other: str) -> ColumnElement[bool]:
    """Games that somebody else has played too: whoever of the two has played less is looked through."""
    sums = select(careers.c.user_id, func.sum(careers.c.begun)).where(careers.c.user_id.in_([one, other]))
    begun = {row[0]: row[1] for row in await connection.execute(sums.group_by(careers.c.user_id))}
    theirs = sittings.alias()
    his = theirs.c.user_id == other
    if begun.get(other, 0) < begun.get(one, 0):
        return sittings.c.table_id.in_(select(theirs.c.table_id).where(his))
    return exists().where(his & (theirs.c.table_id == sittings.c.table_id))


async def told(connection: AsyncConnection, user_id: str, rows: Sequence[Any]) -> list[wire.Played]:
    """These games, with who sat at them."""
    ids = [row["table_id"] for row in rows]
    results = select(tables.c.id, tables.c.result).where(tables.c.id.in_(ids))
    result = {row.id: row.result for row in await connection.execute(results)}
    seated = select(players).where(players.c.table_id.in_(ids)).order_by(players.c.seat)
    by_table: dict[str, list[Any]] = {}
    for seat in await connection.execute(seated):
        by_table.setdefault(seat.table_id, []).append(seat)
    return [
        wire.Played(
            table=row["table_id"],
            **{name: row[name] for name in ("game", "ended", "place", "outcome", "rated", "kept", "gain")},
            seats=[played_by(one, result[row["table_id"]], user_id) for one in by_table[row["table_id"]]],
        )
        for row in rows
    ]


def played_by(seat: Any, result: dict[str, Any], user_id: str) -> wire.PlayedBy:
    return wire.PlayedBy(
        name=seat.name,
        bot=seat.bot if seat.user_id is None else None,
        program=seat.program,
        mine=seat.user_id == user_id,
        place=result["places"][seat.seat],
        score=result["scores"][seat.seat] if result["scores"] else None,
    )
