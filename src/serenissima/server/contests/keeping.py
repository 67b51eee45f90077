"""The course of a contest in the house: begin, pair, make the tables, seat bots for who does not come, count, end.

Everything is moved on by looking at what the database holds, so a house that was killed goes on where it was. A round
is written with all its pods in one transaction, and its key lets no second process write it. The tables are made after
that, under addresses drawn with the pairing: making them again makes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from msgspec import convert, to_builtins
from msgspec.structs import replace
from sqlalchemy import ColumnElement, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.contests.leagues import divided, next_season
from serenissima.contests.pairing import over, pair
from serenissima.contests.standings import standings
from serenissima.contests.terms import Contest, Entrant, Pod, PodReasons, Round, Terms
from serenissima.fairness import new_secret
from serenissima.games import GAMES
from serenissima.kernel.game import settle_options
from serenissima.server import faults, storage
from serenissima.server.contests import suspicion
from serenissima.server.house import House
from serenissima.server.logbook import Conflict
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.storage import contest_entrants, contest_pods, contest_rounds, contests, reports, tables, users
from serenissima.server.table import Fixed, Row, Table

COMES_WITHIN: Final = Settings.contest_patience
PAUSE: Final = Settings.contest_pause
HOUSE: Final = "house"  # who tells the moderators
DONE: Final = ("over", "broken")
logger = structlog.get_logger("serenissima.contests")


@dataclass(frozen=True)
class Tempo:
    """How long is waited."""

    comes_within: float = COMES_WITHIN  # seconds until a bot sits in for who has not come
    pause: float = PAUSE  # seconds between the end of a round and the next

    def for_people(self, pace: dict[str, Any]) -> float:
        """How long a table waits for its people: by turns as long as for any answer."""
        return 3600.0 * pace["hours"] if pace["kind"] == "turns" else self.comes_within


USUAL: Final = Tempo()


def tempo_of(settings: Settings) -> Tempo:
    return Tempo(settings.contest_patience, settings.contest_pause)


# What is stored


async def row_of(connection: AsyncConnection, contest_id: str, alone: bool = False) -> RowMapping:
    """The contest itself, if there is one; `alone`: nobody else moves it on until this transaction ends.

    What is read after it is then of one moment: without that, a round could be seen before its pods.
    """
    query = select(contests).where(contests.c.id == contest_id)
    found = (await connection.execute(query.with_for_update() if alone else query)).mappings().first()
    if found is None:
        raise No("not_found", "There is no such contest.")
    return found


async def contest_of(connection: AsyncConnection, row: RowMapping) -> Contest:
    """The contest as the core knows it."""
    mine = contest_entrants.c.contest_id == row["id"]
    entered = select(contest_entrants).where(mine).order_by(contest_entrants.c.at, contest_entrants.c.user_id)
    entrants = tuple(
        Entrant(one["user_id"], one["mu"], one["sigma"], one["since"], one["until"], one["division"])
        for one in (await connection.execute(entered)).mappings()
    )
    pods = await pods_of(connection, contest_pods.c.contest_id == row["id"])
    held = select(contest_rounds).where(contest_rounds.c.contest_id == row["id"]).order_by(contest_rounds.c.number)
    rounds = tuple(
        Round(
            one["number"],
            tuple(pod_of(pod) for pod in pods if pod["round"] == one["number"]),
            tuple(one["resting"]),
        )
        for one in (await connection.execute(held)).mappings()
    )
    return Contest(terms_of(row), entrants, rounds)


def terms_of(row: RowMapping) -> Terms:
    return Terms(row["form"], row["usual"], tuple(row["sizes"]), row["rounds"], row["seed"])


async def pods_of(connection: AsyncConnection, where: ColumnElement[bool]) -> list[RowMapping]:
    """Pods with the state of their tables; none while a table is not made."""
    query = select(contest_pods, tables.c.status, tables.c.result, tables.c.invite)
    query = query.outerjoin(tables, tables.c.id == contest_pods.c.table_id).where(where)
    return list((await connection.execute(query.order_by(contest_pods.c.round, contest_pods.c.number))).mappings())


def pod_of(row: RowMapping) -> Pod:
    return Pod(
        row["number"],
        tuple(row["seats"]),
        convert(row["why"], PodReasons) if row["why"] else None,
        tuple(row["places"]),
        tuple(row["scores"]),
        tuple(row["absent"]),
    )


# By the clock


async def look(house: House, tempo: Tempo = USUAL) -> None:
    """Move on every contest that has begun or is about to."""
    now = house.clock()
    begun = (contests.c.status == "running") | ((contests.c.status == "open") & (contests.c.starts <= now))
    async with house.ledger.engine.connect() as connection:
        found = list((await connection.execute(select(contests.c.id).where(begun))).scalars())
    for contest_id in found:
        try:
            await attend(house, contest_id, tempo)
        except Exception as error:  # one contest's trouble is not another's
            faults.seen("contest", error)


async def attend(house: House, contest_id: str, tempo: Tempo = USUAL) -> None:
    """Whatever is due at one contest; what another process does at the same moment is left to it."""
    with suppress(IntegrityError):
        await begin(house, contest_id)
        await see_to_tables(house, contest_id)
        await go_on(house, contest_id, tempo)
        await see_to_tables(house, contest_id)


async def begin(house: House, contest_id: str) -> None:
    """Its hour has come: it runs, or is called off for want of people. A league is divided."""
    async with house.ledger.engine.begin() as connection:
        row = await row_of(connection, contest_id)
        if row["status"] != "open" or row["starts"] > house.clock():
            return
        entrants = (await contest_of(connection, row)).entrants
        enough = len(entrants) >= min(row["sizes"])
        mine = (contests.c.id == contest_id) & (contests.c.status == "open")
        values = {"status": "running" if enough else "off", "next_at": house.clock()}
        if (await connection.execute(update(contests).where(mine).values(**values))).rowcount != 1:
            return
        for one in await divisions(connection, row, entrants) if row["form"] == "league" and enough else ():
            await connection.execute(
                update(contest_entrants).where(is_of(contest_id, one.who)).values(division=one.group)
            )


async def divisions(connection: AsyncConnection, row: RowMapping, entrants: Sequence[Entrant]) -> list[Entrant]:
    """By rating in the first season; later as the one before has left them, newcomers at the bottom."""
    if row["season_of"] is None:
        return divided(entrants, row["seed"])
    former = await row_of(connection, row["season_of"])
    lines = standings(await contest_of(connection, former), former["secret"])
    tables = [[line.who for line in lines if line.group == group] for group in sorted({line.group for line in lines})]
    here = [one.who for one in entrants]
    known = {line.who for line in lines}
    after = next_season(tables, here, [who for who in here if who not in known])
    group = {who: at for at, table in enumerate(after) for who in table}
    return [replace(one, group=group[one.who]) for one in entrants]


def is_of(contest_id: str, user_id: str) -> ColumnElement[bool]:
    return (contest_entrants.c.contest_id == contest_id) & (contest_entrants.c.user_id == user_id)


async def go_on(house: House, contest_id: str, tempo: Tempo = USUAL) -> None:
    """When a round is over the next is paired, after a pause; when all are, so is the contest. One transaction."""
    async with house.ledger.engine.begin() as connection:
        row = await row_of(connection, contest_id, alone=True)
        if row["status"] != "running":
            return
        contest, now = await contest_of(connection, row), house.clock()
        playing = any(not turn.over for turn in contest.rounds)
        if row["form"] == "arena":
            await wave(connection, row, contest, now, house, tempo)
        elif playing:
            return
        elif over(contest):
            await end(connection, contest_id, now)
        elif row["next_at"] is None:
            hour = row["starts"] + 60.0 * row["every"] * len(contest.rounds)
            later = max(now + tempo.pause, hour) if row["every"] else now + tempo.pause
            await connection.execute(update(contests).where(contests.c.id == contest_id).values(next_at=later))
        elif row["next_at"] <= now:
            await write_round(connection, row, pair(contest), now, house, tempo)


async def wave(
    connection: AsyncConnection, row: RowMapping, contest: Contest, now: float, house: House, tempo: Tempo
) -> None:
    """An evening: who waits is seated as soon as two tables can be filled, or one if nobody plays, until it ends."""
    busy = {who for turn in contest.rounds for pod in turn.pods if not pod.over for who in pod.people}
    waiting = [one.who for one in contest.there(contest.coming) if one.who not in busy]
    late = now >= row["starts"] + 60.0 * row["minutes"]
    if late and not busy:
        await end(connection, row["id"], now)
    elif not late and len(waiting) >= (2 * row["usual"] if busy else min(row["sizes"])):
        turn = pair(contest, waiting)
        if turn.pods:
            await write_round(connection, row, turn, now, house, tempo)


async def end(connection: AsyncConnection, contest_id: str, now: float) -> None:
    mine = (contests.c.id == contest_id) & (contests.c.status == "running")
    await connection.execute(update(contests).where(mine).values(status="over", ended=now, next_at=None))


async def write_round(
    connection: AsyncConnection, row: RowMapping, turn: Round, now: float, house: House, tempo: Tempo
) -> None:
    """The round with all its pods; a second process that tries the same finds its key taken."""
    if not turn.pods:  # nobody is left who could play
        await end(connection, row["id"], now)
        return
    values = {"contest_id": row["id"], "number": turn.number, "resting": list(turn.resting), "began": now}
    await connection.execute(insert(contest_rounds).values(**values))
    due = now + tempo.for_people(row["pace"])
    for pod in turn.pods:
        await connection.execute(insert(contest_pods).values(**stored(row, turn.number, pod, due, house)))
    await connection.execute(update(contests).where(contests.c.id == row["id"]).values(next_at=None))
    logger.info("a round was paired", contest=row["id"], round=turn.number, tables=len(turn.pods))


def stored(row: RowMapping, number: int, pod: Pod, due: float, house: House) -> dict[str, Any]:
    return {
        "table_id": house.new_table_id(),
        "contest_id": row["id"],
        "round": number,
        "number": pod.number,
        "seats": list(pod.seats),
        "why": to_builtins(pod.why),
        "due": due,
        "counted": False,
        "places": [],
        "scores": [],
        "absent": list(pod.absent),
    }


# Tables


async def see_to_tables(house: House, contest_id: str) -> None:
    """Make those that are not there, let bots sit in where it is time, count those that are over."""
    async with house.ledger.engine.connect() as connection:
        row = await row_of(connection, contest_id)
        where = (contest_pods.c.contest_id == contest_id) & ~contest_pods.c.counted
        pods = await pods_of(connection, where)
    for pod in pods:
        if pod["status"] is None:
            await make(house, row, pod)
        elif pod["status"] == "open" and pod["due"] <= house.clock():
            await house.change(pod["table_id"], lambda table, now: filled(table, now))
        elif pod["status"] in DONE:
            await count(house, row, pod)


async def make(house: House, row: RowMapping, pod: RowMapping) -> None:
    """The table of a pod, under the address it was given; bots sit at once for those who have left the contest."""
    with suppress(Conflict):  # another process has made it
        await house.create(fixed(row, pod, house.clock()))
    gone = [seat for seat, who in enumerate(pod["seats"]) if who in pod["absent"]]

    def act(table: Table, now: float) -> list[Row]:
        free = [seat for seat in gone if table.status == "open" and table.chairs[seat].free]
        return [row for seat in free for row in table.sit_bot(table.seating.stand_in(), seat, now)]

    await house.change(pod["table_id"], act)


def fixed(row: RowMapping, pod: RowMapping, now: float) -> Fixed:
    """A table of the contest: its seats are dealt by the pairing, and nobody else may sit there."""
    game = GAMES[row["game"]]
    return Fixed(
        id=pod["table_id"],
        game=game.key,
        rules=game.version,
        seats=len(pod["seats"]),
        options=settle_options(game, len(pod["seats"]), row["options"]),
        pace=row["pace"],
        visibility="link",
        rated=row["rated"],
        shuffle=False,
        hints=False,
        host=row["id"],
        invite=new_secret()[:16],
        secret=new_secret(),
        created=now,
    )


def filled(table: Table, now: float) -> list[Row]:
    """Bots sit in for who has not come, and the game begins."""
    if table.status != "open":
        return []
    rows = [row for seat in table.seating.free() for row in table.sit_bot(table.seating.stand_in(), seat, now)]
    return rows + table.start(now)


async def come(house: House, contest_id: str, user_id: str, name: str) -> str:
    """Somebody takes the seat that the pairing has for him; the table he sits at."""
    async with house.ledger.engine.connect() as connection:
        where = (contest_pods.c.contest_id == contest_id) & ~contest_pods.c.counted
        pods = [pod for pod in await pods_of(connection, where) if user_id in pod["seats"]]
    if not pods or pods[-1]["status"] is None:
        raise No("no_seat", "No table waits for you now.")
    pod = pods[-1]
    seat = pod["seats"].index(user_id)

    def act(table: Table, now: float) -> list[Row]:
        if table.chairs[seat].user == user_id:
            return []
        rows = table.sit(user_id, name, seat, "", now)
        return rows + (table.start(now) if table.seating.complete() else [])

    await house.change(pod["table_id"], act)
    return str(pod["table_id"])


async def count(house: House, row: RowMapping, pod: RowMapping) -> None:
    """The result of a table, once: who did not come takes nothing, and a stranger in his seat is told of.

    Nobody waits in an evening for who has not come once: he may enter again.
    """
    result = pod["result"] or {"places": [1] * len(pod["seats"]), "scores": []}
    rows = await house.ledger.rows(pod["table_id"])
    async with house.ledger.engine.begin() as connection:
        players = storage.players
        sat = await connection.execute(select(players).where(players.c.table_id == pod["table_id"]))
        there = {one["seat"]: one for one in sat.mappings()}
        absent = [who for seat, who in enumerate(pod["seats"]) if seat not in there or there[seat]["user_id"] != who]
        values = {"counted": True, "places": result["places"], "absent": absent}
        values["scores"] = [float(score) for score in result["scores"]]
        mine = (contest_pods.c.table_id == pod["table_id"]) & ~contest_pods.c.counted
        if (await connection.execute(update(contest_pods).where(mine).values(**values))).rowcount != 1:
            return
        if row["form"] == "arena" and absent:
            gone = (contest_entrants.c.contest_id == row["id"]) & contest_entrants.c.user_id.in_(absent)
            await connection.execute(update(contest_entrants).where(gone).values(until=pod["round"]))
        for seat, who in enumerate(pod["seats"]):
            stranger = there[seat]["user_id"] if seat in there else None
            if who in absent and stranger is not None:
                text = f"Contest {pod['contest_id']}, round {pod['round']}: this seat was another's ({who})."
                await flag(connection, stranger, pod["table_id"], text)
        came = [who for who in pod["seats"] if who not in absent]
        for who, text in await suspicion.told_of(connection, pod, came, rows):
            await flag(connection, who, pod["table_id"], text)


async def flag(connection: AsyncConnection, about: str, table_id: str | None, text: str) -> None:
    """Something for the moderators, with its evidence."""
    values = {"by": HOUSE, "about": about, "table_id": table_id, "text": text, "at": time.time()}
    await connection.execute(insert(reports).values(**values))


async def leave_all(engine: AsyncEngine, user_id: str) -> None:
    """Somebody leaves for good: he is in no contest to come, and in no later round of one that runs."""
    mine = contest_entrants.c.user_id == user_id
    rounds = select(func.max(contest_rounds.c.number)).where(
        contest_rounds.c.contest_id == contest_entrants.c.contest_id
    )
    begun = select(contest_rounds.c.contest_id)
    async with engine.begin() as connection:
        await connection.execute(delete(contest_entrants).where(mine & contest_entrants.c.contest_id.not_in(begun)))
        leaving = update(contest_entrants).where(mine & (contest_entrants.c.until == 0))
        await connection.execute(leaving.values(until=rounds.scalar_subquery()))


async def names_of(connection: AsyncConnection, who: list[str]) -> dict[str, str]:
    found = await connection.execute(select(users.c.id, users.c.name).where(users.c.id.in_(who)))
    return {row.id: row.name for row in found}
