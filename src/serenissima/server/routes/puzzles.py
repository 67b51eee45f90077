"""Puzzles by HTTP: the week, one of them, answers, the solution, and doubts."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from litestar import get, post

from serenissima.kernel.game import Game
from serenissima.puzzles.puzzle import Puzzle
from serenissima.server import wire
from serenissima.server.context import Context
from serenissima.server.limits import DOUBTS, PUZZLES
from serenissima.server.persons import Asker
from serenissima.server.refusals import No
from serenissima.server.routes.catalogue import spoken
from serenissima.server.solving import Solving, puzzle_called, searched
from serenissima.text.words import house_source

SEARCH_TAKES: Final = 300.0  # seconds at most, for a puzzle that is doubted
SEARCHES: set[asyncio.Task[None]] = set()  # under way
logger = structlog.get_logger("serenissima.puzzles")


def solving(context: Context) -> Solving:
    """What is kept about puzzles in this house."""
    return Solving(context.engine, context.settings.rated_at_one_address)


@get("/api/text/{language:str}/puzzles")
async def puzzle_text(language: str) -> wire.GameText:
    """What is said on the page of puzzles; it is asked for by those who go there, and by nobody else."""
    return wire.GameText(text=house_source(spoken(language), "puzzles"))


@get("/api/puzzles")
async def hall(asker: Asker, context: Context) -> wire.PuzzleHall:
    """How many puzzles there are, those of the week, and how one stands."""
    return await solving(context).hall(await context.user_of(asker))


@get("/api/puzzles/next")
async def onward(asker: Asker, context: Context, game: str = "") -> wire.PuzzleNext:
    """A puzzle to go on with: one that is not tried yet, and as hard as one is good."""
    return await solving(context).onward(await context.user_of(asker), game)


@get("/api/puzzles/{key:str}/{name:str}")
async def one(asker: Asker, context: Context, key: str, name: str) -> wire.PuzzleSheet:
    """A puzzle as its seat sees it. What is right is not told before it is over."""
    await context.limits.spend(PUZZLES, asker.origin)
    return await solving(context).open(await context.user_of(asker), *puzzle_called(key, name))


@post("/api/puzzles/{key:str}/{name:str}/answer", status_code=200)
async def answer(asker: Asker, context: Context, key: str, name: str, data: wire.PuzzleAnswer) -> wire.PuzzleReply:
    """Answers from the beginning of a puzzle: the next question, what a wrong one is worth, or the end."""
    user = await context.signed_in(asker)
    game, puzzle = puzzle_called(key, name)
    await context.limits.spend(PUZZLES, user.id)
    async with context.limits.turns.of(f"puzzles {user.id}"):
        return await solving(context).answer(user, game, puzzle, data.answers)


@post("/api/puzzles/{key:str}/{name:str}/show", status_code=200)
async def show(asker: Asker, context: Context, key: str, name: str) -> wire.PuzzleEnd:
    """Give up, and see what is right; a puzzle that is over is told again."""
    user = await context.signed_in(asker)
    game, puzzle = puzzle_called(key, name)
    await context.limits.spend(PUZZLES, user.id)
    async with context.limits.turns.of(f"puzzles {user.id}"):
        return await solving(context).show(user, game, puzzle)


@post("/api/puzzles/{key:str}/{name:str}/doubt", status_code=202)
async def doubt(asker: Asker, context: Context, key: str, name: str) -> None:
    """Somebody who has it behind him does not believe it: it is searched again, and the verdict is told later."""
    user = await context.signed_in(asker)
    game, puzzle = puzzle_called(key, name)
    known = solving(context)
    row = await known.row(user, game, puzzle)
    if row is None or row["outcome"] is None:
        raise No("not_yours", "Try it first.")
    await context.limits.spend(DOUBTS, user.id)
    if await known.doubt(game, puzzle):
        task = asyncio.create_task(search(context, known, game, puzzle))
        SEARCHES.add(task)
        task.add_done_callback(SEARCHES.discard)


async def search(context: Context, known: Solving, game: Game, puzzle: Puzzle) -> None:
    """Search a puzzle once more, beside the house."""
    try:
        sound = await context.analyst.judges.done(SEARCH_TAKES, searched, game.key, puzzle.id)
    except No as error:
        logger.warning("a puzzle could not be searched", game=game.key, puzzle=puzzle.id, error=error.message)
        return
    await known.judged(game, puzzle, "holds" if sound else "fails")
