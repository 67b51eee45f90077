"""Answers given in advance, for questions that come while a player is away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from serenissima.kernel import room
from serenissima.kernel.core import Seat
from serenissima.kernel.game import Game
from serenissima.kernel.notation import BadNotation, read_move, top_name
from serenissima.kernel.position import step_to_json
from serenissima.kernel.record import Accepted, Answers, Record, Refused


@lru_cache(maxsize=16)
def awaited(game: Game) -> list[dict[str, Any]]:
    """The questions of a game that can be answered in advance; many have none."""
    questions: list[dict[str, Any]] = room.read(game, "table.toml").get("standing", [])
    return questions


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
