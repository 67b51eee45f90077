"""The house: all tables that somebody plays or watches now, and the one path by which anything happens at them.

`change` holds the table, lets it make rows, writes them, and only then tells anybody. If another process was first, the
table is read again and the act is tried on what it finds.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import islice, takewhile
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

import msgspec
import structlog

from serenissima.kernel.core import Seat
from serenissima.server import frames, meters, wire
from serenissima.server.channels import Channel, Notice
from serenissima.server.logbook import Conflict, Logbook
from serenissima.server.quarters import new_table_id, quarter_of
from serenissima.server.refusals import No
from serenissima.server.table import Broken, Fixed, Row, Table
from serenissima.server.table.log import OF_ONE_SEAT, OF_PLAY

if TYPE_CHECKING:
    from serenissima.server.tenure import Holding

Act = Callable[[Table, float], list[Row]]
TRIES = 4  # how often an act is tried when other processes are first
FRAMES_WAITING = 200  # a reader that is further behind is sent away
TOO_SLOW = wire.Closing(code="too_slow", message="You were too far behind; come back.", again=True)
SENDING_AWAY = frozenset(("send", "invite"))  # rows after which somebody may see the table no longer
TOLD_AS_PLAY = OF_PLAY | OF_ONE_SEAT  # rows that change nothing but the position
SHOWN_OUT = wire.Closing(code="not_found", message="There is no such table.", again=False)
SIGNED_OUT = wire.Closing(code="signed_out", message="Your session has ended; sign in again.", again=False)
CLOSING = wire.Closing(code="closing", message="The house closes for a moment; come back.", again=True)
MOVING = wire.Closing(code="moving", message="This table moves to another process; come back.", again=True)
AT_REST = 300.0  # seconds without anything new after which a table is read again when it is needed
GIVEN_BACK = 8  # rooms that are looked at, at most, when one more is needed
AT_ONCE = 100  # rows of a log that are followed without a pause
LOOKS = 10.0  # seconds between two looks for what no notice told
HEARD = 0.7  # seconds in which all processes have said who is connected to them
GOODBYE = 5.0  # seconds for everybody to go
SILENT = 3.5 * LOOKS  # a process that says nothing for so long is gone
logger = structlog.get_logger("serenissima.house")


class Thinker(Protocol):
    """Whoever answers for bots."""

    def ask(self, house: House, table: Table, seat: Seat) -> None: ...

    def asked(self, table_id: str) -> bool:
        """Whether a bot of that table is being thought for here."""


class Connection:
    """Somebody at a table: a player with his seats, or an onlooker."""

    def __init__(
        self,
        user: str | None,
        name: str,
        since: dict[Seat | None, int],
        session: str = "",
        *,
        changes: bool = False,
        bare: bool = False,
        watches: Callable[[Table], bool] = lambda table: True,
    ) -> None:
        self.user = user
        self.session = session  # the digest of its token
        self.name = name
        self.since = since  # how much each of its viewers has seen
        self.shown: dict[Seat | None, tuple[object, ...]] = {}
        self.watches = watches  # whether the table exists for him
        self.changes = changes  # wishes to be told what differs from the view before
        self.bare = bare  # wishes to be told nothing that follows from the rest
        self.has: dict[Seat | None, frames.View] = {}  # what each of its viewers was last shown
        self.waiting: deque[bytes] = deque()  # frames to be sent
        self.writer: asyncio.Future[None] | None = None  # who waits for frames
        self.reader: asyncio.Task[None] | None = None  # who waits for what the client says
        self.gone = False
        self.farewell = TOO_SLOW

    def send(self, frame: bytes) -> None:
        """Queue a frame; a reader too far behind loses the connection, and can come back for a fresh start."""
        if self.gone:
            return
        if len(self.waiting) >= FRAMES_WAITING:
            self.waiting.clear()
            self.gone = True
        else:
            self.waiting.append(frame)
        self.wake()

    def dismiss(self, farewell: wire.Closing) -> None:
        """Send what waits and then why it ends."""
        if not self.gone:
            self.farewell = farewell
            self.gone = True
            self.wake()

    def wake(self) -> None:
        """There is something to send, or nothing more will come."""
        if self.writer is not None and not self.writer.done():
            self.writer.set_result(None)

    async def more(self) -> bool:
        """Wait for a frame; false when all are sent and no more will come."""
        while not self.waiting and not self.gone:
            self.writer = asyncio.get_running_loop().create_future()
            await self.writer
        return bool(self.waiting)


class Room:
    """A table in memory, and who is connected to it."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.told = 0  # how long the log was when everybody was told of it
        self.used = 0.0  # when it was last held
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # who is connected to other processes, as of when

    @property
    def here(self) -> set[str]:
        """Who is connected to this process."""
        return {connection.user for connection in self.connections if connection.user is not None}

    @property
    def present(self) -> set[str]:
        """Who is connected, here or to another process."""
        return self.here.union(*(users for _, users in self.elsewhere.values()))


class House:
    """All rooms of this process."""

    def __init__(
        self,
        ledger: Logbook,
        channel: Channel,
        thinker: Thinker,
        most_rooms: int = 2_000,
        pause: Callable[[], float] = lambda: 0.0,
        tenure: Holding | None = None,
    ) -> None:
        self.ledger = ledger
        self.channel = channel
        self.tenure = tenure  # where tables live, if there are other processes to live in
        self.thinker = thinker
        self.rooms: dict[str, Room] = {}
        self.spare: OrderedDict[str, None] = OrderedDict()  # those that nobody is in, the longest unused first
        self.awake: OrderedDict[str, None] = OrderedDict()  # those whose table may be in memory, likewise
        self.most_rooms = most_rooms
        self.clock: Callable[[], float] = time.time
        self.opened = self.clock()
        self.closing = False
        self.pause = pause  # before an answer that nobody had to choose is given for a person
        self.going_on: set[str] = set()  # tables where such an answer is on its way
        self.errands: set[asyncio.Task[None]] = set()  # under way, so that they are not forgotten
        self.heard_sign_out: Callable[[str], None] = lambda who: None  # another process has ended sessions
        self.closes_too: list[Callable[[], Awaitable[None]]] = []  # once everybody here was sent home
        self.after: list[Callable[[Table, Sequence[Row]], None]] = []  # what else happens when something has

    # Where tables live

    def lives_here(self, table_id: str) -> bool:
        """Whether this process alone has that table: what it does not know of it has not happened."""
        return self.tenure.holds(table_id) if self.tenure is not None else not self.channel.shared

    async def publish(self, notice: Notice) -> None:
        """Have it heard where the table lives; here it is known, and where nobody has it, nobody needs to know."""
        to = "" if self.tenure is None else self.tenure.holder_of(notice.table)
        if not self.lives_here(notice.table) and (to or self.tenure is None):
            await self.channel.publish(notice, to)

    def new_table_id(self) -> str:
        """A table that is opened here lives here, if it can."""
        return new_table_id(self.tenure.held if self.tenure is not None else ())

    async def send_on(self, quarters: Collection[str]) -> None:
        """Another process has these quarters from now on: what was begun is done, and everybody is sent there."""
        for room in [room for room in self.rooms.values() if quarter_of(room.id) in quarters]:
            async with room.lock:
                room.table = None
                for connection in tuple(room.connections):
                    connection.dismiss(MOVING)
                if not room.connections:
                    self.give_back(room.id)

    def let_go(self, quarters: Collection[str]) -> None:
        """Whoever is at a table there looks for it elsewhere at once: what is under way here may never end."""
        for room in [room for room in self.rooms.values() if quarter_of(room.id) in quarters]:
            for connection in tuple(room.connections):
                connection.dismiss(MOVING)

    async def move_in(self, quarters: Collection[str]) -> None:
        """These quarters are ours from now on: what was known of their tables may be old."""
        for room in [room for room in self.rooms.values() if quarter_of(room.id) in quarters]:
            async with room.lock:
                room.table = None

    # Holding a table

    async def create(self, fixed: Fixed) -> None:
        """A new table; where it lives here, there is nothing to be read of it."""
        await self.ledger.create(fixed)
        if self.lives_here(fixed.id):
            room = self.room(fixed.id)
            if room.table is None and not room.lock.locked():
                room.table = Table(fixed)

    def room(self, table_id: str) -> Room:
        """The room of a table; rooms nobody uses make place for others."""
        room = self.rooms.get(table_id)
        if room is None:
            room = self.rooms[table_id] = Room(table_id)
            self.make_place()
        if not room.connections:
            last(self.spare, table_id)
        self.use(room)
        return room

    def use(self, room: Room) -> None:
        """It does not rest for a while."""
        room.used = self.clock()
        last(self.awake, room.id)

    def give_back(self, table_id: str) -> None:
        """Nobody needs that room."""
        self.rooms.pop(table_id, None)
        self.spare.pop(table_id, None)
        self.awake.pop(table_id, None)

    def make_place(self) -> None:
        """Rooms that nobody is in are given back, the longest unused first; however many there are, few are seen."""
        for table_id in tuple(islice(self.spare, GIVEN_BACK)):
            if len(self.rooms) <= self.most_rooms:
                return
            room = self.rooms.get(table_id)
            if room is None or not (room.connections or room.lock.locked()):
                self.give_back(table_id)
            else:
                last(self.spare, table_id)

    def rest(self) -> None:
        """Forget what can be read again from the logs of tables where nothing happens, the longest first."""
        late = self.clock() - AT_REST
        rooms = (self.rooms.get(table_id) or Room(table_id) for table_id in self.awake)
        for room in list(takewhile(lambda room: room.used <= late, rooms)):
            if room.table is None or not (room.lock.locked() or self.thinks_for(room.id)):
                room.table = None
                del self.awake[room.id]
                for connection in room.connections:
                    connection.has.clear()  # it is told the whole next time

    def thinks_for(self, table_id: str) -> bool:
        """Whether the answer that a table waits for is on its way here."""
        return table_id in self.going_on or self.thinker.asked(table_id)

    def present(self, table_id: str) -> set[str]:
        """Who is connected to that table."""
        room = self.rooms.get(table_id)
        return set() if room is None else room.present

    async def ask_around(self, table_id: str) -> None:
        """Have other processes say who is connected to them: where nobody looks at a table, nobody has heard it yet."""
        if self.channel.shared and self.tenure is None:
            room = self.room(table_id)
            await self.publish(Notice(table_id, here=tuple(room.here), asks=True))
            await asyncio.sleep(HEARD)

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[tuple[Room, Table]]:
        """The table as it stands, whichever process has written last; nothing happens at it here meanwhile."""
        room = self.room(table_id)
        async with room.lock:
            if not self.lives_here(table_id):
                await self.read_on(room)
            yield room, await self.loaded(room)

    async def read_on(self, room: Room) -> bool:
        """Take in what other processes have added, and tell; whether there was any."""
        if room.table is None:
            return False
        rows = await self.ledger.rows(room.id, room.table.length)
        if rows:
            table, room.table = room.table, None  # where they do not fit, it is read again, from the beginning
            with suppress(Broken):
                table.take_all(rows)
                room.table = table
                self.tell(room, table, rows)
        return bool(rows)

    async def loaded(self, room: Room) -> Table:
        """The table, read from its log if it is not in memory; whoever waits there is told what he has missed."""
        if room.table is None:
            fixed = await self.ledger.fixed(room.id)
            if fixed is None:
                self.give_back(room.id)
                raise No("not_found", "There is no such table.")
            rows = await self.ledger.rows(room.id)
            try:
                table = await followed(fixed, rows)
            except Broken as error:
                await self.take_offline(room, str(error))
                raise No("broken", f"This table is offline: its record cannot be followed ({error}).") from error
            except Exception:  # no row is to blame: the table stays as it is until we have mended the fault
                logger.exception("a table could not be opened", table=room.id)
                raise
            room.table = table
            self.use(room)
            if room.connections and room.told != table.length:
                self.tell(room, table, ())
        return room.table

    async def take_offline(self, room: Room, problem: str) -> None:
        """Nobody can play at a table whose log cannot be followed."""
        meters.BROKEN.inc()
        logger.error("a table was taken offline", table=room.id, problem=problem)
        await self.ledger.mark_broken(room.id, problem)

    # The one path

    async def change(self, table_id: str, act: Act) -> Table:
        """Let something happen at a table: durable first, then told."""
        if self.closing:
            raise No(CLOSING.code, CLOSING.message)
        began = perf_counter()
        try:
            for _ in range(TRIES):
                try:
                    return await self.try_to(table_id, act)
                except Conflict:
                    continue
        finally:
            meters.CHANGES.observe(perf_counter() - began)
        raise No("busy", "Too much is happening at this table at once; please try again.")

    async def try_to(self, table_id: str, act: Act) -> Table:
        room = self.room(table_id)
        async with room.lock:
            table = await self.loaded(room)
            rows = await self.acted(room, table, act)
            if rows:
                self.tell(room, table, rows)
                self.move_on(table)
                for then in self.after:
                    then(table, rows)
        if rows:
            await self.publish(Notice(table_id, table.length))
        return table

    async def acted(self, room: Room, table: Table, act: Act) -> list[Row]:
        """What the act has made, durable; what was not written has not happened."""
        before = table.length
        try:
            rows = act(table, self.clock())
            if rows:
                await self.ledger.append(table, rows)
        except No as no:
            if table.length != before:
                room.table = None
            elif not self.lives_here(room.id) and await self.read_on(room):
                raise Conflict from no  # it was refused on what is no longer so
            raise
        except BaseException:
            room.table = None
            raise
        return rows

    def tell(self, room: Room, table: Table, rows: Sequence[Row]) -> None:
        """Everybody at the table gets what is new to him; a seat's own affairs are told to nobody."""
        room.told = table.length
        kinds = {row.kind for row in rows}
        if not kinds.isdisjoint(SENDING_AWAY):
            self.show_out(room, table)
        if kinds and kinds <= OF_ONE_SEAT:
            return
        plain = kinds and kinds <= TOLD_AS_PLAY and table.status == "playing"
        now = self.clock()
        scene = frames.Scene(table, now) if table.record is not None and room.connections else None
        for connection in tuple(room.connections):
            if not plain:
                self.show_table(room, table, connection, now)
            if scene is not None:
                self.show(scene, connection)

    def show_out(self, room: Room, table: Table) -> None:
        """Who was sent away from a private table, or has an invitation that is none any more, sees it no longer."""
        for connection in tuple(room.connections):
            if not connection.watches(table):
                connection.dismiss(SHOWN_OUT)

    def move_on(self, table: Table) -> None:
        """Have done what needs no person: answers without a choice, and bots."""
        found = table.by_itself()
        if found is not None:
            if table.fixed.id not in self.going_on:
                self.going_on.add(table.fixed.id)
                self.errand(self.go_on(table.fixed.id, table.length, self.pause_for(table, found[0].seat)))
            return
        for seat in table.bots_asked():
            self.thinker.ask(self, table, seat)

    def errand(self, work: Coroutine[None, None, None]) -> None:
        """Have something done without waiting for it."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errand_done)

    def errand_done(self, task: asyncio.Task[None]) -> None:
        """What went wrong on the way is seen."""
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            meters.ERRORS.labels("errand").inc()
            logger.error("something could not be done", exc_info=task.exception())

    def pause_for(self, table: Table, seat: Seat) -> float:
        """How long an answer that needs nobody waits: at once it would tell the others that there was no choice.

        Where one person alone plays there is nobody to tell, and what a bot had to choose from is no secret.
        """
        people = {table.chairs[one].user for one in table.seating.people()}
        return self.pause() if table.chairs[seat].bot is None and len(people) > 1 else 0.0

    async def go_on(self, table_id: str, length: int, pause: float) -> None:
        """One answer that needs nobody, after a pause; if something else happened meanwhile, it waits anew."""
        try:
            if pause:
                await asyncio.sleep(pause)
        finally:
            self.going_on.discard(table_id)

        def act(table: Table, now: float) -> list[Row]:
            return table.go_on(now) if table.length == length else []

        with suppress(No):
            table = await self.change(table_id, act)
            if table.by_itself() is not None:
                self.move_on(table)

    def show_table(self, room: Room, table: Table, connection: Connection, now: float) -> None:
        info = frames.table_info(table, connection.user, room.present, now)
        connection.send(frames.encode(wire.TableFrame(table=info)))

    def show(self, scene: frames.Scene, connection: Connection) -> None:
        """The positions that have changed for this connection."""
        table = scene.table
        for seat in viewers(table, connection):
            seen = table.seen(seat)
            state = (seen, scene.asked, scene.sealings, table.status)
            if connection.shown.get(seat) != state:
                has = connection.has.get(seat) if connection.changes else None
                frame = scene.frame(seat, min(connection.since.get(seat, 0), seen), has, connection.bare)
                if connection.changes:
                    connection.has[seat] = scene.view(seat, connection.bare)
                connection.shown[seat] = state
                connection.since[seat] = seen
                connection.send(frame)

    # Coming and going

    async def join(self, table_id: str, connection: Connection) -> None:
        """A connection comes to the table and sees it at once."""
        async with self.holding(table_id) as (room, table):
            if connection.gone:
                return
            if self.closing:
                raise No(CLOSING.code, CLOSING.message)
            if self.tenure is not None and not self.tenure.holds(table_id):
                raise No(MOVING.code, MOVING.message)
            arrives = connection.user is not None and connection.user not in room.here
            room.connections.add(connection)
            self.spare.pop(table_id, None)
            meters.CONNECTIONS.inc()
            room.told = table.length
            now = self.clock()
            self.show_table(room, table, connection, now)
            if table.record is not None:
                self.show(frames.Scene(table, now), connection)
            if arrives and connection.user in (chair.user for chair in table.chairs):
                self.show_presence(room, table, connection)
            self.move_on(table)
        await self.publish(Notice(table_id, here=tuple(room.here), asks=True))

    def leave(self, table_id: str, connection: Connection) -> None:
        """A connection is gone; the others see who is left."""
        room, connection.gone = self.rooms.get(table_id), True
        if room is None or connection not in room.connections:
            return
        room.connections.discard(connection)
        meters.CONNECTIONS.dec()
        if room.connections:
            self.errand(self.show_gone(room, connection))
        else:
            last(self.spare, table_id)
            self.make_place()
        if self.channel.shared:
            self.errand(self.publish(Notice(table_id, here=tuple(room.here))))

    async def show_gone(self, room: Room, gone: Connection) -> None:
        """Who is left sees that a player is not connected any more; a table at rest is read for it."""
        with suppress(No):
            async with self.holding(room.id) as (room, table):
                if gone.user in (chair.user for chair in table.chairs):
                    self.show_presence(room, table, gone)

    def show_presence(self, room: Room, table: Table, but: Connection | None = None) -> None:
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

    def sign_out(self, gone: Callable[[Connection], bool]) -> None:
        """Close the connections of somebody whose session has ended."""
        for room in tuple(self.rooms.values()):
            for connection in tuple(room.connections):
                if gone(connection):
                    connection.dismiss(SIGNED_OUT)

    def sessions(self) -> set[str]:
        """The sessions of all who are connected here."""
        connections = (one for room in self.rooms.values() for one in room.connections)
        return {one.session for one in connections if one.session}

    async def close(self) -> None:
        """Finish what is under way, and send everybody home: they come back when the house is open again."""
        self.closing = True
        for room in tuple(self.rooms.values()):
            async with room.lock:
                for connection in tuple(room.connections):
                    connection.dismiss(CLOSING)
        for also in self.closes_too:
            await also()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.errands or any(room.connections for room in self.rooms.values()):
                    await asyncio.sleep(0.02)

    # Other processes

    async def follow(self) -> None:
        """Take in what other processes have written; one table's trouble is not another's."""
        async for notice in self.channel.notices():
            try:
                await self.hear(notice)
            except Exception as error:
                logger.error("a notice could not be followed", table=notice.table, error=str(error))

    async def hear(self, notice: Notice) -> None:
        """A table has grown, somebody has spoken or come or gone, or anything may have happened."""
        if notice.signed_out:
            self.heard_sign_out(notice.signed_out)
            return
        if not notice.table:
            await self.look_round()
        room = self.rooms.get(notice.table)
        if room is None:
            return
        if notice.length:
            await self.catch_up(room, notice.length)
        if notice.chat and room.connections:
            await self.hear_chat(room, notice.chat)
        if notice.here is not None:
            await self.hear_presence(room, notice, notice.here)

    async def catch_up(self, room: Room, length: int) -> None:
        """Read on to where the log is now, and tell; a table at rest is read only if there is something to tell."""
        async with room.lock:
            if room.table is None and room.connections and room.told < length:
                await self.loaded(room)
            elif room.table is not None and room.table.length < length:
                await self.read_on(room)

    async def hear_chat(self, room: Room, number: int) -> None:
        """A line that was said in another process."""
        line = await self.ledger.chat_line(number)
        if line is not None and line.table_id == room.id:
            who = wire.Person(id=line.user_id, name=line.name, guest=line.guest, bot=line.bot)
            self.broadcast(room.id, wire.ChatFrame(id=line.id, who=who, text=line.text, at=line.at))

    async def hear_presence(self, room: Room, notice: Notice, here: tuple[str, ...]) -> None:
        """Who is connected to another process; whoever asks is told who is here."""
        before = room.present
        room.elsewhere[notice.origin] = (self.clock(), frozenset(here))
        if room.table is not None and room.present != before:
            self.show_presence(room, room.table)
        if notice.asks and room.connections:
            await self.publish(Notice(room.id, here=tuple(room.here)))

    async def look_round(self) -> None:
        """Catch up with every table in memory whose log has grown unheard, and say who is here."""
        rooms = [room for room in self.rooms.values() if room.table is not None or room.connections]
        lengths = await self.ledger.lengths([room.id for room in rooms])
        for room in rooms:
            if room.id in lengths:
                await self.catch_up(room, lengths[room.id])
            if room.connections:
                self.forget_silent(room)
                await self.publish(Notice(room.id, here=tuple(room.here)))

    def forget_silent(self, room: Room) -> None:
        """Processes that have not spoken for long are gone, and so is who was connected to them."""
        before, now = room.present, self.clock()
        room.elsewhere = {origin: said for origin, said in room.elsewhere.items() if said[0] > now - SILENT}
        if room.table is not None and room.present != before:
            self.show_presence(room, room.table)

    async def keep_looking(self) -> None:
        """Notices may be lost; this finds what they were about."""
        while self.channel.shared:
            await asyncio.sleep(LOOKS)
            try:
                await self.look_round()
            except Exception as error:
                logger.error("could not look round", error=str(error))


def last(ordered: OrderedDict[str, None], table_id: str) -> None:
    """It comes after all others."""
    ordered[table_id] = None
    ordered.move_to_end(table_id)


async def followed(fixed: Fixed, rows: list[Row]) -> Table:
    """The table that this log makes; a long one is followed a piece at a time, so that others are heard meanwhile."""
    table = Table(fixed)
    for start in range(0, len(rows), AT_ONCE):
        table.take_all(rows[start : start + AT_ONCE])
        await asyncio.sleep(0)
    return table


def viewers(table: Table, connection: Connection) -> list[Seat | None]:
    """Whose eyes a connection looks through: its seats, or the onlooker's."""
    return [*table.seating.seats_of(connection.user)] or [None]
