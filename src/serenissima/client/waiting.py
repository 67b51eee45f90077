"""The same for a program that waits for many things at once: it plays at several tables, and is called to them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing, suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from serenissima.client.asking import PATIENCE, Asking, later, live_address, said, wish
from serenissima.client.player import Frame, Maker, Player, SentAway


class AsyncHouse(Asking):
    """A house, as the bot behind that token has it."""

    def __init__(self, url: str, token: str) -> None:
        super().__init__(url, token)
        self.http = httpx.AsyncClient(**self.terms)

    async def __aenter__(self) -> AsyncHouse:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Whatever the house can be asked, by its paths."""
        return said(await self.http.request(method, path, json=body))

    async def open(self, game: str, seats: Sequence[str], **more: Any) -> str:
        """Open a table: a seat is `me`, `open`, or the level of a bot of the house."""
        return str((await self.ask("POST", "/api/tables", wish(game, seats, more)))["id"])

    async def join(self, table: str, invite: str = "") -> str:
        """Sit down at a table that is open to bots."""
        return str((await self.ask("POST", f"/api/tables/{table}/join", {"invite": invite}))["id"])

    async def play(self, table: str, make: Maker, seconds: float = 1.0) -> Frame:
        """Play at that table until the game is over; how it ended. A lost connection is tried again."""
        player, tries = Player(table, make, seconds), 0
        while player.over is None:
            try:
                async for _ in self.talk(player):
                    tries = 0
            except (SentAway, WebSocketException, OSError):
                await asyncio.sleep(later(tries))
                tries += 1
        return player.over

    async def talk(self, player: Player) -> AsyncIterator[Frame]:
        """One connection to a table, as long as it holds; while the bot thinks, others may go on."""
        async with self.line(player.table) as socket:
            while player.over is None:
                frame = json.loads(await socket.recv())
                yield frame
                answer = await asyncio.to_thread(player.hear, frame)
                if answer is not None:
                    await socket.send(json.dumps(answer))

    def line(self, table: str = "") -> connect:
        address = live_address(self.url, table)
        return connect(address, additional_headers=self.headers, open_timeout=PATIENCE, max_size=None)

    async def calls(self) -> AsyncGenerator[Frame, None]:
        """The bot's tables: at first all that are not over, then each as it begins, asks it or ends."""
        tries = 0
        while True:
            with suppress(WebSocketException, OSError):
                async with self.line() as socket:
                    async for text in socket:
                        frame, tries = json.loads(text), 0
                        for table in frame.get("tables", ()):
                            yield table
            await asyncio.sleep(later(tries))
            tries += 1

    async def serve(self, make: Maker, seconds: float = 1.0) -> None:
        """Play wherever the bot sits, until cancelled."""
        known: set[str] = set()
        async with asyncio.TaskGroup() as playing, aclosing(self.calls()) as calls:
            async for table in calls:
                if table["status"] == "playing" and table["id"] not in known:
                    known.add(table["id"])
                    playing.create_task(self.play(table["id"], make, seconds))
