"""The figures of a game over time: whatever is counted by seat on its table, and the score.

Nothing here knows a game: a field that says a number for every seat is a figure, a field that says how many things each
seat has is one, and things that say whose they are give one by their count.
"""

from __future__ import annotations

from typing import Any, Final

from serenissima.kernel.core import AnyState, Seat
from serenissima.kernel.record import Record

SCORE: Final = "score"

Values = list[int]  # one for each seat
Figures = dict[str, Values]


def turn_of(g: AnyState) -> Seat | None:
    """Whose turn it is: of the steps under way the lowest that belongs to a seat; none while luck or the rules act."""
    for step in g.stack:
        seat: Seat | None = getattr(step, "seat", None)
        if seat is not None and seat >= 0:
            return seat
    return None


def figures(record: Record) -> dict[str, Any]:
    """What every seat had after each turn: where it ended, whose it was, and each figure that ever changed."""
    at: list[int] = []
    turns: list[Seat | None] = []
    rounds: list[int | None] = []
    rows: list[Figures] = []
    before: Seat | None = None
    for number, (g, _, _) in enumerate(record.replay()):
        turn = turn_of(g)
        if number and turn in (before, None) and g.stack:
            continue
        at.append(number)
        turns.append(before)
        rounds.append(getattr(g.table, "round", None))
        before = turn
        rows.append(counted(record, g))
    return {
        "at": at,
        "turns": turns,
        "rounds": rounds,
        "figures": [{"name": name, "values": values} for name, values in told(rows).items()],
    }


def counted(record: Record, g: AnyState) -> Figures:
    """The figures of one position."""
    names = record.names["seat"][: len(record.players)]
    table = record.game.shapes[0].encode(g.table, record.names)
    found = {field: by_seat(value, names) for field, value in table.items()}
    return {SCORE: list(record.game.scores(g)), **{field: values for field, values in found.items() if values}}


def by_seat(value: Any, names: tuple[str, ...] | list[str]) -> Values | None:
    """A number for every seat, if that is what a field says."""
    if not isinstance(value, dict) or not value:
        return None
    if all(name in value for name in names):
        each = [value[name] for name in names]
        if all(isinstance(one, list) for one in each):
            return [len(one) for one in each]
        return each if all(type(one) is int for one in each) else None
    return owned(list(value.values()), names)


def owned(things: list[Any], names: tuple[str, ...] | list[str]) -> Values | None:
    """How many things each seat has, where things say whose they are."""
    if not all(isinstance(thing, dict) for thing in things):
        return None
    for key in ("owner", "controller"):
        if all(key in thing for thing in things):
            return [sum(1 for thing in things if thing[key] == name) for name in names]
    return None


def told(rows: list[Figures]) -> dict[str, list[Values]]:
    """The figures that change, the score first; of two that are always the same only one, and rather not the score."""
    names = dict.fromkeys(name for row in rows for name in row)
    found: dict[str, list[Values]] = {}
    for name in [*(name for name in names if name != SCORE), SCORE]:
        values = [row.get(name) or [0] * len(row[SCORE]) for row in rows]
        if any(row != values[0] for row in values) and values not in found.values():
            found[name] = values
    return dict(sorted(found.items(), key=lambda figure: figure[0] != SCORE))
