"""What every request meets first: a number, a limit, a look at where it comes from; and what every answer carries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any

import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.server.limits import Bucket, Places, Proxies, may_come_from
from serenissima.server.refusals import No
from serenissima.server.routes.client import may_be_framed
from serenissima.server.settings import Settings

NUMBER = "x-request-id"
HANDSHAKES = 240  # websockets that one address may open in a minute
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
OF_PAGES = ("Content-Security-Policy", "Cache-Control")  # pages of ours say these themselves
HTTPS = "max-age=31536000"


class Guard(ASGIMiddleware):
    """Refuses floods, and changes that a page of another site asks for."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Bucket(settings.requests_per_minute, 60.0)
        self.handshakes = Bucket(max(1, int(HANDSHAKES * settings.limits)), 60.0)
        self.sockets = Places(settings.sockets_per_address, settings.workers)
        self.proxies = Proxies(settings.trusted_proxies)
        self.origins = settings.origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        who, number = self.proxies.origin_of(connection), token_hex(6)
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=number)
        scope["state"][NUMBER] = number
        if scope["type"] != ScopeType.HTTP:
            await self.let_connect(who, scope, receive, send, next_app)
            return
        self.check(connection, who, scope["method"])
        await next_app(scope, receive, send)

    def check(self, connection: ASGIConnection[Any, Any, Any, Any], who: str, method: str) -> None:
        """Not too much, no address that cannot be one, and not for a page of another site."""
        if has_nul(connection.scope):
            raise No("bad_request", "There is no such address.")
        if self.requests.full(who):
            raise No("too_many", "Too many requests; please wait a moment.")
        self.requests.note(who)
        if method not in ("GET", "HEAD", "OPTIONS") and not self.is_ours(connection):
            raise No("wrong_origin", "A page of another site asked for this.")

    async def let_connect(self, who: str, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """A websocket, if its address has not too many and does not come too often."""
        if has_nul(scope) or self.handshakes.full(who) or not self.sockets.take(who):
            await send({"type": "websocket.close", "code": 1008, "reason": "too_many"})
            return
        self.handshakes.note(who)
        try:
            await next_app(scope, receive, send)
        finally:
            self.sockets.give_back(who)

    def is_ours(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a page of ours asks, or a program that is no browser."""
        headers = connection.headers
        return may_come_from(headers.get("origin"), headers.get("host", ""), self.origins)


def has_nul(scope: Scope) -> bool:
    """Whether an address holds a sign that no database keeps."""
    return "\0" in scope["path"] or b"%00" in scope["query_string"] or b"\0" in scope["query_string"]


def sealing(https: bool) -> Callable[[Message, Scope], Awaitable[None]]:
    """What every answer carries, whoever gives it."""

    async def seal(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers, of_api = MutableScopeHeaders.from_message(message), scope["path"].startswith("/api")
        headers[NUMBER] = scope["state"].get(NUMBER, token_hex(6))
        for name, value in SAFE.items():
            if name == "X-Frame-Options" and may_be_framed(scope["path"]):
                continue  # its own policy says so
            if name not in headers and (of_api or name not in OF_PAGES):
                headers[name] = value
        if https:
            headers["Strict-Transport-Security"] = HTTPS

    return seal
