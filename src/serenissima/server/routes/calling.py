"""The websocket of a person: what calls him, wherever he is."""

from __future__ import annotations

from contextlib import suppress

from litestar import websocket

from serenissima.server import frames, wire
from serenissima.server.answering import read_frame
from serenissima.server.calls import Listener
from serenissima.server.context import Context
from serenissima.server.handlers import token_of
from serenissima.server.house import Connection
from serenissima.server.limits import Flood, Meter
from serenissima.server.live import GONE, Socket, attended, heard, writing
from serenissima.server.persons import Asker
from serenissima.server.refusals import No


@websocket("/api/live")
async def live(socket: Socket, context: Context) -> None:
    """What calls me, wherever I am."""
    await attended(socket, context, listen(socket, context))


async def listen(socket: Socket, context: Context) -> None:
    """Somebody is called from now until he goes."""
    token = token_of(socket) or ""
    user = await context.signed_in(Asker(token, "", "read"))
    if not context.sockets.take(user.id):
        raise No("too_many", "You have too many connections; close some of them.")
    listener = Listener(user, token)
    try:
        await context.calls.welcome(listener)
        async with writing(socket, listener.connection):
            await answer(socket, context, listener.connection)
    finally:
        context.calls.listeners.discard(listener)
        listener.connection.gone = True
        context.sockets.give_back(user.id)


async def answer(socket: Socket, context: Context, connection: Connection) -> None:
    """Only `ping` is answered here."""
    meter = Meter(context.settings.frames_per_second)
    with suppress(*GONE):
        while not connection.gone:
            data = await heard(socket, connection)
            if data is None:
                return
            try:
                meter.take()
                frame = read_frame(data)
            except No as no:
                connection.send(frames.encode(wire.Refused(ref="", code=no.code, message=no.message)))
                continue
            except Flood:
                connection.dismiss(wire.Closing(code="flood", message="Too many frames; come back later.", again=True))
                continue
            if isinstance(frame, wire.Ping):
                connection.send(frames.encode(wire.Pong(ref=frame.ref)))
