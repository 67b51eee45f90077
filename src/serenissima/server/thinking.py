"""Bots at the tables: they think in processes of their own, so that no table ever waits for another's bot.

What crosses to such a process is the record; there the view of the bot's seat is taken from it, and the bot gets that
view, its legal moves and its budget, as everywhere. In a browser the process is a worker.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import structlog

from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.protocol import Bot, Budget
from serenissima.bots.referee import Fault, ask
from serenissima.fairness import old_digest
from serenissima.kernel.core import Move, Seat, allowed, default, legal, look
from serenissima.kernel.notation import move_text, top_name
from serenissima.kernel.position import view_to_json
from serenissima.kernel.record import Record
from serenissima.server import meters
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.story import Story, retold, story_of
from serenissima.server.table import Row, Table

REMEMBERED = 50  # records, and bots, a thinking process keeps: it follows a game instead of reading it again
logger = structlog.get_logger("serenissima.bots")


@dataclass(frozen=True)
class Job:
    """What a bot is asked: a game so far, a seat, and how to think."""

    story: Story
    seat: Seat
    level: str
    seed: str
    owner: str = ""  # who has opened the table: bots are thought for one owner after the other

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
    seed = old_digest("bot", table.fixed.secret, str(entries), str(seat))
    return Job(story_of(table), seat, level, seed, table.fixed.host)


# In a thinking process

_KNOWN: OrderedDict[str, Record] = OrderedDict()
_SEATED: OrderedDict[tuple[str, Seat, str], Bot] = OrderedDict()  # by table, seat and level


def think(job: Job) -> Thought:
    """The bot's answer, or the default with the fault that kept it from answering."""
    record = follow(job.story)
    g = record.state
    moves = legal(g, job.seat)
    bot = seated(job, record)
    takes = partial(allowed, g, job.seat)
    move, fault = ask(bot, look(g, job.seat), moves, job.budget(), default(g, job.seat), takes)
    if fault is None:
        return Thought(move)
    _SEATED.pop((job.story.table, job.seat, job.level), None)
    return Thought(move, incident(job, record, fault, moves, move))


def seated(job: Job, record: Record) -> Bot:
    """The bot of that seat: with what it has thought about its next question, if this process asked it before."""
    key = (job.story.table, job.seat, job.level)
    bot = _SEATED.pop(key) if key in _SEATED else seat_bot(record.game, job.level, job.seed)
    _SEATED[key] = bot
    while len(_SEATED) > REMEMBERED:
        _SEATED.popitem(last=False)
    return bot


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


# In the house


class Thinks(Protocol):
    """Whoever thinks, beside the house: processes, or workers of a browser."""

    async def think(self, job: Job) -> Thought:
        """A bot's answer; the loop goes on meanwhile."""

    def close(self) -> None:
        """Let go of what is being thought; it will be asked again."""


class LocalThinker:
    """Bots that are thought for beside the house."""

    def __init__(self, crew: Thinks) -> None:
        self.crew = crew
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self.at_table: Counter[str] = Counter()  # how many think at each table

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
            self.at_table[key[0]] += 1
            task.add_done_callback(partial(self.done, house, key))

    def asked(self, table_id: str) -> bool:
        """Whether one of its bots is being thought for."""
        return bool(self.at_table[table_id])

    def done(self, house: House, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        """If the bot is asked again by now, it thinks again."""
        self.tasks.pop(key, None)
        self.at_table[key[0]] -= 1
        if not self.at_table[key[0]]:
            del self.at_table[key[0]]
        if task.cancelled():
            return
        if task.exception() is not None:
            meters.ERRORS.labels("bot").inc()
            logger.error("a bot could not answer", table=key[0], seat=key[1], exc_info=task.exception())
            return
        room = house.rooms.get(key[0])
        if room is not None and room.table is not None and key[1] in room.table.bots_asked():
            self.ask(house, room.table, key[1])


async def answer(house: House, crew: Thinks, job: Job, seen: int) -> None:
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
