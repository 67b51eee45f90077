"""The application: routes, what every request gets, and what runs beside them."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from secrets import token_hex
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from sqlalchemy import select

from serenissima import __version__
from serenissima.server import clockwork, logs, meters, migrate, notices, storage
from serenissima.server.accounts import Accounts
from serenissima.server.attendance import Attendance
from serenissima.server.channels import Shared, open_channel
from serenissima.server.context import Context
from serenissima.server.house import House
from serenissima.server.jobs import QueueThinker, open_queue, open_worker
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.limits import Guard
from serenissima.server.live import live
from serenissima.server.refusals import No
from serenissima.server.routes import advice, catalogue, lists, moderation, people, records, tables
from serenissima.server.routes.client import AS_IT_IS, client_routes
from serenissima.server.settings import Settings
from serenissima.server.settings import from_environment as settings_of
from serenissima.server.thinking import Crew, LocalThinker

SWEEPS = (20_000, 20, 50)  # tables live long: to look through all of them as often as Python would costs a fifth
HEALTH = 3.0  # seconds within which the database must answer
# The texts of a language are a tenth of their size at this level; a higher one takes twice as long for little more.
PACK = CompressionConfig("gzip", minimum_size=1400, gzip_compress_level=5, exclude_opt_key=AS_IT_IS)
logger = structlog.get_logger("serenissima.app")

ROUTES = [
    live,
    catalogue.all_games,
    catalogue.components,
    catalogue.rules,
    catalogue.lesson,
    catalogue.why_not,
    catalogue.lesson_text,
    catalogue.text,
    people.guest,
    people.me,
    people.register,
    people.log_in,
    people.log_out,
    people.change_me,
    people.change_password,
    people.forget_me,
    moderation.people_here,
    moderation.change_role,
    moderation.remove_line,
    moderation.close_table,
    tables.open_table,
    tables.one_table,
    tables.join,
    tables.leave,
    tables.start,
    tables.resign,
    tables.come_back,
    tables.propose,
    tables.ballot,
    tables.standing,
    tables.given_in_advance,
    tables.say,
    tables.rematch,
    lists.some_tables,
    lists.said,
    lists.read_notes,
    lists.write_notes,
    lists.stats,
    records.record,
    records.verify,
    records.replay,
    records.story,
    records.figures_of,
    records.leaderboard,
    advice.give_hint,
    advice.give_review,
    advice.review_progress,
]


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(context: Context) -> Response[str]:
    """The house is open and its database answers."""
    try:
        async with asyncio.timeout(HEALTH), context.engine.connect() as connection:
            await connection.execute(select(storage.tables.c.id).limit(1))
    except Exception as error:
        logger.error("the database does not answer", error=str(error))
        return Response("the database does not answer", status_code=503)
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def metrics(context: Context) -> Response[bytes]:
    """Numbers for Prometheus."""
    meters.ROOMS.set(len(context.house.rooms))
    said, kind = meters.told()
    return Response(said, media_type=kind)


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[Context]:
    """Everything that runs while the house is open; closing finishes what was acknowledged."""
    async with AsyncExitStack() as stack:
        engine = open_engine(settings.database)
        stack.push_async_callback(engine.dispose)
        await migrate.up(engine)
        ledger = Ledger(engine)
        ledger.open()
        stack.push_async_callback(ledger.close)
        channel = open_channel(settings.channels, settings.database, settings.redis, token_hex(8))
        if isinstance(channel, Shared):
            channel.open()
            stack.push_async_callback(channel.close)
        thinker = await open_thinker(settings)
        stack.push_async_callback(thinker.close)
        house = House(ledger, channel, thinker)
        keeper = clockwork.Keeper(engine, not channel.shared)
        stack.push_async_callback(keeper.close)
        attendance = Attendance(engine)
        stack.push_async_callback(attendance.write)
        context = Context(settings, engine, Accounts(engine, settings.session_days), house, attendance)
        stack.callback(context.analyst.close)
        told = notices.Notices(engine, notices.posts_of(settings), settings.address)
        works = [clockwork.run(house, keeper), house.follow(), house.keep_looking(), attendance.run()]
        for work in [*works, notices.run(told, house)] if told.posts else works:
            stack.push_async_callback(cancelled, asyncio.create_task(work))
        yield context
        await house.close()


async def open_thinker(settings: Settings) -> LocalThinker | QueueThinker:
    """Whoever thinks for bots: processes beside this one, or workers at the other end of a queue."""
    if settings.queue:
        queue = open_queue(settings)
        await queue.connect()
        return QueueThinker(queue)
    return LocalThinker(Crew(settings.thinkers, settings.faults))


async def think(settings: Settings) -> None:
    """Answer for bots from the queue, until told to stop."""
    async with open_house(replace(settings, queue=True)) as context:
        crew, queue = Crew(settings.thinkers, settings.faults), open_queue(settings)
        await queue.connect()
        try:
            await open_worker(queue, context.house, crew).start()
        finally:
            await asyncio.to_thread(crew.close)
            await queue.disconnect()


async def cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def create_app(settings: Settings | None = None) -> Litestar:
    """The whole server."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(chosen) as context:
            app.state.context = context
            take_leave_first(context.house)
            yield

    return Litestar(
        [*ROUTES, health, metrics, *client_routes(chosen.client_folder)],
        lifespan=[lifespan],
        dependencies={"context": Provide(context_of, sync_to_thread=False)},
        compression_config=PACK,
        middleware=[Guard(chosen.requests_per_minute, chosen.origins)],
        exception_handlers={No: refuse, HTTPException: explain},
        openapi_config=OpenAPIConfig(title="Serenissima", version=__version__, path="/api/schema"),
        request_max_body_size=64 * 1024,
        logging_config=None,  # see `logs`
    )


def hold_interrupts(hold: bool) -> None:
    """Keep SIGINT waiting, or let it in, where the system can do so; threads begun later do the same."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK if hold else signal.SIG_UNBLOCK, {signal.SIGINT})


def take_leave_first(house: House) -> None:
    """On SIGTERM everybody is told before the server stops; it stops on SIGINT, which we then send ourselves.

    Ctrl-C in a terminal sends SIGINT to all processes of the server at once, and the first of them sends SIGTERM to the
    others: theirs waits until they have taken leave.
    """
    leaving: list[asyncio.Task[None]] = []

    async def leave() -> None:
        await house.close()
        os.kill(os.getpid(), signal.SIGINT)
        hold_interrupts(False)

    def begin() -> None:
        if not leaving:
            leaving.append(asyncio.create_task(leave()))

    with suppress(NotImplementedError, ValueError, RuntimeError):  # not everywhere, and not in every thread
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, begin)


def from_environment() -> Litestar:
    """The server as the environment asks for it; every worker process calls this."""
    logs.set_up()
    hold_interrupts(True)
    app = create_app(settings_of(os.environ))
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*SWEEPS)
    return app


def context_of(state: State) -> Context:
    """The open house, for whoever asks."""
    context: Context = state.context
    return context


def refuse(_: Request[Any, Any, Any], no: No) -> Response[dict[str, Any]]:
    """A refusal: its code, a sentence, and the rule where one speaks."""
    said: dict[str, Any] = {"code": no.code, "message": no.message}
    if no.rule is not None:
        said |= {"rule": no.rule.rule, "reason": no.rule.reason, "facts": dict(no.rule.facts)}
    return Response(said, status_code=no.status)


def explain(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What is wrong with a request that is none."""
    extra = error.extra if isinstance(error.extra, list) else []
    return Response({"code": "bad_request", "message": error.detail, "problems": extra}, status_code=error.status_code)
