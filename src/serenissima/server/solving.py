"""Puzzles in the house: what is shown of them, who tries them, and the ratings of both.

What is right never leaves the house before an answer was given: a sheet holds the position as its seat sees it, and
every answer is checked here. A puzzle counts once for each person, as a game between the two: solved at once it is
won, at the second try drawn. Guests solve them for nothing, and so does who opens the puzzle of a day that is past, or
one whose solution somebody from his own address has been told: it may have been he himself.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from serenissima.bots.levels import judge_of
from serenissima.bots.names import names_for
from serenissima.games import GAMES
from serenissima.kernel.core import Move, legal, look
from serenissima.kernel.game import Game
from serenissima.kernel.record import Record
from serenissima.puzzles.mining import Quarry, Thought, holds
from serenissima.puzzles.puzzle import BadAnswer, Puzzle, opened, puzzles_of, read_answer
from serenissima.review.talks import ordinary
from serenissima.server import wire
from serenissima.server.lessons import Course, table_info
from serenissima.server.persons import User
from serenissima.server.ratings import MODEL
from serenissima.server.refusals import No
from serenissima.server.storage import put, puzzle_doubts, puzzle_ratings, puzzle_tries, sessions

TRIES: Final = 2  # answers that are not right end it
WEEK: Final = 7
SEASON: Final = 13 * WEEK  # days within which no puzzle comes twice, as long as there are so many
MONDAY: Final = date(2024, 1, 1)  # a season began
MIDDLE, WIDTH = 1000, 20  # a rating as it is shown: the middle of all is 1500
SURE: Final = 1.96  # standard deviations: half the interval of 95 in 100
DOUBTED: Final = "doubt"  # the luck of another search


def puzzle_called(key: str, name: str) -> tuple[Game, Puzzle]:
    """A puzzle of a game."""
    game = GAMES.get(key)
    found = None if game is None else puzzles_of(game).get(name)
    if game is None or found is None:
        raise No("not_found", "There is no such puzzle.")
    return game, found


# What is shown


def begin(game: Game, puzzle: Puzzle) -> Course:
    """The position of a puzzle at a table of its own."""
    g = opened(game, puzzle)
    people = tuple(names_for(puzzle.id)[: len(g.own)])
    record = Record(game, people, dict(g.rules.options.values))
    record.state = g
    return Course(record, seat=puzzle.seat)


def follow(game: Game, puzzle: Puzzle, answers: list[list[str]]) -> tuple[Course, int]:
    """The position after these answers, and how many of them are right: the first that is not ends it."""
    course = begin(game, puzzle)
    if len(answers) > len(puzzle.asks):
        raise No("no_move", "This puzzle asks for fewer answers.")
    for number, words in enumerate(answers):
        try:
            move = read_answer(game, course.record.state, puzzle.seat, words)
        except BadAnswer as error:
            raise No("no_move", str(error)) from error
        if words not in puzzle.asks[number].right:
            check_weighed(game, course, move)
            return course, number
        course.play(puzzle.seat, move)
        course.force()
    return course, len(answers)


def check_weighed(game: Game, course: Course, move: Move) -> None:
    """Offers to others are no matter of right or wrong: what they say to it is left out."""
    view = look(course.record.state, course.seat)
    if move not in ordinary(judge_of(game), view, legal(course.record.state, course.seat)):
        raise No("left_out", "Offers to others are left out of puzzles.")


def sheet(
    game: Game, puzzle: Puzzle, rated: bool, wrong: list[list[str]], end: wire.PuzzleEnd | None
) -> wire.PuzzleSheet:
    """A puzzle as it is asked."""
    course = begin(game, puzzle)
    record = course.record
    return wire.PuzzleSheet(
        id=puzzle.id,
        game=game.key,
        table=table_info(record, "puzzle", puzzle.seat),
        names={kind: list(names) for kind, names in record.names.items()},
        position=course.frame(),
        asks=len(puzzle.asks),
        progress=puzzle.progress,
        rated=rated,
        wrong=wrong,
        end=end,
    )


def weighed(puzzle: Puzzle, number: int, words: list[str]) -> float | None:
    """What a choice is worth, where it was weighed."""
    return next((option.share for option in puzzle.asks[number].options if words in option.answers), None)


def asks_of(puzzle: Puzzle) -> list[wire.PuzzleAsk]:
    """The whole solution."""
    return [
        wire.PuzzleAsk(
            step=ask.step,
            right=ask.right,
            options=[
                msgspec.convert({k: v for k, v in asdict(option).items() if k != "worlds"}, wire.PuzzleOption)
                for option in ask.options
            ],
        )
        for ask in puzzle.asks
    ]


# The puzzles of days


def today() -> date:
    """The day, as all the house counts it."""
    return datetime.now(UTC).date()


def of_day(day: date, failed: frozenset[tuple[str, str]] = frozenset()) -> tuple[Game, Puzzle]:
    """The puzzle of a day: the same for everybody; one that failed when it was doubted is passed over."""
    first = day - timedelta(days=(day - MONDAY).days % SEASON)
    return of_season(first, failed)[(day - first).days]


@lru_cache(maxsize=8)
def of_season(first: date, failed: frozenset[tuple[str, str]]) -> list[tuple[Game, Puzzle]]:
    """The puzzles of a season's days: none is drawn again before all have been. One that fails moves few others."""
    every = [(game, one) for game in GAMES.values() for one in puzzles_of(game).values()]
    sound = [pair for pair in every if (pair[0].key, pair[1].id) not in failed]
    if not sound:
        raise No("not_found", "There are no puzzles here.")
    drawn: list[tuple[Game, Puzzle]] = []
    left: list[tuple[Game, Puzzle]] = []
    for number in range(SEASON):
        day, left = first + timedelta(days=number), left or list(sound)
        drawn.append(min(left, key=partial(lot, day)))
        left.remove(drawn[-1])
    return drawn


def lot(day: date, pair: tuple[Game, Puzzle]) -> bytes:
    """What a puzzle draws on a day."""
    return blake2b(f"{day} {pair[0].key} {pair[1].id}".encode(), digest_size=8).digest()


def days_of_week(day: date) -> list[date]:
    """From Monday to Sunday."""
    monday = day - timedelta(days=day.weekday())
    return [monday + timedelta(days=number) for number in range(WEEK)]


def is_missed(game: Game, puzzle: Puzzle, failed: frozenset[tuple[str, str]]) -> bool:
    """Whether it was the puzzle of a day of this week that is past."""
    now = today()
    return any(of_day(day, failed) == (game, puzzle) for day in days_of_week(now) if day < now)


# Who tries them


class Solving:
    """What is kept about puzzles."""

    def __init__(self, engine: AsyncEngine, one_address: bool = False) -> None:
        self.engine = engine
        self.one_address = one_address  # people at one address are not taken for one person

    async def failed(self) -> frozenset[tuple[str, str]]:
        """Puzzles that deeper search has refuted: they are offered no more."""
        query = select(puzzle_doubts.c.game, puzzle_doubts.c.puzzle).where(puzzle_doubts.c.verdict == "fails")
        async with self.engine.connect() as connection:
            return frozenset((row.game, row.puzzle) for row in await connection.execute(query))

    async def open(self, user: User | None, game: Game, puzzle: Puzzle) -> wire.PuzzleSheet:
        """A puzzle as somebody finds it: fresh, tried once, or over."""
        row = None if user is None else await self.row(user, game, puzzle)
        end = None
        if row is not None and row["outcome"] is not None:
            end = await self.told(user, game, puzzle, row, 0)
        rated = await self.counts(user, game, puzzle) if row is None else bool(row["rated"])
        return sheet(game, puzzle, rated, [] if row is None else row["wrong"], end)

    async def answer(self, user: User, game: Game, puzzle: Puzzle, answers: list[list[str]]) -> wire.PuzzleReply:
        """Somebody answers: the next question, what a wrong answer is worth, or the end."""
        await self.begun(user, game, puzzle)
        course, right = follow(game, puzzle, answers)
        if right < len(answers):
            return await self.missed(user, game, puzzle, right, answers[right])
        if right < len(puzzle.asks):
            return wire.PuzzleReply(right=True, position=course.frame())
        return wire.PuzzleReply(right=True, end=await self.ended(user, game, puzzle, found=True))

    async def missed(self, user: User, game: Game, puzzle: Puzzle, number: int, words: list[str]) -> wire.PuzzleReply:
        """An answer that is not right; the same one twice costs nothing."""
        async with self.engine.begin() as connection:
            row = await self.held(connection, user, game, puzzle)
            fresh = row["outcome"] is None and words not in row["wrong"]
            wrong = [*row["wrong"], words]
            if fresh:
                await connection.execute(update(puzzle_tries).where(self.one(user, game, puzzle)).values(wrong=wrong))
        over = fresh and len(wrong) >= TRIES
        end = await self.ended(user, game, puzzle, found=False) if over else None
        return wire.PuzzleReply(right=False, share=weighed(puzzle, number, words), end=end)

    async def show(self, user: User, game: Game, puzzle: Puzzle) -> wire.PuzzleEnd:
        """Somebody gives up, and is shown the solution."""
        await self.begun(user, game, puzzle)
        return await self.ended(user, game, puzzle, found=False)

    async def row(self, user: User, game: Game, puzzle: Puzzle) -> dict[str, Any] | None:
        query = select(puzzle_tries).where(self.one(user, game, puzzle))
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else dict(found)

    def one(self, user: User, game: Game, puzzle: Puzzle) -> Any:
        tries = puzzle_tries.c
        return (tries.user_id == user.id) & (tries.game == game.key) & (tries.puzzle == puzzle.id)

    async def held(self, connection: AsyncConnection, user: User, game: Game, puzzle: Puzzle) -> dict[str, Any]:
        """The row of who tries it; no other process changes it meanwhile, however many answers come at once."""
        query = select(puzzle_tries).where(self.one(user, game, puzzle)).with_for_update()
        return dict((await connection.execute(query)).mappings().one())

    async def begun(self, user: User, game: Game, puzzle: Puzzle) -> None:
        """A first try begins a row."""
        if await self.row(user, game, puzzle) is not None:
            return
        row = {"user_id": user.id, "game": game.key, "puzzle": puzzle.id, "began": time.time(), "ended": None}
        row |= {"wrong": [], "outcome": None, "mu": None, "sigma": None}
        row |= {"rated": await self.counts(user, game, puzzle)}
        with suppress(IntegrityError):  # begun at this moment by another request
            async with self.engine.begin() as connection:
                await connection.execute(insert(puzzle_tries).values(**row))

    async def counts(self, user: User | None, game: Game, puzzle: Puzzle) -> bool:
        """Whether it will count for somebody who has not tried it yet."""
        if user is None or user.guest or is_missed(game, puzzle, await self.failed()):
            return False
        return self.one_address or not await self.told_nearby(user, game, puzzle)

    async def told_nearby(self, user: User, game: Game, puzzle: Puzzle) -> bool:
        """Whether somebody else from his address, or a guest from there, has been told the solution."""
        tries = puzzle_tries.c
        over = (tries.game == game.key) & (tries.puzzle == puzzle.id) & tries.outcome.is_not(None)
        others = select(tries.user_id).where(over & (tries.user_id != user.id))
        here = select(sessions.c.origin).where(sessions.c.user_id == user.id)
        found = sessions.c.user_id.in_(others) & sessions.c.origin.in_(here)
        async with self.engine.connect() as connection:
            return (await connection.execute(select(sessions.c.digest).where(found).limit(1))).first() is not None

    async def ended(self, user: User, game: Game, puzzle: Puzzle, *, found: bool) -> wire.PuzzleEnd:
        """It is over: counted once, whoever asks again and however often at once."""
        by = 0
        async with self.engine.begin() as connection:
            row = await self.held(connection, user, game, puzzle)
            if row["outcome"] is None:
                outcome = ("half" if row["wrong"] else "solved") if found else "failed"
                row |= {"outcome": outcome, "ended": time.time()}
                values = {name: row[name] for name in ("outcome", "ended")}
                await connection.execute(update(puzzle_tries).where(self.one(user, game, puzzle)).values(**values))
                by = await rate(connection, user, game, puzzle, outcome) if row["rated"] else 0
        return await self.told(user, game, puzzle, row, by)

    async def told(self, user: User | None, game: Game, puzzle: Puzzle, row: dict[str, Any], by: int) -> wire.PuzzleEnd:
        """All about a puzzle that is over."""
        doubt = select(puzzle_doubts).where((puzzle_doubts.c.game == game.key) & (puzzle_doubts.c.puzzle == puzzle.id))
        async with self.engine.connect() as connection:
            other = await rating_of(connection, called(puzzle), game.key)
            mine = await rating_of(connection, user.id, game.key) if user and row["rated"] else None
            doubted = (await connection.execute(doubt)).mappings().first()
        return wire.PuzzleEnd(
            outcome=row["outcome"],
            theme=puzzle.theme,
            easy=puzzle.easy,
            asks=asks_of(puzzle),
            wrong=row["wrong"],
            mine=None if mine is None else as_told(mine),
            by=by,
            puzzle=as_told(other),
            doubt=None if doubted is None else doubted["verdict"] or "searched",
            proof=puzzle.proof,
        )

    # Doubts

    async def doubt(self, game: Game, puzzle: Puzzle) -> bool:
        """Somebody does not believe it; whether it must be searched, or has been."""
        row = {"game": game.key, "puzzle": puzzle.id, "at": time.time(), "verdict": None}
        where = (puzzle_doubts.c.game == game.key) & (puzzle_doubts.c.puzzle == puzzle.id)
        async with self.engine.begin() as connection:
            known = (await connection.execute(select(puzzle_doubts).where(where))).mappings().first()
            if known is not None and known["verdict"] is not None:
                return False
            await put(connection, puzzle_doubts, **row)
        return True

    async def judged(self, game: Game, puzzle: Puzzle, verdict: str) -> None:
        """What deeper search says."""
        row = {"game": game.key, "puzzle": puzzle.id, "at": time.time(), "verdict": verdict}
        async with self.engine.begin() as connection:
            await put(connection, puzzle_doubts, **row)

    # All at once

    async def hall(self, user: User | None) -> wire.PuzzleHall:
        """The puzzles of the week, and how one stands."""
        now, failed = today(), await self.failed()
        counts = {game.key: len(puzzles_of(game)) for game in GAMES.values() if puzzles_of(game)}
        daily = [(day, *of_day(day, failed)) for day in days_of_week(now) if day <= now] if counts else []
        rows = await self.rows(user)
        outcomes = {(row["game"], row["puzzle"]): row["outcome"] for row in rows}
        over = [row for row in rows if row["outcome"] is not None]
        tried, found = await self.at_work(daily[-1]) if daily else (0, 0)
        return wire.PuzzleHall(
            counts=counts,
            today=str(now),
            week=[day_told(day, game, one, outcomes.get((game.key, one.id))) for day, game, one in daily],
            tried=tried,
            found=found,
            mine=await self.ratings(user),
            course={key: course_of([row for row in over if row["game"] == key]) for key in counts},
            solved=sum(row["outcome"] != "failed" for row in over),
            done=len(over),
        )

    async def rows(self, user: User | None) -> list[dict[str, Any]]:
        if user is None:
            return []
        query = select(puzzle_tries).where(puzzle_tries.c.user_id == user.id).order_by(puzzle_tries.c.ended)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def ratings(self, user: User | None) -> dict[str, wire.PuzzleRating]:
        if user is None:
            return {}
        query = select(puzzle_ratings).where(puzzle_ratings.c.who == user.id)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return {row["game"]: as_told(dict(row)) for row in found}

    async def at_work(self, daily: tuple[date, Game, Puzzle]) -> tuple[int, int]:
        """How many have tried the puzzle of the day, and how many have found it."""
        _, game, puzzle = daily
        where = (puzzle_tries.c.game == game.key) & (puzzle_tries.c.puzzle == puzzle.id)
        query = select(puzzle_tries.c.outcome, func.count()).where(where).group_by(puzzle_tries.c.outcome)
        async with self.engine.connect() as connection:
            found = {row[0]: row[1] for row in await connection.execute(query)}
        return sum(found.values()), found.get("solved", 0) + found.get("half", 0)

    async def onward(self, user: User | None, key: str) -> wire.PuzzleNext:
        """A puzzle that somebody has not tried, as hard as he is good; any if he has tried them all."""
        games = [game for game in GAMES.values() if puzzles_of(game) and key in ("", game.key)]
        if not games:
            raise No("not_found", "There are no puzzles here.")
        done = {(row["game"], row["puzzle"]) for row in await self.rows(user) if row["outcome"] is not None}
        skipped = done | await self.failed()
        every = [(game, one) for game in games for one in puzzles_of(game).values()]
        left = [pair for pair in every if (pair[0].key, pair[1].id) not in skipped] or every
        hard = await self.hardness()
        mine = {name: rating.rating for name, rating in (await self.ratings(user)).items()}
        who = "" if user is None else user.id

        def order(pair: tuple[Game, Puzzle]) -> tuple[int, bytes]:
            game, one = pair
            middle = MIDDLE + round(WIDTH * MODEL.rating().mu)
            apart = abs(hard.get((game.key, one.id), middle) - mine.get(game.key, middle)) // 100
            return apart, blake2b(f"{who} {one.id}".encode(), digest_size=8).digest()

        game, one = min(left, key=order)
        return wire.PuzzleNext(game=game.key, id=one.id)

    async def hardness(self) -> dict[tuple[str, str], int]:
        """The rating of every puzzle that has one."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.who.startswith("puzzle:", autoescape=True))
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return {(row["game"], row["who"].removeprefix("puzzle:")): as_told(dict(row)).rating for row in found}


def day_told(day: date, game: Game, puzzle: Puzzle, outcome: Any) -> wire.PuzzleDay:
    """The puzzle of a day."""
    theme = puzzle.theme if outcome else ""
    return wire.PuzzleDay(day=str(day), game=game.key, id=puzzle.id, outcome=outcome, theme=theme)


def course_of(rows: list[dict[str, Any]]) -> list[tuple[float, int, int]]:
    """How a rating has moved, the last hundred times."""
    rated = [row for row in rows if row["mu"] is not None]
    return [(row["ended"], shown(row["mu"]), round(SURE * WIDTH * row["sigma"])) for row in rated[-100:]]


# Ratings


def called(puzzle: Puzzle) -> str:
    """What a puzzle is called among the ratings."""
    return f"puzzle:{puzzle.id}"


def shown(mu: float) -> int:
    """A rating as it is shown."""
    return MIDDLE + round(WIDTH * mu)


def as_told(row: dict[str, Any]) -> wire.PuzzleRating:
    """A rating with its interval."""
    give = round(SURE * WIDTH * row["sigma"])
    return wire.PuzzleRating(rating=shown(row["mu"]), give=give, tries=row["tries"], solved=row["solved"])


async def rating_of(connection: AsyncConnection, who: str, game: str) -> dict[str, Any]:
    """The rating somebody or a puzzle has, or begins with."""
    where = (puzzle_ratings.c.who == who) & (puzzle_ratings.c.game == game)
    found = (await connection.execute(select(puzzle_ratings).where(where))).mappings().first()
    usual = MODEL.rating()
    return dict(found) if found else {"mu": usual.mu, "sigma": usual.sigma, "tries": 0, "solved": 0.0}


async def rate(connection: AsyncConnection, user: User, game: Game, puzzle: Puzzle, outcome: str) -> int:
    """A person against a puzzle, as the house rates games; by how much the person's rating changed."""
    who = (user.id, called(puzzle))
    before = [await rating_of(connection, one, game.key) for one in who]
    after = rated(MODEL, before, outcome)
    score = {"solved": 1.0, "half": 0.5, "failed": 0.0}[outcome]
    for one, row, new, won in zip(who, before, after, (score, score), strict=True):
        values = {"mu": new[0], "sigma": new[1], "tries": row["tries"] + 1, "solved": row["solved"] + won}
        await put(connection, puzzle_ratings, who=one, game=game.key, **values)
    mine = (
        (puzzle_tries.c.user_id == user.id) & (puzzle_tries.c.game == game.key) & (puzzle_tries.c.puzzle == puzzle.id)
    )
    await connection.execute(update(puzzle_tries).where(mine).values(mu=after[0][0], sigma=after[0][1]))
    return shown(after[0][0]) - shown(before[0]["mu"])


def rated(model: PlackettLuce, before: list[dict[str, Any]], outcome: str) -> list[tuple[float, float]]:
    """New ratings of a person and a puzzle: who solves it at once wins, and at the second try it is a draw."""
    teams = [[model.rating(mu=row["mu"], sigma=row["sigma"])] for row in before]
    ranks = {"solved": [1.0, 2.0], "half": [1.0, 1.0], "failed": [2.0, 1.0]}[outcome]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=ranks)]


# Deeper search


def searched(key: str, name: str) -> bool:
    """Whether a puzzle holds with as much thought as it was verified with, and other luck."""
    game, puzzle = GAMES[key], puzzles_of(GAMES[key])[name]
    thought = Thought(puzzle.proof["worlds"], puzzle.proof["nodes"], gap=puzzle.proof["gap"])
    return holds(Quarry(game, thought, DOUBTED, puzzle.found["bots"]), puzzle, thought, DOUBTED)
