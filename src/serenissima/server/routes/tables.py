"""Tables by HTTP: opening, joining, and what is decided around the play."""

from __future__ import annotations

import dataclasses
import secrets
import time

import msgspec
from msgspec.structs import replace

from serenissima.bots.levels import levels_of
from serenissima.bots.strength import MEAN, PARI, nearest
from serenissima.fairness import new_secret
from serenissima.kernel.core import Seat
from serenissima.kernel.game import BadOption, settle_options
from serenissima.server import frames, limits, wire
from serenissima.server.house import Act
from serenissima.server.logbook import Conflict
from serenissima.server.names import check_name
from serenissima.server.persons import Asker, User
from serenissima.server.premises import Premises, check_watcher, is_invitation
from serenissima.server.refusals import No
from serenissima.server.routes.games import game_called
from serenissima.server.routing import get, post
from serenissima.server.standing import awaited, check_awaited
from serenissima.server.table import Fixed, Row, Table


def fixed_by(user: User, data: wire.NewTable, table_id: str) -> Fixed:
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
        id=table_id,
        game=game.key,
        rules=game.version,
        seats=len(data.seats),
        options=options,
        pace=msgspec.to_builtins(data.pace),
        visibility="link" if data.club else data.visibility,
        rated=data.rated,
        shuffle=data.shuffle,
        hints=data.hints,
        bots=data.bots or user.bot,
        club=data.club,
        reliable=data.reliable,
        host=user.id,
        created=time.time(),
    )


def seated_as_wished(user: User, data: wire.NewTable, table: Table, now: float) -> list[Row]:
    """The creator, people at his screen and bots sit down; if nobody is missing, the game begins."""
    rows = table.let_browsers_seal(now) if data.sealing == "browsers" else []
    for seat, wish in enumerate(data.seats):
        if wish.kind == "bot":
            rows += table.sit_bot(wish.level or table.seating.stand_in(), seat, now)
        elif wish.kind in ("me", "here"):
            name = wish.name if wish.kind == "here" and wish.name else user.name
            rows += table.sit(user.id, name, seat, "", now, adds=data.adds, program=user.bot)
    return rows + begun_if_complete(table, now)


async def with_equals(context: Premises, user: User, data: wire.NewTable) -> wire.NewTable:
    """A bot that shall be as strong as the creator is one of the level that is; of a newcomer nobody knows more."""
    if not any(wish.level == PARI for wish in data.seats):
        return data
    game = game_called(data.game)
    level = await context.shelf.similar(game.key, len(data.seats), user.id, levels_of(game)) or nearest(game, MEAN)
    seats = [replace(wish, level=level) if wish.level == PARI else wish for wish in data.seats]
    return replace(data, seats=seats)


def begun_if_complete(table: Table, now: float) -> list[Row]:
    """The game begins when nobody is missing, and nothing that somebody adds to luck."""
    return table.start(now) if table.seating.complete() else []


def check_wishes(data: wire.NewTable) -> None:
    """One seat is the creator's own at most, and a rated game is for people with a seat of their own."""
    if data.luck:
        raise No("no_commitment", "Nobody adds to luck before he has seen the commitment: say `adds`, and add it then.")
    kinds = [wish.kind for wish in data.seats]
    if kinds.count("me") > 1:
        raise No("bad_seats", "One seat is yours; others at your screen are seats of the kind `here`.")
    if any(wish.name is not None and wish.kind != "here" for wish in data.seats):
        raise No("bad_seats", "Only somebody else at your screen (`here`) is given a name; you have yours.")
    if data.rated and "here" in kinds:
        raise No("bad_seats", "A game at one screen cannot be rated.")


async def check_guests_names(context: Premises, user: User, data: wire.NewTable) -> None:
    """Where others see it, nobody at one's screen sits under the name of somebody else who is known here."""
    seen = data.visibility == "public" or any(wish.kind == "open" for wish in data.seats)
    for wish in data.seats:
        if wish.name is not None:
            check_name(wish.name)
            if seen and not await context.accounts.name_is_free(wish.name, user.id):
                raise No("name_taken", f"The name {wish.name} is taken, or looks like one that is.")


async def check_opens(asker: Asker, context: Premises, user: User) -> None:
    """Nobody opens tables without end."""
    await check_sits(context, user)
    await context.limits.spend(limits.TABLES, user.id)
    await context.limits.spend(limits.TABLES_FROM, asker.origin)


async def check_sits(context: Premises, user: User) -> None:
    """Nobody holds seats without end: at tables of his own or of others, and however many he asks for at once."""
    most = max(1, context.settings.tables_per_person // (4 if user.guest else 1))
    if await context.shelf.unfinished(user, most) >= most:
        raise No("too_many", f"You have {most} tables that are not over; finish or leave some of them first.")


async def check_rated(context: Premises, user: User, rated: bool, others: list[str]) -> None:
    """A rated game is between accounts, and not between people at one address."""
    if not rated:
        return
    if user.guest:
        raise No("rated", "Only players with an account play for ratings; register first.")
    if others and await context.accounts.kin(user, others):
        raise No("kin", "Nobody plays for ratings against bots of his own, nor do they among themselves.")
    apart = not others or context.settings.rated_at_one_address
    if not apart and await context.accounts.share_an_address(user.id, others):
        raise No("one_address", "People at one address do not play each other for ratings.")


@post("/api/tables", status_code=201, needs="host")
async def open_table(asker: Asker, context: Premises, data: wire.NewTable) -> wire.TableInfo:
    """Open a table."""
    user = await context.signed_in(asker)
    check_wishes(data)
    data = await with_equals(context, user, data)
    await check_guests_names(context, user, data)
    await check_rated(context, user, data.rated, [])
    fixed = fixed_by(user, data, data.id or context.house.new_table_id())
    await context.check_asked(user, dataclasses.replace(fixed, reliable=0))  # a host need not be what he asks for
    seated_as_wished(user, data, Table(fixed), fixed.created)  # refuses before anything is stored
    async with context.limits.turns.of(user.id):
        await check_opens(asker, context, user)
        await create(context, fixed)
        await context.house.change(fixed.id, lambda table, now: seated_as_wished(user, data, table, now))
    return await info(context, fixed.id, user)


async def create(context: Premises, fixed: Fixed) -> None:
    """Make room for a table; whoever draws its address may find it taken."""
    try:
        await context.house.create(fixed)
    except Conflict:
        raise No("taken", "There is a table of that name already; draw another one.") from None


async def info(context: Premises, table_id: str, user: User | None, invite: str | None = None) -> wire.TableInfo:
    """The table as this person sees it."""
    async with context.house.holding(table_id) as (room, table):
        if invite is not None:
            check_watcher(table, user, invite)
        return frames.table_info(table, user.id if user else None, room.present, context.house.clock())


@get("/api/tables/{table_id:str}")
async def one_table(asker: Asker, context: Premises, table_id: str, invite: str = "") -> wire.Seated:
    """A table, and the names of everything in its game."""
    user = await context.user_of(asker)
    shown = await info(context, table_id, user, invite)
    async with context.house.holding(table_id) as (_, table):
        return wire.Seated(table=shown, names=frames.names_of(table))


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(asker: Asker, context: Premises, table_id: str, data: wire.Join) -> wire.TableInfo:
    """Sit down; the game begins when the last seat is taken."""
    user = await context.signed_in(asker)
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, data.invite)
        others = [chair.user for chair in table.chairs if chair.user is not None and chair.user != user.id]
    await check_rated(context, user, table.fixed.rated, others)
    await context.check_asked(user, table.fixed)
    await context.limits.spend(limits.SEATS, user.id)

    def act(table: Table, now: float) -> list[Row]:
        check_invited(table, user, data.invite)
        if table.fixed.rated and any(chair.user not in (None, user.id, *others) for chair in table.chairs):
            raise No("busy", "Somebody else has sat down at this moment; please try again.")
        if table.seating.seats_of(user.id):
            raise No("seated", "You sit at this table already.")
        if data.luck:
            table.check_commitment(data.commitment)
        rows = table.sit(user.id, user.name, data.seat, data.luck, now, program=user.bot)
        return rows + begun_if_complete(table, now)

    async with context.limits.turns.of(user.id):
        await check_sits(context, user)
        await context.house.change(table_id, act)
    return await info(context, table_id, user)


@post("/api/tables/{table_id:str}/luck", status_code=200)
async def add_luck(asker: Asker, context: Premises, table_id: str, data: wire.AddLuck) -> wire.TableInfo:
    """Add to luck, after the commitment was seen; the game begins when all have."""
    user = await context.signed_in(asker)

    def act(table: Table, now: float) -> list[Row]:
        rows = table.add_luck(own_seat(table, user), data.luck, data.commitment, now)
        return rows + begun_if_complete(table, now)

    return await act_of(asker, context, table_id, act)


def check_invited(table: Table, user: User, invite: str) -> None:
    """Public tables are open to all, the others to who has the invitation."""
    check_watcher(table, user, invite)
    check_not_sent_away(table, user)
    if user.bot and not table.fixed.bots:
        raise No("people_only", "This table is for people: its host has not opened it to bots.")
    welcome = table.fixed.visibility == "public" or bool(table.fixed.club) or user.id == table.fixed.host
    if not welcome and not is_invitation(table, invite):
        raise No("not_invited", "This table needs an invitation: ask its host for the link.")


def check_not_sent_away(table: Table, user: User) -> None:
    if user.id in table.sent_away:
        raise No("sent_away", "The host has asked you to leave this table.")


async def act_of(asker: Asker, context: Premises, table_id: str, act: Act) -> wire.TableInfo:
    """Let something happen, and show the table after it; for whom a table does not exist, nothing happens there."""
    user = await context.signed_in(asker)

    def seen(table: Table, now: float) -> list[Row]:
        check_watcher(table, user, "")
        return act(table, now)

    await context.house.change(table_id, seen)
    return await info(context, table_id, user)


def own_seat(table: Table, user: User, seat: Seat | None = None) -> Seat:
    """The seat a person acts for; for whom a table does not exist, neither does a seat."""
    check_watcher(table, user, "")
    own = table.seating.seats_of(user.id)
    if not own or (seat is not None and seat not in own):
        raise No("not_yours", "That is not your seat." if own else "You do not sit at this table.")
    return own[0] if seat is None else seat


@post("/api/tables/{table_id:str}/start", status_code=200, needs="host")
async def start(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """The host lets the game begin; bots take the seats that are still free."""
    user = await context.signed_in(asker)

    def act(table: Table, now: float) -> list[Row]:
        if user.id != table.fixed.host:
            raise No("not_yours", "Whoever opened the table lets the game begin.")
        rows = [row for seat in table.seating.free() for row in table.sit_bot(table.seating.stand_in(), seat, now)]
        return rows + table.start(now)

    return await act_of(asker, context, table_id, act)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """Stand up before the game begins."""
    user = await context.signed_in(asker)
    return await act_of(asker, context, table_id, lambda table, now: table.stand(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """Give the game up."""
    user = await context.signed_in(asker)
    return await act_of(asker, context, table_id, lambda table, now: table.resign(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """Take the seat over from the bot that stood in."""
    user = await context.signed_in(asker)
    return await act_of(asker, context, table_id, lambda table, now: table.come_back(own_seat(table, user), now))


@post("/api/tables/{table_id:str}/votes", status_code=200)
async def propose(asker: Asker, context: Premises, table_id: str, data: wire.Proposal) -> wire.TableInfo:
    """Put something to the vote; a missing player is replaced by a bot of similar strength unless one is named."""
    user = await context.signed_in(asker)
    await check_sits_there(context, table_id, user)
    await context.limits.spend(limits.PROPOSALS, f"{user.id} {table_id}")
    subject = data.to if data.kind == "undo" else data.seat
    level = data.level
    if data.kind == "replace" and level is None and data.seat is not None:
        level = await level_like(context, table_id, data.seat)
    if data.kind == "replace":
        await context.house.ask_around(table_id)

    def act(table: Table, now: float) -> list[Row]:
        if data.level is not None and table.fixed.rated:
            raise No("rated", "In a rated game nobody chooses the bot that stands in.")
        present = context.house.present(table_id)
        return table.propose(own_seat(table, user), data.kind, subject, level, now, present)

    return await act_of(asker, context, table_id, act)


async def check_sits_there(context: Premises, table_id: str, user: User) -> None:
    """Before anybody is asked about a table: who has no seat there has nothing to ask."""
    async with context.house.holding(table_id) as (_, table):
        own_seat(table, user)


async def level_like(context: Premises, table_id: str, seat: Seat) -> str | None:
    """The level of a bot about as strong as who sits there."""
    async with context.house.holding(table_id) as (_, table):
        who = table.chairs[seat].user if seat < table.fixed.seats else None
        game, seats = table.game, table.fixed.seats
    return None if who is None else await context.shelf.similar(game.key, seats, who, levels_of(game))


@post("/api/tables/{table_id:str}/ballots", status_code=200)
async def ballot(asker: Asker, context: Premises, table_id: str, data: wire.Ballot) -> wire.TableInfo:
    """Vote on what is proposed."""
    user = await context.signed_in(asker)
    await check_sits_there(context, table_id, user)
    if data.agree:
        await context.house.ask_around(table_id)  # it may be about somebody who is there

    def act(table: Table, now: float) -> list[Row]:
        present = context.house.present(table_id)
        return table.ballot(own_seat(table, user), data.vote, data.agree, now, present)

    return await act_of(asker, context, table_id, act)


@post("/api/tables/{table_id:str}/standing", status_code=200)
async def standing(asker: Asker, context: Premises, table_id: str, data: wire.Standing) -> wire.TableInfo:
    """Give an answer in advance, or take it back."""
    user = await context.signed_in(asker)
    await context.limits.spend(limits.STANDING, user.id)
    said = None
    if data.answer is not None:
        said = {"words": data.answer, "fact": data.fact, "at_least": data.at_least, "at_most": data.at_most}

    def act(table: Table, now: float) -> list[Row]:
        seat = own_seat(table, user, data.seat)
        check_awaited(table.game, data.step, data.answer, data.fact)
        return table.give_in_advance(seat, data.step, said, now)

    return await act_of(asker, context, table_id, act)


@get("/api/tables/{table_id:str}/standing")
async def given_in_advance(asker: Asker, context: Premises, table_id: str) -> wire.InAdvance:
    """What one's own seats have answered in advance, and what they could."""
    user = await context.signed_in(asker)
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, "")
        own = table.seating.seats_of(user.id)
        given = [
            wire.Given(seat=seat, step=step, **dataclasses.asdict(said))
            for (seat, step), said in table.standing.items()
            if seat in own
        ]
        return wire.InAdvance(awaited=msgspec.convert(awaited(table.game), list[wire.Awaited]), given=given)


@post("/api/tables/{table_id:str}/invite", status_code=200, needs="host")
async def invite_anew(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """A new invitation, which the host can send; the old one is none any more."""
    user = await context.signed_in(asker)
    await context.limits.spend(limits.SEATS, user.id)

    def act(table: Table, now: float) -> list[Row]:
        check_host(table, user)
        return table.invite_anew(secrets.token_urlsafe(12), now)

    return await act_of(asker, context, table_id, act)


@post("/api/tables/{table_id:str}/dismiss", status_code=200, needs="host")
async def dismiss(asker: Asker, context: Premises, table_id: str, data: wire.Dismissal) -> wire.TableInfo:
    """The host sends somebody away before the game begins."""
    user = await context.signed_in(asker)

    def act(table: Table, now: float) -> list[Row]:
        check_host(table, user)
        return table.send_away(data.seat, now)

    return await act_of(asker, context, table_id, act)


@post("/api/tables/{table_id:str}/close", status_code=200, needs="host")
async def close(asker: Asker, context: Premises, table_id: str) -> wire.TableInfo:
    """The host takes a table away whose game has not begun."""
    user = await context.signed_in(asker)

    def act(table: Table, now: float) -> list[Row]:
        check_host(table, user)
        if table.status != "open":
            raise No("started", "The game has begun; you can resign, or propose to end it.")
        return table.close(now)

    return await act_of(asker, context, table_id, act)


def check_host(table: Table, user: User) -> None:
    if user.id != table.fixed.host:
        raise No("not_yours", "That is for whoever opened the table.")


@post("/api/tables/{table_id:str}/chat", status_code=204, needs="talk")
async def say(asker: Asker, context: Premises, table_id: str, data: wire.Said, invite: str = "") -> None:
    """Say something at the table."""
    await context.say(table_id, await context.signed_in(asker), data.text, invite)


@post("/api/tables/{table_id:str}/rematch", status_code=200, needs="host")
async def rematch(asker: Asker, context: Premises, table_id: str, adds: bool = False) -> wire.TableInfo:
    """Open a table for the same again, or come to the one somebody else has opened; `adds` as in `NewTable`."""
    user = await context.signed_in(asker)
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, "")
        own_seat(table, user)
        if table.status != "over" or table.record is None:
            raise No("not_over", "A rematch follows a finished game.")
        again = table.rematch
    async with context.limits.turns.of(user.id):
        if again is None:
            await check_opens(asker, context, user)
            again = await open_again(context, table, user)
        else:
            await context.limits.spend(limits.SEATS, user.id)
        await sit_again(context, again, user, adds)
    return await info(context, again, user)


async def open_again(context: Premises, table: Table, user: User) -> str:
    """A table like the last one, with its bots; if somebody else was first, his."""
    fixed = dataclasses.replace(
        table.fixed,
        id=context.house.new_table_id(),
        rules=table.game.version,
        host=user.id,
        invite=secrets.token_urlsafe(12),
        secret=new_secret(),
        created=time.time(),
        rematch_of=table.fixed.id,
    )
    await context.house.create(fixed)
    bots = [(seat, chair.bot) for seat, chair in enumerate(table.chairs) if chair.user is None and chair.bot]

    def seat_bots(again: Table, now: float) -> list[Row]:
        rows = again.let_browsers_seal(now) if table.closings.by_browsers else []
        return rows + [row for seat, level in bots for row in again.sit_bot(level, seat, now)]

    await context.house.change(fixed.id, seat_bots)
    try:
        await context.house.change(table.fixed.id, lambda old, now: old.play_again(fixed.id, now))
    except No:
        async with context.house.holding(table.fixed.id) as (_, old):
            if old.rematch is None:
                raise
            return old.rematch
    return fixed.id


async def sit_again(context: Premises, table_id: str, user: User, adds: bool) -> None:
    """Sit down at the rematch; the game begins when all have."""

    def act(table: Table, now: float) -> list[Row]:
        if table.seating.seats_of(user.id):
            return []
        check_not_sent_away(table, user)
        rows = table.sit(user.id, user.name, None, "", now, adds=adds, program=user.bot)
        return rows + begun_if_complete(table, now)

    await context.house.change(table_id, act)
