"""Records that are brought in: a game from a file or a link becomes a table, to be looked at or played on."""

from __future__ import annotations

import json
import secrets
import time

import msgspec

from serenissima.bots.levels import levels_of
from serenissima.fairness import new_secret
from serenissima.kernel.core import CHANCE
from serenissima.kernel.record import BadRecord, OtherRules, Record, read_record
from serenissima.server import wire
from serenissima.server.persons import Asker, User
from serenissima.server.premises import Premises
from serenissima.server.quarters import new_table_id
from serenissima.server.refusals import No
from serenissima.server.routes.tables import info
from serenissima.server.routing import post
from serenissima.server.table import Fixed, Row, Table

USUAL_BOT = "mercante"  # who plays on for the others, where the game has such a one
LARGEST = 2_000_000  # characters


class Brought(msgspec.Struct):
    """A record as text; of an unfinished game, or up to that many entries, it is played on."""

    record: str
    entries: int | None = None


@post("/api/records", status_code=201)
async def bring_in(asker: Asker, context: Premises, data: Brought) -> wire.TableInfo:
    """A table with the game of that record."""
    user = await context.signed_in(asker)
    record = read(data.record)
    fixed = fixed_like(record, user)
    await context.house.ledger.create(fixed)
    await context.house.change(fixed.id, lambda table, now: retold(table, record, user, data.entries, now))
    return await info(context, fixed.id, user)


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


def fixed_like(record: Record, user: User) -> Fixed:
    """A private table for that game."""
    return Fixed(
        id=new_table_id(),
        game=record.game.key,
        rules=record.game.version,
        seats=len(record.players),
        options=record.options,
        pace={"kind": "none"},
        visibility="private",
        rated=False,
        shuffle=False,
        host=user.id,
        invite=secrets.token_urlsafe(12),
        secret=new_secret(),
        created=time.time(),
    )


def retold(table: Table, record: Record, user: User, entries: int | None, now: float) -> list[Row]:
    """All sit down under the names of the record, and its answers are given once more."""
    told = record.entries if entries is None else record.entries[:entries]
    over = record.over and len(told) == len(record.entries)
    rows = [row for seat, name in enumerate(record.players) for row in seated(table, user, seat, name, over, now)]
    rows += table.one("start", -1, now)
    for entry in told:
        accepted = table.playing.answers().accept(entry.seat, entry.move, clock=True)
        rows.append(table.answer(accepted, now, "luck" if entry.seat == CHANCE else ""))
    return rows if over else table.settle(rows, now)


def seated(table: Table, user: User, seat: int, name: str, over: bool, now: float) -> list[Row]:
    """Who looks at a finished game sits everywhere; one that goes on he plays in the first seat, bots in the others."""
    levels = levels_of(table.game)
    mine = {"user": user.id, "name": name, "luck": ""}
    bot = {"bot": USUAL_BOT if USUAL_BOT in levels else levels[0], "name": name}
    return table.one("sit", seat, now, json.dumps(mine if over or seat == 0 else bot))
