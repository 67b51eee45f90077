"""`serenissima contest`: what the forms are worth, and bots that play one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serenissima.cli import main
from serenissima.contests.simulation import Field, simulated
from serenissima.contests.terms import FORMS, Form
from serenissima.games import GAMES

GAME = min(GAMES)
SIMULATE = ["contest", "simulate", "--people", "8", "--jobs", "1", "--rounds", "3", "--json"]


@pytest.mark.parametrize("form", FORMS)
def test_a_simulated_contest_depends_on_its_number_alone_and_ranks_people(form: Form) -> None:
    field = Field(form, 4, (3, 4, 5), 4, "1", people=12)
    assert simulated(field, 3) == simulated(field, 3)
    found = [simulated(field, number) for number in range(15)]
    assert sum(one.tau for one in found) / 15 > 0.3
    assert all(1 <= one.best <= 12 and one.tables > 0 for one in found)


def test_a_simulation_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "log.jsonl"
    assert main([*SIMULATE, "--contests", "12", "--log", str(log)]) == 0
    first = json.loads(capsys.readouterr().out)
    lines = log.read_bytes().splitlines()
    assert len(lines) == len(FORMS)
    log.write_bytes(b"\n".join(lines[1:]) + b'\n{"torn')
    assert main([*SIMULATE, "--contests", "12", "--log", str(log)]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert [one["form"] for one in first["forms"]] == list(FORMS)
    assert all(one["contests"] == 12 for one in first["forms"])


def test_a_simulation_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "forms.png"
    assert main([*SIMULATE, "--contests", "2", "--plot", str(picture)]) == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_bots_play_a_contest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["contest", "play", "--game", GAME, "--bots", ",".join(["random"] * 5), "--seats", "3", "--rounds", "2"]
    command += ["--jobs", "1", "--json", "--log", str(tmp_path / "games.jsonl")]
    assert main(command) == 0
    said = json.loads(capsys.readouterr().out)
    assert [line["place"] for line in said["standings"]] == [1, 2, 3, 4, 5]
    assert len(said["rounds"]) == 2
    worth = sum(
        2 * len(one["resting"]) + sum(1.75 * len(pod["seats"]) for pod in one["pods"]) for one in said["rounds"]
    )
    assert sum(line["points"] for line in said["standings"]) == pytest.approx(worth)
    played = (tmp_path / "games.jsonl").read_bytes()
    assert main(command) == 0
    assert json.loads(capsys.readouterr().out) == said
    assert (tmp_path / "games.jsonl").read_bytes() == played


@pytest.mark.parametrize(
    "wrong",
    [
        ["contest", "play", "--game", GAME, "--bots", "random", "--form", "swiss"],
        ["contest", "play", "--game", GAME, "--bots", "random,nobody,random,random"],
        ["contest", "play", "--game", GAME, "--bots", "random,random,random,random", "--form", "arena"],
        ["contest", "simulate", "--people", "3"],
        ["contest", "simulate", "--seats", "9", "--people", "30"],
        ["contest", "simulate", "--contests", "0"],
    ],
)
def test_what_cannot_be_played_is_said(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong) == 2
    assert capsys.readouterr().err
