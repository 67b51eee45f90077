"""Who plays in this browser: one person, who may be called anything."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from serenissima.bots.names import PEOPLE
from serenissima.kernel.game import BadOption
from serenissima.kernel.record import check_players
from serenissima.server import wire
from serenissima.server.persons import Asker, User
from serenissima.server.refusals import No
from serenissima.server.routing import Route, get, patch, post
from serenissima.tab.storage import ME, Change, Storage

KEY = "me"


class Household:
    """The person of this browser, and what he has chosen."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def user_of(self, token: str | None) -> User | None:
        """Who has come; nobody has before he is asked for a name."""
        known = await self.storage.value(ME, KEY)
        return User(**known) if known else None

    async def called(self, name: str) -> User:
        """Come under that name, or another one."""
        try:
            check_players((name,))
        except BadOption as error:
            raise No("bad_name", str(error)) from error
        known = await self.user_of(None) or User(secrets.token_hex(8), name, True, "player", {})
        return await self.keep(replace(known, name=name))

    async def keep(self, user: User) -> User:
        """What is known of him is kept."""
        await self.storage.keep([Change(ME, KEY, asdict(user))])
        return user

    async def name_is_free(self, name: str, user_id: str) -> bool:
        """Nobody else is here."""
        return True

    async def share_an_address(self, one: str, others: list[str]) -> bool:
        """Nobody else is here."""
        return False

    async def kin(self, one: User, others: list[str]) -> bool:
        """Nobody else is here."""
        return False


def as_me(user: User) -> wire.Me:
    """What he is told about himself."""
    return wire.Me(id=user.id, name=user.name, guest=True, role=user.role, settings=user.settings)


def routes(household: Household) -> list[Route]:
    """What can be asked about him."""

    @get("/api/visitor")
    async def visitor(asker: Asker) -> wire.Visitor:
        """Who has come, and a name for who has told none."""
        user = await household.user_of(asker.token)
        return wire.Visitor(me=None if user is None else as_me(user), suggested=secrets.choice(PEOPLE))

    @post("/api/guest")
    async def guest(asker: Asker, data: wire.Guest) -> wire.Me:
        """Come under a name, or stay who one is."""
        known = await household.user_of(asker.token)
        name = data.name or ""
        if known is not None and name in ("", known.name):
            return as_me(known)
        return as_me(await household.called(name or secrets.choice(PEOPLE)))

    @patch("/api/me")
    async def change(asker: Asker, data: dict[str, Any]) -> wire.Me:
        """Keep settings; what is not mentioned stays."""
        user = await household.user_of(asker.token)
        if user is None:
            raise No("not_signed_in", "Nobody has come yet.")
        said = msgspec.to_builtins(data)
        return as_me(await household.keep(replace(user, settings={**user.settings, **said})))

    return [visitor, guest, change]
