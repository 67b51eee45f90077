"""Clubs: who is in them, and what holds at their tables."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from msgspec import convert, to_builtins
from sqlalchemy import RowMapping, case, delete, desc, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server import wire
from serenissima.server.names import look_of
from serenissima.server.persons import KEEPERS, User
from serenissima.server.refusals import No
from serenissima.server.storage import club_members, clubs, put, users

MOST_FOUNDED: Final = 3  # clubs of one founder
MOST_JOINED: Final = 30
MOST_PEOPLE: Final = 1000
LISTED: Final = 60
INSIDE: Final = ("member", "officer")


async def row_of(connection: AsyncConnection, club_id: str) -> RowMapping:
    """A club that is open."""
    query = select(clubs).where((clubs.c.id == club_id) & ~clubs.c.closed)
    found = (await connection.execute(query)).mappings().first()
    if found is None:
        raise No("not_found", "There is no such club.")
    return found


async def role_of(connection: AsyncConnection, club_id: str, user_id: str) -> str | None:
    mine = select(club_members.c.role).where(is_of(club_id, user_id))
    return (await connection.execute(mine)).scalar()


def is_of(club_id: str, user_id: str) -> Any:
    return (club_members.c.club_id == club_id) & (club_members.c.user_id == user_id)


async def check_member(connection: AsyncConnection, club_id: str, user_id: str) -> RowMapping:
    """The club, if somebody is in it."""
    row = await row_of(connection, club_id)
    if await role_of(connection, club_id, user_id) not in INSIDE:
        raise No("members_only", f"This is for members of {row['name']}.")
    return row


async def check_officer(connection: AsyncConnection, club_id: str, user: User) -> RowMapping:
    """The club, if somebody looks after it; moderators look after all."""
    row = await row_of(connection, club_id)
    if user.role not in KEEPERS and await role_of(connection, club_id, user.id) != "officer":
        raise No("not_yours", "Only officers of the club do that.")
    return row


def check_table(rules: wire.ClubRules, table: Mapping[str, Any]) -> None:
    """Whether a table keeps the rules of its club."""
    for name in ("rated", "hints", "bots"):
        wanted = getattr(rules, name)
        if wanted is not None and table[name] != wanted:
            raise No("club_rules", f"At tables of this club `{name}` is {'on' if wanted else 'off'}.")
    if rules.paces and table["pace"]["kind"] not in rules.paces:
        raise No("club_rules", f"Tables of this club are played at the pace: {', '.join(rules.paces)}.")


def rules_of(row: RowMapping) -> wire.ClubRules:
    return convert(row["rules"], wire.ClubRules)


async def hints_at(connection: AsyncConnection, club_id: str) -> bool:
    """Whether hints are given at tables of a club, be it closed in the meantime."""
    rules = (await connection.execute(select(clubs.c.rules).where(clubs.c.id == club_id))).scalar()
    return not rules or rules.get("hints") is not False


# What is shown


async def listed(engine: AsyncEngine, user: User | None, club_id: str = "") -> list[wire.ClubListed]:
    """Clubs as somebody sees them: his own first, then the largest; one that is joined by link alone is for its own."""
    inside = club_members.c.role.in_(INSIDE)
    people = select(func.count()).where((club_members.c.club_id == clubs.c.id) & inside).scalar_subquery()
    mine = select(club_members.c.role).where(
        (club_members.c.club_id == clubs.c.id) & (club_members.c.user_id == (user.id if user else ""))
    )
    yours = mine.scalar_subquery()
    query = select(clubs, people.label("people"), yours.label("yours")).where(~clubs.c.closed)
    if club_id:
        query = query.where(clubs.c.id == club_id)
    else:
        query = query.where((clubs.c.joining != "link") | yours.in_(INSIDE))
    order = (desc(case((yours.in_(INSIDE), 1), else_=0)), desc(people), clubs.c.name)
    async with engine.connect() as connection:
        found = (await connection.execute(query.order_by(*order).limit(LISTED))).mappings().all()
    same = ("id", "name", "about", "joining", "people", "yours")
    return [wire.ClubListed(**{name: row[name] for name in same}) for row in found]


async def page(engine: AsyncEngine, user: User | None, club_id: str) -> wire.ClubPage:
    """A club with its people; who asks to be let in, and the link, are for those who look after it."""
    async with engine.connect() as connection:
        row = await row_of(connection, club_id)
        query = select(club_members, users.c.name).join(users, users.c.id == club_members.c.user_id)
        query = query.where(club_members.c.club_id == club_id).order_by(club_members.c.since)
        found = (await connection.execute(query)).mappings().all()
    (about,) = await listed(engine, user, club_id)
    keeps = user is not None and (about.yours == "officer" or user.role in KEEPERS)
    if row["joining"] == "link" and about.yours not in INSIDE and not keeps:
        found = []
    people = [
        wire.ClubMember(id=one["user_id"], name=one["name"], role=one["role"], since=one["since"]) for one in found
    ]
    return wire.ClubPage(
        club=about,
        rules=rules_of(row),
        members=[one for one in people if one.role in INSIDE],
        asking=[one for one in people if one.role == "asks" and keeps],
        word=row["word"] if keeps else None,
    )


# What is done


async def found(engine: AsyncEngine, user: User, wish: wire.NewClub, now: float) -> str:
    """A new club, with its founder as its first officer."""
    club_id = secrets.token_hex(5)
    async with engine.begin() as connection:
        mine = (clubs.c.founder == user.id) & ~clubs.c.closed
        if (await connection.execute(select(func.count()).where(mine))).scalar_one() >= MOST_FOUNDED:
            raise No("too_many", f"Nobody founds more than {MOST_FOUNDED} clubs.")
        row = {"id": club_id, "founder": user.id, "created": now, "closed": False, "word": new_word()}
        await write(connection, insert(clubs).values(**row, **said(wish)))
        await put(connection, club_members, club_id=club_id, user_id=user.id, role="officer", since=now)
    return club_id


def new_word() -> str:
    return secrets.token_urlsafe(12)


def said(wish: wire.NewClub) -> dict[str, Any]:
    name = " ".join(wish.name.split())
    return {
        "name": name,
        "look": look_of(name),
        "about": wish.about,
        "joining": wish.joining,
        "rules": to_builtins(wish.rules),
    }


async def write(connection: AsyncConnection, change: Any) -> None:
    """A change of a club; no two have names that look alike."""
    try:
        await connection.execute(change)
    except IntegrityError:
        raise No("taken", "There is a club of that name already.") from None


async def change(engine: AsyncEngine, user: User, club_id: str, wish: wire.NewClub) -> None:
    async with engine.begin() as connection:
        await check_officer(connection, club_id, user)
        await write(connection, update(clubs).where(clubs.c.id == club_id).values(**said(wish)))


async def join(engine: AsyncEngine, user: User, club_id: str, word: str, now: float) -> None:
    """Somebody joins, or asks to be let in; whoever was sent away does not come back by himself."""
    async with engine.begin() as connection:
        row = await row_of(connection, club_id)
        role = await role_of(connection, club_id, user.id)
        if role == "out":
            raise No("sent_away", "The club has asked you to stay away.")
        if role in INSIDE:
            raise No("nothing_to_do", "You are a member already.")
        invited = secrets.compare_digest(word.encode(), row["word"].encode())
        if row["joining"] == "link" and not invited:
            raise No("not_invited", "One joins this club by its link: ask a member for it.")
        await check_room(connection, club_id, user)
        role = "asks" if row["joining"] == "request" and not invited else "member"
        await put(connection, club_members, club_id=club_id, user_id=user.id, role=role, since=now)


async def check_room(connection: AsyncConnection, club_id: str, user: User) -> None:
    """Clubs are not without end, nor are those of one person."""
    for where, most in (
        (club_members.c.club_id == club_id, MOST_PEOPLE),
        (club_members.c.user_id == user.id, MOST_JOINED),
    ):
        if (await connection.execute(select(func.count()).where(where))).scalar_one() >= most:
            raise No("too_many", f"No more than {most}: clubs of one person, or people of one club.")


async def leave(engine: AsyncEngine, user_id: str, club_id: str) -> None:
    """Somebody leaves; the longest member looks after a club that has no officer, and an empty one is closed."""
    async with engine.begin() as connection:
        if await role_of(connection, club_id, user_id) == "out":
            return
        await connection.execute(delete(club_members).where(is_of(club_id, user_id)))
        await hand_over(connection, club_id)


async def hand_over(connection: AsyncConnection, club_id: str) -> None:
    inside = (club_members.c.club_id == club_id) & club_members.c.role.in_(INSIDE)
    left = (
        (await connection.execute(select(club_members).where(inside).order_by(club_members.c.since))).mappings().all()
    )
    if not left:
        await shut(connection, club_id)
    elif all(one["role"] != "officer" for one in left):
        await put(connection, club_members, **{**left[0], "role": "officer"})


async def shut(connection: AsyncConnection, club_id: str) -> None:
    """A club is closed; its name is free again."""
    values = {"closed": True, "look": f"closed {club_id}"}
    await connection.execute(update(clubs).where(clubs.c.id == club_id).values(**values))


async def close(engine: AsyncEngine, user: User, club_id: str) -> None:
    """Its founder, or a moderator, closes a club."""
    async with engine.begin() as connection:
        row = await row_of(connection, club_id)
        if row["founder"] != user.id and user.role not in KEEPERS:
            raise No("not_yours", "Whoever founded the club closes it.")
        await shut(connection, club_id)


async def name_role(engine: AsyncEngine, user: User, club_id: str, other: str, role: str) -> None:
    """Officers let people in, make them officers, and send them away; the founder is sent away by nobody."""
    async with engine.begin() as connection:
        row = await check_officer(connection, club_id, user)
        if await role_of(connection, club_id, other) is None:
            raise No("not_found", "There is nobody of that number in the club.")
        if other == row["founder"] and role != "officer" and user.role not in KEEPERS:
            raise No("not_yours", "Whoever founded the club stays its officer.")
        await connection.execute(update(club_members).where(is_of(club_id, other)).values(role=role))
        await hand_over(connection, club_id)


async def new_link(engine: AsyncEngine, user: User, club_id: str) -> None:
    """The old link leads nowhere from now on."""
    async with engine.begin() as connection:
        await check_officer(connection, club_id, user)
        await connection.execute(update(clubs).where(clubs.c.id == club_id).values(word=new_word()))


async def leave_all(engine: AsyncEngine, user_id: str) -> None:
    """Somebody leaves the house for good."""
    async with engine.connect() as connection:
        mine = select(club_members.c.club_id).where(club_members.c.user_id == user_id)
        theirs = list((await connection.execute(mine)).scalars())
    for club_id in theirs:
        await leave(engine, user_id, club_id)
