"""Notices "your turn": by letter, webhook or push, to people who are away; never twice for one question.

A question is noticed once when it has waited a little while; a notice that could not be delivered is tried again, each
time later, and given up in the end. Nothing is sent unless the operator has set it up.
"""

from __future__ import annotations

import asyncio
import json
import smtplib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import wire
from serenissima.server.door import Door, NoWayOut, check_address
from serenissima.server.house import House
from serenissima.server.settings import Settings
from serenissima.server.storage import notices, players, tables, users
from serenissima.server.tenure import living_with
from serenissima.text.words import LANGUAGES, Words

AFTER = 60.0  # seconds a question waits before somebody who is away is told
FIRST_RETRY = 60.0
MOST_TRIES = 6
AT_ONCE = 8  # notices on their way
PUSH_LASTS = 12 * 3600  # seconds for which a push service keeps a notice
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
    """Letters by SMTP, to addresses whose owners have said that they want them."""

    def __init__(self, server: str, sender: str) -> None:
        self.host, _, port = server.partition(":")
        self.port = int(port or 25)
        self.sender = sender

    def fits(self, notice: Notice) -> bool:
        address = notice.settings.get("email")
        return bool(address) and notice.settings.get("proven") == address

    async def send(self, notice: Notice) -> None:
        await self.write(str(notice.settings["email"]), notice.subject, f"{notice.body}\n\n{notice.link}\n")

    async def write(self, to: str, subject: str, text: str) -> None:
        """One letter."""
        letter = EmailMessage()
        letter["Subject"], letter["From"], letter["To"] = subject, self.sender, to
        letter.set_content(text)
        await asyncio.to_thread(self.deliver, letter)

    def deliver(self, letter: EmailMessage) -> None:
        with smtplib.SMTP(self.host, self.port, timeout=20) as server:
            server.send_message(letter)


class Webhooks:
    """A small JSON object to an address of the person's own."""

    def __init__(self, door: Door) -> None:
        self.door = door

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("webhook"))

    async def send(self, notice: Notice) -> None:
        said = {"subject": notice.subject, "text": notice.body, "link": notice.link, "table": notice.table}
        headers = {"Content-Type": "application/json"}
        await self.door.post(str(notice.settings["webhook"]), json.dumps(said).encode(), headers)


class Pushes:
    """Web push to the browser, encrypted and signed as the standard has it; to the known services alone."""

    def __init__(self, door: Door, key: str, contact: str, services: tuple[str, ...]) -> None:
        self.door = door
        self.key = key
        self.contact = contact
        self.services = services

    def fits(self, notice: Notice) -> bool:
        return bool(notice.settings.get("push"))

    async def send(self, notice: Notice) -> None:
        push = msgspec.convert(notice.settings["push"], wire.Push)
        check_push(push, self.services)
        said = json.dumps({"title": notice.subject, "body": notice.body, "link": notice.link})
        body, headers = await asyncio.to_thread(self.sealed, push, said)
        await self.door.post(push.endpoint, body, headers)

    def sealed(self, push: wire.Push, said: str) -> tuple[bytes, dict[str, str]]:
        """The message as only that browser can read it, and our signature."""
        from py_vapid import Vapid
        from pywebpush import WebPusher

        parts = urlsplit(push.endpoint)
        claims = {"sub": f"mailto:{self.contact}", "aud": f"{parts.scheme}://{parts.netloc}"}
        claims["exp"] = str(int(time.time()) + PUSH_LASTS)
        subscription = {"endpoint": push.endpoint, "keys": {"p256dh": push.keys.p256dh, "auth": push.keys.auth}}
        body = WebPusher(subscription).encode(said.encode())["body"]
        signed = Vapid.from_string(private_key=self.key).sign(claims)
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(PUSH_LASTS), "Content-Type": "application/octet-stream"}
        return body, {**headers, **signed}


def check_push(push: wire.Push, services: tuple[str, ...]) -> None:
    """A push goes to one of the services that browsers use."""
    host = check_address(push.endpoint).hostname or ""
    if not any(host == service or host.endswith(f".{service}") for service in services):
        raise NoWayOut(f"{host} is no push service that this house knows")


class Notices:
    """Looks for questions that wait for people who are away, and tells them."""

    def __init__(self, engine: AsyncEngine, posts: list[Post], address: str) -> None:
        self.engine = engine
        self.posts = posts
        self.address = address

    async def look(self, house: House) -> int:
        """Tell everybody who is due, some at a time, so that nobody waits for another's slow address; how many."""
        now = house.clock()
        some = asyncio.Semaphore(AT_ONCE)

        async def one(notice: Notice) -> bool:
            async with some:
                return await self.claim(notice, now) and await self.tell(notice, now)

        return sum(await asyncio.gather(*(one(notice) for notice in await self.waiting(house, now))))

    async def waiting(self, house: House, now: float) -> list[Notice]:
        """Questions that have waited long enough for somebody who is not at the table."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.length, tables.c.asked, players.c.seat, users)
            .join(players, players.c.table_id == tables.c.id)
            .join(users, users.c.id == players.c.user_id)
            .where((tables.c.status == "playing") & (tables.c.updated < now - AFTER) & players.c.bot.is_(None))
            .where((users.c.active < now - AFTER) & living_with(house.tenure))
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


def posts_of(settings: Settings, door: Door) -> list[Post]:
    """The ways that the operator has set up."""
    posts: list[Post] = []
    if settings.smtp and settings.mail_from:
        posts.append(Letters(settings.smtp, settings.mail_from))
    if settings.webhooks:
        posts.append(Webhooks(door))
    if settings.push_key:
        posts.append(Pushes(door, settings.push_key, settings.mail_from, settings.push_services))
    return posts


def is_there(house: House, table_id: str, user_id: str) -> bool:
    """Whether the person is at the table."""
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
