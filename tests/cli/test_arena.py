"""Tournaments from the outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from program import run

KEY = "serenissima_2012"


def test_a_tournament_says_who_won_how_often(tmp_path: Path) -> None:
    log = tmp_path / "games.jsonl"
    asked = ("arena", KEY, "--bots", "mercante,random", "--games", "4", "--jobs", "1", "--log", log, "--json")
    said = json.loads(run(*asked).out)
    best = said["standings"][0]
    assert (best["bot"], best["seats"], best["wins"]) == ("mercante", 4, 4.0)
    assert best["low"] < 1.0 <= best["high"] + 1e-9
    assert said["faults"] == []
    written = log.read_text(encoding="utf-8")
    assert len(written.splitlines()) == 5, "the conditions, and four games"
    assert json.loads(run(*asked).out) == said
    assert log.read_text(encoding="utf-8") == written, "what the log holds is not played again"


def test_the_table_is_for_people() -> None:
    done = run("arena", KEY, "--bots", "mozzo,random", "--games", "2", "--jobs", "1")
    assert done.code == 0
    assert "mozzo" in done.out
    assert "95 %" in done.out


def test_two_kinds_meet_in_both_ways(tmp_path: Path) -> None:
    picture = tmp_path / "deep" / "picture.png"
    asked = ("arena", KEY, "--bots", "mozzo,random", "--seats", "3", "--games", "3", "--log", tmp_path / "log")
    done = run(*asked, "--plot", picture)
    assert "one mozzo among two random, 3 games" in done.out
    assert "two mozzo with one random, 3 games" in done.out
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    said = json.loads(run(*asked, "--json").out)
    assert [part["bots"] for part in said["line_ups"]] == [["mozzo", "random", "random"], ["mozzo", "mozzo", "random"]]
    assert said["games"] == 6
    assert all(one["chance"] == pytest.approx(1 / 3) for part in said["line_ups"] for one in part["standings"])


def test_the_order_of_arrival_changes_nothing() -> None:
    asked = ("arena", KEY, "--bots", "mozzo,random,random", "--games", "6", "--json")
    assert run(*asked, "--jobs", "1").out == run(*asked, "--jobs", "3").out


@pytest.mark.parametrize("package", ["openskill", "matplotlib", "ray"])
def test_a_missing_package_is_named_with_its_extra(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serenissima.cli.arena.find_spec", lambda name: None if name == package else object())
    done = run("arena", KEY, "--bots", "random,random", "--plot", "x.png", "--ray")
    assert done.code == 2
    assert f"The arena needs {package}." in done.err
    assert f"serenissima[{'ray' if package == 'ray' else 'arena'}]" in done.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("arena", "chess", "--bots", "random,random"), "'chess' is no game of this house"),
        (("arena", KEY, "--bots", "random"), "is not for 1 players"),
        (("arena", KEY, "--bots", "admiral,random"), "'admiral' does not play serenissima_2012"),
        (("arena", KEY, "--bots", "doge-nodeal,random"), "'doge-nodeal' does not play serenissima_2012"),
        (("arena", KEY, "--bots", "no_such_module:Bot,random"), "No module named 'no_such_module'"),
        (("arena", KEY, "--bots", "bad_bots:Nobody,random"), "has no attribute 'Nobody'"),
        (("arena", KEY, "--bots", "bad_bots:CannotSit,random"), "cannot sit down: OSError: no chair"),
        (("arena", KEY, "--bots", "random,random,random", "--seats", "4"), "3 bots and 4 seats do not fit"),
        (("arena", KEY, "--bots", "random,mozzo", "--seats", "9"), "is not for 9 players"),
        (("arena", KEY, "--bots", "random,random", "--games", "0"), "at least one game"),
        (("arena", KEY, "--bots", "random,random", "--seconds", "0"), "at least one game"),
        (("arena", KEY, "--bots", "random,random", "--nodes", "-1"), "at least one game"),
        (("tune", "toy", "--seats", "3"), "cannot be tuned"),
        (("tune", KEY, "--seats", "9"), "cannot be tuned"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], message: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert message in done.err


def test_a_bot_sits_down_where_it_knows_the_game(tmp_path: Path) -> None:
    done = run("play", KEY, "--seats", "mozzo,mercante", "--seed", "3", "--save", tmp_path / "game.rec")
    assert done.code == 0
    assert (tmp_path / "game.rec").read_text(encoding="utf-8").splitlines()[-1].startswith("= ")
    done = run("play", "toy", "--seats", "you,mercante", "--save", tmp_path / "other.rec")
    assert done.code == 2
    assert "does not play toy yet" in done.err


def test_a_bot_without_offers_is_a_bot_too(tmp_path: Path) -> None:
    line_up = "mercante,mercante-nodeal,random"
    done = run("play", "oltremare", "--seats", line_up, "--seed", "3", "--save", tmp_path / "game.rec")
    assert done.code == 0
    assert "The game is over" in done.out
    assert "gains about" not in done.out  # what a deal is worth to a bot is its own business
