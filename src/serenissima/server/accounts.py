"""Who somebody is: guests and players, sessions by cookie."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.kernel.game import BadOption
from serenissima.kernel.record import check_players
from serenissima.server import storage
from serenissima.server.refusals import No

COOKIE = "serenissima"
users, sessions = storage.users, storage.sessions


@dataclass(frozen=True)
class User:
    """Somebody who is known here."""

    id: str
    name: str
    guest: bool
    role: str
    settings: dict[str, Any]


class Accounts:
    """Users and their sessions."""

    def __init__(self, engine: AsyncEngine, session_days: int) -> None:
        self.engine = engine
        self.lasts = session_days * 86_400.0
        self.hasher = PasswordHasher()
        self.known: dict[str, tuple[float, User]] = {}  # sessions looked up lately

    async def guest(self) -> tuple[User, str]:
        """A new guest, and the token of his session."""
        while True:
            name, user_id, now = f"guest-{secrets.token_hex(3)}", new_id(), time.time()
            row = {"id": user_id, "name": name, "folded": name, "role": "player", "settings": dict[str, Any]()}
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(users).values(**row, created=now, active=now))
            except IntegrityError:
                continue
            return User(user_id, name, True, "player", {}), await self.open_session(user_id)

    async def open_session(self, user_id: str) -> str:
        """A new session; only the digest of its token is stored."""
        token, now = secrets.token_urlsafe(32), time.time()
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(sessions).values(digest=digest_of(token), user_id=user_id, created=now, expires=now + self.lasts)
            )
        return token

    async def close_session(self, token: str) -> None:
        self.known.pop(digest_of(token), None)
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest == digest_of(token)))

    async def user_of(self, token: str | None) -> User | None:
        """Whose session that is; none if it has run out."""
        if not token or len(token) > 100:
            return None
        key, now = digest_of(token), time.time()
        known = self.known.get(key)
        if known is not None and known[0] > now:
            return known[1]
        query = select(users).join(sessions, sessions.c.user_id == users.c.id)
        async with self.engine.connect() as connection:
            where = (sessions.c.digest == key) & (sessions.c.expires > now)
            found = (await connection.execute(query.where(where))).mappings().first()
        if found is None or found["role"] in ("banned", "gone"):
            return None
        user = as_user(found)
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[key] = (now + 30.0, user)
        return user

    async def register(self, user: User, name: str, password: str) -> User:
        """A guest becomes a player and keeps his games."""
        if not user.guest:
            raise No("registered", "You have an account already.")
        check_name(name)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {"name": name, "folded": name.casefold(), "password": hashed}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(users).where(users.c.id == user.id).values(**values))
        except IntegrityError as error:
            raise No("name_taken", f"The name {name} is taken.") from error
        self.known.clear()
        return User(user.id, name, False, user.role, user.settings)

    async def log_in(self, name: str, password: str) -> tuple[User, str]:
        """The player with that name and password; the answer does not tell which of the two was wrong."""
        async with self.engine.connect() as connection:
            query = select(users).where(users.c.folded == name.casefold())
            found = (await connection.execute(query)).mappings().first()
        stored = found["password"] if found and found["password"] else NOBODY
        if not await asyncio.to_thread(self.fits, stored, password) or found is None:
            raise No("wrong_password", "That name and password do not fit together.")
        if found["role"] == "banned":
            raise No("banned", "This account is closed; ask the people who run this house.")
        return as_user(found), await self.open_session(found["id"])

    async def change_password(self, user: User, old: str, new: str) -> None:
        """A new password; all other sessions end."""
        async with self.engine.connect() as connection:
            stored = (await connection.execute(select(users.c.password).where(users.c.id == user.id))).scalar()
        if stored is None or not await asyncio.to_thread(self.fits, stored, old):
            raise No("wrong_password", "That is not your password.")
        hashed = await asyncio.to_thread(self.hasher.hash, new)
        async with self.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(password=hashed))
            await connection.execute(delete(sessions).where(sessions.c.user_id == user.id))
        self.known.clear()

    async def change(self, user_id: str, **values: Any) -> None:
        """Change what is known of somebody."""
        async with self.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user_id).values(**values))
        self.known.clear()

    async def forget(self, user: User) -> None:
        """Somebody leaves for good: his games stay, his name and all he has told us are gone."""
        name = f"gone-{secrets.token_hex(4)}"
        await self.change(user.id, name=name, folded=name, password=None, role="gone", settings={})
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.user_id == user.id))
            await connection.execute(delete(storage.notes).where(storage.notes.c.user_id == user.id))
            await connection.execute(delete(storage.chat).where(storage.chat.c.user_id == user.id))

    def fits(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


# A hash that no password fits, so that an unknown name takes as long as a wrong password.
NOBODY = PasswordHasher().hash(secrets.token_urlsafe(32))


def check_name(name: str) -> None:
    """A name that can stand in a record."""
    try:
        check_players((name,))
    except BadOption as error:
        raise No("bad_name", str(error)) from error


def as_user(row: Any) -> User:
    return User(row["id"], row["name"], row["password"] is None, row["role"], row["settings"])


def new_id() -> str:
    return secrets.token_hex(8)


def digest_of(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"session").hexdigest()
