"""The explorer of a game: what the archive says, as a page and as files; remembered until it is refreshed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.games import GAMES
from serenissima.kernel.openings import opening_of
from serenissima.server import wire
from serenissima.server.refusals import No
from serenissima.server.storage import users
from serenissima.statistics.filters import Filters

if TYPE_CHECKING:
    from serenissima.statistics.archive import Archive
    from serenissima.statistics.questions import Rows

REMEMBERED = 400  # pages
KINDS = {1: "winner", 2: "second"}


def is_there() -> bool:
    """Whether this house can keep statistics: that takes DuckDB, of the extra `server`."""
    return find_spec("duckdb") is not None


class Explorer:
    """Asks the archive, in other threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.opened: Archive | None = None
        self.stamp = 0
        self.told: OrderedDict[Filters, dict[str, Rows]] = OrderedDict()

    @property
    def archive(self) -> Archive:
        """The archive, opened when it is first asked for."""
        if self.opened is None:
            if not is_there():
                raise No("no_statistics", "This house keeps no statistics.")
            from serenissima.statistics.archive import Archive

            self.opened = Archive(self.folder)
        return self.opened

    def close(self) -> None:
        if self.opened is not None:
            self.opened.close()

    async def found(self, filters: Filters) -> dict[str, Rows]:
        """The rows of a page."""
        archive = self.archive
        from serenissima.statistics.questions import ask

        if archive.stamp != self.stamp:
            self.told.clear()
            self.stamp = archive.stamp
        if filters not in self.told:
            self.told[filters] = await asyncio.to_thread(ask, archive, filters)
            while len(self.told) > REMEMBERED:
                self.told.popitem(last=False)
        return self.told[filters]

    async def page(self, engine: AsyncEngine, filters: Filters) -> wire.Statistics:
        """All that is shown of the games that fit."""
        rows, state = await self.found(filters), self.archive.state
        counted = rows["seats"]
        sat = sum(games for _, games, _ in counted)
        opening = opening_of(GAMES[filters.game])
        return wire.Statistics(
            game=filters.game,
            refreshed=state.refreshed or None,
            games=sum(games for _, games in rows["length"]),
            all_games=state.games.get(filters.game, 0),
            fair=sum(won for _, _, won in counted) / sat if sat else 0.0,
            place="" if opening is None else opening.place,
            openings=[step_of(*row) for row in rows["openings"]],
            places=tallies(rows["places"]),
            seats=tallies(counted),
            leads=tallies(rows["leads"]),
            rounds=[(rounds, games) for rounds, games in rows["length"]],
            minutes=median(rows["minutes"]),
            outcomes={name: [row[1:] for row in rows["outcomes"] if row[0] == at] for at, name in KINDS.items()},
            records=await records(engine, state.records.get(filters.game, [])),
        )

    async def file(self, filters: Filters, part: str, form: str) -> bytes:
        """One part of the page as a file."""
        archive = self.archive
        from serenissima.statistics.questions import DRAWN, write

        if part not in DRAWN or not archive.sums(filters.game, "seats").exists():
            raise No("not_found", f"There is no such part; there are {', '.join(DRAWN)}.")
        with TemporaryDirectory() as folder:
            to = Path(folder) / f"{part}.{form}"
            await asyncio.to_thread(write, archive, filters, part, form, to)
            return to.read_bytes()


def step_of(text: str, games: int, won: float) -> wire.OpeningStep:
    """One level of an opening, as its words say it."""
    words = text.split()
    things = [tuple(word.split(":", 1)) for word in words if ":" in word]
    verb = next((word for word in words if ":" not in word), "")
    return wire.OpeningStep(key=text, verb=verb, things=[(kind, name) for kind, name in things], games=games, won=won)


def tallies(rows: Rows) -> list[wire.Tally]:
    return [wire.Tally(key=str(key), games=games, won=won) for key, games, won in rows]


def median(rows: Rows) -> int | None:
    """The middle of what so many games took."""
    left = sum(games for _, games in rows) / 2
    for value, games in rows:
        left -= games
        if left <= 0:
            return int(value)
    return None


async def records(engine: AsyncEngine, kept: list[dict[str, Any]]) -> list[wire.GameRecord]:
    """The records of those who are still known and whose pages are open, and of bots."""
    who = [one["who"] for one in kept]
    query = select(users).where(users.c.id.in_(who) & users.c.role.not_in(["gone", "banned"]))
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
    names = {row["id"]: row["name"] for row in rows if not row["settings"].get("closed")}
    return [
        wire.GameRecord(
            **{name: one[name] for name in ("kind", "table", "ended", "value")},
            name=names.get(one["who"], one["who"].removeprefix("bot:")),
            id=one["who"],
            bot=one["who"].startswith("bot:"),
        )
        for one in kept
        if one["who"] in names or one["who"].startswith("bot:")
    ]
