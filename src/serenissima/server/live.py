"""The websocket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import WS_1008_POLICY_VIOLATION
from litestar.types import Receive, Send

from serenissima.server import faults, frames, wire
from serenissima.server.accounts import digest_of
from serenissima.server.answering import answered, read_frame, refused, seen_before
from serenissima.server.context import Context
from serenissima.server.forwarding import LINE
from serenissima.server.handlers import token_of
from serenissima.server.house import GOODBYE, Connection
from serenissima.server.limits import Flood, Meter, may_come_from
from serenissima.server.persons import Asker, User
from serenissima.server.premises import may_watch
from serenissima.server.refusals import PASSING, No

Socket = WebSocket[object, object, State]
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what a socket raises whose client is not there any more


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, context: Context) -> None:
    """Sit at a table, or look on."""
    await attended(socket, context, let_in(socket, context, table_id))


async def attended(socket: Socket, context: Context, stay: Coroutine[None, None, None]) -> None:
    """A socket that comes from where it may, for as long as somebody stays; whoever is sent away is told why."""
    headers = socket.headers
    if not may_come_from(headers.get("origin"), headers.get("host", ""), context.settings.origins):
        stay.close()
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason="origin")
        return
    await socket.accept()
    try:
        await stay
    except No as no:
        await send_away(socket, wire.Closing(code=no.code, message=no.message, again=no.code in PASSING))
    except Exception as error:
        told = faults.seen("socket", error)
        await send_away(socket, wire.Closing(code=told.code, message=told.message, again=True))


async def let_in(socket: Socket, context: Context, table_id: str) -> None:
    """Somebody is at the table from now until he goes, whatever makes him go."""
    token = token_of(socket) or ""
    user = await context.user_of(Asker(token, "", "read"))
    who = user.id if user else ""
    if who and not context.sockets.take(who):
        raise No("too_many", "You have too many connections; close some of them.")
    name, session = (user.name, digest_of(token)) if user else ("", "")
    changes, bare = (socket.query_params.get(name) == "1" for name in ("changes", "bare"))
    seen = seen_before(str(socket.query_params.get("seen", "")))
    invite = str(socket.query_params.get("invite", ""))
    watches = partial(may_watch, user=user, invite=invite)
    connection = Connection(who or None, name, seen, session, changes=changes, bare=bare, watches=watches)
    try:
        await context.may_watch(table_id, user, invite)
        await context.house.join(table_id, connection)
        async with writing(socket, connection):
            # by itself: whatever wakes a task passes through all that awaits in it, here the whole of the application
            await asyncio.create_task(listen(socket, context, table_id, connection, user))
    finally:
        context.house.leave(table_id, connection)
        if who:
            context.sockets.give_back(who)


async def send_away(socket: Socket, closing: wire.Closing) -> None:
    """Say why, and close."""
    with suppress(*GONE):
        await socket.send_text(frames.encode(closing).decode())
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason=closing.code)


@asynccontextmanager
async def writing(socket: Socket, connection: Connection) -> AsyncIterator[None]:
    """Frames go out while this lasts; a farewell that is on its way is still said."""
    task = asyncio.create_task(write(socket, connection))
    try:
        yield
    finally:
        if not connection.gone:
            connection.gone = True
            task.cancel()
        with suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(task, GOODBYE)


def line_of(socket: Socket) -> tuple[Receive, Send]:
    """How frames come and go once a socket is open: what else stands in between is for requests and their answers."""
    line: tuple[Receive, Send] = socket.scope["state"].get(LINE, (socket.receive, socket.send))
    return line


async def write(socket: Socket, connection: Connection) -> None:
    """Send what is queued; at the end it is said why, and whether to come back."""
    with suppress(*GONE):
        _, send = line_of(socket)
        while await connection.more():
            text = connection.waiting.popleft().decode()
            await send({"type": "websocket.send", "text": text, "bytes": None})
        if connection.reader is not None:
            connection.reader.cancel()  # nothing more is heard; while it waits, the server would not close
        await send_away(socket, connection.farewell)


async def listen(
    socket: Socket,
    context: Context,
    table_id: str,
    connection: Connection,
    user: User | None,
) -> None:
    """Answer frames until the client goes."""
    meter, of_person = Meter(context.settings.frames_per_second), context.meters.of(user.id if user else "")
    with suppress(*GONE):
        while not connection.gone:
            data = await heard(socket, connection)
            if data is None:
                return
            if user is not None:
                context.attendance.note(user.id, context.house.clock())
            try:
                meter.take()
                of_person.take()
                frame = read_frame(data)
                connection.send(frames.encode(await answered(context, table_id, user, frame)))
            except No as no:
                connection.send(frames.encode(refused("", no)))
            except Flood:
                message = "Too many frames; come back in a moment."
                await send_away(socket, wire.Closing(code="flood", message=message, again=True))
                return


async def heard(socket: Socket, connection: Connection) -> str | None:
    """What the client says next; nothing when it has gone, or the connection was ended from here meanwhile."""
    receive, _ = line_of(socket)
    reader = connection.reader = asyncio.current_task()
    try:
        said: Any = await receive()
        return None if said["type"] == "websocket.disconnect" else said.get("text") or ""
    except asyncio.CancelledError:
        if not connection.gone or reader is None:
            raise
        reader.uncancel()
        return None
    finally:
        connection.reader = None
