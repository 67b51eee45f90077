"""Requests and sockets of a table reach the process that has it: what comes elsewhere is passed on.

What is passed on is the request as the server's interface (ASGI) has it, message by message, over a connection between
the two processes: so the other one answers as if the client had come to it. Nobody is let in there who does not say the
word that the process has left in the database.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from serenissima.server.house import CLOSING, House
from serenissima.server.tenure import Living, Tenure

OF_A_TABLE = re.compile(r"/api/(?:admin/)?tables/([^/]+)")
PATIENCE = 4.0  # seconds that a request waits for a table that is moving
KNOCKING = 1.0  # seconds for the other process to open its door
LARGEST = 8 * 2**20  # bytes of one message
SIZE = 4  # bytes that tell how long a message is
OF_ALL = (
    "type",
    "asgi",
    "http_version",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
)
PASSED_ON = (*OF_ALL, "server", "method", "subprotocols")
AWAY = b'{"code":"moving","message":"This table is moving to another process; try again in a moment."}'
LINE = "line"  # in the state of a request: how the server itself hears and speaks
Message = dict[str, Any]
logger = structlog.get_logger("serenissima.forwarding")


class Line:
    """A connection between two processes: one message after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, message: Any) -> None:
        data = msgspec.msgpack.encode(message)
        self.writer.write(len(data).to_bytes(SIZE, "big") + data)
        await self.writer.drain()

    async def hear(self) -> Any:
        """The next message; none when the other has gone."""
        try:
            size = int.from_bytes(await self.reader.readexactly(SIZE), "big")
            if size > LARGEST:
                return None
            return msgspec.msgpack.decode(await self.reader.readexactly(size))
        except (asyncio.IncompleteReadError, OSError):
            return None

    def close(self) -> None:
        self.writer.close()

    def cut(self) -> None:
        """Close it without a word more: the other may never take in what was said."""
        self.writer.transport.abort()


class Forwarding:
    """The application, in front of which requests for tables elsewhere turn off."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.house: House | None = None  # once it is open
        self.tenure: Tenure | None = None  # likewise, if there are other processes
        self.passing: set[Passing] = set()
        self.leaving = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.leaving and scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1012, "reason": CLOSING.code})
            return
        asks = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET)  # else the server opens or closes
        tenure = self.tenure if asks else None
        other = None if tenure is None else await self.elsewhere(scope)
        line = None if other is None else await reached(other, scope)
        if tenure is None or other is None or line is None:
            if asks:
                scope["state"][LINE] = (receive, send)
            await self.app(scope, receive, send)
            return
        passing = Passing(line, scope, receive, send)
        self.passing.add(passing)
        try:
            await passing.run(tenure.gone(other))
        finally:
            self.passing.discard(passing)

    async def elsewhere(self, scope: Scope) -> Living | None:
        """The other process where this must be answered; none if here."""
        found = OF_A_TABLE.match(scope["path"])
        if found is None or self.tenure is None or self.tenure.holds(found[1]):
            return None
        other = await self.tenure.found(found[1], PATIENCE)
        return None if other is None or other.name == self.tenure.me.name else other

    async def take_leave_of_all(self) -> None:
        """The house closes; until it has, whoever comes is told so."""
        if self.house is not None:
            await self.house.close()

    async def take_leave(self) -> None:
        """Send away who is connected to other processes through this one; who comes now must look for another way."""
        self.leaving = True
        await asyncio.gather(*(one.dismiss() for one in tuple(self.passing)))

    @asynccontextmanager
    async def open(self, host: str, tenure: Tenure) -> AsyncIterator[str]:
        """Listen to other processes while this lasts; where."""

        async def let_in(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line = Line(reader, writer)
            try:
                if await knows_the_word(line, tenure.me.word):
                    await answer(self.app, line)
            except Exception:
                logger.exception("what was passed on could not be answered")
            finally:
                line.close()

        server = await asyncio.start_server(let_in, host, 0)
        self.tenure = tenure
        try:
            yield f"{host}:{server.sockets[0].getsockname()[1]}"
        finally:
            self.tenure = None
            server.close()


async def knows_the_word(line: Line, word: str) -> bool:
    async with asyncio.timeout(KNOCKING):
        said = await line.hear()
    return isinstance(said, str) and compare_digest(said.encode(), word.encode())


async def reached(other: Living, scope: Scope) -> Line | None:
    """A line to another process that has been told what is asked; none if it does not open."""
    host, _, port = other.address.rpartition(":")
    try:
        async with asyncio.timeout(KNOCKING):
            line = Line(*await asyncio.open_connection(host, int(port)))
            await line.say(other.word)
            await line.say({name: value for name, value in scope.items() if name in PASSED_ON})
            return line
    except (OSError, TimeoutError):
        return None


class Passing:
    """A request that is being passed on."""

    def __init__(self, line: Line, scope: Scope, receive: Receive, send: Send) -> None:
        self.line = line
        self.socket = scope["type"] == ScopeType.WEBSOCKET
        self.receive = receive
        self.send = send
        self.answered = asyncio.Event()  # the client has an answer
        self.over = False  # the whole of it
        self.upward: asyncio.Task[None] | None = None

    async def run(self, gone: Coroutine[None, None, None]) -> None:
        """Carry both ways until it is over, or the other process counts as gone: it may be cut off and never answer."""
        self.upward = asyncio.create_task(self.carry())
        watch = asyncio.create_task(self.cut_after(gone))
        try:
            await self.carry_back()
        finally:
            await ended(watch)
            await ended(self.upward)
            self.line.close()

    async def cut_after(self, gone: Coroutine[None, None, None]) -> None:
        await gone
        self.line.cut()

    async def carry(self) -> None:
        """What the client says."""
        while True:
            message = await self.receive()
            await self.line.say(message)
            if message["type"] in ("http.disconnect", "websocket.disconnect"):
                return
            if message["type"] == "websocket.connect":
                await self.answered.wait()  # while one listens, the server refuses nobody who is not yet let in

    async def carry_back(self) -> None:
        """What the other process answers; if it dies on the way, the client is told to come again."""
        while not self.over and (message := await self.next()) is not None:
            if message["type"] == "websocket.close":
                await self.close(message)
                return
            self.over = message["type"] == "http.response.body" and not message.get("more_body", False)
            await self.send(message)
            self.answered.set()
        if not self.over:
            await self.give_up()

    async def close(self, message: Any) -> None:
        """The end of a socket: while one listens to its client, the server would wait for him to speak before it."""
        self.over = True
        if self.upward is not None:
            await ended(self.upward)
        await self.send(message)

    async def next(self) -> Any:
        """What comes back next; nothing if the other process is gone, or opens no socket: its database may be away."""
        if self.answered.is_set() or not self.socket:
            return await self.line.hear()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return await self.line.hear()
        return None

    async def give_up(self) -> None:
        """The other process is gone."""
        self.over = True
        if self.socket:
            await self.close({"type": "websocket.close", "code": 1012, "reason": "moving"})
        elif not self.answered.is_set():
            headers = [(b"content-type", b"application/json")]
            await self.send({"type": "http.response.start", "status": 503, "headers": headers})
            await self.send({"type": "http.response.body", "body": AWAY, "more_body": False})

    async def dismiss(self) -> None:
        """This process closes: who is connected through it comes back by another way."""
        if self.socket and self.answered.is_set() and not self.over:
            self.over = True
            said = msgspec.json.encode(CLOSING).decode()
            with suppress(Exception):  # the client may be gone
                await self.send({"type": "websocket.send", "text": said, "bytes": None})
                await self.close({"type": "websocket.close", "code": 1008, "reason": CLOSING.code})
            self.line.close()


async def ended(task: asyncio.Task[None]) -> None:
    """Nothing more is done there, whatever it met."""
    task.cancel()
    with suppress(asyncio.CancelledError, Exception):
        await task


async def answer(app: ASGIApp, line: Line) -> None:
    """Answer what another process has passed on."""
    scope = await line.hear()
    if not isinstance(scope, dict):
        return
    scope |= {"state": {}, "extensions": {}, "headers": [tuple(pair) for pair in scope["headers"]]}
    gone = {"type": "http.disconnect"} if scope["type"] == "http" else {"type": "websocket.disconnect", "code": 1006}

    async def receive() -> Any:
        return await line.hear() or gone

    async def send(message: Any) -> None:
        with suppress(OSError):
            await line.say(message)

    await app(scope, receive, send)  # type: ignore[arg-type] # as it came from the server of the other process
