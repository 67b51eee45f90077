"""What is answered to the frames of a client, wherever they come from."""

from __future__ import annotations

import msgspec

from serenissima.kernel.core import Seat, look
from serenissima.kernel.outlook import nearest
from serenissima.kernel.position import whole_view_to_json
from serenissima.server import faults, frames, wire
from serenissima.server.limits import UNDOS
from serenissima.server.persons import User
from serenissima.server.premises import Premises
from serenissima.server.prospects import prospect
from serenissima.server.refusals import No
from serenissima.server.table import Row, Table

LARGEST = 8_192  # bytes of a frame from a client
decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


def seen_before(said: str) -> dict[Seat | None, int]:
    """What the client says it has seen, by seat: `seen=0:17,1:17` or, for an onlooker, `seen=:17`."""
    since: dict[Seat | None, int] = {}
    for part in said[:200].split(","):
        seat, _, number = part.partition(":")
        if number.isdecimal() and len(number) < 10 and (not seat or seat.isdecimal()):
            since[int(seat) if seat else None] = int(number)
    return since


def read_frame(data: str | bytes) -> wire.FromClient:
    """A frame that is one of the known ones."""
    if len(data) > LARGEST:
        raise No("too_large", f"A frame has at most {LARGEST} bytes.")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise No("bad_frame", f"This is no frame: {error}") from error
    except RecursionError as error:
        raise No("bad_frame", "This is no frame: it is nested too deeply.") from error


Answered = wire.Ack | wire.Refused | wire.Reason | wire.Prospect | wire.Sight | wire.Pong
NEEDS: dict[type, str] = {wire.Chat: "talk", wire.Why: "read", wire.Ahead: "read", wire.Look: "read", wire.Ping: "read"}


async def answered(context: Premises, table_id: str, user: User | None, frame: wire.FromClient) -> Answered:
    """What a frame asks for is done, or refused; an error is noted, and the connection lives on."""
    try:
        return await answer(context, table_id, user, frame)
    except Exception as error:
        return refused(frame.ref, faults.seen("frame", error))


async def answer(context: Premises, table_id: str, user: User | None, frame: wire.FromClient) -> Answered:
    """Do what a frame asks for; a refusal is an answer like any other."""
    try:
        if user is not None:
            user.check_scope(NEEDS.get(type(frame), "play"))
        match frame:
            case wire.Play() | wire.Undo() | wire.Seal() | wire.Open():
                return await act(context, table_id, user, frame)
            case wire.Why():
                return await why(context, table_id, user, frame)
            case wire.Ahead():
                return await ahead(context, table_id, user, frame)
            case wire.Look():
                return await look_on(context, table_id, user, frame)
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


async def act(
    context: Premises, table_id: str, user: User | None, frame: wire.Play | wire.Undo | wire.Seal | wire.Open
) -> wire.Ack:
    """A seat answers, openly or under its own seal, or takes back its latest choices: acknowledged when durable."""
    left = 0

    def doing(table: Table, now: float) -> list[Row]:
        nonlocal left
        check_seat(table, user, frame.seat)
        if isinstance(frame, wire.Undo):
            return table.undo(frame.seat, frame.seen, frame.count, now)
        if isinstance(frame, wire.Seal):
            return table.seal(frame.seat, frame.seen, frame.digest, now)
        if isinstance(frame, wire.Open):
            return table.open_seal(frame.seat, frame.salt, frame.move, now)
        rows = table.play(frame.seat, frame.seen, frame.move, now, onward=frame.onward)
        left = 1 + len(frame.onward) - sum(1 for row in rows if row.seat == frame.seat and row.by != "forced")
        return rows

    if isinstance(frame, wire.Undo) and user is not None:
        await context.limits.spend(UNDOS, f"{user.id} {table_id}")
    table = await context.house.change(table_id, doing)
    return wire.Ack(ref=frame.ref, seen=table.seen(frame.seat), left=left)


async def why(context: Premises, table_id: str, user: User | None, frame: wire.Why) -> wire.Reason:
    """Why a move is not legal now, or what it would do."""
    async with context.house.holding(table_id) as (_, table):
        check_seat(table, user, frame.seat)
        record = table.ready()
        move = table.read(frame.seat, frame.move)
        found = table.asking.answers.refusal(frame.seat, move)
        if found is None:
            return wire.Reason(ref=frame.ref, legal=True, events=frames.foreseen(record, frame.seat, move))
        near = nearest(record.game, record.state, table.asking.of(frame.seat), move)
        return frames.reason(frame.ref, record, record.state, found, near)


async def look_on(context: Premises, table_id: str, user: User | None, frame: wire.Look) -> wire.Sight:
    """All that a bot's seat knows; people are shown what they may look at."""
    if user is None or not user.bot:
        raise No("not_yours", "This is for bots; people see what lies before them.")
    async with context.house.holding(table_id) as (_, table):
        check_seat(table, user, frame.seat)
        view = whole_view_to_json(table.game, look(table.ready().state, frame.seat))
        legal = table.legal_words(frame.seat) if frame.seat in table.asked() else []
        return wire.Sight(ref=frame.ref, seat=frame.seat, seen=table.seen(frame.seat), view=view, legal=legal)


async def ahead(context: Premises, table_id: str, user: User | None, frame: wire.Ahead) -> wire.Prospect | wire.Reason:
    """How things would stand after several answers of one seat, or why one of them is not possible."""
    async with context.house.holding(table_id) as (_, table):
        check_seat(table, user, frame.seat)
        table.check_seen(frame.seat, frame.seen)
        return prospect(frame.ref, table.ready(), frame.seat, frame.moves)
