"""What the browser is told of a game's views is true of every view."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
import view_types

from serenissima.games import GAMES
from serenissima.kernel.core import AnyState, decision_name, look
from serenissima.kernel.game import Game, new
from serenissima.kernel.playout import playout
from serenissima.kernel.shape import Counts, Keyed, Maybe, Named, Piece, Row, Several, Shape

LOOKS, BETWEEN = 60, 9


def check(shape: Shape, value: Any, whole: list[Keyed], path: str) -> None:
    """Where the types say that something is there, it is."""
    match shape:
        case Piece(shapes=shapes):
            for name, of in shapes.items():
                check(of, getattr(value, name), whole, f"{path}.{name}")
        case Keyed(each=each, sparse=sparse):
            assert value or not any(shape is one for one in whole), path
            for at, item in enumerate(value):
                if sparse is None or item != sparse:
                    in_play(each, item, sparse, f"{path}[{at}]")
                    check(each, item, whole, f"{path}[{at}]")
        case Maybe(shape=inner) if value is not None:
            check(inner, value, whole, path)
        case Several(each=each):
            for item in value:
                check(each, item, whole, path)


def in_play(shape: Shape, piece: Any, absent: Any, path: str) -> None:
    """A piece that is told of belongs to somebody somewhere."""
    for name, of in shape.shapes.items() if isinstance(shape, Piece) and absent is not None else ():
        if isinstance(of, Named) and getattr(absent, name) < 0:
            assert getattr(piece, name) >= 0, f"{path}.{name}"


def looked_at(game: Game, g: AnyState, whole: list[Keyed]) -> None:
    table, own, _ = game.shapes
    for seat in range(-1, g.rules.seats):
        view = look(g, seat)
        check(table, view.table, whole, "table")
        if view.own is not None:
            check(own, view.own, whole, "own")


@pytest.mark.parametrize("key", list(GAMES))
def test_what_the_types_say_is_there_is_there(key: str) -> None:
    game, rng = GAMES[key], Random(key)
    drawers = view_types.drawers_of(game, list(view_types.starts(game)))
    for count in game.seats:
        g = new(game, count)
        for _ in range(LOOKS):
            looked_at(game, g, drawers.whole)
            playout(g, rng, limit=BETWEEN)


@pytest.mark.parametrize("key", list(GAMES))
def test_every_field_step_verb_and_event_is_said(key: str) -> None:
    game = GAMES[key]
    said = view_types.text(game)
    table, own, _ = game.shapes
    assert isinstance(table, Piece)
    assert isinstance(own, Piece)
    for name in (*table.shapes, *own.shapes):
        assert f"\n  {name}: " in said
    for step in game.steps:
        assert f"step: '{decision_name(step.__name__)}'" in said
    for word in (*(verb.rsplit(".", 1)[-1] for verb in game.verbs), *game.events):
        assert f"  | ['{word}'" in said


def test_the_shapes_are_written_as_they_are_encoded() -> None:
    drawers = view_types.Drawers({"port"})
    assert drawers.say(Named("seat"), []) == "Name['seat'] | null"
    assert drawers.say(Counts("good"), []) == "Some<Name['good'], number>"
    assert drawers.say(Row(Named("seat"), Named("port")), []) == "[Name['seat'] | null, Name['port'] | null]"
    assert drawers.say(Several(Row(Named("seat"))), []) == "((Name['seat'] | null)[])[]"
    assert drawers.say(Keyed("port", Counts("good")), [[[1], [2]]]) == "All<Name['port'], Some<Name['good'], number>>"
    assert drawers.say(Keyed("port", Counts("good")), [[]]) == "Some<Name['port'], Some<Name['good'], number>>"


def test_a_data_file_is_said_as_it_is() -> None:
    said = view_types.DataFile({"port": ("venezia", "zara", "ragusa")})
    assert said.say([{"port": "zara", "n": 3}, {"port": "venezia"}], "links") == "{ port: Name['port']; n?: number }"
    assert said.say([{"2": [1], "3": [2]}], "rounds") == "All<'2' | '3', number[]>"
    actions = [{"type": "buy", "of": ["a"]}, {"type": "skip"}]
    assert said.say(actions, "actions") == "{ type: 'buy'; of: 'a'[] } | { type: 'skip' }"
    assert said.say(["Two words", None], "text") == "string | null"
