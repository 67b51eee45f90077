"""Notices "your turn": by letter, webhook or push, to people who are away; never twice for one question.

A question is noticed once when it has waited a little while; a notice that could not be delivered is tried again, each
time later, and given up in the end. Nothing is sent unless the operator has set it up.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import smtplib
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Protocol
from urllib.parse import urlsplit

import httpx
import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server.house import House
from serenissima.server.settings import Settings
from serenissima.server.storage import notices, players, tables, users
from serenissima.text.words import LANGUAGES, Words

AFTER = 60.0  # seconds a question waits before somebody who is away is told
FIRST_RETRY = 60.0
MOST_TRIES = 6
logger = structlog.get_logger("serenissima.notices")


@dataclass(frozen=True)
class Notice:
    """A question that waits for somebody."""

    user: str
    table: str
    length: int  # of the log: a new question is a new notice
    settings: Mapping[str, Any]
    subject: str
    body: str
    link: str


class Post(Protocol):
    """One way to reach people."""

    def fits(self, notice: Notice) -> bool:
        """Whether this person can be reached so."""

    async def send(self, notice: Notice) -> None:
        """Deliver, or raise."""


class Letters:
    """Letters by SMTP."""

    def __init__(self, server: str, sender: str) -> None:
        self.host, _, port = server.partition(":")
        self.port = int(port or 25)
        self.sender = sender

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("email"))

    async def send(self, notice: Notice) -> None:
        letter = EmailMessage()
        letter["Subject"], letter["From"], letter["To"] = notice.subject, self.sender, notice.settings["email"]
        letter.set_content(f"{notice.body}\n\n{notice.link}\n")
        await asyncio.to_thread(self.deliver, letter)

    def deliver(self, letter: EmailMessage) -> None:
        with smtplib.SMTP(self.host, self.port, timeout=20) as server:
            server.send_message(letter)


class Webhooks:
    """A small JSON object to an address of the person's own."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("webhook"))

    async def send(self, notice: Notice) -> None:
        address = str(notice.settings["webhook"])
        await asyncio.to_thread(check_public, urlsplit(address).hostname or "")
        said = {"subject": notice.subject, "text": notice.body, "link": notice.link, "table": notice.table}
        answer = await self.client.post(address, json=said, timeout=20)
        answer.raise_for_status()


def check_public(host: str) -> None:
    """A person's address must lead out of this house, not to machines beside it."""
    for found in socket.getaddrinfo(host, 443, proto=socket.IPPROTO_TCP):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError(f"{host} is not a public address")


class Pushes:
    """Web push to the browser, encrypted and signed as the standard has it."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = key
        self.contact = contact

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("push"))

    async def send(self, notice: Notice) -> None:
        said = json.dumps({"title": notice.subject, "body": notice.body, "link": notice.link})
        await asyncio.to_thread(self.deliver, dict(notice.settings["push"]), said)

    def deliver(self, subscription: dict[str, Any], said: str) -> None:
        from pywebpush import webpush

        claims = {"sub": f"mailto:{self.contact}"}
        webpush(subscription, said, vapid_private_key=self.key, vapid_claims=claims, timeout=20)


class Notices:
    """Looks for questions that wait for people who are away, and tells them."""

    def __init__(self, engine: AsyncEngine, posts: list[Post], address: str) -> None:
        self.engine = engine
        self.posts = posts
        self.address = address

    async def look(self, house: House) -> int:
        """Tell everybody who is due; how many were told."""
        now, told = house.clock(), 0
        for notice in await self.waiting(house, now):
            if await self.claim(notice, now):
                told += await self.tell(notice, now)
        return told

    async def waiting(self, house: House, now: float) -> list[Notice]:
        """Questions that have waited long enough for somebody who is not at the table."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.length, tables.c.asked, players.c.seat, users)
            .join(players, players.c.table_id == tables.c.id)
            .join(users, users.c.id == players.c.user_id)
            .where((tables.c.status == "playing") & (tables.c.updated < now - AFTER) & players.c.bot.is_(None))
            .where(users.c.active < now - AFTER)
        )
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        asked = [row for row in found if row.seat in row.asked]
        return [self.notice(row) for row in asked if not is_there(house, row[0], row[5])]

    def notice(self, row: Any) -> Notice:
        """What this person is told, in his language."""
        table_id, game, length, user_id, settings = row[0], row[1], row[2], row[5], row.settings
        language = settings.get("language", "en")
        words = Words(language if language in LANGUAGES else "en", game)
        subject = words.say("notices", "subject", game=words.title)
        body = words.say("notices", "body", game=words.title)
        return Notice(user_id, table_id, length, settings, subject, body, f"{self.address}/table/{table_id}")

    async def claim(self, notice: Notice, now: float) -> bool:
        """Whether it is on us, now, to tell; another process or an earlier look may have been first."""
        where = (notices.c.user_id == notice.user) & (notices.c.table_id == notice.table)
        values = {"length": notice.length, "sent": None, "tries": 0, "next_try": now}
        async with self.engine.begin() as connection:
            known = (await connection.execute(select(notices).where(where).with_for_update())).first()
            if known is None:
                await connection.execute(
                    insert(notices).values(user_id=notice.user, table_id=notice.table, **{**values, "tries": 1})
                )
                return True
            if known.length != notice.length:
                await connection.execute(update(notices).where(where).values(**{**values, "tries": 1}))
                return True
            if known.sent is not None or known.tries >= MOST_TRIES or (known.next_try or 0.0) > now:
                return False
            await connection.execute(update(notices).where(where).values(tries=known.tries + 1))
            return True

    async def tell(self, notice: Notice, now: float) -> bool:
        """Send it every way this person wants; note whether it must be tried again."""
        ways = [post for post in self.posts if post.fits(notice)]
        failed = 0
        for post in ways:
            try:
                await post.send(notice)
            except Exception as error:
                failed += 1
                logger.warning("a notice was not delivered", way=type(post).__name__, error=type(error).__name__)
        await self.note(notice, now, delivered=failed < len(ways) or not ways)
        return bool(ways) and failed < len(ways)

    async def note(self, notice: Notice, now: float, delivered: bool) -> None:
        where = (notices.c.user_id == notice.user) & (notices.c.table_id == notice.table)
        async with self.engine.begin() as connection:
            if delivered:
                await connection.execute(update(notices).where(where).values(sent=now, next_try=None))
                return
            tries = (await connection.execute(select(notices.c.tries).where(where))).scalar() or 1
            later = now + FIRST_RETRY * 2 ** (tries - 1)
            await connection.execute(update(notices).where(where).values(next_try=later))


def posts_of(settings: Settings) -> list[Post]:
    """The ways that the operator has set up."""
    posts: list[Post] = []
    if settings.smtp and settings.mail_from:
        posts.append(Letters(settings.smtp, settings.mail_from))
    if settings.webhooks:
        posts.append(Webhooks(httpx.AsyncClient(follow_redirects=False)))
    if settings.push_key:
        posts.append(Pushes(settings.push_key, settings.mail_from))
    return posts


def is_there(house: House, table_id: str, user_id: str) -> bool:
    """Whether the person is at the table in this process."""
    room = house.rooms.get(table_id)
    return room is not None and user_id in room.present


async def run(notices_: Notices, house: House, every: float = 15.0) -> None:
    """Look again and again, until cancelled."""
    while True:
        try:
            await notices_.look(house)
        except Exception as error:
            logger.error("notices stumbled", error=str(error))
        await asyncio.sleep(every)
