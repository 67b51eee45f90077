"""Which process holds which quarter: a lease in the database, so that every table lives in one place.

A process says every moment that it is there, and holds a lock of its session: PostgreSQL frees it at once when the
process dies, and who has not spoken for `LEASE` seconds counts as gone, whatever its session says. A quarter whose
holder is gone is taken by the one that comes next; one that should be another's is given up first, then taken. Should
two believe that they hold a table (one was stopped, or cut off), the key of the log decides who writes, and the other
reads on and finds at its next word to the database that the quarter is no longer its own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from secrets import randbelow, token_hex
from typing import Any, Protocol

import structlog
from sqlalchemy import ColumnElement, func, text, true
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.server.quarters import LETTERS, quarter_of, ranked, share
from serenissima.server.storage import tables

EVERY = 0.4  # seconds between two words to the database
LEASE = 5.0  # seconds without one after which others take the quarters
MARGIN = 1.0  # so much earlier the process itself no longer trusts its lease
FORGET = 600.0  # seconds after which a process that is gone is forgotten
LOCK = 2008  # the class of the locks by which processes show that they live
logger = structlog.get_logger("serenissima.tenure")

NOW = "extract(epoch from clock_timestamp())"
SPEAK = text(
    "INSERT INTO processes (name, number, address, word, beat, leaving)"
    f" VALUES (:name, :number, :address, :word, {NOW}, :leaving)"
    " ON CONFLICT (name) DO UPDATE"
    f" SET number = :number, address = :address, word = :word, beat = {NOW}, leaving = :leaving"
)
LOOK = text(  # who lives, and who holds what
    f"SELECT '' AS letter, name, address, word, leaving FROM processes WHERE beat > {NOW} - :lease AND EXISTS"
    " (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = :lock AND objid = processes.number AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
    " UNION ALL SELECT letter, holder, '', '', false FROM quarters"
)
HELD = text("SELECT letter, holder FROM quarters")
TAKE = text(
    "UPDATE quarters SET holder = :name, epoch = epoch + 1"
    " WHERE letter = ANY(:letters) AND NOT holder = ANY(:living) RETURNING letter"
)
GIVE_UP = text("UPDATE quarters SET holder = '' WHERE letter = ANY(:letters) AND holder = :name")
GO = text("DELETE FROM processes WHERE name = :name")
SWEEP = text(f"DELETE FROM processes WHERE beat < {NOW} - :forget")
ALL_QUARTERS = text("INSERT INTO quarters (letter, holder, epoch) VALUES (:letter, '', 0) ON CONFLICT DO NOTHING")


class Holding(Protocol):
    """What a house asks: whether a table lives here, and else where."""

    @property
    def held(self) -> frozenset[str]:
        """The quarters held here."""

    def holds(self, table_id: str) -> bool:
        """Whether that table lives here."""

    def holder_of(self, table_id: str) -> str:
        """The process where it lives; empty if nowhere now."""


class Elsewhere:
    """A process that no request reaches holds nothing: it thinks for tables that live elsewhere."""

    held: frozenset[str] = frozenset()

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.holders: dict[str, str] = {}

    def holds(self, table_id: str) -> bool:
        return False

    def holder_of(self, table_id: str) -> str:
        return self.holders.get(quarter_of(table_id), "")

    async def run(self) -> None:
        """Keep in mind who holds what."""
        while True:
            with suppress(DBAPIError, OSError):
                async with self.engine.connect() as connection:
                    self.holders = {row.letter: row.holder for row in await connection.execute(HELD)}
            await asyncio.sleep(EVERY)


@dataclass(frozen=True)
class Living:
    """A process that is open, where it listens to the others, and the word that it wants to hear from them."""

    name: str
    address: str
    word: str
    leaving: bool


class Tenure:
    """The quarters of this process, and who holds the others."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine
        self.me = Living(name, "", token_hex(16), False)
        self.number = 1 + randbelow(2**31 - 2)  # of the lock
        self.connection: AsyncConnection | None = None  # whose session holds the lock
        self.living: dict[str, Living] = {}
        self.holders: dict[str, str] = {}
        self.spoken = -LEASE  # when the database last heard of us
        self.news = asyncio.Event()  # somebody else holds something now
        self.one_at_a_time = asyncio.Lock()
        self.given_up: Callable[[Collection[str]], Awaitable[None]] = nobody_cares  # before others may have it
        self.lapsed: Callable[[Collection[str]], None] = lambda letters: None  # others may have it, and we cannot ask
        self.gained: Callable[[Collection[str]], Awaitable[None]] = nobody_cares

    # What is asked

    @property
    def held(self) -> frozenset[str]:
        """The quarters held here, as long as the lease is fresh."""
        if time.monotonic() > self.spoken + LEASE - MARGIN:
            return frozenset()
        return frozenset(letter for letter, holder in self.holders.items() if holder == self.me.name)

    def holds(self, table_id: str) -> bool:
        fresh = time.monotonic() <= self.spoken + LEASE - MARGIN
        return fresh and self.holders.get(quarter_of(table_id)) == self.me.name

    def holder_of(self, table_id: str) -> str:
        holder = self.holders.get(quarter_of(table_id), "")
        return holder if holder in self.living else ""

    async def found(self, table_id: str, patience: float) -> Living | None:
        """The process where a table lives; while nobody has it, somebody is waited for."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while not self.holder_of(table_id):
                    await self.news.wait()
        return self.living.get(self.holder_of(table_id))

    async def together(self, house: str, processes: int) -> None:
        """Wait until so many processes of a house are open, and each holds its share."""
        while not self.are_together(house, processes):
            await self.news.wait()

    def are_together(self, house: str, processes: int) -> bool:
        staying = [one.name for one in self.living.values() if not one.leaving]
        shared_out = all(self.holders.get(letter) == ranked(letter, staying)[0] for letter in LETTERS if staying)
        return shared_out and sum(name.startswith(house) for name in staying) >= processes

    async def gone(self, other: Living) -> None:
        """Wait until a process no longer counts as open; one that was opened again under its name is another."""
        while (now := self.living.get(other.name)) is not None and now.word == other.word:
            await self.news.wait()

    # Words to the database

    async def open(self, address: str) -> None:
        """From now on this process is there, at that address."""
        self.me = Living(self.me.name, address, self.me.word, False)
        await self.beat()

    async def run(self) -> None:
        """Say again and again that we are there."""
        while True:
            await asyncio.sleep(EVERY)
            await self.beat()

    async def beat(self) -> None:
        """One word, and what has changed since; a database that is away is tried again."""
        async with self.one_at_a_time:
            try:
                async with asyncio.timeout(LEASE - MARGIN):
                    await self.speak(await self.connected())
            except (DBAPIError, OSError, TimeoutError) as error:
                logger.warning("the database was not told that we are here", error=str(error)[:200])
                self.lapse()
                await self.disconnect()

    def lapse(self) -> None:
        """A lease that is no longer trusted is taken by others: nobody waits here for a database that is away."""
        if time.monotonic() > self.spoken + LEASE - MARGIN:
            self.lapsed([letter for letter, holder in self.holders.items() if holder == self.me.name])

    async def connected(self) -> AsyncConnection:
        """The session that holds our lock."""
        if self.connection is None:
            connection = await self.engine.connect()
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(
                text("SELECT pg_advisory_lock(:lock, :number)"), {"lock": LOCK, "number": self.number}
            )
            await connection.execute(ALL_QUARTERS, [{"letter": letter} for letter in LETTERS])
            await connection.execute(SWEEP, {"forget": FORGET})
            self.connection = connection
        return self.connection

    async def speak(self, connection: AsyncConnection) -> None:
        """Say that we live, look who else does, give up what is another's, take what is ours."""
        began, me = time.monotonic(), self.me
        said = {"name": me.name, "number": self.number, "address": me.address, "word": me.word, "leaving": me.leaving}
        await connection.execute(SPEAK, said)  # and only then: of two that come at once one sees the other
        found = (await connection.execute(LOOK, {"lease": LEASE, "lock": LOCK})).all()
        living = {row.name: Living(*row[1:]) for row in found if not row.letter}
        before = {letter for letter, holder in self.holders.items() if holder == me.name}
        holders = {row.letter: row.name for row in found if row.letter}
        self.spoken = began
        ours = share(me.name, [one.name for one in living.values() if not one.leaving])
        held = {letter for letter, holder in holders.items() if holder == me.name}
        if held - ours or before - held:
            await self.give_up(connection, held - ours, before - held)
            holders |= dict.fromkeys(held - ours, "")
        free = [letter for letter in ours - held if holders[letter] not in living]
        taken = await self.take(connection, free, living) if free else []
        self.note(living, {**holders, **dict.fromkeys(taken, me.name)})
        if taken:
            await self.gained(taken)

    async def give_up(self, connection: AsyncConnection, letters: Collection[str], lost: Collection[str]) -> None:
        """Who is at a table there is sent on before another may have it; what was lost is gone already."""
        self.holders |= dict.fromkeys([*letters, *lost], "")
        await self.given_up([*letters, *lost])
        await connection.execute(GIVE_UP, {"letters": list(letters), "name": self.me.name})

    async def take(self, connection: AsyncConnection, letters: list[str], living: Collection[str]) -> list[str]:
        said = {"name": self.me.name, "letters": letters, "living": [name for name in living if name != self.me.name]}
        return [row.letter for row in await connection.execute(TAKE, said)]

    def note(self, living: dict[str, Living], holders: dict[str, str]) -> None:
        """Who waits for a holder looks again."""
        changed = (living, holders) != (self.living, self.holders)
        self.living, self.holders = living, holders
        if changed:
            self.news.set()
            self.news.clear()

    async def leave(self) -> None:
        """Let others have what is held here; nothing more is taken."""
        self.me = Living(self.me.name, self.me.address, self.me.word, True)
        await self.beat()

    async def close(self) -> None:
        """We are gone."""
        if self.connection is not None:
            with suppress(DBAPIError, OSError):
                await self.connection.execute(GO, {"name": self.me.name})
        await self.disconnect()

    async def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(Exception):  # a driver that is cut off half-way raises almost anything
                async with asyncio.timeout(MARGIN):
                    await connection.invalidate()
                    await connection.close()


def living_with(tenure: Holding | None) -> ColumnElement[bool]:
    """Tables that live here, as a database is asked for them; without a tenure that is all of them."""
    return true() if tenure is None else func.substr(tables.c.id, 1, 1).in_(tenure.held)


async def nobody_cares(letters: Collection[str]) -> Any:
    """What happens when no house is there."""
