"""Routes as handlers of Litestar."""

from __future__ import annotations

from types import FunctionType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import MediaType, Request
from litestar.connection import ASGIConnection
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter

from serenissima.server.accounts import COOKIE, PROGRAM
from serenissima.server.context import Context
from serenissima.server.persons import Asker
from serenissima.server.routing import Answers, Route

NEEDS = "needs"  # the scope of a route, beside its handler
BEARER = "Bearer "
BOUNDS = ("ge", "le", "max_length")


def handler(route: Route) -> HTTPRouteHandler:
    """The handler that answers such requests."""
    media = MediaType.TEXT if route.text else MediaType.JSON
    made = HTTPRouteHandler(
        route.path, http_method=route.method, status_code=route.status, media_type=media, opt={NEEDS: route.needs}
    )
    return made(described(route.answer))


def described(answer: Answers) -> Answers:
    """The same function with the bounds of its parameters in the words of Litestar."""
    assert isinstance(answer, FunctionType)
    copy = FunctionType(answer.__code__, answer.__globals__, answer.__name__, answer.__defaults__, answer.__closure__)
    copy.__doc__, copy.__module__ = answer.__doc__, answer.__module__
    copy.__kwdefaults__ = answer.__kwdefaults__
    hints = get_type_hints(answer, include_extras=True)
    copy.__annotations__ = {name: parameter(hint) for name, hint in hints.items()}
    return copy


def parameter(hint: Any) -> Any:
    """A type with its bounds as a parameter has them."""
    if get_origin(hint) is not Annotated:
        return hint
    base, *said = get_args(hint)
    meta = next((one for one in said if isinstance(one, msgspec.Meta)), None)
    if meta is None:
        return hint
    bounds = {name: getattr(meta, name) for name in BOUNDS if getattr(meta, name) is not None}
    return Annotated[base, QueryParameter(name=(meta.extra or {}).get("name"), **bounds)]


def asker_of(request: Request[Any, Any, Any], context: Context) -> Asker:
    """Whoever has sent that request."""
    return Asker(token_of(request), context.proxies.origin_of(request), request.route_handler.opt.get(NEEDS, ""))


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """What says who asks: the token of a program, or the cookie of a session."""
    named = connection.headers.get("authorization", "")
    return named.removeprefix(BEARER) if named.startswith(BEARER + PROGRAM) else connection.cookies.get(COOKIE)
