"""A game of the house, and what is asked in its lesson."""

from __future__ import annotations

from serenissima.games import GAMES
from serenissima.kernel.game import Game
from serenissima.kernel.notation import BadNotation
from serenissima.server import lessons, wire
from serenissima.server.refusals import No
from serenissima.server.routing import post


def game_called(key: str) -> Game:
    if key not in GAMES:
        raise No("not_found", f"There is no game {key[:40]!r} here; there are {', '.join(GAMES)}.")
    return GAMES[key]


@post("/api/games/{key:str}/lesson/why", status_code=200)
async def why_not(key: str, data: wire.WhyInLesson) -> wire.Reason:
    """Why a move is not legal at a step of the lesson."""
    try:
        return lessons.why(game_called(key).key, data.at, data.move)
    except BadNotation as error:
        raise No("no_move", str(error)) from error
