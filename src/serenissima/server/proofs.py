"""Addresses for letters, proven by a letter: nobody gets letters that somebody else has asked for."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import delete, insert, select

from serenissima.games import GAMES
from serenissima.server import storage
from serenissima.server.accounts import digest_of
from serenissima.server.limits import PROOFS
from serenissima.server.persons import User
from serenissima.server.refusals import No
from serenissima.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from serenissima.server.context import Context

LASTS = 2 * 86_400.0  # seconds
proofs = storage.proofs


async def ask(context: Context, user: User, address: str, language: str) -> None:
    """Send a word to that address; so many a day for one person, and for one address."""
    await context.limits.spend(PROOFS, user.id)
    await context.limits.spend(PROOFS, address.casefold())
    word = secrets.token_urlsafe(24)
    row = {"digest": digest_of(word), "user_id": user.id, "address": address, "expires": time.time() + LASTS}
    async with context.engine.begin() as connection:
        await connection.execute(delete(proofs).where(proofs.c.user_id == user.id))
        await connection.execute(insert(proofs).values(**row))
    words = Words(language if language in LANGUAGES else "en", next(iter(GAMES)))
    link = f"{context.settings.address}/account?word={word}"
    text = f"{words.say('notices', 'prove')}\n\n{link}\n"
    assert context.letters is not None
    context.house.errand(context.letters.write(address, words.say("notices", "prove_subject"), text))


async def prove(context: Context, user: User, word: str) -> User:
    """The word that was sent is said by who asked for letters."""
    mine = (proofs.c.digest == digest_of(word)) & (proofs.c.user_id == user.id) & (proofs.c.expires > time.time())
    async with context.engine.begin() as connection:
        address = (await connection.execute(select(proofs.c.address).where(mine))).scalar()
        await connection.execute(delete(proofs).where(mine))
    if address is None or user.settings.get("email") != address:
        raise No("no_proof", "That word is not the one of the letter, or it is too old.")
    settings = {**user.settings, "proven": address}
    await context.accounts.change(user.id, settings=settings)
    return replace(user, settings=settings)
