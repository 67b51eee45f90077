"""Answers given in advance, for questions that come while a player is away."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from serenissima.kernel.core import Seat
from serenissima.kernel.notation import BadNotation, read_move, top_name
from serenissima.kernel.position import step_to_json
from serenissima.kernel.record import Accepted, Answers, Record, Refused

FILE: Final = Path(__file__).with_suffix(".toml")


@lru_cache(maxsize=1)
def awaited() -> dict[str, list[dict[str, Any]]]:
    """The questions of each game that can be answered in advance; a game without any is not listed."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Answer:
    """What to answer, and within which bounds of the number that the question speaks of."""

    words: list[str]
    fact: str | None = None
    at_least: int | None = None
    at_most: int | None = None


def answer_for(given: Answer, record: Record, answers: Answers, seat: Seat) -> Accepted | None:
    """What the seat has answered, if it fits the question on the table and is legal."""
    g = record.state
    if not within(given, step_to_json(record.game, g.stack[-1], record.names).get(given.fact or "")):
        return None
    try:
        return answers.accept(seat, read_move(record.game, record.names, top_name(g), given.words))
    except (BadNotation, Refused):
        return None


def within(given: Answer, number: object) -> bool:
    """Whether the number the question speaks of is within the bounds."""
    if given.at_least is None and given.at_most is None:
        return True
    if not isinstance(number, int):
        return False
    low = given.at_least is None or number >= given.at_least
    return low and (given.at_most is None or number <= given.at_most)
