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
from serenissima.server.refusals import No


@lru_cache(maxsize=16)
def awaited(game: Game) -> list[dict[str, Any]]:
    """The questions of a game that can be answered in advance; many have none."""
    questions: list[dict[str, Any]] = room.read(game, "table.toml").get("standing", [])
    return questions


def check_awaited(game: Game, step: str, words: list[str] | None, fact: str | None) -> None:
    """Only what this game lets be answered in advance is kept."""
    question = next((one for one in awaited(game) if one["step"] == step), None)
    if question is None:
        raise No("no_such_question", "That question cannot be answered in advance.")
    if words is not None and (len(words) != 1 or words[0] not in question["answers"]):
        raise No("no_move", f"In advance one can answer {' or '.join(question['answers'])}.")
    if fact is not None and fact != question.get("fact"):
        raise No("no_move", "That question does not speak of such a number.")


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
