"""What is found without opening a table: lists of games, notes, and what was said."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from serenissima.server import wire
from serenissima.server.limits import NOTES
from serenissima.server.persons import Asker, User
from serenissima.server.premises import Premises, Wanted, check_watcher
from serenissima.server.refusals import No
from serenissima.server.routing import Limit, get, put


@get("/api/tables")
async def some_tables(
    asker: Asker,
    context: Premises,
    game: Annotated[str | None, Meta(max_length=40)] = None,
    status: wire.Status | None = None,
    seats: Annotated[int | None, Meta(ge=1, le=8)] = None,
    mine: bool = False,
    my_turn: bool = False,
    rated: bool | None = None,
    before: float | None = None,
    limit: Limit = 50,
) -> list[wire.TableListed]:
    """Tables, the latest first: public ones, or one's own (`mine`), those where one is asked (`my_turn`)."""
    user = await context.user_of(asker)
    wanted = Wanted(game, "playing" if my_turn else status, seats, mine or my_turn, rated, before)
    found = [in_list(*one) for one in await context.shelf.tables(wanted, user, limit)]
    return [row for row in found if not my_turn or asks(row, user)]


def asks(row: wire.TableListed, user: User | None) -> bool:
    """Whether the table waits for this person."""
    return any(seat.asked and user is not None and seat.person == user.id for seat in row.seats)


def in_list(row: dict[str, Any], seated: list[dict[str, Any]]) -> wire.TableListed:
    """A table in a list: nothing that its onlookers may not know."""
    asked = row["asked"] if row["status"] == "playing" else []
    by_seat = {one["seat"]: one for one in seated}
    shown = [name for name in wire.TableListed.__struct_fields__ if name != "seats"]
    row = {**row, "updated": row["told"]}  # when a hidden answer was given is nobody's affair
    return wire.TableListed(
        **{name: row[name] for name in shown},
        seats=[seat_in_list(seat, by_seat.get(seat), seat in asked) for seat in range(row["seats"])],
    )


def seat_in_list(seat: int, one: dict[str, Any] | None, asked: bool) -> wire.SeatListed:
    taken = one or {"name": None, "user_id": None, "bot": None}
    program = bool(taken.get("program"))  # a table of a browser's tab knows of none
    said = {"name": taken["name"], "person": taken["user_id"], "bot": taken["bot"]}
    return wire.SeatListed(seat=seat, program=program, asked=asked, **said)


@get("/api/tables/{table_id:str}/chat")
async def said(
    asker: Asker, context: Premises, table_id: str, invite: str = "", limit: Limit = 100
) -> list[wire.ChatKept]:
    """What was said at a table, the oldest first."""
    user = await context.user_of(asker)
    await context.may_watch(table_id, user, invite)
    found = await context.shelf.said(table_id, limit)
    return [wire.ChatKept(**{name: row[name] for name in wire.ChatKept.__struct_fields__}) for row in found]


@get("/api/tables/{table_id:str}/notes")
async def read_notes(asker: Asker, context: Premises, table_id: str) -> wire.Notes:
    """One's own notes; nobody else ever sees them."""
    user = await context.signed_in(asker)
    return wire.Notes(text=await context.shelf.notes(table_id, user))


@put("/api/tables/{table_id:str}/notes", status_code=204)
async def write_notes(asker: Asker, context: Premises, table_id: str, data: wire.Notes) -> None:
    """Keep one's own notes."""
    user = await context.signed_in(asker)
    async with context.house.holding(table_id) as (_, table):
        check_watcher(table, user, "")
        if not table.seating.seats_of(user.id):
            raise No("not_yours", "Notes are for those who sit at the table.")
    await context.limits.spend(NOTES, user.id)
    await context.shelf.keep_notes(table_id, user, data.text)
