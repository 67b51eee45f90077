"""What somebody has a right to: to see all that is kept about him, and to leave for good."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import select, union
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import wire
from serenissima.server.house import House
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.server.storage import (
    careers,
    chat,
    club_members,
    contest_entrants,
    meetings,
    notes,
    players,
    puzzle_ratings,
    puzzle_tries,
    rating_days,
    ratings,
    reports,
    seeks,
    sessions,
    sittings,
    strengths,
    studies,
    study_chapters,
    tables,
    ties,
    users,
)
from serenissima.server.table import Row, Table


async def kept(engine: AsyncEngine, user: User) -> wire.Kept:
    """All that is kept about somebody, but for the hash of his password and the tokens of his sessions."""
    seat = select(tables.c.id, tables.c.game, tables.c.created, tables.c.status, players.c.seat, players.c.name)
    asked = {
        "sessions": select(sessions.c.created, sessions.c.expires).where(sessions.c.user_id == user.id),
        "tables": seat.join(players, players.c.table_id == tables.c.id).where(players.c.user_id == user.id),
        "talk": select(chat.c.table_id, chat.c.text, chat.c.at).where(chat.c.user_id == user.id),
        "notes": select(notes.c.table_id, notes.c.text).where(notes.c.user_id == user.id),
        "ratings": select(ratings).where(ratings.c.who == user.id),
        "seeks": select(seeks.c.game, seeks.c.since).where(seeks.c.user_id == user.id),
        "ties": select(ties.c.other, ties.c.kind).where(ties.c.user_id == user.id),
        "bots": select(users.c.name, users.c.created).where(users.c.owner == user.id),
        "puzzles": select(puzzle_tries).where(puzzle_tries.c.user_id == user.id),
        "puzzle_ratings": select(puzzle_ratings).where(puzzle_ratings.c.who == user.id),
        "reports": select(reports.c.text, reports.c.at).where(reports.c.by == user.id),
        "careers": select(careers).where(careers.c.user_id == user.id),
        "sittings": select(sittings).where(sittings.c.user_id == user.id),
        "meetings": select(meetings).where(meetings.c.user_id == user.id),
        "rating_days": select(rating_days).where(rating_days.c.user_id == user.id),
        "studies": select(studies).where(studies.c.user_id == user.id),
        "study_chapters": select(study_chapters.c.study_id, study_chapters.c.title, study_chapters.c.body)
        .join(studies, studies.c.id == study_chapters.c.study_id)
        .where(studies.c.user_id == user.id),
        "clubs": select(club_members).where(club_members.c.user_id == user.id),
        "strengths": select(strengths).where(strengths.c.user_id == user.id),
        "contests": select(contest_entrants).where(contest_entrants.c.user_id == user.id),
    }
    async with engine.connect() as connection:
        found: dict[str, Any] = {}
        for name, query in asked.items():
            found[name] = [dict(row) for row in (await connection.execute(query)).mappings()]
        about = (await connection.execute(select(users).where(users.c.id == user.id))).mappings().one()
    own: dict[str, Any] = {name: about[name] for name in ("id", "name", "role", "created", "active", "settings")}
    return wire.Kept(**own, guest=user.guest, **found)


async def tables_of(engine: AsyncEngine, user: User) -> list[str]:
    """Where somebody sits, or has sat to the end, and what he has opened and not begun."""
    seats = select(players.c.table_id).where(players.c.user_id == user.id)
    hosts = select(tables.c.id).where((tables.c.host == user.id) & (tables.c.status == "open"))
    async with engine.connect() as connection:
        return list((await connection.execute(union(seats, hosts))).scalars())


async def check_reachable(house: House, engine: AsyncEngine, user: User) -> None:
    """Whether he can be called otherwise wherever he has played: else nothing is begun."""
    await house.ledger.check_reachable(await tables_of(engine, user))


async def leave_tables(house: House, engine: AsyncEngine, user: User) -> None:
    """He stands up where the game has not begun, and gives up where it has; tables of his that wait are taken away."""

    def act(table: Table, now: float) -> list[Row]:
        rows: list[Row] = []
        for seat in table.seating.seats_of(user.id):
            if table.status == "open":
                rows += table.stand(seat, now)
            elif table.status in ("playing", "paused") and not table.chairs[seat].resigned:
                rows += table.resign(seat, now)
        if table.status == "open" and table.fixed.host == user.id:
            rows += table.close(now)  # nobody else could let the game begin
        return rows

    for table_id in await tables_of(engine, user):
        with suppress(No):
            await house.change(table_id, act)


async def rename(house: House, engine: AsyncEngine, user: User, name: str) -> None:
    """At every table he is called otherwise from now on."""

    def act(table: Table, now: float) -> list[Row]:
        own = table.seating.seats_of(user.id)
        return [row for seat in own for row in table.rename(seat, table.seating.fresh_name(name), now)]

    for table_id in await tables_of(engine, user):
        with suppress(No):
            await house.change(table_id, act)
