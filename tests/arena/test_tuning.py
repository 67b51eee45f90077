"""Tuning: the same seed leads to the same weights, whether it was stopped on the way or not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from program import run
from serenissima.arena import spread, tuning
from serenissima.arena.log import BadLog
from serenissima.arena.tuning import Trial, Tuning, fitness, player, wins_of, write_weights
from serenissima.bots.levels import weights_file
from serenissima.bots.thinkers import SearchBot, ValueBot
from serenissima.games import GAMES

KEY = "serenissima_2012"


class AtOnce:
    """A pool that plays nothing: a candidate is as good as its first weight is large."""

    def __init__(self, *arguments: object) -> None: ...

    def __enter__(self) -> AtOnce:
        return self

    def __exit__(self, *arguments: object) -> None: ...

    def shutdown(self, cancel_futures: bool) -> None: ...

    def map(self, what: Any, trials: Iterable[Trial]) -> Iterable[float]:
        for trial in trials:
            yield trial.candidate[0] - sum(abs(weight) for weight in trial.candidate[1:]) / 100


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spread, "ProcessPoolExecutor", AtOnce)


def tuned(generations: int, log: Path | None = None) -> Tuning:
    tuning = Tuning(KEY, 2, 2, 7, log)
    tuning.run(generations, 1, lambda _: None)
    return tuning


def test_the_weights_go_where_the_wins_are() -> None:
    found = tuned(6)
    middles = [sum(one.means) / len(one.means) for one in found.history]
    assert middles[-1] > middles[0]
    assert next(iter(found.weights().values())) > found.present[0]
    assert found.played == 6 * found.games_each


def test_a_tuning_goes_on_from_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "deep" / "log.jsonl"
    tuned(2, log)
    log.write_text(log.read_text(encoding="utf-8") + '{"number": 2, "mea', encoding="utf-8")  # killed while writing
    other = json.loads(weights_file(GAMES[KEY]).read_text(encoding="utf-8"))
    other["weights"] = dict.fromkeys(other["weights"], 3.0)  # the best so far was kept meanwhile
    changed = tmp_path / "weights.json"
    changed.write_text(json.dumps(other), encoding="utf-8")
    whole = tuned(4)
    monkeypatch.setattr(tuning, "weights_file", lambda _: changed)
    again = tuned(4, log)
    assert again.history == whole.history
    assert again.played == 2 * again.games_each


def test_a_log_of_other_conditions_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    tuned(1, log)
    with pytest.raises(BadLog, match="other conditions"):
        Tuning(KEY, 3, 2, 7, log)
    lines = log.read_text(encoding="utf-8").splitlines()
    said = json.loads(lines[1])
    said["weights"][0] += 1
    log.write_text(f"{lines[0]}\n{json.dumps(said)}\n", encoding="utf-8")
    with pytest.raises(BadLog, match="leads elsewhere"):
        tuned(2, log)
    log.write_text("{}\n", encoding="utf-8")
    with pytest.raises(BadLog, match="no log of a tuning"):
        tuned(1, log)


def test_weights_are_kept_with_the_command_that_found_them(tmp_path: Path) -> None:
    file = write_weights(KEY, {"a": 1.0}, "serenissima tune", "proven", tmp_path / "deep" / "weights.json")
    said = json.loads(file.read_text(encoding="utf-8"))
    assert (said["weights"], said["tuned_by"], said["proof"]) == ({"a": 1.0}, "serenissima tune", "proven")
    assert "scale" in said
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_weights_at_rest_are_tuned_for_a_search_and_kept_beside_the_others(tmp_path: Path) -> None:
    tuning = Tuning(KEY, 2, 1, 1, nodes=3)
    trial = tuning.trial(tuning.present, "rest")
    assert (trial.nodes, trial.rival_nodes, trial.sight) == (3, 0, tuning.sight)
    assert isinstance(player(trial, 0, True), SearchBot)
    assert isinstance(player(trial, 1, False), ValueBot)
    file = write_weights(KEY, {"a": 2.0}, "serenissima tune", "proven", tmp_path / "weights.json", at_rest=True)
    said = json.loads(file.read_text(encoding="utf-8"))
    assert said["at_rest"] == {"a": 2.0}
    assert said["weights"] == dict(zip(tuning.names, tuning.sight, strict=True))


def test_the_same_weights_win_as_often_as_chance() -> None:
    present = Tuning(KEY, 2, 1, 1)
    trial = Trial(KEY, 2, present.present, present.present, present.scale, "equal")
    assert wins_of(trial) == 1.0, "the same game from both seats"
    assert fitness(trial) == pytest.approx(0.5)


def test_the_command_proves_keeps_and_draws(tmp_path: Path) -> None:
    kept, picture = tmp_path / "weights.json", tmp_path / "picture.png"
    asked = ("tune", KEY, "--seats", 2, "--generations", 2, "--games", 1, "--out", kept, "--jobs", 1)
    done = run(*asked, "--proof", 3, "--plot", picture)
    assert done.code == 0
    assert "games of tuning" in done.out
    assert "One with the new weights among 1 with the old won" in done.out
    assert json.loads(kept.read_text(encoding="utf-8"))["tuned_by"].startswith(f"serenissima tune {KEY} --seats 2")
    assert picture.read_bytes()[:4] == b"\x89PNG"
    kept.unlink()
    said = json.loads(run(*asked, "--proof", 0, "--json").out)
    assert said["kept"]
    assert said["file"] == str(kept)
    assert len(said["generations"]) == 2


def test_weights_that_are_no_better_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tuning, "proof", lambda *_: 0.0)
    kept = tmp_path / "weights.json"
    done = run("tune", KEY, "--seats", 2, "--generations", 1, "--games", 1, "--out", kept)
    assert done.code == 1
    assert "The old weights stay." in done.out
    assert not kept.exists()


def test_what_was_found_is_kept_when_somebody_stops_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Tuning.next_generation

    def stop(self: Tuning, *arguments: Any) -> None:
        if len(self.history) == 2:
            raise KeyboardInterrupt
        ask(self, *arguments)

    monkeypatch.setattr(Tuning, "next_generation", stop)
    kept = tmp_path / "weights.json"
    done = run("tune", KEY, "--seats", 2, "--games", 1, "--out", kept)
    assert done.code == 130
    assert "Stopped after 2 generations" in done.err
    assert "--generations 2 " in json.loads(kept.read_text(encoding="utf-8"))["tuned_by"]
