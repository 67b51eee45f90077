"""Who somebody is: guests and players, sessions by cookie."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from hashlib import blake2b
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Update, delete, desc, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.bots.names import PEOPLE
from serenissima.server import storage
from serenissima.server.names import check_name, look_of
from serenissima.server.persons import User
from serenissima.server.refusals import No

COOKIE = "serenissima"
KEY = "key of addresses"
SHUT_OUT = ("banned", "gone")
MOST_SESSIONS = 40  # of one person; the oldest end
LEAST_MEMORY = 12  # MiB: with less, stolen hashes are guessed too fast
PROGRAM = "bot."  # how tokens of programs begin; no session does
TOLD = (  # by somebody
    storage.seeks,
    storage.ties,
    storage.notes,
    storage.studies,
    storage.study_authors,
    storage.chat,
    storage.proofs,
    storage.notices,
    storage.puzzle_tries,
    storage.sittings,
    storage.careers,
    storage.meetings,
    storage.rating_days,
    storage.strengths,
)
users, sessions, tokens = storage.users, storage.sessions, storage.tokens


class Accounts:
    """Users and their sessions."""

    def __init__(self, engine: AsyncEngine, session_days: int, password_memory: int = 64) -> None:
        self.engine = engine
        self.lasts = session_days * 86_400.0
        self.hasher = PasswordHasher(memory_cost=1024 * max(LEAST_MEMORY, password_memory))
        # A hash that no password fits, so that an unknown name takes as long as a wrong password.
        self.nobody = self.hasher.hash(secrets.token_urlsafe(32))
        self.known: dict[str, tuple[float, User]] = {}  # sessions looked up lately
        self.key = b""  # of this house, for digests of addresses

    async def open(self) -> None:
        """Find the key of the house, or make one; whichever process is first, all have the same."""
        async with self.engine.begin() as connection:
            with suppress(IntegrityError):
                async with connection.begin_nested():
                    await connection.execute(insert(storage.house).values(key=KEY, value=secrets.token_hex(32)))
            query = select(storage.house.c.value).where(storage.house.c.key == KEY)
            self.key = bytes.fromhex((await connection.execute(query)).scalar_one())

    def origin(self, address: str) -> str:
        """A digest of an address: whether two are the same is known here, and nothing else of them."""
        return blake2b(address.encode(), digest_size=16, key=self.key, person=b"origin").hexdigest()

    async def guest(self, address: str = "", name: str = "") -> tuple[User, str]:
        """A new guest, and the token of his session; if he has told no name, he gets a number."""
        while True:
            said = name or f"guest-{secrets.token_hex(3)}"
            user_id, now = new_id(), time.time()
            row = {"id": user_id, "role": "player", "settings": dict[str, Any](), **naming(said)}
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(users).values(**row, created=now, active=now))
                    token = await self.session_in(connection, user_id, address)
            except IntegrityError as error:
                if name:
                    raise taken(name) from error
                continue
            return User(user_id, said, True, "player", {}), token

    async def check_free(self, name: str, user_id: str = "") -> None:
        """A name that somebody can take: it stands in a record, and nobody else is called so or looks so."""
        check_name(name)
        if not await self.name_is_free(name, user_id):
            raise taken(name)

    async def call(self, user: User, name: str) -> User:
        """A guest is called so from now on."""
        await self.check_free(name, user.id)
        try:
            await self.change(user.id, **naming(name))
        except IntegrityError as error:
            raise taken(name) from error
        return replace(user, name=name)

    async def suggested(self) -> str:
        """A name for somebody who has none: of a person of Venice where one is free, else with a number."""
        names = secrets.SystemRandom().sample(PEOPLE, 3)
        tries = [*names, *(f"{name}{secrets.randbelow(900) + 100}" for name in names)]
        return next(iter([name for name in tries if await self.name_is_free(name, "")]), "")

    async def open_session(self, user_id: str, address: str = "") -> str:
        """A new session; only the digest of its token is stored."""
        async with self.engine.begin() as connection:
            return await self.session_in(connection, user_id, address)

    async def session_in(self, connection: AsyncConnection, user_id: str, address: str) -> str:
        """The same in the open transaction."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"digest": digest_of(token), "user_id": user_id, "created": now, "expires": now + self.lasts}
        await connection.execute(insert(sessions).values(**row, origin=self.origin(address) if address else None))
        latest = select(sessions.c.digest).where(sessions.c.user_id == user_id).order_by(desc(sessions.c.created))
        kept = (await connection.execute(latest.limit(MOST_SESSIONS))).scalars().all()
        if len(kept) == MOST_SESSIONS:
            old = (sessions.c.user_id == user_id) & sessions.c.digest.not_in(kept)
            await connection.execute(delete(sessions).where(old))
        return token

    async def close_session(self, token: str) -> None:
        self.known.pop(digest_of(token), None)
        async with self.engine.begin() as connection:
            await connection.execute(ended(sessions.c.digest == digest_of(token)))

    async def close_sessions(self, user_id: str) -> None:
        """All sessions of somebody end."""
        async with self.engine.begin() as connection:
            await connection.execute(ended(sessions.c.user_id == user_id))
        self.known.clear()

    async def alive(self, digests: set[str]) -> set[str]:
        """Those of these sessions that still hold."""
        query = select(sessions.c.digest).join(users, users.c.id == sessions.c.user_id)
        where = sessions.c.digest.in_(digests) & (sessions.c.expires > time.time()) & users.c.role.not_in(SHUT_OUT)
        programs = select(tokens.c.digest).where(tokens.c.digest.in_(digests))
        async with self.engine.connect() as connection:
            return set((await connection.execute(union_all(query.where(where), programs))).scalars())

    async def share_an_address(self, one: str, others: list[str]) -> bool:
        """Whether somebody has signed in from where one of the others has, lately at least."""
        mine = select(sessions.c.origin).where(sessions.c.user_id == one)
        where = sessions.c.user_id.in_(others) & sessions.c.origin.in_(mine)
        async with self.engine.connect() as connection:
            return (await connection.execute(select(sessions.c.digest).where(where).limit(1))).first() is not None

    async def kin(self, one: User, others: list[str]) -> bool:
        """Whether one of the others is a bot of his, his owner, or another bot of his owner."""
        head = one.owner or one.id
        family = users.c.id.in_(others) & ((users.c.id == head) | (users.c.owner == head))
        async with self.engine.connect() as connection:
            return (await connection.execute(select(users.c.id).where(family).limit(1))).first() is not None

    async def name_is_free(self, name: str, user_id: str) -> bool:
        """Whether nobody else is called so, or looks so."""
        alike = (users.c.folded == name.casefold()) | (users.c.look == look_of(name))
        async with self.engine.connect() as connection:
            query = select(users.c.id).where(alike & (users.c.id != user_id) & (users.c.role != "gone"))
            return (await connection.execute(query.limit(1))).first() is None

    async def user_of(self, token: str | None) -> User | None:
        """Whose session that is; none if it has run out."""
        if not token or len(token) > 100:
            return None
        key, now = digest_of(token), time.time()
        known = self.known.get(key)
        if known is not None and known[0] > now:
            return known[1]
        user = await (self.program if token.startswith(PROGRAM) else self.person)(key)
        if user is None:
            return None
        if len(self.known) > 10_000:
            self.known.clear()
        self.known[key] = (now + 30.0, user)
        return user

    async def person(self, digest: str) -> User | None:
        """Whose session has that digest."""
        query = select(users).join(sessions, sessions.c.user_id == users.c.id)
        where = (sessions.c.digest == digest) & (sessions.c.expires > time.time())
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where(where))).mappings().first()
        return None if found is None or found["role"] in SHUT_OUT else as_user(found)

    async def program(self, digest: str) -> User | None:
        """The bot that a token with that digest acts for; shut out with its owner."""
        owners = users.alias()
        query = select(users, tokens.c.scopes).join(tokens, tokens.c.user_id == users.c.id)
        query = query.join(owners, owners.c.id == users.c.owner)
        shut = users.c.role.in_(SHUT_OUT) | owners.c.role.in_(SHUT_OUT)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query.where((tokens.c.digest == digest) & ~shut))).mappings().first()
        return None if found is None else replace(as_user(found), scopes=tuple(found["scopes"]))

    async def register(self, user: User, name: str, password: str, address: str = "") -> tuple[User, str]:
        """A guest becomes a player and keeps his games; his session is a new one, which nobody else can know."""
        if not user.guest:
            raise No("registered", "You have an account already.")
        await self.check_free(name, user.id)
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        values = {**naming(name), "password": hashed}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(update(users).where(users.c.id == user.id).values(**values))
        except IntegrityError as error:
            raise taken(name) from error
        await self.close_sessions(user.id)
        token = await self.open_session(user.id, address)
        return replace(user, name=name, guest=False), token

    async def log_in(self, name: str, password: str, address: str = "") -> tuple[User, str]:
        """The player with that name and password; the answer does not tell which of the two was wrong."""
        async with self.engine.connect() as connection:
            query = select(users).where(users.c.folded == name.casefold())
            found = (await connection.execute(query)).mappings().first()
        stored = found["password"] if found and found["password"] else self.nobody
        if not await asyncio.to_thread(self.fits, stored, password) or found is None:
            raise No("wrong_password", "That name and password do not fit together.")
        if found["role"] == "banned":
            raise No("banned", "This account is closed; ask the people who run this house.")
        return as_user(found), await self.open_session(found["id"], address)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """A new password; all other sessions end."""
        async with self.engine.connect() as connection:
            stored = (await connection.execute(select(users.c.password).where(users.c.id == user.id))).scalar()
        if stored is None or not await asyncio.to_thread(self.fits, stored, old):
            raise No("wrong_password", "That is not your password.")
        hashed = await asyncio.to_thread(self.hasher.hash, new)
        async with self.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(password=hashed))
            await connection.execute(ended(sessions.c.user_id == user.id))
        self.known.clear()

    async def change(self, user_id: str, **values: Any) -> None:
        """Change what is known of somebody."""
        async with self.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user_id).values(**values))
        self.known.clear()

    async def forget(self, user: User) -> str:
        """Somebody leaves for good: his name and all he has told us are gone; what he is called from now on."""
        name = f"gone-{secrets.token_hex(4)}"
        gone = {"name": name, "folded": name, "look": look_of(name), "password": None, "role": "gone", "muted": None}
        await self.change(user.id, **gone, settings={})
        async with self.engine.begin() as connection:
            for table in (sessions, tokens, *TOLD):
                await connection.execute(delete(table).where(table.c.user_id == user.id))
            for table in (storage.ties, storage.meetings):
                await connection.execute(delete(table).where(table.c.other == user.id))
            for table in (storage.ratings, storage.puzzle_ratings):
                await connection.execute(delete(table).where(table.c.who == user.id))
            await connection.execute(delete(storage.reports).where(storage.reports.c.by == user.id))
        return name

    def fits(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def as_user(row: Any) -> User:
    guest = row["password"] is None and row["owner"] is None
    return User(row["id"], row["name"], guest, row["role"], row["settings"], row["owner"])


def naming(name: str) -> dict[str, str]:
    """What is kept of a name: as it is written, without case, and what it looks like."""
    return {"name": name, "folded": name.casefold(), "look": look_of(name)}


def taken(name: str) -> No:
    """That name is somebody else's."""
    return No("name_taken", f"The name {name} is taken, or looks like one that is.")


def ended(which: ColumnElement[bool]) -> Update:
    """Sessions end now. Their rows stay for a day: who signs out does not leave the address that he shares."""
    now = time.time()
    return update(sessions).where(which & (sessions.c.expires > now)).values(expires=now)


def new_id() -> str:
    return secrets.token_hex(8)


def digest_of(token: str) -> str:
    return blake2b(token.encode(), digest_size=32, person=b"session").hexdigest()
