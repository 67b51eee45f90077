"""The house as a page opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from serenissima.server.analysis import Analyst
from serenissima.server.house import House
from serenissima.server.limits import Limits
from serenissima.server.premises import Premises
from serenissima.server.routes import everywhere
from serenissima.server.settings import Settings
from serenissima.server.thinking import LocalThinker
from serenissima.tab import people
from serenissima.tab.asking import Asking
from serenissima.tab.hands import Crew, Hands, Workers
from serenissima.tab.ledger import Ledger
from serenissima.tab.lines import Line
from serenissima.tab.neighbours import Neighbours
from serenissima.tab.shelf import Shelf
from serenissima.tab.storage import Browser, Storage

BOTS, ASIDE = "bots", "aside"  # the workers: for bots, and for hints, reviews and replays


class NoLimits:
    """Nobody counts what somebody does in his own browser."""

    async def add(self, key: str, seconds: float, by: int = 1) -> int:
        return 0

    async def sweep(self) -> None:
        return


class Tab(Premises):
    """The open house, as a tab holds it."""

    def __init__(
        self, browser: Browser, workers: Workers, judged: Callable[[], int], tell: Callable[[str], None]
    ) -> None:
        storage = Storage(browser)
        aside = Hands(workers, ASIDE)
        self.settings = Settings(database="")
        self.accounts = household = people.Household(storage)
        self.neighbours = Neighbours(tell)
        self.house = House(Ledger(storage), self.neighbours, LocalThinker(Crew(Hands(workers, BOTS))), most_rooms=20)
        self.limits = Limits(NoLimits())
        self.analyst = Analyst(aside, aside, aside, judged)
        self.shelf = Shelf(storage)
        self.asking = Asking(self, [*people.routes(household), *everywhere.ROUTES])
        self.following = asyncio.ensure_future(self.house.follow())

    async def ask(self, method: str, address: str, body: str) -> list[Any]:
        """A request: its status, the text of the answer, and whether that is plain text."""
        answer = await self.asking.ask(method, address, body)
        return [answer.status, answer.text, answer.plain]

    def line(self, send: Callable[[str], None]) -> Line:
        """A line to a table; it is opened with its address."""
        return Line(self, send)
