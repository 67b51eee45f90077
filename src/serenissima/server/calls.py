"""What calls somebody wherever he is: his tables, as they begin, ask him and end, and what he waits for at the quay.

Every process looks after those who are connected to it: one query for all of them, when something has happened here
and now and then, since it may have happened elsewhere.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select

from serenissima.server import faults, frames, harbour, wire
from serenissima.server.accounts import digest_of
from serenissima.server.house import CLOSING, SIGNED_OUT, Connection
from serenissima.server.persons import User
from serenissima.server.premises import Wanted
from serenissima.server.quay import blocked
from serenissima.server.routes.lists import asks, in_list
from serenissima.server.storage import players, tables
from serenissima.server.table import Row, Table

if TYPE_CHECKING:
    from serenissima.server.context import Context

EVERY = 1.0  # seconds between two looks
SOONEST = 0.2  # seconds between two looks when much happens
SLACK = 5.0  # seconds that clocks of processes may differ
MOST = 50  # tables at first


class Listener:
    """Somebody who is connected, and what he was last told of each of his tables."""

    def __init__(self, user: User, token: str) -> None:
        self.user = user
        self.token = token
        self.connection = Connection(user.id, user.name, {}, digest_of(token))
        self.told: dict[str, tuple[str, bool]] = {}
        self.waits: list[tuple[object, ...]] = []

    def tell(self, found: list[wire.TableListed]) -> None:
        """Those of the tables that are another thing to him than before."""
        news = [one for one in found if self.told.get(one.id) != (one.status, asks(one, self.user))]
        self.told |= {one.id: (one.status, asks(one, self.user)) for one in news}
        if news:
            self.connection.send(frames.encode(wire.Mine(tables=news)))

    def tell_waits(self, waits: list[wire.Wait]) -> None:
        """What he waits for, if it is another thing than before; the seconds that are left he counts himself."""
        now: list[tuple[object, ...]] = [
            (one.game, one.seats, one.found, one.left is not None, one.taken, one.table) for one in waits
        ]
        if now != self.waits:
            self.waits = now
            self.connection.send(frames.encode(wire.Waits(waits=waits)))


class Calls:
    """Everybody who is connected to this process so."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.listeners: set[Listener] = set()
        self.happened = asyncio.Event()
        self.since = 0.0
        context.house.after.append(self.note)
        context.house.closes_too.append(self.close)

    def note(self, table: Table, rows: Sequence[Row]) -> None:
        """Something has happened at a table here."""
        if self.listeners:
            self.happened.set()

    async def close(self) -> None:
        for one in tuple(self.listeners):
            one.connection.dismiss(CLOSING)

    async def run(self) -> None:
        """Look again and again, until cancelled; what it stumbles over is seen."""
        while True:
            await asyncio.sleep(SOONEST)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.happened.wait(), EVERY)
            self.happened.clear()
            try:
                if self.listeners:
                    await self.look()
            except Exception as error:
                faults.seen("calls", error)

    async def look(self) -> None:
        """Tell everybody what is new to him."""
        now = self.context.house.clock()
        await self.check_sessions()
        found = await self.changed({one.user.id for one in self.listeners}, self.since - SLACK)
        self.since = now
        async with self.context.engine.connect() as connection:
            waiting = (await connection.execute(harbour.WAITING)).mappings().all()
            blocks = await blocked(connection, [row["user_id"] for row in waiting])
        for one in tuple(self.listeners):
            one.tell_waits(harbour.waits_of(waiting, one.user.id, blocks, now))
            one.tell([table for table in found if any(seat.person == one.user.id for seat in table.seats)])
            self.context.attendance.note(one.user.id, now)

    async def check_sessions(self) -> None:
        """Whose session has ended, or whose token was revoked, hears no more; it is looked up now and then."""
        for one in tuple(self.listeners):
            if await self.context.accounts.user_of(one.token) is None:
                one.connection.dismiss(SIGNED_OUT)

    async def changed(self, people: set[str], since: float) -> list[wire.TableListed]:
        """Tables of these people at which everybody was told something since then."""
        theirs = select(players.c.table_id).where(players.c.user_id.in_(people))
        query = select(tables).where((tables.c.told >= since) & tables.c.id.in_(theirs))
        async with self.context.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            ids = [row["id"] for row in found]
            seated = (await connection.execute(select(players).where(players.c.table_id.in_(ids)))).mappings().all()
        return [in_list(dict(row), [dict(one) for one in seated if one["table_id"] == row["id"]]) for row in found]

    async def welcome(self, listener: Listener) -> None:
        """At first he is told all of his tables that are not over."""
        found = await self.context.shelf.tables(Wanted(mine=True), listener.user, MOST)
        own = [in_list(*one) for one in found]
        listener.tell([one for one in own if one.status in ("open", "playing", "paused")])
        if not listener.told:
            listener.connection.send(frames.encode(wire.Mine(tables=[])))
        self.listeners.add(listener)
        self.happened.set()
