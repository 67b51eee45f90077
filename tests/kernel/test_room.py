"""The room of a game: what it may hold is found there, and what it lacks is no fault."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import toy
from serenissima.games import GAMES
from serenissima.kernel import room
from serenissima.kernel.answer import BadGame
from serenissima.kernel.game import Game, check, found_in
from serenissima.skeleton.room import by_hand, state, turns
from serenissima.text import LANGUAGES

NEEDED = {"rules.md", "components.json"}
HOUSE = [pytest.param(game, id=key) for key, game in GAMES.items()]


@pytest.fixture
def lodge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in a room of its own that holds a drawing with a fault, and nothing else."""
    folder = tmp_path / "lodge"
    folder.mkdir()
    (folder / "__init__.py").write_text("def load(said):\n    return said\n", encoding="utf-8")
    (folder / "terminal.py").write_text("import a_library_that_nobody_has\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    load = __import__("lodge").load
    monkeypatch.delitem(sys.modules, "lodge")
    return replace(toy.GAME, key="lodge", folder=folder, load=load)


@pytest.mark.parametrize("game", HOUSE)
def test_a_room_is_the_package_of_its_game(game: Game) -> None:
    assert game.package == f"serenissima.games.{game.key}"
    assert game.folder.name == game.key


def test_a_record_has_its_functions_and_drawers_from_the_modules_of_its_room() -> None:
    found = found_in(by_hand, state, turns)
    assert (found["balance"], found["names"], found["scores"]) == (by_hand.balance, state.names, turns.scores)
    assert [shape.cls for shape in found["shapes"]] == [state.Table, state.Own, state.Hidden]
    assert found["folder"].name == "room"
    assert "covers" not in found


def test_a_room_without_a_function_of_the_record_is_refused() -> None:
    with pytest.raises(BadGame, match=r"room has no begin in serenissima\.skeleton\.room\.by_hand, .*state$"):
        found_in(by_hand, state)


def test_a_function_of_the_record_stands_in_one_module() -> None:
    endings = ModuleType("serenissima.skeleton.room.endings")
    exec("def ending(g):\n    return 'twice'", vars(endings))
    with pytest.raises(BadGame, match=r"room has ending twice: in .*\.turns and in .*\.endings$"):
        found_in(by_hand, state, turns, endings)


@pytest.mark.parametrize("game", HOUSE)
def test_a_field_of_a_step_that_could_not_be_written_is_refused(game: Game) -> None:
    check(game)
    left = {name: shape for name, shape in game.step_shapes.items() if name != "seat"}
    with pytest.raises(BadGame, match=r"[A-Z]\w+\.seat has no shape among step_shapes"):
        check(replace(game, step_shapes=left))


def test_a_part_that_is_not_there_is_none(lodge: Game) -> None:
    assert lodge.package == "lodge"
    assert room.part(lodge, "mind") is None
    assert room.part(toy.GAME, "terminal") is None
    assert not room.has(lodge, "lesson.toml")
    assert room.read(lodge, "levels.toml") == {}


def test_a_fault_inside_a_part_is_no_missing_part(lodge: Game) -> None:
    with pytest.raises(ModuleNotFoundError, match="a_library_that_nobody_has"):
        room.part(lodge, "terminal")


def test_a_part_that_no_room_has_is_refused() -> None:
    with pytest.raises(LookupError, match=r"'terminl'.* terminal"):
        room.part(toy.GAME, "terminl")


def test_a_game_without_a_package_has_no_parts(lodge: Game) -> None:
    assert room.part(replace(lodge, folder=lodge.folder / "elsewhere"), "terminal") is None


@pytest.mark.parametrize("game", HOUSE)
def test_everything_in_a_room_is_a_rule_or_a_part_that_is_written_down(game: Game) -> None:
    known = {name.replace("<language>", language) for name in room.PARTS for language in LANGUAGES} | NEEDED
    files = [path for path in game.folder.rglob("*") if path.suffix in (".json", ".toml", ".ftl", ".md")]
    assert {str(path.relative_to(game.folder)) for path in files} - known == set()


@pytest.mark.parametrize("game", HOUSE)
def test_every_face_that_is_there_can_be_asked_for(game: Game) -> None:
    there = {face for face in room.FACES if (game.folder / f"{face}.py").is_file()}
    assert {face for face in room.FACES if room.part(game, face) is not None} == there
