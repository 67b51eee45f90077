"""Requests without a server: the routes of the house, found by method and path and asked as a server would."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from serenissima.server import faults
from serenissima.server.persons import Asker
from serenissima.server.premises import Premises
from serenissima.server.refusals import No
from serenissima.server.routing import Route

HERE = Asker("", "")  # whoever sits at this screen
NAMED = re.compile(r"\{(\w+):\w+\}")


@dataclass(frozen=True)
class Answer:
    """What came of it: a status as of HTTP, and the text; JSON unless it says so."""

    status: int
    text: str
    plain: bool = False


class Way:
    """A route with what its answer must be told."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.form = re.compile(NAMED.sub(r"(?P<\1>[^/]+)", route.path))

    @cached_property
    def takes(self) -> dict[str, Any]:
        """What its answer is told, by name."""
        hints = get_type_hints(self.route.answer, include_extras=True)
        return {name: hint for name, hint in hints.items() if name != "return"}

    def told(self, premises: Premises, path: dict[str, str], query: dict[str, str], body: str) -> dict[str, Any]:
        """All that it is told: who asks, the house, and what stands in the address and in the body."""
        said: dict[str, Any] = {}
        for name, hint in self.takes.items():
            called = next((one.extra["name"] for one in getattr(hint, "__metadata__", ()) if one.extra), name)
            if name == "asker":
                said[name] = HERE
            elif name == "context":
                said[name] = premises
            elif name == "data":
                said[name] = msgspec.json.decode(body or "{}", type=hint)
            elif called in path or called in query:
                found = path[called] if called in path else query[called]
                said[name] = msgspec.convert(found, hint, strict=False)
        return said


class Asking:
    """All that can be asked here."""

    def __init__(self, premises: Premises, routes: list[Route]) -> None:
        self.premises = premises
        self.ways = [Way(route) for route in routes]

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        """The answer to a request; a refusal is one, and so is what nobody expected."""
        try:
            return await self.answered(method, address, body)
        except No as no:
            return refusal(no)
        except Exception as error:
            return refusal(faults.seen("request", error))

    async def answered(self, method: str, address: str, body: str) -> Answer:
        """What its route answers."""
        parts = urlsplit(address)
        for way in self.ways:
            found = way.form.fullmatch(parts.path) if way.route.method == method else None
            if found is not None:
                path = {name: unquote(value) for name, value in found.groupdict().items()}
                return await self.follow(way, path, dict(parse_qsl(parts.query, keep_blank_values=True)), body)
        raise No("not_found", "There is nothing here.")

    async def follow(self, way: Way, path: dict[str, str], query: dict[str, str], body: str) -> Answer:
        """That one is asked."""
        try:
            told = way.told(self.premises, path, query, body)
        except msgspec.MsgspecError as error:
            raise No("bad_request", str(error)) from error
        given = await way.route.answer(**told)
        if way.route.text:
            return Answer(way.route.status, given, plain=True)
        return Answer(way.route.status, "" if given is None else msgspec.json.encode(given).decode())


def refusal(no: No) -> Answer:
    """A refusal as it is answered."""
    said: dict[str, Any] = {"code": no.code, "message": no.message}
    if no.rule is not None:
        said |= {"rule": no.rule.rule, "reason": no.rule.reason, "facts": dict(no.rule.facts)}
    return Answer(no.status, msgspec.json.encode(said).decode())
