"""What those who answer need of an open house, whether a server or a browser's tab holds it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from secrets import compare_digest
from typing import Any, Protocol

from serenissima.server import wire
from serenissima.server.analysis import Analyst
from serenissima.server.channels import Notice
from serenissima.server.house import House
from serenissima.server.limits import TALK, TALK_LONG, Limits
from serenissima.server.persons import Asker, User
from serenissima.server.refusals import No
from serenissima.server.settings import Settings
from serenissima.server.table import Fixed, Table


class People(Protocol):
    """Who is known here."""

    async def user_of(self, token: str | None) -> User | None:
        """Whose session that is; none if it has run out."""

    async def name_is_free(self, name: str, user_id: str) -> bool:
        """Whether nobody else is called so, or looks so."""

    async def share_an_address(self, one: str, others: list[str]) -> bool:
        """Whether somebody has signed in from where one of the others has."""

    async def kin(self, one: User, others: list[str]) -> bool:
        """Whether one of the others is a bot of his, his owner, or another bot of his owner."""


@dataclass(frozen=True)
class Wanted:
    """Which tables somebody looks for."""

    game: str | None = None
    status: wire.Status | None = None
    seats: int | None = None
    mine: bool = False
    rated: bool | None = None
    before: float | None = None


Seated = tuple[dict[str, Any], list[dict[str, Any]]]  # a table as it is stored, and who sits there


class Shelf(Protocol):
    """What lies beside the logs: lists of tables, talk, notes, ratings."""

    async def tables(self, wanted: Wanted, user: User | None, most: int) -> list[Seated]:
        """Tables, the latest first: public ones, or one's own."""

    async def unfinished(self, user: User, most: int) -> int:
        """How many tables that somebody has opened or sits at are not over; it is counted no further than that."""

    async def say(self, line: dict[str, Any]) -> int:
        """Keep a line of chat; its number."""

    async def speaks_as(self, user: User) -> str | None:
        """The name that somebody speaks under, as of now: who is connected was looked up a while ago.

        None while a moderator has asked him to be quiet.
        """

    async def said(self, table_id: str, most: int) -> list[dict[str, Any]]:
        """What was said at a table, the oldest first."""

    async def notes(self, table_id: str, user: User) -> str:
        """Somebody's own notes."""

    async def keep_notes(self, table_id: str, user: User, text: str) -> None:
        """Keep them."""

    async def similar(self, game: str, seats: int, who: str, levels: list[str]) -> str | None:
        """The level of a bot about as strong as that person; none while too little is known."""

    async def leaders(self, game: str, seats: int, bots: bool) -> list[wire.Place]:
        """The best players of a game with that many seats: people, or bots of people."""


class Premises:
    """The open house."""

    settings: Settings
    accounts: People
    house: House
    limits: Limits
    analyst: Analyst
    shelf: Shelf

    async def user_of(self, asker: Asker) -> User | None:
        """Who asks; nobody may be signed in. A program needs the scope of what it asks for."""
        user = await self.accounts.user_of(asker.token)
        if user is not None:
            user.check_scope(asker.needs)
        return user

    async def signed_in(self, asker: Asker) -> User:
        """Who asks; somebody must be signed in."""
        user = await self.user_of(asker)
        if user is None:
            raise No("not_signed_in", "Sign in first, or come as a guest.")
        return user

    async def check_asked(self, user: User, fixed: Fixed) -> None:
        """Whether somebody may sit down, by what the table asks of people; a house without company asks nothing."""

    async def may_watch(self, table_id: str, user: User | None, invite: str) -> None:
        """A private table is for its players and for who was invited."""
        async with self.house.holding(table_id) as (_, table):
            check_watcher(table, user, invite)

    async def say(self, table_id: str, user: User | None, text: str, invite: str = "") -> None:
        """A line of chat, stored and told to everybody at the table."""
        if user is None:
            raise No("not_signed_in", "Only players and guests with a name can speak.")
        async with self.house.holding(table_id) as (_, table):
            check_watcher(table, user, invite)
            check_speaker(table, user)
        if not text.strip():
            raise No("nothing_to_do", "Nothing was said.")
        name = await self.shelf.speaks_as(user)
        if name is None:
            raise No("muted", "A moderator has asked you to be quiet for a while.")
        await self.limits.spend(TALK, user.id)
        await self.limits.spend(TALK_LONG, user.id)
        row = {"table_id": table_id, "user_id": user.id, "name": name, "text": text, "at": time.time()}
        number = await self.shelf.say(row)
        self.house.broadcast(table_id, chat_frame(number, row, user))
        await self.house.publish(Notice(table_id, chat=number))


def check_watcher(table: Table, user: User | None, invite: str) -> None:
    """A private table does not exist for others."""
    fixed = table.fixed
    inside = user is not None and (
        user.id == fixed.host or bool(table.seating.seats_of(user.id)) or user.role in ("moderator", "admin")
    )
    away = user is not None and user.id in table.sent_away
    if fixed.visibility == "private" and not inside and (away or not is_invitation(table, invite)):
        raise No("not_found", "There is no such table.")


def is_invitation(table: Table, said: str) -> bool:
    """Whether that is the invitation of the table; how much of it fits takes no time to find out."""
    return compare_digest(said.encode(), table.invite.encode())


def may_watch(table: Table, user: User | None, invite: str) -> bool:
    """Whether that table exists for him."""
    try:
        check_watcher(table, user, invite)
    except No:
        return False
    return True


def check_speaker(table: Table, user: User) -> None:
    """Players speak; onlookers of a game under way could give things away, so they listen."""
    if not table.seating.seats_of(user.id) and table.status in ("playing", "paused"):
        raise No("not_yours", "Only players can speak while the game goes on.")
    if user.id in table.sent_away:
        raise No("sent_away", "The host has asked you to leave this table.")


def chat_frame(number: int, row: dict[str, Any], user: User) -> wire.ChatFrame:
    who = wire.Person(id=str(row["user_id"]), name=str(row["name"]), guest=user.guest, bot=user.bot)
    return wire.ChatFrame(id=number, who=who, text=str(row["text"]), at=float(str(row["at"])))
