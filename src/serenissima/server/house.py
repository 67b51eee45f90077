"""The house: all tables that somebody plays or watches now, and the one path by which anything happens at them.

`change` holds the table, lets it make rows, writes them, and only then tells anybody. If another process was first, the
table is read again and the act is tried on what it finds.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Protocol

import msgspec

from serenissima.kernel.core import Seat
from serenissima.server import frames, wire
from serenissima.server.channels import Channel, Notice
from serenissima.server.ledger import Conflict, Ledger
from serenissima.server.refusals import No
from serenissima.server.table import Broken, Row, Table

Act = Callable[[Table, float], list[Row]]
TRIES = 4  # how often an act is tried when other processes are first
FRAMES_WAITING = 200  # a reader that is further behind is sent away


class Thinker(Protocol):
    """Whoever answers for bots."""

    def ask(self, house: House, table: Table, seat: Seat) -> None: ...


class Connection:
    """Somebody at a table: a player with his seats, or an onlooker."""

    def __init__(self, user: str | None, name: str, since: dict[Seat | None, int]) -> None:
        self.user = user
        self.name = name
        self.since = since  # how much each of its viewers has seen
        self.shown: dict[Seat | None, tuple[object, ...]] = {}
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(FRAMES_WAITING)
        self.gone = False

    def send(self, frame: bytes) -> None:
        """Queue a frame; a reader too far behind loses the connection, and can come back for a fresh start."""
        if self.gone:
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """No more frames; the writer ends after what it can still send."""
        self.gone = True
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(None)


class Room:
    """A table in memory, and who is connected to it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.connections: set[Connection] = set()

    @property
    def present(self) -> set[str]:
        return {connection.user for connection in self.connections if connection.user is not None}


class House:
    """All rooms of this process."""

    def __init__(self, ledger: Ledger, channel: Channel, thinker: Thinker, most_rooms: int = 2_000) -> None:
        self.ledger = ledger
        self.channel = channel
        self.thinker = thinker
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.most_rooms = most_rooms
        self.clock: Callable[[], float] = time.time
        self.opened = self.clock()
        self.errands: set[asyncio.Task[None]] = set()  # under way, so that they are not forgotten
        self.after: list[Callable[[Table, Sequence[Row]], None]] = []  # what else happens when something has

    # Holding a table

    def room(self, table_id: str) -> Room:
        """The room of a table; rooms nobody uses make place for others."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table_id)
            self.make_place()
        self.rooms.move_to_end(table_id)
        return room

    def make_place(self) -> None:
        for table_id, room in list(self.rooms.items()):
            if len(self.rooms) <= self.most_rooms:
                return
            if not room.connections and not room.lock.locked():
                del self.rooms[table_id]

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[tuple[Room, Table]]:
        """The table as it stands in this process; nothing happens at it meanwhile."""
        room = self.room(table_id)
        async with room.lock:
            yield room, await self.loaded(room)

    async def loaded(self, room: Room) -> Table:
        """The table, read from its log if it is not in memory."""
        if room.table is None:
            fixed = await self.ledger.fixed(room.id)
            if fixed is None:
                self.rooms.pop(room.id, None)
                raise No("not_found", "There is no such table.")
            try:
                table = Table(fixed)
                table.take_all(await self.ledger.rows(room.id))
            except (Broken, KeyError) as error:
                await self.ledger.mark_broken(room.id, str(error))
                raise No("broken", f"This table is offline: its record cannot be followed ({error}).") from error
            room.table = table
        return room.table

    # The one path

    async def change(self, table_id: str, act: Act) -> Table:
        """Let something happen at a table: durable first, then told."""
        for _ in range(TRIES):
            try:
                return await self.try_to(table_id, act)
            except Conflict:
                continue
        raise No("busy", "Too much is happening at this table at once; please try again.")

    async def try_to(self, table_id: str, act: Act) -> Table:
        async with self.holding(table_id) as (room, table):
            before = table.length
            try:
                rows = act(table, self.clock())
                if rows:
                    await self.ledger.append(table, rows)
            except BaseException as error:
                if not isinstance(error, No) or table.length != before:
                    room.table = None  # what was not written has not happened
                raise
            if rows:
                self.tell(room, table, rows)
        if rows:
            await self.channel.publish(Notice(table_id, table.length))
        return table

    def tell(self, room: Room, table: Table, rows: Sequence[Row]) -> None:
        """Everybody at the table gets what is new to him; bots are asked, and so is what else waits for news."""
        plain = all(row.kind in ("move", "undo") for row in rows) and table.status == "playing"
        now = self.clock()
        drawn: dict[tuple[Seat | None, int], bytes] = {}
        for connection in tuple(room.connections):
            if not plain:
                self.show_table(room, table, connection, now)
            self.show(table, connection, now, drawn)
        self.move_on(table)
        for then in self.after:
            then(table, rows)

    def move_on(self, table: Table) -> None:
        """Have done what needs no person: answers without a choice, and bots."""
        if table.by_itself() is not None:
            task = asyncio.create_task(self.go_on(table.fixed.id))
            self.errands.add(task)
            task.add_done_callback(self.errands.discard)
            return
        for seat in table.bots_asked():
            self.thinker.ask(self, table, seat)

    async def go_on(self, table_id: str) -> None:
        """One answer that needs nobody."""
        with suppress(No):
            await self.change(table_id, lambda table, now: table.go_on(now))

    def show_table(self, room: Room, table: Table, connection: Connection, now: float) -> None:
        info = frames.table_info(table, connection.user, room.present, now)
        connection.send(frames.encode(wire.TableFrame(table=info)))

    def show(
        self, table: Table, connection: Connection, now: float, drawn: dict[tuple[Seat | None, int], bytes]
    ) -> None:
        """The positions that have changed for this connection; equal ones are drawn once."""
        if table.record is None:
            return
        asked, sealed = table.asked(), tuple(table.sealings.items())
        for seat in viewers(table, connection):
            seen = table.seen(seat)
            state = (seen, asked, sealed, table.status)
            if connection.shown.get(seat) == state:
                continue
            since = min(connection.since.get(seat, 0), seen)
            frame = drawn.get((seat, since))
            if frame is None:
                frame = drawn[seat, since] = frames.encode(frames.position(table, seat, since, now))
            connection.shown[seat] = state
            connection.since[seat] = seen
            connection.send(frame)

    # Coming and going

    async def join(self, table_id: str, connection: Connection) -> None:
        """A connection comes to the table and sees it at once."""
        async with self.holding(table_id) as (room, table):
            arrives = connection.user is not None and connection.user not in room.present
            room.connections.add(connection)
            now = self.clock()
            self.show_table(room, table, connection, now)
            self.show(table, connection, now, {})
            if arrives and connection.user in (chair.user for chair in table.chairs):
                self.show_presence(room, table, connection)
            self.move_on(table)

    def leave(self, table_id: str, connection: Connection) -> None:
        """A connection is gone; the others see who is left."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        room.connections.discard(connection)
        connection.gone = True
        if room.table is not None and connection.user in (chair.user for chair in room.table.chairs):
            self.show_presence(room, room.table, connection)

    def show_presence(self, room: Room, table: Table, but: Connection) -> None:
        """Everybody else sees who is connected."""
        now = self.clock()
        for other in tuple(room.connections):
            if other is not but:
                self.show_table(room, table, other, now)

    def broadcast(self, table_id: str, frame: msgspec.Struct) -> None:
        """A frame for everybody at the table."""
        room = self.rooms.get(table_id)
        if room is not None:
            said = frames.encode(frame)
            for connection in tuple(room.connections):
                connection.send(said)

    # Other processes

    async def follow(self) -> None:
        """Take in what other processes have written."""
        async for notice in self.channel.notices():
            room = self.rooms.get(notice.table)
            if room is not None and (room.connections or room.table is not None):
                await self.catch_up(room, notice)

    async def catch_up(self, room: Room, notice: Notice) -> None:
        """Read on to where the log is now, and tell; a chat line is read from where it is stored."""
        async with room.lock:
            if room.table is None or room.table.length >= notice.length:
                return
            rows = await self.ledger.rows(room.id, room.table.length)
            try:
                room.table.take_all(rows)
            except Broken:
                room.table = None
                return
            if rows:
                self.tell(room, room.table, rows)


def viewers(table: Table, connection: Connection) -> list[Seat | None]:
    """Whose eyes a connection looks through: its seats, or the onlooker's."""
    return [*table.seats_of(connection.user)] or [None]
