"""Everything a request may need, in one place: accounts, the house, the settings, and who may do what."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, field

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import bots, clubs, leaving, proofs, reliability, storage, wire
from serenissima.server.accounts import Accounts
from serenissima.server.analysis import Analyst
from serenissima.server.analysts import analyst
from serenissima.server.attendance import Attendance
from serenissima.server.calls import Calls
from serenissima.server.channels import Notice
from serenissima.server.contests import keeping
from serenissima.server.counts import InMemory
from serenissima.server.explorer import Explorer
from serenissima.server.house import House
from serenissima.server.length import Length
from serenissima.server.limits import Limits, Meters, Places, Proxies
from serenissima.server.notices import Letters
from serenissima.server.paper.cards import Cards
from serenissima.server.persons import User
from serenissima.server.premises import Premises
from serenissima.server.pulse import Pulse
from serenissima.server.quay import Quay
from serenissima.server.settings import Settings
from serenissima.server.shelf import Shelf
from serenissima.server.table import Fixed
from serenissima.server.timetable import Timetable

NOBODY = "-"  # has neither this number nor this session


@dataclass
class Context(Premises):
    """The open house, as a server holds it."""

    settings: Settings
    engine: AsyncEngine
    accounts: Accounts
    house: House
    attendance: Attendance
    limits: Limits = field(default_factory=lambda: Limits(InMemory()))
    letters: Letters | None = None
    length: Length | None = None
    analyst: Analyst = field(default_factory=analyst)

    calls: Calls = field(init=False)  # who is connected to hear what calls him
    quay: Quay = field(init=False)  # where people find each other
    timetable: Timetable = field(init=False)  # when people play by turns

    def __post_init__(self) -> None:
        self.proxies = Proxies(self.settings.trusted_proxies)
        self.sockets = Places(self.settings.sockets_per_person, self.settings.workers)
        self.meters = Meters(3 * self.settings.frames_per_second)
        self.pulse = Pulse(self.engine)
        self.shelf = Shelf(self.engine)
        self.timetable = Timetable(self.house, self.engine)
        self.explorer = Explorer(self.settings.statistics_folder)
        self.cards = Cards(self.settings.client_folder)

    # Sessions

    async def sign_out(self, who: str) -> None:
        """The connections of a person, or of a session (by its digest), end here and in other processes."""
        self.hear_sign_out(who)
        await self.house.channel.publish(Notice("", signed_out=who))

    def hear_sign_out(self, who: str) -> None:
        """They end here."""
        self.accounts.known.clear()
        self.house.sign_out(lambda connection: who in (connection.user, connection.session))

    async def look_up_anew(self) -> None:
        """Who is signed in is looked up again, in other processes too: somebody is called otherwise."""
        await self.sign_out(NOBODY)

    async def look_at_sessions(self) -> None:
        """Connections whose session has run out in the meantime end too."""
        held = self.house.sessions()
        if held:
            alive = await self.accounts.alive(held)
            self.house.sign_out(lambda connection: bool(connection.session) and connection.session not in alive)

    # Whom a table is for

    async def check_asked(self, user: User, fixed: Fixed) -> None:
        """Tables of a club are for its members and keep its rules; a host may ask for reliable people."""
        async with self.engine.connect() as connection:
            asked = fixed.reliable
            if fixed.club:
                rules = clubs.rules_of(await clubs.check_member(connection, fixed.club, user.id))
                clubs.check_table(rules, asdict(fixed))
                asked = max(asked, rules.reliable)
            await reliability.check(connection, user.id, asked)

    # What people have a right to

    async def kept(self, user: User) -> wire.Kept:
        """All that is kept about somebody."""
        return await leaving.kept(self.engine, user)

    async def forget(self, user: User) -> None:
        """Somebody leaves for good, and his bots with him; all his games must be within reach for that."""
        await leaving.check_reachable(self.house, self.engine, user)
        for bot in await bots.owned(self.engine, user):
            await self.forget(bot)
        await leaving.leave_tables(self.house, self.engine, user)
        await keeping.leave_all(self.engine, user.id)
        await clubs.leave_all(self.engine, user.id)
        name = await self.accounts.forget(user)
        await leaving.rename(self.house, self.engine, user, name)
        await self.sign_out(user.id)

    async def ask_for_proof(self, user: User, address: str, language: str) -> None:
        """A letter that asks whether letters are wanted."""
        if self.letters is not None:
            await proofs.ask(self, user, address, language)

    async def prove(self, user: User, word: str) -> User:
        """Letters are wanted where the word was sent to."""
        return await proofs.prove(self, user, word)

    async def report(self, user: User, said: wire.Report) -> None:
        """Something for the moderators; what is said of a line is said of who spoke it."""
        row = {"by": user.id, "about": said.about, "table_id": said.table, "line": said.line}
        line = None if said.line is None else await self.house.ledger.chat_line(said.line)
        if line is not None:
            row |= {"about": line.user_id, "table_id": line.table_id}
        async with self.engine.begin() as connection:
            await connection.execute(insert(storage.reports).values(**row, text=said.text, at=time.time()))
