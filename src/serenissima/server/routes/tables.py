"""Tables by HTTP: opening, joining, and what is decided around the play."""

from __future__ import annotations

import dataclasses
import secrets
import time
from typing import Any

import msgspec
from litestar import Request, get, post

from serenissima.bots.levels import levels_of
from serenissima.kernel.core import Seat
from serenissima.kernel.game import BadOption, settle_options
from serenissima.server import frames, wire
from serenissima.server.accounts import COOKIE, User, check_name
from serenissima.server.context import Context, check_watcher
from serenissima.server.house import Act
from serenissima.server.ratings import similar
from serenissima.server.refusals import No
from serenissima.server.routes.catalogue import game_called
from serenissima.server.routes.people import signed_in
from serenissima.server.standing import awaited
from serenissima.server.table import Fixed, Row, Table

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is mistaken for something else


def new_table_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))


def fixed_by(user: User, data: wire.NewTable) -> Fixed:
    """A table as it was asked for; what the game does not have is refused."""
    game = game_called(data.game)
    if len(data.seats) not in game.seats:
        wanted = " or ".join(map(str, game.seats))
        raise No("wrong_seats", f"{game.key} is for {wanted} players, not for {len(data.seats)}.")
    try:
        options = settle_options(game, len(data.seats), data.options)
    except BadOption as error:
        raise No("bad_option", str(error)) from error
    return Fixed(
        id=new_table_id(),
        game=game.key,
        rules=game.version,
        seats=len(data.seats),
        options=options,
        pace=msgspec.to_builtins(data.pace),
        visibility=data.visibility,
        rated=data.rated,
        shuffle=data.shuffle,
        host=user.id,
        invite=secrets.token_urlsafe(12),
        secret=secrets.token_hex(32),
        created=time.time(),
    )


def seated_as_wished(user: User, data: wire.NewTable, table: Table, now: float) -> list[Row]:
    """The creator, people at his screen and bots sit down; if nobody is missing, the game begins."""
    rows: list[Row] = []
    for seat, wish in enumerate(data.seats):
        if wish.kind == "bot":
            rows += table.sit_bot(wish.level or table.seating.stand_in(), seat, now)
        elif wish.kind in ("me", "here"):
            check_name(wish.name or user.name)
            rows += table.sit(user.id, wish.name or user.name, seat, data.luck, now)
    if not table.seating.free():
        rows += table.start(now)
    return rows


def check_wishes(data: wire.NewTable) -> None:
    """One seat is the creator's own at most, and a rated game is for people with a seat of their own."""
    kinds = [wish.kind for wish in data.seats]
    if kinds.count("me") > 1:
        raise No("bad_seats", "One seat is yours; others at your screen are seats of the kind `here`.")
    if data.rated and "here" in kinds:
        raise No("bad_seats", "A game at one screen cannot be rated.")


@post("/api/tables", status_code=201)
async def open_table(request: Request[Any, Any, Any], context: Context, data: wire.NewTable) -> wire.TableInfo:
    """Open a table."""
    user = await signed_in(request, context)
    check_wishes(data)
    fixed = fixed_by(user, data)
    seated_as_wished(user, data, Table(fixed), fixed.created)  # refuses before anything is stored
    await context.house.ledger.create(fixed)
    await context.house.change(fixed.id, lambda table, now: seated_as_wished(user, data, table, now))
    return await info(context, fixed.id, user)


async def info(context: Context, table_id: str, user: User | None, invite: str | None = None) -> wire.TableInfo:
    """The table as this person sees it."""
    async with context.house.holding(table_id) as (room, table):
        if invite is not None:
            check_watcher(table, user, invite)
        return frames.table_info(table, user.id if user else None, room.present, context.house.clock())


@get("/api/tables/{table_id:str}")
async def one_table(request: Request[Any, Any, Any], context: Context, table_id: str, invite: str = "") -> wire.Seated:
    """A table, and the names of everything in its game."""
    user = await context.accounts.user_of(request.cookies.get(COOKIE))
    shown = await info(context, table_id, user, invite)
    async with context.house.holding(table_id) as (_, table):
        return wire.Seated(table=shown, names=frames.names_of(table))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Join) -> wire.TableInfo:
    """Sit down; the game begins when the last seat is taken."""
    user = await signed_in(request, context)

    def act(table: Table, now: float) -> list[Row]:
        check_invited(table, user, data.invite)
        if table.seating.seats_of(user.id):
            raise No("seated", "You sit at this table already.")
        rows = table.sit(user.id, user.name, data.seat, data.luck, now)
        return rows if table.seating.free() else rows + table.start(now)

    await context.house.change(table_id, act)
    return await info(context, table_id, user)


def check_invited(table: Table, user: User, invite: str) -> None:
    """Public tables are open to all, the others to who has the invitation."""
    if table.fixed.visibility != "public" and invite != table.fixed.invite and user.id != table.fixed.host:
        raise No("not_invited", "This table needs an invitation: ask its host for the link.")


async def act_of(request: Request[Any, Any, Any], context: Context, table_id: str, act: Act) -> wire.TableInfo:
    """Let something happen, and show the table after it."""
    user = await signed_in(request, context)
    await context.house.change(table_id, act)
    return await info(context, table_id, user)


def own_seat(table: Table, user: User, seat: Seat | None = None) -> Seat:
    """The seat a person acts for."""
    own = table.seating.seats_of(user.id)
    if not own or (seat is not None and seat not in own):
        raise No("not_yours", "That is not your seat." if own else "You do not sit at this table.")
    return own[0] if seat is None else seat


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.TableInfo:
    """The host lets the game begin; bots take the seats that are still free."""
    user = await signed_in(request, context)

    def act(table: Table, now: float) -> list[Row]:
        if user.id != table.fixed.host:
            raise No("not_yours", "Whoever opened the table lets the game begin.")
        rows = [row for seat in table.seating.free() for row in table.sit_bot(table.seating.stand_in(), seat, now)]
        return rows + table.start(now)

    return await act_of(request, context, table_id, act)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.TableInfo:
    """Stand up before the game begins."""
    user = await signed_in(request, context)
    return await act_of(request, context, table_id, lambda table, now: table.stand(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.TableInfo:
    """Give the game up."""
    user = await signed_in(request, context)
    return await act_of(request, context, table_id, lambda table, now: table.resign(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.TableInfo:
    """Take the seat over from the bot that stood in."""
    user = await signed_in(request, context)
    return await act_of(request, context, table_id, lambda table, now: table.come_back(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/votes", status_code=200)
async def propose(
    request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Proposal
) -> wire.TableInfo:
    """Put something to the vote; a missing player is replaced by a bot of similar strength unless one is named."""
    user = await signed_in(request, context)
    subject = data.to if data.kind == "undo" else data.seat
    level = data.level
    if data.kind == "replace" and level is None and data.seat is not None:
        level = await level_like(context, table_id, data.seat)

    def act(table: Table, now: float) -> list[Row]:
        return table.propose(own_seat(table, user), data.kind, subject, level, now)

    return await act_of(request, context, table_id, act)


async def level_like(context: Context, table_id: str, seat: Seat) -> str | None:
    """The level of a bot about as strong as who sits there."""
    async with context.house.holding(table_id) as (_, table):
        who = table.chairs[seat].user if seat < table.fixed.seats else None
        game, seats = table.game, table.fixed.seats
    return None if who is None else await similar(context.engine, game.key, seats, who, levels_of(game))


@post("/api/tables/{table_id:str}/ballots", status_code=200)
async def ballot(request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Ballot) -> wire.TableInfo:
    """Vote on what is proposed."""
    user = await signed_in(request, context)

    def act(table: Table, now: float) -> list[Row]:
        return table.ballot(own_seat(table, user), data.vote, data.agree, now)

    return await act_of(request, context, table_id, act)


@post("/api/tables/{table_id:str}/standing", status_code=200)
async def standing(
    request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Standing
) -> wire.TableInfo:
    """Give an answer in advance, or take it back."""
    user = await signed_in(request, context)
    said = None
    if data.answer is not None:
        said = {"words": data.answer, "fact": data.fact, "at_least": data.at_least, "at_most": data.at_most}

    def act(table: Table, now: float) -> list[Row]:
        return table.give_in_advance(own_seat(table, user, data.seat), data.step, said, now)

    return await act_of(request, context, table_id, act)


@get("/api/tables/{table_id:str}/standing")
async def given_in_advance(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.InAdvance:
    """What one's own seats have answered in advance, and what they could."""
    user = await signed_in(request, context)
    async with context.house.holding(table_id) as (_, table):
        own = table.seating.seats_of(user.id)
        given = [
            wire.Given(seat=seat, step=step, **dataclasses.asdict(said))
            for (seat, step), said in table.standing.items()
            if seat in own
        ]
        return wire.InAdvance(awaited=msgspec.convert(awaited(table.game), list[wire.Awaited]), given=given)


@post("/api/tables/{table_id:str}/chat", status_code=204)
async def say(request: Request[Any, Any, Any], context: Context, table_id: str, data: wire.Said) -> None:
    """Say something at the table."""
    await context.say(table_id, await signed_in(request, context), data.text)


@post("/api/tables/{table_id:str}/rematch", status_code=200)
async def rematch(request: Request[Any, Any, Any], context: Context, table_id: str) -> wire.TableInfo:
    """Open a table for the same again, or come to the one that somebody else has opened."""
    user = await signed_in(request, context)
    async with context.house.holding(table_id) as (_, table):
        own_seat(table, user)
        if table.status != "over":
            raise No("not_over", "A rematch follows a finished game.")
        again = table.rematch
    if again is None:
        again = await open_again(context, table, user)
    await sit_again(context, again, user)
    return await info(context, again, user)


async def open_again(context: Context, table: Table, user: User) -> str:
    """A table like the last one, with its bots; if somebody else was first, his."""
    fixed = dataclasses.replace(
        table.fixed,
        id=new_table_id(),
        rules=table.game.version,
        host=user.id,
        invite=secrets.token_urlsafe(12),
        secret=secrets.token_hex(32),
        created=time.time(),
        rematch_of=table.fixed.id,
    )
    await context.house.ledger.create(fixed)
    bots = [(seat, chair.bot) for seat, chair in enumerate(table.chairs) if chair.user is None and chair.bot]

    def seat_bots(again: Table, now: float) -> list[Row]:
        return [row for seat, level in bots for row in again.sit_bot(level, seat, now)]

    await context.house.change(fixed.id, seat_bots)
    try:
        await context.house.change(table.fixed.id, lambda old, now: old.play_again(fixed.id, now))
    except No:
        async with context.house.holding(table.fixed.id) as (_, old):
            if old.rematch is None:
                raise
            return old.rematch
    return fixed.id


async def sit_again(context: Context, table_id: str, user: User) -> None:
    """Sit down at the rematch; the game begins when all have."""

    def act(table: Table, now: float) -> list[Row]:
        if table.seating.seats_of(user.id):
            return []
        rows = table.sit(user.id, user.name, None, "", now)
        return rows if table.seating.free() else rows + table.start(now)

    await context.house.change(table_id, act)
