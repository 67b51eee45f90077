"""The terms of a game in one line of text, which its luck is bound to: the table, the game, its rules and options."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

FORM: Final = re.compile(r"(\S*) (\S+) rules=(\d{1,6}) seats=(\d{1,3}) options=(\{.*\})")


class BadProof(ValueError):
    """A line about luck, or an open record, that cannot be read."""


@dataclass(frozen=True)
class Terms:
    """What a game was played under."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, Any]


def terms_text(table: str, game: str, rules: int, seats: int, options: Mapping[str, Any]) -> str:
    """The terms as they are bound to luck."""
    said = json.dumps(options, sort_keys=True, separators=(",", ":"))
    return f"{table} {game} rules={rules} seats={seats} options={said}"


def read_terms(said: str) -> Terms:
    """The terms that a text says."""
    found = FORM.fullmatch(said)
    if found is None:
        raise BadProof(f"{said[:80]!r} are no terms of a game")
    table, game, rules, seats, options = found.groups()
    try:
        return Terms(table, game, int(rules), int(seats), dict(json.loads(options)))
    except ValueError as error:
        raise BadProof(f"the options of the terms are not JSON: {error}") from error
