"""What lies beside the logs in the browser's storage."""

from __future__ import annotations

from typing import Any

from serenissima.bots.strength import evening_of, form, nearest
from serenissima.games import GAMES
from serenissima.server import wire
from serenissima.server.persons import User
from serenissima.server.premises import Seated, Wanted
from serenissima.tab.storage import CHAT, NOTES, TABLES, Change, Storage


class Shelf:
    """Lists of tables, talk and notes; nobody has a rating here."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def tables(self, wanted: Wanted, user: User | None, most: int) -> list[Seated]:
        """Tables, the latest first: whatever is kept here is one's own."""
        found = [row for row in await self.storage.values(TABLES) if fits(row, wanted)]
        found.sort(key=lambda row: float(row["told"]), reverse=True)
        return [(row, row["seated"]) for row in found[:most]]

    async def unfinished(self, user: User, most: int) -> int:
        """There may be any number of them: it is one's own room."""
        return 0

    async def say(self, line: dict[str, Any]) -> int:
        """Keep a line of chat."""
        number = len(await self.storage.values(CHAT)) + 1
        key = f"{line['table_id']}/{number:06d}"
        await self.storage.keep([Change(CHAT, key, {**line, "id": number})])
        return number

    async def speaks_as(self, user: User) -> str | None:
        """There is no moderator, and everybody keeps his name."""
        return user.name

    async def said(self, table_id: str, most: int) -> list[dict[str, Any]]:
        """What was said at a table."""
        return (await self.storage.values(CHAT, f"{table_id}/"))[-most:]

    async def notes(self, table_id: str, user: User) -> str:
        """One's own notes."""
        return str(await self.storage.value(NOTES, table_id) or "")

    async def keep_notes(self, table_id: str, user: User, text: str) -> None:
        """Keep them."""
        await self.storage.keep([Change(NOTES, table_id, text)])

    async def similar(self, game: str, seats: int, who: str, levels: list[str]) -> str | None:
        """The level nearest to one's form: what one has won here among bots."""
        rows = sorted(await self.storage.values(TABLES), key=lambda row: float(row["told"]))
        over = [row for row in rows if row["game"] == game and row["status"] == "over"]
        sat = [[(one["user_id"], one["bot"]) for one in row["seated"]] for row in over]
        found = [evening_of(who, row["result"], seats) for row, seats in zip(over, sat, strict=True)]
        points = form(GAMES[game], [evening for evening in found if evening is not None])
        return None if points is None else nearest(GAMES[game], points)

    async def leaders(self, game: str, seats: int, bots: bool) -> list[wire.Place]:
        """Nobody plays for ratings."""
        return []


def fits(row: dict[str, Any], wanted: Wanted) -> bool:
    """Whether that table is looked for; a public one is a table that strangers could find, and here are none."""
    asked = (("game", wanted.game), ("status", wanted.status), ("seats", wanted.seats), ("rated", wanted.rated))
    same = all(value is None or row[name] == value for name, value in asked)
    return wanted.mine and same and (wanted.before is None or row["told"] < wanted.before)
