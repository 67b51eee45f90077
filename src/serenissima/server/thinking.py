"""Bots at the tables: they think in processes of their own, so that no table ever waits for another's bot.

What crosses to such a process is the record; there the view of the bot's seat is taken from it, and the bot gets that
view, its legal moves and its budget, as everywhere. A process that dies or does not come back is ended and replaced;
the rule file's answer is played for that bot, and the fault can be kept with the position.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import structlog

from serenissima.arena.incidents import keep_one
from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.protocol import Budget
from serenissima.bots.referee import LOST, Fault, ask, patience
from serenissima.fairness import digest
from serenissima.kernel.core import Move, Seat, allowed, default, legal, look
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record
from serenissima.server import meters
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.story import Story, retold, story_of
from serenissima.server.table import Row, Table
from serenissima.workers import HARD_GRACE, Failed, Workers, loss

REMEMBERED = 50  # records a thinking process keeps, so that it follows a game instead of reading it again
MOST_LOSSES = 3  # after so many at one table a bot is not asked there any more
logger = structlog.get_logger("serenissima.bots")


@dataclass(frozen=True)
class Job:
    """What a bot is asked: a game so far, a seat, and how to think."""

    story: Story
    seat: Seat
    level: str
    seed: str

    def budget(self) -> Budget:
        """What the level thinks with in that game."""
        return usual_budget(self.story.game, self.level)


@dataclass(frozen=True)
class Thought:
    """A bot's answer, or none; and what went wrong, if anything did, with the position."""

    move: Move | None
    fault: dict[str, Any] | None = None


def job_for(table: Table, seat: Seat) -> Job:
    """The question that a bot's seat owes an answer to."""
    level, entries = table.chairs[seat].bot, len(table.playing.entries)
    assert level is not None
    return Job(story_of(table), seat, level, digest("bot", table.fixed.secret, str(entries), str(seat)))


# In a thinking process

_KNOWN: OrderedDict[str, Record] = OrderedDict()


def think(job: Job) -> Thought:
    """The bot's answer, or the default with the fault that kept it from answering."""
    record = follow(job.story)
    g = record.state
    moves = legal(g, job.seat)
    bot = seat_bot(record.game, job.level, job.seed)
    takes = partial(allowed, g, job.seat)
    move, fault = ask(bot, look(g, job.seat), moves, job.budget(), default(g, job.seat), takes)
    return Thought(move, None if fault is None else incident(job, record, fault, moves, move))


def follow(story: Story) -> Record:
    """The game as far as it has come; from the last question of the same game if that is on the way."""
    record = _KNOWN[story.table] = retold(story, _KNOWN.pop(story.table, None))
    while len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return record


def incident(job: Job, record: Record, fault: Fault, moves: list[Move], answered: Move) -> dict[str, Any]:
    """A fault with everything needed to come back to it."""
    step, budget = top_name(record.state), job.budget()
    return {
        "kind": fault.kind,
        "message": fault.message,
        "game": job.story.game,
        "table": job.story.table,
        "bot": job.level,
        "seat": job.seat,
        "seed": job.seed[:12],
        "decision": len(job.story.entries),
        "bots": list(job.story.players),
        "seconds": budget.seconds,
        "nodes": budget.nodes,
        "trace": fault.trace,
        "view": view_to_json(record.game, fault.view),
        "legal": [move_text(record.game, record.names, step, move) for move in moves],
        "answered": move_text(record.game, record.names, step, answered),
        "record": record.text(),
    }


# In the server


class Crew:
    """So many thinking processes; whoever is free takes the next question."""

    def __init__(self, processes: int, faults: str = "") -> None:
        self.workers = Workers(processes)
        self.folder = Path(faults) if faults else None
        self.losses: Counter[tuple[str, Seat]] = Counter()

    def close(self) -> None:
        """Let go of what is being thought; it will be asked again."""
        self.workers.close()

    async def think(self, job: Job) -> Thought:
        """A bot's answer; the loop goes on meanwhile."""
        key = (job.story.table, job.seat)
        if self.losses[key] >= MOST_LOSSES:
            return Thought(None)
        with meters.THINKING.track_inprogress():
            thought = await self.ask(job)
        if thought.move is None:
            self.losses[key] += 1
        if thought.fault is not None:
            await asyncio.to_thread(self.note, thought.fault)
        return thought

    async def ask(self, job: Job) -> Thought:
        """The bot's answer; without one, the position at which its process was lost."""
        asked = self.workers.give(think, job, seconds=patience(job.budget()) + HARD_GRACE)
        try:
            return await asyncio.wrap_future(asked)
        except Exception as error:
            return await asyncio.to_thread(lost, job, error)

    def note(self, fault: dict[str, Any]) -> None:
        """Count and log a fault, and keep it with the position where a folder is named."""
        meters.FAULTS.labels(fault["kind"]).inc()
        said = {name: fault[name] for name in ("kind", "game", "table", "seat", "bot", "message", "decision")}
        if self.folder is not None:
            said["file"] = keep_one(fault, self.folder)["file"]
        logger.warning("a bot failed and was answered for", **said)


def lost(job: Job, error: Exception) -> Thought:
    """No answer, and the position at which the process was lost, or the bot could not even be asked."""
    record = retold(job.story)
    g = record.state
    view = look(g, job.seat)
    if isinstance(error, Failed):
        fault = Fault("broke", error.message, view, error.trace)
    else:
        fault = Fault(loss(error), LOST[loss(error)], view)
    return Thought(None, incident(job, record, fault, legal(g, job.seat), default(g, job.seat)))


class LocalThinker:
    """Bots in processes beside the server."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Let go of what is being thought; it will be asked again."""
        for task in tuple(self.tasks.values()):
            task.cancel()
        await asyncio.to_thread(self.crew.close)

    def ask(self, house: House, table: Table, seat: Seat) -> None:
        """Have the bot of that seat answer, unless it is thinking already."""
        key = (table.fixed.id, seat)
        if key not in self.tasks:
            task = asyncio.create_task(answer(house, self.crew, job_for(table, seat), table.seen(seat)))
            self.tasks[key] = task
            task.add_done_callback(partial(self.done, house, key))

    def done(self, house: House, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        """If the bot is asked again by now, it thinks again."""
        self.tasks.pop(key, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            logger.error("a bot could not answer", table=key[0], seat=key[1], error=repr(task.exception()))
            return
        room = house.rooms.get(key[0])
        if room is not None and room.table is not None and key[1] in room.table.bots_asked():
            self.ask(house, room.table, key[1])


async def answer(house: House, crew: Crew, job: Job, seen: int) -> None:
    """Think, and play what was thought; an answer to an old question is dropped."""
    thought = await crew.think(job)
    with suppress(No):
        await house.change(job.story.table, lambda table, now: play_for_bot(table, job, seen, thought.move, now))


def play_for_bot(table: Table, job: Job, seen: int, move: Move | None, now: float) -> list[Row]:
    """The bot's move, or the default, if its question still stands."""
    seat = job.seat
    if seat not in table.bots_asked() or table.chairs[seat].bot != job.level or table.seen(seat) != seen:
        return []
    return table.give(seat, default(table.playing.state, seat) if move is None else move, now, "bot")
