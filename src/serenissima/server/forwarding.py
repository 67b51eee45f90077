"""Requests and sockets of a table reach the process that has it: what comes elsewhere is passed on.

What is passed on is the request as the server's interface (ASGI) has it, message by message, over a connection between
the two processes: so the other one answers as if the client had come to it. Nobody is let in there who does not say the
word that the process has left in the database.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from typing import Any

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from serenissima.server.house import CLOSING
from serenissima.server.tenure import Living, Tenure

OF_A_TABLE = re.compile(r"/api/tables/([^/]+)")
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


class Forwarding:
    """The application, in front of which requests for tables elsewhere turn off."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.tenure: Tenure | None = None  # once the house is open
        self.passing: set[Passing] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET)  # else the server opens or closes
        other = await self.elsewhere(scope) if asks and self.tenure is not None else None
        line = None if other is None else await reached(other, scope)
        if line is None:
            await self.app(scope, receive, send)
            return
        passing = Passing(line, scope, receive, send)
        self.passing.add(passing)
        try:
            await passing.run()
        finally:
            self.passing.discard(passing)

    async def elsewhere(self, scope: Scope) -> Living | None:
        """The other process where this must be answered; none if here."""
        found = OF_A_TABLE.match(scope["path"])
        if found is None or self.tenure is None or self.tenure.holds(found[1]):
            return None
        other = await self.tenure.found(found[1], PATIENCE)
        return None if other is None or other.name == self.tenure.me.name else other

    async def take_leave(self) -> None:
        """Send away who is connected to other processes through this one."""
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
        self.begun = False  # the client has an answer
        self.over = False  # the whole of it

    async def run(self) -> None:
        upward = asyncio.create_task(self.carry())
        try:
            await self.carry_back()
        finally:
            upward.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await upward
            self.line.close()

    async def carry(self) -> None:
        """What the client says."""
        while True:
            message = await self.receive()
            await self.line.say(message)
            if message["type"] in ("http.disconnect", "websocket.disconnect"):
                return

    async def carry_back(self) -> None:
        """What the other process answers; if it dies on the way, the client is told to come again."""
        while not self.over and (message := await self.line.hear()) is not None:
            self.begun = True
            self.over = message["type"] == "websocket.close" or (
                message["type"] == "http.response.body" and not message.get("more_body", False)
            )
            await self.send(message)
        if not self.over:
            await self.give_up()

    async def give_up(self) -> None:
        """The other process is gone."""
        self.over = True
        if self.socket:
            await self.send({"type": "websocket.close", "code": 1012, "reason": "moving"})
        elif not self.begun:
            headers = [(b"content-type", b"application/json")]
            await self.send({"type": "http.response.start", "status": 503, "headers": headers})
            await self.send({"type": "http.response.body", "body": AWAY, "more_body": False})

    async def dismiss(self) -> None:
        """This process closes: who is connected through it comes back by another way."""
        if self.socket and self.begun and not self.over:
            self.over = True
            said = msgspec.json.encode(CLOSING).decode()
            with suppress(Exception):  # the client may be gone
                await self.send({"type": "websocket.send", "text": said, "bytes": None})
                await self.send({"type": "websocket.close", "code": 1008, "reason": CLOSING.code})
            self.line.close()


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
