"""`new-game` and `missing`: a skeleton that keeps every law at once, and what it still lacks."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import plugins
from program import Said, run, run_for_real
from serenissima.games import GAMES
from serenissima.kernel.room import PARTS
from serenissima.text import LANGUAGES

ROOT = plugins.TESTS.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with a new game among them, and its sources beside."""
    folder = tmp_path_factory.mktemp("new")
    assert run("new-game", "liars_cup", "--folder", folder / "sources").code == 0
    (folder / "liars_cup").symlink_to(folder / "sources" / "liars_cup")
    plugins.note(folder, "liars_cup", "liars_cup")
    return folder


def command(site: Path, *arguments: object, keys: str = "") -> Said:
    return run_for_real(*arguments, keys=keys, PYTHONPATH=plugins.path_with(site), SERENISSIMA_HOME=str(site / "saves"))


def test_a_new_game_keeps_every_law_at_every_table(site: Path, tmp_path: Path) -> None:
    done = command(site, "fuzz", "liars_cup", "--games", 30, "--jobs", 2, "--out", tmp_path)
    assert "games=30" in done.out, "10 with each of three numbers of seats"
    assert "violations=0" in done.out, done.err


def test_a_new_game_has_no_rule_without_a_function_or_a_test(site: Path) -> None:
    done = command(site, "rules", "liars_cup", "--json", "--tests", site / "sources" / "tests")
    assert done.code == 0, done.out
    assert len(json.loads(done.out)["rules"]) == 7


def test_the_tests_of_a_new_game_pass(site: Path) -> None:
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", ".", "-c", "pyproject.toml"]
    env = {**plugins.environment(site), "PYTHONDONTWRITEBYTECODE": "1"}
    where = site / "sources"
    done = subprocess.run(asked, cwd=where, env=env, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout


def test_a_new_game_is_played_in_the_terminal_in_words(site: Path) -> None:
    done = command(site, "play", "liars_cup", "--seats", "you,random", "--seed", 2, keys="draw 2\npass\n" * 5)
    assert (done.code, done.err) == (0, "")
    assert "Draw one or two tiles, or pass?" in done.out
    assert "whose turn · Red" in done.out
    assert "The game is over" in done.out


def test_a_new_game_is_packed_with_all_its_papers(site: Path) -> None:
    packed = tomllib.loads((site / "sources" / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = packed["tool"]["setuptools"]["package-data"]["liars_cup"]
    room = site / "sources" / "liars_cup"
    papers = {path for path in room.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert room / "words" / "en" / "game.ftl" in papers
    assert papers - {path for pattern in patterns for path in room.glob(pattern)} == set()


def test_a_new_game_lacks_nothing_but_parts_and_languages(site: Path) -> None:
    done = command(site, "missing", "liars_cup", "--json")
    assert done.code == 0
    found = {gap["part"].split(":")[0]: gap for gap in json.loads(done.out)}
    files = [name for name in PARTS if name != "tensors.py" and "<" not in name]
    assert list(found) == [
        *files,
        *[f"words/{language}/game.ftl" for language in ("de", "fr", "it", "nl")],
        *[f"words/{language}/{name}" for name in ("story.ftl", "glossary.toml", "rules.md") for language in LANGUAGES],
        "perft/numbers.txt",
        "playthrough.txt",
        "records",
    ]
    assert found["mind.py"]["where"].endswith("liars_cup/mind.py")
    assert found["mind.py"]["without"] == PARTS["mind.py"].without


def test_a_sentence_that_is_not_there_is_missing(site: Path, tmp_path: Path) -> None:
    shutil.copytree(site / "sources", tmp_path / "sources")
    (tmp_path / "liars_cup").symlink_to(tmp_path / "sources" / "liars_cup")
    plugins.note(tmp_path, "liars_cup", "liars_cup")
    words = tmp_path / "sources" / "liars_cup" / "words" / "en" / "game.ftl"
    text = words.read_text(encoding="utf-8")
    for line in ("events-has_drawn = { $seat } takes a tile from the bag.\n", "board-held = tiles\n"):
        assert line in text
        text = text.replace(line, "")
    words.write_text(text, encoding="utf-8")
    done = command(tmp_path, "missing", "liars_cup", "--strict")
    assert done.code == 1
    said = " ".join(done.out.split())
    assert "en: held" in said
    assert "en: has_drawn" in said


@pytest.mark.parametrize("key", [key for key in GAMES if key != "toy"])
def test_the_games_of_the_house_lack_no_sentence(key: str) -> None:
    gaps = json.loads(run("missing", key, "--json").out)
    assert [gap for gap in gaps if ".ftl, " in gap["where"]] == []
    assert not any(gap["part"].startswith(("mind", "words", "perft", "playthrough", "records")) for gap in gaps)


def test_a_room_of_the_house_is_written_with_all_languages(tmp_path: Path) -> None:
    (tmp_path / "src" / "serenissima" / "games").mkdir(parents=True)
    assert run("new-game", "liars_cup", "--inside", "--folder", tmp_path).code == 0
    room, tests = tmp_path / "src/serenissima/games/liars_cup", tmp_path / "tests/games/liars_cup"
    assert len(list((room / "words").glob("*/game.ftl"))) == 5
    assert (tests / "expected.toml").is_file()
    for file in [*room.rglob("*.*"), *tests.rglob("*.*")]:
        text = file.read_text(encoding="utf-8")
        assert "skeleton" not in text.lower(), file
        assert "SKL" not in text, file


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("Liars",), "'Liars' cannot be the name of a game"),
        (("liars-dice",), "'liars-dice' cannot be the name of a game"),
        (("../up",), "'../up' cannot be the name of a game"),
        (("class",), "'class' cannot be the name of a game"),
        (("dogeship",), "There is a game dogeship already"),
        (("json",), "There is a Python package json already"),
        (("cups", "--folder", ROOT), "is there already"),
        (("cups", "--inside", "--folder", "/nowhere"), "/nowhere is no checkout of the house"),
    ],
)
def test_a_game_that_cannot_be_begun_gets_a_sentence(arguments: tuple[object, ...], message: str) -> None:
    done = run("new-game", *arguments)
    assert done.code == 2
    assert message in " ".join(done.err.split())
    assert done.out == ""
