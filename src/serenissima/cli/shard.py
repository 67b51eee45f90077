"""Tables in several databases: `serenissima shard list`, and `serenissima shard move` while people play."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from serenissima.cli.faults import Fault
from serenissima.cli.serve import ready

if TYPE_CHECKING:
    from serenissima.server.shards import Shards

app = App(name="shard", help="Keep the logs of tables in several databases (SERENISSIMA_SHARDS), and move them.")
Database = Annotated[str | None, Parameter(help="Where people, ratings and lists are; without it, the usual house.")]


@app.command(name="list")
def listed(*, database: Database = None) -> int:
    """Tell how many slots and tables each database has."""

    async def told(shards: Shards) -> str:
        from serenissima.server.shards import kept_where

        counts = await kept_where(shards)
        return "\n".join(f"{name}: {slots} slots, {tables} tables" for name, (slots, tables) in counts.items())

    return done(told, database)


@app.command
def move(what: str, to: str, /, *, database: Database = None) -> int:
    """Keep tables in another database from now on, while people play; what was stopped half-way can be done again.

    Parameters
    ----------
    what: str
        A slot (two letters of ids), all slots that begin with a letter, or all of a database, by its name.
    to: str
        The name of a database in SERENISSIMA_SHARDS, or home.
    """

    async def moved(shards: Shards) -> str:
        from serenissima.server import shards as keeping

        some = await slots_named(shards, what)
        count = await keeping.move(shards, some, to)
        return f"{len(some)} slots with {count} tables are in {to} now"

    return done(moved, database)


async def slots_named(shards: Shards, what: str) -> list[str]:
    """The slots that somebody means."""
    from serenissima.server.shards import HOME, SLOTS, Slot

    await shards.read_map()
    if what in shards.parts:
        return [slot for slot in SLOTS if shards.map.get(slot, Slot(HOME)).shard == what]
    some = [slot for slot in SLOTS if slot.startswith(what)]
    if not some or not what:
        raise Fault(
            f"{what!r} is neither a slot nor a database.", f"There are {', '.join(shards.parts)}, or two letters."
        )
    return some


def done(work: Callable[[Shards], Awaitable[str]], database: str | None) -> int:
    """Do it with all databases of the house, and say what came of it."""
    settings = ready({"database": database})
    if not settings.shards:
        raise Fault("This house has one database.", "SERENISSIMA_SHARDS=north=postgresql+asyncpg://…,south=…")
    from serenissima.server.ledger import open_engine
    from serenissima.server.shards import NoSuchShard, open_shards

    async def with_all() -> str:
        home = open_engine(settings.database)
        try:
            async with open_shards(settings, home) as shards:
                return await work(shards)
        finally:
            await home.dispose()

    try:
        sys.stdout.write(f"{asyncio.run(with_all())}\n")
    except NoSuchShard as error:
        raise Fault(f"{error}.") from error
    return 0
