"""Records that are brought in, and games that are taken along.

A game from a file, a link or another house becomes a table, to be looked at or played on: private, unrated, and without
proof of its luck, which was made elsewhere. So a game whose line was lost goes on in the browser's own house, and comes
back as a table of its own; the one on the server stays where it was.
"""

from __future__ import annotations

import msgspec

from serenissima.bots.levels import levels_of
from serenissima.kernel.core import CHANCE, Seat
from serenissima.kernel.record import BadRecord, OtherRules, Record, read_record
from serenissima.server import wire
from serenissima.server.names import alike, check_name
from serenissima.server.persons import Asker, User
from serenissima.server.premises import Premises
from serenissima.server.refusals import No
from serenissima.server.routes.records import watched
from serenissima.server.routes.tables import check_opens, info
from serenissima.server.routing import get, post
from serenissima.server.table import Fixed, Row, Table

LARGEST = 2_000_000  # characters


@post("/api/records", status_code=201, needs="host")
async def bring_in(asker: Asker, context: Premises, data: wire.Brought) -> wire.TableInfo:
    """A table with the game of that record."""
    user = await context.signed_in(asker)
    return await opened_from(asker, context, user, read(data.record), data)


async def opened_from(
    asker: Asker, context: Premises, user: User, record: Record, data: wire.Brought
) -> wire.TableInfo:
    """A table on which that game goes on, or is looked at."""
    check(record, data)
    fixed = fixed_like(record, user, context.house.new_table_id())
    retold(Table(fixed), record, user, data, fixed.created)  # refuses before anything is stored
    async with context.limits.turns.of(user.id):
        await check_opens(asker, context, user)
        await context.house.create(fixed)
        await context.house.change(fixed.id, lambda table, now: retold(table, record, user, data, now))
    return await info(context, fixed.id, user)


@get("/api/tables/{table_id:str}/along")
async def along(asker: Asker, context: Premises, table_id: str) -> wire.Along:
    """A game under way, for the one person at it: all others are bots, and nothing is at stake."""
    user = await context.signed_in(asker)
    table = await watched(context, user, table_id, "")
    people = [seat for seat, chair in enumerate(table.chairs) if chair.bot is None]
    if table.status != "playing" or table.fixed.rated or [table.chairs[seat].user for seat in people] != [user.id]:
        raise No("not_alone", "Only an unrated game against bots alone can be taken along.")
    levels = [chair.bot or "" for chair in table.chairs]
    return wire.Along(record=table.playing.text(), seat=people[0], levels=levels)


def read(text: str) -> Record:
    """The game; what is wrong with the text is said."""
    if len(text) > LARGEST:
        raise No("bad_record", "This record is too long.")
    try:
        return read_record(text.splitlines()).record
    except OtherRules as other:
        raise No("other_rules", str(other)) from other
    except BadRecord as error:
        raise No("bad_record", str(error)) from error


def check(record: Record, data: wire.Brought) -> None:
    """Everybody in it has a name that people may have here, and the seat is one of its seats."""
    for name in record.players:
        check_name(name)
    if not 0 <= data.seat < len(record.players):
        raise No("bad_seats", f"There is no seat {data.seat} in that game.")


def fixed_like(record: Record, user: User, table_id: str) -> Fixed:
    """A private table for that game."""
    return Fixed(
        id=table_id,
        game=record.game.key,
        rules=record.game.version,
        seats=len(record.players),
        options=record.options,
        pace={"kind": "none"},
        visibility="private",
        rated=False,
        shuffle=False,
        host=user.id,
    )


def retold(table: Table, record: Record, user: User, data: wire.Brought, now: float) -> list[Row]:
    """All sit down, and the answers of the record are given once more, each as any answer is."""
    told = record.entries if data.entries is None else record.entries[: data.entries]
    over = record.over and len(told) == len(record.entries)
    rows: list[Row] = []
    for seat, name in enumerate(record.players):
        rows += seated(table, name, user, seat, over, data, now)
    rows += table.one("start", -1, now, "" if record.start is None else msgspec.json.encode(record.start).decode())
    for entry in told:
        accepted = table.playing.answers().accept(entry.seat, entry.move, clock=True)
        rows.append(table.answer(accepted, now, "luck" if entry.seat == CHANCE else ""))
    return rows if over else table.settle(rows, now)


def seated(table: Table, name: str, user: User, seat: Seat, over: bool, data: wire.Brought, now: float) -> list[Row]:
    """Who looks at a finished game sits everywhere; one that goes on he plays in his seat, bots in the others."""
    if seat == data.seat and not over:
        return table.sit(user.id, user.name, seat, "", now)
    if over:
        said = {"user": user.id, "name": name, "luck": ""}
    else:
        said = {"bot": level_for(table, seat, data), "name": table.bots_name(name) if alike(name, user.name) else name}
    return table.one("sit", seat, now, msgspec.json.encode(said).decode())


def level_for(table: Table, seat: Seat, data: wire.Brought) -> str:
    """The level that is named for that seat; one that the game does not have is none."""
    wanted = data.levels[seat] if seat < len(data.levels) else ""
    return wanted if wanted in levels_of(table.game) else table.seating.stand_in()
