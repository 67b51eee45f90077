"""A game that goes on does not become a study: it is refused, and flagged to the moderators where a rating is at stake.

A game is known by the fingerprints of its table, which stand in its log. What two games share at their openings says
nothing, so the first answers are not looked at. Who plays alone with bots for nothing may study that at any time, but
for a record of the game itself, which is opened when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, RowMapping, Select, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.contests.keeping import HOUSE, flag
from serenissima.server.logbook import Logbook
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.server.storage import log, players, reports, tables

OPENING: Final = 12  # answers that many games have in common
RECENT: Final = 12  # rows of a log that tell how a game stands
RUNNING: Final = ("playing", "paused")
REFUSED: Final = "A game that goes on does not become a study; it can be studied when it is over."


async def check(
    ledger: Logbook, user: User, game: str, marks: Sequence[str], what: str, *, strict: bool = False
) -> None:
    """Refuse what holds a running game; `marks` are fingerprints past the opening, the last one where it stands now."""
    if not marks:
        return
    for database in ledger.databases:
        async with database.connect() as connection:
            found = (await connection.execute(alike(game, marks, None if strict else user))).mappings().first()
        if found is not None:
            await refuse(ledger.engine, user, found, what)


def past_opening(marks: Sequence[str]) -> list[str]:
    """The fingerprints that tell one game from another."""
    return list(marks[OPENING:])


def alike(game: str, marks: Sequence[str], spared: User | None) -> Select[Any]:
    """Running tables that stand as one of these does, or have stood as the last one does."""
    recent = (log.c.n >= tables.c.length - RECENT) & log.c.mark.in_(marks)
    where = (tables.c.status.in_(RUNNING)) & (tables.c.game == game) & (log.c.kind == "move")
    query = select(tables.c.id, tables.c.rated, log.c.n, log.c.mark).join(log, log.c.table_id == tables.c.id)
    query = query.where(where & (log.c.n > OPENING) & (recent | (log.c.mark == marks[-1])))
    if spared is not None:
        query = query.where(concerns_others(spared))
    return query.order_by(tables.c.rated.desc()).limit(1)


def concerns_others(user: User) -> ColumnElement[bool]:
    """Whether something is at stake at a table, or somebody else plays there."""
    other = (players.c.table_id == tables.c.id) & players.c.user_id.is_not(None) & (players.c.user_id != user.id)
    return tables.c.rated | exists().where(other)


async def refuse(engine: AsyncEngine, user: User, found: RowMapping, what: str) -> None:
    """No; the moderators are told once of each person and game."""
    if found["rated"]:
        text = f"{what} holds a rated game that goes on: row {found['n']} of its log, fingerprint {found['mark']}."
        await tell_moderators(engine, user, found["id"], text)
    raise No("running", REFUSED)


async def tell_moderators(engine: AsyncEngine, user: User, table_id: str, text: str) -> None:
    """What was tried, with the evidence."""
    said = (reports.c.by == HOUSE) & (reports.c.about == user.id) & (reports.c.table_id == table_id)
    sits = (players.c.table_id == table_id) & (players.c.user_id == user.id)
    async with engine.begin() as connection:
        if (await connection.execute(select(reports.c.id).where(said))).first() is not None:
            return
        own = (await connection.execute(select(players.c.seat).where(sits))).first() is not None
        await flag(connection, user.id, table_id, f"{text} He {'plays' if own else 'does not play'} there.")
