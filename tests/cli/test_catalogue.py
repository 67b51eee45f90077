"""`games`, `rules`, `check-data`, the version, and how the program treats what it does not understand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import toy
from conftest import engine
from program import run, run_for_real
from serenissima import __version__
from serenissima.games import GAMES
from serenissima.kernel.game import read_json
from serenissima.rulemap import cited, marked_tests, rule_map, rules_of

KEY = "serenissima_2012"


def test_the_version_names_the_build() -> None:
    done = run_for_real("--version")
    assert done.out.strip() == f"serenissima {__version__} ({engine()} engine)"


def test_the_games_with_their_options() -> None:
    said = {row["key"]: row for row in json.loads(run("games", "--json").out)}
    assert set(said) == set(GAMES)
    options = said[KEY]["options"]["money_visibility"]
    assert options["values"] == ["open", "hidden"]
    assert options["default"] == "open"
    assert said[KEY]["seats"] == [2, 3, 4]
    assert "money_visibility" in run("games").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("dance",), "dance"),
        (("rules", "chess"), "'chess' is no game of this house"),
        (("rules",), "game"),
        (("rules", KEY, "--tests", "/no/such/folder"), "is no folder with tests"),
        (("perft", KEY, "--seats", "2"), "depth"),
        (("perft", KEY, "--seats", "7", "--depth", "1"), "not 7"),
        (("perft", KEY, "--seats", "2", "--depth", "0"), "--depth goes from 1 to 12"),
        (("fuzz", KEY, "--games", "0"), "--games and --jobs begin at 1"),
        (("fuzz", KEY, "--seats", "1"), "not 1"),
        (("fuzz", KEY, "--options", "all"), "--options cannot be 'all'"),
        (("fuzz", KEY, "--options", "random", "--option", "first_seat=0"), "exclude each other"),
        (("bench", "engine", "--games", "0"), "--games and --rounds begin at 1"),
        (("bench", "bots", "--milliseconds", "0"), "--games begins at 0 and --milliseconds at 1"),
        (("bench", "bots-sample", "chess", "--games", "0", "--milliseconds", "1"), "chess"),
        (("check-data", "/no/such/file.json"), "No such file"),
    ],
)
def test_what_is_not_understood_gets_one_message_and_exit_code_2(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert message in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


def test_help_lists_all_commands() -> None:
    done = run_for_real("--help")
    assert done.code == 0
    for command in ("games", "rules", "play", "replay", "verify", "fuzz", "perft", "position", "check-data", "bench"):
        assert command in done.out


# The rule map


@pytest.fixture
def marked(tmp_path: Path) -> Path:
    """A folder with tests for all rules of the toy game but one."""
    rules = list(rules_of(toy.GAME))
    lines = ["import pytest"]
    lines += [f"@pytest.mark.rule({rule!r})\ndef test_{at}(): ..." for at, rule in enumerate(rules[1:])]
    (tmp_path / "test_toy.py").write_text("\n".join(lines))
    return tmp_path


def test_a_rule_without_a_test_is_named(marked: Path) -> None:
    first = next(iter(rules_of(toy.GAME)))
    done = run("rules", "toy", "--tests", marked)
    assert done.code == 1
    assert f"{first}: no test cites it" in done.out


def test_a_citation_of_no_rule_is_named(marked: Path) -> None:
    (marked / "test_more.py").write_text("import pytest\n@pytest.mark.rule('TOY-77.1')\ndef test_x(): ...")
    assert "test_more.test_x cites TOY-77.1, which does not exist" in run("rules", "toy", "--tests", marked).out


def test_the_map_for_programs(marked: Path) -> None:
    said = json.loads(run("rules", "toy", "--tests", marked, "--json").out)
    row = next(row for row in said["rules"] if row["rule"] == "TOY-1.1")
    assert "__init__.Bid" in row["functions"]
    assert row["tests"]
    assert row["text"]
    assert said["gaps"]


def test_a_complete_map_is_good(marked: Path) -> None:
    every = ", ".join(repr(rule) for rule in rules_of(toy.GAME))
    (marked / "test_all.py").write_text(f"import pytest\npytestmark = pytest.mark.rule({every})\ndef test_y(): ...")
    traced = rule_map(toy.GAME, marked)
    unwritten = [gap for gap in traced.gaps() if gap.endswith("no function cites it")]
    assert traced.gaps() == unwritten


def test_marks_on_modules_and_classes_count(tmp_path: Path) -> None:
    file = tmp_path / "test_marks.py"
    file.write_text(
        "import pytest\npytestmark = [pytest.mark.rule('A-1.1')]\n"
        "@pytest.mark.rule('A-1.2')\nclass TestIt:\n"
        "    @pytest.mark.rule('A-1.3', 'A-1.4')\n    def test_z(self): ...\n"
    )
    assert [rule for _, rule in marked_tests(file)] == ["A-1.1", "A-1.2", "A-1.3", "A-1.4"]


def test_a_docstring_may_cite_a_range() -> None:
    order = ["A-1.1", "A-1.2", "A-1.3", "A-1.4"]
    assert list(cited("A-1.2 to A-1.4: words.", order)) == ["A-1.2", "A-1.3", "A-1.4"]
    assert list(cited("A-1.1, A-9.9: words.", order)) == ["A-1.1", "A-9.9"]


# Data files


def changed(tmp_path: Path, change: dict[str, Any]) -> Path:
    said = {**read_json(GAMES[KEY].data_file), **change}
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(said), encoding="utf-8")
    return file


def test_our_own_data_file_is_good() -> None:
    done = run("check-data", GAMES[KEY].data_file)
    assert done.code == 0
    assert "It says the same as our own file." in done.out


def test_a_corrected_data_file_is_compared_and_can_be_played_with(tmp_path: Path) -> None:
    said = read_json(GAMES[KEY].data_file)
    said["ports"][0]["values"] = [1, 3, 4, 5, 6]
    file = changed(tmp_path, said)
    done = run("check-data", file)
    assert done.code == 0
    assert "ports.valencia.values: ours [2, 3, 4, 5, 6], this file [1, 3, 4, 5, 6]" in done.out
    save = tmp_path / "game.rec"
    done = run("play", KEY, "--seats", "random,random", "--seed", 1, "--data", file, "--save", save)
    assert "The game is over" in done.out
    assert run("verify", save).code == 1
    assert run("verify", save, "--data", file).code == 0


def test_every_problem_of_a_data_file_is_listed(tmp_path: Path) -> None:
    done = run("check-data", changed(tmp_path, {"wind": 1, "dice": {"count": 5, "faces": 6, "skull_faces": 6}}))
    assert done.code == 2
    assert "wind: unknown key" in done.err
    assert "dice.skull_faces: a die needs a blank face" in done.err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"game": "chess"}', '{"game": 7}', "\x00"])
def test_files_that_are_no_data_file(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text)
    done = run("check-data", file)
    assert done.code == 2
    assert done.err
