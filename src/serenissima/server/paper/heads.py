"""Heads of pages that are handed on: what is said of them elsewhere, and the facts of their pictures.

Only what a stranger may know: of a private table or a closed page there is none.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.games import GAMES
from serenissima.kernel.whereabouts import Chart, chart_of
from serenissima.puzzles.puzzle import opened
from serenissima.server import profiles
from serenissima.server.annals import is_open
from serenissima.server.context import Context
from serenissima.server.paper.head import Head, Line
from serenissima.server.refusals import No
from serenissima.server.solving import puzzle_called
from serenissima.server.storage import players, tables
from serenissima.server.table import Broken, Fixed, Row, Table
from serenissima.text.words import Words

LANGUAGE = "en"  # strangers' machines ask in none
MOST = 5  # rows of a picture
TAKES: Final = 10.0  # seconds at most, until the chart of a game is known


def title_of(game: str) -> str:
    """What a game is called."""
    return Words(LANGUAGE, game).title if game in GAMES else game


async def head_of(context: Context, path: str) -> Head | None:
    """The head of a page by its path; none where there is nothing to tell a stranger."""
    parts = path.strip("/").split("/")
    if parts[0] == "embed":
        parts = parts[1:]
    try:
        match parts:
            case ["table" | "review" | "replay" as kind, table_id]:
                return await of_table(context.engine, "table" if kind == "table" else "review", table_id)
            case ["puzzles" | "puzzle", key, name]:
                return of_puzzle(key, name)
            case ["people", name]:
                return await of_person(context, name)
            case ["explorer", key] if key in GAMES:
                return Head(title_of(key), Words(LANGUAGE, key).of_itself("about", ""), f"game/{key}")
    except No:
        return None
    return None


async def of_table(engine: AsyncEngine, kind: str, table_id: str) -> Head | None:
    """A table that all may know of, while it is played or afterwards."""
    async with engine.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
        if row is None or not await is_open(connection, row):
            return None
        found = select(players).where(players.c.table_id == table_id).order_by(players.c.seat)
        seats = list(await connection.execute(found))
    lines = tuple(line_of(row, seat) for seat in seats[:MOST])
    about = ", ".join(f"{line.name} {line.value}".strip() for line in lines)
    inside = "table" if kind == "table" else "replay"
    return Head(title_of(row.game), about, f"{kind}/{table_id}", f"embed/{inside}/{table_id}", lines, row.game)


def line_of(row: Any, seat: Any) -> Line:
    """A seat: while a game goes on its name alone, since what it has may be hidden."""
    result = row.result or {}
    scores, places = result.get("scores") or [], result.get("places") or []
    if row.status != "over" or len(scores) <= seat.seat:
        first = row.status == "over" and len(places) > seat.seat and places[seat.seat] == 1
        return Line(seat.name, colour=seat.seat, first=first)
    most = max(1, *scores)
    score = scores[seat.seat]
    return Line(seat.name, str(score), max(0.0, score / most), seat.seat, places[seat.seat] == 1)


def of_puzzle(key: str, name: str) -> Head:
    """A puzzle; what is right is not told, nor what it is about."""
    game, puzzle = puzzle_called(key, name)
    title = title_of(game.key)
    return Head(title, "?", f"puzzle/{game.key}.{puzzle.id}", f"embed/puzzle/{game.key}/{puzzle.id}", (), game.key)


async def of_person(context: Context, name: str) -> Head | None:
    """Somebody whose page is open."""
    page = await profiles.page(context.engine, None, name, context.house.clock())
    if page.closed:
        return None
    best = max((one.rating.points + one.rating.give for one in page.ratings), default=1)
    lines = tuple(
        Line(title_of(one.game), f"{one.rating.points} ±{one.rating.give}", one.rating.points / best, at)
        for at, one in enumerate(page.ratings[: MOST - 1])
    )
    about = ", ".join(f"{line.name} {line.value}" for line in lines) or "Serenissima"
    return Head(page.name, about, f"person/{page.name}", "", lines)


# Charts


async def charted(context: Context, head: Head) -> Head:
    """The head with the chart of its game, for a picture; as it was where nothing can be told."""
    kind, _, name = head.picture.partition("/")
    if kind == "puzzle":
        game, puzzle = puzzle_called(*name.split(".", 1))
        return replace(head, chart=chart_of(game, opened(game, puzzle)))
    if kind not in ("table", "review"):
        return head
    ledger = context.house.ledger
    fixed, rows = await ledger.fixed(name), await ledger.rows(name)
    if fixed is None or not rows:
        return head
    try:
        return replace(head, chart=await context.analyst.readers.done(TAKES, chart_now, fixed, rows))
    except No:
        return head


def chart_now(fixed: Fixed, rows: list[Row]) -> Chart | None:
    """The chart of a table after its log; none before its game has begun, and where the log cannot be followed."""
    table = Table(fixed)
    try:
        table.take_all(rows)
    except Broken:
        return None
    return None if table.course is None else chart_of(table.game, table.playing.state)
