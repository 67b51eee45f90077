"""Bots at the tables: they think in processes of their own, so that no table ever waits for another's bot.

What crosses to such a process is the record; there the view of the bot's seat is taken from it, and the bot gets that
view, its legal moves and its budget, as everywhere.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import structlog

from serenissima.bots.levels import seat_bot, usual_budget
from serenissima.bots.referee import ask
from serenissima.games import GAMES
from serenissima.kernel.core import Move, Seat, default, legal, look
from serenissima.kernel.fair import digest
from serenissima.kernel.notation import move_words, top_name
from serenissima.kernel.record import Record
from serenissima.server.house import House
from serenissima.server.refusals import No
from serenissima.server.table import Table

REMEMBERED = 50  # records a thinking process keeps, so that it follows a game instead of reading it again
logger = structlog.get_logger("serenissima.bots")


@dataclass(frozen=True)
class Job:
    """What a bot is asked: a game so far, a seat, and how to think."""

    table: str
    game: str
    players: tuple[str, ...]
    options: dict[str, Any]
    entries: tuple[tuple[Seat, Move], ...]
    seat: Seat
    level: str
    seed: str


def job_for(table: Table, seat: Seat) -> Job:
    """The question that a bot's seat owes an answer to."""
    record, level = table.playing, table.chairs[seat].bot
    assert level is not None
    entries = tuple((entry.seat, entry.move) for entry in record.entries)
    seed = digest("bot", table.fixed.secret, str(len(entries)), str(seat))
    return Job(table.fixed.id, table.game.key, record.players, record.options, entries, seat, level, seed)


_KNOWN: OrderedDict[str, Record] = OrderedDict()


def think(job: Job) -> tuple[list[str], str]:
    """The bot's answer in words, and what went wrong if anything did; runs in a thinking process."""
    record = follow(job)
    g = record.state
    moves = legal(g, job.seat)
    bot = seat_bot(record.game, job.level, job.seed)
    move, fault = ask(bot, look(g, job.seat), moves, usual_budget(job.level), default(g, job.seat))
    words = move_words(record.game, record.names, top_name(g), move)
    return words, "" if fault is None else f"{fault.kind}: {fault.message}"


def follow(job: Job) -> Record:
    """The game as far as it has come; from the last question of the same game if that is on the way."""
    record = _KNOWN.pop(job.table, None)
    if record is None or [(entry.seat, entry.move) for entry in record.entries] != list(
        job.entries[: len(record.entries)]
    ):
        record = Record(GAMES[job.game], job.players, job.options)
    for seat, move in job.entries[len(record.entries) :]:
        record.play(seat, move)
    _KNOWN[job.table] = record
    while len(_KNOWN) > REMEMBERED:
        _KNOWN.popitem(last=False)
    return record


class LocalThinker:
    """Bots in a pool of processes beside the server."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Executor | None = None
        self.tasks: dict[tuple[str, Seat], asyncio.Task[None]] = {}

    def open(self) -> None:
        self.pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"))

    async def close(self) -> None:
        """Let go of what is being thought; it will be asked again."""
        for task in self.tasks.values():
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def ask(self, house: House, table: Table, seat: Seat) -> None:
        """Have the bot of that seat answer, unless it is thinking already."""
        key = (table.fixed.id, seat)
        if key not in self.tasks and self.pool is not None:
            task = asyncio.create_task(self.answer(house, job_for(table, seat), table.seen(seat)))
            self.tasks[key] = task
            task.add_done_callback(partial(self.done, house, key))

    def done(self, house: House, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        """If the bot is asked again by now, it thinks again."""
        self.tasks.pop(key, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            logger.error("a bot could not answer", table=key[0], seat=key[1], error=str(task.exception()))
            return
        room = house.rooms.get(key[0])
        if room is not None and room.table is not None and key[1] in room.table.bots_asked():
            self.ask(house, room.table, key[1])

    async def answer(self, house: House, job: Job, seen: int) -> None:
        """Think, and play what was thought; an answer to an old question is dropped."""
        words, fault = await asyncio.get_running_loop().run_in_executor(self.pool, think, job)
        if fault:
            logger.warning("bot failed, the default was played", table=job.table, seat=job.seat, fault=fault)
        with suppress(No):
            await house.change(job.table, lambda table, now: play_for_bot(table, job, seen, words, now))


def play_for_bot(table: Table, job: Job, seen: int, words: list[str], now: float) -> list[Any]:
    """The bot's move, if its question still stands."""
    if job.seat not in table.bots_asked() or table.chairs[job.seat].bot != job.level:
        return []
    return table.play(job.seat, seen, words, now, "bot")
