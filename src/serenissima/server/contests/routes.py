"""Contests by HTTP: open, enter, leave, begin, take one's seat; the page, the feed and the calendar."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from typing import Any

from litestar import Response, get, post
from msgspec import convert, to_builtins
from msgspec.structs import replace
from sqlalchemy import RowMapping, delete, desc, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.contests.futures import Likely, likely
from serenissima.contests.pairing import SCHEDULED, rounds_of
from serenissima.contests.points import earned
from serenissima.contests.seating import seal
from serenissima.contests.standings import BREAKERS, Parting, Placing, partings, standings
from serenissima.contests.terms import BadTerms, Contest, Entrant, Terms, check
from serenissima.kernel.game import BadOption, settle_options
from serenissima.server import clubs, limits, ratings, reliability
from serenissima.server.contests import keeping, papers
from serenissima.server.contests.said import (
    ContestInfo,
    ContestLine,
    ContestPage,
    ContestSeat,
    NewContest,
    PodChair,
    PodSaid,
    RoundSaid,
)
from serenissima.server.context import Context
from serenissima.server.persons import KEEPERS, Asker, User
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.server.storage import clubs as clubs_kept
from serenissima.server.storage import contest_entrants, contest_pods, contest_rounds, contests, players, users
from serenissima.server.wire import Pace

MOST_PEOPLE = 256
MOST_OPEN = 3  # contests of one host that are not over
LISTED = 50
ASKED = ("low", "high", "reliable", "club")  # of those who enter
EARLIEST, LATEST = -300.0, 90 * 86_400.0  # seconds from now in which a contest may begin


async def account(asker: Asker, context: Context) -> User:
    """Who asks, if he has an account: guests come and go."""
    user = await context.signed_in(asker)
    if user.guest:
        raise No("needs_account", "Contests are for players with an account; register first.")
    if user.owner is not None:
        raise No("people_only", "A contest of people has no seats for programs.")
    return user


@asynccontextmanager
async def changed(
    asker: Asker, context: Context, contest_id: str
) -> AsyncIterator[tuple[AsyncConnection, User, RowMapping]]:
    """A contest that somebody with an account changes: all of it is done, or nothing, one after the other.

    Two accounts of one person that enter at once would not see each other else.
    """
    user = await account(asker, context)
    async with context.engine.begin() as connection:
        yield connection, user, await keeping.row_of(connection, contest_id, alone=True)


def sizes_for(game_seats: tuple[int, ...], usual: int) -> tuple[int, ...]:
    """Tables of the usual size, and one more or fewer where the game allows it; tables of two stay so."""
    return (2,) if usual == 2 else tuple(size for size in game_seats if abs(size - usual) <= 1 and 2 < size <= 5)


def terms_by(data: NewContest) -> Terms:
    """What was asked for; what the game does not have is refused."""
    game = game_called(data.game)
    if data.seats not in game.seats:
        raise No("wrong_seats", f"{game.key} is for {' or '.join(map(str, game.seats))} players.")
    terms = Terms(data.form, data.seats, sizes_for(tuple(game.seats), data.seats), data.rounds, secrets.token_hex(16))
    try:
        check(terms)
        for size in terms.sizes:
            settle_options(game, size, data.options)
    except BadTerms as error:
        raise No("bad_terms", str(error)) from error
    except BadOption as error:
        raise No("bad_option", str(error)) from error
    return terms


@post("/api/contests", status_code=201)
async def open_contest(asker: Asker, context: Context, data: NewContest) -> ContestInfo:
    """Open a contest that begins at a time."""
    user, now = await account(asker, context), context.house.clock()
    terms = terms_by(data)
    if not now + EARLIEST <= data.starts <= now + LATEST:
        raise No("bad_time", "A contest begins within the next ninety days.")
    await context.limits.spend(limits.CONTESTS, user.id)
    row = {
        **{
            name: getattr(data, name)
            for name in ("name", "game", "form", "rounds", "minutes", "every", "season_of", "rated", "starts", *ASKED)
        },
        "id": secrets.token_hex(5),
        "usual": terms.usual,
        "sizes": list(terms.sizes),
        "seed": terms.seed,
        "pace": to_builtins(data.pace),
        "options": to_builtins(data.options),
        "host": user.id,
        "secret": secrets.token_hex(32),
        "created": now,
        "status": "open",
    }
    async with context.engine.begin() as connection:
        await check_season(connection, data)
        if data.club:
            await clubs.check_officer(connection, data.club, user)
        mine = (contests.c.host == user.id) & contests.c.status.in_(("open", "running"))
        if (await connection.execute(select(func.count()).where(mine))).scalar_one() >= MOST_OPEN:
            raise No("too_many", f"You have {MOST_OPEN} contests that are not over.")
        await connection.execute(insert(contests).values(**row))
    return await shown(context, user, str(row["id"]))


async def check_season(connection: AsyncConnection, data: NewContest) -> None:
    """A season follows one that is over, of a league in the same game."""
    if data.season_of is None:
        return
    former = await keeping.row_of(connection, data.season_of)
    if (former["form"], former["game"], former["status"], data.form) != ("league", data.game, "over", "league"):
        raise No("bad_terms", "A season follows another one of the same league that is over.")


@post("/api/contests/{contest_id:str}/enter", status_code=200)
async def enter(asker: Asker, context: Context, contest_id: str) -> ContestInfo:
    """Enter; into a Swiss or an evening that runs, as a late arrival from the next round on."""
    async with changed(asker, context, contest_id) as (connection, user, row):
        contest = await keeping.contest_of(connection, row)
        others = [one.who for one in contest.entrants if one.who != user.id]
        check_enters(row, contest, user, others)
        shared = bool(others) and await context.accounts.share_an_address(user.id, others)
        if shared and not context.settings.rated_at_one_address:
            raise No("one_address", "Somebody from your address has entered; one person plays one seat.")
        if shared:
            text = f"Contest {contest_id}: entered from the address of somebody else who has."
            await keeping.flag(connection, user.id, None, text)
        rated = await ratings.rating_of(connection, user.id, row["game"], row["usual"])
        await check_asked(connection, row, user, ratings.points_of(rated["mu"]))
        await connection.execute(delete(contest_entrants).where(keeping.is_of(contest_id, user.id)))
        former = next((one for one in contest.entrants if one.who == user.id), None)
        values = {"mu": rated["mu"], "sigma": rated["sigma"], "at": context.house.clock(), "until": 0, "division": 0}
        values |= {"since": former.since if former else contest.coming if contest.rounds else 1}
        await connection.execute(insert(contest_entrants).values(contest_id=contest_id, user_id=user.id, **values))
    return await shown(context, user, contest_id)


def check_enters(row: RowMapping, contest: Contest, user: User, others: list[str]) -> None:
    """Whether there is a place for somebody."""
    if row["status"] not in ("open", "running"):
        raise No("over", "This contest takes nobody any more.")
    if row["status"] == "running" and row["form"] in (*SCHEDULED, "knock_out"):
        raise No("started", "This form takes nobody after its first round was drawn.")
    if any(one.who == user.id and not one.until for one in contest.entrants):
        raise No("entered", "You have entered already.")
    if len(others) >= MOST_PEOPLE:
        raise No("full", f"A contest takes {MOST_PEOPLE} people.")


async def check_asked(connection: AsyncConnection, row: RowMapping, user: User, points: int) -> None:
    """Whether somebody is as strong and as reliable as the contest asks."""
    low, high = row["low"], row["high"]
    if (low is not None and points < low) or (high is not None and points > high):
        raise No("rating", f"This contest asks for a rating from {low or 0} to {high or 'any'}; yours is {points}.")
    if row["club"]:
        await clubs.check_member(connection, row["club"], user.id)
    await reliability.check(connection, user.id, row["reliable"])


@post("/api/contests/{contest_id:str}/leave", status_code=200)
async def leave(asker: Asker, context: Context, contest_id: str) -> ContestInfo:
    """Leave: before it begins as if one had not entered, later after the round that is played."""
    async with changed(asker, context, contest_id) as (connection, user, row):
        contest = await keeping.contest_of(connection, row)
        mine = keeping.is_of(contest_id, user.id)
        if all(one.who != user.id or one.until for one in contest.entrants):
            raise No("not_entered", "You have not entered.")
        if contest.rounds:
            await connection.execute(update(contest_entrants).where(mine).values(until=len(contest.rounds)))
        else:
            await connection.execute(delete(contest_entrants).where(mine))
    return await shown(context, user, contest_id)


@post("/api/contests/{contest_id:str}/begin", status_code=200)
async def begin_now(asker: Asker, context: Context, contest_id: str) -> ContestInfo:
    """The host lets it begin before its time."""
    async with changed(asker, context, contest_id) as (connection, user, row):
        if row["host"] != user.id:
            raise No("not_yours", "Whoever opened the contest lets it begin.")
        if row["status"] != "open":
            raise No("started", "It has begun already.")
        there = (await keeping.contest_of(connection, row)).entrants
        if len(there) < min(row["sizes"]):
            raise No("too_few", f"At least {min(row['sizes'])} people make a contest.")
        now = min(row["starts"], context.house.clock())
        await connection.execute(update(contests).where(contests.c.id == contest_id).values(starts=now))
    await keeping.attend(context.house, contest_id, keeping.tempo_of(context.settings))
    return await shown(context, user, contest_id)


@post("/api/contests/{contest_id:str}/call-off", status_code=200)
async def call_off(asker: Asker, context: Context, contest_id: str) -> ContestInfo:
    """The host, or a moderator, calls off a contest that has not begun."""
    async with changed(asker, context, contest_id) as (connection, user, row):
        if row["host"] != user.id and user.role not in KEEPERS:
            raise No("not_yours", "Whoever opened the contest can call it off.")
        mine = (contests.c.id == contest_id) & (contests.c.status == "open")
        values = {"status": "off", "ended": context.house.clock()}
        if (await connection.execute(update(contests).where(mine).values(**values))).rowcount != 1:
            raise No("started", "It has begun already, or was called off.")
    return await shown(context, user, contest_id)


@post("/api/contests/{contest_id:str}/seat", status_code=200)
async def take_seat(asker: Asker, context: Context, contest_id: str) -> ContestSeat:
    """Sit down where the pairing has put one; the game begins when all have, or when bots sit in."""
    user = await account(asker, context)
    return ContestSeat(await keeping.come(context.house, contest_id, user.id, user.name))


# What is shown


@get("/api/contests")
async def all_contests(asker: Asker, context: Context) -> list[ContestInfo]:
    """Those that come or run, and the last that are over; the latest first."""
    return await listed(context, await context.user_of(asker))


async def listed(context: Context, user: User | None, contest_id: str = "") -> list[ContestInfo]:
    """Contests as this person sees them."""
    people = select(func.count()).where(contest_entrants.c.contest_id == contests.c.id).scalar_subquery()
    last = select(func.max(contest_rounds.c.number)).where(contest_rounds.c.contest_id == contests.c.id)
    mine = (contest_entrants.c.user_id == (user.id if user else "")) & (contest_entrants.c.until == 0)
    entered = select(func.count()).where((contest_entrants.c.contest_id == contests.c.id) & mine)
    query = select(
        contests,
        users.c.name.label("host_name"),
        people.label("people"),
        last.scalar_subquery().label("round"),
        entered.scalar_subquery().label("entered"),
        clubs_kept.c.name.label("club_name"),
    ).outerjoin(users, users.c.id == contests.c.host)
    query = query.outerjoin(clubs_kept, clubs_kept.c.id == contests.c.club)
    query = query.where(contests.c.id == contest_id) if contest_id else query
    async with context.engine.connect() as connection:
        found = (await connection.execute(query.order_by(desc(contests.c.starts)).limit(LISTED))).mappings().all()
    return [info(row) for row in found]


async def shown(context: Context, user: User | None, contest_id: str) -> ContestInfo:
    """One contest as this person sees it."""
    (one,) = await listed(context, user, contest_id)
    return one


def info(row: RowMapping) -> ContestInfo:
    same = (
        "id",
        "name",
        "game",
        "form",
        "rounds",
        "minutes",
        "every",
        "season_of",
        "rated",
        "starts",
        "status",
        "people",
        "next_at",
        "club_name",
        *ASKED,
    )
    return ContestInfo(
        **{name: row[name] for name in same},
        seats=row["usual"],
        pace=convert(row["pace"], Pace),
        host=row["host_name"] or "",
        entered=bool(row["entered"]),
        round=row["round"] or 0,
    )


@get("/api/contests/{contest_id:str}")
async def one_contest(asker: Asker, context: Context, contest_id: str) -> ContestPage:
    """The whole page of a contest."""
    user = await context.user_of(asker)
    async with context.engine.connect() as connection:
        row = await keeping.row_of(connection, contest_id)
        contest = await keeping.contest_of(connection, row)
        pods = await keeping.pods_of(connection, contest_pods.c.contest_id == contest_id)
        began = select(contest_rounds.c.number, contest_rounds.c.began).where(contest_rounds.c.contest_id == contest_id)
        hours = {one.number: one.began for one in await connection.execute(began)}
        names = await keeping.names_of(connection, [one.who for one in contest.entrants])
        chairs = await chairs_of(connection, row, pods)
    about = await shown(context, user, contest_id)
    about.rounds = rounds_of(contest) if contest.entrants and row["form"] != "arena" else row["rounds"]
    places = await asyncio.to_thread(likely_places, contest, row["secret"])
    table = standings(contest, row["secret"])
    there = {one.who: one for one in contest.entrants}
    closed = row["status"] == "over"
    return ContestPage(
        contest=about,
        you=user.id if user and user.id in there else None,
        now=context.house.clock(),
        yours=user is not None and user.id == row["host"],
        seal=seal(row["secret"]),
        secret=row["secret"] if closed else None,
        lines=[line_said(names, hidden(one, closed), there[one.who], places[one.who]) for one in table],
        parting=telling(partings(table)),
        rounds=[
            RoundSaid(
                turn.number,
                hours[turn.number],
                list(turn.resting),
                [pod_said(pod, chairs[pod["table_id"]]) for pod in pods if pod["round"] == turn.number],
            )
            for turn in contest.rounds
        ],
    )


def telling(found: list[Parting]) -> Parting | None:
    """The case that tells most: one that points alone leave open, and the lot need not decide."""
    return min(found, key=lambda one: BREAKERS.index(one.by), default=None)


def line_said(names: dict[str, str], standing: Placing, one: Entrant, likely: Likely) -> ContestLine:
    return ContestLine(
        name=names.get(one.who, ""),
        standing=standing,
        points=ratings.points_of(one.mu),
        give=ratings.give_of(one.sigma),
        likely=likely,
        left=bool(one.until),
        since=one.since,
    )


async def chairs_of(connection: AsyncConnection, row: RowMapping, pods: list[RowMapping]) -> dict[str, list[PodChair]]:
    """Who sits in the seats of all these tables now."""
    ids = [pod["table_id"] for pod in pods]
    found = (await connection.execute(select(players).where(players.c.table_id.in_(ids)))).mappings().all()
    sat = {(one["table_id"], one["seat"]): one for one in found}
    levels = {one["bot"] for one in found if one["bot"]}
    rated = {one: await ratings.rating_of(connection, f"bot:{one}", row["game"], row["usual"]) for one in levels}
    return {
        table: [chair_said(sat.get((table, seat)), who, rated) for seat, who in enumerate(pod["seats"])]
        for table, pod in zip(ids, pods, strict=True)
    }


def chair_said(sits: RowMapping | None, who: str, rated: dict[str, dict[str, Any]]) -> PodChair:
    """A bot that plays on for somebody who has come does not sit in: the seat is still his."""
    if sits is None:
        return PodChair(None, None, None, None)
    bot = None if sits["user_id"] == who else sits["bot"]
    level = rated.get(bot or "")
    points, give = (None, None) if level is None else (ratings.points_of(level["mu"]), ratings.give_of(level["sigma"]))
    return PodChair(sits["name"], bot, points, give)


def hidden(line: Placing, closed: bool) -> Placing:
    """The lot stays sealed until all is over."""
    return line if closed else replace(line, lot="")


@lru_cache(maxsize=64)
def likely_places(contest: Contest, secret: str) -> dict[str, Likely]:
    """Reckoned once for each state of a contest."""
    return likely(contest, secret, contest.terms.seed)


def pod_said(row: RowMapping, chairs: list[PodChair]) -> PodSaid:
    pod = keeping.pod_of(row)
    points = earned(pod)
    return PodSaid(
        table=row["table_id"],
        number=row["number"],
        status=row["status"] or "open",
        invite=row["invite"] if row["status"] in ("playing", "paused", "over") else "",
        seats=row["seats"],
        absent=row["absent"],
        places=row["places"],
        scores=row["scores"],
        why=pod.why,
        due=row["due"],
        chairs=chairs,
        earned=[points[who] for who in pod.seats] if pod.over else [],
    )


async def latest(context: Context, contest_id: str = "") -> list[RowMapping]:
    query = select(contests).order_by(desc(contests.c.created)).limit(LISTED)
    query = query.where(contests.c.id == contest_id) if contest_id else query
    async with context.engine.connect() as connection:
        return list((await connection.execute(query)).mappings())


@get("/api/contests.ics")
async def all_dates(context: Context) -> Response[str]:
    """All contests for a calendar."""
    return dates(await latest(context), context)


@get("/api/contests/{contest_id:str}/calendar.ics")
async def one_date(context: Context, contest_id: str) -> Response[str]:
    """One contest for a calendar."""
    found = await latest(context, contest_id)
    if not found:
        raise No("not_found", "There is no such contest.")
    return dates(found, context)


def dates(rows: list[RowMapping], context: Context) -> Response[str]:
    return Response(papers.calendar(rows, context.settings.address), media_type="text/calendar; charset=utf-8")


@get("/api/contests/{contest_id:str}/table.csv")
async def table_file(context: Context, contest_id: str) -> Response[str]:
    """The table of a contest that is over, as a file."""
    async with context.engine.connect() as connection:
        row = await keeping.row_of(connection, contest_id)
        if row["status"] != "over":
            raise No("not_over", "The file is written when the contest is over.")
        contest = await keeping.contest_of(connection, row)
        names = await keeping.names_of(connection, [one.who for one in contest.entrants])
    written = papers.sheet(standings(contest, row["secret"]), names)
    return Response(written, media_type="text/csv; charset=utf-8")


@get("/api/contests.atom")
async def contest_feed(context: Context) -> Response[str]:
    """The latest contests as a feed."""
    told = papers.feed(await latest(context), context.settings.address)
    return Response(told, media_type="application/atom+xml; charset=utf-8")


ROUTES = [
    all_contests,
    open_contest,
    one_contest,
    enter,
    leave,
    begin_now,
    call_off,
    take_seat,
    all_dates,
    one_date,
    contest_feed,
    table_file,
]
