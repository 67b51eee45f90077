"""The application: routes, what every request gets, and what runs beside them."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from secrets import compare_digest, token_hex
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from sqlalchemy.ext.asyncio import AsyncEngine

from serenissima import __version__
from serenissima.server import (
    archive,
    clockwork,
    explorer,
    faults,
    logs,
    meters,
    migrate,
    notices,
    strengths,
    sweeping,
    telemetry,
)
from serenissima.server.accounts import Accounts
from serenissima.server.archive import Archive, open_store, pack_away
from serenissima.server.attendance import Attendance
from serenissima.server.calls import Calls
from serenissima.server.contests import keeping
from serenissima.server.contests import routes as contests
from serenissima.server.context import Context
from serenissima.server.counts import open_counts
from serenissima.server.crew import Crew
from serenissima.server.door import Door
from serenissima.server.forwarding import Forwarding
from serenissima.server.guard import Guard, sealing
from serenissima.server.handlers import asker_of, handler
from serenissima.server.house import House
from serenissima.server.ledger import Ledger, open_engine
from serenissima.server.length import Length
from serenissima.server.limits import Limits, parsed
from serenissima.server.live import live
from serenissima.server.paper import routes as paper
from serenissima.server.quay import Quay
from serenissima.server.refusals import No
from serenissima.server.routes import (
    bots,
    calling,
    catalogue,
    clubs,
    everywhere,
    harbour,
    moderation,
    people,
    profiles,
    puzzles,
    statistics,
    stats,
)
from serenissima.server.routes.client import AS_IT_IS, client_routes
from serenissima.server.settings import Settings
from serenissima.server.settings import from_environment as settings_of
from serenissima.server.shards import FED, FEEDS, Part, Shards, check_shards, open_shards
from serenissima.server.shared import Shared, open_channel
from serenissima.server.steady import Steady
from serenissima.server.studies import routes as studies
from serenissima.server.tenure import Elsewhere, Tenure
from serenissima.server.thinking import LocalThinker

if TYPE_CHECKING:
    from serenissima.server.jobs import QueueThinker

SWEEPS = (20_000, 20, 50)  # tables live long: to look through all of them as often as Python would costs a fifth
SESSIONS = 60.0  # seconds between two looks at the sessions of who is connected
STRAYS = 5.0  # seconds between two looks for tables that belong in another database
RESTS = 10.0  # seconds between two looks for tables where nothing happens
SURVEYS = 3600.0  # seconds between two looks for games that are not in the statistics
NOTICED = 1.5  # seconds in which a proxy asks at least twice whether a house is well
LAGGARD = 10.0  # seconds for a worker that begins later than the others, or never
HEALTH = 3.0  # seconds within which the database must answer
# The texts of a language are a tenth of their size at this level; a higher one takes twice as long for little more.
PACK = CompressionConfig("gzip", minimum_size=1400, gzip_compress_level=5, exclude_opt_key=AS_IT_IS)
Work = Coroutine[Any, Any, None]
logger = structlog.get_logger("serenissima.app")

ROUTES = [
    live,
    calling.live,
    catalogue.all_games,
    catalogue.components,
    catalogue.rules,
    catalogue.lesson,
    catalogue.lesson_text,
    catalogue.game_text,
    catalogue.page_text,
    catalogue.text,
    people.guest,
    people.visitor,
    people.me,
    people.kept,
    people.prove_email,
    people.report,
    people.register,
    people.log_in,
    people.log_out,
    people.change_me,
    people.change_password,
    people.forget_me,
    harbour.look,
    harbour.wait,
    harbour.leave,
    harbour.take,
    harbour.tie,
    profiles.page,
    profiles.lines,
    profiles.games,
    bots.my_bots,
    bots.make_bot,
    bots.dismiss_bot,
    bots.make_token,
    bots.revoke_token,
    moderation.people_here,
    moderation.change_role,
    moderation.mute,
    moderation.reported,
    moderation.deal_with,
    moderation.remove_line,
    moderation.close_table,
    stats.stats,
    statistics.page,
    statistics.file,
    statistics.everything,
    puzzles.puzzle_text,
    puzzles.hall,
    puzzles.onward,
    puzzles.one,
    puzzles.answer,
    puzzles.show,
    puzzles.doubt,
    *contests.ROUTES,
    *paper.ROUTES,
    *clubs.ROUTES,
    *studies.ROUTES,
    *map(handler, everywhere.ROUTES),
]


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def health(context: Context) -> Response[str]:
    """The house is open, and its database can be read and written."""
    if context.house.closing:
        return Response("closing", status_code=503)
    trouble = context.house.ledger.trouble
    try:
        async with asyncio.timeout(HEALTH):
            await context.pulse.beat()
    except Exception as error:
        logger.error("the database does not answer", error=str(error)[:500])
        return Response("the database does not answer", status_code=503)
    if trouble:
        return Response("the last move could not be written", status_code=503)
    if context.length is not None and context.length.missing:
        return Response(f"ok, but the logs are {context.length.missing} rows shorter than they were")
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """Numbers for Prometheus: for this machine, or for who has the token."""
    token = context.settings.metrics_token
    named = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = parsed(context.proxies.origin_of(request))
    if not (compare_digest(named.encode(), token.encode()) if token else here is not None and here.is_loopback):
        raise No("not_found", "There is nothing here.")
    meters.ROOMS.set(len(context.house.rooms))
    said, kind = meters.told()
    return Response(said, media_type=kind)


@asynccontextmanager
async def open_house(settings: Settings, forwarding: Forwarding | None = None) -> AsyncIterator[Context]:
    """Everything that runs while the house is open; closing finishes what was acknowledged.

    Without `forwarding` no request comes here, and no table lives here if it can live elsewhere.
    """
    async with AsyncExitStack() as stack:
        engine = open_engine(settings.database)
        stack.push_async_callback(engine.dispose)
        await migrate.up(engine)
        keep_private(settings.sqlite_file)
        length = Length(engine, settings.sqlite_file)
        await length.check()
        ledger = await open_ledger(settings, engine, stack)
        name = name_of(settings)
        channel = open_channel(settings, name)
        if isinstance(channel, Shared):
            channel.open()
            stack.push_async_callback(channel.close)
        thinker = await open_thinker(settings)
        stack.push_async_callback(thinker.close)
        chance = SystemRandom()  # of the house; never of a game
        house = House(
            ledger, channel, thinker, pause=lambda: chance.uniform(settings.shortest_pause, settings.longest_pause)
        )
        house.clock = steady = Steady()
        house.opened = steady()
        several = settings.name or settings.workers > 1
        if several and channel.shared and engine.dialect.name == "postgresql":
            await stack.enter_async_context(shared_out(house, engine, name, settings.inner, forwarding))
        keeper = clockwork.Keeper(engine, not channel.shared)
        stack.push_async_callback(keeper.close)
        attendance = Attendance(engine)
        stack.push_async_callback(attendance.write)
        door = Door()
        stack.push_async_callback(door.close)
        posts = notices.posts_of(settings, door)
        accounts = Accounts(engine, settings.session_days, settings.password_memory)
        await accounts.open()
        counts = open_counts(settings.channels, engine, settings.redis)
        context = Context(
            settings,
            engine,
            accounts,
            house,
            attendance,
            Limits(counts, settings.limits),
            next((post for post in posts if isinstance(post, notices.Letters)), None),
            length,
        )
        house.heard_sign_out = context.hear_sign_out
        context.calls = Calls(context)
        context.quay = Quay(engine, house, settings.rated_at_one_address)
        context.quay.happened = context.calls.happened.set
        stack.callback(context.analyst.close)
        stack.callback(context.explorer.close)
        context.analyst.heard = partial(strengths.hear, engine)
        told = notices.Notices(engine, posts, settings.address)

        async def sweep(_: House) -> None:
            for database in reversed(ledger.databases):  # where logs are first, and last where they are listed
                await sweeping.sweep(database, settings)
            await counts.sweep()
            await length.look()

        async def pack(_: House) -> None:
            await asyncio.to_thread(asyncio.run, pack_away(settings, stops=lambda: house.closing))  # off the loop

        async def rest(_: House) -> None:
            house.rest()
            steady.look()

        async def look_at_sessions(_: House) -> None:
            await context.look_at_sessions()

        alone = clockwork.Keeper(engine, True)  # what every process does for itself
        at_home = keeper if house.tenure is None else alone  # and for the tables that live there
        works = [
            clockwork.run(house, at_home, clockwork.keep_time, clockwork.SOON),
            clockwork.run(house, at_home, clockwork.remind),
            clockwork.run(house, keeper, clockwork.count),
            clockwork.run(house, keeper, context.quay.look),
            clockwork.run(house, keeper, partial(keeping.look, tempo=keeping.tempo_of(settings))),
            clockwork.run(house, keeper, sweep, sweeping.EVERY),
            clockwork.run(house, alone, look_at_sessions, SESSIONS),
            clockwork.run(house, alone, rest, RESTS),
            house.follow(),
            context.calls.run(),
            house.keep_looking(),
            attendance.run(),
            length.run(),
        ]
        if settings.archive:
            works.append(clockwork.run(house, keeper, pack, archive.EVERY))
        if isinstance(ledger, Shards):
            works += works_of_shards(house, ledger, keeper, stack)
        if explorer.is_there():
            works.append(clockwork.run(house, keeper, partial(surveying, context), SURVEYS))
        for work in [*works, notices.run(told, house)] if told.posts else works:
            stack.push_async_callback(cancelled, asyncio.create_task(work))
        yield context
        await house.close()


async def surveying(context: Context, house: House) -> None:
    """Games that are over go into the statistics; they are played again beside the house."""
    from serenissima.server import survey

    async def tell(*said: Any) -> Any:
        return await context.analyst.judges.done(survey.TAKES, survey.surveyed, *said)

    await survey.refresh(house.ledger, context.explorer.archive, tell, house.clock())


def name_of(settings: Settings) -> str:
    """What this process is called among those that share its database."""
    if settings.name and settings.workers == 1:
        return settings.name
    return f"{settings.name}{token_hex(8)}"


async def open_ledger(settings: Settings, engine: AsyncEngine, stack: AsyncExitStack) -> Ledger | Shards:
    """The logs: in the one database, or in several."""
    ledger: Ledger | Shards = Ledger(engine, Archive(engine, open_store(settings)))
    await check_shards(settings, engine)
    if settings.shards:
        ledger = await stack.enter_async_context(open_shards(settings, engine))
    ledger.open()
    stack.push_async_callback(ledger.close)
    return ledger


def works_of_shards(house: House, shards: Shards, keeper: clockwork.Keeper, stack: AsyncExitStack) -> list[Work]:
    """Lists hear from every shard, by one process for each; tables that were made elsewhere are brought there."""
    works: list[Work] = []
    for part in shards.parts.values():
        if part is not shards.home:
            feeder = clockwork.Keeper(part.engine, not house.channel.shared)
            stack.push_async_callback(feeder.close)
            works.append(clockwork.run(house, feeder, partial(feed, shards, part), FEEDS))

    async def bring(_: House) -> None:
        await shards.bring_strays()

    return [*works, clockwork.run(house, keeper, bring, STRAYS)]


async def feed(shards: Shards, part: Part, _: House) -> None:
    while await shards.feed(part) == FED:
        pass


@asynccontextmanager
async def shared_out(
    house: House, engine: AsyncEngine, name: str, host: str, forwarding: Forwarding | None
) -> AsyncIterator[None]:
    """Tables are shared out among the processes on this database, while this lasts."""
    async with AsyncExitStack() as stack:
        if forwarding is None:
            house.tenure = elsewhere = Elsewhere(engine)
            stack.push_async_callback(cancelled, asyncio.create_task(elsewhere.run()))
        else:
            house.tenure = tenure = Tenure(engine, name)
            tenure.given_up, tenure.gained, tenure.lapsed = house.send_on, house.move_in, house.let_go
            stack.push_async_callback(tenure.close)
            house.closes_too += [tenure.leave, forwarding.take_leave, is_noticed()]
            await tenure.open(await stack.enter_async_context(forwarding.open(host, tenure)))
            stack.push_async_callback(cancelled, asyncio.create_task(tenure.run()))
        yield


async def begun_together(settings: Settings, house: House) -> None:
    """The workers of one house open their door together: else the first has the tables of the others for a moment."""
    if settings.workers > 1 and isinstance(house.tenure, Tenure):
        with suppress(TimeoutError):
            async with asyncio.timeout(LAGGARD):
                await house.tenure.together(settings.name, settings.workers)


def is_noticed() -> Callable[[], Coroutine[None, None, None]]:
    """A house that closes waits until whatever is in front of it knows: else people are sent to a door that is shut."""
    said = asyncio.Event()

    async def wait() -> None:
        if not said.is_set():
            said.set()
            await asyncio.sleep(NOTICED)

    return wait


def keep_private(file: Path | None) -> None:
    """The file of a house holds the secrets of games under way: it is for its owner alone."""
    if file is not None and os.name == "posix":
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            with suppress(FileNotFoundError):
                file.with_name(name).chmod(0o600)


async def open_thinker(settings: Settings) -> LocalThinker | QueueThinker:
    """Whoever thinks for bots: processes beside this one, or workers at the other end of a queue."""
    if settings.queue:
        from serenissima.server.jobs import QueueThinker, open_queue

        queue = open_queue(settings)
        await queue.connect()
        return QueueThinker(queue)
    return LocalThinker(Crew(settings.thinkers, settings.faults))


async def think(settings: Settings) -> None:
    """Answer for bots from the queue, until told to stop."""
    from serenissima.server.jobs import open_queue, open_worker

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
        async with open_house(chosen, app.state.forwarding) as context:
            app.state.context = context
            app.state.forwarding.house = context.house
            await begun_together(chosen, context.house)
            yield

    app = Litestar(
        [*ROUTES, health, metrics, *client_routes(chosen.client_folder, chosen.tab_folder)],
        lifespan=[lifespan],
        dependencies={
            "context": Provide(context_of, sync_to_thread=False),
            "asker": Provide(asker_of, sync_to_thread=False),
        },
        compression_config=PACK,
        middleware=[*telemetry.middleware(chosen.traces), Guard(chosen)],
        before_send=[sealing(chosen.secure_cookies)],
        exception_handlers={No: refuse, HTTPException: explain, Exception: stumble},
        openapi_config=OpenAPIConfig(title="Serenissima", version=__version__, path="/api/schema"),
        request_max_body_size=64 * 1024,
        logging_config=None,  # see `logs`
    )
    app.state.forwarding = Forwarding(app)
    return app


def from_environment() -> Forwarding:
    """The server as the environment asks for it; every worker process calls this."""
    logs.set_up()
    app = create_app(settings_of(os.environ))
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(*SWEEPS)
    forwarding: Forwarding = app.state.forwarding
    return forwarding


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


def stumble(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """An answer to a request that met an error which nobody expected."""
    if isinstance(error, RecursionError):
        return Response({"code": "bad_request", "message": "This is nested too deeply."}, status_code=400)
    no = faults.seen("request", error)
    return Response({"code": no.code, "message": no.message}, status_code=no.status)
