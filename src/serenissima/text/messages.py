"""Messages of one language, in the syntax of Project Fluent, and how they are filled.

A number chooses the form of a sentence, so it is handed over as a number; it is written without grouping. Everything
else is text. The browser has a twin of this file, `web/src/lib/messages.ts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import ast, visitor

NO_LETTER: Final = re.compile(r"[^A-Za-z0-9_]")
NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,14})")
LONGEST: Final = 2000  # letters of a fact; Fluent says nothing at all where one has more than 2500
Facts = Mapping[str, str | int]


class Sitter(str):
    """The name of a seat, and whether the one who reads sits there."""

    mine: bool

    def __new__(cls, name: str, mine: bool) -> Sitter:
        sitter = super().__new__(cls, name)
        sitter.mine = mine
        return sitter


class Messages:
    """All messages of some files; the forms of WHO are found in `house`, or among them."""

    def __init__(self, language: str, sources: Iterable[str], house: Messages | None = None) -> None:
        resources = [FluentResource(source) for source in sources]
        self.bundle = FluentBundle([language], functions={"WHO": self.who}, use_isolating=False)
        self.house = house or self
        written = [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]
        self.written: Final = {entry.id.name: entry for entry in written}
        for resource in resources:
            self.bundle.add_resource(resource)

    def say(self, *path: str, facts: Facts | None = None) -> str | None:
        """The message on that path with its facts; none where nobody has written it."""
        return self.said(message_id(*path), facts or {})

    def whole(self, *path: str) -> str | None:
        """The message on that path, if it has no variables."""
        key = message_id(*path)
        return None if self.variables(key) else self.said(key, {})

    def said(self, key: str, facts: Facts) -> str | None:
        """A message as far as these facts can fill it; what is missing is left as a hole."""
        pattern = self.bundle.get_message(key).value if key in self.written else None
        if pattern is None:
            return None
        given = {name: handed_over(fact) for name, fact in facts.items()}
        said, faults = self.bundle.format_pattern(pattern, given)
        if faults:
            holes = {name: f"{{${name}}}" for name in self.variables(key)}
            said, _ = self.bundle.format_pattern(pattern, {**holes, **given})
        return str(said)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a message speaks of."""
        found = Variables()
        if key in self.written:
            found.visit(self.written[key])
        return frozenset(found.names)

    def who(self, seat: Any, **how: Any) -> Any:
        """`WHO($seat, as: "object")`: the name of the seat, or how the one who reads is called when that is he."""
        form = str(how.get("as", "subject"))
        if isinstance(seat, Sitter) and seat.mine:
            return self.house.say("who", form) or seat
        if form != "possessive" or isinstance(seat, FluentNone):
            return seat
        return self.house.say("names", "whose", facts={"name": str(seat)}) or seat

    def under(self, *path: str) -> dict[str, str]:
        """The messages below a path, as they are said without facts, by the rest of their ids."""
        head = message_id(*path) + "-"
        return {key.removeprefix(head): self.said(key, {}) or "" for key in self.written if key.startswith(head)}


class Variables(visitor.Visitor):
    """Collects the variables of what it visits."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is Fluent's
        self.names.add(node.id.name)


@lru_cache(maxsize=8192)
def message_id(*path: str) -> str:
    """The id of the message on a path: `events`, `combat_round.stop` is `events-combat_round-stop`."""
    return "-".join(NO_LETTER.sub("-", part) for part in path)


def handed_over(fact: str | int) -> FluentType | str:
    """A fact as Fluent takes it: what is a whole number as a number, anything else as text."""
    if isinstance(fact, int) or (NUMBER.fullmatch(fact) and not isinstance(fact, Sitter)):
        return FluentInt(int(fact), useGrouping=False)
    return fact if len(fact) <= LONGEST else fact[:LONGEST] + "…"
