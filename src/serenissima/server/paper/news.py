"""What the house has to tell: finished public games of note, puzzles of the day, contests; and games of a person."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Any

from sqlalchemy import desc, select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import profiles, wire
from serenissima.server.contests import routes as contests
from serenissima.server.context import Context
from serenissima.server.paper.atom import Item, feed
from serenissima.server.paper.heads import title_of
from serenissima.server.solving import Solving, of_day, today
from serenissima.server.storage import players, sittings, tables, users

LOOKED_AT = 120  # rated games that ended last
SHOWN = 20
NOTED = 15  # points of the rating that a win brought: it was against the odds
DAYS = 7  # of puzzles


async def of_the_house(context: Context) -> str:
    """Everything, the latest first."""
    address = context.settings.address
    items = [*await games_of_note(context.engine, address), *await puzzles(context, address)]
    items += [contest(row, address) for row in await contests.latest(context)]
    items.sort(key=lambda item: -item.at)
    return feed("Serenissima", f"{address}/", f"{address}/api/news.atom", items[: 2 * SHOWN])


async def games_of_note(engine: AsyncEngine, address: str) -> list[Item]:
    """Rated public games of people that somebody has won against the odds."""
    over = (tables.c.status == "over") & (tables.c.visibility == "public") & tables.c.rated & tables.c.entered
    latest = select(tables.c.id).where(over).order_by(desc(tables.c.told)).limit(LOOKED_AT)
    async with engine.connect() as connection:
        ids = list((await connection.execute(latest)).scalars())
        won = (sittings.c.outcome == "won") & (sittings.c.gain >= NOTED) & sittings.c.table_id.in_(ids)
        noted = list(
            await connection.execute(select(sittings).where(won).order_by(desc(sittings.c.ended)).limit(SHOWN))
        )
        seated = select(players).where(players.c.table_id.in_([row.table_id for row in noted]))
        names: dict[str, list[Any]] = {}
        for seat in await connection.execute(seated.order_by(players.c.seat)):
            names.setdefault(seat.table_id, []).append(seat)
        closed = await closed_pages(connection, [seat.user_id for some in names.values() for seat in some])
    return [
        as_item(row.table_id, row.game, row.ended, f"+{row.gain}", [seat.name for seat in names[row.table_id]], address)
        for row in noted
        if not closed & {seat.user_id for seat in names[row.table_id]}
    ]


async def closed_pages(connection: Any, ids: list[str | None]) -> set[str]:
    """Those of them who keep their games to themselves: what they play is no news."""
    query = select(users.c.id, users.c.settings).where(users.c.id.in_({one for one in ids if one is not None}))
    rows = await connection.execute(query)
    return {row.id for row in rows if row.settings.get("closed") or "games" in row.settings.get("hidden", [])}


def as_item(table: str, game: str, at: float, extra: str, names: list[str], address: str) -> Item:
    """A finished game."""
    title = f"{title_of(game)}: {', '.join(names)}"
    picture = f"{address}/api/cards/review/{table}.png"
    return Item(title, f"{address}/review/{table}", at, extra, game, picture)


async def puzzles(context: Context, address: str) -> list[Item]:
    """The puzzle of each of the last days; what is right is not told."""
    failed, found = await Solving(context.engine).failed(), []
    for back in range(DAYS):
        day = today() - timedelta(days=back)
        game, puzzle = of_day(day, failed)
        link = f"{address}/puzzles/{game.key}/{puzzle.id}"
        at = datetime.combine(day, time(), UTC).timestamp()
        picture = f"{address}/api/cards/puzzle/{game.key}.{puzzle.id}.png"
        found.append(Item(f"{day}: {title_of(game.key)}", link, at, "", "puzzle", picture))
    return found


def contest(row: Any, address: str) -> Item:
    at = row["ended"] or row["created"]
    return Item(row["name"], f"{address}/contests/{row['id']}", at, title_of(row["game"]), "contest")


async def of_a_person(context: Context, name: str) -> str:
    """The latest public games of somebody whose page is open to everybody."""
    address = context.settings.address
    found = await profiles.games(context.engine, None, name, profiles.Sought())
    items = [played(one, address) for one in found.games]
    return feed(name, f"{address}/people/{name}", f"{address}/api/profiles/{name}/games.atom", items)


def played(one: wire.Played, address: str) -> Item:
    names = [f"{seat.name} {'' if seat.score is None else seat.score}".strip() for seat in one.seats]
    place = f"{one.place}/{len(one.seats)}"
    gain = "" if one.gain is None else f", {one.gain:+}"
    return as_item(one.table, one.game, one.ended, f"{place}{gain}", names, address)
