"""What is written for a drawer from its fields says what the fields say, one by one, through games of every title."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from conftest import EVERY_GAME
from serenissima.kernel.core import SPECTATOR, AnyState, Seat, legal
from serenissima.kernel.flat import field_names, flatten
from serenissima.kernel.game import Game
from serenissima.kernel.outlook import telling_of
from serenissima.kernel.record import Record
from serenissima.kernel.shape import Shape, Written

ANSWERS = 150


def positions(game: Game) -> Iterator[Record]:
    """A game of any answers, step by step; now and then some are taken back."""
    record, rng = Record(game, tuple(f"p{seat}" for seat in range(max(game.seats)))), Random(game.key)
    for number in range(ANSWERS):
        if record.over:
            return
        yield record
        if number % 20 == 19:
            record.rewind(len(record.entries) - 3)
            yield record
        answers = record.answers()
        seat = answers.asked[0]
        record.play(seat, rng.choice(answers.of(seat)))


def one_by_one(value: Any) -> list[int]:
    """All numbers of a thing, from its fields and by nothing that was written for it."""
    if isinstance(value, int):
        return [value]
    if isinstance(value, list | tuple):
        return [len(value), *(number for item in value for number in one_by_one(item))]
    if isinstance(value, dict):
        return [len(value), *(number for pair in sorted(value.items()) for one in pair for number in one_by_one(one))]
    if value is None:
        return [-1]
    return [number for name in field_names(type(value)) for number in one_by_one(getattr(value, name))]


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_a_drawer_is_the_row_of_its_numbers_and_equals_its_copy_until_one_changes(game: Game) -> None:
    before: Any = None
    for record in positions(game):
        table = record.state.table
        numbers: list[int] = []
        flatten([table, record.state.own, record.state.hidden], numbers)
        assert numbers == one_by_one([table, record.state.own, record.state.hidden])
        assert table == table.copy()
        assert (table == before) == (before is not None and one_by_one(table) == one_by_one(before))
        before = table.copy()


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_what_is_written_again_is_what_is_written_anew_and_keeps_what_has_not_changed(game: Game) -> None:
    check_written(game.shapes[0], positions(game), lambda g: g.table.copy())


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_so_are_the_figures_of_each_viewer(game: Game, viewer: Seat) -> None:
    telling = telling_of(game)
    if telling.figures is None or telling.shape is None:
        pytest.skip("it has none")
    figures = telling.figures
    check_written(telling.shape, positions(game), lambda g: figures(g, viewer, legal(g, viewer)))


def check_written(shape: Shape, records: Iterator[Record], thing: Callable[[AnyState], Any]) -> None:
    written: Written | None = None
    before: dict[str, Any] = {}
    kept = 0
    for record in records:
        written = written or Written(shape, record.names)
        now = written.encode(thing(record.state))
        assert json.dumps(now) == json.dumps(shape.encode(thing(record.state), record.names))
        kept += sum(part is before.get(name) for name, part in now.items() if isinstance(part, dict | list))
        before = now
    assert kept
