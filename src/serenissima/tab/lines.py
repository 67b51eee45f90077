"""Lines from a page to its tables: frames in, frames out, as on a websocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from serenissima.server import faults, frames, wire
from serenissima.server.answering import answered, read_frame, refused, seen_before
from serenissima.server.house import Connection
from serenissima.server.persons import User
from serenissima.server.premises import Premises
from serenissima.server.refusals import No
from serenissima.tab.asking import HERE

Send = Callable[[str], None]


class Line:
    """One page at one table."""

    def __init__(self, premises: Premises, send: Send) -> None:
        self.premises = premises
        self.send = send
        self.table_id = ""
        self.user: User | None = None
        self.connection: Connection | None = None
        self.writing: asyncio.Task[None] | None = None

    async def open(self, address: str) -> bool:
        """Come to the table that the address names; whether one may."""
        parts = urlsplit(address)
        query = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self.table_id = parts.path.split("/")[-2]
        try:
            self.user = await self.premises.user_of(HERE)
            await self.premises.may_watch(self.table_id, self.user, query.get("invite", ""))
            await self.join(query)
        except No as no:
            self.say(wire.Closing(code=no.code, message=no.message, again=False))
            return False
        except Exception as error:
            told = faults.seen("line", error)
            self.say(wire.Closing(code=told.code, message=told.message, again=True))
            return False
        return True

    async def join(self, query: dict[str, str]) -> None:
        """Frames go out from now on."""
        who, name = (self.user.id, self.user.name) if self.user else (None, "")
        seen = seen_before(query.get("seen", ""))
        self.connection = Connection(
            who, name, seen, changes=query.get("changes") == "1", bare=query.get("bare") == "1"
        )
        self.writing = asyncio.ensure_future(self.write(self.connection))
        await self.premises.house.join(self.table_id, self.connection)

    async def write(self, connection: Connection) -> None:
        """What waits is sent, until it is said why no more comes."""
        while await connection.more():
            self.send(connection.waiting.popleft().decode())
        self.say(connection.farewell)

    def say(self, frame: wire.Closing) -> None:
        self.send(frames.encode(frame).decode())

    async def hear(self, text: str) -> None:
        """The page says something; it is answered."""
        if self.connection is None:
            return
        try:
            said: object = await answered(self.premises, self.table_id, self.user, read_frame(text))
        except No as no:
            said = refused("", no)
        self.connection.send(frames.encode(said))

    def close(self) -> None:
        """The page goes."""
        if self.connection is not None:
            self.premises.house.leave(self.table_id, self.connection)
        if self.writing is not None:
            self.writing.cancel()
