"""Perft counts, pinned for both builds; random games with all laws on; and the speedometer."""

from __future__ import annotations

import json
import re
from contextlib import nullcontext
from pathlib import Path

import pytest

from conftest import engine
from program import run, run_for_real
from rooms import TESTS, room_of
from serenissima.bots.levels import levels_of
from serenissima.cli import bench, bench_bots, counting
from serenissima.cli.counting import Job, Outcome, keep
from serenissima.cli.faults import Fault
from serenissima.kernel.core import AnyState
from serenissima.kernel.game import GAMES, Game, new, read_json
from serenissima.kernel.perft import perft
from serenissima.kernel.position import from_json
from serenissima.kernel.record import read_record
from serenissima.laws import Violation

KEY = "serenissima_2012"
PINNED = "perft"  # in the tests of each game


def pinned() -> list[tuple[str, str, list[int]]]:
    """Lines such as `2 first_seat=0: 5 40 160` or `loading.json: 9 70`: where it begins, and one count per depth."""
    found = []
    for file in sorted(TESTS.rglob(f"{PINNED}/numbers.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                start, _, counts = line.partition(":")
                found.append((file.parent.parent.name, start, [int(count) for count in counts.split()]))
    return found


def begin(key: str, start: str) -> AnyState:
    """A position from its file, or a new game with so many seats and these options."""
    game = GAMES[key]
    if start.endswith(".json"):
        return from_json(game, read_json(room_of(key) / PINNED / start))
    seats, *options = start.split()
    return new(game, int(seats), dict(option.split("=") for option in options))


@pytest.mark.parametrize(("key", "start", "counts"), pinned())
def test_the_number_of_sequences_is_pinned(key: str, start: str, counts: list[int]) -> None:
    assert perft(begin(key, start), len(counts)) == counts


def test_every_game_is_pinned() -> None:
    assert {key for key, *_ in pinned()} == set(GAMES)


def test_perft_from_the_command_line() -> None:
    done = run("perft", KEY, "--seats", 2, "--depth", 3, "--option", "first_seat=0")
    assert [line.split()[0] for line in done.out.splitlines()] == ["1", "2", "3"]
    said = json.loads(run("perft", KEY, "--seats", 2, "--depth", 3, "--option", "first_seat=0", "--json").out)
    assert [f"{at} {count}" for at, count in enumerate(said["counts"], 1)] == done.out.splitlines()


def test_perft_goes_no_further_than_the_end() -> None:
    assert perft(new(GAMES["toy"], 2), 0) == []


def test_the_summary_of_a_fuzz_run_is_one_line(tmp_path: Path) -> None:
    done = run_for_real("fuzz", KEY, "--seats", 2, "--games", 2, "--seed", 5, "--out", tmp_path, "--jobs", 2)
    assert done.code == 0, done.err
    assert re.fullmatch(r"games=2 entries=\d+ violations=0\n", done.out)
    assert list(tmp_path.iterdir()) == []


def test_seat_counts_take_turns_and_options_are_drawn() -> None:
    done = run("fuzz", "toy", "--games", 6, "--options", "random", "--jobs", 1)
    assert done.code == 0, done.err
    assert done.out.startswith("games=6 ")


def test_a_violation_is_saved_as_a_record_and_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, seats: int, seed: int, options: dict[str, str] | None) -> int:
        raise Violation("audit", "a ducat\nvanished", "game toy rules=1 seats=a,b options={}\n... 0\n")

    monkeypatch.setattr(counting, "check_game", broken)
    done = run("fuzz", "toy", "--seats", 2, "--games", 2, "--seed", 8, "--jobs", 1, "--out", tmp_path / "new")
    assert done.code == 1
    assert done.out == "games=2 entries=0 violations=2\n"
    file = tmp_path / "new" / "toy-2-8.rec"
    assert f"{file}: audit: a ducat vanished\n" in done.err
    assert read_record(file.read_text().splitlines()).complete


def test_a_game_that_does_not_even_begin_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(game: Game, seats: int, seed: int, options: dict[str, str] | None) -> int:
        raise ZeroDivisionError("no wind")

    monkeypatch.setattr(counting, "check_game", crash)
    done = run("fuzz", "toy", "--games", 1, "--jobs", 1, "--out", tmp_path)
    assert done.code == 1
    assert done.out == "games=1 entries=0 violations=1\n"
    assert "begin: ZeroDivisionError: no wind" in done.err


def test_a_folder_that_cannot_be_written_is_a_clear_message() -> None:
    with pytest.raises(Fault, match="cannot be written"):
        keep(Path("/proc/none"), Outcome(Job("toy", 2, 1, None), 0, "audit: x", ""))


def test_the_figures_of_a_bench_for_programs() -> None:
    done = run("bench", "engine", KEY, "--games", 1, "--rounds", 1, "--json")
    assert done.code == 0, done.err
    rows = json.loads(done.out)
    ours = [row for row in rows if row["build"] == engine()]
    assert {row["game"] for row in rows} <= {KEY, bench.PEER}
    assert {row["build"] for row in rows} - {"peer"} == {engine(), "interpreted"}
    assert [row["seats"] for row in ours] == [2, 3, 4]
    for row in ours:
        assert {"decisions_per_s", "games_per_s", "copy_us", "ratio_to_catanatron", "replay_ms"} <= set(row)
        assert min(row["decisions_per_s"], row["games_per_s"], row["copy_us"], row["replay_ms"]) > 0


def few_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of one game in the build that runs, and no peer."""
    figures = {"decisions_per_s": 900.0, "games_per_s": 9.0, "copy_us": 3.0, "replay_ms": 2.0}
    monkeypatch.setattr(bench, "one_round", lambda game, games: [((KEY, 2, engine()), figures)])
    monkeypatch.setattr(bench, "interpreted_sources", lambda: nullcontext(None))
    monkeypatch.setattr(bench, "catanatron_sample", lambda games: None)


def test_the_figures_of_a_bench_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    few_figures(monkeypatch)
    done = run("bench", "engine", "--games", 1, "--rounds", 1)
    assert done.code == 0
    assert "decisions/s" in done.out
    assert "900" in done.out


def test_every_game_is_measured_unless_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "engine_sample", lambda game, count, games: {"games": games})
    every = {(game.key, count, engine()) for game in GAMES.values() for count in game.seats}
    assert {key for key, _ in bench.one_round("", 1)} == every
    assert {key for key, _ in bench.one_round(KEY, 1)} == {(KEY, count, engine()) for count in GAMES[KEY].seats}


def test_the_speed_of_thought_is_measured_in_both_builds() -> None:
    rows = json.loads(run("bench", "bots", "dogeship", "--games", 0, "--json").out)
    assert {row["build"] for row in rows} == {engine(), "interpreted"}
    assert min(row["simulations_per_s"] for row in rows) > 0


def test_the_speed_of_thought_is_measured_in_every_game_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "interpreted_sources", lambda: nullcontext(None))
    for name, few in (("VIEWS", 12), ("POSITIONS", 2), ("SIMULATIONS", 3)):
        monkeypatch.setattr(bench_bots, name, few)
    done = run("bench", "bots", "--games", 0, "--json")
    assert done.code == 0, done.err
    rows = json.loads(done.out)
    assert {row["game"] for row in rows} == {game.key for game in GAMES.values() if "mercante" in levels_of(game)}
    assert min(row["simulations_per_s"] for row in rows) > 0
    assert {row["wins"] for row in rows} == {0.0}


def test_wins_by_thinking_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "simulations_per_s", lambda game, count: 7.0)
    row = bench_bots.sample(GAMES[KEY], 1, 1)
    assert (row["game"], row["seats"], row["games"], row["simulations_per_s"]) == (KEY, 2, 1, 7)
    assert row["wins"] in (0.0, 0.5, 1.0)
    assert bench_bots.shown([row], 1).row_count == 1


def test_a_bench_without_the_peer_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    few_figures(monkeypatch)
    done = run("bench", "engine", "--games", 1, "--rounds", 1)
    assert done.code == 0
    assert "pip install 'serenissima[bench]'" in done.err
