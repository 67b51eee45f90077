"""A program that reckons for itself asks for the bare position: the same one, without the rest."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from serenissima.games import GAMES
from serenissima.server.house import Connection
from server.houses import begin, house_on, play
from server.test_table import fixed

FOLLOWS = ("outlooks", "brings", "turns", "warnings", "tale", "counts")


async def heard(database: str, game: str, changes: bool, bare: bool) -> list[dict[str, Any]]:
    """The positions that a player of a short game is told, who asks for them in that way."""
    async with house_on(database) as house:
        house.clock = lambda: 1_000.0
        like = fixed(game, 3, id="aaaaaaaaaa", rules=GAMES[game].version, host="user0", created=1_000.0)
        await begin(house, like, [(f"user{seat}", f"player{seat}") for seat in range(3)])
        mine = Connection("user0", "player0", {}, changes=changes, bare=bare)
        await house.join(like.id, mine)
        await play(house, like.id, 12)
        told = [json.loads(frame) for frame in mine.waiting]
    return [frame for frame in told if frame["t"] in ("position", "changed")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("changes", [False, True])
def test_a_bare_position_has_all_but_what_follows_from_it(game: str, changes: bool, tmp_path: Any) -> None:
    databases = [f"sqlite+aiosqlite:///{tmp_path / name}.sqlite" for name in ("whole", "bare")]
    whole = asyncio.run(heard(databases[0], game, changes, bare=False))
    bare = asyncio.run(heard(databases[1], game, changes, bare=True))
    assert any(frame["tale"]["lines"] for frame in whole)
    assert len(whole) == len(bare) > 3
    for one, less in zip(whole, bare, strict=True):
        assert not any(less.get(name) for name in FOLLOWS if name != "tale")
        assert less["tale"]["lines"] == []
        assert without_figures(one) == without_figures(less)


def without_figures(frame: dict[str, Any]) -> dict[str, Any]:
    """A position without what follows from it."""
    left = {name: value for name, value in frame.items() if name not in FOLLOWS}
    if "view" in left:
        left["view"] = {**left["view"], "figures": None}
    else:
        left["changes"] = [[path, value] for path, value in left["changes"] if path[0] != "figures"]
    return left
