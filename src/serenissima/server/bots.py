"""Bots that belong to people: accounts of their own, always marked, and the tokens with which programs act for them."""

from __future__ import annotations

import secrets
import time

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima.server import wire
from serenissima.server.accounts import PROGRAM, Accounts, as_user, digest_of, naming, new_id, taken
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.server.storage import tokens, users

MOST_BOTS = 8  # of one person
MOST_TOKENS = 8  # of one bot


async def owned(engine: AsyncEngine, owner: User) -> list[User]:
    """The bots of a person, the oldest first."""
    where = (users.c.owner == owner.id) & (users.c.role != "gone")
    async with engine.connect() as connection:
        found = await connection.execute(select(users).where(where).order_by(users.c.created))
        return [as_user(row) for row in found.mappings()]


async def listed(engine: AsyncEngine, owner: User) -> list[wire.BotListed]:
    """The same as their owner sees them, with their tokens."""
    mine = (users.c.owner == owner.id) & (users.c.role != "gone")
    held = select(tokens).join(users, users.c.id == tokens.c.user_id).where(mine).order_by(tokens.c.id)
    async with engine.connect() as connection:
        found = (await connection.execute(select(users).where(mine).order_by(users.c.created))).all()
        known = (await connection.execute(held)).all()
    return [
        wire.BotListed(
            id=row.id,
            name=row.name,
            created=row.created,
            tokens=[
                wire.TokenListed(id=one.id, label=one.label, scopes=one.scopes, created=one.created)
                for one in known
                if one.user_id == row.id
            ],
        )
        for row in found
    ]


async def one_of(engine: AsyncEngine, owner: User, bot_id: str) -> User:
    """That bot, if it is his."""
    for bot in await owned(engine, owner):
        if bot.id == bot_id:
            return bot
    raise No("not_found", "You have no such bot.")


async def make(engine: AsyncEngine, accounts: Accounts, owner: User, name: str) -> None:
    """A new bot of somebody with an account; it is called as nobody else is."""
    if owner.guest:
        raise No("guest", "Only players with an account have bots; register first.")
    await accounts.check_free(name)
    now = time.time()
    row = {"id": new_id(), "role": "player", "settings": {}, "owner": owner.id, "created": now, "active": now}
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(users).values(**row, **naming(name)))
            mine = (users.c.owner == owner.id) & (users.c.role != "gone")
            if (await connection.execute(select(func.count()).where(mine))).scalar_one() > MOST_BOTS:
                raise No("too_many", f"Nobody has more than {MOST_BOTS} bots; let one of them go first.")
    except IntegrityError as error:
        raise taken(name) from error


async def give_token(engine: AsyncEngine, bot: User, wish: wire.NewToken) -> wire.TokenTold:
    """A new token: told now, and kept as its digest alone."""
    token, now = PROGRAM + secrets.token_urlsafe(32), time.time()
    scopes = list(dict.fromkeys(wish.scopes))
    row = {"digest": digest_of(token), "user_id": bot.id, "label": wish.label, "scopes": scopes, "created": now}
    async with engine.begin() as connection:
        number = (await connection.execute(insert(tokens).values(**row).returning(tokens.c.id))).scalar_one()
        held = select(func.count()).where(tokens.c.user_id == bot.id)
        if (await connection.execute(held)).scalar_one() > MOST_TOKENS:
            raise No("too_many", f"A bot has at most {MOST_TOKENS} tokens; revoke one first.")
    return wire.TokenTold(token=token, listed=wire.TokenListed(id=number, label=wish.label, scopes=scopes, created=now))


async def revoke(engine: AsyncEngine, bot: User, number: int) -> str:
    """That token is none any more; its digest, for the connections that it holds."""
    where = (tokens.c.id == (number if 0 <= number < 1 << 62 else -1)) & (tokens.c.user_id == bot.id)
    async with engine.begin() as connection:
        digest = (await connection.execute(delete(tokens).where(where).returning(tokens.c.digest))).scalar()
    if digest is None:
        raise No("not_found", "There is no such token.")
    return str(digest)
