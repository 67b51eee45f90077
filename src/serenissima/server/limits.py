"""How much one address may ask: requests by the minute, wrong passwords by the quarter of an hour.

Counted in each process by itself: with several workers the true limit is so many times higher.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from serenissima.server.refusals import No

REMEMBERED = 20_000  # addresses; the oldest are forgotten


class Bucket:
    """Events in a stretch of time, by who caused them."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.by_whom: OrderedDict[str, deque[float]] = OrderedDict()

    def full(self, who: str) -> bool:
        """Whether that one has had enough for now."""
        times = self.by_whom.get(who)
        if times is None:
            return False
        limit = time.monotonic() - self.seconds
        while times and times[0] < limit:
            times.popleft()
        return len(times) >= self.most

    def note(self, who: str) -> None:
        """One more."""
        self.by_whom.setdefault(who, deque(maxlen=self.most)).append(time.monotonic())
        self.by_whom.move_to_end(who)
        while len(self.by_whom) > REMEMBERED:
            self.by_whom.popitem(last=False)

    def forget(self, who: str) -> None:
        self.by_whom.pop(who, None)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from; behind a proxy on this machine, where the proxy says it comes from."""
    peer = connection.client.host if connection.client else ""
    forwarded = connection.headers.get("x-forwarded-for", "")
    if forwarded and peer in ("127.0.0.1", "::1", ""):
        return forwarded.rpartition(",")[2].strip()[:64]
    return peer


class Guard(ASGIMiddleware):
    """Refuses floods, and changes that a page of another site asks for."""

    scopes = ("http",)  # type: ignore[assignment] # as the documentation has it

    def __init__(self, per_minute: int, origins: tuple[str, ...]) -> None:
        self.requests = Bucket(per_minute, 60.0)
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: Request[Any, Any, Any] = Request(scope)
        who = address_of(request)
        if self.requests.full(who):
            raise No("too_many", "Too many requests; please wait a moment.")
        self.requests.note(who)
        if request.method not in ("GET", "HEAD", "OPTIONS") and not self.is_ours(request):
            raise No("wrong_origin", "A page of another site asked for this.")
        await next_app(scope, receive, send)

    def is_ours(self, request: Request[Any, Any, Any]) -> bool:
        """Whether a page of ours asks, or a program that is no browser."""
        return may_come_from(request.headers.get("origin"), request.headers.get("host", ""), self.origins)


def may_come_from(origin: str | None, host: str, origins: tuple[str, ...]) -> bool:
    """Pages of other sites get no connection; programs that name no origin carry no foreign cookies."""
    return origin is None or origin.partition("://")[2] == host or origin in origins
