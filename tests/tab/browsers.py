"""A browser that keeps everything in memory, and workers that answer at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from serenissima.tab.hands import attempt
from serenissima.tab.house import Tab

T = TypeVar("T")


def run(story: Callable[[], Awaitable[T]]) -> T:
    """A story, after which all go home, and whoever they would still have asked."""

    async def whole() -> T:
        try:
            return await story()
        finally:
            while others := asyncio.all_tasks() - {asyncio.current_task()}:
                for task in others:
                    task.cancel()
                await asyncio.wait(others)

    return asyncio.run(whole())


class Memory:
    """The storage of a browser, with so much room."""

    def __init__(self, room: int = 1_000_000) -> None:
        self.drawers: dict[str, dict[str, Any]] = {}
        self.room = room

    async def write(self, said: str) -> str:
        changes = msgspec.json.decode(said)
        if any(one["new"] and one["key"] in self.drawers.get(one["drawer"], {}) for one in changes):
            return "taken"
        if sum(map(len, self.drawers.values())) + len(changes) > self.room:
            return "full"
        for one in changes:
            self.drawers.setdefault(one["drawer"], {})[one["key"]] = one["value"]
        return ""

    async def read(self, drawer: str, first: str) -> str:
        kept = self.drawers.get(drawer, {})
        return msgspec.json.encode([kept[key] for key in sorted(kept) if key.startswith(first)]).decode()


class Bytes:
    """Bytes as the browser hands them over."""

    def __init__(self, said: bytes) -> None:
        self.said = said

    def to_py(self) -> memoryview:
        return memoryview(self.said)


class AtOnce:
    """Workers that answer in the same moment; those that are lost answer nothing."""

    def __init__(self) -> None:
        self.lost = False

    async def give(self, which: str, job: bytes, seconds: float) -> Any:
        await asyncio.sleep(0)
        return None if self.lost else Bytes(attempt(job))


class Page:
    """A page that asks, and sits at a table."""

    def __init__(self, memory: Memory, *others: Page) -> None:
        self.workers = AtOnce()
        self.others = [*others]
        self.tab = Tab(memory, self.workers, lambda: 0, self.tell)
        self.frames: list[dict[str, Any]] = []

    def tell(self, said: str) -> None:
        """What the browser's channel carries to other tabs."""
        for other in self.others:
            other.tab.neighbours.hear(said)

    async def ask(self, method: str, address: str, body: object = None) -> Any:
        """The answer to a request, and its status."""
        said = "" if body is None else msgspec.json.encode(body).decode()
        status, text, plain = await self.tab.ask(method, f"/api{address}", said)
        return status, text if plain or not text else msgspec.json.decode(text)

    async def open(self, game: str, *bots: str, **more: Any) -> str:
        """A table with these bots."""
        await self.ask("POST", "/guest", {"name": "Anna"})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": bot} for bot in bots)]
        status, table = await self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        assert status == 201, table
        return str(table["id"])

    async def bring(self, record: str, entries: int | None = None) -> dict[str, Any]:
        """A record comes in."""
        status, table = await self.ask("POST", "/records", {"record": record, "entries": entries})
        assert status == 201, table
        return dict(table)

    async def sit(self, table: str) -> Any:
        """A line to that table."""
        line = self.tab.line(lambda text: self.frames.append(msgspec.json.decode(text)))
        assert await line.open(f"/api/tables/{table}/live?changes=1")
        return line

    async def position(self) -> dict[str, Any]:
        """What is asked now, when nothing more comes by itself."""
        for _ in range(10_000):
            heard = len(self.frames)
            for _ in range(40):
                await asyncio.sleep(0)
            asked = [one for one in self.frames if one["t"] in ("position", "changed")]
            over = any(one.get("table", {}).get("over") for one in self.frames)
            if heard == len(self.frames) and asked and (asked[-1]["legal"] or over):
                return asked[-1]
        raise AssertionError("nobody is asked")

    async def play(self, line: Any, most: int) -> int:
        """The first answer to every question, until the game is over; how many were given."""
        for given in range(most):
            now = await self.position()
            if not now["legal"]:
                return given
            frame = {"t": "play", "ref": "r", "seat": now["seat"], "seen": now["seen"], "move": now["legal"][0]}
            self.frames.clear()
            await line.hear(msgspec.json.encode(frame).decode())
            assert (await self.answer())["t"] == "ack", self.frames
        return most

    async def answer(self) -> dict[str, Any]:
        """What is answered to the frame that was sent."""
        for _ in range(1000):
            await asyncio.sleep(0)
            for one in self.frames:
                if one["t"] in ("ack", "refused"):
                    return one
        raise AssertionError("nothing is answered")
