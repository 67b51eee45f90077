"""The server of requests and sockets: who dawdles is hung up on, who dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from serenissima.server import serving
from server.running import PATIENCE, free_port

ASKED = b"GET / HTTP/1.1\r\nHost: house\r\n"


class Answering:
    """An application that answers every request."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for word in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{word}.complete"})
            return
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def take_leave_of_all(self) -> None:
        """There is nobody to be told."""


async def heard_after(*said: bytes) -> list[bytes]:
    """What is answered to each of these; nothing where it is hung up."""
    port = free_port()
    server = serving.server(Answering(), host="127.0.0.1", port=port)
    running = asyncio.create_task(server.serve())
    async with asyncio.timeout(PATIENCE):
        while not server.started:
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        answers = []
        for part in said:
            writer.write(part)
            try:
                answers.append(await reader.readuntil(b"\r\n\r\n"))
            except (asyncio.IncompleteReadError, ConnectionError):
                answers.append(b"")
        writer.close()
        server.handle_exit(signal.SIGTERM, None)
        await running
    return answers


@pytest.mark.parametrize("said", [(b"",), (ASKED,), (ASKED + b"\r\n", ASKED)])
def test_a_client_that_does_not_come_to_the_point_is_hung_up_on(
    said: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "HEAD_PATIENCE", 0.5)
    *before, last = asyncio.run(heard_after(*said))
    assert last == b""
    assert all(answer.startswith(b"HTTP/1.1 204") for answer in before)


def come_and_stay(folder: Path) -> None:
    """Note down who came, and stay."""
    (folder / str(os.getpid())).touch()
    while True:
        time.sleep(1)


def come_and_go(folder: Path) -> None:
    """Note down who came."""
    (folder / str(os.getpid())).touch()


async def have_come(folder: Path, number: int) -> list[int]:
    """So many, or more, and nobody else meanwhile."""
    async with asyncio.timeout(PATIENCE):
        while len(found := list(folder.iterdir())) < number:
            await asyncio.sleep(0.05)
    return [int(path.name) for path in found]


def test_a_worker_that_dies_is_replaced_and_all_end_together(tmp_path: Path) -> None:
    workers = serving.Workers(2, come_and_stay, tmp_path)
    told, tell = Pipe(duplex=False)
    watching = Thread(target=workers.watch, args=(told,))
    watching.start()
    first = asyncio.run(have_come(tmp_path, 2))
    os.kill(first[0], signal.SIGKILL)
    all_of_them = asyncio.run(have_come(tmp_path, 3))
    tell.send_bytes(b"leave")
    watching.join()
    assert {process.pid for process in workers.begun} == set(all_of_them) - {first[0]}
    workers.end()
    assert not any(process.is_alive() for process in workers.begun)


def test_workers_that_die_again_and_again_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SOON", PATIENCE)
    told, tell = Pipe(duplex=False)
    with told, tell:
        workers = serving.Workers(1, come_and_go, tmp_path)
        assert not workers.watch(told)
    workers.end()
    assert len(list(tmp_path.iterdir())) == 2
