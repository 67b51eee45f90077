"""Everything a request may need, in one place: accounts, the house, the settings, and who may do what."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import storage, wire
from serenissima.server.accounts import Accounts, User
from serenissima.server.analysis import Analyst
from serenissima.server.attendance import Attendance
from serenissima.server.channels import Notice
from serenissima.server.house import House
from serenissima.server.limits import Bucket
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.table import Table


@dataclass
class Context:
    """The open house."""

    settings: Settings
    engine: AsyncEngine
    accounts: Accounts
    house: House
    attendance: Attendance
    guesses: Bucket = field(default_factory=lambda: Bucket(8, 900.0))  # wrong passwords
    analyst: Analyst = field(default_factory=Analyst)

    async def may_watch(self, table_id: str, user: User | None, invite: str) -> None:
        """A private table is for its players and for who was invited."""
        async with self.house.holding(table_id) as (_, table):
            check_watcher(table, user, invite)

    async def say(self, table_id: str, user: User | None, text: str) -> None:
        """A line of chat, stored and told to everybody at the table."""
        if user is None:
            raise No("not_signed_in", "Only players and guests with a name can speak.")
        async with self.house.holding(table_id) as (_, table):
            check_speaker(table, user)
        row = {"table_id": table_id, "user_id": user.id, "name": user.name, "text": text, "at": time.time()}
        async with self.engine.begin() as connection:
            done = await connection.execute(insert(storage.chat).values(**row).returning(storage.chat.c.id))
            number = int(done.scalar_one())
        self.house.broadcast(table_id, chat_frame(number, row, user.guest))
        await self.house.channel.publish(Notice(table_id, chat=number))


def check_watcher(table: Table, user: User | None, invite: str) -> None:
    fixed = table.fixed
    inside = user is not None and (
        user.id == fixed.host or bool(table.seating.seats_of(user.id)) or user.role != "player"
    )
    if fixed.visibility == "private" and not inside and invite != fixed.invite:
        raise No("not_found", "There is no such table.")


def check_speaker(table: Table, user: User) -> None:
    """Players speak; onlookers of a game under way could give things away, so they listen."""
    if not table.seating.seats_of(user.id) and table.status in ("playing", "paused"):
        raise No("not_yours", "Only players can speak while the game goes on.")


def chat_frame(number: int, row: dict[str, object], guest: bool) -> wire.ChatFrame:
    who = wire.Person(id=str(row["user_id"]), name=str(row["name"]), guest=guest)
    return wire.ChatFrame(id=number, who=who, text=str(row["text"]), at=float(str(row["at"])))
