"""The log of a tournament: gone on from, repaired, or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from program import run
from serenissima.arena.log import BadLog, Log, conditions
from serenissima.arena.match import Pairing, Result
from serenissima.arena.tournament import run as run_tournament

KEY = "serenissima_2012"
UNDER = conditions(KEY, 1.0, 0)


class Counting:
    """Plays nothing, and counts what it was asked to play; the last comes first."""

    def __init__(self) -> None:
        self.asked: list[Pairing] = []

    def play_all(self, wanted: Any) -> Any:
        self.asked = list(wanted)
        for pairing in reversed(self.asked):
            yield result_of(pairing)


def result_of(pairing: Pairing) -> Result:
    return Result(pairing.bots, pairing.seed, [3, 1], [1, 2], 5)


def wanted(count: int) -> list[Pairing]:
    return [Pairing(KEY, ("random", "mozzo"), f"1 {number}") for number in range(count)]


def test_what_the_log_holds_is_not_played_again(tmp_path: Path) -> None:
    file, seen = tmp_path / "deep" / "log.jsonl", Counting()
    run_tournament(wanted(3), seen, Log(file, UNDER), lambda _: None)
    done: list[Result] = []
    results = run_tournament(wanted(5), seen, Log(file, UNDER), done.append)
    assert [pairing.seed for pairing in seen.asked] == ["1 3", "1 4"]
    assert len(done) == 5
    assert [result.seed for result in results] == [pairing.seed for pairing in wanted(5)], "in order, whoever was first"


def test_a_torn_last_line_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    run_tournament(wanted(2), Counting(), Log(file, UNDER), lambda _: None)
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-20], encoding="utf-8")
    log = Log(file, UNDER)
    assert log.torn
    assert len(log.known) == 1
    run_tournament(wanted(2), Counting(), log, lambda _: None)
    assert sorted(file.read_text(encoding="utf-8").splitlines()) == sorted(whole.splitlines())


def test_a_log_torn_in_its_first_line_begins_again(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text('{"arena": 1, "ga', encoding="utf-8")
    assert Log(file, UNDER).known == {}
    assert json.loads(file.read_text(encoding="utf-8")) == UNDER


@pytest.mark.parametrize(
    ("other", "message"),
    [
        ({"game": "oltremare"}, "game was 'oltremare' and is 'serenissima_2012'"),
        ({"rules": 99}, "rules was 99"),
        ({"program": "0.0.1"}, "program was '0.0.1'"),
        ({"bots": "0"}, "bots was '0'"),
        ({"seconds": 9.0}, "seconds was 9.0 and is 1.0"),
        ({"nodes": 3}, "nodes was 3 and is 0"),
    ],
)
def test_a_log_of_other_conditions_is_refused(tmp_path: Path, other: dict[str, Any], message: str) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(json.dumps(UNDER | other) + "\n", encoding="utf-8")
    with pytest.raises(BadLog, match=message):
        Log(file, UNDER)


@pytest.mark.parametrize("text", ["diary\n", "dear diary", "[1, 2]\n", '{"bots": [], "seed": "1"}\n'])
def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadLog, match="is no log of the arena"):
        Log(file, UNDER)
    assert file.read_text(encoding="utf-8") == text


def test_a_bad_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    file.write_text(json.dumps(UNDER) + '\n{"bots": ["a"]}\n', encoding="utf-8")
    with pytest.raises(BadLog, match="line 2"):
        Log(file, UNDER)


def test_the_command_says_what_is_strange_about_a_log(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    asked = ("arena", KEY, "--bots", "random,random", "--games", 1, "--log", file)
    assert run(*asked).code == 0
    done = run(*asked, "--seed", "other")
    assert "also holds 1 games of other line-ups or seeds" in done.err
    file.write_bytes(file.read_bytes()[:-5])
    assert "the last line was torn" in run(*asked).err
    done = run(*asked, "--seconds", 2)
    assert done.code == 2
    assert "seconds was 1.0 and is 2.0" in done.err
    assert "another file" in done.err
    done = run("arena", KEY, "--bots", "random,random", "--log", tmp_path)
    assert done.code == 2
    assert "directory" in done.err
