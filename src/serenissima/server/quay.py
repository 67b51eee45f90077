"""The quay: people wait, find each other and are called, and a table is opened for them.

All of it is kept in the database and changed there in one transaction at a time, whichever process asks: nobody is
paired twice, and who waited before a restart waits after it. Who is called and does not come loses his place; the
others go on waiting where they were.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from statistics import fmean
from typing import Any

import msgspec
from sqlalchemy import Row as Found
from sqlalchemy import delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.bots.strength import nearest
from serenissima.kernel.game import settle_options
from serenissima.server import clubs, reliability, storage, wire
from serenissima.server.house import House
from serenissima.server.logbook import summary_of
from serenissima.server.pairing import Seek, parties
from serenissima.server.persons import User
from serenissima.server.ratings import points_of, rating_of
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.server.storage import put, seeks, sessions, ties, users
from serenissima.server.table import Fixed, Row, Table

CALL = 20.0  # seconds to take the seat
SHOWN = 60.0  # seconds for which it is told where they sit
LOCK = 1996_2012_2008  # of the database, for whoever changes the quay
OUTDATED = 30 * 86_400.0  # seconds after which nobody waits any more
OF_SEEK = ("game", "seats", "kind", "rating", "since", "low", "high", "bots_after", "club", "only", "reliable", "kept")
AWAY = 120.0  # seconds after which who waits for a game on the clock is not here any more


class Quay:
    """Who waits, and what becomes of it."""

    def __init__(self, engine: AsyncEngine, house: House, one_address: bool) -> None:
        self.engine = engine
        self.house = house
        self.one_address = one_address  # people at one address may play each other for ratings
        self.happened: Callable[[], None] = lambda: None

    @asynccontextmanager
    async def held(self) -> AsyncIterator[AsyncConnection]:
        """Nobody else changes the quay meanwhile, in any process; tables that were opened are then sat down at."""
        async with self.engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            yield connection
        self.happened()
        await self.seat_all()

    async def wait(self, user: User, game: str, wish: wire.NewSeek) -> None:
        """Somebody waits for a game from now on; who waits for it already waits for this instead."""
        if user.bot:
            raise No("people_only", "At the quay people find each other; a bot opens tables or joins them.")
        seats = game_called(game).seats
        if wish.seats not in seats:
            raise No("wrong_seats", f"{game} is for {' or '.join(map(str, seats))} players.")
        async with self.held() as connection:
            known = await one_seek(connection, user, game)
            if known is not None and self.is_called(known):
                raise No("called", "You are called for this game; take your seat, or leave the quay first.")
            rating = points_of((await rating_of(connection, user.id, game, wish.seats))["mu"])
            row = {name: getattr(wish, name) for name in ("seats", "low", "high", "bots_after", "club", "reliable")}
            row |= {"only": await challenged(connection, user, wish.only)}
            row |= {"kept": await reliability.of(connection, user.id)}
            await check_club(connection, user, wish)
            row |= {"pace": msgspec.to_builtins(wish.pace), "kind": word_of(wish.pace), "rating": rating}
            row |= {"rated": wish.rated and not user.guest, "since": self.house.clock()}
            none = {"party": None, "called": None, "taken": False, "table_id": None}
            await put(connection, seeks, user_id=user.id, game=game, **row, **none)
            await self.pair(connection)

    def is_called(self, row: Found[Any]) -> bool:
        """Whether somebody is called to a live game, and the others count on him."""
        return row.party is not None and row.kind.startswith("live") and self.house.clock() - row.called <= CALL

    async def leave(self, user: User, game: str) -> None:
        """Somebody waits no longer; who was called with him waits on."""
        async with self.held() as connection:
            known = await one_seek(connection, user, game)
            if known is not None and known.table_id is None:
                await connection.execute(delete(seeks).where(of(known)))
                await part(connection, [known.party])
                await self.pair(connection)

    async def take(self, user: User, game: str) -> None:
        """Somebody who is called takes his seat; with the last of them the table is opened."""
        async with self.held() as connection:
            known = await one_seek(connection, user, game)
            if known is None or known.party is None:
                raise No("not_called", "You are not called for this game; somebody has left. Go on waiting.")
            if known.table_id is None:
                await connection.execute(update(seeks).where(of(known)).values(taken=True))
                await self.open_if_all_came(connection, known.party)

    async def look(self, _: House) -> None:
        """By the clock: who was called and did not come is gone, bots fill up, and old news are forgotten."""
        now = self.house.clock()
        silent = select(users.c.id).where(users.c.active < now - AWAY)
        live, gone = seeks.c.kind.startswith("live"), seeks.c.table_id.is_(None) & seeks.c.party.is_(None)
        absent = live & gone & (seeks.c.since < now - AWAY) & seeks.c.user_id.in_(silent)
        if not await self.anybody():
            return
        async with self.held() as connection:
            late = seeks.c.table_id.is_(None) & (seeks.c.called < now - CALL)
            broken = (await connection.execute(select(seeks.c.party).where(late).distinct())).scalars().all()
            await connection.execute(delete(seeks).where(late & ~seeks.c.taken))
            await part(connection, broken)
            told = seeks.c.table_id.is_not(None) & (seeks.c.called < now - SHOWN)
            await connection.execute(delete(seeks).where(or_(told, absent, seeks.c.since < now - OUTDATED)))
            await self.pair(connection)

    async def anybody(self) -> bool:
        """Whether somebody waits at all."""
        async with self.engine.connect() as connection:
            return (await connection.execute(select(seeks.c.game).limit(1))).first() is not None

    # Finding each other

    async def pair(self, connection: AsyncConnection) -> None:
        """Call all who sit down now; where nobody has to be at hand, the table is opened at once."""
        free = await waiting(connection)
        blocks = await blocked(connection, [one.user for one in free])
        busy: set[str] = set()
        for found in parties(free, blocks, self.house.clock()):
            live, people = found[0].kind.startswith("live"), {one.user for one in found}
            if live and busy & people:
                continue  # called to another table just now
            busy |= people if live else set()
            name = secrets.token_hex(5)
            theirs = (seeks.c.game == found[0].game) & seeks.c.user_id.in_(people)
            values = {"party": name, "called": self.house.clock(), "taken": not live}
            await connection.execute(update(seeks).where(theirs).values(**values))
            await self.open_if_all_came(connection, name)

    async def open_if_all_came(self, connection: AsyncConnection, party: str) -> None:
        """The table of a party, once everybody has taken his seat; nobody of it waits for another live game then."""
        found = (await connection.execute(select(seeks).where(seeks.c.party == party).order_by(seeks.c.since))).all()
        if not all(row.taken for row in found):
            return
        people, live = [row.user_id for row in found], found[0].kind.startswith("live")
        hints = await clubs.hints_at(connection, found[0].club)
        fixed = self.fixed_for(found, await self.counts(connection, found), hints)
        values = {**asdict(fixed), **summary_of(Table(fixed)), "counted": False}
        await connection.execute(insert(storage.tables).values(**values))
        opened = {"table_id": fixed.id, "called": self.house.clock()}
        await connection.execute(update(seeks).where(seeks.c.party == party).values(**opened))
        if live:
            others = seeks.c.user_id.in_(people) & seeks.c.table_id.is_(None) & seeks.c.kind.startswith("live")
            broken = (await connection.execute(select(seeks.c.party).where(others))).scalars().all()
            await connection.execute(delete(seeks).where(others))
            await part(connection, broken)

    async def counts(self, connection: AsyncConnection, found: Iterable[Found[Any]]) -> bool:
        """A game counts if all wish it, and are not at one address."""
        rows = list(found)
        if len(rows) < 2 or not all(row.rated for row in rows):
            return False
        theirs = sessions.c.user_id.in_([row.user_id for row in rows])
        query = select(sessions.c.origin, sessions.c.user_id).where(theirs & sessions.c.origin.is_not(None)).distinct()
        origins = [row.origin for row in await connection.execute(query)]
        return self.one_address or len(origins) == len(set(origins))

    def fixed_for(self, found: Iterable[Found[Any]], rated: bool, hints: bool) -> Fixed:
        """The table that they waited for."""
        first = next(iter(found))
        game = game_called(first.game)
        return Fixed(
            id=self.house.new_table_id(),
            game=game.key,
            rules=game.version,
            seats=first.seats,
            options=settle_options(game, first.seats, {}),
            pace=first.pace,
            visibility="link" if first.club else "public",
            club=first.club,
            hints=hints,
            rated=rated,
            shuffle=True,
            host=first.user_id,
            created=self.house.clock(),
        )

    # Sitting down

    async def seat_all(self) -> None:
        """Everybody sits where a table was opened for him, whichever process has opened it; it can be done again."""
        query = select(seeks.c.table_id).where(seeks.c.table_id.is_not(None)).distinct()
        fresh = storage.tables.c.status == "open"
        query = query.join(storage.tables, (storage.tables.c.id == seeks.c.table_id) & fresh)
        async with self.engine.connect() as connection:
            opened = (await connection.execute(query)).scalars().all()
        for table_id in opened:
            await self.seat(table_id)

    async def seat(self, table_id: str) -> None:
        """The people of a party sit down, bots take what is free; a game on the clock waits a while for all to come."""
        query = select(seeks, users.c.name).join(users, users.c.id == seeks.c.user_id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where(seeks.c.table_id == table_id).order_by(seeks.c.since))).all()

        def act(table: Table, now: float) -> list[Row]:
            if table.status != "open":
                return []
            rows = [] if table.length else seated(table, found, now)
            late = now - found[0].called > CALL
            if late and not table.seating.people():
                return rows + table.close(now)  # all have stood up again
            rows += with_bots(table, found, now) if late else []
            return rows + (table.start(now) if late or table.seating.complete() else [])

        await self.house.change(table_id, act)


def seated(table: Table, found: Iterable[Found[Any]], now: float) -> list[Row]:
    """Everybody sits down, once: who stands up again is not held back."""
    people = list(found)
    live = people[0].kind.startswith("live")
    rows = table.let_browsers_seal(now) if live else []
    for row in people:
        rows += table.sit(row.user_id, row.name, None, "", now, adds=live)
    return rows + with_bots(table, people, now)


def with_bots(table: Table, found: Sequence[Found[Any]], now: float) -> list[Row]:
    """Bots take the seats that are free: the level that is about as strong as those who waited."""
    level = nearest(table.game, fmean(row.rating for row in found))
    return [row for seat in table.seating.free() for row in table.sit_bot(level, seat, now)]


async def challenged(connection: AsyncConnection, user: User, name: str | None) -> str | None:
    """The one whom somebody wants to play."""
    if not name:
        return None
    query = select(users.c.id).where((users.c.folded == name.casefold()) & users.c.owner.is_(None))
    found = (await connection.execute(query)).scalar()
    if found is None or found == user.id:
        raise No("not_found", "There is nobody else of that name.")
    return str(found)


async def check_club(connection: AsyncConnection, user: User, wish: wire.NewSeek) -> None:
    """At the quay of a club its members wait, for tables that keep its rules."""
    if wish.club:
        rules = clubs.rules_of(await clubs.check_member(connection, wish.club, user.id))
        kept = {"rated": wish.rated and not user.guest, "hints": rules.hints, "bots": rules.bots}
        clubs.check_table(rules, {**kept, "pace": msgspec.to_builtins(wish.pace)})


def word_of(pace: wire.Pace) -> str:
    """A pace as one word."""
    said = msgspec.to_builtins(pace)
    return " ".join(str(said[name]) for name in sorted(said, key=lambda name: (name != "kind", name)))


def of(row: Found[Any]) -> Any:
    """The one who waits so."""
    return (seeks.c.user_id == row.user_id) & (seeks.c.game == row.game)


async def one_seek(connection: AsyncConnection, user: User, game: str) -> Found[Any] | None:
    """What somebody waits for in that game."""
    query = select(seeks).where((seeks.c.user_id == user.id) & (seeks.c.game == game))
    return (await connection.execute(query)).first()


async def part(connection: AsyncConnection, broken: Iterable[str | None]) -> None:
    """These parties are none any more: who is left waits where he was."""
    names = [name for name in broken if name is not None]
    free = {"party": None, "called": None, "taken": False}
    if names:
        await connection.execute(update(seeks).where(seeks.c.party.in_(names)).values(**free))


async def waiting(connection: AsyncConnection) -> list[Seek]:
    """All who wait and are not called; who is called to a live game is not called to another."""
    called = select(seeks.c.user_id).where(seeks.c.party.is_not(None) & seeks.c.table_id.is_(None))
    busy = seeks.c.kind.startswith("live") & seeks.c.user_id.in_(called.where(seeks.c.kind.startswith("live")))
    found = await connection.execute(select(seeks).where(seeks.c.party.is_(None) & ~busy))
    return [as_seek(row) for row in found.mappings()]


def as_seek(row: Any) -> Seek:
    """A row as what it means."""
    return Seek(user=row["user_id"], **{name: row[name] for name in OF_SEEK})


async def blocked(connection: AsyncConnection, people: list[str]) -> set[tuple[str, str]]:
    """Those of these people who are never brought together, in both orders."""
    where = (ties.c.kind == "block") & (ties.c.user_id.in_(people) | ties.c.other.in_(people))
    found = [(row.user_id, row.other) for row in await connection.execute(select(ties).where(where))]
    return {*found, *((other, one) for one, other in found)}
