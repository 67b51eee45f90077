"""Observations: every slot has a name and holds what the view says; nothing hidden can be read from them."""

from __future__ import annotations

import ast
from random import Random

import pytest
import tensors

import toy
from research.playing import HOUSE, TABLES, positions
from serenissima.games import GAMES
from serenissima.kernel import core, room
from serenissima.kernel.core import SPECTATOR, look
from serenissima.kernel.game import Game
from serenissima.research.episode import Episode
from serenissima.research.observing import Observer, observing


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_state_view_and_shape_tell_the_same(key: str, count: int) -> None:
    game = GAMES[key]
    observer = observing(game, count)
    for at, (g, _, _) in enumerate(positions(game, count, seed=3)):
        if at % 17 == 0:
            for seat in (*range(count), SPECTATOR):
                view = look(g, seat)
                said = observer.of_state(g, seat)
                assert said == observer.of_view(view)
                assert said == observer.layout.write(view)
                assert len(said) == observer.size


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_a_row_that_is_written_over_shows_what_a_new_one_shows(key: str, count: int) -> None:
    episode = Episode(GAMES[key], count)
    episode.reset(6)
    for at in range(60):
        for seat in range(count):
            episode.observe(seat)
            assert list(episode.row) == episode.observer.of_state(episode.g, seat)
        if episode.seat >= 0:
            episode.choose(at % len(episode.numbers))


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_every_number_is_within_the_bounds_of_its_slot(key: str, count: int) -> None:
    game = GAMES[key]
    observer = observing(game, count)
    for at, (g, _, _) in enumerate(positions(game, count, seed=4)):
        if at % 31 == 0:
            for slot, number in zip(observer.layout.slots, observer.of_state(g, at % count), strict=True):
                assert slot.low <= number <= slot.high, slot.path


@pytest.mark.parametrize(("key", "count"), TABLES)
def test_an_observation_is_the_same_in_every_world_its_seat_can_imagine(key: str, count: int) -> None:
    game = GAMES[key]
    observer = observing(game, count)
    for at, (g, _, _) in enumerate(positions(game, count, seed=5)):
        if at % 41 == 0:
            seat = at % count
            world = game.imagine(look(g, seat), Random(at))
            assert observer.of_state(world, seat) == observer.of_state(g, seat)


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_a_compiled_build_has_the_module_that_the_shapes_say(game: Game) -> None:
    if core.__file__.endswith(".py"):
        assert room.part(game, "tensors") is None
    else:
        written = (game.folder / "tensors.py").read_text(encoding="utf-8")
        assert ast.dump(ast.parse(written)) == ast.dump(ast.parse(tensors.module(game)))
        assert room.part(game, "tensors") is not None


def test_a_game_without_a_module_is_read_by_its_shapes() -> None:
    observer = observing(toy.GAME, toy.GAME.seats[0])
    for g, _, _ in positions(toy.GAME, toy.GAME.seats[0], seed=1):
        assert observer.of_state(g, 0) == observer.layout.write(look(g, 0))


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.key))
def test_slots_have_names_of_their_own(game: Game) -> None:
    slots = observing(game, game.seats[-1]).layout.slots
    assert len({slot.path for slot in slots}) == len(slots)


def slot(observer: Observer, path: str) -> int:
    return [slot.path for slot in observer.layout.slots].index(path)


def test_seats_are_counted_from_the_observer() -> None:
    game = GAMES["serenissima_2012"]
    observer = observing(game, 3)
    for g, _, _ in positions(game, 3, seed=2, limit=60):
        g.table.money = [10, 20, 30]
        said = observer.of_state(g, 2)
        assert [said[slot(observer, f"table.money.{at}")] for at in range(3)] == [30, 10, 20]


def test_entities_gather_the_slots_of_each_name() -> None:
    observer = observing(GAMES["serenissima_2012"], 4)
    names, columns, rows = observer.layout.entities()["port"]
    assert names[0] in observer.layout.names["port"]
    assert "table.ports.<port>.garrison" in columns
    garrison = columns.index("table.ports.<port>.garrison")
    paths = [observer.layout.slots[row[garrison]].path for row in rows]
    assert paths == [f"table.ports.{name}.garrison" for name in names]
