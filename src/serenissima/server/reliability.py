"""How reliable somebody is: of the games he began, how many he has played to the end himself, never late."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.server.refusals import No
from serenissima.server.storage import careers

ENOUGH = 3  # games, before anybody is called unreliable


async def of(connection: AsyncConnection, user_id: str) -> int | None:
    """In percent, rounded down; none while he has hardly played."""
    sums = select(func.sum(careers.c.kept), func.sum(careers.c.begun)).where(careers.c.user_id == user_id)
    kept, begun = (await connection.execute(sums)).one()
    return None if not begun or begun < ENOUGH else 100 * int(kept) // int(begun)


async def check(connection: AsyncConnection, user_id: str, asked: int | None) -> None:
    """Whether somebody is as reliable as it is asked for; who has hardly played is believed."""
    if not asked:
        return
    percent = await of(connection, user_id)
    if percent is not None and percent < asked:
        raise No("unreliable", f"People who are {asked} % reliable are asked for; you are {percent} %.")
