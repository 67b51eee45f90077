"""The websocket of a table: frames in, frames out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import WS_1008_POLICY_VIOLATION

from serenissima.kernel.core import Seat
from serenissima.server import frames, wire
from serenissima.server.accounts import COOKIE, User
from serenissima.server.context import Context
from serenissima.server.house import GOODBYE, Connection
from serenissima.server.limits import may_come_from
from serenissima.server.refusals import No
from serenissima.server.table import Row, Table

Socket = WebSocket[object, object, State]
LARGEST = 8_192  # bytes of a frame from a client
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Flood(Exception):
    """More frames than a person could mean."""


class Meter:
    """A bucket of frames that fills up again with time."""

    def __init__(self, per_second: float) -> None:
        self.rate = per_second
        self.left = per_second * 3
        self.at = time.monotonic()

    def take(self) -> None:
        """One frame out of the bucket."""
        now = time.monotonic()
        self.left = min(self.rate * 3, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        if self.left < 0:
            raise Flood


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: str, context: Context) -> None:
    """Sit at a table, or look on."""
    headers = socket.headers
    if not may_come_from(headers.get("origin"), headers.get("host", ""), context.settings.origins):
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason="origin")
        return
    await socket.accept()
    user = await context.accounts.user_of(socket.cookies.get(COOKIE))
    connection = Connection(user.id if user else None, user.name if user else "", seen_before(socket))
    try:
        await context.may_watch(table_id, user, socket.query_params.get("invite", ""))
        await context.house.join(table_id, connection)
    except No as no:
        await send_away(socket, wire.Closing(code=no.code, message=no.message, again=False))
        return
    try:
        async with writing(socket, connection):
            await listen(socket, context, table_id, connection, user)
    finally:
        context.house.leave(table_id, connection)


def seen_before(socket: Socket) -> dict[Seat | None, int]:
    """What the client says it has seen, by seat: `seen=0:17,1:17` or, for an onlooker, `seen=:17`."""
    since: dict[Seat | None, int] = {}
    for part in str(socket.query_params.get("seen", ""))[:200].split(","):
        seat, _, number = part.partition(":")
        if number.isdecimal() and len(number) < 10 and (not seat or seat.isdecimal()):
            since[int(seat) if seat else None] = int(number)
    return since


async def send_away(socket: Socket, closing: wire.Closing) -> None:
    """Say why, and close."""
    with suppress(WebSocketDisconnect, RuntimeError):
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


async def write(socket: Socket, connection: Connection) -> None:
    """Send what is queued; at the end it is said why, and whether to come back."""
    with suppress(WebSocketDisconnect, RuntimeError):
        while await connection.more():
            text = connection.waiting.popleft().decode()
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await send_away(socket, connection.farewell)


async def listen(
    socket: Socket,
    context: Context,
    table_id: str,
    connection: Connection,
    user: User | None,
) -> None:
    """Answer frames until the client goes."""
    meter = Meter(context.settings.frames_per_second)
    with suppress(WebSocketDisconnect, RuntimeError):
        while not connection.gone:
            data = await socket.receive_data(mode="text")
            if user is not None:
                context.attendance.note(user.id, context.house.clock())
            try:
                meter.take()
                connection.send(frames.encode(await answer(context, table_id, user, read_frame(data))))
            except No as no:
                connection.send(frames.encode(refused("", no)))
            except Flood:
                message = "Too many frames; come back in a moment."
                await send_away(socket, wire.Closing(code="flood", message=message, again=True))
                return


def read_frame(data: str | bytes) -> wire.FromClient:
    """A frame that is one of the known ones."""
    if len(data) > LARGEST:
        raise No("too_large", f"A frame has at most {LARGEST} bytes.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise No("bad_frame", f"This is no frame: {error}") from error


async def answer(
    context: Context, table_id: str, user: User | None, frame: wire.FromClient
) -> wire.Ack | wire.Refused | wire.Reason | wire.Pong:
    """Do what a frame asks for; a refusal is an answer like any other."""
    try:
        match frame:
            case wire.Play() | wire.Undo():
                return await act(context, table_id, user, frame)
            case wire.Why():
                return await why(context, table_id, user, frame)
            case wire.Chat():
                await context.say(table_id, user, frame.text)
                return wire.Ack(ref=frame.ref, seen=0)
            case wire.Ping():
                return wire.Pong(ref=frame.ref)
    except No as no:
        return refused(frame.ref, no)


def refused(ref: str, no: No) -> wire.Refused:
    """A refusal as a frame."""
    if no.rule is None:
        return wire.Refused(ref=ref, code=no.code, message=no.message)
    facts = dict(no.rule.facts)
    return wire.Refused(
        ref=ref, code=no.code, message=no.message, rule=no.rule.rule, reason=no.rule.reason, facts=facts
    )


def check_seat(table: Table, user: User | None, seat: Seat) -> None:
    """Only who sits there may answer for a seat."""
    if user is None or seat not in table.seating.seats_of(user.id):
        raise No("not_yours", "That is not your seat.")
    if table.chairs[seat].bot is not None:
        raise No("bot_plays", "A bot plays for you; take your seat again first.")


async def act(context: Context, table_id: str, user: User | None, frame: wire.Play | wire.Undo) -> wire.Ack:
    """A seat answers, or takes back its own latest choices: acknowledged when it is durable."""

    def doing(table: Table, now: float) -> list[Row]:
        check_seat(table, user, frame.seat)
        if isinstance(frame, wire.Undo):
            return table.undo(frame.seat, frame.seen, frame.count, now)
        return table.play(frame.seat, frame.seen, frame.move, now)

    table = await context.house.change(table_id, doing)
    return wire.Ack(ref=frame.ref, seen=table.seen(frame.seat))


async def why(context: Context, table_id: str, user: User | None, frame: wire.Why) -> wire.Reason:
    """Why a move is not legal now, or what it would do."""
    async with context.house.holding(table_id) as (_, table):
        check_seat(table, user, frame.seat)
        record = table.ready()
        move = table.read(frame.seat, frame.move)
        found = table.asking.answers.refusal(frame.seat, move)
        if found is None:
            return wire.Reason(ref=frame.ref, legal=True, events=frames.foreseen(record, frame.seat, move))
        message = found.reason.replace("_", " ")
        facts = dict(found.facts)
        return wire.Reason(
            ref=frame.ref, legal=False, message=message, rule=found.rule, reason=found.reason, facts=facts
        )
