"""The server of requests and websockets (uvicorn): in this process, or in several that listen at one address.

It runs in the event loop of the house: a frame goes from the socket to the table and back without a word to another
thread, which cost more than the rules of the game.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from socket import AF_INET, AF_INET6, SO_REUSEADDR, SOL_SOCKET, socket
from threading import Thread
from types import FrameType
from typing import Any, Final

import structlog
from uvicorn import Config, Server
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serenissima.server.answering import LARGEST
from serenissima.server.settings import Settings

APP: Final = "serenissima.server.app:from_environment"
LONGEST_GOODBYE: Final = 20.0  # seconds for a worker to finish what it has begun
STRAGGLERS: Final = 5  # seconds for connections to end after everybody was sent home
SOON: Final = 6.0  # seconds: a worker that dies twice within them will die again
KEPT_OPEN: Final = 75  # seconds without a request; whatever is in front of a house closes its lines to it before
LONGEST_HEAD: Final = 64 * 1024  # bytes of a request around its body
HEAD_PATIENCE: Final = 30.0  # seconds for them to come
LARGEST_MESSAGE: Final = 16 * LARGEST  # what is larger than a frame may be is refused, what is larger than this cut off
if sys.platform == "linux":
    from socket import SO_REUSEPORT

SPAWN = get_context("spawn")
logger = structlog.get_logger("serenissima.serving")


class Requests(HttpToolsProtocol):
    """One line to a client; who does not come to the point within a while, and within bounds, is hung up on."""

    heard = 0  # bytes of a request so far, but for its body
    patience: asyncio.TimerHandle | None = None  # while one is awaited

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in the one above
        super().connection_made(transport)
        self.patience = self.loop.call_later(HEAD_PATIENCE, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.come_to_the_point()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.heard = 0
        if self.patience is None:
            self.patience = self.loop.call_later(HEAD_PATIENCE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        self.heard += len(data)
        super().data_received(data)
        if self.heard > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_headers_complete(self) -> None:
        self.come_to_the_point()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.heard -= len(body)
        super().on_body(body)

    def come_to_the_point(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


class Serving(Server):
    """One process that serves until it is told to stop; then everybody is told before the door is shut."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """However often it is said: a farewell has an end of its own."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self.config.loaded_app.take_leave_of_all()
        await super().shutdown(sockets)


def server(app: Any = APP, **where: Any) -> Serving:
    """The server of that application, or of the one that the environment asks for."""
    return Serving(
        Config(
            app,
            factory=app == APP,
            interface="asgi3",
            lifespan="on",
            http=Requests,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=None,  # clients ask for a sign of life themselves
            ws_per_message_deflate=False,
            timeout_keep_alive=KEPT_OPEN,
            timeout_graceful_shutdown=STRAGGLERS,
            proxy_headers=False,  # `Proxies` knows whom to believe
            server_header=False,
            access_log=False,
            log_config=None,  # see `logs`
            log_level="error",
            **where,
        )
    )


def serve(settings: Settings) -> int:
    """Serve until told to stop, by as many processes as are wanted; how that ended, for whoever has begun it."""
    with opened(settings.host, settings.port, settings.workers > 1) as door:
        if settings.workers > 1:
            return Workers(settings.workers, work, door, settings.workers).run()
        server().run([door])
        return 0


def opened(host: str, port: int, among_others: bool) -> socket:
    """A door at that address, on which nobody listens yet."""
    door = socket(AF_INET6 if ":" in host else AF_INET)
    if os.name == "posix":  # elsewhere the word means that others may be pushed aside
        door.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    if sys.platform == "linux" and among_others:
        door.setsockopt(SOL_SOCKET, SO_REUSEPORT, 1)
    door.bind((host, port))
    return door


def door_of_its_own(door: socket) -> socket:
    """Where the system deals those who come out to several doors, each worker has one: at a door that all share,
    whoever was there last takes nearly all."""
    if sys.platform != "linux":
        return door
    host, port = door.getsockname()[:2]
    door.close()
    return opened(host, port, True)


def work(door: socket, workers: int) -> None:
    """What every worker does; it does not outlive whoever would replace it."""
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel])
        signal.raise_signal(signal.SIGTERM)

    Thread(target=follow, daemon=True).start()
    server(workers=workers).run([door_of_its_own(door)])


class Workers:
    """Processes that do the same work: one that dies is replaced."""

    def __init__(self, number: int, work: Callable[..., None], *said: Any) -> None:
        self.work = work
        self.said = said
        self.begun = [self.begin() for _ in range(number)]
        self.died = [float("-inf")] * number  # when the one in that place died the last time

    def begin(self) -> BaseProcess:
        process = SPAWN.Process(target=self.work, args=self.said)
        process.start()
        return process

    def run(self) -> int:
        """Until told to stop; 1 when a worker cannot be kept alive."""
        told, tell = Pipe(duplex=False)
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: tell.send_bytes(b"leave"))
        kept = self.watch(told)
        self.end()
        return 0 if kept else 1

    def watch(self, told: Connection) -> bool:
        """Replace who dies, until told to stop; false when one has died twice within a moment."""
        while told not in wait([told, *(process.sentinel for process in self.begun)]):
            for at, process in enumerate(self.begun):
                if not process.is_alive():
                    logger.error("a worker has died", exit_status=process.exitcode)
                    if self.died[at] > time.monotonic() - SOON:
                        return False
                    self.died[at] = time.monotonic()
                    self.begun[at] = self.begin()
        return True

    def end(self) -> None:
        """All workers take their leave; who does not find an end is ended."""
        for process in self.begun:
            if os.name == "posix" and process.is_alive():
                process.terminate()  # elsewhere it would not be asked, and whoever closes a window asks all processes
        until = time.monotonic() + LONGEST_GOODBYE
        for process in self.begun:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
