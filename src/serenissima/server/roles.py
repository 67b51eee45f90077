"""Roles and passwords by hand, for whoever runs a house: its first admin, and who has forgotten his password."""

from __future__ import annotations

import secrets
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.server import migrate
from serenissima.server.ledger import open_engine
from serenissima.server.storage import sessions, users


class Nobody(Exception):
    """There is no such account."""


async def give(database: str, name: str, role: str | None) -> str:
    """Give somebody a role; what he is now, in a sentence."""
    engine = open_engine(database)
    try:
        await migrate.up(engine)
        async with engine.begin() as connection:
            found = await account(connection, name)
            if role is not None and role != found.role:
                await connection.execute(update(users).where(users.c.id == found.id).values(role=role))
                await connection.execute(delete(sessions).where(sessions.c.user_id == found.id))
        return f"{found.name} is {role or found.role}."
    finally:
        await engine.dispose()


async def new_password(database: str, name: str) -> str:
    """A password for somebody who has forgotten his, told once; all his sessions end."""
    engine, word = open_engine(database), secrets.token_urlsafe(9)
    try:
        await migrate.up(engine)
        async with engine.begin() as connection:
            found = await account(connection, name)
            hashed = PasswordHasher().hash(word)
            await connection.execute(update(users).where(users.c.id == found.id).values(password=hashed))
            await connection.execute(delete(sessions).where(sessions.c.user_id == found.id))
        return f"{found.name} signs in with {word} from now on, and should change it then."
    finally:
        await engine.dispose()


async def account(connection: AsyncConnection, name: str) -> Row[Any]:
    """The account of that name."""
    found = (await connection.execute(select(users).where(users.c.folded == name.casefold()))).first()
    if found is None or found.password is None:
        raise Nobody(f"{name} has no account here; a guest registers first.")
    return found
